"""What is read beside the arena: runes with what they bring, spells with their text, amulets, the countdown."""

from collections.abc import Callable

import pytest

from sortilege.games.spell import GAME, figures
from sortilege.games.spell.decks import cards
from sortilege.games.spell.rules import SpellPosition
from sortilege.kernel.gesture import View
from sortilege.kernel.panels import Panel, Row

Arena = Callable[..., SpellPosition]
SQUARE = "V V b b\nV V v B\n_ b b B\nv v N b"
USUAL = "V V b b\nv N v B\n_ b b B\nv V v b"


def panel(position: SpellPosition, key: str, seat: int = 0, language: str = "en") -> Panel:
    return next(one for one in GAME.panels(position, View(seat, language)) if one.key == key)


def rows(one: Panel) -> dict[str, Row]:
    return {row.target: row for row in one.rows}


def test_runes_stand_by_level_with_what_they_bring(arena: Arena) -> None:
    runes = panel(arena(SQUARE, "a1", "d2"), "runes")
    above, below = ([(thing.target, thing.name, thing.note) for thing in shelf.things] for shelf in runes.shelves)
    assert above[:2] == [("rune-b1-1", "Straight", "+1"), ("rune-b2-1", "Flag right", "+2")]
    assert below[:2] == [("rune-b1-2", "Square", "+1"), ("rune-b2-2", "Flag left", "+2")]
    assert [mark.text for mark in runes.marks] == ["", "I\u00a05", "II\u00a05", "III\u00a05", "IV\u00a03"]


def test_a_rune_that_fits_has_the_colours_of_who_can_take_it(arena: Arena) -> None:
    runes = panel(arena(SQUARE, "a1", "d2"), "runes")
    signs = {thing.target: thing.sign.drawing for shelf in runes.shelves for thing in shelf.things}
    straight, square = cards("basic")[:2]
    assert signs["rune-b1-2"] == figures.rune_sign(square, 0, False) != figures.rune_sign(square, -1, False)
    assert signs["rune-b1-1"] == figures.rune_sign(straight, -1, False)


def test_S5_3_the_other_card_of_a_level_says_that_it_is_used(arena: Arena) -> None:
    taken = "-+b1-2/b2-1+b2-2/b3-1+b3-2/b4-1+b4-2"
    runes = panel(arena(SQUARE, "a1", "d2", levels="1", display=taken, won=("b1-3+", "-")), "runes")
    assert (runes.shelves[0].things[0].target, runes.shelves[0].things[0].count) == ("", 0)
    assert runes.shelves[1].things[0].note == "used"


def test_spells_can_always_be_read_and_tell_what_casts_them(arena: Arena) -> None:
    position = arena(USUAL, "a1", "d2", won=("b1-3+,b1-4+,b2-3+", "b3-3+"))
    own = rows(panel(position, "seat-0"))
    assert own["cast-1-1"].note == "2 cards of level I"
    assert own["cast-2-1"].note == "one card of level II"
    assert own["cast-2-2"].name == "Levitation"
    assert "your wizard goes to any tile" in own["cast-2-2"].text.lower()
    assert (own["spell-0-3"].note, own["spell-0-3"].state) == ("no card", "quiet")
    other = rows(panel(position, "seat-1"))
    assert [other[f"spell-1-{n}"].note for n in (1, 2, 3)] == ["one card of level III"] * 3
    assert not any(target.startswith("cast") for target in other)


def test_a_spell_without_target_says_so(arena: Arena) -> None:
    position = arena(USUAL, "a1", "d2", elementals="c1,c2", won=("b1-3,b1-4,b2-3+", "-"))
    row = rows(panel(position, "seat-0"))["cast-2-1"]
    assert (row.note, row.state) == ("no elemental left", "quiet")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_worn_amulet_is_a_row_with_its_power(arena: Arena, seat: int) -> None:
    position = arena(USUAL, "a1", "d2", amulets="tb")
    ours = rows(panel(position, f"seat-{seat}", seat))[f"amulet-{(1, 3)[seat]}"]
    assert ours.name == ("Trielementaris", "Bilevitagramaton")[seat]
    assert ("three elementals", "shift the arena twice")[seat] in ours.text.lower()
    assert GAME.card(position, ours.target, "fr")


def test_S8_1_dealt_amulets_say_to_whom(play: Callable[..., SpellPosition]) -> None:
    position = play(
        GAME.start(GAME.make_options({"mode": "asymmetric"})),
        "gem violet; deal doppelganger; deal extralimitae",
    )
    assert [row.note for row in panel(position, "seat-1").rows if row.target.startswith("amulet")] == [
        "dealt to Black"
    ] * 2
    mine = rows(panel(position, "seat-0", language="fr"))
    assert (mine["amulet-1"].note, mine["amulet-3"].note) == ("distribuée à Mauve",) * 2


def test_what_lies_beside_the_arena_is_counted_and_explained(arena: Arena) -> None:
    position = arena(USUAL, "a1", "d2", amulets="eb", elementals="c1", won=("b1-3", "-"))
    things = {thing.target: thing.count for shelf in panel(position, "seat-0").shelves for thing in shelf.things}
    assert things == {"supply-0-gem": 1, "supply-0-elemental": 1, "supply-0-special": 1}
    for target in things:
        for language in ("en", "fr"):
            card = GAME.card(position, target, language)
            assert card
            assert card.rule
            assert GAME.why_not(position, target, language).rule


def test_one_panel_is_ones_own_and_the_other_folds(arena: Arena) -> None:
    position = arena(USUAL, "a1", "d2", won=("b2-3+", "b1-3"))
    for seat in (0, 1):
        kinds = {one.key: one.kind for one in GAME.panels(position, View(seat))}
        assert kinds == {f"seat-{seat}": "own", f"seat-{1 - seat}": "seat", "runes": "own", "countdown": "fact"}
    own = panel(position, "seat-0")
    assert (own.meter, own.marks[-1].text) == ((2, 16), "2 of 16")
    assert own.rows[-1].text == "Cup\u00a0(+2)"


def test_S4_1_what_is_left_of_the_turn_is_told(arena: Arena) -> None:
    for actions, words in (("11", "Left: wizard, arena"), ("02", "Left: arena twice"), ("00", "No action left")):
        assert panel(arena(USUAL, "a1", "d2", amulets="bb", actions=actions), "seat-0").note == words
    assert panel(arena(USUAL, "a1", "d2"), "seat-1").note == ""


def test_S1_2_the_countdown_and_the_last_turn(arena: Arena) -> None:
    six = "b2-3+,b3-3+,b3-4+,b3-5+,b3-6+,b3-7+"
    fact = panel(arena(USUAL, "a1", "d2", turn=8), "countdown")
    assert fact.note == "Round 5 of 6. The end: 16 points, or after round 6."
    assert fact.meter == (5, 6)
    behind = arena(USUAL, "a1", "d2", turn=9, won=(six, "-"))
    assert panel(behind, "countdown", 1).note.endswith("Last turn: you need 17.")
    assert panel(behind, "countdown", 0).note.endswith("Last turn: Black needs 17.")
    assert panel(arena(USUAL, "a1", "d2", turn=10), "countdown").note.endswith(
        "This is your last turn; Black plays after you."
    )
    drawn = arena(USUAL, "a1", "d2", turn=11, won=(six, "-"), edition="original")
    assert panel(drawn, "countdown", 1).note.endswith("you need 18.")  # S10.6: 17 would be a draw


def test_S9_5_what_the_opponent_will_take_is_known(arena: Arena) -> None:
    position = arena("v b b v\nb V v b\nv N V b\nv b b _", "b2", "b1", turn=10, mode="solo")
    script = panel(position, "seat-1").rows[0]
    assert (script.name, script.text) == (
        "At the end of round 6",
        "It takes a rune of each of the levels I, II, III, IV.",
    )
    assert panel(position, "countdown").note.endswith("Last turn: you need 11.")
