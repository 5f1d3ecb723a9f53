"""No dead tables: absent seats are lent, the host's powers pass on and come back, and who comes back sits at once."""

import pytest

from sortilege.server.play import presence
from sortilege.server.play.clock import ClockRule
from sortilege.server.play.presence import Presence
from sortilege.server.play.table import TableSettings
from tests.server.people import House, Person, couple, forget, room_of, seated


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MINUTE", 0.025)


def three(house: House) -> tuple[str, list[Person]]:
    """Three people at a cooperative table."""
    people = [house.person() for _ in range(3)]
    table = people[0].open("madness", **{"option-seats": "3", "seat-1": "open", "seat-2": "open", "name": "P0"})
    for number in (1, 2):
        people[number].post(f"/table/{table}/sit", {"seat": str(number), "name": f"P{number}"})
    return table, people


def lendable(frame: dict[str, object]) -> list[bool]:
    return [bool(seat.get("lendable")) for seat in frame["seats"]]  # type: ignore[attr-defined]


def test_nobody_is_lent_too_early(house: House) -> None:
    table, _, bo = seated(house)
    with bo.at(table) as window:
        assert lendable(window.frame) == [False, False]
        assert "not your turn" in window.refused("lend", seat=0, level="jester")
        assert "not your turn" in window.refused("lend", seat=63, level="jester")


@pytest.mark.usefixtures("impatient")
def test_any_seated_person_lends_a_seat_that_is_long_absent(house: House) -> None:
    table, ada, bo = seated(house)
    with bo.at(table) as window:
        window.until("seats[0].get('lendable')")
        window.send("lend", seat=0, level="jester")
        window.until("seats[0].get('level') == 'jester'")
        with ada.at(table) as back:
            back.until("not seats[0].get('level')")
            assert back.frame["seats"][0]["mine"]
        window.until("'again' in log[-1]['text']")


@pytest.mark.usefixtures("impatient")
def test_a_spectator_never_lends(house: House) -> None:
    table, _, _ = seated(house)
    with house.person().at(table) as window:
        assert "not your turn" in window.refused("lend", seat=0, level="jester")


@pytest.mark.usefixtures("impatient")
def test_the_hosts_powers_pass_on_and_come_back(house: House) -> None:
    table, (host, second, third) = three(house)
    room = room_of(house, table)
    with second.at(table) as window, third.at(table) as other:
        window.until("seats[0].get('lendable')")
        powers = {viewer.name: room.is_host(viewer) for viewer in room.viewers}
        assert powers == {"P1": True, "P2": False}
        assert "not your turn" in other.refused("revoke", seat=1)
        with host.at(table):
            assert {viewer.name for viewer in room.viewers if room.is_host(viewer)} == {"P0"}


def test_who_comes_back_sits_at_once_after_a_restart(house: House) -> None:
    table, ada, bo = couple(house)
    with ada.at(table) as window:
        window.send("lend", seat=1, level="jester")
        window.until("seats[1].get('level') == 'jester'")
    forget(house, table)
    with bo.at(table) as window:
        window.until("not seats[1].get('level')")
        assert window.frame["seats"][1]["name"] == "Bo"


def test_where_a_move_may_take_days_nobody_is_away_after_minutes(house: House) -> None:
    room = room_of(house, couple(house)[0])
    room.table.settings = TableSettings(ClockRule("move", 3 * 86_400))
    assert Presence(room.table, {}).patience == 3 * 86_400


def test_leaving_a_cooperative_game_leaves_the_others_a_bot(house: House) -> None:
    table, (host, second, _) = three(house)
    with host.at(table) as window:
        assert "leave" in window.frame["can"]
        assert "resign" not in window.frame["can"]
        assert second.post(f"/table/{table}/leave", {}).headers["location"] == "/"
        window.until("seats[1].get('level')")
    assert not room_of(house, table).table.match.over
    assert house.person().post(f"/table/{table}/leave", {}).status_code == 303
    assert not any(seat.bot for number, seat in enumerate(room_of(house, table).table.seats) if number != 1)


def test_giving_up_for_all_needs_everybody(house: House) -> None:
    table, people = three(house)
    with people[0].at(table) as first, people[1].at(table) as second, people[2].at(table) as third:
        first.ask("resign")
        second.until("offer == 'giveup'")
        third.until("offer == 'giveup'")
        second.ask("answer", yes=True)
        assert not room_of(house, table).table.match.over
        third.ask("answer", yes=False)
        second.until("offer == ''")
        assert not room_of(house, table).table.match.over
        second.ask("resign")
        for window in (first, third):
            window.until("offer == 'giveup'")
            window.ask("answer", yes=True)
        first.until("seat == -2")


def test_bots_take_the_seats_that_stay_free(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sortilege.server.pages.new_table.FILLS", (0, 1))
    host = house.person()
    table = host.open("morris", **{"seat-1": "open", "fill": "1"})
    with host.at(table) as window:
        assert not room_of(house, table).ready
        window.until("seats[1].get('level')")
        assert room_of(house, table).ready
