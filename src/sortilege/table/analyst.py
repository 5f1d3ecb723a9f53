"""Analyses of whole games: one at a time, in a process of its own that can be stopped; what it finds is kept."""

import asyncio
import hashlib
import threading
from collections import deque
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection

import msgspec

from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.match import Match
from sortilege.kernel.record import Record, read_record, write_record
from sortilege.search.analysis import Verdict, analyse
from sortilege.table import papers
from sortilege.table.bots import settle_in
from sortilege.table.reel import Reel
from sortilege.table.store import Store

LONGEST_GAME = 4000  # plies
MOST_WAITING = 8
WHOLE = 60.0  # seconds of thinking about a whole game, roughly
LONGEST = 600.0  # seconds after which an analysis has failed
_SHORTEST_TURN, _LONGEST_TURN = 0.02, 2.0
_verdicts = msgspec.json.Decoder(list[Verdict])


class TooMuch(SortilegeError):
    """Too many ask at once, or the game is too long."""


class Study:
    """One analysis that waits, runs or has ended."""

    def __init__(self, key: str, record: str, thinker: str, guest: str) -> None:
        self.key = key
        self.record = record
        self.thinker = thinker
        self.guest = guest
        self.state = "waiting"  # then running; at last done, stopped or failed
        self.verdicts: list[Verdict] = []

    def stop(self) -> None:
        self.state = "stopped"


def work(record: str, thinker: str, out: Connection) -> None:
    """Runs in the worker: each verdict goes out as it is found, an empty list says that all are."""
    settle_in()
    for verdict in analyse(Match.from_record(record), thinker):
        out.send_bytes(msgspec.json.encode([verdict]))
    out.send_bytes(b"[]")


def bare(reel: Reel) -> str:
    """The moves of a game alone: what an analysis is about, whoever played them and whatever was said."""
    told = read_record(reel.record)
    items = [replace(one, variations=[], comment="", turn=0, line=0) for one in reel.items]
    return write_record(Record(reel.game.key, reel.game.version, told.options, start=told.start, items=items))


def key_of(record: str) -> str:
    """The name that an analysis is kept under."""
    return hashlib.sha256(record.encode()).hexdigest()[:24]


def thinker_for(turns: int) -> str:
    """Who thinks about a game of so many turns: the longer it is, the shorter about each."""
    seconds = min(_LONGEST_TURN, max(_SHORTEST_TURN, WHOLE / max(1, turns)))
    return f"guided 300 {seconds:.2f}s"


class Analyst:
    """Whoever asks first is served first."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.studies: dict[str, Study] = {}  # those that wait or run, and the last that failed
        self._queue: deque[Study] = deque()
        self._task: asyncio.Task[None] | None = None

    async def kept(self, reel: Reel) -> list[Verdict] | None:
        """What was found about this game before."""
        if reel.verdicts is None:
            text = await papers.find(self.store, "analysis", key_of(bare(reel)))
            reel.verdicts = None if text is None else _verdicts.decode(text)
        return reel.verdicts

    def study(self, reel: Reel) -> Study | None:
        """The study of this game, if there is one."""
        return self.studies.get(key_of(bare(reel)))

    def begin(self, reel: Reel, guest: str) -> Study:
        """Enters a game in the queue; TooMuch if it is too long or too many wait."""
        record = bare(reel)
        key = key_of(record)
        if (found := self.studies.get(key)) and found.state in ("waiting", "running"):
            return found
        mine = [one for one in self.studies.values() if one.guest == guest and one.state in ("waiting", "running")]
        if reel.ply > LONGEST_GAME:
            raise TooMuch("long")
        if mine or len(self._queue) >= MOST_WAITING:
            raise TooMuch("busy")
        turns = int(reel.moment((reel.ply,)).position.turn) + 1
        study = self.studies[key] = Study(key, record, thinker_for(turns), guest)
        self._queue.append(study)
        if self._task is None:
            self._task = asyncio.create_task(self._serve())
        return study

    async def _serve(self) -> None:
        while self._queue:
            study = self._queue.popleft()
            if study.state == "waiting":
                study.state = "running"
                await self._run(study)
        self.studies = {key: one for key, one in self.studies.items() if one.state == "failed"}
        self._task = None

    async def _run(self, study: Study) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(study.record, study.thinker, theirs), daemon=True)
        process.start()
        theirs.close()
        whole = False
        try:
            async with asyncio.timeout(LONGEST):
                whole = await self._listen(study, ours)
        except TimeoutError:
            pass
        finally:
            process.kill()
            ours.close()
        if whole:  # it is done when it is kept, not before
            await papers.keep(self.store, "analysis", msgspec.json.encode(study.verdicts).decode(), study.key)
        if study.state == "running":
            study.state = "done" if whole else "failed"

    async def _listen(self, study: Study, pipe: Connection) -> bool:
        """Takes verdicts until the worker has finished, died, or was stopped; whether it has all of them."""
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        threading.Thread(target=_hear, args=(pipe, asyncio.get_running_loop(), heard), daemon=True).start()
        while study.state == "running":
            try:
                raw = await asyncio.wait_for(heard.get(), 0.5)
            except TimeoutError:
                continue
            found = _verdicts.decode(raw) if raw else []
            study.verdicts += found
            if not found:
                return bool(raw)
        return False

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()


def _hear(pipe: Connection, loop: asyncio.AbstractEventLoop, heard: "asyncio.Queue[bytes]") -> None:
    """What the worker sends, brought to the event loop; nothing at all when it is gone."""
    try:
        while raw := pipe.recv_bytes():
            loop.call_soon_threadsafe(heard.put_nowait, raw)
    except (EOFError, OSError):
        if not loop.is_closed():
            loop.call_soon_threadsafe(heard.put_nowait, b"")
