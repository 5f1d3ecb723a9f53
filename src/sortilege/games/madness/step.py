"""One step of a card's effect, as card_steps.py compiles it: shared by all positions, never changed."""

from mypy_extensions import i64

from sortilege.games.madness import codes as c


class CardStep:
    """What a step does, how often, to whom, with which cards."""

    def __init__(self, op: i64) -> None:
        self.op: i64 = op
        self.n: i64 = 1
        self.by: i64 = c.BY_DEFAULT
        self.zones: i64 = 0  # bits
        self.wanted: i64 = c.ANY_CARD  # the filter on cards
        self.flags: i64 = 0
        self.to: i64 = 0
        self.lists: i64 = 0  # the first of its lists of steps
        self.how_many_lists: i64 = 0
        self.extra: i64 = 0  # of a discount its kind, of others what they forbid, which pile, which result

    def has(self, flag: i64) -> bool:
        return self.flags & flag != 0

    def least(self) -> i64:
        """How many must be chosen: none where the card says "may"."""
        return 0 if self.flags & c.MAY else self.n
