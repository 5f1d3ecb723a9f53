"""One test for each numbered paragraph of RULES.md."""

from collections.abc import Callable

from sortilege.games.morris import GAME
from sortilege.games.morris.board import ALL, LINES, NEXT, POINTS, above, below, left, right
from sortilege.games.morris.rules import Morris
from sortilege.kernel.options import Options
from sortilege.kernel.position import OVER

Drawn = Callable[..., Morris]


def texts(position: Morris) -> set[str]:
    return {GAME.write_move(position, move) for move in position.moves()}


def play(position: Morris, *moves: str) -> Morris:
    for move in moves:
        position.play(GAME.read_move(position, move))
    return position


def neighbours(name: str) -> set[str]:
    return {other for p, other in enumerate(POINTS) if NEXT[POINTS.index(name)] >> p & 1}


def test_M1_1_points_and_neighbours() -> None:
    assert len(set(POINTS)) == 24
    assert len(LINES) == 16
    assert neighbours("a7") == {"d7", "a4"}
    assert neighbours("d6") == {"d7", "b6", "f6", "d5"}
    assert neighbours("d5") == {"c5", "e5", "d6"}
    assert neighbours("e4") == {"e5", "e3", "f4"}
    assert neighbours("f2") == {"d2", "f4"}
    assert all(a in neighbours(b) for b in POINTS for a in POINTS if b in neighbours(a))
    assert sum(len(neighbours(name)) for name in POINTS) == 2 * 32


def test_M1_1_shifts_find_the_same_neighbours() -> None:
    for p in range(24):
        assert right(1 << p) | left(1 << p) | above(1 << p) | below(1 << p) == NEXT[p]
        assert left(right(1 << p)) in (0, 1 << p)
        assert above(below(1 << p)) in (0, 1 << p)
    assert [left(ALL) | right(ALL), above(ALL) | below(ALL)] == [ALL, ALL]


def test_M1_2_nine_men_each_and_white_begins() -> None:
    position = GAME.start(Options())
    assert GAME.write(position) == ".../.../.../....../.../.../... w 9/9 0"
    assert position.seat == 0
    play(position, "d2")
    assert position.seat == 1
    play(position, "d3")
    assert position.seat == 0
    assert [position.points(seat) for seat in (0, 1)] == [9, 9]


def test_M2_1_placing_on_any_free_point(drawn: Drawn) -> None:
    position = drawn(
        """
        O--------.--------X
        |  .-----.-----.  |
        |  |  .--.--.  |  |
        O--.--.     .--X--.
        |  |  .--.--.  |  |
        |  .-----O-----.  |
        .--------.--------X""",
        hands=(6, 6),
    )
    assert texts(position) == set(POINTS) - {"a7", "g7", "a4", "f4", "d2", "g1"}


def test_M2_1_no_man_moves_before_all_are_placed(drawn: Drawn) -> None:
    position = drawn(
        """
        O--------.--------X
        |  O-----X-----O  |
        |  |  X--.--X  |  |
        O--.--.     X--X--O
        |  |  O--.--.  |  |
        |  X-----O-----X  |
        O--------.--------.""",
        "b",
        hands=(0, 1),
    )
    assert position.own_hand == 1
    assert texts(position) == {"d7", "d5", "b4", "c4", "d3", "e3", "d1", "g1"}


def test_M2_2_moving_to_a_neighbouring_free_point(drawn: Drawn) -> None:
    position = drawn(
        """
        O--------X--------.
        |  .-----.-----.  |
        |  |  .--.--.  |  |
        .--.--.     X--X--O
        |  |  .--.--X  |  |
        |  .-----O-----.  |
        .--------O--------X"""
    )
    assert texts(position) == {"a7 a4", "g4 g7", "d2 b2", "d2 f2", "d2 d3", "d1 a1"}


def test_M2_3_flying_with_three_men(drawn: Drawn) -> None:
    board = """
        O--------.--------.
        |  .-----.-----.  |
        |  |  .--X--.  |  |
        O--.--.     .--X--.
        |  |  .--.--.  |  |
        |  .-----O-----X  |
        .--------.--------X"""
    free = set(POINTS) - {"a7", "a4", "d2", "d5", "f4", "f2", "g1"}
    assert texts(drawn(board)) == {f"{man} {point}" for man in ("a7", "a4", "d2") for point in free}
    assert texts(drawn(board, "b")) == {
        *("d5 c5", "d5 e5", "d5 d6"),
        *("f4 e4", "f4 f6", "f4 g4"),
        *("g1 d1", "g1 g4"),
    }


def test_M2_3_three_men_do_not_fly_while_one_is_in_hand(drawn: Drawn) -> None:
    position = drawn(
        """
        O--------.--------X
        |  X-----X-----.  |
        |  |  X--.--X  |  |
        O--.--.     .--X--.
        |  |  .--.--.  |  |
        |  .-----.-----X  |
        .--------.--------.""",
        hands=(1, 1),
    )
    assert position.own_men == 3
    assert texts(position) >= {"d7", "a1", "d3"}
    assert all(" " not in text for text in texts(position))


def test_M3_1_closing_a_mill_takes_in_the_same_turn() -> None:
    position = play(GAME.start(Options()), "a7", "b6", "d7", "b4", "g7")
    assert position.seat == 0
    assert position.take
    assert texts(position) == {"x b6", "x b4"}
    play(position, "x b4")
    assert position.seat == 1
    assert position.turn == 5
    assert [position.points(seat) for seat in (0, 1)] == [9, 8]
    assert GAME.write(position) == "www/b../.../....../.../.../... b 6/7 5"


def test_M3_1_moving_closes_too_and_only_three_on_a_line_are_a_mill(drawn: Drawn) -> None:
    board = """
        O--------O--------.
        |  .-----.-----.  |
        |  |  .--X--X  |  |
        .--.--O     .--X--O
        |  |  O--.--.  |  |
        |  .-----.-----.  |
        .--------.--------X"""
    assert play(drawn(board), "g4 g7").take
    assert not play(drawn(board), "c4 c5").take  # c5, c3 and d5 are no line
    corner = play(GAME.start(Options()), "a7", "b6", "d7", "b4", "a4")
    assert not corner.take  # three around a corner


def test_M3_1_every_line_is_a_mill_whichever_man_closes_it() -> None:
    for row in LINES:
        for last in row:
            position = GAME.start(Options())
            others = [p for p in row if p != last]
            away = [p for p in range(24) if p not in row][:2]
            for move in (others[0], away[0], others[1], away[1], last):
                assert not position.take
                position.play(move)
            assert position.take


def test_M3_2_men_in_mills_are_safe(drawn: Drawn) -> None:
    position = drawn(
        """
        O--------O--------O
        |  .-----.-----.  |
        |  |  .--X--X  |  |
        .--.--.     .--X--.
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        X--------X--------X""",
        take=True,
    )
    assert texts(position) == {"x d5", "x e5", "x f4"}


def test_M3_2_unless_all_stand_in_mills(drawn: Drawn) -> None:
    position = drawn(
        """
        O--------O--------O
        |  .-----.-----.  |
        |  |  .--.--.  |  |
        .--.--.     .--.--.
        |  |  .--.--.  |  |
        |  X-----X-----X  |
        X--------X--------X""",
        take=True,
    )
    assert texts(position) == {"x b2", "x d2", "x f2", "x a1", "x d1", "x g1"}


def test_M3_3_two_mills_at_once_take_one_man(drawn: Drawn) -> None:
    position = drawn(
        """
        .--------O--------O
        |  .-----.-----.  |
        |  |  .--X--X  |  |
        O--.--.     .--X--.
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        O--------.--------X""",
        hands=(5, 5),
    )
    play(position, "a7")
    assert position.take
    play(position, "x d5")
    assert position.seat == 1
    assert position.points(1) == 8


def test_M3_4_a_mill_closes_again(drawn: Drawn) -> None:
    position = drawn(
        """
        O--------O--------O
        |  .-----.-----.  |
        |  |  .--X--X  |  |
        .--.--.     .--X--.
        |  |  .--.--.  |  |
        |  .-----O-----.  |
        X--------.--------X"""
    )
    play(position, "a7 a4")
    assert not position.take
    play(position, "d5 c5", "a4 a7")
    assert position.take
    play(position, "x c5", "f4 f2", "a7 a4", "f2 f4", "a4 a7")
    assert position.take


def test_M4_1_fewer_than_three_men_lose(drawn: Drawn) -> None:
    position = drawn(
        """
        O--------O--------O
        |  .-----.-----.  |
        |  |  .--X--X  |  |
        .--.--.     .--X--.
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        .--------.--------.""",
        take=True,
    )
    play(position, "x d5")
    assert position.seat == OVER
    assert [position.score(seat) for seat in (0, 1)] == [1, 0]


def test_M4_1_men_in_hand_count(drawn: Drawn) -> None:
    position = drawn(
        """
        O--------O--------O
        |  .-----.-----.  |
        |  |  .--X--X  |  |
        .--.--.     .--.--.
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        .--------.--------.""",
        hands=(1, 2),
        take=True,
    )
    play(position, "x d5")
    assert position.seat == 1
    assert position.points(1) == 3


def test_M4_2_a_player_who_cannot_move_loses(drawn: Drawn) -> None:
    position = drawn(
        """
        O--------X--------.
        |  .-----.-----.  |
        |  |  .--.--.  |  |
        O--X--.     .--.--O
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        O--------.--------X""",
        "b",
    )
    play(position, "b4 c4")
    assert position.seat == 0  # a4 can move to b4
    blocked = drawn(
        """
        O--------X--------O
        |  .-----.-----.  |
        |  |  .--.--X  |  |
        O--X--.     .--X--X
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        X--------.--------.""",
        "w",
    )
    assert blocked.own_men == 3
    assert blocked.seat == 0  # three men fly
    stuck = drawn(
        """
        O--------X--------O
        |  .-----.-----.  |
        |  |  .--.--X  |  |
        O--X--.     .--.--X
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        X--------X--------O""",
        "w",
    )
    assert stuck.seat == OVER
    assert [stuck.score(seat) for seat in (0, 1)] == [0, 1]


def test_M4_2_a_step_along_one_line_is_enough(drawn: Drawn) -> None:
    along_a_column = drawn(
        """
        O--------X--------O
        |  .-----.-----.  |
        |  |  .--X--.  |  |
        X--.--.     .--.--.
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        O--------X--------O"""
    )
    assert texts(along_a_column) == {"g7 g4", "g1 g4"}
    along_a_row = drawn(
        """
        O--------.--------O
        |  .-----.-----.  |
        |  |  .--X--.  |  |
        X--.--.     .--.--X
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        O--------X--------O"""
    )
    assert texts(along_a_row) == {"a7 d7", "g7 d7"}


def test_M4_2_the_last_move_blocks(drawn: Drawn) -> None:
    position = drawn(
        """
        O--------X--------O
        |  .-----.-----.  |
        |  |  .--.--X  |  |
        O--X--.     .--X--.
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        X--------X--------O""",
        "b",
    )
    play(position, "f4 g4")
    assert position.seat == OVER
    assert position.score(1) == 1


def test_M4_3_after_200_turns_a_draw(drawn: Drawn) -> None:
    board = """
        O--------O--------.
        |  .-----.-----.  |
        |  |  .--X--X  |  |
        .--.--O     .--X--O
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        .--------.--------X"""
    position = play(drawn(board, "b", turn=199), "f4 f6")
    assert position.seat == OVER
    assert [position.score(seat) for seat in (0, 1)] == [0.5, 0.5]
    before = play(drawn(board, "w", turn=198), "c4 c5")
    assert before.seat == 1


def test_M4_3_a_loss_at_the_last_moment_counts(drawn: Drawn) -> None:
    position = drawn(
        """
        O--------X--------O
        |  .-----.-----.  |
        |  |  .--.--X  |  |
        O--X--.     .--X--.
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        X--------X--------O""",
        "b",
        turn=199,
    )
    play(position, "f4 g4")
    assert position.score(1) == 1
