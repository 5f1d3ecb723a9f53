"""What search should know of SPELL: points, cards to cast with, active tiles, and moves that complete a rune."""

from math import exp
from typing import Final

from mypy_extensions import i64

from sortilege.games.spell.rules import Spell
from sortilege.games.spell.solver import solve
from sortilege.games.spell.state import BUILD, TARGET, TURN
from sortilege.games.spell.turn import CAST, CLAIM, END, FLIP, LIFT, SPECIAL, STEP
from sortilege.kernel.bits import popcount
from sortilege.kernel.judge import Judge
from sortilege.kernel.position import OVER, Position

SIGHT: Final = 300  # nodes of the solver for one opinion
FORESIGHT: Final = 3000  # and for the plan of a turn


class SpellJudge(Judge):
    """Compares points and prospects, the more sharply the nearer the end."""

    def value(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Spell)
        if position.seat == OVER:
            return position.score(seat)
        if position.first < 0 or (position.stage <= BUILD and position.turn == 0):
            return 0.5
        lead: float = worth(position, seat) - worth(position, 1 - seat)
        left: float = float(2 * position.terms.rounds - position.turn)
        return 1.0 / (1.0 + exp(-lead / (1.5 + 0.25 * left)))

    def prior(self, position: Position, move: i64) -> float:
        assert isinstance(position, Spell)
        kind: i64 = move & 15
        if position.stage != TURN and position.stage != TARGET:
            return 0.5
        if kind == CLAIM:
            return 1.0
        if kind == END:
            return _prior_of_end(position)
        if kind == CAST:
            return 0.3
        if _completes(position, move):
            return 0.9
        if kind == FLIP:
            return 0.6 if position.own(position.mover()) & ~position.active & (1 << (move >> 4)) else 0.2
        if kind == STEP:
            return 0.3
        return 0.25 if kind == LIFT else 0.1 if kind == SPECIAL else 0.2

    def plan(self, position: Position) -> list[int]:
        """The way to the most points this turn, by the solver."""
        assert isinstance(position, Spell)
        found = solve(position, FORESIGHT)
        return found.moves if found.points else []


def worth(position: Spell, seat: i64) -> float:
    """Points, and what will make points: cards in hand, active tiles, and what a short look finds for this turn."""
    cards: float = 0.0
    level: i64 = 0
    while level < 3:
        cards += (0.9 + 0.2 * float(level)) * float(popcount(position.hand(seat) & position.deck.of_level[level]))
        level += 1
    active: i64 = popcount(position.own(seat) & position.active)
    total: float = float(position.points(seat)) + cards + 0.8 * float(active)
    if position.mover() == seat and (position.stage == TURN or position.stage == TARGET):
        total += 0.9 * float(solve(position, SIGHT).points)
    return total


def ready(position: Spell) -> i64:
    """The points that can be taken at once."""
    cards: i64 = position.claimable()
    points: i64 = 0
    level: i64 = 0
    while level < 4:
        if cards & position.deck.of_level[level]:
            points += level + 1
        level += 1
    return points


def _completes(position: Spell, move: i64) -> bool:
    after = position.copy()
    after.play(move)
    return after.stage == TURN and ready(after) > ready(position)


def _prior_of_end(position: Spell) -> float:
    if position.claimable():
        return 0.0
    return 0.05 if position.wizard_actions or position.arena_actions else 0.4
