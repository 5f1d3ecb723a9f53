"""The position on a spell's card: one with as few gems as possible in which every sentence is seen at work."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations, permutations
from math import dist

from sortilege.games.grimoire.language.gems import MOST, Board, Gem, board_of
from sortilege.games.grimoire.language.meaning.circuit import TooHard
from sortilege.games.grimoire.language.meaning.evaluate import Outcome, evaluate
from sortilege.games.grimoire.language.meaning.prove import Finding, Prover
from sortilege.games.grimoire.language.meaning.remembered import REMEMBERED
from sortilege.games.grimoire.language.points import PLACES
from sortilege.games.grimoire.language.tree import Forbid, Spell, canonical

Spot = tuple[int, int]  # column and row on the drawing
Way = tuple[Spot, Spot]
_CLASHES = ("stays", "merges", "beaten")  # what the story of a cast tells where the clash sentence is at work
_CONTRADICTIONS = ("E-CLASH", "E-TWICE")  # two orders that are drawn against each other
_ROUNDS = 4  # of moving gems about, until no other place reads better


@lru_cache(REMEMBERED)
def illustration(spell: Spell) -> Board | None:
    """A smallest position where as many sentences as possible order a gem; None for a spell that never does anything.

    Sentences whose conditions exclude each other cannot all be at work; then the first ones that can be are shown. Of
    several positions as small, one is taken whose arrows are long and lead past no other gem.
    """
    prover = Prover(canonical(spell))
    try:
        return _shown(prover)
    except TooHard:
        return None
    finally:
        prover.close()


def _shown(prover: Prover) -> Board | None:
    meaning, circuit = prover.meaning, prover.circuit
    wanted, working = [meaning.effective, meaning.changes], list[int]()
    if circuit.solve(*wanted) is None:
        return None
    for index, chosen in enumerate(meaning.chosen):
        at_work = circuit.any(chosen)
        if circuit.solve(*wanted, at_work) is not None:
            wanted.append(at_work)
            working.append(index)
    clash = prover.spell.clash
    clashes = bool(clash) and not isinstance(clash, Forbid) and circuit.solve(*wanted, meaning.clashing) is not None
    if clashes:
        wanted.append(meaning.clashing)

    def shows(board: Board) -> bool:
        outcome = evaluate(prover.spell, board)
        ordered = {event.index for event in outcome.story if event.kind == "ordered"}
        settled = not clashes or any(event.kind in _CLASHES for event in outcome.story)
        return outcome.verdict == "done" and outcome.board != board and ordered.issuperset(working) and settled

    found = prover.smallest_of(shows, *wanted)
    return None if found is None else _readable(prover.spell, found, shows)


@lru_cache(REMEMBERED)
def counterexample(spell: Spell, finding: Finding) -> Finding:
    """The finding with a position as small that shows the same, and whose arrows are long: it reads best."""
    if finding.board is None or finding.code not in _CONTRADICTIONS:
        return finding

    def shows(board: Board) -> bool:
        return any(fault.code == finding.code for fault in evaluate(spell, board).faults)

    found = [board for board in _pairs(finding.board) if shows(board)]
    board = max(found, key=lambda one: _ease(one, evaluate(spell, one)), default=finding.board)
    board = _readable(spell, board, shows)
    points = next(fault.points for fault in evaluate(spell, board).faults if fault.code == finding.code)
    return replace(finding, board=board, points=points)


def _readable(spell: Spell, board: Board, shows: Callable[[Board], bool]) -> Board:
    """Moves and changes gems one by one as long as the drawing becomes easier to read."""
    best = _ease(board, evaluate(spell, board))
    for _ in range(_ROUNDS):
        before = board
        for other in _neighbours(before):
            if shows(other) and (ease := _ease(other, evaluate(spell, other))) > best:
                board, best = other, ease
        if board == before:
            break
    return board


def _pairs(board: Board) -> Iterator[Board]:
    """The boards with two gems elsewhere, if there are two: gems that meet can only be moved together."""
    gems = [gem for gem in board if gem is not None]
    if len(gems) == 2:
        yield from (board_of(zip(places, gems, strict=True)) for places in permutations(PLACES, 2))


def _neighbours(board: Board) -> Iterator[Board]:
    """The boards that differ in one gem: on another point, or the caster's in place of the other master's."""
    for start, gem in enumerate(board):
        if gem is None:
            continue
        own = Gem("me", gem.element)
        if own != gem and board.count(own) < MOST:
            yield (*board[:start], own, *board[start + 1 :])
        for end in range(24):
            if board[end] is None:
                row = list(board)
                row[start], row[end] = None, gem
                yield tuple(row)


def _ease(board: Board, outcome: Outcome) -> float:
    """How easily a cast is read: long arrows that do not cross, nothing in their way, one's own gems, none lost."""
    taken = {point for point, _ in outcome.taken}
    ordered = {(event.point, event.to) for event in outcome.story if event.kind == "ordered" and event.to}
    moves = set(outcome.moves) if outcome.verdict == "done" else ordered
    ways = [(PLACES[a], PLACES[b]) for a, b in sorted(moves) if b and a != b and a not in taken]
    standing = [PLACES[point] for point, gem in enumerate(board, 1) if gem is not None]
    blocked = sum(_between(way, place) for way in ways for place in standing)
    lost = sum(gem.owner == "me" for _, gem in outcome.taken)
    own = sum(gem is not None and gem.owner == "me" for gem in board)
    crossings = sum(_cross(one, other) for one, other in combinations(ways, 2))
    return sum(min(dist(*way), 4.0) for way in ways) + own - 3.0 * blocked - 2.0 * lost - 2.0 * crossings


def _cross(one: Way, other: Way) -> bool:
    """Do two arrows cross?"""
    (a, b), (c, d) = one, other
    return _side(a, b, c) * _side(a, b, d) < 0 > _side(c, d, a) * _side(c, d, b)


def _side(start: Spot, end: Spot, place: Spot) -> int:
    """On which side of a line a place lies: the sign tells."""
    return (end[0] - start[0]) * (place[1] - start[1]) - (end[1] - start[1]) * (place[0] - start[0])


def _between(way: Way, place: Spot) -> bool:
    """Does an arrow lead past this place, which is neither of its ends?"""
    start, end = way
    detour = dist(start, place) + dist(place, end) - dist(start, end)
    return place not in way and detour < 0.5
