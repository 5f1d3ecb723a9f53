"""One test for each numbered paragraph of RULES.md on matches, unverified spells and house rules."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.options import GrimoireOptions, for_people_only
from sortilege.games.grimoire.rules import Confrontation
from sortilege.kernel.errors import BadOption
from sortilege.kernel.position import OVER

Drawn = Callable[..., Confrontation]
Play = Callable[..., Confrontation]
Texts = Callable[[Confrontation], set[str]]
Row = Callable[[Confrontation], str]

WHIMS = """
Spell "Ember Step" : The fire gems of the caster move 1 point clockwise.
Spell "Whim" : The gems dance as their master pleases.
"""
DOUBTFUL = {"book0": "own", "text0": WHIMS, "book1": "own", "text1": WHIMS, "unverified": True}
FUNNEL = """
Spell "Abyss" : The gems of the opponent move from point 1 to point 8, from point 7 to point 8
and from point 16 to point 8. If two moved gems arrive at the same point, the fire gems of both masters,
failing that the air gems of both masters, failing that the water gems of both masters prevail.
"""


def test_G6_1_matches_alternate_the_first_master(drawn: Drawn, play: Play) -> None:
    options = GAME.make_options({"wins": 2, "first": "0"})
    won = play(drawn("1=F 2=f", opened="cc", turn=100, first="0"), "move 1 2")
    second = GAME.sequel(options, won)
    assert second is not None
    assert (second.first, second.won0, second.won1, second.study) == ("1", 1, 0, False)
    assert GAME.start(second).seat == 1
    last = play(drawn("1=F 2=f", opened="cc", turn=101), "move 1 2")
    assert last.first == 1
    assert GAME.sequel(second, last) is None
    drawn_round = play(drawn("1=F 20=f", opened="cc"), *["move 1 2", "move 20 19", "move 2 1", "move 19 20"] * 2)
    again = GAME.sequel(second, drawn_round)
    assert again is not None
    assert (again.won0, again.won1) == (1, 0)
    assert again.first == str(1 - drawn_round.first)
    assert GAME.sequel(GAME.make_options({}), drawn_round) is None


def test_G6_2_books_and_inhibitions_last_for_the_match(drawn: Drawn, play: Play, texts: Texts) -> None:
    position = drawn("1=F 2=f", **DOUBTFUL, banned="2/")
    options = GAME.make_options(DOUBTFUL | {"wins": 3})
    assert "cast 2" not in texts(position)
    play(position, "move 1 2")
    following = GAME.sequel(options, position)
    assert following is not None
    assert (following.banned0, following.banned1, following.text0) == ("2", "", WHIMS)
    begun = GAME.start(following)
    assert (begun.banned(0), begun.cast_of(0)) == (2, 0)
    with pytest.raises(BadOption, match="banned0"):
        GAME.make_options({"banned0": "99"})


def test_G7_1_unverified_spells_are_for_people() -> None:
    assert for_people_only(GAME.make_options(DOUBTFUL))
    assert not for_people_only(GrimoireOptions())
    with pytest.raises(BadOption, match="Whim"):
        GAME.make_options(DOUBTFUL | {"unverified": False})
    shelf = GAME.start(GAME.make_options(DOUBTFUL)).shelf
    assert [entry.tree is None for entry in shelf.books[0]] == [False, True]


def test_G7_2_showing_gem_by_gem(drawn: Drawn, play: Play, texts: Texts) -> None:
    position = play(drawn("1=F 5=A 20=f", **DOUBTFUL), "cast 2")
    assert position.seat == 0
    assert texts(position) == {"show 1", "show 5", "show 20"}
    play(position, "show 5")
    assert texts(position) == {f"to {point}" for point in range(1, 25) if point != 5}
    play(position, "to 1")  # onto a gem that has not moved: it would be taken
    assert texts(position) == {"show 20", "done"}  # rising order, so 1 can no longer be shown
    play(position, "show 20")
    assert "to 1" not in texts(position)  # one gem a point
    play(position, "to 21", "done")
    assert position.seat == 1
    assert texts(position) == {"accept", "contest"}


def test_G7_3_accepting_and_contesting(drawn: Drawn, play: Play, texts: Texts, row: Row) -> None:
    shown = play(drawn("1=F 5=A 20=f", **DOUBTFUL), "cast 2", "show 5", "to 1", "show 20", "to 5", "done")
    accepted = play(shown.copy(), "accept")
    assert row(accepted) == "A...f..................."
    assert accepted.cast_of(0) == 2
    assert accepted.seat == 1
    contested = play(shown.copy(), "contest")
    assert contested.seat == 0
    assert texts(contested) == {"yield", "insist"}
    yielded = play(contested.copy(), "yield")
    assert yielded.seat == 0
    assert row(yielded) == "F...A..............f...."
    assert "cast 2" not in texts(yielded)
    assert "move 1 2" in texts(yielded)
    insisted = play(contested.copy(), "insist")
    assert insisted.seat == OVER
    assert insisted.score(1) == 1.0


def test_G7_4_the_authors_reading_binds(drawn: Drawn, play: Play, texts: Texts) -> None:
    position = drawn("1=F 20=f", **(DOUBTFUL | {"text1": WHIMS.replace("Whim", "Other Whim")}), casts="/2")
    play(position, "take 2", "show 1", "to 2", "done")
    assert position.seat == 1
    refused = play(position.copy(), "contest")
    assert refused.seat == 0
    assert "take 2" not in texts(refused)
    assert not refused.banned(1)
    play(refused, "move 1 2", "move 20 21")
    assert "take 2" in texts(refused)
    taken = play(position.copy(), "accept")
    assert taken.took_of(0) == 2


def test_G7_5_disputes_during_study(play: Play, texts: Texts) -> None:
    position = GAME.start(GAME.make_options(DOUBTFUL))
    assert texts(position) == {"ready", "dispute 2"}
    play(position, "dispute 2")
    assert (position.seat, texts(position)) == (1, {"yield", "insist"})
    yielded = play(position.copy(), "yield")
    assert (yielded.seat, texts(yielded)) == (0, {"ready"})
    assert yielded.banned(1) == 2
    assert play(position.copy(), "insist").score(0) == 1.0


def test_G8_1_funnels_and_twins() -> None:
    with pytest.raises(BadOption, match="E-FUNNEL"):
        GAME.make_options({"book0": "own", "text0": FUNNEL})
    twins = "".join(f'Spell "{name}" : The fire gems of the caster move 1 point clockwise.\n' for name in ("A", "B"))
    with pytest.raises(BadOption, match="W-DUP"):
        GAME.make_options({"book0": "own", "text0": twins})
    letter = GAME.make_options({"book0": "own", "text0": twins, "funnel": False})
    assert len(letter.book(0)) == 2


def test_options_that_do_not_fit() -> None:
    with pytest.raises(BadOption, match="text0"):
        GAME.make_options({"text0": "something"})
    with pytest.raises(BadOption, match="text1"):
        GAME.make_options({"book1": "own"})
    with pytest.raises(BadOption, match="won0"):
        GAME.make_options({"won0": 1})
    with pytest.raises(BadOption, match="collection"):
        GAME.make_options(
            {"book0": "own", "text0": 'Collection "Many". Spell "A" : ' + WHIMS.split(":")[1].split("\n")[0]}
        )
    assert replace(GrimoireOptions(), wins=2).wins == 2
