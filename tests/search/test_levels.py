"""Levels are data: eight in every game, named and described in both languages, and each a bot that plays."""

from itertools import product

import pytest
from toys import Tree

import sortilege
from sortilege import Match
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import Position
from sortilege.kernel.rng import Rng
from sortilege.search.bots import LEVELS, bot
from sortilege.search.greedy import glance_move, greedy_move
from sortilege.search.levels import SHORT, Level, _data, levels, make_params, params_of, won
from sortilege.search.params import SearchParams
from sortilege.search.whole_turns import WholeTurnUct
from sortilege.server.words import WORDS
from sortilege.server.workers import BOTS


@pytest.mark.parametrize("key", sortilege.games())
def test_every_game_has_eight_levels(key: str) -> None:
    found = levels(sortilege.game(key))
    assert len(found) == len(LEVELS) == 8
    for one in found:
        assert str(bot(one.bot)) == one.bot
        assert 0 < one.seconds <= 10
    assert len({one.bot for one in found}) == 8
    assert make_params(params_of(sortilege.game(key))).c_puct > 0


def test_names_and_descriptions_in_both_languages() -> None:
    found = levels(sortilege.game("morris"))
    assert [one.name("en") for one in found][::7] == ["Jester", "Archmage"]
    assert found[6].name("fr") == "Maître"
    assert Level(7, "guided 9 3s", 3).about(sortilege.game("morris"), "fr").endswith("Jusqu’à 3 s par tour.")
    assert Level(7, "guided 9 3s", 0.1).about(sortilege.game("morris"), "en").endswith("Answers at once.")
    for key in sortilege.games():
        game = sortilege.game(key)
        assert len({one.about(game, language) for one in levels(game) for language in ("en", "fr")}) == 16


def test_a_game_may_say_itself_how_a_level_plays() -> None:
    morris, madness = sortilege.game("morris"), sortilege.game("madness")
    assert "opponent" in levels(morris)[5].about(morris, "en")
    assert "partner" in levels(madness)[5].about(madness, "en"), "nobody is an opponent there"


@pytest.mark.parametrize("key", sortilege.games())
def test_what_levels_win_alone_rises_and_is_told_for_options_there_are(key: str) -> None:
    game = sortilege.game(key)
    measured = _data(game.folder).get("won", {"given": {}, "rows": []})
    for row in measured["rows"]:
        options = game.make_options({**measured["given"], **row["with"]})
        assert game.cooperative or game.start(options).seats == 1
        assert won(game, options) == tuple(row["levels"])
        assert all(0 <= share <= 100 for share in row["levels"])
        assert 4 <= len(row["levels"]) <= 8
        assert row["levels"][-1] >= row["levels"][0]


def test_every_way_to_play_madness_tells_what_levels_win() -> None:
    madness = sortilege.game("madness")
    ways = product(("2", "3", "4", "5"), ("easy", "normal", "hard"), ("2n", "5n"))
    told = [
        won(madness, madness.make_options({"seats": seats, "difficulty": difficulty, "madness": pile}))
        for seats, difficulty, pile in ways
    ]
    assert all(told)
    assert won(sortilege.game("morris"), sortilege.game("morris").make_options({})) == ()


def test_the_names_at_the_table_are_those_of_the_levels() -> None:
    found = levels(sortilege.game("morris"))
    assert list(BOTS.values()) == list(LEVELS)
    for language in ("en", "fr"):
        assert [WORDS(language, f"bot-{key}") for key in BOTS] == [one.name(language) for one in found]


def test_a_glance_takes_the_best_of_what_it_sees() -> None:
    tree, rng = Tree((0, {1: [0.2, 0.8], 2: [0.6, 0.4], 3: [1, 0]})), Rng(3)
    chosen = [int(glance_move(tree, Evaluation(), rng, 2)) for _ in range(300)]
    assert set(chosen) == {2, 3}, "of two moves never the worse one"
    assert {int(glance_move(tree, Evaluation(), rng, 3)) for _ in range(50)} == {3}


class Lines(Evaluation):
    """Knows turns of one, two and three plies."""

    def turns(self, position: Position) -> list[list[int]]:
        return [[1, 2, 3], [1, 2], [1]]


@pytest.mark.parametrize(("far", "seen"), [(0, [3, 2, 1]), (2, [2, 1]), (1, [1])])
def test_who_does_not_look_far_sees_short_turns_only(far: int, seen: list[int]) -> None:
    tree = Match("morris", seed=1).position
    assert [
        len(line) for line in WholeTurnUct(tree, Lines(), Rng(1), SearchParams(longest_turn=far)).turns(tree)
    ] == seen


def test_without_a_short_turn_the_shortest_is_seen() -> None:
    class Long(Lines):
        def turns(self, position: Position) -> list[list[int]]:
            return [[1, 2, 3, 4], [1, 2, 3]]

    tree = Match("morris", seed=1).position
    assert WholeTurnUct(tree, Long(), Rng(1), SearchParams(longest_turn=1)).turns(tree) == [[1, 2, 3]]


def test_turns_that_are_overlooked_are_not_among_those_weighed() -> None:
    tree = Match("morris", seed=1).position
    seen = {0.0: set[int](), 0.5: set[int](), 1.0: set[int]()}
    for miss, found in seen.items():
        for seed in range(40):
            search = WholeTurnUct(tree, Lines(), Rng(seed), SearchParams(overlooked=miss))
            assert search.begin([])
            found.add(len(search.table()))
    assert seen == {0.0: {3}, 0.5: {1, 2, 3}, 1.0: {1}}
    again = WholeTurnUct(tree, Lines(), Rng(1), SearchParams(overlooked=1.0))
    assert again.begin([1])
    assert len(again.table()) == 2, "of a turn under way nothing is forgotten"


@pytest.mark.parametrize("key", sortilege.games())
def test_the_first_levels_play_in_every_game(key: str) -> None:
    for text in ("level 1", "instinct"):
        match = Match(key, seed=3)
        for _ in range(6):
            if not match.over:
                choice = bot(text, 1).choose(match)
                assert choice in match.moves()
                match.play(choice)


def test_level_1_does_not_lose_at_once_where_it_need_not() -> None:
    """With noise as great as the scale of scores it still never plays into a lost end of its own making."""
    tree = Tree((0, {1: [0, 1], 2: (1, {1: [0, 1], 2: [1, 0]}), 3: [0, 1]}))
    rng = Rng(1)
    assert {int(greedy_move(tree, Evaluation(), rng, 1.0)) for _ in range(200)} == {2}


def test_parameters_have_their_own_names_and_short_ones() -> None:
    for short, name in SHORT.items():
        by_short, by_name = make_params({short: 3}), make_params({name: 3})
        assert getattr(by_short, name) == getattr(by_name, name) == 3
    assert str(bot("guided 10 c_puct=1.5 rollout_depth=2")) == "guided 10 c_puct=1.5 rollout_depth=2"
