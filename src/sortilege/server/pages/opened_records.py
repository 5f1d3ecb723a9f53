"""The games that are looked at: kept in memory, and found by the address of a request."""

import asyncio
from collections import OrderedDict

from starlette.exceptions import HTTPException
from starlette.requests import Request

from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.match import Match
from sortilege.kernel.words import LANGUAGES
from sortilege.server.http import or_404
from sortilege.server.lifetime import lasting
from sortilege.server.pages.playback import Playback, Snapshot, read_place
from sortilege.server.play.hall import Hall
from sortilege.server.play.requests import hall_of
from sortilege.server.play.room import Room
from sortilege.server.store import documents

MOST_OPENED = 40  # kept in memory


class OpenedRecords:
    """The playbacks in memory: those looked at last."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._opened: OrderedDict[tuple[str, int], Playback] = OrderedDict()

    async def find(self, name: str) -> Playback:
        """The playback of a table or of a kept record; 404 if there is none."""
        room = await self.hall.room(name) if is_table(name) else None
        key = (name, room.table.rev if room else 0)
        if key not in self._opened:
            self._opened[key] = _of_table(room) if room else await self._of_record(name)
        self._opened.move_to_end(key)
        while len(self._opened) > MOST_OPENED:
            self._opened.popitem(last=False)
        return self._opened[key]

    async def _of_record(self, name: str) -> Playback:
        """The playback of a record; what is downloaded is its own text, whatever rules it follows."""
        text = or_404(await documents.find(self.hall.store, "record", name))
        await self.hall.studies.prepare_record(text)
        playback = Playback(await asyncio.to_thread(Match.from_record, text))
        playback.record = text
        return playback

    def close(self) -> None:
        self._opened.clear()


def is_table(name: str) -> bool:
    """Tells the name of a table from that of a kept record."""
    return len(name) < 20


def _of_table(room: Room) -> Playback:
    table = room.table
    seats = range(table.match.seats)
    names = {language: {seat: table.name(seat, language) for seat in seats} for language in LANGUAGES}
    return Playback(table.match, names)


async def playback_of(request: Request) -> Playback:
    """The game that the address names."""
    return await lasting(request, OpenedRecords, hall_of(request)).find(request.path_params["id"])


async def snapshot_of(request: Request, playback: Playback) -> Snapshot:
    """The game at the place that is asked for, else at its end; 404 if it has no such place."""
    try:
        place = read_place(request.query_params.get("at", str(playback.ply)))
        return await asyncio.to_thread(playback.at, place)
    except SortilegeError as error:
        raise HTTPException(404) from error


def seat_of(request: Request, playback: Playback) -> int:
    """Through which seat's eyes it is looked at."""
    text = request.query_params.get("seat", "0")
    return int(text) if text.isdecimal() and len(text) < 3 and int(text) < playback.seats else 0
