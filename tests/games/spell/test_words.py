"""Sentences in both languages, in the words of each edition, and reasons with the number of the rule."""

import re
from collections.abc import Callable

import pytest

from sortilege.games.spell import GAME
from sortilege.games.spell.rules import SpellPosition

Arena = Callable[..., SpellPosition]
Play = Callable[..., SpellPosition]
USUAL = "V V b b\nv N v B\n_ b b B\nv V v b"
TAKEN = "b1-1+-/b2-1+b2-2/b3-1+b3-2/b4-1+b4-2"
EIGHT = "b1-1+b1-5/b2-3+b2-7/b3-2+b3-6/b4-4+b4-1"
SQUARE = "V V b b\nV V v B\n_ b b B\nv v N b"


def said(position: SpellPosition, text: str, language: str) -> str:
    return GAME.say(position, GAME.read_move(position, text), language)


def test_both_languages_have_the_same_messages() -> None:
    assert GAME.words.ids("en") == GAME.words.ids("fr")


def test_each_edition_speaks_its_own_words(arena: Arena) -> None:
    french, original = arena(SQUARE, "a1", "d2"), arena(SQUARE, "a1", "d2", edition="original")
    assert said(french, "claim b1-2", "en") == "takes Square: +1"
    assert said(french, "claim b1-2", "fr") == "active la rune Carré : +1"
    assert said(original, "claim b1-2", "en") == "attacks with Square: 1 damage"
    assert said(original, "claim b1-2", "fr") == "attaque avec Carré : 1 dégât"
    assert "shift the arena" in GAME.ask(arena(USUAL, "a1", "d2"), "en")
    assert "bouleverser l’arène" in GAME.ask(arena(USUAL, "a1", "d2"), "fr")
    assert "palace action" in GAME.ask(arena(USUAL, "a1", "d2", edition="original"), "en")
    assert GAME.name(french, "cast-2-2", "fr").startswith("Lévitation")
    assert GAME.name(original, "cast-2-2", "en").startswith("Flight")
    assert GAME.name(original, "cast-3-3", "en").startswith("Orb of Light")
    assert GAME.name(french, "cast-3-3", "fr").startswith("Champ de force")


def test_what_is_left_of_the_turn_is_asked(arena: Arena, play: Play) -> None:
    position = arena(USUAL, "a1", "d2", won=("b1-3+", "-"))
    assert GAME.ask(position, "en") == "You may play your wizard, shift the arena, cast a spell or end your turn."
    assert GAME.ask(play(position, "flip a2; lift c3 up"), "en") == "You may cast a spell or end your turn."
    assert (
        GAME.ask(play(position, "cast 1 with 1"), "fr") == "Invocation : sur quelle tuile l’élémentaire apparaît-il ?"
    )


def test_the_script_tells_what_it_takes(arena: Arena, play: Play) -> None:
    rows = "v b b v\nb V v b\nv N V b\nv b b _"
    position = arena(rows, "a1", "b1", stage="script-lift", turn=5, actions="00", mode="solo")
    assert said(play(position, "lift b2"), "slide up", "en") == (
        "The gem points up: the column slides. It takes Straight\u00a0(+1), Flag right\u00a0(+2)."
    )


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
    assert GAME.why_not(position, "c4", "en").text == "A tile already lies there."
    assert "shares an edge" in GAME.why_not(position, "a1", "en").text
    wide = play(position, "place b4")
    assert GAME.why_not(wide, "f4", "en").text == "The tiles would no longer fit into 4 rows and 4 columns."


def test_the_question_follows_the_hand(arena: Arena, play: Play) -> None:
    position = arena(USUAL, "a1", "d2", won=("b3-3+", "-"))
    assert GAME.ask(position, "en", ["a1"]) == "Your wizard on a1: to which tile does it go?"
    assert GAME.ask(position, "en", ["c3"]) == "You lift c3: which side slides into the new gap?"
    assert GAME.ask(position, "fr", ["c3"]) == "Vous déplacez c3 : quel côté glisse vers le nouvel emplacement vide ?"
    push = arena(USUAL, "a1", "d2", amulets="tb", stage="cast1", won=("b1-3", "-"))
    assert GAME.ask(push, "en", ["d2"]) == "The elemental appears on d2: where is the wizard there pushed?"
    two = arena(USUAL, "a1,b1", "d2", amulets="db", stage="cast2", won=("b2-3", "-"))
    assert GAME.ask(two, "en", ["b1"]) == "Your wizard on b1: to which tile does it go?"


def test_runes_that_fit_are_asked_for_first(arena: Arena) -> None:
    position = arena(SQUARE, "a1", "d2")
    assert GAME.ask(position, "en") == "Square fits: take it, or play on."
    labels = {GAME.spoken(position, "en").action(move) for move in position.moves()}
    assert labels == {"Move the wizard", "Shift the arena", "Take Square (+1)", ""}
    claim = GAME.read_move(position, "claim b1-2")
    assert GAME.label(position, claim, "en") == "Take Square (+1)"  # so its button is the answer
    turned = arena(USUAL, "a1", "d2", won=("b1-3+", "-"))
    assert {"Activate a tile", "Cast a spell"} < {GAME.spoken(turned, "en").action(move) for move in turned.moves()}


def test_a_lifted_tile_foretells_what_each_side_brings(arena: Arena) -> None:
    position = arena("b b B _\nv V b N\nV V V V\nv b B b", "c3", "a4", display=EIGHT)
    assert GAME.spoken(position, "en").ways(["a2"]) == {
        "a3": "↑ a3, a4: Zed fits",
        "a1": "↓ a1: Straight and Twig fit",
        "b2": "← b2, c2, d2: Straight fits",
    }
    assert GAME.spoken(position, "fr").ways(["a2"])["a3"] == "↑ a3, a4 : Zède convient"
    assert not GAME.spoken(position, "en").ways(["c3"])


def test_others_are_spoken_of_in_the_third_person(arena: Arena) -> None:
    position = arena(USUAL, "a1", "d2", stage="cast2", won=("b2-3", "-"))
    assert GAME.spoken(position, "en").asked_of("Hugo") == "Hugo casts Levitation and chooses where."
    assert GAME.spoken(arena(USUAL, "a1", "d2"), "fr").asked_of("Hugo").startswith("Hugo joue son tour")


def test_the_nearest_fit_is_told(arena: Arena) -> None:
    reason = GAME.why_not(arena(USUAL, "a1", "d2"), "rune-b1-2", "en")
    assert reason.text.endswith("It is nearest with a1, b1; a2, b2 would have to be active too.")


def test_places_are_named_by_what_is_written_on_the_board(arena: Arena, play: Play) -> None:
    start = play(GAME.start(GAME.make_options({})), "gem violet")
    while start.seat < 0:
        start.play(start.moves()[0])
    assert said(start, "place c3", "en") == "places a tile 1 left and 1 up from the neutral tile"
    assert said(start, "place c3", "fr") == "pose une tuile, 1 à gauche et 1 au-dessus de la tuile neutre"
    settled = play(start, "place b4; place b3; place b2; place b1")
    assert said(settled, "place c1", "en") == "places a tile on b1"
    outer = arena(USUAL, "a1", "d2", amulets="eb")
    for cell, words in (("c0", "above c1"), ("b5", "below b4"), ("z3", "left of a3"), ("e2", "right of d2")):
        assert said(outer, f"special {cell}", "en") == f"lays the special tile {words}"
    assert GAME.name(outer, "z3", "fr") == "hors de l’arène, à gauche de a3"


def test_every_rule_that_is_named_stands_in_the_rulebook() -> None:
    number = re.compile(r"^\*\*(S[\d.]+)\*\*", re.MULTILINE)
    numbers = {language: number.findall(GAME.rules(language)) for language in ("en", "fr")}
    assert numbers["en"] == numbers["fr"]
    source = (GAME.folder / "reasons.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"(S\d+\.\d+)"', source)) <= set(numbers["en"])


# Words that are not those of the French booklet, with the booklet's own.
NOT_OURS = {
    r"\bviolet": "mauve",
    r"\bdécal": "bouleverser, glisser",
    r"\b(le|un|du|au) vide\b": "l’emplacement vide",
    r"\btrou\b": "l’emplacement vide",
    r"\bsoul[eè]v": "déplacer",
    r"\bsorci(er|ère)": "mage",
    r"\bélémenta(l|ux)\b": "élémentaire",
    r"\bjeton": "tuile",
    r"\bcarreau": "tuile",
    r"\bdalle": "tuile",
    r"\bpouvoirs? (1|2|3|4|I|II|III|IV)\b": "niveau",
    r"\bmatrice|\bplateau": "arène",
    r"\bpoints de pouvoir": "points de puissance",
}


def test_french_texts_use_the_words_of_the_booklet() -> None:
    """What people read, wherever it is written: messages, rules, guide and examples."""
    guide = (GAME.folder / "guide.toml").read_text(encoding="utf-8")
    texts = [*re.findall(r'^(?:\w+)\.fr = "(.*)"$', guide, re.MULTILINE), GAME.rules("fr")]
    messages = (GAME.folder / "words.fr.ftl").read_text(encoding="utf-8")
    texts += [line.partition("=")[2] or line for line in messages.splitlines() if not line.startswith(("#", "bad-"))]
    assert len(texts) > 300
    found = [(word, text) for text in texts for word in NOT_OURS if re.search(word, text, re.IGNORECASE)]
    assert found == []
    everything = " ".join(texts)
    for word in ("mauve", "bouleverser", "emplacement vide", "élémentaire", "points de puissance", "activer une tuile"):
        assert word in everything.lower()


def test_french_spaces_do_not_break() -> None:
    for name in ("words.fr.ftl", "RULES.fr.md", "guide.toml"):
        text = (GAME.folder / name).read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if (name != "guide.toml" or ".fr = " in line) and line[:1] != "#"]
        assert [line for line in lines if re.search(r"\w [:;?!]( |$|\")", line)] == []
