"""What search proves is true: endgames of the grimoire game and forced wins of morris, counted out line by line."""

from random import Random

import pytest

from sortilege.games.grimoire import GAME as GRIMOIRE
from sortilege.games.morris import GAME as MORRIS
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.options import Options
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.search.expectimax import Expectimax
from sortilege.search.params import SearchParams
from sortilege.search.uct import Uct

GUIDED = SearchParams(c_puct=1.0, rollout_depth=0)


def forced(position: Position, seat: int, plies: int) -> bool:
    """Whether this seat wins within so many plies, whatever the other does."""
    if position.seat == OVER:
        return float(position.score(seat)) == 1
    if plies == 0:
        return False
    results = []
    for move in position.moves():
        after = position.copy()
        after.play(move)
        results.append(forced(after, seat, plies - 1))
    return any(results) if position.seat == seat else all(results)


def endgame(draw: Random) -> Position:
    """Two gems against one, without spells, seat 0 to move."""
    options = GRIMOIRE.make_options({"book0": "none", "book1": "none", "study": False, "first": "0", "draws": False})
    position = GRIMOIRE.start(options)
    a, b, c = draw.sample(range(24), 3)
    position.own_hand = position.opp_hand = 0
    position.turn = 100
    position.own, position.opp = 1 << a | 1 << b, 1 << c
    position.own_count, position.opp_count = 2, 1
    return position


def test_endgames_of_the_grimoire_game() -> None:
    draw = Random(5)
    seen = {True: 0, False: 0}
    for number in range(12):
        position = endgame(draw)
        seat = int(position.seat)
        won = forced(position, seat, 3)
        look = Expectimax(position, Evaluation(), Rng(number))
        look.run(3)
        assert (look.values[0] == 1.0) == won
        tree = Uct(position, Rng(number))
        tree.use(GRIMOIRE.evaluation(), GUIDED)
        tree.run(400)
        if won:
            assert tree.settled(0)
            assert tree.least(0, seat) == 1
            after = position.copy()
            after.play(tree.best())
            assert forced(after, seat, 4)
        elif tree.settled(0):
            assert tree.least(0, seat) < 1 or forced(position, seat, 5)
        seen[won] += 1
    assert min(seen.values()) > 0, "both kinds were met"


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("w.w/.w./.b./b...../.../b../... w 0/0 60", "d6 d7"),
        ("b.b/.b./.w./w...../.../w../... b 0/0 61", "d6 d7"),
    ],
)
def test_forced_wins_of_morris(text: str, best: str) -> None:
    position = MORRIS.read(text, Options())
    seat = int(position.seat)
    assert forced(position, seat, 2)
    tree = Uct(position, Rng(1))
    tree.use(MORRIS.evaluation(), GUIDED)
    tree.run(200)
    assert MORRIS.write_move(position, int(tree.best())) == best
    assert tree.least(0, seat) == 1
    assert tree.greatest(0, 1 - seat) == 0
