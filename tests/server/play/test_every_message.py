"""What is asked of a table in any order leaves one that opens again as it is: what `make` returns, `enter` takes."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sortilege.kernel.registry import games
from sortilege.server.play.loading import load
from sortilege.server.play.table import Table
from tests.server.people import House, Window, couple, hall_of, on_the_loop, room_of

KINDS = (
    "move",
    "undo",
    "resign",
    "draw",
    "yes",
    "no",
    "lend",
    "back",
    "chat",
    "name",
    "again",
    "look",
    "why",
    "revoke",
    "gallery",
    "retell",
)
STEP = st.tuples(st.sampled_from(("ada", "bo", "eve")), st.sampled_from(KINDS), st.integers(0, 999))


def send(window: Window, kind: str, number: int) -> None:
    """Asks one thing, as far as this window knows the table."""
    rev = window.frame["rev"]
    moves = window.board.get("moves") or []
    asked: dict[str, Any] = {
        "move": {"do": "move", "move": moves[number % len(moves)][0] if moves else "d2", "rev": rev},
        "yes": {"do": "answer", "yes": True, "rev": rev},
        "no": {"do": "answer", "yes": False, "rev": rev},
        "lend": {"do": "lend", "seat": number % 3, "level": "jester"},
        "back": {"do": "lend", "seat": number % 3, "level": ""},
        "chat": {"do": "chat", "text": "hello"},
        "name": {"do": "name", "name": f"N{number}"},
        "again": {"do": "again", "next": bool(number % 2)},
        "look": {"do": "look", "ply": number},
        "why": {"do": "why", "target": "a1", "rev": rev},
        "revoke": {"do": "revoke", "seat": number % 3},
        "gallery": {"do": "gallery", "open": bool(number % 2)},
        "retell": {"do": "retell", "missed": bool(number % 2)},
    }.get(kind, {"do": kind, "rev": rev})
    window.send(**asked)


def told(table: Table) -> dict[str, Any]:
    """What must be the same after a restart; the seed of a running table is not shown in its record."""
    seats = [(seat.kind, seat.name, seat.level) for seat in table.seats]
    offer = (table.offer.kind, table.offer.seat, sorted(table.offer.waits_for)) if table.offer else None
    moves = [ply.text for ply in table.match.history]
    log = [entry.text("en") for entry in table.log.read()]
    state = {"number": table.number, "rev": table.rev, "over": table.match.over, "next": table.next}
    return state | {"seats": seats, "offer": offer, "moves": moves, "log": log}


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.deep)], indirect=True)
@pytest.mark.parametrize("key", games())
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(steps=st.lists(STEP, max_size=12))
def test_a_table_opens_again_after_whatever_was_asked(
    house: House, key: str, steps: list[tuple[str, str, int]]
) -> None:
    table, ada, bo = couple(house, key)
    eve, hall = house.person(), hall_of(house)
    with ada.at(table) as first, bo.at(table) as second, eve.at(table) as third:
        windows = {"ada": first, "bo": second, "eve": third}
        for who, kind, number in steps:
            send(windows[who], kind, number)
            windows[who].send("look", ply=-1)
            windows[who].next("frame")

            async def both() -> tuple[dict[str, Any], dict[str, Any]]:
                room = await hall.room(table)
                assert room is not None
                async with room._lock:
                    again = load(hall.store, table)
                    assert again is not None
                    return told(room.table), told(again[0])

            live, reopened = on_the_loop(house, both)
            assert reopened == live
    assert room_of(house, table).table.number >= 1
