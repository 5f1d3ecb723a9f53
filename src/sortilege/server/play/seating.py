"""Sitting down at a free seat, the invitation to all of them, and what a host decides about who may come."""

import secrets

from msgspec import json, structs
from sqlalchemy import update

from sortilege.kernel.errors import IllegalMove, SortilegeError
from sortilege.kernel.position import OVER
from sortilege.server.play import events as ev
from sortilege.server.play.company import lent, usual_bot
from sortilege.server.play.hall import Hall, refuse_bots
from sortilege.server.play.opening import new_token
from sortilege.server.play.presence import HOST
from sortilege.server.play.room import Room
from sortilege.server.play.table import Table, TableSettings
from sortilege.server.store import columns as db
from sortilege.server.store.statements import insert_new

COMERS = ("link", "public", "invited")  # who may take a free seat


class SeatTaken(SortilegeError):
    """Somebody else was quicker, or nobody may sit there."""


def is_free(table: Table, seat: int) -> bool:
    """Tells whether somebody may sit down here."""
    return 0 <= seat < len(table.seats) and table.seats[seat].kind == "open" and not table.seats[seat].bot


def free_seats(table: Table) -> list[int]:
    """The seats that a table waits for; none once it is over, or can only be looked at."""
    if table.asked == OVER or table.view_only:
        return []
    return [seat for seat in range(len(table.seats)) if is_free(table, seat)]


async def take(hall: Hall, room: Room, seat: int, guest: str, name: str) -> None:
    """Sits a guest down at a free seat, in all windows that this guest has open there."""
    table = room.table

    def sat() -> ev.Event:
        if seat not in free_seats(table):
            raise SeatTaken("this seat is taken")
        return ev.Sat(seat, table.distinct(name, seat))

    row = {"guest": guest, "table_id": table.id, "seat": seat}
    await room.do(sat, also=(insert_new(db.holds, row),))
    room.show_anew()


async def arranges(hall: Hall, room: Room, guest: str) -> bool:
    """Tells whether a guest has the host's powers: as host, or while that one is long away."""
    return bool({HOST, room.acting_host()} & await hall.held(guest, room.table.id))


async def give_to_bot(hall: Hall, room: Room, seat: int, guest: str) -> None:
    """The host lets a bot play a free seat."""
    if not await arranges(hall, room, guest):
        raise SeatTaken("only the host arranges the seats")
    if seat not in free_seats(room.table):
        raise SeatTaken("this seat is taken")
    refuse_bots(room.table.match)
    await room.do(lambda: lent(room.table, seat, usual_bot(room.table)))
    room.show_anew()


async def leave(hall: Hall, room: Room, guest: str) -> None:
    """Who leaves a cooperative game lets a bot go on with the others; the seat waits for who comes back."""
    for seat in sorted(await hall.held(guest, room.table.id) - {HOST}):
        if room.table.game.cooperative and not room.table.seats[seat].bot:
            refuse_bots(room.table.match)
            await room.do(lambda seat=seat: ev.Lent(seat, usual_bot(room.table)))  # type: ignore[misc]
    room.show_anew()


# who may come


def comers(settings: TableSettings) -> str:
    """Who may take a free seat, by the name of the choice."""
    return "public" if settings.listed else "link" if settings.joinable else "invited"


def with_comers(settings: TableSettings, chosen: str) -> TableSettings:
    """The settings that let these people come."""
    return structs.replace(settings, listed=chosen == "public", joinable=chosen != "invited")


async def let_come(hall: Hall, room: Room, chosen: str, guest: str) -> None:
    """The host decides who may take a free seat from now on."""
    if not await arranges(hall, room, guest):
        raise SeatTaken("only the host decides who may come")
    if chosen not in COMERS:
        raise IllegalMove("there is no such choice")
    await _change(hall, room, with_comers(room.table.settings, chosen))
    room.show_anew()


async def open_gallery(hall: Hall, room: Room, is_open: bool) -> None:
    """Lets spectators chat, or not."""
    await _change(hall, room, structs.replace(room.table.settings, gallery=is_open))
    room.show_anew()


async def invitation(hall: Hall, room: Room) -> str:
    """The address that seats whoever opens it: the table's own where everybody may come, else one with a secret."""
    settings = room.table.settings
    if settings.joinable:
        return f"/table/{room.table.id}"
    if not settings.invitation:  # a table of an earlier version
        await _change(hall, room, structs.replace(settings, invitation=new_token()))
    return f"/join/{room.table.id}/{room.table.settings.invitation}"


def invites(table: Table, token: str) -> bool:
    """Tells whether this is the secret of the table's invitation."""
    known = table.settings.invitation
    return bool(known) and secrets.compare_digest(known.encode(), token.encode())


async def _change(hall: Hall, room: Room, settings: TableSettings) -> None:
    values = {"settings": json.encode(settings).decode(), "listed": settings.listed}
    change = update(db.tables).where(db.tables.c.id == room.table.id).values(values)
    await room.do(ev.Arranged, also=(change,))
