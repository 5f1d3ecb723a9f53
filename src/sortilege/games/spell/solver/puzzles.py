"""Puzzles from self-play: a position, and the question how many points its turn can bring."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from sortilege.games.spell import moves as mv
from sortilege.games.spell import state as st
from sortilege.games.spell.evaluation import ready
from sortilege.games.spell.notation import write_move
from sortilege.games.spell.options import SpellOptions, start
from sortilege.games.spell.position_text import write
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.solver.solve import Solution, solve
from sortilege.kernel.bits import bit_index
from sortilege.kernel.options import changed, write_value
from sortilege.kernel.position import OVER
from sortilege.kernel.record import Item, Record, write_record
from sortilege.kernel.rng import Rng

_ACTIONS = (mv.FLIP, mv.STEP, mv.LIFT)
QUICK = 3_000  # nodes that a player in self-play looks at
PATIENT = 400_000  # nodes for a puzzle's answer; a position that needs more is no puzzle


@dataclass(frozen=True)
class Puzzle:
    """A turn that can bring so many points, the moves that do it, and how hard they are to find (1 to 5)."""

    position: SpellPosition
    points: int
    moves: list[int]
    difficulty: int


def puzzles(options: SpellOptions, points: int, seed: int) -> Iterator[Puzzle]:
    """Turns of a game of self-play that bring at least so many points, none of them lying ready."""
    for position in turns(options, Rng(seed), Random(seed)):
        if ready(position):
            continue
        answer = solve(position, PATIENT)
        if answer.exact and answer.points >= points:
            yield Puzzle(position, int(answer.points), answer.moves, difficulty(position, answer))


def turns(options: SpellOptions, rng: Rng, chance: Random) -> Iterator[SpellPosition]:
    """The beginnings of all turns in a game of two who take what a short search finds, then build up."""
    position = start(options)
    while position.seat != OVER:
        if position.stage != st.TURN:
            position.play(position.pick(rng))
            continue
        yield position.copy()
        for move in solve(position, QUICK).moves:
            position.play(move)
        _build_up(position, chance)
        position.play(mv.END)


def _build_up(position: SpellPosition, chance: Random) -> None:
    """Uses the actions that are left: flips of own tiles first."""
    while True:
        kinds = {kind: [move for move in position.moves() if mv.kind_of(move) == kind] for kind in _ACTIONS}
        own = position.own(position.mover()) & ~position.active
        flips = [move for move in kinds[mv.FLIP] if own >> mv.a_of(move) & 1]
        moves = flips or kinds[mv.LIFT] or kinds[mv.STEP]
        if not moves:
            return
        position.play(chance.choice(moves))


def record(puzzle: Puzzle, options: SpellOptions) -> str:
    """The puzzle as a record: the position, the question as its comment, the answer as its moves."""
    record = Record("spell", 1)
    record.options = {name: write_value(value) for name, value in changed(options).items()}
    record.start = write(puzzle.position)
    record.comment = (
        f"{puzzle.points} points in this turn: how? Difficulty {puzzle.difficulty} of 5. / "
        f"{puzzle.points} points en ce tour : comment ? Difficulté {puzzle.difficulty} sur 5."
    )
    probe = puzzle.position.copy()
    for move in puzzle.moves:
        turn = 0 if record.items else int(probe.turn) + 1
        record.items.append(Item(write_move(probe, move), turn=turn))
        probe.play(move)
    return write_record(record)


def difficulty(position: SpellPosition, answer: Solution) -> int:
    """By the number of choices in the answer, runes not counted; harder if the nearest points lead astray."""
    choices = sum(mv.kind_of(move) not in (mv.CLAIM, mv.CAST) for move in answer.moves)
    return max(1, min(5, choices - 2 + (greedy(position) < answer.points)))


def greedy(position: SpellPosition) -> int:
    """What one reaches by taking, again and again, the single choice that brings most at once."""
    probe = position.copy()
    before = probe.points(probe.mover())
    while best := _best_next(probe):
        for move in best:
            probe.play(move)
        while cards := probe.claimable():
            probe.play(mv.move(mv.CLAIM, bit_index(cards & -cards)))
    return int(probe.points(probe.mover()) - before)


def _best_next(position: SpellPosition) -> list[int]:
    """The choice (a spell with its target is one) after which most points lie ready; none if no choice brings any."""
    best, best_line = 0, []
    for line in _choices(position):
        after = position.copy()
        for move in line:
            after.play(move)
        if ready(after) > best:
            best, best_line = ready(after), line
    return best_line


def _choices(position: SpellPosition) -> Iterator[list[int]]:
    for move in position.moves():
        after = position.copy()
        after.play(move)
        if after.stage == st.TARGET:
            yield from ([move, target] for target in after.moves())
        elif mv.kind_of(move) not in (mv.CLAIM, mv.END):
            yield [move]
