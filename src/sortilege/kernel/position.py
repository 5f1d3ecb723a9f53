"""What every game implements: a position, whose choice it is, and what each choice does."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sortilege.kernel.rng import WIDEST, Rng

CHANCE: Final = -1  # the dice or the cards choose
OVER: Final = -2  # nobody chooses any more


class PositionTexts:
    """How the positions of one class are printed, written and read."""

    def __init__(
        self,
        game: object,
        board: Callable[["Position"], str],  # several lines
        write: Callable[["Position"], str],  # one line, and back
        read: Callable[[str, object], "Position"],
        call: Callable[["Position"], str],  # Python that makes an equal position
    ) -> None:
        self.game = game
        self.board = board
        self.write = write
        self.read = read
        self.call = call


# The texts of each class of positions; a Game enters its own when it is made.
TEXTS: Final[dict[type, PositionTexts]] = {}
# How a position shows itself in a notebook, "svg" and "markdown". The kernel renders nothing: the package enters them.
PICTURES: Final[dict[str, Callable[["Position"], str | None]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One confrontation at one moment. It holds no secret: what is unknown is chance, with explicit odds.

    A position is mutable because search copies it in place. `play` trusts its caller; Match is the one place
    that checks legality for outsiders. Positions with the same options and the same text are equal.
    """

    seat: i64
    seats: i64
    turn: i64
    options: object

    def __init__(self, seats: i64 = 2) -> None:
        self.seat = 0  # who chooses now: 0, 1, ... or CHANCE or OVER
        self.seats = seats
        self.turn = 0  # turns of the rulebook finished so far
        self.options = None  # what the game is played with; None where it has no options
        self._room: vec[i64] = vec[i64]()  # where moves() has the moves written; made when first needed

    def fill(self, out: vec[i64]) -> i64:
        """Writes the legal moves (at CHANCE the outcomes) to out and returns how many; never 0 before OVER."""
        raise NotImplementedError

    def weights(self, out: vec[i64]) -> i64:
        """Writes, at CHANCE, the whole-number weight of each outcome in fill's order and returns their sum."""
        raise NotImplementedError

    def play(self, move: i64) -> None:
        """Plays a move that fill offers."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """Makes a new position that shares nothing mutable with this one."""
        raise NotImplementedError

    def assign(self, other: "Position") -> None:
        """Becomes a copy of other, a position of the same match, without making a new object."""
        raise NotImplementedError

    def score(self, seat: i64) -> float:
        """Gives, at OVER, the result of this seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """Counts what the rulebook counts for this seat, for display."""
        return 0

    def key(self) -> i64:
        """Hashes the position by an XOR of Zobrist words. Equal positions have equal keys."""
        raise NotImplementedError

    def pick(self, rng: Rng) -> i64:
        """Picks a random move, or outcome by its weight. A faster sampler must choose exactly as this one does."""
        n: i64 = self.fill(rng.moves)
        if self.seat != CHANCE:
            return rng.moves[rng.below(n)]
        return rng.moves[rng.by_weight(self.weights(rng.odds))]

    def rollout(self, rng: Rng) -> i64:
        """Plays at random to the end, in place; returns the number of plies."""
        plies: i64 = 0
        while self.seat != OVER:
            self.play(self.pick(rng))
            plies += 1
        return plies

    def moves(self) -> list[int]:
        """Lists the legal moves (at CHANCE the outcomes)."""
        if len(self._room) == 0:
            self._room = vec[i64]([0] * WIDEST)
        moves: list[int] = []
        n: i64 = self.fill(self._room) if self.seat != OVER else 0
        i: i64 = 0
        while i < n:
            moves.append(self._room[i])
            i += 1
        return moves

    def odds(self) -> list[tuple[int, int]]:
        """Lists, at CHANCE, each outcome with its weight."""
        out = vec[i64]([0] * WIDEST)
        self.weights(out)
        return [(move, int(out[i])) for i, move in enumerate(self.moves())]

    def _repr_svg_(self) -> str | None:
        return PICTURES["svg"](self) if "svg" in PICTURES else None

    def _repr_markdown_(self) -> str | None:
        return PICTURES["markdown"](self) if "markdown" in PICTURES else None

    def __str__(self) -> str:
        texts = TEXTS.get(type(self))
        return texts.board(self) if texts else repr(self)

    def __repr__(self) -> str:
        """Writes Python that makes an equal position."""
        texts = TEXTS.get(type(self))
        return texts.call(self) if texts else object.__repr__(self)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        texts = TEXTS.get(type(self))
        if texts is None or type(self) is not type(other):
            return False
        assert isinstance(other, Position)
        return self.options == other.options and texts.write(self) == texts.write(other)

    def __hash__(self) -> int:
        """Gives the key: play on a copy of a position that stands in a set or a dictionary."""
        return int(self.key()) if type(self) in TEXTS else object.__hash__(self)

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[type, str, object], "Position"], tuple[type, str, object]]:
        """Is pickled as its text and options, which every build and version reads."""
        kind = type(self)
        if kind not in TEXTS:
            raise TypeError(f"{kind.__name__} belongs to no game, so it has no text that could be kept")
        return read_back, (kind, TEXTS[kind].write(self), self.options)


def read_back(kind: type, text: str, options: object) -> Position:
    """Reads a position of this class."""
    return TEXTS[kind].read(text, options)
