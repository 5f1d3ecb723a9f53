"""Analyses of whole games: one at a time, in a worker of its own that can be stopped; the verdicts are kept."""

import asyncio
import hashlib
import logging
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from sortilege.kernel.errors import SortilegeError
from sortilege.search.analysis import MoveVerdict, analyse
from sortilege.server.pages.playback import Playback
from sortilege.server.store import documents
from sortilege.server.store.store import Store
from sortilege.server.worker_pool import WorkerPool
from sortilege.server.workers import BotWorkers, known_match

LONGEST_GAME = 4000  # plies
MOST_WAITING = 8
WHOLE = 60.0  # seconds of thinking about a whole game, roughly
LONGEST = 600.0  # seconds after which an analysis has failed
_SHORTEST_TURN, _LONGEST_TURN = 0.02, 2.0
_verdicts = msgspec.json.Decoder(list[MoveVerdict])
_log = logging.getLogger("sortilege.server")
_running: list[Iterator[MoveVerdict]] = []  # in a worker: the analysis that it is at


class TooMuch(SortilegeError):
    """Too many ask at once, or the game is too long."""


@dataclass
class AnalysisJob:
    """One analysis that waits, runs or has ended."""

    key: str
    record: str
    thinker: str
    guest: str
    state: str = "waiting"  # then running; at last done, stopped or failed
    verdicts: list[MoveVerdict] = field(default_factory=list)

    @property
    def under_way(self) -> bool:
        return self.state in ("waiting", "running")


def begin(record: str, thinker: str, first: int) -> None:
    """Runs in the worker: prepares an analysis from this choice on."""
    _running[:] = [analyse(known_match(record), thinker, first=first)]


def next_verdict() -> MoveVerdict | None:
    """Runs in the worker: the next verdict of its analysis; None when there are no more."""
    return next(_running[0], None)


def key_of(record: str) -> str:
    """The name that an analysis is kept under."""
    return hashlib.sha256(record.encode()).hexdigest()[:24]


def thinker_for(turns: int) -> str:
    """Who thinks about a game of so many turns: the longer it is, the shorter about each."""
    seconds = min(_LONGEST_TURN, max(_SHORTEST_TURN, WHOLE / max(1, turns)))
    return f"guided 300 {seconds:.2f}s"


class AnalysisQueue:
    """The analyses of a server: whoever asks first is served first."""

    def __init__(self, store: Store, bots: BotWorkers) -> None:
        self.store = store
        self.bots = bots
        self.jobs: dict[str, AnalysisJob] = {}  # those that wait or run, and the last that failed
        self._queue: deque[AnalysisJob] = deque()
        self._task: asyncio.Task[None] | None = None
        self._worker = WorkerPool(1, LONGEST)

    async def kept(self, playback: Playback) -> list[MoveVerdict] | None:
        """The verdicts of an analysis of this game that was made before."""
        if playback.verdicts is None:
            text = await documents.find(self.store, "analysis", key_of(playback.bare()))
            playback.verdicts = None if text is None else _verdicts.decode(text)
        return playback.verdicts

    def job(self, playback: Playback) -> AnalysisJob | None:
        """The job about this game, if there is one."""
        return self.jobs.get(key_of(playback.bare()))

    def enter(self, playback: Playback, guest: str) -> None:
        """Enters a game in the queue, unless it is there; TooMuch if it is too long or too many wait."""
        record = playback.bare()
        key = key_of(record)
        if key in self.jobs and self.jobs[key].under_way:
            return
        if playback.ply > LONGEST_GAME:
            raise TooMuch("long")
        if len(self._queue) >= MOST_WAITING or any(job.guest == guest and job.under_way for job in self.jobs.values()):
            raise TooMuch("busy")
        turns = int(playback.at((playback.ply,)).position.turn) + 1
        self.jobs[key] = AnalysisJob(key, record, thinker_for(turns), guest)
        self._queue.append(self.jobs[key])
        if self._task is None:
            self._task = asyncio.create_task(self._serve())

    def stop(self, job: AnalysisJob) -> None:
        if job.state == "running":
            self._worker.close()
        job.state = "stopped"

    async def _serve(self) -> None:
        while self._queue:
            job = self._queue.popleft()
            if job.state == "waiting":
                job.state = "running"
                await self._run(job)
        self.jobs = {key: job for key, job in self.jobs.items() if job.state == "failed"}
        self._task = None

    async def _run(self, job: AnalysisJob) -> None:
        """Gathers the verdicts; it is done when they are kept, not before."""
        try:
            async with asyncio.timeout(LONGEST):
                if not await self._judged_elsewhere(job):
                    await self._worker.run(begin, job.record, job.thinker, len(job.verdicts))
                    while job.state == "running" and (verdict := await self._worker.run(next_verdict)):
                        job.verdicts.append(verdict)
            if job.state == "running":
                await documents.keep(self.store, "analysis", msgspec.json.encode(job.verdicts).decode(), job.key)
                job.state = "done"
        except Exception:  # whatever befell the worker; one that is stopped breaks off too
            if job.state == "running":
                _log.exception("no analysis")
                job.state = "failed"
        finally:
            self._worker.close()

    async def _judged_elsewhere(self, job: AnalysisJob) -> bool:
        """Gathers what others find, piece by piece; tells whether that was all. The rest is judged here."""
        done = False
        while not done and job.state == "running":
            judged = await self.bots.judge(job.record, job.thinker, len(job.verdicts))
            if judged is None or not (judged.verdicts or judged.done):
                return False
            job.verdicts += judged.verdicts
            done = judged.done
        return True

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._worker.close()
