"""Actions told in a line, the book's own deeds, the question that follows the hand, its cause, and every ending."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from sortilege.games.madness import GAME
from sortilege.games.madness import codes as c
from sortilege.games.madness.course import _Course, begun, under_way
from sortilege.games.madness.rules import Madness
from sortilege.kernel.deeds import NOBODY, Deed
from sortilege.kernel.match import Match
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

Make = Callable[..., Any]
GOLDEN = Path(__file__).parent / "golden"


def deeds(table: Any, *texts: str, language: str = "en") -> list[Deed]:
    """Plays these moves, lets chance take its first outcomes, and tells the deeds."""
    position, parts = table.position, list[tuple[Any, list[int]]]()
    left = list(texts)
    while left or table.chance:
        move = position.moves()[0] if table.chance else GAME.read_move(position, left.pop(0))
        if not parts or not GAME.joins(position, move):
            parts.append((position.copy(), []))
        parts[-1][1].append(move)
        position.play(move)
    return [GAME.deed(begun, moves, language) for begun, moves in parts]


def ask(table: Any, *touched: str, language: str = "en") -> str:
    return GAME.ask(table.position, language, touched)


# deeds


def test_what_still_strikes_has_not_yet_done_nothing() -> None:
    """While somebody is to choose what to suffer, nobody is told that nothing happens."""
    match = Match.from_record((GOLDEN / "win.record").read_text(encoding="utf-8"))
    stands = [cast(Madness, match.at(ply)) for ply in range(match.ply + 1)]
    start = strikes = 0
    for ply, here in enumerate(stands[:-1]):
        if ply and here.seat >= 0 and under_way(here).kind == "strike":
            strikes += 1
            told = GAME.deed(stands[start], [one.move for one in match.history[start:ply]], "en").all[-1]
            assert not told.text.endswith("nothing happens")
            assert not [line for line in told.results if line.endswith(": nothing.")]
        if not GAME.joins(here, match.history[ply].move):
            start = ply
    assert strikes > 3


def test_the_course_of_a_ply_ends_where_the_ply_does() -> None:
    for seed in range(4):
        position, rng = GAME.start(GAME.make_options({"seats": 2 + seed})), Rng(seed)
        while position.seat != OVER:
            move = position.pick(rng)
            course = _Course(position.copy(), begun(position, move))
            course.play(move)
            position.play(move)
            assert GAME.write(course.p) == GAME.write(position)


def test_an_action_is_one_line_with_payment_choices_and_draws(table: Make) -> None:
    acting = table("fire-a; hand e1 w1 w1 f1; deck a1 w2", "earth-a; hand e1")
    (growth,) = deeds(acting, "cast growth")
    assert (growth.seat, growth.text) == (0, "activates Growth: draws water 2")
    assert growth.card
    assert growth.card.title == "Growth"
    assert growth.results == ["Paid: earth 1.", "Saffra draws water 2."]
    ice, end = deeds(acting, "cast ice", "pay w1", "keep f1", "end")
    assert ice.text == "activates Ice: puts fire 1 into support"
    assert end.text.startswith("ends the Action phase; draws up to six cards (4)")


def test_destroying_a_curse_crosses_it_out_and_tells_the_reward(table: Make) -> None:
    acting = table("fire-a; hand f2 f2 w1", "earth-a; hand e1", track="fire-7 water-1")
    (deed,) = deeds(acting, "destroy fire-7", "gain w3")
    assert deed.text == "destroys the Curse Smoke-Filled Room: takes water 3 from the supply"
    assert deed.motions == [("c-fire-7", None)]
    assert deed.card
    assert deed.card.kind == "Curse of fire"


def test_telepathy_says_who_grants_what_to_whom(table: Make) -> None:
    acting = table("fire-a; hand a1 f1", "earth-a; hand e2; deck f1", "air-a; hand a1")
    grant, act = deeds(acting, "cast telepathy", "player p2", "acquire e2")
    assert grant.text == "activates Telepathy: Briar may take an action"
    assert (act.seat, act.text) == (1, "acquires earth 2 (by Saffra’s Telepathy)")


def test_B2_2_a_curse_that_strikes_is_a_deed_of_nobody_with_its_card(table: Make) -> None:
    seats = "fire-a; hand f1 w1 e1 a1; deck a1 w2 e2", "air-a; hand a1 a1 w1 f1 e1 e1"
    acting = table(*seats, track="earth-8", space=1)
    end, book = deeds(acting, "end", "discard f1 w1", "discard f1 a1")
    assert (end.seat, end.text) == (0, "ends the Action phase; draws up to six cards (2)")
    assert book.seat == NOBODY
    assert book.text == "Landslide strikes: Zephrine discards fire 1, water 1; Saffra discards fire 1, air 1"
    assert book.card
    assert (book.card.title, book.card.kind) == ("Landslide", "Curse of earth")
    assert book.results == ["Zephrine discards fire 1, water 1.", "Saffra discards fire 1, air 1."]


def test_B2_2_of_two_curses_on_a_space_each_is_a_deed_of_its_own(table: Make) -> None:
    seats = "fire-a; hand f1 f1 f1 f1; deck a1 w2 e2", "air-a; hand a1 a1; support e1"
    acting = table(*seats, track="- earth-8 water-2", space=2)
    first, second = deeds(acting, "end", "discard f1 w2")[-1].all
    assert first.text == "Landslide strikes: Saffra discards fire 1, water 2"
    assert second.text == "Flooded Shelves strikes: Zephrine discards earth 1 from support"
    assert [deed.card and deed.card.title for deed in (first, second)] == ["Landslide", "Flooded Shelves"]
    assert first.results == ["Zephrine: nothing.", "Saffra discards fire 1, water 2."]
    assert second.results == ["Zephrine discards earth 1 from support.", "Saffra: nothing."]
    assert {first.seat, second.seat} == {NOBODY}
    assert not set(first.motions) & set(second.motions)


def test_set_up_is_one_line_and_the_book_opens_by_itself() -> None:
    match = Match("madness", seed=4, seats=3)
    first, second, *_ = match.actions()
    told = [GAME.deed(cast(Madness, before), [ply.move for ply in plies], "en") for before, plies in (first, second)]
    assert told[0].text.startswith("The table is set")
    assert told[1].text.startswith("The book opens. ")
    assert " appears with " in told[1].text
    assert {deed.seat for deed in told} == {NOBODY}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("record", sorted(GOLDEN.glob("*.record")), ids=lambda path: path.stem)
def test_golden_games_are_told_action_by_action(record: Path, language: str) -> None:
    """No line tells two actions of players, and every turn has the line of its end or of a Monster phase."""
    match = Match.from_record(record.read_text(encoding="utf-8"))
    turns: set[int] = set()
    for before, plies in match.actions():
        position = cast(Madness, before)
        deed = GAME.deed(position, [ply.move for ply in plies], language)
        menus = 0
        there = position.copy()
        for ply in plies:
            menus += there.seat >= 0 and there.question == c.MENU
            there.play(ply.move)
        assert menus <= 1
        assert deed.text[0] == deed.text[0].upper() or deed.seat != NOBODY
        assert deed.seat == NOBODY or menus == 1 or position.question != c.MENU
        turns.add(int(position.turn))
    assert turns == set(range(len(turns)))


# the question


def test_the_question_follows_the_hand(table: Make) -> None:
    five = "fire-a; hand e2 e1 f2; spells growth ice combustion telepathy fire-1a"
    acting = table(five, "earth-a; hand e1", library="earth-1a", track="fire-1")
    name = GAME.name(acting.position, "lib-earth", "en").removeprefix("Library: ")
    assert ask(acting) == "Take an action, or end your Action phase."
    assert ask(acting, "lib-earth") == f"{name}: choose the Spell you destroy to make room."
    assert GAME.spoken(acting.position, "en").foresee(["lib-earth"])[1].startswith("You have 5 Spells")
    assert ask(acting, "sp1-growth") == "Growth: how many times?"
    assert GAME.spoken(acting.position, "en").foresee(["sp1-growth"]) == ("Draw 1 card.", "Each time costs 1 earth.")
    assert acting.position.spells(0).bit_count() == 5


def test_picks_say_how_many_are_left(table: Make) -> None:
    hit = table("fire-a; hand f1 w1 m", "air-a; hand a1", track="earth-1", phase=c.BEGIN, space=1)
    assert ask(hit) == "Discard 2 cards."
    assert ask(hit, "h1-f1") == "Discard 2 cards. One more."
    assert ask(hit, "h1-f1", language="fr") == "Défaussez 2 cartes. Encore une."


def test_others_are_spoken_of_in_the_third_person_with_the_cause(table: Make) -> None:
    hit = table("fire-a; hand f1 w1 m", "air-a; hand a1", track="earth-1", phase=c.BEGIN, space=1)
    say = GAME.spoken(hit.position, "en")
    assert say.asked_of("Hugo") == "Hugo discards 2 cards."
    assert say.cause() == "Leaden Limbs strikes. Each player discards 2 cards from hand."
    acting = table("fire-a; hand a1", "earth-a; hand e2", "air-a; hand a1 a1")
    assert GAME.spoken(acting.position, "en").cause() == ""
    acting.play("cast telepathy", "player p2")
    granted = GAME.spoken(acting.position, "en")
    assert granted.cause().startswith("Saffra Emberlow grants it by Telepathy.")
    assert granted.asked_of("Hugo") == "Hugo may take one action."


def test_kinds_of_action_are_named(table: Make) -> None:
    acting = table("fire-a; hand e2 f2 f2 m", "earth-a; hand e1", library="earth-1a", track="fire-1")
    say = GAME.spoken(acting.position, "en")
    named = {GAME.write_move(acting.position, move).split()[0]: say.action(move) for move in acting.position.moves()}
    assert named == {
        "cast": "Activate a Spell", "learn": "Learn a Spell", "acquire": "Acquire a card",
        "destroy": "Destroy a Curse", "cure": "Cure a Madness", "end": "",
    }  # fmt: skip


def test_the_madness_left_is_no_score(table: Make) -> None:
    assert GAME.spoken(table("fire-a; hand f1", "air-a; hand a1").position, "en").counted() == ""


# the end


LAST = {"round": 6, "space": 5, "monster": "in-09", "right": "end", "phase": c.BEGIN}
MAD = "hand m m m m m m"
ENDINGS: list[tuple[str, tuple[str, str], dict[str, Any], str]] = [
    ("B6.3", ("fire-a; hand f1", "air-a; hand a1"), LAST,
     "has no Curse left: all win, with 14 Madness left in the pile."),
    ("B6.2", ("fire-a; hand f1", "air-a; hand a1"), {**LAST, "track": "fire-7 - earth-8"},
     "keeps 2 Curses (Smoke-Filled Room, Landslide): all lose."),
    ("B6.2", (f"fire-a; {MAD}", f"air-a; {MAD}"), {},
     "The last player is out: nothing but Madness in hand, in round 1, turn 3."),
    ("B6.2", ("fire-a; hand m", "air-a; hand a1"), {"madness": 0, "round": 3},
     "A Madness was due and the pile was empty, in round 3, turn 1: all lose."),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "seats", "numbers", "text"), ENDINGS, ids=["won", "monster", "out", "madness"])
def test_B6_2_B6_3_every_ending_has_its_rule_and_numbers(
    table: Make, rule: str, seats: tuple[str, str], numbers: dict[str, Any], text: str
) -> None:
    over = table(*seats, **numbers)
    assert over.over
    for language in ("en", "fr"):
        ending = GAME.ending(over.position, language)
        assert ending
        assert ending.reason.rule == rule
        assert [len(row) for row in ending.rows] == [len(ending.columns)] * 2
        assert (text in ending.reason.text) == (language == "en")


@pytest.mark.parametrize(
    ("record", "ply", "told"),
    [
        ("win", 103, ["Drowned Voices cannot strike any more in this round."]),  # it is destroyed
        ("win", 289, ["Briar Mossgate then has the cards to destroy Tangled Sigils."]),  # a card goes into support
        ("win", 104, []),
        ("elimination", 38, ["You then have the cards to destroy Scattered Notes."]),  # a power draws cards
    ],
)
def test_advice_tells_what_cooperation_gains(record: str, ply: int, told: list[str]) -> None:
    match = Match.from_record((GOLDEN / f"{record}.record").read_text("utf-8"))
    before, move = cast(Madness, match.at(ply)), match.history[ply].move
    after = before.copy()
    after.play(move)
    assert list(GAME.spoken(before, "en").gains([move], after)) == told
