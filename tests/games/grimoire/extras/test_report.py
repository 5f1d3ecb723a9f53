"""The report of a spell: what is the same is found by proof, and no number comes without its interval."""

import pytest

from sortilege import build
from sortilege.games.grimoire.extras import duel
from sortilege.games.grimoire.extras.last_gems import last_gems
from sortilege.games.grimoire.extras.report import estimate, games, novelty, worth
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.games.grimoire.language.tree import Spell
from sortilege.games.grimoire.spellbooks import examples


def spell(*sentences: str) -> Spell:
    return read("Spell “Test”:\n" + "\n".join(sentences)).book().entries[0].spell


def test_the_positions_of_play_are_boards_of_many_games() -> None:
    assert len(games()) == 240
    assert {len(row) for row in games()} == {4}
    assert all(any(board) for row in games() for board in row)


def test_a_spell_in_other_words_is_known_as_the_same() -> None:
    again = spell(
        "The fire gems of the caster standing on the outer arc move 1 point clockwise.",
        "The fire gems of the caster standing anywhere but on the outer arc move 1 point clockwise.",
    )
    assert novelty(again, {}, "en")["same"] == "The Fire Tornado"
    assert novelty(again, {}, "fr")["same"] == "La Tornade de Feu"


def test_a_new_spell_is_new_and_has_a_closest_one() -> None:
    almost = spell("The fire gems of the caster standing anywhere but in the guard move 1 point clockwise.")
    found = novelty(almost, {}, "en")
    assert (found["same"], found["closest"], found["of"]) == ("", "The Fire Tornado", 80)
    assert 0 < found["alike"] < 1
    assert novelty(almost, {"Mine": almost}, "en")["same"] == "Mine"


def test_what_a_spell_is_worth_has_intervals() -> None:
    tree = examples()[1].tree
    assert tree is not None
    found = worth(tree)
    assert (found["games"], found["positions"]) == (240, 960)
    for name in ("castable", "taken", "lost"):
        assert found[name]["more"] > 0
    rare = worth(spell("The fire gems of the caster standing at point 1 go to point 24."))
    assert 0 < rare["castable"]["value"] < 0.2


def test_an_interval_shrinks_with_more_games() -> None:
    few, many = estimate([0.0, 1.0] * 5), estimate([0.0, 1.0] * 500)
    assert few.value == many.value == 0.5
    assert many.more < few.more / 8


def test_a_duel_goes_on_from_pair_to_pair_with_an_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "BOT", "greedy")
    monkeypatch.setattr(duel, "SECONDS", 0.0)
    spark = spell("The fire gems of the caster move 1 point clockwise.")
    first = duel.duel(spark, [])
    assert (first["games"], len(first["pairs"])) == (2, 1)
    second = duel.duel(spark, first["pairs"])
    assert (second["games"], second["pairs"][:1]) == (4, first["pairs"])
    assert second == duel.duel(spark, first["pairs"])  # the same games by the same seeds
    assert 0 <= second["low"] <= second["value"] <= second["high"] <= 1
    assert second["high"] - second["low"] > 0.2
    assert duel.duel(spark, [1.0] * duel.MOST_PAIRS)["games"] == 2 * duel.MOST_PAIRS  # and no more


def test_what_a_spell_brings_with_the_last_gems_is_proved() -> None:
    found = last_gems(spell("The opposing gems move 1 point counterclockwise."))
    if not build.compiled:
        assert found == {"positions": 0}
        return
    alike, different = 24 * 23 // 2 * 22, 24 * 23 * 22  # where two gems of one element, or of two, and one more may lie
    assert found["positions"] == 2 * 2 * 4 * (4 * alike + 6 * different), "both ways, either to move"
    assert found["won_without"] == found["lost_without"], "without spells the two sides are alike"
    assert found["won"] >= found["won_without"] > 0.1, "nobody must cast"
    assert found["lost"] < found["lost_without"], "a push out of reach saves some"
