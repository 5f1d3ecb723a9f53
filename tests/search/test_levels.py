"""Levels are data: six in every game, named and described in both languages, and each a bot that plays."""

import pytest

import sortilege
from sortilege import Match
from sortilege.search.bots import LEVELS, bot
from sortilege.search.levels import levels, style_of
from sortilege.search.thinkers import make_style


@pytest.mark.parametrize("key", sortilege.games())
def test_every_game_has_six_levels(key: str) -> None:
    found = levels(sortilege.game(key))
    assert len(found) == len(LEVELS) == 6
    for one in found:
        assert str(bot(one.bot)) == one.bot
        assert 0 < one.seconds <= 10
    assert len({one.bot for one in found}) == 6
    assert make_style(style_of(sortilege.game(key))).guide > 0


def test_names_and_descriptions_in_both_languages() -> None:
    found = levels(sortilege.game("morris"))
    assert [one.name("en") for one in found][::5] == ["Jester", "Archmage"]
    assert found[4].name("fr") == "Maître"
    assert "3 s" in found[4].about("fr")
    assert len({one.about(language) for one in found for language in ("en", "fr")}) == 12


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
    from toys import Tree

    from sortilege.kernel.judge import Judge
    from sortilege.kernel.rng import Rng
    from sortilege.search.greedy import greedy_move

    tree = Tree((0, {1: [0, 1], 2: (1, {1: [0, 1], 2: [1, 0]}), 3: [0, 1]}))
    rng = Rng(1)
    assert {int(greedy_move(tree, Judge(), rng, 1.0)) for _ in range(200)} == {2}
