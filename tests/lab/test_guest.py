"""A bot as a guest at a table: it opens one, plays to the end, and says what it was refused."""

import threading
from collections.abc import Iterator

import pytest

from sortilege.kernel.errors import BadOption
from sortilege.kernel.match import Match
from sortilege.lab.client import Client, Refused
from sortilege.lab.guest import Guest
from sortilege.lab.load import running_server
from sortilege.search.bots import bot


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with running_server() as found:
        yield f"http://{found}"


def person(address: str, guest: Guest, seat: int) -> None:
    """Sits down at the link and plays at random."""
    client, player = Client(address, guest.link.rpartition("/")[2]), bot("random", 5)
    state = client.sit(guest.table, "Ann")
    while not state["over"]:
        if state["seat"] == seat:
            match = Match.from_record(client.record(guest.table))
            state = client.play(guest.table, player.choose(match), state["rev"])
        else:
            state = client.state(guest.table, state["rev"])


@pytest.mark.parametrize(("key", "seat", "text"), [("morris", 0, "net 4"), ("madness", 1, "instinct")])
def test_a_game_against_a_guest_to_its_end(address: str, key: str, seat: int, text: str) -> None:
    guest = Guest(address, key, text, seat)
    names = [one["name"] for one in Client(address).state(guest.table)["seats"]]
    assert names.count(text) == len(names) - 1
    assert names[seat] != text
    opponent = threading.Thread(target=person, args=(address, guest, seat), daemon=True)
    opponent.start()
    final = guest.play()
    opponent.join(30)
    match = Match.from_record(Client(address).record(guest.table))
    assert match.over
    assert match.scores == final["scores"]


def test_what_cannot_be_played_is_told(address: str) -> None:
    with pytest.raises(BadOption, match="seat from 0 to 1"):
        Guest(address, "morris", "greedy", 2)
    with pytest.raises(BadOption, match="address of a server"):
        Guest("localhost:8000", "morris", "greedy")
    with pytest.raises(Refused, match="does not answer"):
        Guest("http://127.0.0.1:9", "morris", "greedy")
    with pytest.raises(Refused, match=r"\w+") as refusal:
        Client(address).play(Guest(address, "morris", "greedy").table, "a1", 0)
    assert refusal.value.status == 401
