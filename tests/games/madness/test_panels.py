"""What is read beside the drawing: hands, Spells with their texts, library, Curses, others in a line, the pile."""

from collections.abc import Callable
from typing import Any

from sortilege.games.madness import GAME
from sortilege.games.madness import codes as c
from sortilege.games.madness.card_set import texts
from sortilege.kernel.gesture import View
from sortilege.kernel.panels import Panel, Shelf
from sortilege.kernel.words import LANGUAGES

Make = Callable[..., Any]


def panels(position: Any, seat: int = 0, language: str = "en") -> dict[str, Panel]:
    return {panel.key: panel for panel in GAME.panels(position, View(seat, language))}


def shelf(panel: Panel, title: str) -> Shelf | None:
    return next((shelf for shelf in panel.shelves if shelf.title == title), None)


def things(found: Shelf | None) -> list[tuple[str, int]]:
    assert found
    return [(thing.target, thing.count) for thing in found.things]


def test_ones_own_seat_shows_hand_support_and_what_it_can_pay(table: Make) -> None:
    held = "fire-a; hand f1 f1 w2 m; support e2; discard f1 f1; deck a1"
    own = panels(table(held, "earth-a; hand e1; support e1 m").position)["own"]
    assert (own.kind, own.seat, own.title) == ("own", 0, "Saffra Emberlow")
    assert [mark.text for mark in own.marks] == ["", "2", "2", "3", "0"]
    assert [mark.quiet for mark in own.marks] == [False, False, False, False, True]
    assert own.marks[3].title == "can pay 3 earth, from hand and all supports"
    assert things(shelf(own, "Hand")) == [("h1-f1", 1), ("h1-f1", 1), ("h1-w2", 1), ("h1-m", 1)]
    support = shelf(own, "Support")
    assert things(support) == [("s1-e2", 1), ("", 0), ("", 0)]
    assert support
    assert [mark.text for mark in support.marks] == ["draw 1", "discard 2"]
    lent = shelf(own, "Others’ support")
    assert things(lent) == [("s2-e1", 1), ("s2-m", 1)]
    assert lent
    assert lent.things[0].note == "Briar"
    assert shelf(own, "Discard") is None


def test_spells_are_told_whole_with_cost_and_state(table: Make) -> None:
    position = table("fire-a; hand f1; spells growth- water-2c", "earth-a; hand e1").position
    for language in LANGUAGES:
        rows = panels(position, 0, language)["own"].rows
        faces = {face.short: face for face in texts(position.cards).spells}
        assert [(row.target, row.text) for row in rows] == [
            (f"sp1-{short}", faces[short].effect[language]) for short in ("growth", "water-2c")
        ]
    growth, homing = panels(position)["own"].rows
    assert (growth.note, growth.state, homing.note, homing.state) == ("exhausted", "quiet", "", "")
    assert [(mark.title, mark.text) for mark in homing.marks] == [("costs 2 water", "2")]


def test_the_discard_pile_is_laid_out_only_while_it_is_picked_from(table: Make) -> None:
    asked = table("fire-a; hand f1 m; discard m w1", "earth-a; hand e1", right="in-01", phase=c.BEGIN, space=5)
    assert asked.can("burn d:m")
    assert things(shelf(panels(asked.position)["own"], "Discard")) == [("d1-w1", 1), ("d1-m", 1)]
    rows = panels(asked.position)["magicians"].rows
    assert [(row.name, row.text) for row in rows[1:3]] == [
        ("Discard", "water 1, Madness"),
        ("Draw pile, in unknown order", "nothing"),
    ]


def test_library_curses_and_powers_are_lists(table: Make) -> None:
    seats = "earth-b; hand f1", "fire-b; hand e1"
    position = table(*seats, library="fire-1a water-1b", track="fire-1 - earth-2+e", space=2).position
    found = panels(position)
    library, curses, magicians = found["library"], found["curses"], found["magicians"]
    assert {panel.kind for panel in (library, curses, magicians)} == {"list"}
    assert [row.state for row in library.rows] == ["", "", "quiet", "quiet"]
    assert library.note == "Learning a Spell costs you 1 of its element."
    assert [(row.target, row.note) for row in curses.rows] == [("curse-1", "has struck"), ("curse-3", "next turn")]
    assert [(mark.title, mark.text) for mark in curses.rows[1].marks] == [
        ("tokens that make it dearer: 1", "+1"),
        ("costs 5 earth", "5"),
    ]
    assert [mark.text for mark in curses.marks] == ["4", "0", "5", "0"]
    faces = texts(position.cards)
    assert curses.rows[0].text == next(one for one in faces.curses if one.short == "fire-1").effect["en"]
    powers = [row.text for row in magicians.rows if row.target]
    assert powers == [faces.magicians[position.mage(seat)].effect["en"] for seat in (0, 1)]


def test_other_seats_fold_to_a_line(table: Make) -> None:
    position = table("fire-a; hand f1", "earth-a; hand e1 e2; discard a1 a1; spells ice", "air-a; hand m").position
    found = panels(position)
    assert [panel.key for panel in found.values() if panel.kind == "seat"] == ["seat-2", "seat-3"]
    briar = found["seat-2"]
    assert [mark.text for mark in briar.marks] == ["2", "0", "0", "3", "0"]
    assert briar.marks[0].title == "2 cards in hand"
    assert things(shelf(briar, "Discard")) == [("d2-a1", 2)]
    assert [row.target for row in briar.rows] == ["sp2-ice"]
    assert briar.sign != found["seat-3"].sign


def test_the_madness_pile_counts_down(table: Make) -> None:
    position = table("fire-a; hand f1 m m", "earth-a; hand e1; discard m", madness=3).position
    position.box(c.MAD, -3)  # the three that they hold
    pile = panels(position)["madness"]
    assert (pile.kind, pile.meter) == ("fact", (3, 6))
    assert pile.note == "3 left; one due and none left: all lose."
    assert "in-force" not in panels(position)
    position.forbidden, position.shield = c.NO_HEAL, 2
    assert panels(position)["in-force"].note == "No curing. The next 2 Curses have no effect."


def test_who_is_out_or_not_yet_chosen_has_a_line(table: Make) -> None:
    start = GAME.start(GAME.make_options({"seats": 2}))
    assert panels(start)["own"].note == "The magician is not yet known."
    gone = table("fire-a; hand f1", "earth-a; hand e1").position
    gone.eliminate(1)
    assert panels(gone)["seat-2"].note == "out"
    assert panels(gone, 1)["own"].rows == ()
