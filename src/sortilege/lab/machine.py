"""What processes of this machine use, as Linux tells in /proc: processor time and memory."""

import os
from collections.abc import Iterable
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


def family(process: int) -> list[int]:
    """A process and all that it has started, and those have."""
    parents = {number: int(fields[1]) for number, fields in _all().items()}
    found = [process]
    for number in found:
        found += [child for child, parent in parents.items() if parent == number]
    return found


def parent_named(process: int, name: str) -> int | None:
    """Who has started this process of this program; None if there is no such process on this machine."""
    fields = _all().get(process)
    return int(fields[1]) if fields and _read(process, "comm").strip() == name else None


def processor_time(processes: Iterable[int]) -> float:
    """The seconds that they have computed, ended children included."""
    stats = _all()
    return sum(sum(map(int, stats[number][11:15])) for number in processes if number in stats) / _TICKS


def memory(processes: Iterable[int]) -> int:
    """The bytes that they hold."""
    return sum(int((_read(number, "statm") or "0 0").split()[1]) * _PAGE for number in processes)


def _all() -> dict[int, list[str]]:
    """The fields of /proc/N/stat after the name, of each process."""
    numbers = [int(place.name) for place in Path("/proc").iterdir() if place.name.isdecimal()]
    texts = {number: _read(number, "stat") for number in numbers}
    return {number: text.rpartition(")")[2].split() for number, text in texts.items() if text}


def _read(process: int, name: str) -> str:
    try:
        return Path(f"/proc/{process}/{name}").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
