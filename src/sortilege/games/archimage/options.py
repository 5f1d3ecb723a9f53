"""The options of Archimage, the sets of them that laws go through, and the position that a game begins from."""

from dataclasses import dataclass

from sortilege.games.archimage.plan import plan
from sortilege.games.archimage.rules import Archimage
from sortilege.kernel.options import Options, Value, option

SEATS = (2, 3, 4, 5)
CIRCLES = ("I", "II", "III", "IV", "random")


@dataclass(frozen=True)
class ArchimageOptions(Options):
    """How many play, with which circle beside circle 0 (A3.1), and on which board."""

    seats: int = option(2, low=2, high=5)
    circle: str = option("I", choices=CIRCLES)
    board: str = option("")  # JSON as in boards.json; empty for our own

    def check(self) -> None:
        plan(self.seats, self.board)


def option_sets() -> list[dict[str, Value]]:
    """Every circle with every number of seats."""
    return [{"seats": seats, "circle": circle} for circle in CIRCLES for seats in SEATS]


def start(options: ArchimageOptions) -> Archimage:
    """The empty tower; a random circle is chance's first choice."""
    circle = (CIRCLES.index(options.circle) + 1) % len(CIRCLES)
    position = Archimage(plan(options.seats, options.board).board, circle)
    position.options = options
    return position
