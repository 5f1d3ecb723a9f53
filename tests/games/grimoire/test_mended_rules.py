"""Records from before G3.7 was mended: they open to be looked at, up to the cast that it refuses, and name the rule."""

import pytest

from sortilege import Match
from sortilege.kernel.errors import BadRecord, ViewOnly
from sortilege.server.play import events as ev
from sortilege.server.play.loading import replay
from sortilege.server.play.table import Seat, TableSettings

HEAD = """\
Sortilege record 1
Game: grimoire
Rules: 1
Option book0: own
Option book1: own
Option text0: Spell "Whim" : The gems dance.
Option text1: Spell "Fancy" : the gems dance.
Option first: 0
Option study: no
Option unverified: yes
Start: F..................f.... 0 play 0000/0000 oo - - 0 40 -
"""
MOVES = """
41. cast 1; show 1; to 2; done; accept
42. cast 1; show 20; to 21; done; accept
"""
TAKEN = "43. take 1; show 2; to 3; done; accept\n"  # Fancy, which has the words of the Whim that was cast before


def test_G3_7_an_old_record_with_a_twin_cast_twice_is_looked_at() -> None:
    match = Match.from_record(HEAD + MOVES + TAKEN)
    assert match.view_only.startswith("since this was played, G3.7 is done to the letter: the same spell in both")
    assert "line 15" in match.view_only
    assert match.ply == 10
    with pytest.raises(ViewOnly):
        match.play("move 2 3")


def test_G3_7_without_such_a_cast_it_goes_on() -> None:
    match = Match.from_record(HEAD + MOVES)
    assert not match.view_only
    match.play("move 2 3")


@pytest.mark.parametrize("line", ["43. take 2", "43. cast 7", "43. move 2 9", "43. nonsense"])
def test_what_no_rule_ever_allowed_is_damage(line: str) -> None:
    with pytest.raises(BadRecord, match="line 15"):
        Match.from_record(f"{HEAD}{MOVES}{line}\n")


def test_G3_7_a_table_of_before_is_looked_at_too() -> None:
    match = Match.from_record(HEAD + MOVES)
    seats = [Seat("guest", "Ada", "", "a"), Seat("guest", "Bo", "", "b")]
    log = [(ev.write(ev.Played(0, move)), 0.0) for move in ("take 1", "show 2", "to 3", "done")]
    table = replay("old", match, seats, TableSettings(), log)
    assert "G3.7" in table.view_only
    assert table.match.ply == 10
