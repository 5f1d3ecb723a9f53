"""The options of a game, the position that it begins from, and the sets of options that laws go through."""

from dataclasses import dataclass, replace

from sortilege.games.madness.card_set import read_cards, texts
from sortilege.games.madness.card_steps import WORDS
from sortilege.games.madness.rules import Madness
from sortilege.kernel.errors import BadOption
from sortilege.kernel.nearest import nearest
from sortilege.kernel.options import Options, Value, option

SEATS = (2, 3, 4, 5)
DIFFICULTIES = ("easy", "normal", "hard")
PILES = ("2n", "5n")
RECOMMENDED = {  # so that good play wins most games and no table is hopeless; the rulebook's own pile stays the default
    2: {"difficulty": "hard", "madness": "2n"},
    3: {"difficulty": "normal", "madness": "2n"},
    4: {"difficulty": "normal", "madness": "5n"},
    5: {"difficulty": "easy", "madness": "5n"},
}


@dataclass(frozen=True)
class MadnessOptions(Options):
    """How many play, how hard, and with which magicians and cards."""

    seats: int = option(2, low=2, high=5)
    difficulty: str = option("normal", choices=DIFFICULTIES)
    madness: str = option("2n", choices=PILES)  # the Madness pile: 10 and so many for each of n players
    choose: bool = option(False)  # each player chooses a magician, as the rulebook has it
    first: int = option(1, low=1, high=5, seat=True)  # who begins
    magicians: str = option("random", by_seat=True)  # or names in seat order: fire-a,water-b; - is drawn at random
    cards: str = option("ours")  # or a set of cards as JSON

    def check(self) -> None:
        named = [magician for magician in self.named() if magician >= 0]
        if len(self.named()) > self.seats or len(set(named)) < len(named):
            raise BadOption.said(WORDS, "bad-magicians", given=repr(self.magicians), seats=self.seats)
        if self.first > self.seats:
            raise BadOption.said(WORDS, "bad-first", first=self.first, seats=self.seats)

    def named(self) -> list[int]:
        """The magician of each seat that has a named one; -1 for a random one."""
        known = [magician.short for magician in texts(read_cards(self.cards)).magicians]
        named = [] if self.magicians == "random" else self.magicians.split(",")
        for name in named:
            if name not in (*known, "-"):
                listed = ", ".join(known)
                raise BadOption.said(WORDS, "no-magician", name=repr(name), near=nearest(name, known), known=listed)
        return [known.index(name) if name != "-" else -1 for name in named]


def rematch(options: MadnessOptions) -> MadnessOptions:
    """The options of a rematch: each player takes his magician to the next seat."""
    if options.magicians == "random":
        return options
    first, *others = [*options.magicians.split(","), *["-"] * options.seats][: options.seats]
    return replace(options, magicians=",".join([*others, first]))


def table(options: MadnessOptions) -> Madness:
    """The table before anybody sits at it (B1.3)."""
    cards = read_cards(options.cards)
    pile = 10 + int(options.madness[0]) * options.seats
    position = Madness(options.seats, cards, DIFFICULTIES.index(options.difficulty), min(pile, int(cards.box)))
    position.options = options
    return position


def start(options: MadnessOptions) -> Madness:
    """The position before the first draw: named magicians are seated."""
    position = table(options)
    for seat, magician in enumerate(options.named()):
        if magician >= 0:
            position.seat_magician(seat, magician)
    position.active = options.first - 1
    if options.choose:
        position.ask_magician()
    position.settle()
    return position


def option_sets() -> list[dict[str, Value]]:
    """Every number of seats with every difficulty, the two piles in turn."""
    pairs = [(seats, difficulty) for seats in SEATS for difficulty in DIFFICULTIES]
    return [
        {"seats": seats, "difficulty": difficulty, "madness": PILES[(i + i // 3) % 2],
         "choose": i % 4 == 3, "first": 1 + i % 2}
        for i, (seats, difficulty) in enumerate(pairs)
    ]  # fmt: skip
