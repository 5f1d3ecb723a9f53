"""What every game implements: a position, whose choice it is, and what each choice does."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sortilege.kernel.rng import WIDEST, Rng

CHANCE: Final = -1  # the dice or the cards choose
OVER: Final = -2  # nobody chooses any more

# The readable board of each class of positions; a Game enters its own when it is made.
PRINTERS: Final[dict[type, Callable[["Position"], str]]] = {}
# How a position shows itself in a notebook, "svg" and "markdown". The kernel draws nothing: the package enters them.
PICTURES: Final[dict[str, Callable[["Position"], str | None]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One confrontation at one moment. It holds no secret: what is unknown is chance, with explicit odds.

    A position is mutable because search copies it in place. `play` trusts its caller; Match is the one place
    that checks legality for outsiders.
    """

    seat: i64
    seats: i64
    turn: i64

    def __init__(self, seats: i64 = 2) -> None:
        self.seat = 0  # who chooses now: 0, 1, ... or CHANCE or OVER
        self.seats = seats
        self.turn = 0  # turns of the rulebook finished so far
        self._room: vec[i64] = vec[i64]()  # where moves() has the moves written; made when first needed

    def fill(self, out: vec[i64]) -> i64:
        """Writes the legal moves (at CHANCE the outcomes) to out and returns how many; never 0 before OVER."""
        raise NotImplementedError

    def weights(self, out: vec[i64]) -> i64:
        """At CHANCE: writes the whole-number weight of each outcome in fill's order and returns their sum."""
        raise NotImplementedError

    def play(self, move: i64) -> None:
        """Plays a move that fill offers."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """A new position that shares nothing mutable with this one."""
        raise NotImplementedError

    def assign(self, other: "Position") -> None:
        """Becomes a copy of other, a position of the same match, without making a new object."""
        raise NotImplementedError

    def score(self, seat: i64) -> float:
        """At OVER: the result of this seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """What the rulebook counts for this seat, for display."""
        return 0

    def key(self) -> i64:
        """A hash: an XOR of Zobrist words. Equal positions have equal keys."""
        raise NotImplementedError

    def pick(self, rng: Rng) -> i64:
        """A random move, or outcome by its weight. A faster sampler must choose exactly as this one does."""
        n: i64 = self.fill(rng.moves)
        if self.seat != CHANCE:
            return rng.moves[rng.below(n)]
        r: i64 = rng.below(self.weights(rng.odds))
        j: i64 = 0
        while r >= rng.odds[j]:
            r -= rng.odds[j]
            j += 1
        return rng.moves[j]

    def rollout(self, rng: Rng) -> i64:
        """Plays at random to the end, in place; returns the number of plies."""
        plies: i64 = 0
        while self.seat != OVER:
            self.play(self.pick(rng))
            plies += 1
        return plies

    def moves(self) -> list[int]:
        """The legal moves (at CHANCE the outcomes) as a list."""
        if len(self._room) == 0:
            self._room = vec[i64]([0] * WIDEST)
        found: list[int] = []
        n: i64 = self.fill(self._room) if self.seat != OVER else 0
        i: i64 = 0
        while i < n:
            found.append(self._room[i])
            i += 1
        return found

    def odds(self) -> list[tuple[int, int]]:
        """At CHANCE: each outcome with its weight."""
        out = vec[i64]([0] * WIDEST)
        self.weights(out)
        return [(move, int(out[i])) for i, move in enumerate(self.moves())]

    def _repr_svg_(self) -> str | None:
        return PICTURES["svg"](self) if "svg" in PICTURES else None

    def _repr_markdown_(self) -> str | None:
        return PICTURES["markdown"](self) if "markdown" in PICTURES else None

    def __str__(self) -> str:
        printer = PRINTERS.get(type(self))
        return printer(self) if printer else object.__repr__(self)
