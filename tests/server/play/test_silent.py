"""A table is followed silently: nothing is told before somebody reads, and then he reads what others have read."""

import random

import pytest

import sortilege
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE
from sortilege.kernel.words import LANGUAGES
from sortilege.server.play import events as ev
from sortilege.server.play.loading import replay
from sortilege.server.play.opening import with_dice
from sortilege.server.play.piece_ids import LATELY
from sortilege.server.play.table import Seat, Table, TableSettings

EVENTS = 50
Log = list[tuple[str, float]]


def empty_table(key: str, number: int) -> tuple[str, str, Table]:
    seed = f"{number:064x}"
    record = Match(key, seed=seed).record()
    match = with_dice(record, seed)
    return record, seed, Table("t", match, seats(match.seats), TableSettings())


def seats(number: int) -> list[Seat]:
    return [Seat("guest", f"P{seat}", "", f"token{seat}") for seat in range(number)]


def next_event(table: Table, dice: random.Random) -> ev.Event:
    """Mostly a move; sometimes somebody talks, or the last choice is taken back."""
    chance = dice.random()
    if chance < 0.1:
        return ev.Said("P0", f"hm {chance:.3f}", 0)
    last = next((ply.seat for ply in reversed(table.match.history) if ply.seat != CHANCE), -1)
    if chance < 0.2 and last >= 0:
        return ev.Undone(last, table.undo_count(last))
    return ev.Played(table.asked, dice.choice(table.match.moves()))


def watched(key: str, number: int, events: int = EVENTS) -> tuple[str, str, Log, Table]:
    """A table that somebody looks at all the time."""
    record, seed, table = empty_table(key, number)
    dice, log = random.Random(f"silent {key}"), Log()
    while len(log) < events and not table.match.over:
        event = next_event(table, dice)
        log.append((ev.write(event), 1000.0))
        table.enter(event, 1000.0)
        read(table)
        table.story.view(table.match.ply, 0, "en", False)
    return record, seed, log, table


def loaded(record: str, seed: str, log: Log) -> Table:
    match = with_dice(record, seed)
    return replay("t", match, seats(match.seats), TableSettings(), log, lambda: 1000.0)


def read(table: Table) -> list[object]:
    eyes = range(table.match.seats)
    return [
        (entry.seat, entry.who, entry.turn, entry.first, entry.ply, entry.chat, entry.text(language, seat))
        for language in LANGUAGES
        for seat in eyes
        for entry in table.log.read(language, seat)
    ]


@pytest.mark.parametrize("key", sortilege.games())
def test_who_comes_late_reads_and_sees_the_same(key: str) -> None:
    record, seed, log, table = watched(key, 3)
    late = loaded(record, seed, log)
    assert read(late) == read(table)
    assert late.story.turning_points() == table.story.turning_points()
    for ply in range(max(0, table.match.ply - 3), table.match.ply + 1):
        assert late.story.moved(ply) == table.story.moved(ply)
        one, other = (story.view(ply, 0, "en", False) for story in (late.story, table.story))
        assert (one.trail, one.mover) == (other.trail, other.mover)
        if table.match.ply <= LATELY:
            assert one.ids == other.ids


@pytest.mark.parametrize("key", sortilege.games())
def test_loading_says_nothing_and_moves_nothing(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record, seed, log, _ = watched(key, 4)
    moves = [(body, when) for body, when in log if '"undo"' not in body]
    game = type(sortilege.game(key))
    for name in ("told", "motions", "scene", "panels", "swing"):
        monkeypatch.setattr(game, name, lambda *_: pytest.fail("nobody looks"))
    table = loaded(record, seed, moves)
    assert table.number == len(moves)


def test_ids_begin_anew_after_much_that_nobody_saw() -> None:
    record, seed, log, table = watched("morris", 5, 3 * LATELY)
    assert table.match.ply > LATELY
    late = loaded(record, seed, log)
    first = late.story.begins[-1]
    view = late.story.view(late.match.ply, 0, "en", False)
    assert all(int(name.split(".")[1]) >= first for name in view.ids.values() if "." in name)
    assert late.story.view(3, 0, "en", False).trail == table.story.view(3, 0, "en", False).trail, "and looking back"
