"""A pool of worker processes: how its workers live and end, and whether anybody needs the machine."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar
from zlib import crc32

GRACE = 2.0  # seconds that a call goes on whose asker has left, before its worker is ended
QUIET = 20.0  # seconds after the last call, from which on the machine is idle
Result = TypeVar("Result")


class Need:
    """How many wait for workers of this process, how often somebody was there, and since when nobody is."""

    def __init__(self) -> None:
        self.under_way = 0
        self.asked = 0
        self._last = -QUIET

    @contextmanager
    def one(self) -> Iterator[None]:
        """Somebody waits for a worker."""
        self.under_way += 1
        self.asked += 1
        try:
            yield
        finally:
            self.under_way -= 1
            self._last = time.monotonic()

    def seen(self) -> None:
        """Somebody is at a table: what waits for nobody leaves the machine alone, workers or not."""
        self.asked += 1
        self._last = time.monotonic()

    @property
    def idle(self) -> bool:
        return not self.under_way and time.monotonic() - self._last >= QUIET


NEED = Need()


class WorkerPool:
    """Processes that are started when first needed; after one that died or took too long, new ones."""

    def __init__(self, workers: int, longest: float) -> None:
        self.workers = workers
        self.longest = longest  # seconds of one call; they begin when a worker is free
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None
        self._ended: ProcessPoolExecutor | None = None  # its own thread needs it until its workers are gone

    @property
    def busy(self) -> bool:
        return self._free.locked()

    async def run(self, work: Callable[..., Result], *given: Any) -> Result:
        """Calls a function in a worker; BrokenProcessPool if the worker died, TimeoutError if it took too long.

        Who is cancelled while waiting leaves no trace; a call that is under way then has a little time to end.
        """
        with NEED.one():
            return await self.run_idly(work, *given)

    async def run_idly(self, work: Callable[..., Result], *given: Any) -> Result:
        """The same for what nobody waits for."""
        loop = asyncio.get_running_loop()
        async with self._free:
            pool = self._pool = self._pool or ProcessPoolExecutor(self.workers, get_context("spawn"), settle_in)
            call = loop.run_in_executor(pool, work, *given)
            call.add_done_callback(lambda done: done.cancelled() or done.exception())  # who asked may be gone
            try:
                return await asyncio.wait_for(asyncio.shield(call), self.longest)
            except (BrokenProcessPool, TimeoutError):
                self._end(pool)
                raise
            except asyncio.CancelledError:
                await asyncio.wait({call}, timeout=GRACE)
                if not call.done():
                    self._end(pool)
                raise

    def _end(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self.close()

    def close(self) -> None:
        """Stops the workers, also one that never answers; the next call starts new ones."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        self._ended = pool
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)  # first: what waits is dropped before its worker is gone
        for worker in workers:
            worker.kill()


def nearest(pools: Sequence[WorkerPool], name: str) -> WorkerPool:
    """The worker that may remember whoever has this name, unless it is busy and another is free."""
    home = crc32(name.encode()) % len(pools)
    order = [*pools[home:], *pools[:home]]
    return next((pool for pool in order if not pool.busy), order[0])


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
