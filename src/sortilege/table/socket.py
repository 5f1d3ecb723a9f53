"""A browser window at a table: what it asks is checked and done, what it has not seen is sent."""

import asyncio
import contextlib
from typing import Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sortilege.kernel.errors import GameOver, IllegalMove, SortilegeError, StaleMove, ViewOnly, WrongSeat
from sortilege.kernel.position import OVER
from sortilege.table import events as ev
from sortilege.table import messages as m
from sortilege.table.bots import BOTS
from sortilege.table.frame import film, frame, others, past, seat_to_undo
from sortilege.table.hall import Hall, refuse_bots
from sortilege.table.limits import Bucket
from sortilege.table.room import Room, Viewer
from sortilege.table.wording import WORDS

_KINDS = ((StaleMove, "stale"), (WrongSeat, "seat"), (GameOver, "over"), (ViewOnly, "view"), (IllegalMove, "illegal"))


class Connection:
    """One socket. Receiving and sending run side by side; a slow browser delays nobody else."""

    def __init__(self, socket: WebSocket, hall: Hall, room: Room, viewer: Viewer, hint_level: str) -> None:
        self.socket = socket
        self.hall = hall
        self.room = room
        self.viewer = viewer
        self.hint_level = hint_level
        self.notes: list[m.Reply] = []
        self.asks = Bucket(40, 12)
        self.chats = Bucket(5, 0.4)
        self.hints = Bucket(4, 0.5)

    async def run(self) -> None:
        self.room.viewers.add(self.viewer)
        self.room.publish()
        sender = asyncio.create_task(self._send())
        try:
            await self._receive()
        except WebSocketDisconnect:
            pass
        finally:
            self.room.viewers.discard(self.viewer)
            self.room.publish()
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender

    async def _send(self) -> None:
        while True:
            await self.viewer.wake.wait()
            self.viewer.wake.clear()
            notes, self.notes = self.notes, []
            for note in notes:
                await self.socket.send_text(m.write(note))
            while drawn := film(self.room, self.viewer):
                await self.socket.send_text(m.write(drawn))
            await self.socket.send_text(m.write(frame(self.room, self.viewer)))

    def tell(self, reply: m.Reply) -> None:
        self.notes.append(reply)
        self.viewer.wake.set()

    def note(self, message: str) -> None:
        self.tell(m.Note(WORDS(self.viewer.language, message)))

    async def _receive(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if not self.asks.take():
                self.note("error-hurry")
                continue
            try:
                await self._answer(m.read(text))
            except msgspec.MsgspecError:
                self.note("error-message")
            except SortilegeError as error:
                self._refuse(error)

    def _refuse(self, error: SortilegeError) -> None:
        """Says why, and sends the whole table again: what was asked belongs to another state of it."""
        kind = next((name for of, name in _KINDS if isinstance(error, of)), "other")
        self.viewer.rev = -1
        self.tell(m.Note(WORDS(self.viewer.language, f"error-{kind}"), resync=True))

    async def _answer(self, ask: m.Request) -> None:
        match ask:
            case m.Move():
                await self._move(ask)
            case m.Why():
                self._why(ask)
            case m.Undo():
                await self._undo(ask)
            case m.Resign():
                await self.room.do(lambda: ev.Resigned(self._own_seat()), rev=ask.rev)
            case m.Draw():
                await self._propose("draw", self._own_seat(), ask.rev)
            case m.Answer():
                await self._consent(ask)
            case m.Look():
                self._look(ask)
            case m.Board():
                self.viewer.text, self.viewer.rev = ask.on, -1
                self.viewer.wake.set()
            case m.Width():
                self.viewer.narrow, self.viewer.rev = ask.narrow, -1
                self.viewer.wake.set()
            case m.Hint():
                self.room.spawn(self._hint(ask.rev))
            case m.Again():
                await self._again(ask)
            case _:
                await self._people(ask)

    def _own_seat(self) -> int:
        """The seat that this viewer acts for: the one that is asked if it is theirs, else their first."""
        self.room.table.require_open()
        if not self.viewer.seats:
            raise WrongSeat("spectators only watch")
        asked = self.room.table.asked
        return asked if asked in self.viewer.seats else min(self.viewer.seats)

    async def _move(self, ask: m.Move) -> None:
        seat = self.room.table.asked
        if seat not in self.viewer.seats:
            raise WrongSeat("another seat is asked") if seat != OVER else GameOver("the game is over")
        if not self.room.ready:
            raise IllegalMove("a seat is still free")
        if ask.ask and ask.rev == self.room.table.rev and self._is_final(seat, ask.move):
            self.tell(m.Confirm(ask.move, self._label(ask.move), ask.rev))
            return
        await self.room.do(lambda: self.room.played(seat, ask.move), rev=ask.rev)

    def _is_final(self, seat: int, text: str) -> bool:
        """Whether this move could not be taken back freely afterwards."""
        table = self.room.table
        after = table.match.position
        after.play(table.match.read_move(text))
        return after.seat != seat

    def _label(self, text: str) -> str:
        table = self.room.table
        return table.game.label(table.position, table.match.read_move(text), self.viewer.language)

    def _why(self, ask: m.Why) -> None:
        """Why this cannot be touched: whose turn it is, or the rule."""
        table, language = self.room.table, self.viewer.language
        if table.asked == OVER:
            self.note("error-over")
        elif not self.room.ready:
            self.note("ask-wait")
        elif table.asked not in self.viewer.seats:
            self.note("error-seat" if self.viewer.seats else "error-watch")
        else:
            reason = table.game.why_not(table.position, ask.target, language)
            self.tell(m.Note(reason.text, reason.rule, ask.target))

    def _look(self, ask: m.Look) -> None:
        if ask.ply < 0 or ask.ply >= self.room.table.match.ply:
            self.viewer.rev = -1
            self.viewer.wake.set()
        else:
            self.tell(past(self.room, self.viewer, ask.ply))

    # taking back, draws

    async def _undo(self, ask: m.Undo) -> None:
        table = self.room.table
        seat = seat_to_undo(table, self.viewer)
        if seat < 0:
            raise IllegalMove("there is nothing to take back")
        if table.match.free_undo(seat) or not others(self.room, self.viewer):
            await self.room.do(lambda: ev.Undone(seat, table.undo_count(seat)), rev=ask.rev)
        else:
            await self._propose("takeback", seat, ask.rev)

    async def _propose(self, kind: Literal["takeback", "draw"], seat: int, rev: int) -> None:
        """Asks the others for their consent."""
        asked = others(self.room, self.viewer)
        if not asked:
            raise IllegalMove("nobody else is there to agree")
        await self.room.do(lambda: ev.Offered(seat, kind, tuple(sorted(asked))), rev=rev)

    async def _consent(self, ask: m.Answer) -> None:
        """What all agree to happens."""
        table, mine = self.room.table, self.viewer.seats

        def answer() -> ev.Event:
            offer = table.offer
            if offer is None or not offer.waits_for & mine:
                raise StaleMove("nothing is offered any more")
            if not ask.yes or offer.waits_for - mine:
                return ev.Answered(tuple(sorted(offer.waits_for & mine)), ask.yes)
            return ev.Drawn() if offer.kind == "draw" else ev.Undone(offer.seat, table.undo_count(offer.seat))

        await self.room.do(answer, rev=ask.rev)

    # help

    async def _hint(self, rev: int) -> None:
        """A good bot's choice, shown and not played."""
        table = self.room.table
        if rev != table.rev or table.asked not in self.viewer.seats or not self.hints.take():
            return self.note("error-hurry")
        self.note("hint-thinks")
        text = await self.hall.bots.choose(table.match.record(), self.hint_level)
        if rev == table.rev:
            steps = table.game.gesture(table.position, table.match.read_move(text))
            flat = [one for step in steps for one in ([step] if isinstance(step, str) else step)]
            self.tell(m.Hinted(rev, WORDS(self.viewer.language, "hint", move=self._label(text)), flat))
        return None

    # people

    async def _again(self, ask: m.Again) -> None:
        if self.room.table.asked != OVER or not self.viewer.seats:
            raise IllegalMove("the game is not over")
        await self.hall.again(self.room, ask.next and self.room.table.sequel())

    async def _people(self, ask: m.Request) -> None:
        room, viewer = self.room, self.viewer
        match ask:
            case m.Chat(text=text):
                said = " ".join(text.split())
                if not said or not said.isprintable() or not self.chats.take():
                    return self.note("error-hurry" if said else "error-message")
                await room.do(lambda: ev.Said(viewer.name, said, min(viewer.seats, default=-1)))
            case m.Name(name=name):
                await self._rename(clean_name(name))
            case m.Lend(seat=seat, level=level):
                if seat not in viewer.seats:
                    self._require_host(seat)
                if level and level not in BOTS:
                    raise IllegalMove("there is no such bot")
                if level:
                    refuse_bots(room.table.match)
                await room.do(lambda: ev.Lent(seat, level))
                room.wind_clock()
                room.wake_bot()
                viewer.rev = -1
                room.publish()
            case m.Revoke(seat=seat):
                if seat not in viewer.seats:
                    self._require_host(seat)
                await self.hall.revoke(room, seat, viewer.guest)
        return None

    async def _rename(self, name: str) -> None:
        if not name:
            return self.note("error-message")
        self.viewer.name = name
        for seat in sorted(self.viewer.seats):
            if self.room.table.seats[seat].name != name:
                await self.room.do(lambda seat=seat: ev.Sat(seat, name))  # type: ignore[misc]
        return None

    def _require_host(self, seat: int) -> None:
        seats = self.room.table.seats
        if not self.viewer.host or seat >= len(seats) or seats[seat].kind == "bot":
            raise WrongSeat("only the host arranges the seats of people")


def clean_name(name: str) -> str:
    """A name fit for a record: printable, none of its marks, at most 24 characters."""
    kept = "".join(" " if c in ";{}()|" or not c.isprintable() else c for c in name)
    return " ".join(kept.split())[:24]
