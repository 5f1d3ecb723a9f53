"""Thinking elsewhere: bots, hints, proofs of own books and analyses are made by `sortilege think`, on any machine.

Where no such process lives, the server's own workers think as they do with SQLite. A request holds a record and a
level, never a seed, and its answer is JSON of a known shape: a thinker is trusted with nothing else.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from sortilege.kernel.errors import SortilegeError
from sortilege.search.judge import Advice
from sortilege.search.manners import Decision
from sortilege.server.store import asking
from sortilege.server.store.listener import Listener
from sortilege.server.store.processes import Process
from sortilege.server.store.store import DatabaseAway, Store
from sortilege.server.worker_pool import WorkerPool
from sortilege.server.workers import (
    LONGEST,
    BotWorkers,
    SomeVerdicts,
    agrees,
    best_moves,
    choose,
    judge,
    study_json,
)

if TYPE_CHECKING:
    from sortilege.server.play.neighbours import Neighbours

LOOK = 1.0  # seconds between two looks whether there is an answer, or still somebody who thinks
BEATS = 0.4  # seconds
# A hint is waited for by a person who does nothing else meanwhile, a bot by who plays it; then comes who wants to open
# a table with a book of his own, at last analyses, which are asked for in small pieces.
URGENT, USUAL, PROOF, ANALYSIS = 0, 1, 2, 3

_WORKS: dict[str, tuple[Callable[..., Any], Any, int]] = {
    "choose": (choose, Decision, USUAL),
    "agrees": (agrees, bool, USUAL),
    "advise": (best_moves, list[Advice], URGENT),
    "study": (study_json, str, PROOF),
    "judge": (judge, SomeVerdicts, ANALYSIS),
}
_NAMES = {work: name for name, (work, _, _) in _WORKS.items()}
_log = logging.getLogger("sortilege.server")
Result = TypeVar("Result")


class FailedElsewhere(SortilegeError):
    """Who thought about it could not answer."""


_NOBODY = DatabaseAway, TimeoutError  # there was no answer
_NOBODY_OR_FAILED = *_NOBODY, FailedElsewhere, msgspec.MsgspecError


class Thinkers(BotWorkers):
    """The bots of a house of several processes: asked by the queue if somebody thinks there, else here."""

    def __init__(self, store: Store, workers: int) -> None:
        super().__init__(workers)
        self.store = store
        self.elsewhere = 0  # answers that came from there
        self._neighbours: Neighbours | None = None
        self._waiting: dict[int, asyncio.Event] = {}

    def follow(self, neighbours: "Neighbours") -> None:
        """Hears by these of answers."""
        self._neighbours = neighbours
        neighbours.answered = self._answered

    async def _ask(self, mind: str, work: Callable[..., Result], *given: str | int) -> Result:
        found = await self._offered(mind, work, given, _NOBODY)
        return await super()._ask(mind, work, *given) if found is None else found

    async def judge(self, record: str, thinker: str, first: int) -> SomeVerdicts | None:
        return await self._offered("", judge, (record, thinker, first), _NOBODY_OR_FAILED)

    async def study(self, key: str, values: Mapping[str, Any]) -> str | None:
        given = key, {name: str(value) for name, value in values.items()}
        return await self._offered("", study_json, given, _NOBODY_OR_FAILED)

    async def _offered(
        self, mind: str, work: Callable[..., Result], given: tuple[Any, ...], forgiven: tuple[type[Exception], ...]
    ) -> Result | None:
        """What somebody elsewhere finds out; None if nobody thinks there, or what is forgiven happened."""
        if self._neighbours and self._neighbours.last.thinkers:
            with contextlib.suppress(*forgiven):
                return await self._ask_elsewhere(mind, work, *given)
        return None

    async def _ask_elsewhere(self, mind: str, work: Callable[..., Result], *given: Any) -> Result:
        assert self._neighbours is not None
        self.asked += 1
        name = _NAMES[work]
        _, shape, priority = _WORKS[name]
        said = hashlib.sha256(msgspec.json.encode(given)).hexdigest()[:32] if mind else secrets.token_hex(16)
        values = {
            "key": f"{name}:{mind}:{said}", "work": name, "priority": priority, "seconds": LONGEST,
            "body": msgspec.json.encode(given).decode(), "me": self.store.me,
        }  # fmt: skip
        process = self._neighbours.process

        def put(connection: Any) -> int:
            number = asking.ask(connection, values)
            process.tell(connection, asking.ASKED)
            return number

        number = await self.store.transact(put)
        there = self._waiting[number] = asyncio.Event()
        try:
            async with asyncio.timeout(LONGEST):
                while self._neighbours.last.thinkers:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(there.wait(), LOOK)
                    there.clear()
                    for row in await self.store.read(asking.FOUND, {"id": number}):
                        if row["error"]:
                            self.failed += 1
                            raise FailedElsewhere(row["error"])
                        if row["answer"]:
                            self.elsewhere += 1
                            result: Result = msgspec.json.decode(row["answer"], type=shape)
                            return result
            raise TimeoutError
        finally:
            del self._waiting[number]
            with contextlib.suppress(DatabaseAway):
                await self.store.write(asking.DONE.bindparams(id=number))

    def _answered(self, request: str) -> None:
        if request.isdecimal() and int(request) in self._waiting:
            self._waiting[int(request)].set()


class Thinker:
    """A process that thinks for a house: takes requests and answers them until it is stopped."""

    def __init__(self, store: Store, workers: int) -> None:
        self.store = store
        self.answered = 0
        self.process = Process(store, "think", {}, 0.0)
        self._pools = [WorkerPool(1, LONGEST) for _ in range(workers)]
        self._news = asyncio.Event()

    async def run(self) -> None:
        await self.store.transact(self.process.join)
        listener = Listener(self.store, self._hear, self._news.set)
        tasks = [asyncio.create_task(self._beats()), *(asyncio.create_task(self._think(pool)) for pool in self._pools)]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            for pool in self._pools:
                pool.close()
            await asyncio.to_thread(listener.close)
            with contextlib.suppress(DatabaseAway):
                await self.store.transact(self.process.depart)

    def _hear(self, told: list[str]) -> None:
        if any(text.endswith(asking.ASKED) for text in told):
            self._news.set()

    async def _beats(self) -> None:
        while True:
            try:
                beat = await self.store.transact(lambda now: self.process.beat(now, False, {"answered": self.answered}))
                if not beat.lives:
                    await self.store.transact(self.process.join)
            except Exception as error:
                _log.warning("no beat: %s", type(error).__name__)
            await asyncio.sleep(BEATS)

    async def _think(self, pool: WorkerPool) -> None:
        while True:
            try:
                taken = await self.store.transact(lambda now: asking.take(now, self.store.me))
                if taken is not None:
                    await self._answer(pool, taken)
                    continue
            except Exception as error:
                _log.warning("nothing taken: %s", type(error).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK)
            self._news.clear()

    async def _answer(self, pool: WorkerPool, taken: asking.Taken) -> None:
        said, error = None, None
        try:
            work = _WORKS[taken.work][0]
            said = msgspec.json.encode(await pool.run(work, *msgspec.json.decode(taken.body))).decode()
        except Exception as problem:
            _log.exception("request %d: no answer", taken.id)
            error = type(problem).__name__

        def put(connection: Any) -> None:
            if asking.answer(connection, self.store.me, taken, said, error):
                self.process.tell(connection, f"{asking.ANSWERED}{taken.id}")

        await self.store.transact(put)
        self.answered += 1
