"""A browser window at a table: what it asks is checked and done, what it has not seen is sent."""

import asyncio
import contextlib
import unicodedata
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sortilege.kernel.details import Reason
from sortilege.kernel.errors import GameOver, IllegalMove, SortilegeError, StaleMove, ViewOnly, WrongSeat
from sortilege.kernel.position import OVER
from sortilege.search.counsel import counsel
from sortilege.server.http import clean_name
from sortilege.server.limits import Bucket
from sortilege.server.play import coming_back, consent, seating
from sortilege.server.play import events as ev
from sortilege.server.play import messages as m
from sortilege.server.play.company import lent
from sortilege.server.play.film import film, told
from sortilege.server.play.frame import encoded, may_hint, past
from sortilege.server.play.hall import Hall, refuse_bots
from sortilege.server.play.question import asked, waits
from sortilege.server.play.room import Room
from sortilege.server.play.viewer import Viewer
from sortilege.server.words import WORDS
from sortilege.server.workers import BOTS

MESSAGES = 40  # that a window may send at once, and 12 a second
_KINDS = ((StaleMove, "stale"), (WrongSeat, "seat"), (GameOver, "over"), (ViewOnly, "view"), (IllegalMove, "illegal"))


class Connection:
    """One socket. Receiving and sending run side by side; a slow browser delays nobody else."""

    def __init__(self, socket: WebSocket, hall: Hall, room: Room, viewer: Viewer) -> None:
        self.socket = socket
        self.hall = hall
        self.room = room
        self.viewer = viewer
        self.notes: list[m.Reply] = []
        self.asks = Bucket(MESSAGES, 12)
        self.chats = Bucket(5, 0.4)
        self.hints = Bucket(4, 0.5)
        self.patience = Bucket(60, 1)  # messages beyond the limit that are refused before the window is closed

    async def run(self) -> None:
        self.room.enter(self.viewer)
        if back := coming_back.greeting(self.room, self.viewer):
            self.tell(back)
        sender = asyncio.create_task(self._send())
        try:
            await self._receive()
        except WebSocketDisconnect:
            pass
        finally:
            self.room.leave(self.viewer)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender

    async def _send(self) -> None:
        while True:
            await self.viewer.wake.wait()
            self.viewer.wake.clear()
            if self.viewer.closing:
                return await self.socket.close(self.viewer.closing)
            notices, self.viewer.notices = self.viewer.notices, []
            for notice in notices:
                self.note(notice)
            notes, self.notes = self.notes, []
            for note in notes:
                await self.socket.send_text(m.write(note))
            while between := film(self.room, self.viewer):
                for one in between:
                    await self.socket.send_text(m.write(one))
            await self.socket.send_text(encoded(self.room, self.viewer))

    def tell(self, reply: m.Reply) -> None:
        self.notes.append(reply)
        self.viewer.wake.set()

    def note(self, message: str, *, resync: bool = False) -> None:
        self.tell(m.Note(WORDS(self.viewer.language, message), resync=resync))

    async def _receive(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self.asks.take():
                if not self.patience.take():
                    await self.socket.close(4429)
                    return
                self.note("error-hurry", resync=True)  # a move may have been among what is not heard
                continue
            try:
                await self._answer(m.read(message.get("text") or message.get("bytes") or ""))
            except (msgspec.MsgspecError, RecursionError, UnicodeError):
                self.note("error-message")
            except SortilegeError as error:
                self._refuse(error)

    def _refuse(self, error: SortilegeError) -> None:
        """Says why, and sends the whole table again: what was asked belongs to another state of it."""
        kind = next((name for of, name in _KINDS if isinstance(error, of)), "other")
        self.viewer.rev = -1
        self.note(f"error-{kind}", resync=True)

    async def _answer(self, ask: m.AnyRequest) -> None:
        match ask:
            case m.Move():
                await self._move(ask)
            case m.Why():
                self._explain(ask.target, self._reason(ask.target))
            case m.Ask():
                self._ask(ask)
            case m.Explain():
                self._explain(ask.target)
            case m.Undo():
                await self._undo(ask)
            case m.Resign():
                await self._resign(ask.rev)
            case m.Draw():
                await self._propose("draw", self._own_seat(), ask.rev)
            case m.Answer():
                table, yes = self.room.table, ask.yes
                await self._do(lambda: consent.answer(table, self.viewer.seats, yes), rev=ask.rev)
            case m.LookBack():
                self._look(ask)
            case m.TextBoard():
                self.viewer.text, self.viewer.rev = ask.on, -1
                self.viewer.wake.set()
            case m.Width():
                self.viewer.narrow, self.viewer.rev = ask.narrow, -1
                self.viewer.wake.set()
            case m.TurnBoard():
                self.viewer.stays, self.viewer.rev = not ask.on, -1
                self.viewer.wake.set()
            case m.Staging():
                self.viewer.staged = ask.on
                self.viewer.wake.set()
            case m.Retell():
                self.tell((coming_back.show if ask.missed else told)(self.room, self.viewer))
            case m.Hint():
                self.room.spawn(self._hint(ask.rev))
            case m.Again():
                await self._again(ask)
            case _:
                await self._people(ask)

    async def _do(self, make: Callable[[], ev.Event], rev: int | None = None) -> None:
        """Makes an event happen, unless this viewer has lost a seat by what another process has just written."""
        seats = self.viewer.seats

        def made() -> ev.Event:
            if not seats <= self.viewer.seats:
                raise WrongSeat("this seat is another's now")
            return make()

        await self.room.do(made, rev=rev)

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
        await self._do(lambda: self.room.keeper.played(seat, ask.move), rev=ask.rev)

    def _is_final(self, seat: int, text: str) -> bool:
        """Whether this move could not be taken back freely afterwards."""
        table = self.room.table
        after = table.match.position
        after.play(table.match.read_move(text))
        return after.seat != seat

    def _label(self, text: str) -> str:
        table = self.room.table
        return table.game.label(table.position, table.match.read_move(text), self.viewer.language)

    def _ask(self, ask: m.Ask) -> None:
        """Answers a hand; one that is late, or not asked, gets nothing."""
        table = self.room.table
        if ask.rev == table.rev and table.asked in self.viewer.seats and self.room.ready:
            self.tell(asked(self.room, self.viewer, ask.touched))

    def _explain(self, target: str, why: Reason | None = None) -> None:
        """Shows the card of a thing, with why it cannot be touched; of what has no card only that is told."""
        table = self.room.table
        card = table.game.card(table.position, target, self.viewer.language)
        if card is not None:
            reason = why or Reason("", "")
            self.tell(m.Explained(target, **vars(card), why=reason.text, why_rule=reason.rule))
        elif why:
            self.tell(m.Note(why.text, why.rule, target))

    def _reason(self, target: str) -> Reason:
        """Why this cannot be touched: whose turn it is, or the rule."""
        table, language = self.room.table, self.viewer.language
        if table.asked == OVER:
            return Reason("", WORDS(language, "error-over"))
        if not self.room.ready:
            return Reason("", waits(self.room, language))
        if table.asked not in self.viewer.seats:
            return Reason("", WORDS(language, "error-seat" if self.viewer.seats else "error-watch"))
        return table.game.why_not(table.position, target, language)

    def _look(self, ask: m.LookBack) -> None:
        if ask.ply < 0 or ask.ply >= self.room.table.match.ply:
            self.viewer.rev = -1
            self.viewer.wake.set()
        else:
            self.tell(past(self.room, self.viewer, ask.ply))

    # taking back, draws

    async def _undo(self, ask: m.Undo) -> None:
        table = self.room.table
        seat = consent.seat_to_undo(table, self.viewer)
        if seat < 0:
            raise IllegalMove("there is nothing to take back")
        if table.match.free_undo(seat) or not consent.others(self.room, self.viewer):
            await self._do(lambda: ev.Undone(seat, table.undo_count(seat)), rev=ask.rev)
        else:
            await self._propose("takeback", seat, ask.rev)

    async def _resign(self, rev: int) -> None:
        """Gives up; a game that all win or lose together, only if all agree."""
        if self.room.table.game.cooperative and consent.others(self.room, self.viewer):
            await self._propose("giveup", self._own_seat(), rev)
        else:
            await self._do(lambda: ev.Resigned(self._own_seat()), rev=rev)

    async def _propose(self, kind: consent.Kind, seat: int, rev: int) -> None:
        await self._do(lambda: consent.propose(self.room, self.viewer, kind, seat), rev=rev)

    # help

    async def _hint(self, rev: int) -> None:
        """The best moves with what they may bring and the lines behind them; shown and not played."""
        table = self.room.table
        if rev != table.rev or table.asked not in self.viewer.seats or not self.hints.take():
            return self.note("error-hurry")
        if not may_hint(self.room, self.viewer):
            return self.note("error-hint")
        self.note("hint-thinks")
        seat, moves = table.asked, await self.hall.bots.advise(table.match.record())
        if rev == table.rev:
            if consent.others(self.room, self.viewer):
                await self._do(lambda: ev.Advised(seat))
            best = [counsel(table.game, table.position, move, self.viewer.language) for move in moves]
            self.tell(m.Hinted(rev, best))
        return None

    # people

    async def _again(self, ask: m.Again) -> None:
        if self.room.table.asked != OVER or not self.viewer.seats:
            raise IllegalMove("the game is not over")
        if ask.level and ask.level not in BOTS:
            raise IllegalMove("there is no such bot")
        await self.hall.again(self.room, ask.next and self.room.table.next_round(), ask.level)

    async def _people(self, ask: m.AnyRequest) -> None:
        room, viewer = self.room, self.viewer
        match ask:
            case m.Chat() if not viewer.seats and not room.table.settings.gallery:
                return self.note("error-hushed")
            case m.Chat(text=text):
                said = " ".join(text.split())
                if not said or not said.isprintable() or not self.chats.take():
                    return self.note("error-hurry" if said else "error-message")
                await self._do(lambda: ev.Said(self._signature(), said, self._speaks_for()))
            case m.Name(name=name, seat=seat):
                await self._rename(clean_name(name), viewer.seats & {seat} or viewer.seats)
            case m.Lend(seat=seat, level=level):
                if seat not in viewer.seats and not room.may_lend(viewer, seat):
                    raise WrongSeat("only the host, or who waits for somebody, lends another's seat")
                if level and level not in BOTS:
                    raise IllegalMove("there is no such bot")
                if level:
                    refuse_bots(room.table.match)
                await self._do(lambda: lent(room.table, seat, level))
                room.show_anew()
            case m.Revoke(seat=seat):
                if seat not in viewer.seats:
                    self._require_host(seat)
                await self.hall.revoke(room, seat, viewer.guest)
            case m.Gallery(open=is_open):
                if not room.is_host(viewer):
                    raise WrongSeat("only the host decides who may chat")
                await seating.open_gallery(self.hall, room, is_open)
        return None

    def _speaks_for(self) -> int:
        """The own seat that speaks: the one that is asked, else the one whose view is shown; a spectator has none."""
        asked, seats = self.room.table.asked, self.viewer.seats
        return asked if asked in seats else min(seats & {self.viewer.last_seat} or seats, default=-1)

    def _signature(self) -> str:
        """The name under which somebody chats: that of the seat; a spectator never takes one that sounds like it."""
        table, seat = self.room.table, self._speaks_for()
        if seat >= 0:
            return table.seats[seat].name
        if _sound(self.viewer.name) not in {_sound(sitting.name) for sitting in table.seats if sitting.name}:
            return self.viewer.name
        return WORDS(self.viewer.language, "spectator", name=self.viewer.name)

    async def _rename(self, name: str, seats: frozenset[int]) -> None:
        if not name:
            return self.note("error-message")
        table = self.room.table
        self.viewer.name = name
        for seat in sorted(seats):
            if table.seats[seat].name != name:
                await self._do(lambda seat=seat: ev.Sat(seat, table.distinct(name, seat)))  # type: ignore[misc]
        return None

    def _require_host(self, seat: int) -> None:
        seats = self.room.table.seats
        if not self.room.is_host(self.viewer) or seat >= len(seats) or seats[seat].kind == "bot":
            raise WrongSeat("only the host arranges the seats of people")


def _sound(name: str) -> str:
    """A name as people hear it: whatever looks or sounds the same is the same."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(c for c in plain if c.isalnum())
