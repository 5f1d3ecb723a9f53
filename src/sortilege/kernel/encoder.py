"""Positions as bytes and choices as small numbers, for players that learn.

An observation is what the seat that chooses sees, its own things first. A move has one number below `actions`, or,
where moves are too many, several in a row: the steps of a choice. Chance is never asked.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sortilege.kernel.position import Position
from sortilege.kernel.rng import WIDEST

NONE: Final = -1  # no number, no move


class Plane:
    """A part of an observation: so many bytes, each from 0 to `highest`; of things, if any, the first that it tells."""

    def __init__(self, name: str, length: int, highest: int = 1, thing: int = NONE) -> None:
        self.name = name
        self.length = length
        self.highest = highest
        self.thing = thing


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """How one game with its options is encoded; `observe` and `action` are each game's own.

    The scratch belongs to the encoder: threads have one each.
    """

    def __init__(self, planes: list[Plane], actions: i64, steps: i64 = 1, version: i64 = 1) -> None:
        self.planes = planes
        self.size: i64 = sum([plane.length for plane in planes])  # of an observation
        self.actions: i64 = actions  # numbers are below this
        self.steps: i64 = steps  # numbers of one move, at most
        self.version: i64 = version  # of the encoding: a net for another one cannot be used
        self.room: vec[i64] = vec[i64]([0] * WIDEST)
        self.seen: vec[i64] = vec[i64]([0] * int(actions))
        self.stamp: i64 = 0

    # what each game has

    def observe(self, position: Position, out: vec[u8], at: i64) -> None:
        """Writes the observation to out[at : at + size], where all is 0: what is 0 need not be written."""
        raise NotImplementedError

    def enter(self, begun: vec[i64], depth: i64, out: vec[u8], at: i64) -> None:
        """Enters into an observation the first `depth` numbers of a choice that is under way."""

    def action(self, position: Position, move: i64, step: i64 = 0) -> i64:
        """The number of a legal move, or of this step of it; NONE after its last."""
        raise NotImplementedError

    def symmetries(self) -> list[tuple[list[int], list[int]]]:
        """Ways to look at a position that change nothing: where each byte goes, and where each number goes."""
        return [(list(range(self.size)), list(range(self.actions)))]

    # what differs from match to match, and what a glance tells

    def traits(self, seat: int) -> list[list[int]]:
        """What the things of this match are (the spells of two books), a row of bytes for each, as this seat sees them.

        A plane may have one byte for each thing, and numbers may point at things: a net that learns what traits mean
        plays matches with things that it has never seen.
        """
        return []

    def trait_highest(self) -> list[int]:
        """The highest value of each trait."""
        return []

    def pointers(self) -> list[tuple[int, int, int]]:
        """The numbers that point at things: the first, how many, and the thing that the first points at."""
        return []

    def trait_symmetries(self) -> list[list[int]]:
        """Where each trait goes under each of the symmetries."""
        return []

    def hints(self) -> list[tuple[int, int, int]]:
        """Bytes that speak for or against a number by themselves: number, byte, kind of hint."""
        return []

    # what follows

    def move(self, position: Position, action: i64) -> i64:
        """The legal move of this number, where moves have one; NONE if there is none. A game may know it at once."""
        n: i64 = position.fill(self.room)
        i: i64 = 0
        while i < n:
            if self.action(position, self.room[i], 0) == action:
                return self.room[i]
            i += 1
        return NONE

    def fill(self, position: Position, begun: vec[i64], depth: i64, out: vec[i64]) -> i64:
        """Writes the numbers that may come after the first `depth` of a choice, each once; returns how many."""
        n: i64 = 0
        i: i64 = 0
        if self.steps == 1:
            n = position.fill(out)
            while i < n:
                out[i] = self.action(position, out[i], 0)
                i += 1
            return n
        room = self.room
        n = position.fill(room)
        seen = self.seen
        stamp: i64 = self.stamp + 1
        self.stamp = stamp
        count: i64 = 0
        while i < n:
            if depth == 0 or self.goes_on(position, room[i], begun, depth):
                number: i64 = self.action(position, room[i], depth)
                if number != NONE and seen[number] != stamp:
                    seen[number] = stamp
                    out[count] = number
                    count += 1
            i += 1
        return count

    def find(self, position: Position, begun: vec[i64], depth: i64) -> i64:
        """The move that these numbers make together; NONE if more of them must follow."""
        if self.steps == 1:
            return self.move(position, begun[0])
        room = self.room
        n: i64 = position.fill(room)
        i: i64 = 0
        while i < n:
            if self.goes_on(position, room[i], begun, depth):
                return room[i] if self.action(position, room[i], depth) == NONE else NONE
            i += 1
        return NONE

    def goes_on(self, position: Position, move: i64, begun: vec[i64], depth: i64) -> bool:
        """Whether a move begins with these numbers."""
        step: i64 = 0
        while step < depth:
            if self.action(position, move, step) != begun[step]:
                return False
            step += 1
        return True

    # for people

    def numbers(self, position: Position, move: i64) -> list[int]:
        """The numbers of a legal move, one for each step."""
        found: list[int] = []
        step: i64 = 0
        number: i64 = self.action(position, move, 0)
        while number != NONE:
            found.append(number)
            step += 1
            number = self.action(position, move, step) if step < self.steps else NONE
        return found

    def observation(self, position: Position) -> list[int]:
        """The observation as a list."""
        out = vec[u8]([0] * int(self.size))
        self.observe(position, out, 0)
        return [int(out[i]) for i in range(self.size)]

    def highest(self) -> list[int]:
        """The highest value of each byte."""
        return [plane.highest for plane in self.planes for _ in range(plane.length)]


def byte_room(size: int) -> vec[u8]:
    """Room for observations, for code that is not compiled."""
    return vec[u8]([u8(0)] * size)


def put_bits(out: vec[u8], at: i64, word: i64, n: i64) -> i64:
    """Writes the lowest n bits of a word as bytes, onto bytes that are 0; returns where the next byte goes."""
    end: i64 = at + n
    while word and at + 8 <= end:
        if word & 255:
            out[at] = u8(word & 1)  # eight at a time: much time goes here
            out[at + 1] = u8(word >> 1 & 1)
            out[at + 2] = u8(word >> 2 & 1)
            out[at + 3] = u8(word >> 3 & 1)
            out[at + 4] = u8(word >> 4 & 1)
            out[at + 5] = u8(word >> 5 & 1)
            out[at + 6] = u8(word >> 6 & 1)
            out[at + 7] = u8(word >> 7 & 1)
        word >>= 8
        at += 8
    while word and at < end:
        out[at] = u8(word & 1)
        word >>= 1
        at += 1
    return end


def put_one(out: vec[u8], at: i64, index: i64, n: i64) -> i64:
    """Writes a 1 at this index of n bytes, if there is one; returns where the next byte goes."""
    if 0 <= index < n:
        out[at + index] = u8(1)
    return at + n


def put_number(out: vec[u8], at: i64, number: i64) -> i64:
    """Writes a number, at most 255; returns where the next byte goes."""
    out[at] = u8(number) if number < 256 else u8(255)
    return at + 1
