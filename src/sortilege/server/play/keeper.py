"""What happens at a table by itself: bots think, clocks ring, free seats are filled. One process keeps a table so."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Literal

from sortilege.kernel.errors import SortilegeError, StaleMove
from sortilege.search.manners import Decision
from sortilege.server.play import events as ev
from sortilege.server.play.company import Company, lent, usual_bot
from sortilege.server.workers import SIMPLEST, BotWorkers

if TYPE_CHECKING:
    from sortilege.server.play.room import Room

RETRY = 2.0  # seconds
SHOWN = 0.08  # seconds that the move before is painted in, before a bot takes the processor
UNNOTICED = 1.0  # seconds without a keeper that are nobody's loss

_log = logging.getLogger("sortilege.server")
Why = Literal["", "hurried", "stumbled"]


class Keeper:
    """The keeper of one room. While `kept` is False another process does all this, and this one only looks on."""

    def __init__(self, room: "Room", bots: BotWorkers, pace: float, kept: bool) -> None:
        self.room = room
        self.table = room.table
        self.kept = kept
        self.company = Company(room.table)
        self.changed = time.monotonic()  # when the game last was
        self._bots = bots
        self._pace = pace  # seconds that a bot's move takes at least, for people to follow
        self._thinking = -1
        self._alarm: asyncio.TimerHandle | None = None
        self._filling: asyncio.TimerHandle | None = None

    async def take(self, idle: float) -> None:
        """Keeps the table from now on, after so many seconds in which nobody did."""
        self.kept = True
        if self.running and idle > UNNOTICED:
            since = self.table.clock.since or 0.0
            await self.room.do(lambda: ev.Waited(round(min(idle, self.table.clock.now() - since), 2)))
        self.wind()

    def let_go(self) -> None:
        """Leaves the table to another process."""
        self.kept = False
        self.close()

    def wind(self) -> None:
        """Sets all going that goes by itself."""
        self.wind_clock()
        self.wind_filling()
        self.answer_draws()
        self.wake()

    def close(self) -> None:
        for timer in (self._alarm, self._filling):
            if timer:
                timer.cancel()

    # bots

    @property
    def thinking(self) -> int:
        """The seat of the bot that thinks, here or elsewhere; else -1."""
        if self.kept:
            return self._thinking
        return self.table.asked if self.table.bots_turn and self.table.ready else -1

    def wind_filling(self) -> None:
        """Lets bots take the free seats when people have been waited for as long as the host chose."""
        fill = self.table.settings.fill
        if self._filling:
            self._filling.cancel()
        if self.kept and fill and not self.table.ready and not self.table.match.over:
            wait = max(0.0, self.table.created + fill - time.time())
            self._filling = asyncio.get_running_loop().call_later(wait, lambda: self.room.spawn(self._fill()))

    async def _fill(self) -> None:
        for seat, sitting in enumerate(self.table.seats):
            if sitting.kind == "open" and not sitting.bot:
                await self.room.do(lambda seat=seat: lent(self.table, seat, usual_bot(self.table)))  # type: ignore[misc]
        self.room.show_anew()

    def wake(self) -> None:
        """A bot that is asked begins to think, who has chosen in advance plays. Nobody before every seat is taken."""
        table = self.table
        if self.kept and table.bots_turn and self._thinking < 0 and table.ready:
            self._thinking = table.asked
            self.room.spawn(self._think(table.asked, table.rev))
        wish, rev = table.wishes.get(table.asked), table.rev
        if wish in table.match.legal and table.ready and not table.view_only:
            self.room.spawn(self.room.do(lambda: self.played(table.asked, wish), rev=rev))

    async def _think(self, seat: int, rev: int) -> None:
        table = self.table
        try:
            await asyncio.sleep(min(SHOWN, self._pace))
            self._still_asked(seat, rev)
            decision, why = await self._ask_bot(seat, table.seats[seat].level)
            await asyncio.sleep(max(0.0, self.changed + self._pace - time.monotonic()))
            self._still_asked(seat, rev)
            await self._act(seat, decision, why, rev)
        except SortilegeError:
            pass  # the table went on without this move
        except Exception:
            _log.exception("table %s: the move of a bot could not be played; trying again", table.id)
            await asyncio.sleep(RETRY)
        finally:
            self._thinking = -1
        self.wake()

    def _unwished(self, move: str) -> str:
        """The move of a bot, which takes nothing that somebody has chosen in advance, if there is something else."""
        table = self.table
        if not table.wishes or move not in table.wishes.values() or not table.drafts:
            return move
        return next((other for other in table.match.legal if other not in table.wishes.values()), move)

    async def _act(self, seat: int, decision: Decision, why: Why, rev: int) -> None:
        """Plays a bot's move, and offers a draw after it; or gives up. A bot that stands in for somebody only plays."""
        own = self.table.seats[seat].plays_itself
        if own and self.company.gives_up(seat, decision):
            await self.room.do(lambda: ev.Resigned(seat), rev=rev)
            return
        await self.room.do(lambda: self.played(seat, self._unwished(decision.move), why), rev=rev)
        if own and (offer := self.company.offer(seat, decision)):
            await self.room.do(lambda: offer)

    def answer_draws(self) -> None:
        """The bots that are offered a draw answer."""
        for seat in self.company.asked() if self.kept else ():
            self.room.spawn(self._answer_draw(seat))

    async def _answer_draw(self, seat: int) -> None:
        table, rev = self.table, self.table.rev
        agrees = await self._bots.agrees(table.match.record(), table.seats[seat].level, f"{table.id}/{seat}", seat)
        if seat in self.company.asked():
            await self.room.do(lambda: self.company.answer(seat, agrees), rev=rev)

    def _still_asked(self, seat: int, rev: int) -> None:
        if self.table.rev != rev or not self.table.seats[seat].bot or not self.kept:
            raise StaleMove("the table went on without this bot")

    async def _ask_bot(self, seat: int, level: str) -> tuple[Decision, Why]:
        """What the bot does. If it fails, a simpler one plays, and the log says so."""
        record, rev = self.table.match.record(), self.table.rev
        alone = self.room.bots_alone
        try:
            decision = await self._bots.choose(record, level, not alone, f"{self.table.id}/{seat}")
            if self.table.rev == rev:
                self.table.check_move(seat, decision.move)
            return decision, ""
        except Exception:
            if self.table.rev != rev:
                raise StaleMove("the table went on while the bot thought") from None
            _log.exception("table %s: the bot of level %s failed", self.table.id, level)
        try:
            return await self._bots.choose(self.table.match.record(), SIMPLEST), "stumbled"
        except Exception:
            _log.exception("table %s: the simplest bot failed too", self.table.id)
            return Decision(self.table.match.moves()[0]), "stumbled"

    def played(self, seat: int, move: str, why: Why = "") -> ev.Event:
        """A move of this seat, which has yet to be checked."""
        return ev.Played(seat, move.strip(), round(self.table.clock.spent(), 2), why)

    # clocks

    @property
    def running(self) -> bool:
        return self.table.clock.since is not None and self.table.clock.rule.kind != "none"

    def wind_clock(self) -> None:
        """Sets the alarm for the time of the seat that is asked; it stands while a bot plays or a seat is free."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self.running and self.kept:
            seat, rev = self.table.asked, self.table.rev
            left = max(0.0, self.table.clock.remaining(seat, seat))
            self._alarm = asyncio.get_running_loop().call_later(left, lambda: self.room.spawn(self._ring(seat, rev)))

    async def _ring(self, seat: int, rev: int) -> None:
        """The time of this seat is over: it loses, or the rulebook or a bot makes its move. Failing, it tries again."""
        try:
            await self._time_out(seat, rev)
        except SortilegeError:
            raise
        except Exception:
            _log.exception("table %s: a time-out could not be written; trying again", self.table.id)
            await asyncio.sleep(RETRY)
            self.room.spawn(self._ring(seat, rev))

    async def _time_out(self, seat: int, rev: int) -> None:
        if self.table.rev != rev or not self.kept:
            return
        if self.table.clock.rule.penalty == "lose":
            await self.room.do(lambda: ev.TimedOut(seat), rev=rev)
            return
        move = self.table.timeout_move() or (await self._ask_bot(seat, SIMPLEST))[0].move
        await self.room.do(lambda: self.played(seat, move, "hurried"), rev=rev)
