"""Solved tables on disk: a line that says what they are, then a byte for each position.

The line has a checksum for each block, so that a reader looks only at the blocks that it needs. A file is written
beside its place and then moved there: what stands there is whole, or was damaged later.
"""

import json
import os
from collections.abc import Iterator
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Any
from zlib import crc32

FORMAT = 1
BLOCK = 1 << 20
LONGEST_HEAD = 1 << 20


class Damaged(Exception):
    """A file that is not what it should be."""


def write_file(path: Path, about: dict[str, Any], content: bytes | memoryview) -> None:
    """Writes a file, all of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    sums = [crc32(block) for block in _blocks(memoryview(content))]
    head = {"format": FORMAT, **about, "size": len(content), "sums": sums}
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    with beside.open("wb") as file:
        file.write(json.dumps(head).encode() + b"\n")
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def _blocks(content: memoryview) -> Iterator[memoryview]:
    return (content[at : at + BLOCK] for at in range(0, len(content), BLOCK))


class TableFile:
    """A file opened for reading; Damaged if it is none, or not about what is expected."""

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        with path.open("rb") as file:
            line = file.readline(LONGEST_HEAD)
            try:
                self.head: dict[str, Any] = json.loads(line)
                expected = {"format": FORMAT, **about}
                known = {name: self.head.get(name) for name in expected}
                self.size, self.sums = int(self.head["size"]), list(self.head["sums"])
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise Damaged(f"{path}: this is no table") from error
            if known != expected:
                raise Damaged(f"{path}: this is {known}, not {expected}")
            if os.fstat(file.fileno()).st_size != len(line) + self.size or len(self.sums) != -(-self.size // BLOCK):
                raise Damaged(f"{path}: it is not as long as it says")
            self._map = mmap(file.fileno(), 0, access=ACCESS_READ)
        self.path = path
        self._start = len(line)
        self._seen = bytearray(len(self.sums))

    def value(self, number: int) -> int:
        """The byte of a number; its block is checked when it is first asked for."""
        block = number // BLOCK
        if not self._seen[block]:
            self._check(block)
        return self._map[self._start + number]

    def content(self) -> bytes:
        """All the bytes, checked."""
        for block in range(len(self.sums)):
            self._check(block)
        return self._map[self._start :]

    def _check(self, block: int) -> None:
        at = self._start + block * BLOCK
        if crc32(self._map[at : min(at + BLOCK, self._start + self.size)]) != self.sums[block]:
            raise Damaged(f"{self.path}: block {block} is damaged")
        self._seen[block] = 1
