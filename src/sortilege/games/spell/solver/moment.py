"""A moment of a turn as a few words, cheap to copy and to change: what the fast search of whole turns works on."""

from mypy_extensions import i64

from sortilege.games.spell import moves as mv
from sortilege.games.spell.board import PART, RIM, slid
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.solver.prospects import hand_of
from sortilege.kernel.bits import bit_index


class TurnMoment:
    """Tiles and pawns as sets of cells, and what was taken so far."""

    def __init__(self) -> None:
        self.active: i64 = 0  # own tiles with the active face up,
        self.sleeping: i64 = 0  # and with the inactive one
        self.theirs: i64 = 0  # the rival's active tiles
        self.wizard: i64 = 0
        self.rival: i64 = 0  # the rival's wizard
        self.summoned: i64 = 0  # elementals
        self.gap: i64 = 0
        self.levels: i64 = 0  # activated in this turn
        self.hand: i64 = 0  # cards counted, 8 bits a level
        self.gain: i64 = 0  # points of this turn

    def read(self, position: SpellPosition) -> None:
        """Becomes the moment of this position, with nothing gained."""
        me: i64 = position.mover()
        self.active = position.own(me) & position.active
        self.sleeping = position.own(me) & ~position.active
        self.theirs = position.own(1 - me) & position.active
        self.wizard = position.wizards(me)
        self.rival = position.wizards(1 - me)
        self.summoned = 0
        self.gap = position.gap
        self.levels = position.levels
        self.hand = hand_of(position, me)
        self.gain = 0

    def assign(self, other: "TurnMoment") -> None:
        """Becomes a copy of another moment."""
        self.active = other.active
        self.sleeping = other.sleeping
        self.theirs = other.theirs
        self.wizard = other.wizard
        self.rival = other.rival
        self.summoned = other.summoned
        self.gap = other.gap
        self.levels = other.levels
        self.hand = other.hand
        self.gain = other.gain

    def act(self, move: i64) -> None:
        """Does a step, a flip or an arena action."""
        kind: i64 = mv.kind_of(move)
        if kind == mv.LIFT:
            self.lift(mv.a_of(move), mv.b_of(move))
        elif kind == mv.STEP:
            self.wizard = 1 << mv.b_of(move)
        else:
            self.active |= 1 << mv.a_of(move)
            self.sleeping &= ~(1 << mv.a_of(move))

    def lift(self, cell: i64, direction: i64) -> None:
        """Lifts a tile into the gap; then the part beside the new gap slides, with the wizards on it."""
        swap: i64 = 1 << cell | 1 << self.gap
        part: i64 = PART[cell << 2 | direction]
        self.active = slid(self.active ^ swap if self.active >> cell & 1 else self.active, part, direction)
        self.sleeping = slid(self.sleeping ^ swap if self.sleeping >> cell & 1 else self.sleeping, part, direction)
        self.theirs = slid(self.theirs ^ swap if self.theirs >> cell & 1 else self.theirs, part, direction)
        self.wizard = slid(self.wizard, part, direction)
        self.rival = slid(self.rival, part, direction)
        self.gap = RIM[cell << 2 | direction]

    def lit(self) -> i64:
        """The cells that count as active."""
        return self.active | self.wizard | self.summoned

    def cards_held(self) -> i64:
        return (self.hand & 255) + (self.hand >> 8 & 255) + (self.hand >> 16)

    def mark(self) -> i64:
        """What tells ends apart."""
        return self.active | self.sleeping << 16 | self.theirs << 32 | bit_index(self.wizard) << 48
