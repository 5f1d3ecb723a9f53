"""Root-parallel search adds up the counts of several trees."""

from sortilege import Match
from sortilege.search.bots import bot
from sortilege.search.root_parallel import Row, merge, search_rows


def test_counts_are_added_and_means_weighted() -> None:
    one, other, turn = (1,), (2,), (3, 4)
    tables: list[list[Row]] = [[(one, 10, 0.5), (other, 30, 0.6)], [(one, 40, 0.75), (turn, 0, 0.5)]]
    assert merge(tables) == [(one, 50, 0.7), (other, 30, 0.6), (turn, 0, 0.5)]


def test_two_processes_find_what_their_two_trees_find() -> None:
    match = Match("morris", seed=1)
    record = match.record()
    both = merge([search_rows(record, "uct 40", 24 + one) for one in range(2)])
    assert sum(visits for _, visits, _ in both) == 78
    assert bot("uct 40 x2", 3).choose(match) == match.game.write_move(match.position, both[0][0][0])


def test_a_proved_win_counts_more_than_all_else() -> None:
    match = Match("morris", start="w.w/.w./.b./b...../.../b../... w 0/0 60")
    rows = search_rows(match.record(), "guided 150", 1)
    text = {move: match.game.write_move(match.position, move) for move in match.position.moves()}
    other = next(move for move in text if text[move] == "a7 d2")
    assert text[merge([rows, [((other,), 10_000, 0.9)]])[0][0][0]] == "d6 d7"
