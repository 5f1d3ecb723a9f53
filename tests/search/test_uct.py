"""UCT finds known answers: with chance, with three seats, with its own interest at heart."""

from collections.abc import Callable

from toys import Tree

from sortilege.games.morris import GAME as MORRIS
from sortilege.kernel.options import Options
from sortilege.kernel.position import CHANCE
from sortilege.kernel.rng import Rng
from sortilege.search.playouts import playouts
from sortilege.search.uct import Uct

WIN, LOSS, DRAW = [1, 0], [0, 1], [0.5, 0.5]


def best(tree: object, simulations: int = 600, seed: int = 1) -> int:
    search = Uct(Tree(tree), Rng(seed))
    search.run(simulations)
    return int(search.best())


def test_the_opponent_answers_well() -> None:
    # random replies would make move 1 the better one: it wins against three of four answers
    trap = (1, {1: WIN, 2: WIN, 3: WIN, 4: LOSS})
    safe = (1, {1: DRAW, 2: DRAW})
    assert best((0, {1: trap, 2: safe})) == 2


def test_chance_has_its_weights() -> None:
    # eight in ten against six in ten, though more outcomes of the second are good
    often = (CHANCE, {1: (8, WIN), 2: (1, LOSS), 3: (1, LOSS)})
    seldom = (CHANCE, {1: (3, WIN), 2: (3, WIN), 3: (4, LOSS)})
    for seed in range(5):
        assert best((0, {1: seldom, 2: often}), 3000, seed) == 2


def test_the_mean_of_a_chance_node_comes_near_its_odds() -> None:
    # an end that is never reached in the tree keeps the draw from being proved
    search = Uct(Tree((0, {1: (CHANCE, {1: (3, endless(WIN)), 2: (1, endless(LOSS))})})), Rng(5))
    search.run(4000)
    ((move, visits, mean),) = search.table()
    assert (move, visits) == (1, 3999)
    assert abs(mean - 0.75) < 0.03


def endless(end: object) -> object:
    """A row of choices too long for the tree to reach its end."""
    for _ in range(40):
        end = (0, {1: end, 2: end})
    return end


def test_a_draw_whose_ends_are_known_is_worth_exactly_its_odds() -> None:
    search = Uct(Tree((0, {1: (CHANCE, {1: (3, WIN), 2: (1, LOSS)}), 2: DRAW})), Rng(5))
    search.run(4000)
    assert search.settled(0)
    assert int(search.visits[0]) < 40, "the search stops when everything is proved"
    assert [(move, mean) for move, _, mean in sorted(search.table())] == [(1, 0.75), (2, 0.5)]
    assert (search.least(0, 0), search.greatest(0, 1)) == (0.75, 0.25)


def test_a_proved_win_is_played_however_seldom_it_was_tried() -> None:
    win = (1, {1: (0, {1: LOSS, 2: WIN}), 2: WIN})
    search = Uct(Tree((0, {1: win, 2: endless([0.99, 0.01])})), Rng(3))
    search.run(200)
    assert search.best() == 1
    assert search.least(0, 0) == 1


def test_a_proved_loss_is_never_played() -> None:
    for seed in range(10):
        trap = (1, dict.fromkeys(range(30), WIN) | {30: LOSS})
        search = Uct(Tree((0, {1: trap, 2: endless([0.1, 0.9])})), Rng(seed))
        search.run(150)
        assert search.best() == 2


def test_the_line_behind_a_move() -> None:
    draw = (CHANCE, {5: (1, LOSS), 6: (4, (0, {1: LOSS, 2: WIN}))})
    search = Uct(Tree((0, {1: LOSS, 3: (1, {4: draw, 9: WIN})})), Rng(1))
    search.run(300)
    assert search.line(3) == [3, 4, 6, 2]


def test_each_of_three_seats_wants_its_own_best() -> None:
    # seat 1 prefers its own small gain to harming seat 0, so move 1 is good for seat 0
    friend = (1, {1: [1, 0.6, 0], 2: [0, 0.4, 1]})
    third = (2, {1: [0.9, 0, 0.1], 2: [0.2, 0, 0.8]})
    assert best((0, {1: friend, 2: third})) == 1
    assert best((0, {1: (1, {1: [1, 0.4, 0], 2: [0, 0.6, 1]}), 2: third})) == 2


def test_a_seat_that_chooses_twice_in_a_row() -> None:
    pair = (0, {1: (0, {1: LOSS, 2: LOSS, 3: WIN}), 2: (1, {1: WIN, 2: LOSS})})
    assert best(pair) == 1


def test_a_single_move_and_a_single_simulation() -> None:
    search = Uct(Tree((0, {7: WIN})), Rng(1))
    search.run(2)
    assert search.best() == 7
    assert search.table() == [(7, 1, 1.0)]


def test_a_deep_tree_outgrows_the_first_path() -> None:
    deep: object = WIN
    for _ in range(80):
        deep = (0, {1: deep})
    search = Uct(Tree((0, {1: LOSS, 2: deep})), Rng(1))
    search.run(200)
    assert search.best() == 2
    assert len(search.path) > 64


def test_the_same_seed_grows_the_same_tree_in_one_go_or_in_portions(bulk: Callable[[int], int]) -> None:
    n = bulk(5000)
    trees = [Uct(MORRIS.start(Options()), Rng(seed)) for seed in (11, 11, 12)]
    for tree in trees:
        tree.run(n - n // 3)
    trees[1].run(n // 3)
    whole = Uct(MORRIS.start(Options()), Rng(11))
    whole.run(n)
    assert whole.table() == trees[1].table()
    assert trees[0].table() != trees[2].table()
    assert sum(visits for _, visits, _ in whole.table()) == n - 1


def test_the_root_is_left_alone() -> None:
    root = MORRIS.start(Options())
    before = MORRIS.write(root)
    Uct(root, Rng(3)).run(50)
    playouts(root, 5, Rng(3))
    assert MORRIS.write(root) == before


def test_playouts_add_up_their_plies() -> None:
    root = MORRIS.start(Options())
    together, rng = playouts(root, 3, Rng(9)), Rng(9)
    assert together == sum(root.copy().rollout(rng) for _ in range(3))


def test_wins_in_one_turn_in_morris() -> None:
    # White closes the upper row and takes one of Black's last three men; nothing else wins at once
    position = MORRIS.read("w.w/.w./.b./b...../.../b../... w 0/0 60", Options())
    search = Uct(position, Rng(2))
    search.run(300)
    assert MORRIS.write_move(position, int(search.best())) == "d6 d7"
