"""Bots think in worker processes. They get the record as text, so they know what everybody knows, never the seed."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import TypeVar

from sortilege.kernel.match import Match
from sortilege.search.analysis import Advice, advise
from sortilege.search.bots import bot

# From the weakest to the strongest, by the names that people see; what each level does in a game, and how long it
# thinks about a turn, stands in that game's levels.toml.
BOTS = {
    "jester": "level 1",
    "apprentice": "level 2",
    "adept": "level 3",
    "mage": "level 4",
    "master": "level 5",
    "archmage": "level 6",
}
SIMPLEST = "jester"
BEST = 3  # moves in a hint
LONGEST = 60.0  # seconds after which a bot has failed; its time begins when a worker is free
Found = TypeVar("Found")


def think(record: str, level: str) -> str:
    """Runs in a worker: the move that a bot of this level plays."""
    seed = int.from_bytes(os.urandom(4), "big")
    return bot(BOTS[level], seed).choose(Match.from_record(record))


def think_aloud(record: str) -> list[Advice]:
    """Runs in a worker: the best moves with what they may bring."""
    return advise(Match.from_record(record), most=BEST)


def settle_in() -> None:
    """A worker leaves interrupts to its parent, and goes when its parent is gone, however that went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def end(pool: ProcessPoolExecutor | None) -> None:
    """Stops the workers of a pool, also one that never answers."""
    if pool is not None:
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)  # first: what waits is dropped before its worker is gone
        for worker in workers:
            worker.kill()


class Bots:
    """The workers, started when first needed; after a failure, new ones."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.asked = 0
        self.failed = 0
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None
        self._ended: ProcessPoolExecutor | None = None  # its own thread needs it until its workers are gone

    async def choose(self, record: str, level: str) -> str:
        """The move of a bot; any exception means that it has failed."""
        return await self._ask(think, record, level)

    async def advise(self, record: str) -> list[Advice]:
        """The best moves now, the best first."""
        return await self._ask(think_aloud, record)

    async def _ask(self, study: Callable[..., Found], *given: str) -> Found:
        self.asked += 1
        loop = asyncio.get_running_loop()
        async with self._free:
            try:
                return await asyncio.wait_for(loop.run_in_executor(self._workers(), study, *given), LONGEST)
            except (BrokenProcessPool, TimeoutError):
                self.failed += 1
                self.close()
                raise

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), settle_in)
        return self._pool

    def close(self) -> None:
        """Stops the workers, also one that never answers."""
        pool, self._pool = self._pool, None
        self._ended = pool
        end(pool)
