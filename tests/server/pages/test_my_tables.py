"""My tables: whose turn, since when, how it ended; first those that wait for me; the same after a restart."""

import re

import pytest
from sqlalchemy import delete

from sortilege.server.pages.my_tables import ago
from sortilege.server.store import columns as db
from tests.server.people import House, Person, couple, forget, hall_of, on_the_loop, room_of, seated


def listed(person: Person) -> dict[str, str]:
    """The tables that the lobby shows, each with what is told of it."""
    page = person.get("/").text
    found = re.findall(r'<li id="table-(\w+)".*?</li>', page, re.DOTALL)
    shown = {table: re.search(rf'<li id="table-{table}".*?</li>', page, re.DOTALL) for table in found}
    return {table: " ".join(re.sub(r"<[^>]+>", " ", part[0]).split()) for table, part in shown.items() if part}


def restart(house: House, *tables: str) -> None:
    for table in tables:
        if table in hall_of(house).rooms:
            forget(house, table)


def test_whose_turn_it_is_before_and_after_a_restart(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as window:
        window.until("mine")
    for _ in range(2):
        assert "your turn" in listed(ada)[table]
        assert "against Bo · just now" in listed(ada)[table]
        assert "to play" in listed(bo)[table]
        restart(house, table)
    with ada.at(table) as window:
        window.play()
    restart(house, table)
    assert "Bo to play" in listed(ada)[table]
    assert table not in hall_of(house).rooms, "what was noted is enough"
    assert "your turn" in listed(bo)[table]


def test_a_lost_note_costs_nothing_but_time(house: House) -> None:
    table, ada, _ = seated(house)
    with ada.at(table) as window:
        window.until("mine")
        window.play()
    restart(house, table)
    on_the_loop(house, lambda: hall_of(house).store.write(delete(db.standings)))
    assert "Bo to play" in listed(ada)[table]


def test_how_it_ended(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as window:
        window.until("mine")
        window.ask("resign")
        window.until("seat == -2")
    for _ in range(2):
        assert "lost" in listed(ada)[table]
        assert "won" in listed(bo)[table]
        restart(house, table)


@pytest.mark.parametrize(("names", "won"), [({}, "Black won"), ({"name": "Ada", "name-1": "Bo"}, "Bo won")])
def test_who_won_is_told_where_one_person_has_all_seats(house: House, names: dict[str, str], won: str) -> None:
    """By name, or by role where both have the same name."""
    person = house.person()
    table = person.open("morris", **({"seat-0": "me", "seat-1": "me"} | names))
    with person.at(table) as window:
        window.until("mine")
        window.ask("resign")
        window.until("seat == -2")
    for _ in range(2):
        assert won in listed(person)[table]
        restart(house, table)


def test_a_table_that_waits_says_so(house: House) -> None:
    ada, eve = house.person(), house.person()
    table = ada.open("morris", **{"seat-1": "open", "name": "Ada", "comers": "public"})
    assert "1 seat free" in listed(ada)[table]
    assert "1 seat free" in listed(eve)[table]
    assert "Free seats" in eve.get("/").text
    secret = ada.open("morris", **{"seat-1": "open", "name": "Ada"})
    assert secret not in listed(eve)


def test_games_that_wait_for_me_come_first(house: House) -> None:
    first, ada, _ = couple(house)
    with ada.at(first) as window:
        window.until("mine")
    over = ada.open("morris", **{"seat-1": "jester"})
    with ada.at(over) as window:
        window.ask("resign")
        window.until("seat == -2")
    assert list(listed(ada)) == [first, over]
    page = ada.get("/").text
    assert "One game waits for you" in page
    assert f"/table/{first}/picture.svg?at={room_of(house, first).table.number}&amp;" in page


def test_a_table_is_taken_off_the_list_and_put_back(house: House) -> None:
    table, ada, bo = seated(house)
    answer = ada.post("/mine/remove", {"table": table})
    assert answer.headers["location"] == f"/?removed={table}"
    assert (
        f'action="/mine/restore"><button class="quiet" name="table" value="{table}"'
        in ada.get(answer.headers["location"]).text
    )
    assert table not in listed(ada)
    assert table in listed(bo), "nobody else is concerned"
    assert ada.get(f"/table/{table}").status_code == 200
    ada.post("/mine/restore", {"table": table})
    assert table in listed(ada)


def test_nobody_learns_or_changes_anything_of_a_strangers_table(house: House) -> None:
    table, _, _ = seated(house)
    eve = house.person()
    for known in (table, "nowhere", "", "x" * 300):
        answer = eve.post("/mine/remove", {"table": known})
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert listed(eve) == {}
    assert eve.post("/mine/remove", {"table": table}, origin="https://evil.example").status_code == 403
    assert table not in eve.get("/lobby/tables").text


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "just now"),
        (59, "just now"),
        (125, "2 min ago"),
        (7300, "2 h ago"),
        (86_400, "yesterday"),
        (2e5, "2 days ago"),
    ],
)
def test_how_long_ago_in_words(seconds: float, said: str) -> None:
    assert ago(seconds, "en") == said


def test_the_next_game_that_waits(house: House) -> None:
    ada = house.person()
    first, second, bots = ada.open(**{"seat-1": "me"}), ada.open(**{"seat-1": "me"}), ada.open(**{"seat-1": "open"})
    assert ada.get("/mine/waiting").json() == {"count": 2, "table": first}
    assert ada.get(f"/mine/waiting?besides={first}").json() == {"count": 1, "table": second}
    assert house.person().get(f"/mine/waiting?besides={bots}").json() == {"count": 0, "table": ""}
