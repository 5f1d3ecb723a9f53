"""What the log tells, what is asked and foreseen, and how a game ends: one line for each action of the rulebook."""

from collections.abc import Callable
from typing import Any

import pytest

from sortilege.games.archimage import GAME
from sortilege.games.archimage import moves as mv
from sortilege.kernel.deeds import Deed
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng
from sortilege.kernel.words import LANGUAGES

Make = Callable[..., Any]


def do(t: Any, *texts: str, language: str = "en") -> Deed:
    """The deed of these moves, played."""
    before, moves = t.p.copy(), []
    for i, text in enumerate(texts):
        moves.append(GAME.read_move(t.p, text))
        assert not i or GAME.joins(t.p, moves[-1])
        t.play(text)
    return GAME.deed(before, moves, language)


def log(seed: int, **options: Any) -> list[Deed]:
    """The deeds of a random game."""
    p = GAME.start(GAME.make_options(options))
    rng = Rng(seed)
    told: list[tuple[Any, list[int]]] = []
    while p.seat != OVER:
        move = int(p.pick(rng))
        if not told or not GAME.joins(p, move):
            told.append((p.copy(), []))
        told[-1][1].append(move)
        p.play(move)
    return [GAME.deed(before, moves, "en") for before, moves in told]


def test_the_set_up_is_one_line_and_so_is_a_roll() -> None:
    deeds = log(2, seats=3, circle="III")
    assert deeds[0].text == "The tower is laid out with the scrolls of circles 0 and III."
    assert deeds[0].results == ["Witch of the East begins."]
    assert [deed.text.split()[0] for deed in deeds[1:4]] == ["takes"] * 3
    assert deeds[4].text == "Round 1 begins: all dice are rolled."
    assert deeds[4].seat == -1
    assert [line.split(":")[0] for line in deeds[4].results] == [
        "Witch of the East", "Mage of the South", "Shaman of the North"
    ]  # fmt: skip


@pytest.mark.parametrize("circle", ["I", "II", "III", "IV"])
def test_no_action_takes_two_lines_and_none_names_a_space(circle: str) -> None:
    deeds = log(7, seats=4, circle=circle)
    casts = [deed for deed in deeds if deed.text.startswith("casts")]
    assert casts
    assert all(deed.card and deed.card.title in deed.text for deed in casts if "borrows" not in deed.text)
    assert not any(word in deed.text for deed in deeds for word in (" at ", "chooses", "aims"))


def test_a_break_tells_what_it_brings(tower: Make) -> None:
    t = tower(open="G0", lying="A0s=transmutation-fire", dice=("f2 w1", "w1"), wizards="G0 S1")
    won = do(t, "break A0s fire 2")
    assert won.text == "wins Transmutation of Fire with fire 2: 2 points"
    assert won.card
    assert won.card.title == "Transmutation of Fire"
    assert set(won.motions) == {("t-a0s", None), ("w-g0", "w-a0s")}
    t = tower(tokens="G0=f2", dice=("f11", "w1"))
    last = do(t, "break G0 fire 1+1")
    assert (last.text, last.results) == ("breaks fire 2 with fire 1 + 1", ["Shaman of the North: the round is over"])


def test_a_familiar_acts_by_its_name(tower: Make) -> None:
    t = tower(tokens="G0=a2", dice=("a11 f1", "w1"), wizards="S0 S1")
    assert do(t, "binding 2").text == "casts Binding: the raven breaks air 2 with air 1 + 1"
    t = tower(tokens="G0=a2", dice=("a1 f2", "w1"))
    one = do(t, "binding 3", language="fr")
    assert one.text == "lance Lien\u00a0: le familier (corbeau) brise le sceau d’air 2 avec un seul 1"


def test_a_cast_with_its_rolls_is_one_line(tower: Make) -> None:
    t = tower(dice=("f21", "w1"), hands=("rebirth-fire",))
    rolled = do(t, "cast rebirth-fire", "dice 2+1", "roll fire 6", "roll fire 1")
    assert rolled.text == "casts Rebirth of Fire: fire 2 becomes fire 6"
    t = tower(dice=("f1", "w1"), hands=("rebirth-fire",))
    assert do(t, "cast rebirth-fire", "roll fire 1").text == "casts Rebirth of Fire: the dice show the same again"


def test_what_others_suffer_is_a_result(tower: Make) -> None:
    t = tower(3, 3, dice=("f1", "f32", "f4"), hands=("theft-fire",))
    stolen = do(t, "cast theft-fire", "foe 1", "die fire 3")
    assert stolen.text == "casts Theft of Fire against Witch of the East: gains fire 3"
    assert stolen.results == ["Witch of the East: loses fire 3"]
    assert stolen.seat == 0
    t = tower(2, 3, dice=("f1", "f3"), hands=("theft-fire",))
    last = do(t, "cast theft-fire")
    assert last.results[-1] == "Witch of the East: the round is over"
    assert GAME.spoken(t.p, "en").cause() == "Shaman of the North took your last die: your round is over."


def test_a_borrowed_spell_shows_its_own_card(tower: Make) -> None:
    t = tower(2, 3, dice=("f1", "f3"), hands=("borrowing-fire", "evolution-fire"))
    lent = do(t, "cast borrowing-fire")
    said = "borrows Evolution of Fire of Witch of the East; fire 1 becomes fire 3"
    assert lent.text == f"casts Borrowing of Fire: {said}"
    assert lent.card
    assert lent.card.title == "Evolution of Fire"


# what is asked


def test_a_draft_tells_what_is_picked(begun: Make) -> None:
    t = begun()
    speech = GAME.spoken(t.p, "en")
    assert speech.ask() == "Choose three dice from the reserves for the first round."
    assert speech.ask(["r-fire"]) == "Fire: choose 2 more dice."
    assert speech.ask(["r-fire", "r-air"]) == "Fire + air: choose one more die."
    assert speech.foresee(["r-fire"]) == ("They are rolled when the round begins.",)
    assert speech.asked_of("Hugo") == "Hugo chooses three dice from the reserves."


def test_the_question_follows_the_dice(tower: Make) -> None:
    t = tower(open="G0", lying="A0s=transmutation-fire", dice=("f116", "w1"), wizards="G0 S1")
    speech = GAME.spoken(t.p, "en")
    assert speech.ask() == "Break a seal with your dice, or cast a scroll."
    assert speech.ask(["n-a0s"]) == "Transmutation of Fire: choose dice that make 2 or more."
    assert speech.ask(["n-a0s", "d0-fire-1"]) == "Transmutation of Fire: fire 1 chosen, 1 lacking."
    assert speech.foresee(["n-a0s", "d0-fire-6"])[0] == "You win Transmutation of Fire: 2 points."
    assert speech.foresee(["n-a0s", "d0-fire-6"])[-1] == "4 more than is needed: lost."
    assert speech.ask(["s0-binding"]) == "Binding: what does the raven do?"
    assert "blocks" in speech.foresee(["s0-binding", "use-1"])[0]


def gains(t: Any, text: str, language: str = "en") -> list[str]:
    """What a move brings, for advice; it is played."""
    speech, move = GAME.spoken(t.p.copy(), language), GAME.read_move(t.p, text)
    t.play(text)
    return list(speech.gains([move], t.p))


def test_advice_names_points_and_the_scrolls_that_come_within_reach(tower: Make) -> None:
    t = tower(tokens="G0=f2", lying="A0s=transmutation-fire", dice=("f2", "w1"), wizards="S0 S1")
    assert gains(t, "break G0 fire 2") == ["This opens the way to Transmutation of Fire (2)."]
    t = tower(open="G0", lying="A0s=transmutation-fire", dice=("f116", "w1"), wizards="G0 S1")
    assert gains(t, "break A0s fire 6", "fr") == ["Vos points\u00a0: 1 → 3."]


def test_advice_tells_which_scrolls_dice_are_for(tower: Make) -> None:
    for dice, told in (("fire+fire+air", ["Within your reach: Transmutation of Fire (2)."]), ("air+air+air", [])):
        t = tower(tokens="G0=f2", lying="A0s=transmutation-fire", dice=("f2", "w1"), wizards="S0 S1")
        t.play("break G0 fire 2")
        assert gains(t, f"draft {dice}") == told


def test_actions_are_named_in_a_turn_alone(tower: Make) -> None:
    t = tower(tokens="G0=f2", dice=("f2", "w1"), hands=("evolution-fire",))
    speech = GAME.spoken(t.p, "en")
    assert {speech.action(move) for move in t.p.moves()} == {"Break a seal", "Cast a scroll"}
    t = tower(tokens="G0=f2", dice=("w1", "w1"))
    assert {GAME.spoken(t.p, "en").action(move) for move in t.p.moves()} == {"", "Cast a scroll"}
    t = tower(2, 2, dice=("f1", "w1"), hands=("disintegration-fire",)).play("cast disintegration-fire")
    assert {GAME.spoken(t.p, "fr").action(move) for move in t.p.moves()} == {""}


@pytest.mark.parametrize(
    ("circle", "spell", "words"),
    [
        (2, "inversion", "same power"),
        (2, "exchange", "another power"),
        (2, "disintegration", "leaves the board"),
        (2, "reorganisation", "changes places"),
        (4, "mission", "nobody else"),
        (4, "guardian", "nobody may break"),
    ],
)
def test_the_question_says_what_will_happen(tower: Make, circle: int, spell: str, words: str) -> None:
    t = tower(2, circle, dice=("f1", "w1"), hands=(f"{spell}-fire",)).play(f"cast {spell}-fire")
    assert words in GAME.ask(t.p, "en")
    if t.p.spell in (5, 6, 9):
        t.play(t.moves()[0])
        assert t.p.phase == mv.SECOND
        assert GAME.ask(t.p, "en").endswith("changes places with which one?")


def test_who_is_robbed_is_told_by_whom(tower: Make) -> None:
    t = tower(2, 3, dice=("f1", "f32"), hands=("theft-fire",)).play("cast theft-fire")
    speech = GAME.spoken(t.p, "en")
    assert speech.cause() == "Shaman of the North casts Theft of Fire against you."
    assert speech.asked_of("Lea") == "Lea chooses the die that goes to Shaman of the North."


# the end


def over(t: Any) -> Any:
    """The same position, over."""
    t.p.seat, t.p.phase = OVER, mv.ENDED
    return t.p


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ending_has_its_rule_and_the_numbers(tower: Make, language: str) -> None:
    hand = "synergy-fire synergy-air synergy-water rebirth-fire"
    end = GAME.ending(over(tower(hands=(hand, "growth-air"))), language)
    assert end
    assert end.reason.rule == "A9.1"
    assert end.rows == [["5", "4", "26"], ["2", "0", "6"]]
    assert "6" in end.reason.text
    assert len(end.columns) == 3


def test_a_stalled_game_and_a_shared_win_are_told(tower: Make) -> None:
    p = over(tower())
    p.idle = 2
    end = GAME.ending(p, "en")
    assert end
    assert end.reason.rule == "A9.4"
    assert end.reason.text.endswith("share the win with one point each.")
    p.dry = 10
    end = GAME.ending(p, "fr")
    assert end
    assert "dix manches" in end.reason.text
    end = GAME.ending(tower().p, "en")
    assert end.reason.rule == "A9.1"
    assert end.reason.text.startswith("By the rules it was not over: ")
