"""Choosing before the game begins: who waits picks by picture what he would be asked for first."""

from typing import Any

from sortilege.kernel.errors import SortilegeError
from sortilege.server.play import events as ev
from sortilege.server.play.room import Room
from sortilege.server.play.seating import SeatTaken


def choices(room: Room, language: str) -> list[dict[str, Any]]:
    """What can be chosen in advance, with its picture and who has chosen it; in most games nothing."""
    table = room.table
    if not table.drafts:
        return []
    shown = []
    for text, move in table.match.legal.items():
        target = str(table.game.gesture(table.position, move)[0])
        card = table.game.card(table.position, target, language)
        if card is not None:
            by = next((seat for seat, wish in table.wishes.items() if wish == text), -1)
            told = {"name": card.title, "text": card.text, "now": card.now, "sign": card.sign}
            shown.append({"move": text, "seat": by} | told)
    return shown


async def wish(room: Room, held: frozenset[int], move: str) -> None:
    """Chooses for one's own seat; of several, for the first that has not chosen."""
    table = room.table
    own = sorted(seat for seat in held if seat >= 0 and not table.seats[seat].bot)
    if not own:
        raise SeatTaken("only who sits here chooses")
    seat = next((seat for seat in own if seat not in table.wishes), own[0])
    try:
        await room.do(lambda: ev.Wished(seat, move))
    except SortilegeError as error:
        raise SeatTaken("somebody else has chosen this") from error
    room.show_anew()
