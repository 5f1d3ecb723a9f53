"""Sentences in both languages, in the words of each edition, and reasons with the number of the rule."""

import re
from collections.abc import Callable

import pytest

from sortilege.games.spell import GAME
from sortilege.games.spell.rules import Spell

Arena = Callable[..., Spell]
Play = Callable[..., Spell]
USUAL = "V V b b\nv N v B\n_ b b B\nv V v b"
TAKEN = "b1-1+-/b2-1+b2-2/b3-1+b3-2/b4-1+b4-2"
SQUARE = "V V b b\nV V v B\n_ b b B\nv v N b"


def said(position: Spell, text: str, language: str) -> str:
    return GAME.say(position, GAME.read_move(position, text), language)


def test_both_languages_have_the_same_messages() -> None:
    assert GAME.words.ids("en") == GAME.words.ids("fr")


def test_each_edition_speaks_its_own_words(arena: Arena) -> None:
    french, original = arena(SQUARE, "a1", "d2"), arena(SQUARE, "a1", "d2", edition="original")
    assert said(french, "claim b1-2", "en") == "activates the rune Square: 1 point of power"
    assert said(french, "claim b1-2", "fr") == "active la rune Carré : 1 point de puissance"
    assert said(original, "claim b1-2", "en") == "attacks with Square: 1 damage"
    assert said(original, "claim b1-2", "fr") == "attaque avec Carré : 1 dégât"
    assert "shift the arena" in GAME.ask(french, "en")
    assert "bouleverser l’arène" in GAME.ask(french, "fr")
    assert "palace action" in GAME.ask(original, "en")
    assert GAME.name(french, "cast-2-2", "fr").startswith("Lévitation")
    assert GAME.name(original, "cast-2-2", "en").startswith("Flight")
    assert GAME.name(original, "cast-3-3", "en").startswith("Orb of Light")
    assert GAME.name(french, "cast-3-3", "fr").startswith("Champ de force")


def test_what_is_left_of_the_turn_is_asked(arena: Arena, play: Play) -> None:
    position = arena(USUAL, "a1", "d2", won=("b1-3+", "-"))
    assert (
        GAME.ask(position, "en") == "Round 3. You may play your wizard, shift the arena, cast a spell or end your turn."
    )
    assert GAME.ask(play(position, "flip a2; lift c3 up"), "en") == "Round 3. You may cast a spell or end your turn."
    assert (
        GAME.ask(play(position, "cast 1 with 1"), "fr") == "Invocation : sur quelle tuile l’élémentaire apparaît-il ?"
    )


def test_the_script_tells_what_it_takes(arena: Arena, play: Play) -> None:
    rows = "v b b v\nb V v b\nv N V b\nv b b _"
    position = arena(rows, "a1", "b1", stage="script-lift", turn=5, actions="00", mode="solo")
    assert said(play(position, "lift b2"), "slide up", "en") == "The gem points up. It takes Straight, Flag right."


def test_cells_are_named_with_what_stands_there(arena: Arena) -> None:
    position = arena(USUAL, "a1", "d2", elementals="b2", won=("b1-3", "-"))
    assert GAME.name(position, "a1", "en") == "a1, violet tile, active, violet wizard"
    assert GAME.name(position, "b2", "fr") == "b2, tuile neutre, élémentaire"
    assert GAME.name(position, "a3", "en") == "a3, the gap"


@pytest.mark.parametrize(
    ("rows", "fields", "target", "rule", "words"),
    [
        (USUAL, {}, "a3", "S4.4", "no tile on a3"),
        (USUAL, {}, "d2", "S4.4", "A pawn stands on d2"),
        (USUAL, {"actions": "10"}, "c3", "S4.1", "You have shifted the arena"),
        (USUAL, {"actions": "01"}, "a1", "S4.1", "You have played your wizard"),
        (USUAL, {}, "rune-b1-1", "S5.2", "do not contain the shape of Straight"),
        (USUAL, {"levels": "1", "display": TAKEN, "won": ("b1-3", "-")}, "rune-b1-1", "S5.3", "a rune of level 1"),
        (USUAL, {"elementals": "c1,c2", "won": ("b1-3,b1-4,b2-3+", "-")}, "cast-2-1", "S6.2", "All your elementals"),
        (USUAL, {}, "cast-2-2", "S6.1", "You hold no card"),
        (USUAL, {"amulets": "eb", "special": "a0"}, "b0", "S8.5", "You have laid your special tile"),
        (USUAL, {}, "b0", "S8.5", "Only the wearer"),
        (USUAL, {}, "end", "S4.1", "may be touched now"),
        (USUAL, {"stage": "cast2", "won": ("b2-3", "-")}, "d2", "S6.3", "without wizard or elemental"),
        (USUAL, {"stage": "cast3", "won": ("b3-3", "-")}, "a4", "S6.4", "moved by one step"),
        (USUAL, {"stage": "cast1", "won": ("b1-3", "-")}, "d2", "S6.2", "An elemental appears"),
        (USUAL, {"stage": "cast1", "won": ("b1-3", "-")}, "end", "S6.1", "Something else is asked"),
        (USUAL, {"stage": "over", "turn": 12, "actions": "00"}, "a1", "S1.2", "The game is over"),
    ],
)
def test_reasons(arena: Arena, rows: str, fields: dict[str, object], target: str, rule: str, words: str) -> None:
    reason = GAME.why_not(arena(rows, "a1", "d2", **fields), target, "en")
    assert (reason.rule, words in reason.text) == (rule, True), reason.text


def test_reasons_in_the_set_up(play: Play) -> None:
    position = play(GAME.start(GAME.make_options({})), "gem violet")
    while position.seat < 0:
        position.play(position.moves()[0])
    assert GAME.why_not(position, "d4", "en").text == "A tile already lies on d4."
    assert "shares an edge" in GAME.why_not(position, "a1", "en").text
    wide = play(position, "place b4")
    assert GAME.why_not(wide, "f4", "en").text == "The tiles would no longer fit into 4 rows and 4 columns."


def test_every_rule_that_is_named_stands_in_the_rulebook() -> None:
    number = re.compile(r"^\*\*(S[\d.]+)\*\*", re.MULTILINE)
    numbers = {language: number.findall(GAME.rules(language)) for language in ("en", "fr")}
    assert numbers["en"] == numbers["fr"]
    source = (GAME.folder / "reasons.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"(S\d+\.\d+)"', source)) <= set(numbers["en"])
