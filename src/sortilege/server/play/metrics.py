"""Numbers for whoever watches the server, of this process, in the text format of Prometheus."""

import asyncio
import resource
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

from sortilege import build
from sortilege.server.play.hall import Hall
from sortilege.server.store.asking import WAITING


async def written(hall: Hall, since: float, sockets: int) -> str:
    """All numbers, one a line."""
    numbers = dict(_of_process(hall, since, sockets))
    numbers["sortilege_store_bytes"] = await asyncio.to_thread(hall.store.size)
    if hall.neighbours:
        numbers["sortilege_requests_waiting"] = int((await hall.store.read(WAITING))[0]["n"])
    numbers |= dict(hall.store.took.lines())
    return "".join(f"{name} {value}\n" for name, value in numbers.items())


def _of_process(hall: Hall, since: float, sockets: int) -> Iterator[tuple[str, float]]:
    store = hall.store
    yield "sortilege_uptime_seconds", round(time.time() - since, 1)
    yield "sortilege_cpu_seconds_total", round(time.process_time(), 3)
    yield "sortilege_memory_bytes", _memory()
    yield "sortilege_tables_in_memory", len(hall.rooms)
    yield "sortilege_tables_troubled_total", hall.troubled
    yield "sortilege_viewers", sum(len(room.viewers) for room in hall.rooms.values())
    yield "sortilege_sockets", sockets
    yield "sortilege_commits_total", store.commits
    yield "sortilege_conflicts_total", store.conflicts
    yield "sortilege_writes_waiting", store.waiting
    yield "sortilege_connections_lost_total", store.lost
    yield "sortilege_bot_moves_total", hall.bots.asked
    yield "sortilege_bot_failures_total", hall.bots.failed
    yield f'sortilege_build_info{{build="{build.describe()}"}}', 1
    if store.path:
        yield "sortilege_disk_free_bytes", shutil.disk_usage(store.path.parent).free
    if hall.neighbours:
        yield "sortilege_ready", int(hall.neighbours.ready)
        yield "sortilege_processes_living", len(hall.neighbours.last.living)
        yield "sortilege_thinkers_living", hall.neighbours.last.thinkers
        yield "sortilege_tables_kept", len(hall.neighbours.kept)
        yield "sortilege_given_up_total", hall.neighbours.given_up


def _memory() -> int:
    """Bytes of memory that this process holds now."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
