"""Sentences, names and reasons in both languages."""

from collections.abc import Callable
from typing import Any

import pytest

from sortilege.games.archimage import GAME
from sortilege.games.archimage.names import SPELLS
from sortilege.kernel.errors import BadNotation, IllegalMove

Make = Callable[..., Any]
GATES = "G0=f2 G1=w2 G2=w2 G3=w2 G4=w2 G5=w2"


def test_languages_have_the_same_messages() -> None:
    assert GAME.words.ids("en") == GAME.words.ids("fr")


def test_the_spells_have_the_originals_french_names() -> None:
    names = [GAME.words("fr", f"spell-{one}") for one in SPELLS]
    assert names[:5] == ["Transmutation", "Renaissance", "Évolution", "Croissance", "Synergie"]
    assert names[5:10] == ["Inversion", "Échange", "Absorption", "Désintégration", "Réorganisation"]
    assert names[10:15] == ["Mystification", "Altération", "Transfert", "Vol", "Emprunt"]
    assert names[15:] == ["Mission", "Bond", "Téléportation", "Gardien", "Vitesse", "Lien"]


def test_a_turn_is_told(tower: Make) -> None:
    t = tower(tokens=GATES, dice=("f2", "w1"), hands=("evolution-fire",))
    say = {text: GAME.say(t.p, GAME.read_move(t.p, text), "fr") for text in t.moves()}
    assert say["break G0 fire 2"] == "brise le jeton de feu de puissance 2 en G0 avec feu 2"
    assert say["cast evolution-fire"] == "lance Évolution du Feu, choisit feu 2"
    assert GAME.ask(t.p, "en") == "Cast a spell, or break a seal with your dice."


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("n-a0r", "A4.2"),
        ("n-g1", "A4.3"),
        ("n-s1", "A5.4"),
        ("n-g0", "A7.5"),
        ("s0-evolution-water", "A7.3"),
        ("s0-rebirth-fire", "A7.2"),
        ("s0-synergy-fire", "A8.5"),
        ("s1-binding", "A7.1"),
        ("d0-fire-2", "A4.3"),
        ("r-fire", "A6.2"),
        ("p-1", "A4.1"),
    ],
)
def test_reasons_name_the_rule(tower: Make, target: str, rule: str) -> None:
    t = tower(tokens=GATES, dice=("f2", "w1"), hands=("evolution-water ~rebirth-fire synergy-fire",))
    for language in ("en", "fr"):
        reason = GAME.why_not(t.p, target, language)
        assert reason.rule == rule
        assert f"**{rule}**" in GAME.rules(language)
        assert reason.text


def test_protected_and_violet_seals_are_explained(tower: Make) -> None:
    t = tower(
        circle=4,
        open="G0",
        tokens="A0r=f2",
        lying="A0s=transmutation-spirit",
        dice=("f1", "w1"),
        wizards="G0 S1",
        familiars="- A0r",
    )
    assert GAME.why_not(t.p, "n-a0r", "en").rule == "A4.5"
    assert GAME.why_not(t.p, "n-a0s", "en").rule == "A4.4"
    t.p.put_guardian(4, t.p.board.index["A0s"])
    assert "guardian" in GAME.why_not(t.p, "n-a0s", "en").text


def test_a_finished_player_is_explained(tower: Make) -> None:
    t = tower(4, 3, dice=("f1", "f3", "", "f4"), hands=("theft-fire",), done=(2,))
    t.play("cast theft-fire")
    assert GAME.why_not(t.p, "p-2", "fr").rule == "A7.4"
    assert GAME.why_not(t.p, "n-g0", "fr").rule == "A8.14"


def test_positions_round_trip_inside_a_spell(tower: Make) -> None:
    t = tower(3, 3, dice=("f12 w1", "f3 w3", "f4"), hands=("alteration-spirit",))
    for text in ("cast alteration-spirit", "colour fire", "foe 2"):
        t.play(text)
        again = t.read_again()
        assert again.moves() == t.moves()
        assert GAME.write(again.p) == GAME.write(t.p)


def test_impossible_positions_are_refused(tower: Make) -> None:
    text = GAME.write(tower(dice=("f12", "w1")).p)
    options = GAME.make_options({})
    for old, new in (
        ("S0,S1", "S1,S1"),
        ("S0,S1", "G0,S1"),
        ("f21/w1", "f2111/w1"),
        ("f21/w1", "-/w1"),
        (" main", " rolling"),
    ):
        assert old in text
        with pytest.raises(BadNotation):
            GAME.read(text.replace(old, new, 1), options)


def test_moves_that_are_not_allowed_are_told_from_garbage(tower: Make) -> None:
    t = tower(tokens=GATES, dice=("f2", "w1"))
    with pytest.raises(IllegalMove):
        GAME.read_move(t.p, "break G1 water 2")
    with pytest.raises(BadNotation):
        GAME.read_move(t.p, "smash G1")


def test_gestures(tower: Make) -> None:
    t = tower(tokens=GATES, dice=("f112", "w1"))
    touch = {text: GAME.gesture(t.p, GAME.read_move(t.p, text)) for text in t.moves()}
    assert touch["break G0 fire 2"] == ("n-g0", ("d0-fire-2",))
    assert touch["break G0 fire 1+1"] == ("n-g0", ("d0-fire-1", "d0-fire-1"))
    assert touch["binding 2"] == ("s0-binding", "use-2")
    t = tower(tokens=GATES, dice=("f2", "w1"))
    assert GAME.gesture(t.p, GAME.read_move(t.p, "break G0 fire 2")) == ("n-g0",)


def test_motions_follow_wizard_dice_and_scroll(tower: Make) -> None:
    t = tower(open="G0", lying="A0s=transmutation-fire", dice=("f2 w1", "w1"), wizards="G0 S1")
    motions = dict(GAME.motions(t.p, GAME.read_move(t.p, "break A0s fire 2")))
    assert motions["w-g0"] == "w-a0s"
    assert motions["t-a0s"] == "s-0-1"
    assert (motions["d-0-0"] or "r-fire").startswith("r-fire")
