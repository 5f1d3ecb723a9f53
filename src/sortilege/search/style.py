"""How a search thinks: what it trusts the game's judge with. Each game has its own, as data in its levels.toml."""

from mypy_extensions import i64


class Style:
    """The numbers of a search. Without `guide` it is plain UCT, with it the judge's priors steer it."""

    def __init__(
        self,
        exploration: float = 0.7,  # curiosity of plain UCT, for scores between 0 and 1
        guide: float = 0.0,  # curiosity of guided search, shared out by the judge's priors
        sharp: float = 1.0,  # the power that priors are raised to before they are shared out
        plies: i64 = -1,  # plies played on from a new node before the judge is asked; -1: to the end, unasked
        trust: float = 1.0,  # the judge's share in the value of a node; the rest is a random game
        follow: float = 0.0,  # the share of those plies that the priors choose, not chance
        whole: float = 0.5,  # curiosity of guided search by whole turns, where the judge knows some; 0: never by turns
    ) -> None:
        self.exploration: float = exploration
        self.guide: float = guide
        self.sharp: float = sharp
        self.plies: i64 = plies
        self.trust: float = trust
        self.follow: float = follow
        self.whole: float = whole
