"""Manners: who asks for what and what is answered, being put out, old links, spectators, names at one screen."""

import pytest

from tests.server.people import House, Person, couple, forget, room_of, seated, token_of


def three(house: House, **fields: str) -> tuple[str, list[Person]]:
    """Three people at a table of a game that is not cooperative."""
    people = [house.person() for _ in range(3)]
    chosen = {"option-seats": "3", "seat-1": "open", "seat-2": "open", "name": "P0"} | fields
    table = people[0].open("archimage", **chosen)
    for number in (1, 2):
        people[number].post(f"/table/{table}/sit", {"seat": str(number), "name": f"P{number}"})
    return table, people


def texts(log: list[dict[str, object]]) -> list[str]:
    return [f"{line.get('who', '')} {line['text']}".strip() for line in log]


@pytest.mark.parametrize("restart", [False, True])
def test_a_take_back_among_three_names_who_asks_and_what(house: House, restart: bool) -> None:
    table, people = three(house)
    seat = room_of(house, table).table.asked
    others = [number for number in range(3) if number != seat]
    people = [people[seat], *(people[number] for number in others)]
    with people[0].at(table) as first, people[1].at(table) as second, people[2].at(table) as third:
        while first.frame.get("mine"):
            first.play()
        ply = first.frame["ply"]
        first.ask("undo")
        for window in (second, third):
            window.until("offer == 'takeback'")
            assert window.frame["offered"].startswith(f"P{seat} would like to take back: P{seat} ")
        first.until("offered")
        assert first.frame["offered"].endswith(f"Waiting for P{others[0]} and P{others[1]}.")
        second.ask("answer", yes=True)
        first.until(f"offered.endswith('Waiting for P{others[1]}.')")
        assert texts(first.log)[-1] == f"P{others[0]} agrees."
        third.until("log[-1]['text'] == 'agrees.'")
        if not restart:
            third.ask("answer", yes=True)
            first.until(f"ply < {ply}")
            assert texts(first.log)[-1].startswith(f"P{seat} takes back: ")
            return
    forget(house, table)
    with people[2].at(table) as third, people[0].at(table) as first:
        assert third.frame["offer"] == "takeback"
        third.ask("answer", yes=True)
        first.until(f"ply < {ply}")


def test_one_no_ends_it_where_all_must_agree(house: House) -> None:
    table, people = three(house)
    with people[0].at(table) as first, people[1].at(table) as second, people[2].at(table) as third:
        first.ask("draw")
        second.until("offer == 'draw'")
        assert second.frame["offered"] == "P0 offers a draw. Do you agree?"
        second.ask("answer", yes=False)
        for window in (first, second, third):
            window.until("not frame.get('offered') and log[-1]['text'] == 'does not agree.'")
            assert texts(window.log)[-2:] == ["P0 offers a draw.", "P1 does not agree."]


def test_a_majority_is_enough_where_the_host_chose_that(house: House) -> None:
    table, people = three(house, consent="majority")
    with people[0].at(table) as first, people[1].at(table) as second, people[2].at(table) as third:
        first.ask("draw")
        third.until("offer == 'draw'")
        second.until("offer == 'draw'")
        second.ask("answer", yes=False)
        third.until("log[-1]['text'] == 'does not agree.'")
        assert third.frame["offer"] == "draw"
        third.ask("answer", yes=True)
        first.until("seat == -2")


def test_giving_up_for_all_needs_all_even_where_a_majority_decides(house: House) -> None:
    people = [house.person() for _ in range(3)]
    fields = {"option-seats": "3", "seat-1": "open", "seat-2": "open", "consent": "majority"}
    table = people[0].open("madness", **fields)
    for number in (1, 2):
        people[number].post(f"/table/{table}/sit", {"seat": str(number), "name": f"P{number}"})
    with people[0].at(table) as first, people[1].at(table) as second:
        first.ask("resign")
        second.until("offer == 'giveup'")
        second.ask("answer", yes=True)
        first.until("log[-1]['text'] == 'agrees.'")
        assert not room_of(house, table).table.match.over


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_offer_is_told_in_both_languages(house: House, language: str) -> None:
    table, ada, _ = seated(house)
    watcher = house.person(language)
    with ada.at(table) as window, watcher.at(table) as other:
        window.play()
        window.ask("undo")
        other.until("frame.get('offered')")
        told = {"en": "Ada would like to take back: Ada ", "fr": "Ada voudrait reprendre\u202f: Ada "}
        assert other.frame["offered"].startswith(told[language])


def test_putting_out_is_the_hosts_and_told_to_everybody(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest, house.person().at(table) as watcher:
        assert [seat.get("removable", False) for seat in host.frame["seats"]] == [False, True]
        assert not any(seat.get("removable") for seat in guest.frame["seats"])
        old = token_of(guest.frame["seats"][1]["link"])
        assert "not your turn" in guest.refused("revoke", seat=0)
        host.send("revoke", seat=1)
        assert "put you out" in guest.next("note")["text"]
        watcher.until("log and 'put out' in log[-1]['text']")
        assert texts(watcher.log)[-1] == "Bo was put out by the host; the seat is free again."
    gone = bo.get(f"/seat/{old}")
    assert gone.status_code == 410
    assert "no longer yours, Bo" in gone.text
    assert house.person("fr").get(f"/seat/{old}").text.count("L’hôte vous a retiré cette place") == 1
    assert bo.post(f"/seat/{old}", {"name": "Bo"}).status_code == 410
    forget(house, table)
    with bo.at(table) as window:
        assert not any(seat.get("mine") for seat in window.frame["seats"])
        assert texts(window.log)[-1].startswith("Bo was put out")


def test_a_link_that_its_owner_replaced_says_so(house: House) -> None:
    table, _, bo = seated(house)
    with bo.at(table) as window:
        old = token_of(window.frame["seats"][1]["link"])
        window.send("revoke", seat=1)
        window.until(f"seats[1]['link'] != '/seat/{old}'")
    assert "has been replaced" in house.person().get(f"/seat/{old}").text
    assert house.person().get("/seat/" + "x" * 32).status_code == 404


def test_an_invitation_to_a_full_table_says_so(house: House) -> None:
    host, bo = house.person(), house.person()
    table = host.open(**{"seat-1": "open", "comers": "invited"})
    room = room_of(house, table)
    link = f"/join/{table}/{room.table.settings.invitation}"
    assert bo.post(f"/table/{table}/sit", {"seat": "1", "token": link.rsplit("/", 1)[1]}).status_code == 303
    late = house.person().get(link)
    assert late.headers["location"] == f"/table/{table}?late"
    assert "All seats are taken" in house.person().get(late.headers["location"]).text


def test_the_host_closes_the_spectators_chat(house: House) -> None:
    table, ada, bo = seated(house)
    watcher = house.person()
    with ada.at(table) as host, bo.at(table) as guest, watcher.at(table) as other:
        other.send("chat", text="hello")
        host.until("log and log[-1].get('chat')")
        assert "seat" not in host.log[-1]
        assert "not your turn" in guest.refused("gallery", open=False)
        assert "not your turn" in other.refused("gallery", open=False)
        host.send("gallery", open=False)
        other.until("frame.get('hushed')")
        assert "closed" in other.refused("chat", text="again")
        guest.send("chat", text="at last")
        host.until("log[-1]['text'] == 'at last'")
        assert host.log[-1]["seat"] == 1
    forget(house, table)
    assert not room_of(house, table).table.settings.gallery


@pytest.mark.parametrize("name", ["Ada", "ADA", "Ad a", "Ａｄａ", "Adá"])
def test_a_spectator_never_sounds_like_a_player(house: House, name: str) -> None:
    table, ada, _ = seated(house)
    with ada.at(table) as window, house.person().at(table) as other:
        other.send("name", name=name)
        other.send("chat", text="I resign")
        window.until("log and log[-1].get('chat')")
        assert window.log[-1]["who"].endswith("(watching)")


def test_nobody_takes_the_name_of_another_seat(house: House) -> None:
    table, _, bo = seated(house)
    with bo.at(table) as window:
        window.send("name", name="Ada")
        window.until("seats[1]['name'] == 'Ada 2'")


def test_at_one_screen_everybody_has_a_name(house: House) -> None:
    host = house.person()
    table = host.open(**{"seat-1": "me", "name-1": "Bo"})
    with host.at(table) as window:
        assert [seat["name"] for seat in window.frame["seats"]] == ["Ada", "Bo"]
        window.send("name", name="Cy", seat=1)
        window.until("seats[1]['name'] == 'Cy'")
        assert window.frame["seats"][0]["name"] == "Ada"
        window.play()
        window.send("chat", text="mine")
        window.until("log[-1].get('chat')")
        assert window.log[-1]["who"] == "Cy"
    record = host.get(f"/table/{table}/record").text
    assert "Cy" in record
    forget(house, table)
    assert [seat.name for seat in room_of(house, table).table.seats] == ["Ada", "Cy"]


def test_the_board_turns_at_one_screen_unless_told_not_to(house: House) -> None:
    host = house.person()
    table = host.open("grimoire", **{"seat-1": "me", "name-1": "Bo"})
    room = room_of(house, table)
    with host.at(table) as window:
        assert window.frame["turns"]
        while window.frame["seat"] == 0:
            window.play()
        viewer = next(iter(room.viewers))
        assert viewer.last_seat == 1
        window.send("turning", on=False)
        window.next("frame")
        assert viewer.last_seat == 0
        assert window.board["moves"]
    with host.at(host.open(**{"seat-1": "me"})) as window:
        assert "turns" not in window.frame


def test_two_windows_of_one_seat_know_of_each_other(house: House) -> None:
    table, ada, bo = couple(house)
    with ada.at(table) as first, bo.at(table) as other:
        assert "twice" not in first.frame
        with ada.at(table) as second:
            second.until("frame.get('twice')")
            first.until("frame.get('twice')")
            first.play()
            second.until("seat == 1")
            assert "twice" not in other.frame
        first.until("not frame.get('twice')")
