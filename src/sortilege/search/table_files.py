"""Solved tables on disk: a line that says what they are, then a byte for each position, block by block compressed.

The line has the length and a checksum of each block, so that a reader looks only at the blocks that it needs. A file is
written beside its place and then moved there: what stands there is whole, or was damaged later.
"""

import json
import os
from collections.abc import Iterator
from io import BytesIO
from itertools import accumulate
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Any
from zlib import compress, crc32, decompress

from sortilege.kernel.memory import Memory

FORMAT = 2
BLOCK = 1 << 17
PLAIN_BLOCK = 1 << 20  # of files of format 1, which are not compressed
LONGEST_HEAD = 1 << 20
AT_HAND = 32  # blocks of one file


class Damaged(Exception):
    """A file that is not what it should be."""


def write_file(path: Path, about: dict[str, Any], *parts: bytes | memoryview) -> None:
    """Writes a file of these parts in a row, all of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    blocks = [compress(block, 1) for block in blocks_of(*parts)]
    told = {
        "size": sum(map(len, parts)), "lengths": [len(block) for block in blocks],
        "sums": [crc32(block) for block in blocks],
    }  # fmt: skip
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    with beside.open("wb") as file:
        file.write(json.dumps({"format": FORMAT, **about, **told}).encode() + b"\n")
        file.writelines(blocks)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def blocks_of(*parts: bytes | memoryview) -> Iterator[bytes]:
    """The parts in a row, block by block, so that large ones are never copied as a whole."""
    begins = list(accumulate(map(len, parts), initial=0))
    for at in range(0, begins[-1], BLOCK):
        spans = [(max(0, at - begin), max(0, at + BLOCK - begin)) for begin in begins[:-1]]
        yield b"".join(part[a:b] for part, (a, b) in zip(parts, spans, strict=True))


class TableFile:
    """A file opened for reading; Damaged if it is none, or not about what is expected."""

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        with path.open("rb") as file:
            line = file.readline(LONGEST_HEAD)
            try:
                self.head: dict[str, Any] = json.loads(line)
                known = {name: self.head.get(name) for name in about}
                self.size, self.sums = int(self.head["size"]), list(self.head["sums"])
                self.plain = self.head["format"] == 1
                self.block = PLAIN_BLOCK if self.plain else BLOCK
                lengths = self.head.get("lengths") or [
                    min(self.block, self.size - at) for at in range(0, self.size, self.block)
                ]
                self._ends = list(accumulate(lengths, initial=len(line)))
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise Damaged(f"{path}: this is no table") from error
            if known != about or self.head["format"] not in (1, FORMAT):
                raise Damaged(f"{path}: this is {known}, not {about}")
            expected = -(-self.size // self.block)
            if os.fstat(file.fileno()).st_size != self._ends[-1] or not len(lengths) == len(self.sums) == expected:
                raise Damaged(f"{path}: it is not as long as it says")
            self._map = mmap(file.fileno(), 0, access=ACCESS_READ)
        self.path = path
        self._at_hand: Memory[int, bytes] = Memory(AT_HAND)

    def value(self, number: int) -> int:
        """The byte of a number; its block is checked when it is asked for."""
        block = number // self.block
        return self._at_hand.remember(block, lambda: self._read(block))[number % self.block]

    def content(self) -> bytes:
        """All the bytes, checked."""
        whole = BytesIO()  # joined, they would be there twice
        whole.writelines(self._read(block) for block in range(len(self.sums)))
        return whole.getvalue()

    def _read(self, block: int) -> bytes:
        stored = self._map[self._ends[block] : self._ends[block + 1]]
        if crc32(stored) != self.sums[block]:
            raise Damaged(f"{self.path}: block {block} is damaged")
        return stored if self.plain else decompress(stored)
