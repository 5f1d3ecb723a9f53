"""The judge of Archimage: what a position is worth to a seat, and which moves look good before they are searched."""

from math import exp
from typing import Final

from mypy_extensions import i64

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.breaking import total
from sortilege.games.archimage.rules import Archimage
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import OVER, Position

CHEAP: Final = 0.25  # a reachable scroll, in shares of its power
DIE: Final = 0.5  # a die that still shows something, in points for each 6
SPREAD: Final = 6.0  # a lead of so many points is worth 1 / (1 + 1/e)


class ArchimageEvaluation(Evaluation):
    """Counts points, the scrolls within reach, and the dice."""

    def value(self, position: Position, seat: i64) -> float:
        if position.seat == OVER:
            return position.score(seat)
        assert isinstance(position, Archimage)
        mine: float = outlook(position, seat)
        total_: float = 0.0
        other: i64 = 0
        while other < position.seats:
            total_ += exp((outlook(position, other) - mine) / SPREAD) if other != seat else 1.0
            other += 1
        return 1.0 / total_

    def prior(self, position: Position, move: i64) -> float:
        """Scrolls before tokens, the strong before the weak, and no dice wasted."""
        assert isinstance(position, Archimage)
        kind: i64 = mv.kind_of(move)
        if kind == mv.END:
            return 0.2
        if kind == mv.BREAK or (kind == mv.CHOOSE_SPACE and position.phase == mv.FREE):
            code: i64 = i64(position.cell[mv.one_of(move)])
            power: i64 = sc.POWER_OF[code]
            waste: i64 = total(mv.dice_of(move)) - power if kind == mv.BREAK else 0
            gain: float = (0.45 if code >= sc.SCROLL else 0.2) + 0.08 * float(power)
            return max(0.05, gain - 0.04 * float(waste))
        return 0.5


def outlook(p: Archimage, seat: i64) -> float:
    """Points, a share of the best scroll within reach, the seals within reach, and something for dice."""
    worth: float = float(p.points(seat))
    p.flood(seat)
    best: i64 = 0
    reachable: i64 = 0
    tokens: i64 = 0
    i: i64 = 0
    while i < p.goals:
        code: i64 = i64(p.cell[p.goal[i]])
        if code >= sc.SCROLL:
            best = max(best, sc.POWER_OF[code])
            reachable += 1
        else:
            tokens += sc.POWER_OF[code]
        i += 1
    if p.goals > reachable:
        worth += 0.15 * float(tokens) / float(p.goals - reachable)  # who stands deep has strong seals before him
    worth += CHEAP * float(best) + 0.1 * float(min(reachable, 4))
    colour: i64 = 0
    while colour < 4:
        worth += DIE * float(total(p.dice[4 * seat + colour])) / 6.0
        colour += 1
    p.reached = -1
    return worth
