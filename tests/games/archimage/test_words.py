"""Sentences, names and reasons in both languages."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from sortilege.games.archimage import GAME
from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.names import PHASES, SPELLS
from sortilege.games.archimage.spells.spell import CATALOGUE
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
    assert GAME.ask(t.p, "en") == "Break a seal with your dice, or cast a scroll."


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


def test_A7_4_a_spell_against_others_says_when_all_have_finished(tower: Make) -> None:
    t = tower(3, 3, dice=("f1", "", ""), hands=("theft-fire alteration-fire",), done=(1, 2))
    for target in ("s0-theft-fire", "s0-alteration-fire"):
        assert GAME.why_not(t.p, target, "en").rule == "A7.4"
    t = tower(3, 3, dice=("f1", "", "w4"), hands=("theft-fire",), done=(1,))
    assert GAME.why_not(t.p, "s0-theft-fire", "en").rule == "A7.3"


@pytest.mark.parametrize(("spell", "rule"), [("leap", "A8.17"), ("teleportation", "A8.18"), ("speed", "A8.20")])
def test_A7_3_a_spell_without_the_break_that_must_follow_says_so(tower: Make, spell: str, rule: str) -> None:
    t = tower(2, 4, tokens="G0=f2 G1=w2 G2=a2 G3=e2 G4=w2 G5=a2", dice=("f1", "w1"), hands=(f"{spell}-fire",))
    assert f"cast {spell}-fire" not in t.moves()
    reason = GAME.why_not(t.p, f"s0-{spell}-fire", "en")
    assert reason.rule == rule
    assert "break" in reason.text
    assert "bris" in GAME.why_not(t.p, f"s0-{spell}-fire", "fr").text


def test_A8_8_while_a_token_is_offered_absorption_is_the_reason(tower: Make) -> None:
    t = tower(2, 2, tokens="G0=f2 G1=w2", dice=("f2 w1", "w1"), hands=("absorption-fire",)).play("break G0 fire 2")
    for target in ("n-g1", "d0-water-1", "s0-binding", "r-fire", "p-1"):
        reason = GAME.why_not(t.p, target, "en")
        assert reason.rule == "A8.8"
        assert "Absorption" in reason.text


@pytest.mark.parametrize(
    ("spell", "words"),
    [
        ("growth", {"en": "of any colour", "fr": "de n’importe quelle couleur"}),
        ("disintegration", {"en": "of any colour", "fr": "de n’importe quelle couleur"}),
        ("synergy", {"en": "Binding", "fr": "Lien"}),
    ],
)
def test_violet_spells_say_what_they_do(spell: str, words: dict[str, str]) -> None:
    for language, said in words.items():
        speech = GAME.spoken(GAME.start(GAME.make_options({})), language)
        number = SPELLS.index(spell)
        assert said in speech.explain(number, 4)  # type: ignore[attr-defined]
        assert said not in speech.explain(number, 0)  # type: ignore[attr-defined]


# The booklet says emplacement, violet, magicien, manche, figurine, premier joueur, Voyante, Envoûteur, chouette.
FOREIGN = r"cases?|mauves?|pions?|rounds?|sorciers?|mages? (?!du Sud)|devin|enchanteur|hibou|trait"


def test_french_uses_the_words_of_the_booklet() -> None:
    words = (GAME.folder / "words.fr.ftl").read_text(encoding="utf-8")
    said = [line.partition(" = ")[2] for line in words.splitlines() if " = " in line]
    guide = (GAME.folder / "guide.toml").read_text(encoding="utf-8")
    said += [line.partition("fr = ")[2] for line in guide.splitlines() if "fr = " in line]
    texts = [*said, GAME.rules("fr")]
    assert len(said) > 300
    foreign = re.compile(rf"(?<!\$)\b(?:{FOREIGN})\b", re.IGNORECASE)
    assert [text for text in texts if foreign.search(text)] == []


def test_positions_round_trip_inside_a_spell(tower: Make) -> None:
    t = tower(3, 3, dice=("f12 w1", "f3 w3", "f4"), hands=("alteration-spirit",))
    for text in ("cast alteration-spirit", "colour fire", "foe 2"):
        t.play(text)
        again = t.read_again()
        assert again.moves() == t.moves()
        assert GAME.write(again.p) == GAME.write(t.p)


@pytest.mark.parametrize(
    "asked", ["own:Ls.0.0.1.0", "own:Ls.0.0.-.0", "own:Ls.0.1.2.0", "own:Ns.0.0.2.0", "his:Ls.0.0.2.1"]
)
def test_impossible_choices_inside_a_spell_are_refused(tower: Make, asked: str) -> None:
    """Seat 1 has no die above 1, seat 2 has; no new colour, no Theft, no first choice is kept."""
    t = tower(3, 3, dice=("f12 w1", "f1 w3", "f4"), hands=("alteration-spirit",))
    text = GAME.write(t.play("cast alteration-spirit", "colour fire").p)
    assert text.endswith(" own:Ls.0.0.2.0")
    with pytest.raises(BadNotation):
        GAME.read(f"{text.rpartition(' ')[0]} {asked}", GAME.make_options({"seats": 3}))


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


def test_motions_follow_the_wizard_and_what_leaves_the_tower(tower: Make) -> None:
    t = tower(open="G0", lying="A0s=transmutation-fire", dice=("f2 w1", "w1"), wizards="G0 S1")
    assert dict(GAME.motions(t.p, GAME.read_move(t.p, "break A0s fire 2"))) == {"w-g0": "w-a0s", "t-a0s": None}


def test_each_question_of_each_spell_says_what_comes_of_it() -> None:
    """No question is shared by spells that do different things."""
    for spell, one in enumerate(CATALOGUE):
        for phase in set(one.asks) & {mv.COLOUR, mv.FOE, mv.OWN, mv.HIS, mv.PLACE, mv.SHATTER, mv.FREE}:
            if spell == sc.BINDING and phase == mv.PLACE:
                continue  # its use is chosen by a button
            assert f"ask-{PHASES[phase]}-{SPELLS[spell]}" in GAME.words, (SPELLS[spell], PHASES[phase])


@pytest.mark.parametrize(
    ("circle", "scroll", "dice", "said"),
    [
        (1, "evolution-fire", ("f32", "w1"), "Evolution of Fire: choose the fire dice that gain 2, up to 6."),
        (1, "rebirth-fire", ("f32", "w1"), "Rebirth of Fire: choose the fire dice that you roll again."),
        (
            1, "growth-spirit", ("f32", "w1"),
            "Growth of Spirit: choose the colour of the die that you take from the reserve and roll.",
        ),
        (3, "alteration-fire", ("f32", "f3"), "Alteration of Fire: choose your fire dice that gain 1."),
        (3, "theft-fire", ("f3", "f21"), "Theft of Fire: choose the die that you give to Shaman of the North."),
    ],
)  # fmt: skip
def test_the_question_about_dice_says_what_they_do(
    tower: Make, circle: int, scroll: str, dice: tuple[str, str], said: str
) -> None:
    t = tower(2, circle, dice=dice, hands=(scroll,)).play(f"cast {scroll}")
    assert GAME.ask(t.p, "en") == said
