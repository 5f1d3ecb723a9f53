"""The one-turn solver: equal to exhaustive search, with moves that really reach what it promises, and fast enough."""

import time
from collections.abc import Callable, Iterator
from itertools import chain, count
from random import Random
from statistics import median

import pytest

from sortilege import build
from sortilege.games.spell import GAME
from sortilege.games.spell.moves import END
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.solver.puzzles import difficulty, greedy, puzzles, record, turns
from sortilege.games.spell.solver.solve import solve
from sortilege.kernel.bits import popcount
from sortilege.kernel.match import Match
from sortilege.kernel.rng import Rng

Arena = Callable[..., SpellPosition]
Play = Callable[..., SpellPosition]
_EVERY = [one for one in GAME.option_sets() if one.get("setup") != "played"]


def real_turns(seed: int, most_cards: int = 2) -> Iterator[SpellPosition]:
    """Turn starts from games of self-play in all editions, modes and decks, with few cards in hand."""
    chance, rng = Random(seed), Rng(seed)
    while True:
        options = GAME.make_options(dict(chance.choice(_EVERY)))
        for position in turns(options, rng, chance):
            if popcount(position.hand(position.mover())) <= most_cards:
                yield position


def exhaustive(position: SpellPosition, most: int = 1 << 40) -> int | None:
    """The most points that any play of this turn reaches, by trying every legal move; None if there are too many."""
    me = position.mover()
    before, best = position.points(me), 0
    seen, stack = {int(position.key())}, [position]
    while stack:
        if len(seen) > most:
            return None
        here = stack.pop()
        best = max(best, here.points(me) - before)
        for move in here.moves():
            if move == END:
                continue
            after = here.copy()
            after.play(move)
            if (key := int(after.key())) not in seen:
                seen.add(key)
                stack.append(after)
    return best


def brings(position: SpellPosition, moves: list[int]) -> int:
    """The points of a line, each move of which must be legal."""
    after = position.copy()
    for move in moves:
        assert move in after.moves()
        after.play(move)
    return int(after.points(position.mover()) - position.points(position.mover()))


def test_the_moves_bring_what_is_promised(bulk: Callable[[int], int]) -> None:
    source = real_turns(1)
    for _ in range(max(10, bulk(300))):
        position = next(source)
        found = solve(position, 20_000)
        assert brings(position, found.moves) == found.points


def test_equal_to_exhaustive_search(bulk: Callable[[int], int]) -> None:
    """Real turns with one action used, so that all ways can be tried quickly."""
    source, compared, points = real_turns(2, 1), 0, set()
    while compared < max(4, bulk(40)):
        position = next(source)
        position.arena_actions = 0
        if popcount(position.lit()) + popcount(position.hand(position.mover())) < 4:
            continue
        wanted = exhaustive(position)
        assert solve(position).points == wanted, GAME.write(position)
        points.add(wanted)
        compared += 1
    assert len(points) > 1 or compared < 40


@pytest.mark.deep
def test_equal_to_exhaustive_search_on_a_hundred_whole_turns() -> None:
    """Of real turns those with at most 40,000 positions to be tried, cards in hand or not."""
    source, compared, points = real_turns(3), 0, set()
    while compared < 100:
        position = next(source)
        if popcount(position.lit()) + popcount(position.hand(position.mover())) < 3:
            continue
        wanted = exhaustive(position, 40_000)
        if wanted is not None:
            assert solve(position).points == wanted, GAME.write(position)
            points.add(wanted)
            compared += 1
    assert {0, 1, 6} <= points


USUAL = "V v b b\nv N v B\n_ b B b\nv V v b"
CROWDED = "V V b b\nV v v B\n_ b b B\nv v N b"


@pytest.mark.parametrize("cards", ["b1-3+,b2-3+", "b2-3+,b2-4+"])
@pytest.mark.parametrize(
    ("rows", "pawns", "actions", "points"),
    [
        (USUAL, "b2 c3", "00", 1),
        (USUAL, "b2 c3", "10", 3),
        (CROWDED, "a1 d2", "00", 6),
        pytest.param(USUAL, "b2 c3", "01", 3, marks=pytest.mark.deep),
        pytest.param(USUAL, "b2 c3", "11", 6, marks=pytest.mark.deep),
        pytest.param(CROWDED, "a1 d2", "10", 6, marks=pytest.mark.deep),
        pytest.param(CROWDED, "a1 d2", "01", 6, marks=pytest.mark.deep),
    ],
)
def test_equal_to_exhaustive_search_with_two_cards(
    arena: Arena, rows: str, pawns: str, actions: str, points: int, cards: str
) -> None:
    """The actions left are those of the wizard and of the arena; "11" is a whole turn of 250,000 positions."""
    violet, black = pawns.split()
    position = arena(rows, violet, black, actions=actions, won=(cards, "-"))
    assert popcount(position.hand(position.mover())) == 2
    assert exhaustive(position) == points
    assert solve(position).points == points


@pytest.mark.deep
@pytest.mark.parametrize("used", ["arena", "wizard"])
def test_equal_to_exhaustive_search_on_real_turns_with_two_cards(used: str, bulk: Callable[[int], int]) -> None:
    """Real turns with one action used and at most 400,000 positions to be tried."""
    source, compared, points = real_turns(5), 0, set()
    while compared < max(1, bulk(10)):
        position = next(source)
        if popcount(position.hand(position.mover())) != 2:
            continue
        if used == "arena":
            position.arena_actions = 0
        else:
            position.wizard_actions = 0
        wanted = exhaustive(position, 400_000)
        if wanted is not None:
            assert solve(position).points == wanted, GAME.write(position)
            points.add(wanted)
            compared += 1
    assert len(points) > 1 or compared < 10


@pytest.mark.skipif(not build.compiled, reason="speed is promised for the compiled build")
@pytest.mark.parametrize("n", [100, pytest.param(500, marks=pytest.mark.deep)])
def test_fast_enough_on_real_turns(n: int) -> None:
    source = real_turns(4)
    times = []
    for _ in range(n):
        position = next(source)
        begun = time.process_time()
        assert solve(position).exact
        times.append(time.process_time() - begun)
    assert median(times) <= 0.050
    assert sorted(times)[n * 95 // 100] <= 0.500


def test_ten_points_in_a_turn(arena: Arena, play: Play) -> None:
    """Five active tiles, one flip, and the three cards won on the way: two elementals and a flight make eight."""
    position = arena("V V v b\nV V b b\nV b b B\nv b N _", "b2", "d3")
    found = solve(position)
    assert (found.points, found.exact) == (10, True)
    assert brings(position, found.moves) == 10


def test_a_turn_that_is_under_way(arena: Arena, play: Play) -> None:
    position = arena("V V b b\nV v v B\n_ b b B\nv v N b", "a1", "d2", won=("b2-3+", "-"))
    cast = play(position, "cast 1 with 2")
    found = solve(cast)
    assert GAME.write_move(cast, found.moves[0]).startswith("summon")
    assert brings(cast, found.moves) == found.points >= 1
    assert solve(play(position, "end")).points >= 0


def test_a_short_look_says_that_it_is_short(arena: Arena) -> None:
    position = arena("V V v b\nV V b b\nV b b B\nv b N _", "b2", "d3")
    assert not solve(position, 2).exact


def test_outside_a_turn_there_is_nothing_to_solve() -> None:
    found = solve(GAME.start(GAME.make_options({})))
    assert (found.points, found.moves, found.exact) == (0, [], True)


def test_puzzles_are_records_with_one_question(bulk: Callable[[int], int]) -> None:
    options = GAME.make_options({"setup": "quick", "tournament": True})
    source = chain.from_iterable(puzzles(options, 6, seed) for seed in count(5))
    for _ in range(max(1, bulk(20))):
        puzzle = next(source)
        assert puzzle.points >= 6
        assert 1 <= puzzle.difficulty <= 5
        text = record(puzzle, options)
        match = Match.from_record(text)
        assert f"{puzzle.points} points in this turn" in match.comment
        seat = int(puzzle.position.mover())
        assert match.points[seat] - puzzle.position.points(seat) == puzzle.points
        assert match.record().splitlines()[:3] == text.splitlines()[:3]


def test_difficulty_counts_choices_and_false_trails(arena: Arena) -> None:
    easy = arena("V V v b\nV v b b\nv b b B\nv b N _", "b1", "d3")
    found = solve(easy)
    assert difficulty(easy, found) <= 2
    hard = arena("V V v b\nV V b b\nV b b B\nv b N _", "b2", "d3")
    assert difficulty(hard, solve(hard)) > difficulty(easy, found)
    assert greedy(hard) <= solve(hard).points
