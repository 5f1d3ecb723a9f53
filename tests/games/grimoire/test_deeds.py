"""Actions told as one deed each, with whose gems were taken by whose, and every way a confrontation ends."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.rules import Confrontation
from sortilege.kernel.deeds import Deed
from sortilege.kernel.match import Match
from sortilege.kernel.position import OVER
from sortilege.kernel.words import LANGUAGES

Drawn = Callable[..., Confrontation]
Play = Callable[..., Confrontation]
GOLDEN = Path(__file__).parent / "golden"
WHIM = {"book0": "own", "text0": 'Spell "Whim" : The gems dance as they please.', "unverified": True}


def done(position: Confrontation, *texts: str, language: str = "en") -> Deed:
    """The deed that these moves make."""
    then, moves = position.copy(), list[int]()
    for text in texts:
        moves.append(GAME.read_move(then, text))
        then.play(moves[-1])
    return GAME.deed(position, moves, language)


def joined(position: Confrontation, *texts: str) -> list[bool]:
    then, found = position.copy(), []
    for text in texts:
        move = GAME.read_move(then, text)
        found.append(GAME.joins(then, move))
        then.play(move)
    return found


def test_a_placing_is_one_line_by_its_masters_own_numbers(drawn: Drawn) -> None:
    position = drawn("1=F 20=f", hands="0300/0300")
    assert joined(position, "place A 2", "and 4", "and 6") == [False, True, True]
    deed = done(position, "place A 2", "and 4", "and 6")
    assert (deed.seat, deed.text) == (0, "places air on 2, 4 and 6")
    assert [end for _, end in deed.motions] == ["p2", "p4", "p6"]
    assert done(position, "place A 2", "stop", language="fr").text == "pose air en 2"
    ebony = drawn("1=F 20=f", hands="0300/0300", master=1)
    assert done(ebony, "place A 2", "and 6").text == "places air on 2 and 6"  # seen as 6 and 2, told in rising order
    assert done(ebony, "place A 3", "stop").text == "places air on 7"


def test_a_capture_says_whose_gem(drawn: Drawn) -> None:
    deed = done(drawn("1=F 2=w 20=f"), "move 1 2")
    assert deed.text == "moves fire from 1 to 2 and takes water of Ebony"
    assert deed.motions == [("p1", "p2"), ("p2", None)]
    assert deed.results == ["2: fire of Ivory takes water of Ebony"]


def test_a_cast_shows_its_card_and_whose_gems_are_taken_by_whose(drawn: Drawn) -> None:
    deed = done(drawn("1=F 2=w 9=F 10=A 20=f"), "cast 1")
    assert deed.text == "casts “The Fire Tornado”: Ivory loses air on 10 and Ebony loses water on 2"
    assert deed.card
    assert (deed.card.title, deed.card.rule) == ("The Fire Tornado", "G3.5")
    assert "clockwise" in deed.card.text
    assert deed.results == ["2: fire of Ivory takes water of Ebony", "10: fire of Ivory takes air of the same master"]
    assert deed.motions == [("p1", "p2"), ("p9", "p10"), ("p2", None), ("p10", None)]
    merged = done(drawn("1=A 7=A 20=f"), "cast 33")
    assert merged.results == ["7: air of Ivory meets another gem and is lost"]


TAKES, COSTS = "This takes a gem of Ebony, who keeps 1.", "It costs you a gem."
CLOSED = "The grimoire of Ebony is closed: no spell can answer at once."


@pytest.mark.parametrize(
    ("board", "opened", "text", "told"),
    [
        ("1=F 2=w 20=f", "oo", "move 1 2", [TAKES]),
        ("1=F 2=w 20=f", "oc", "move 1 2", [TAKES, CLOSED]),
        ("1=F 2=w 9=F 10=A 20=f", "oo", "cast 1", [TAKES, COSTS]),
        ("1=F 2=w 20=f", "oc", "move 1 8", []),
    ],
)
def test_advice_tells_what_is_taken(drawn: Drawn, board: str, opened: str, text: str, told: list[str]) -> None:
    position = drawn(board, opened=opened)
    move, after = GAME.read_move(position, text), position.copy()
    after.play(move)
    assert list(GAME.spoken(position, "en").gains([move], after)) == told


def test_appropriating_names_the_others_book(drawn: Drawn) -> None:
    deed = done(drawn("5=F 20=f", casts="/45"), "take 45", language="fr")
    assert deed.text == "s’approprie «\u00a0Le Soulèvement Supérieur\u00a0»"
    assert deed.card
    assert deed.card.kind == "Sortilège 45 du grimoire d’Ébène"


def test_showing_an_unverified_spell_is_one_deed(drawn: Drawn, play: Play) -> None:
    position = drawn("1=F 5=A 20=f", **WHIM)
    steps = ["cast 1", "show 1", "to 2", "show 20", "to 21", "done", "accept"]
    assert joined(position, *steps) == [False, True, True, True, True, True, False]
    shown = done(position, *steps[:-1])
    assert shown.text == "announces the unverified spell “Whim” and shows 1 → 2, 20 → 21"
    assert shown.card
    assert "dance" in shown.card.text
    accepted = done(play(position, *steps[:-1]), "accept")
    assert (accepted.seat, accepted.motions) == (1, [("p1", "p2"), ("p20", "p21")])
    assert accepted.card
    assert accepted.card.title == "Whim"


def test_the_coin_is_nobodys_and_names_the_right_master() -> None:
    position = GAME.start(GAME.make_options({"study": False}))
    assert [(done(position, f"first {seat}").seat, done(position, f"first {seat}").text) for seat in (0, 1)] == [
        (-1, "The coin names Ivory."),
        (-1, "The coin names Ebony."),
    ]


def test_the_log_of_a_match_has_a_line_for_each_action() -> None:
    match = Match("grimoire", seed=5, book0="novice", book1="novice", study=False, first="0")
    for text in ("place F 5", "and 6", "stop", "place A 1", "and 2", "and 3", "move 5 4"):
        match.play(text)
    told = [match.game.deed(position, [ply.move for ply in plies], "en").text for position, plies in match.actions()]
    assert told == ["places fire on 5 and 6", "places air on 5, 6 and 7", "moves fire from 5 to 4"]


def shuttle(times: int) -> list[str]:
    return ["move 1 2", "move 20 19", "move 2 1", "move 19 20"] * times


ENDINGS = [
    ("1=F 2=f", {}, ["move 1 2"], "G5.1", "Annihilation: all twelve gems of Ebony are destroyed, and Ivory has won."),
    ("1=F 20=f", {}, shuttle(2), "G5.4", "A draw: the same position stands for the third time."),
    (
        "1=F 13=f", {"asked": "answer-c1-1>2", **WHIM}, ["insist"], "G5.6",
        "By affair: Ivory does not give up a contested spell, and Ebony has won.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("board", "options", "moves", "rule", "reason"), ENDINGS)
def test_each_way_to_end_has_its_rule(
    drawn: Drawn, play: Play, board: str, options: dict[str, object], moves: Sequence[str], rule: str, reason: str
) -> None:
    position = drawn(board, **options)
    assert GAME.ending(position, "en").reason.text.startswith("By the rules it was not over")
    play(position, *moves)
    check_ending(position, rule, reason)


def check_ending(position: Confrontation, rule: str, reason: str) -> None:
    assert position.seat == OVER
    for language in LANGUAGES:
        ending = GAME.ending(position, language)
        assert ending
        assert ending.reason.rule == rule
        assert f"**{rule}**" in GAME.rules(language)
        assert all(sum(map(int, row)) == 12 for row in ending.rows)
    english = GAME.ending(position, "en")
    assert english
    assert english.reason.text == reason
    assert english.columns == ["on the Agrica", "in hand", "destroyed"]


@pytest.mark.parametrize(
    ("name", "rule", "reason"),
    [
        ("annihilation", "G5.1", "Annihilation: all twelve gems of"),
        ("emprise", "G5.2", "Emprise: "),
        ("emprise-last", "G5.1", "Annihilation: "),
        ("repetition", "G5.4", "A draw: the same position"),
        ("sterile", "G5.5", "A draw: a hundred turns"),
        ("insisted", "G5.6", "By affair: "),
    ],
)
def test_the_golden_games_end_for_their_reason(name: str, rule: str, reason: str) -> None:
    match = Match.from_record((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))
    ending = match.game.ending(match.position, "en")
    assert ending
    assert ending.reason.rule == rule
    assert ending.reason.text.startswith(reason)
    for position, plies in match.actions():
        for language in LANGUAGES:
            assert match.game.deed(position, [ply.move for ply in plies], language).text


def test_a_dispute_lost_during_study_is_no_emprise(play: Play) -> None:
    options = WHIM | {"book1": "own", "text1": WHIM["text0"]}
    position = play(GAME.start(GAME.make_options(options)), "dispute 1", "insist")
    check_ending(position, "G5.6", "By affair: Ebony does not give up a contested spell, and Ivory has won.")
