"""What search should know of SPELL: points, cards to cast with, active tiles, and moves that complete a rune."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.spell import moves as mv
from sortilege.games.spell import state as st
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.solver.prospects import TILE, WORTH, hand_of, worth_of_hand
from sortilege.games.spell.solver.reach import TurnSearch, fresh
from sortilege.games.spell.solver.solve import solve
from sortilege.kernel.bits import popcount
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import OVER, Position

SIGHT: Final = 300  # nodes of the solver for one evaluation
FORESIGHT: Final = 3000  # and for the plan of a turn

# How leads at the beginning of a turn turned out: the log-odds of the seat whose turn it is are a + b * lead. Fitted to
# games between players that take the best end of a turn as `reach` sees it (docs/bots.md).
DUEL: Final = vec[float](  # a of each turn
    [-1.228, -0.448, -2.322, -0.855, -1.911, 0.234, -3.914, 0.667, -5.548, 1.06, -2.138, 3.505]
)
DUEL_BY_LEAD: Final = vec[float](
    [0.675, 1.061, 1.253, 1.531, 0.33, 0.428, 0.436, 0.547, 0.557, 0.73, 0.507, 0.755]
)  # b
NORMAL: Final = vec[float](  # in solo, a and b of each round
    [13.689, 0.9, 24.333, 1.84, 7.572, 0.703, 2.14, 0.7, -8.06, 1.188, -17.215, 2.156]
)
HARD: Final = vec[float]([19.743, 1.503, 32.248, 2.651, 2.362, 0.367, -1.059, 0.503, -5.612, 1.704])


class SpellEvaluation(Evaluation):
    """Compares points and prospects, the more sharply the nearer the end."""

    def value(self, position: Position, seat: i64) -> float:
        assert isinstance(position, SpellPosition)
        if position.seat == OVER:
            return position.score(seat)
        if position.first < 0 or (position.stage <= st.BUILD and position.turn == 0):
            return 0.5
        alone: bool = position.terms.solo
        lead: float = worth(position, seat) - (float(position.terms.end_at) if alone else worth(position, 1 - seat))
        left: float = float(2 * position.terms.rounds - position.turn)
        return 1.0 / (1.0 + exp(-lead / (1.5 + 0.25 * left)))

    def prior(self, position: Position, move: i64) -> float:
        assert isinstance(position, SpellPosition)
        kind: i64 = mv.kind_of(move)
        if not position.in_turn():
            return 0.5
        if kind == mv.CLAIM:
            return 1.0
        if kind == mv.END:
            return _prior_of_end(position)
        if kind == mv.CAST:
            return 0.3
        if _completes(position, move):
            return 0.9
        if kind == mv.FLIP:
            return 0.6 if position.own(position.mover()) & ~position.active & (1 << (move >> 4)) else 0.2
        if kind == mv.STEP:
            return 0.3
        return 0.25 if kind == mv.LIFT else 0.1 if kind == mv.SPECIAL else 0.2

    def plan(self, position: Position) -> list[int]:
        """The way to the most points this turn, by the solver."""
        assert isinstance(position, SpellPosition)
        best = solve(position, FORESIGHT)
        return best.moves if best.points else []

    def turns(self, position: Position) -> list[list[int]]:
        """The turns with the best outlook; in solo also each way to break a tie of the script."""
        assert isinstance(position, SpellPosition)
        if fresh(position):
            search = TurnSearch(position)
            return [search.moves(code) for code in search.codes]
        if position.terms.solo and position.stage in (st.SCRIPT_WIZARD, st.SCRIPT_LIFT):
            return [[move] for move in position.moves()]
        return []

    def is_turn_start(self, position: Position) -> bool:
        assert isinstance(position, SpellPosition)
        return fresh(position)

    def value_at_turn_start(self, position: Position, seat: i64) -> float:
        """By what the turn that begins can bring, as such leads have turned out in games."""
        assert isinstance(position, SpellPosition)
        if position.seat == OVER or not fresh(position):
            return self.value(position, seat)
        turn: i64 = position.turn
        lead: float = lead_of_mover(position)
        if position.terms.solo:
            row = HARD if position.terms.hard else NORMAL
            return 1.0 / (1.0 + exp(-row[turn] - row[turn + 1] * lead))
        chance: float = 1.0 / (1.0 + exp(-DUEL[turn] - DUEL_BY_LEAD[turn] * lead))
        return chance if position.seat == seat else 1.0 - chance


def lead_of_mover(position: SpellPosition) -> float:
    """Points with the best end of the turn that begins; less the rival's and its cards, in solo less what is needed."""
    me: i64 = position.mover()
    best: float = float(position.points(me)) + TurnSearch(position).scores[0]
    if position.terms.solo:
        return best - float(position.terms.end_at)
    return best - float(position.points(1 - me)) - worth_of_hand(hand_of(position, 1 - me))


def worth(position: SpellPosition, seat: i64) -> float:
    """Points, and what will make points: cards in hand, active tiles, and what a short search finds for this turn."""
    active: float = WORTH[TILE] * float(popcount(position.own(seat) & position.active))
    total: float = float(position.points(seat)) + worth_of_hand(hand_of(position, seat)) + active
    if position.mover() == seat and position.in_turn():
        total += 0.9 * float(solve(position, SIGHT).points)
    return total


def ready(position: SpellPosition) -> i64:
    """The points that can be taken at once."""
    cards: i64 = position.claimable()
    points: i64 = 0
    level: i64 = 0
    while level < 4:
        if cards & position.deck.of_level[level]:
            points += level + 1
        level += 1
    return points


def _completes(position: SpellPosition, move: i64) -> bool:
    """Tells whether this move lets one take a rune."""
    after = position.copy()
    after.play(move)
    return after.stage == st.TURN and ready(after) > ready(position)


def _prior_of_end(position: SpellPosition) -> float:
    if position.claimable():
        return 0.0
    return 0.05 if position.wizard_actions or position.arena_actions else 0.4
