"""Who comes back is greeted by name, told what happened meanwhile and shown it; also after a restart of the server."""

import pytest

from sortilege.server.play import events as ev
from sortilege.server.play import presence
from tests.server.people import House, Window, couple, forget, hall_of, on_the_loop, room_of, seated, token_of


def greeted(window: Window) -> str:
    """What this window was greeted with when it came; the frame that follows was read already."""
    return "" if window.greeting is None else str(window.greeting["text"])


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_comes_back_is_told_what_happened_and_shown_it(house: House, language: str, restart: bool) -> None:
    table, ada, bo = seated(house)
    bo.language = language
    with ada.at(table) as host:
        with bo.at(table) as guest:
            assert not greeted(guest)
            host.play("d2")
            guest.until("mine")
            guest.play("a1")
        host.until("mine")
        host.until("not seats[1].get('here')")
        host.play("d1")
    if restart:
        forget(house, table)
    with bo.at(table) as guest:
        told = {
            "en": "Welcome back, Bo. One thing happened while you were away.",
            "fr": "Heureux de vous revoir, Bo. Une chose s’est passée en votre absence.",
        }
        assert greeted(guest) == told[language]
        guest.send("retell", missed=True)
        (film,) = guest.next("told")["films"]
        assert film["deed"]["who"] == "Ada"
        assert film["before"] != film["html"]
    with bo.at(table) as guest:
        assert not greeted(guest)


def test_a_lent_seat_is_taken_back_from_another_browser(house: House) -> None:
    table, ada, bo = couple(house)
    with ada.at(table) as host:
        with bo.at(table) as guest:
            link = guest.frame["seats"][1]["link"]
        host.until("not seats[1].get('here')")
        host.send("lend", seat=1, level="jester")
        host.until("seats[1].get('level')")
        host.play()
        host.until("mine")
        phone = house.person()
        page = phone.get(link).text
        assert "Welcome back, Bo" in page
        assert 'name="name"' not in page
        assert phone.post(link, {"name": "Eve"}).status_code == 303
        with phone.at(table) as guest:
            guest.until("not seats[1].get('level')")
            assert guest.frame["seats"][1]["name"] == "Bo"
            lent = "A bot has played for you; the seat is yours again."
            assert greeted(guest) == f"Welcome back, Bo. {lent} 2 things happened while you were away."
            guest.send("retell", missed=True)
            assert [film["deed"]["who"] for film in guest.next("told")["films"]] == ["Ada", "Bo"]


def test_nobody_is_greeted_who_missed_nothing(house: House) -> None:
    table, ada, _ = seated(house)
    for _ in range(2):
        with ada.at(table) as window:
            assert not greeted(window)
    with house.person().at(table) as watcher:
        assert not greeted(watcher)
        watcher.send("retell", missed=True)
        assert watcher.next("told")["films"] == []


def test_what_was_taken_back_meanwhile_is_not_told(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host:
        host.play()
        with bo.at(table):
            pass
        host.until("not seats[1].get('here')")
        on_the_loop(house, lambda: _undo(house, table))
        host.until("ply == 0")
    with bo.at(table) as guest:
        assert not greeted(guest)


async def _undo(house: House, table: str) -> None:
    room = hall_of(house).rooms[table]
    await room.do(lambda: ev.Undone(0, 1))


def test_the_hosts_minutes_are_the_forms(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MINUTE", 1.0)
    host = house.person()
    for given, minutes in (("7", 7), ("", 2)):
        table = host.open(**{"seat-1": "open", "patience": given} if given else {"seat-1": "open"})
        assert room_of(house, table).presence.patience == minutes
    assert host.post("/new/morris", {"seat-0": "me", "seat-1": "open", "patience": "9000"}).status_code == 422


@pytest.mark.parametrize("way", ["bot", "comers"])
def test_the_acting_host_arranges_the_waiting_page(house: House, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    host, second, third = (house.person() for _ in range(3))
    fields = {"option-seats": "4", "seat-1": "open", "seat-2": "open", "seat-3": "open"}
    table = host.open("madness", **fields)
    for number, person in ((1, second), (2, third)):
        person.post(f"/table/{table}/sit", {"seat": str(number), "name": f"P{number}"})
    sent = {"seat": "3"} if way == "bot" else {"comers": "invited"}
    with second.at(table) as window, third.at(table):
        assert second.post(f"/table/{table}/{way}", sent).status_code == 403
        monkeypatch.setattr(presence, "MINUTE", 0.0)
        room_of(house, table).publish()
        window.until("frame.get('host')")
        assert [bool(seat.get("host")) for seat in window.frame["seats"]] == [False, True, False, False]
        assert "w-comers" in second.get(f"/table/{table}").text
        assert "w-comers" not in third.get(f"/table/{table}").text
        assert third.post(f"/table/{table}/{way}", sent).status_code == 403
        assert house.person().post(f"/table/{table}/{way}", sent).status_code == 403
        assert second.post(f"/table/{table}/{way}", sent).status_code == 303
        if way == "bot":
            window.until("seats[3].get('level')")


def test_a_link_resumes_after_a_restart_in_any_browser(house: House) -> None:
    table, _, bo = seated(house)
    with bo.at(table) as window:
        link = window.frame["seats"][1]["link"]
    assert token_of(link)
    forget(house, table)
    phone = house.person()
    phone.post(link, {})
    with phone.at(table) as window:
        assert window.frame["seats"][1]["mine"]
        assert window.frame["seats"][1]["name"] == "Bo"


def test_what_was_seen_before_a_crash_is_not_told_again(house: House) -> None:
    table, ada, bo = seated(house)
    with bo.at(table):
        pass
    with ada.at(table) as host, bo.at(table) as guest:
        host.play()
        guest.until("mine")
        on_the_loop(house, room_of(house, table)._note)
        del hall_of(house).rooms[table]  # nothing is noted any more
        with bo.at(table) as again:
            assert not greeted(again)
