"""An unverified spell being shown: which gems it moves, where each goes, and which stays where two of them meet."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.grimoire import board, state
from sortilege.games.grimoire import moves as mv
from sortilege.games.grimoire.casting import counts
from sortilege.games.grimoire.state import GrimoireState
from sortilege.kernel.bits import bit_index


class ShownSpell(GrimoireState):
    """What the caster shows, gem by gem and in any order (G7.2)."""

    def liftable(self) -> i64:
        """The gems that may be shown next: whatever has not been shown yet."""
        return (self.own | self.opp) & ~self.moved

    def fill_landing(self, out: vec[i64]) -> i64:
        """Fills in where the gem in hand may go; where another lands already, one of the two stays (G4.4)."""
        n: i64 = spread(out, 0, mv.LAND, board.ALL & ~(i64(1) << self.lifted))
        return spread(out, n, mv.FALL, self.landed & ~(i64(1) << self.lifted))

    def begin_showing(self, move: i64) -> None:
        self.spell = move
        self.moved = self.landed = self.fallen = 0
        self.phase = state.SHOWING

    def lift(self, point: i64) -> None:
        self.lifted = point
        self.phase = state.LANDING

    def land(self, end: i64) -> None:
        """Sends the gem in hand to a point, where it stays: one that was sent there before is taken."""
        there: i64 = i64(1) << end
        if self.landed & there:
            rest: i64 = self.moved
            while rest:
                low: i64 = rest & -rest
                rest ^= low
                if self.shown[bit_index(low)] == end:
                    self.fallen |= low
        self.landed |= there
        self._note(end)

    def fall(self, end: i64) -> None:
        """Sends the gem in hand to a point where another stays: it is taken there."""
        self.fallen |= i64(1) << self.lifted
        self._note(end)

    def _note(self, end: i64) -> None:
        self.shown[self.lifted] = end
        self.moved |= i64(1) << self.lifted
        self.phase = state.SHOWING

    def do_as_shown(self) -> None:
        """Makes it happen: all moved gems leave at once, and what stands where they land is taken (G7.3)."""
        stay: i64 = ~(self.moved | self.landed)
        own, opp = self.own & stay, self.opp & stay
        lo, hi = self.lo & stay, self.hi & stay
        rest: i64 = self.moved & ~self.fallen
        while rest:
            low: i64 = rest & -rest
            rest ^= low
            start: i64 = bit_index(low)
            there: i64 = i64(1) << self.shown[start]
            own |= there * (self.own >> start & 1)
            opp |= there * (self.opp >> start & 1)
            lo |= there * (self.lo >> start & 1)
            hi |= there * (self.hi >> start & 1)
        self.lay(own, opp, lo, hi)
        self.recount()

    def end_showing(self) -> None:
        self.phase = state.PLAY
        self.spell = self.moved = self.landed = self.lifted = self.fallen = 0

    # the board

    def lay(self, own: i64, opp: i64, lo: i64, hi: i64) -> None:
        self.own, self.opp = own, opp
        self.lo, self.hi = lo, hi

    def recount(self) -> None:
        self.own_count = counts(self.own, self.lo, self.hi)
        self.opp_count = counts(self.opp, self.lo, self.hi)


def spread(out: vec[i64], n: i64, base: i64, bits: i64) -> i64:
    """Writes base + index for each bit set; returns how many moves there are then."""
    while bits:
        low: i64 = bits & -bits
        out[n] = base + bit_index(low)
        n += 1
        bits ^= low
    return n
