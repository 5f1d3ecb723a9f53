"""What is read beside the board: hands, both books at any time, how each spell stands, what counts down."""

import time
from collections.abc import Callable

import pytest

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.spellbooks import sentences
from sortilege.kernel.gesture import View
from sortilege.kernel.panels import Panel, Row
from sortilege.kernel.words import LANGUAGES

Drawn = Callable[..., Confrontation]
Play = Callable[..., Confrontation]


def panels(position: Confrontation, seat: int = 0, language: str = "en") -> dict[str, Panel]:
    return {panel.key: panel for panel in GAME.panels(position, View(seat, language))}


def rows(panel: Panel) -> dict[str, Row]:
    return {row.target: row for row in panel.rows}


def test_the_hand_is_a_shelf_of_gems_with_counts(drawn: Drawn) -> None:
    position = drawn("1=F 20=f", hands="1203/0000", opened="cc")
    own = panels(position)["own"]
    things = {thing.target: thing.count for shelf in own.shelves for thing in shelf.things}
    assert things == {"hand-0-fire": 1, "hand-0-air": 2, "hand-0-water": 0, "hand-0-earth": 3}
    assert {mark.title: mark.text for mark in own.marks} == {
        "Gems destroyed: fire": "1", "Gems destroyed: air": "1", "Gems destroyed: water": "3",
    }  # fmt: skip
    assert own.note == "40 spells, closed. It opens with six gems on the Agrica; one stands there."


def test_the_other_master_is_a_line(drawn: Drawn) -> None:
    other = panels(drawn("1=F 20=f", hands="0000/0201"))["seat-1"]
    assert other.kind == "seat"
    held = [mark for mark in other.marks if "in hand" in mark.title]
    assert [(mark.text, mark.quiet) for mark in held] == [("0", True), ("2", False), ("0", True), ("1", False)]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_others_book_is_read_whole_at_any_time(drawn: Drawn, play: Play, seat: int, language: str) -> None:
    study = GAME.start(GAME.make_options({}))
    closed = play(GAME.start(GAME.make_options({"study": False, "first": "0"})), "place F 1", "stop")
    for position in (study, closed, drawn("1=F 20=f")):
        read = panels(position, seat, language)[f"book-{1 - seat}"]
        assert read.kind == "list"
        texts = [(entry.name(language), sentences(entry, language)) for entry in position.book(1 - seat)]
        assert [(row.name, row.text) for row in read.rows] == texts


def test_study_opens_the_others_book_first_and_shows_ones_own_too() -> None:
    study = GAME.start(GAME.make_options({}))
    keys = [panel.key for panel in GAME.panels(study, View(0)) if panel.rows]
    assert keys == ["book-1", "book-0"]
    assert all(row.text for row in panels(study)["book-0"].rows)


@pytest.mark.parametrize(("book", "texts", "filters"), [("novice", True, 0), ("first40", False, 4)])
def test_short_books_show_their_texts_long_ones_filters(drawn: Drawn, book: str, texts: bool, filters: int) -> None:
    own = panels(drawn("1=F 20=f", book0=book))["own"]
    assert {bool(row.text) for row in own.rows} == {texts}
    assert len(own.filters) == filters


def test_filters_let_through_what_moves_the_element(drawn: Drawn) -> None:
    own = panels(drawn("1=F 20=f"))["own"]
    tags = {row.name: row.tags for row in own.rows}
    assert tags["The Fire Tornado"] == ("fire",)
    assert tags["The Eruption"] == ("fire", "earth")
    assert len(tags["The Bull"]) == 4


def test_how_a_spell_of_ones_own_stands(drawn: Drawn) -> None:
    position = drawn("1=F 2=w 9=F 20=f", casts="2/45")
    own = rows(panels(position)["own"])
    castable = own["spell-0-1"]
    assert (castable.note, castable.state) == ("", "")
    assert [(mark.text, mark.title) for mark in castable.marks] == [("1", "Takes one gem of the other master")]
    assert (own["spell-0-2"].note, own["spell-0-2"].state) == ("cast", "used")
    assert (own["spell-0-14"].note, own["spell-0-14"].state) == ("no effect now", "quiet")  # no earth
    assert (own["spell-0-39"].note, own["spell-0-39"].state) == ("not possible now", "quiet")  # its condition
    waiting = rows(panels(position, 1)["own"])["spell-1-46"]
    assert (waiting.note, waiting.state, list(waiting.marks)) == ("", "", [])


def test_what_can_be_appropriated_is_not_struck_through(drawn: Drawn) -> None:
    position = drawn("1=F 6=W 20=f", casts="+46/45.46")
    other = rows(panels(position)["book-1"])
    assert (other["spell-1-45"].note, other["spell-1-45"].state) == ("can be appropriated", "")
    assert (other["spell-1-46"].note, other["spell-1-46"].state) == ("cast by both", "used")
    held = drawn("1=F 6=W 20=f", casts="/45", hands="1000/0000")
    later = rows(panels(held)["book-1"])["spell-1-45"]
    assert (later.note, later.state) == ("cast", "quiet")


def test_losses_of_ones_own_are_told(drawn: Drawn) -> None:
    row = rows(panels(drawn("5=F 13=A 20=f 21=f", casts="/45"))["book-1"])["spell-1-45"]
    assert [mark.title for mark in row.marks] == ["Loses one gem of your own"]


def test_unverified_and_inhibited_spells_are_marked(drawn: Drawn) -> None:
    text = 'Spell "Whim" : The gems dance.\nSpell "Other" : The gems sing.\n'
    own = {"book0": "own", "text0": text, "unverified": True}
    first, second = panels(drawn("1=F 20=f", banned="2/", **own))["own"].rows
    assert (first.note, first.state) == ("unverified", "")
    assert (second.note, second.state) == ("unverified, inhibited", "used")


def test_quiet_turns_count_down(drawn: Drawn) -> None:
    there = ".".join(["1-2", "20-19", "2-3", "19-18", "3-4", "18-17", "4-5", "17-24", "5-6", "24-23"])
    assert "sterile" not in panels(drawn("6=F 23=f", sterile=there))
    position = drawn("1=F 20=f", opened="cc")
    walk = [*range(2, 9), 16, *range(9, 16)]
    walk += walk[-2::-1]
    back = [19, 18, 17, 24, 23, 22, 21, 20] * 4
    spot, other = 1, 20
    for to, there_to in zip(walk[:25], back, strict=False):
        for start, end in ((spot, to), (other, there_to)):
            position.play(GAME.read_move(position, f"move {start} {end}"))
        spot, other = to, there_to
    fact = panels(position)["sterile"]
    assert fact.meter == GAME.draw_count(position) == (50, 100)
    assert "50 more turns" in fact.note


def test_a_position_that_comes_back_says_that_its_third_time_is_a_draw(drawn: Drawn) -> None:
    position = drawn("1=F 20=f", opened="cc")
    for text in ("move 1 2", "move 20 19", "move 2 1"):
        position.play(GAME.read_move(position, text))
    assert "sterile" not in panels(position)
    position.play(GAME.read_move(position, "move 19 20"))
    assert panels(position)["sterile"].note.startswith("This position stands for the second time")


def test_panels_of_forty_and_forty_spells_are_cheap(drawn: Drawn) -> None:
    position = drawn("FFFAA.WWWEE.fffaa.wwwee.", hands="0001/0001")
    GAME.panels(position, View(0))
    GAME.scene(position, View(0))
    times = {}
    for name, show in {"panels": GAME.panels, "scene": GAME.scene}.items():
        start = time.process_time()
        for _ in range(200):
            show(position.copy(), View(0))
        times[name] = time.process_time() - start
    assert times["panels"] < 4 * times["scene"]  # what rows depend on is remembered; without, it is far more
