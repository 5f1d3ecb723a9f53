"""Records: read and written by people, replayed exactly, damaged ones refused with the line."""

import re

import pytest
from raiders import GAME, RaidersGame

from sortilege.kernel.errors import BadRecord, ViewOnly
from sortilege.kernel.match import Match
from sortilege.kernel.record import read_record, write_record

GAME_OF_TWO_LINES = """\
Sortilege record 1
Game: raiders
Rules: 1
Option turns: 6
Seat 0: Ann
Seat 2: level 3

{A quiet start}
1. dig; * card 0 {a poor card} (dig; * card 2; 2. raid 0; * die 6; give 2)
2. raid 0; * die 4; give 0
! takeover 2 Bob
3. dig {hm} (pass)
"""


def replay(text: str) -> Match:
    return Match.from_record(text, GAME)


def test_comments_variations_and_events_survive() -> None:
    text = GAME_OF_TWO_LINES.replace(" {hm} (pass)", "; * card 1").replace("dig; * card 2; 2.", "* card 2; 2.")
    match = replay(text)
    assert match.comment == "A quiet start"
    assert match.history[1].comment == "a poor card"
    assert match.players == {0: "Ann", 2: "level 3"}
    assert match.record() == text.replace("! takeover", "; ! takeover").replace("\n; !", "; !")
    assert replay(match.record()).record() == match.record()


def test_an_unfinished_record_can_be_played_on() -> None:
    match = Match(GAME, seed=1, turns=6)
    match.play("dig")
    again = replay(match.record())
    assert again.moves() == match.moves()
    while not again.over:
        again.play(again.moves()[0])
    assert replay(again.record()).scores == again.scores


def test_options_of_several_lines_survive() -> None:
    record = read_record("Sortilege record 1\nGame: g\nRules: 1\nOption book: one\n| two\n|\n|   three\n\n1. a\n")
    assert record.options == {"book": "one\ntwo\n\n  three"}
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    ("before", "after", "line", "expected"),
    [
        ("Sortilege record 1", "PGN", 1, "expected 'Sortilege record 1'"),
        ("Sortilege record 1", "Sortilege record 9", 1, "format 9"),
        ("Game: raiders\n", "", 2, "no line 'Game"),
        ("Game: raiders", "Game: chess", 2, "no game 'chess'"),
        ("Rules: 1", "Rules: one", 3, "expected a number"),
        ("Rules: 1", "Rules: 1\nRules: 1", 4, "'Rules' stands a second time"),
        ("Option turns: 6", "Option turns: 7", 4, "expected one of 6, 24"),
        ("Option turns: 6", "Turns 6", 4, "expected a header"),
        ("Seat 2: level 3", "Seat 7: Eve", 6, "3 seats"),
        ("1. dig", "1. dug", 9, "'dug' is not allowed now"),
        ("1. dig", "1. dig 0 0", 9, "no move of raiders"),
        ("\n2. raid", "\n3. raid", 10, "expected turn 2, got turn 3"),
        ("* die 4", "die 4", 10, "expected an outcome of chance"),
        ("give 0", "* give 0", 10, "expected a move"),
        ("* die 4", "* die 7", 10, "'die 7' is not allowed now"),
        ("{hm}", "{hm", 12, "expected '}'"),
        ("(pass)", "(pass", 13, "expected ')'"),
        ("(pass)", "(pass)", 12, "in a variation: 'pass' is not allowed now"),
        (" (pass)", ")", 12, "')' without '('"),
        ("! takeover 2 Bob", "! applause", 11, "expected an event"),
        ("! takeover 2 Bob", "! resign 8", 11, "no seat 8"),
        ("! takeover 2 Bob", "! resign 1", 12, "the game is over"),
        ("3. dig {hm} (pass)", "Result: 1 0 0", 12, "the game is not over"),
    ],
)
def test_a_damaged_record_names_the_line_and_what_was_expected(
    before: str, after: str, line: int, expected: str
) -> None:
    assert before in GAME_OF_TWO_LINES
    sound = GAME_OF_TWO_LINES.replace("(dig; * card 2; ", "(* card 2; ")
    with pytest.raises(BadRecord, match=re.escape(expected)) as caught:
        replay(sound.replace(before, after, 1))
    assert caught.value.line == line


def test_a_wrong_result_is_refused() -> None:
    match = Match(GAME, seed=1, turns=6)
    while not match.over:
        match.play(match.moves()[0])
    told = match.record()
    result = told.strip().splitlines()[-1]
    with pytest.raises(BadRecord, match="the record says '1 1 1'"):
        replay(told.replace(result, "Result: 1 1 1"))


class NewRules(RaidersGame):
    """The game after its rules changed: nobody digs on the first turn."""

    version = 2

    def __init__(self) -> None:
        super().__init__()
        self.folder, self.words = GAME.folder, GAME.words


def test_a_record_of_other_rules_is_shown_as_far_as_it_replays() -> None:
    match = Match(GAME, seed=1, turns=6)
    match.play("dig")
    newer = Match.from_record(match.record(), NewRules())
    assert newer.ply == match.ply
    assert "version 1 of the rules, this program version 2" in newer.view_only
    with pytest.raises(ViewOnly):
        newer.play(newer.moves()[0])
    cut = Match.from_record(match.record() + "2. fly\n", NewRules())
    assert cut.ply == match.ply
    assert "up to line" in cut.view_only


def test_a_record_too_long_or_too_deep_is_refused() -> None:
    with pytest.raises(BadRecord, match="longer than"):
        read_record("x" * 5_000_000)
    with pytest.raises(BadRecord, match="nested deeper"):
        read_record("Sortilege record 1\nGame: g\nRules: 1\n\n1. a " + "(a " * 50)
