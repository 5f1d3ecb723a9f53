"""Two releases on one database: a kind of event is read by one before it is written, and who does not know it waits.

The newer release is a house that also knows events of the kind `toast`; what an older one would say of them is what
this one says.
"""

from collections.abc import Iterator

import pytest

from sortilege.server.play import events as ev
from sortilege.server.play import loading, room
from sortilege.server.play.table import Table
from tests.postgres import Postgres
from tests.server.people import House, hall_of, on_the_loop, room_of
from tests.server.play.test_neighbours import at, couple_apart, houses, keeper_of, log_of, wait_for

TOAST = '{"type":"toast","seat":0}'


class Releases:
    """Which of the houses know of toasts."""

    def __init__(self, pair: list[House], monkeypatch: pytest.MonkeyPatch) -> None:
        self.older, self.newer = pair
        self.knowing = [self.newer]
        self._usual = loading.enter_logged
        monkeypatch.setattr(room, "enter_logged", self.enter)
        monkeypatch.setattr(loading, "enter_logged", self.enter)

    def enter(self, table: Table, body: str, when: float) -> ev.Event | None:
        here = [house for house in self.knowing if getattr(hall_of(house).rooms.get(table.id), "table", None) is table]
        known = body == TOAST and (here or len(self.knowing) == 2)
        return self._usual(table, ev.write(ev.Said("", "cheers")) if known else body, when)

    def drink(self, table: str) -> None:
        """The newer release writes what it alone knows."""
        hall, there = hall_of(self.newer), room_of(self.newer, table)

        async def write() -> None:
            assert await hall.store.append(table, there.table.number, TOAST, ()) is not None
            await there.catch_up()

        on_the_loop(self.newer, write)


@pytest.fixture
def releases(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[Releases]:
    with houses(postgres.database()) as pair:
        yield Releases(pair, monkeypatch)


def test_what_one_does_not_know_is_looked_at_there_and_played_on_elsewhere(releases: Releases) -> None:
    table, ada, bo = couple_apart((releases.older, releases.newer))
    with ada.at(table) as first, bo.at(table) as second:
        first.play()
        second.until("mine")
        second.play()
        first.until("mine")
        releases.drink(table)
        second.until("log and log[-1]['text'] == 'cheers'")
        first.until("frame.get('view_only')")
        assert "newer version" in first.frame["view_only"]
        assert "only be looked at" in first.refused("move", move="a7", rev=first.frame["rev"])
    with at(releases.newer, ada).at(table) as first:  # as a proxy leads her, or once her process is new
        first.until("mine and ply == 2")
        assert not first.frame.get("view_only")
        first.play()
    rows = log_of(releases.newer, table)
    assert [row["number"] for row in rows] == list(range(len(rows)))
    assert [row["body"] for row in rows if row["body"] == TOAST or '"play"' in row["body"]].index(TOAST) == 2
    assert sum('"play"' in row["body"] for row in rows) == 3


def test_a_kind_that_is_read_everywhere_may_be_written(releases: Releases) -> None:
    releases.knowing = [releases.older, releases.newer]
    table, ada, bo = couple_apart((releases.older, releases.newer))
    with ada.at(table) as first, bo.at(table) as second:
        first.play()
        second.until("mine")
        releases.drink(table)
        for window in (first, second):
            window.until("log and log[-1]['text'] == 'cheers'")
        second.play()
        first.until("mine and ply == 2")
        assert not first.frame.get("view_only")


def test_a_bot_goes_on_where_its_table_is_understood(releases: Releases) -> None:
    """Whoever keeps a table and does not understand it lets it go, and does not take it again."""
    newer, older = hall_of(releases.newer), hall_of(releases.older)
    assert newer.neighbours is not None
    assert older.neighbours is not None
    rules, newer.neighbours.process.rules = newer.neighbours.process.rules, {}  # so that the older one takes it
    person = releases.newer.person()
    table = person.open(**{"seat-1": "jester"})
    with person.at(table) as window:
        wait_for(lambda: keeper_of(releases.newer, table) == older.store.me)
        wait_for(lambda: table in older.rooms)
        newer.neighbours.process.rules = rules
        window.play()
        window.until("mine and ply == 2")
        releases.drink(table)
        wait_for(lambda: keeper_of(releases.newer, table) == newer.store.me)
        window.play()
        window.until("mine and ply >= 4")
        assert table in older.neighbours.process.strange
