"""The rules of a confrontation: whose choice it is, what may be done, and what each choice does."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.grimoire.board import (
    ACCEPT,
    ALL,
    CAST,
    CONTEST,
    DISPUTE,
    DONE,
    FIRST,
    INSIST,
    LAND,
    LIFT,
    MOVE,
    OPEN,
    ORIGIN,
    PLACE,
    READY,
    STOP,
    TAKE,
    YIELD,
    ZOBRIST,
    clockwise,
    counterclockwise,
    inward,
    outward,
    targets,
)
from sortilege.games.grimoire.casting import counts
from sortilege.games.grimoire.state import (
    ANSWERING,
    COIN,
    DRAWN,
    JUDGING,
    LANDING,
    PLACING,
    PLAY,
    SHOWING,
    STERILE,
    STUDY,
    State,
)
from sortilege.kernel.bits import bit, bit_index, nth_bit, popcount
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng


class Confrontation(State):
    """One confrontation and its rules."""

    def copy(self) -> "Confrontation":
        position = Confrontation(self.shelf)
        position.assign(self)
        return position

    # what may be done

    def appropriating(self) -> bool:
        """Whether spells of the other's book may be cast: both books open, all 24 gems placed."""
        return self.own_open != 0 and self.opp_open != 0 and not self.own_hand | self.opp_hand

    def castable(self) -> i64:
        """The spells of his own book that the master may cast now."""
        if not self.own_open:
            return 0
        left: i64 = self.shelf.full[self.master] & ~self.own_cast & ~self.banned(self.master)
        if not left:
            return 0
        self.caster.see(self.own, self.opp, self.lo, self.hi)
        return self.shelf.castable(self.caster, self.master * 3, left, self.own_count, self.opp_count)

    def takeable(self) -> i64:
        """The spells of the other's book that the master may cast now."""
        left: i64 = self.opp_cast & ~self.own_took & ~self.barred
        if not left or not self.appropriating():
            return 0
        left &= ~self.banned(1 - self.master)
        self.caster.see(self.own, self.opp, self.lo, self.hi)
        return self.shelf.castable(self.caster, self.master + 1, left, self.own_count, self.opp_count)

    def can_open(self) -> bool:
        return not self.own_open and popcount(self.own) >= 6

    def free_points(self) -> i64:
        """The points on which the gems being placed may still go: in rising order, so that no result comes twice."""
        above: i64 = ALL & ~((i64(2) << self.last) - 1)
        return ~(self.own | self.opp) & above

    def fill(self, out: vec[i64]) -> i64:
        if self.phase == PLAY:
            return self._fill_turn(out)
        n: i64 = 0
        if self.phase == PLACING:
            n = _spread(out, 0, PLACE + self.element * 24, self.free_points())
            out[n] = STOP
        elif self.phase == STUDY:
            n = _spread(out, 0, DISPUTE, self.shelf.free[1 - self.seat] & ~self.banned(1 - self.seat))
            out[n] = READY
        elif self.phase == COIN:
            out[0] = FIRST
            out[1] = FIRST + 1
            n = 1
        elif self.phase == SHOWING:
            n = _spread(out, 0, LIFT, self.liftable())
            if not self.moved and not self.shelf.empty:
                return n
            out[n] = DONE
        elif self.phase == LANDING:
            return _spread(out, 0, LAND, ALL & ~self.landed & ~(i64(1) << self.lifted))
        else:
            out[0] = ACCEPT if self.phase == JUDGING else YIELD
            out[1] = CONTEST if self.phase == JUDGING else INSIST
            n = 1
        return n + 1

    def liftable(self) -> i64:
        """The gems that may be shown next, in rising order."""
        gems: i64 = self.own | self.opp
        while gems & self.moved:
            gems &= gems - 1
        return gems

    def _fill_turn(self, out: vec[i64]) -> i64:
        empty: i64 = ~(self.own | self.opp) & ALL
        n: i64 = 0
        element: i64 = 0
        while element < 4:
            if self.own_hand >> (2 * element) & 3:
                n = _spread(out, n, PLACE + element * 24, empty)
            element += 1
        direction: i64 = 0
        while direction < 4:
            b: i64 = targets(direction, self.own) & ~self.own
            while b:
                low: i64 = b & -b
                to: i64 = bit_index(low)
                out[n] = MOVE + ORIGIN[direction * 24 + to] * 32 + to
                n += 1
                b ^= low
            direction += 1
        if self.can_open():
            out[n] = OPEN
            n += 1
        n = _spread(out, n, CAST, self.castable())
        return _spread(out, n, TAKE, self.takeable())

    def weights(self, out: vec[i64]) -> i64:
        out[0] = 1
        out[1] = 1
        return 2

    def pick(self, rng: Rng) -> i64:
        """As fill then below, without writing the list."""
        if self.phase != PLAY:
            return Position.pick(self, rng)
        own: i64 = self.own
        empty: i64 = ~(own | self.opp) & ALL
        empties: i64 = popcount(empty)
        hand: i64 = self.own_hand
        places: i64 = popcount((hand | hand >> 1) & 0x55) * empties
        around: i64 = (clockwise(own) & ~own) | (counterclockwise(own) & ~own) << 24
        across: i64 = (inward(own) & ~own) | (outward(own) & ~own) << 24
        turning: i64 = popcount(around)
        moving: i64 = turning + popcount(across)
        opening: i64 = 1 if self.can_open() else 0
        casts: i64 = self.castable()
        casting: i64 = popcount(casts)
        takes: i64 = self.takeable() if self.opp_cast else 0
        r: i64 = rng.below(places + moving + opening + casting + popcount(takes))
        if r < places:
            element: i64 = 0
            while True:
                if hand >> (2 * element) & 3:
                    if r < empties:
                        return PLACE + element * 24 + nth_bit(empty, r)
                    r -= empties
                element += 1
        r -= places
        if r < moving:
            there: i64 = nth_bit(around, r) if r < turning else 48 + nth_bit(across, r - turning)
            return MOVE + ORIGIN[there] * 32 + there % 24
        r -= moving
        if r < opening:
            return OPEN
        r -= opening
        return CAST + nth_bit(casts, r) if r < casting else TAKE + nth_bit(takes, r - casting)

    # what a choice does

    def play(self, move: i64) -> None:
        if move >= MOVE:
            self._move((move - MOVE) >> 5, move & 31)
        elif CAST <= move < DISPUTE:
            self._cast(move)
        elif move < STOP:
            self._place(move)
        elif move == STOP:
            self._end_placing()
        elif move == OPEN:
            self.own_open = 1
            self._end_turn()
        else:
            self._speak(move)

    def _move(self, start: i64, end: i64) -> None:
        """A gem goes along a line to a neighbouring point; an opposing gem there is taken."""
        lo: i64 = self.lo >> start & 1
        hi: i64 = self.hi >> start & 1
        there: i64 = i64(1) << end
        gone: i64 = ~(there | i64(1) << start)
        if self.opp & there:
            self.opp_count -= i64(1) << 2 * ((self.lo >> end & 1) | (self.hi >> end & 1) << 1)
            self.opp ^= there
            self.sterile = -1
        self.own = (self.own & gone) | there
        self.lo = (self.lo & gone) | lo << end
        self.hi = (self.hi & gone) | hi << end
        if self.sterile < 0 or not self.draws:
            self._end_turn()
            return
        kind: i64 = (self.master * 4 + lo + 2 * hi) * 24
        self.trail ^= ZOBRIST[kind + start] ^ ZOBRIST[kind + end]
        self.sterile += 1
        self.history[self.sterile] = self.trail << 10 | start << 5 | end
        self._pass_on()
        if self.sterile == STERILE or (self.sterile >= 8 and self.repeated()):
            self.winner = DRAWN
            self.seat = OVER

    def repeated(self) -> bool:
        """Whether this position stands for the third time."""
        found: i64 = 0
        i: i64 = self.sterile - 4
        while i >= 0:
            if self.history[i] >> 10 == self.trail:
                found += 1
                if found == 2:
                    return True
            i -= 2
        return False

    def _place(self, move: i64) -> None:
        self.element = move // 24
        self.last = move % 24
        there: i64 = i64(1) << self.last
        self.own |= there
        self.lo |= there * (self.element & 1)
        self.hi |= there * (self.element >> 1)
        one: i64 = i64(1) << 2 * self.element
        self.own_hand -= one
        self.own_count += one
        self.sterile = 0
        self.trail = 0
        if self.own_hand >> 2 * self.element & 3 and self.free_points():
            self.phase = PLACING
        else:
            self._end_placing()

    def _end_placing(self) -> None:
        self.phase = PLAY
        self.last = 0
        self.element = 0
        self._end_turn()

    def _cast(self, move: i64) -> None:
        book: i64 = self.master if move < TAKE else 1 - self.master
        spell: i64 = move & 63
        if self.shelf.free[book] >> spell & 1:
            self.spell = move
            self.moved = 0
            self.landed = 0
            self.phase = SHOWING
            return
        caster = self.caster
        caster.see(self.own, self.opp, self.lo, self.hi)
        caster.cast(self.shelf.code, self.shelf.maps, self.shelf.program[(self.master * 2 + book) * 64 + spell])
        before: i64 = popcount(self.own | self.opp)
        self.own = caster.own
        self.opp = caster.opp
        self.lo = caster.lo
        self.hi = caster.hi
        if popcount(self.own | self.opp) != before:
            self.own_count = counts(self.own, self.lo, self.hi)
            self.opp_count = counts(self.opp, self.lo, self.hi)
        self._use(book, spell)
        self._end_turn()

    def _use(self, book: i64, spell: i64) -> None:
        """The master has cast this spell, in whichever book it stands."""
        twin: i64 = self.shelf.twin[book * 64 + spell]
        mark: i64 = bit(spell)
        other: i64 = 0
        if twin >= 0:
            other = bit(twin)
        if book == self.master:
            self.own_cast |= mark
            self.own_took |= other
        else:
            self.own_took |= mark
            self.own_cast |= other

    def _speak(self, move: i64) -> None:
        """What is said: ready, the coin, and all that concerns unverified spells."""
        if move >= LAND:
            self.shown[self.lifted] = move - LAND
            self.moved |= i64(1) << self.lifted
            self.landed |= i64(1) << (move - LAND)
            self.phase = SHOWING
        elif move >= LIFT:
            self.lifted = move - LIFT
            self.phase = LANDING
        elif move >= DISPUTE:
            self.spell = move
            self.seat = 1 - self.seat
            self.phase = ANSWERING
        elif move >= FIRST:
            self._begin(move - FIRST)
        elif move == READY:
            self._end_study()
        elif move == DONE:
            self.phase = JUDGING
            self.seat = 1 - self.master
        elif move == ACCEPT:
            self._accept()
        elif move == CONTEST:
            self._contest()
        elif move == YIELD:
            self._yield()
        else:
            self._end_showing()
            self.winner = 1 - self.seat
            self.seat = OVER

    def _begin(self, first: i64) -> None:
        self.first = first
        self.master = first
        self.seat = first
        self.phase = PLAY

    def _end_study(self) -> None:
        if self.seat == 0:
            self.seat = 1
        elif self.first < 0:
            self.phase = COIN
            self.seat = CHANCE
        else:
            self._begin(self.first)

    def _accept(self) -> None:
        """What was shown comes to pass: all moved gems leave at once, what stands where they land is taken."""
        own: i64 = self.own & ~self.moved & ~self.landed
        opp: i64 = self.opp & ~self.moved & ~self.landed
        lo: i64 = self.lo & ~self.moved & ~self.landed
        hi: i64 = self.hi & ~self.moved & ~self.landed
        rest: i64 = self.moved
        while rest:
            low: i64 = rest & -rest
            rest ^= low
            start: i64 = bit_index(low)
            there: i64 = i64(1) << self.shown[start]
            own |= there * (self.own >> start & 1)
            opp |= there * (self.opp >> start & 1)
            lo |= there * (self.lo >> start & 1)
            hi |= there * (self.hi >> start & 1)
        self.own = own
        self.opp = opp
        self.lo = lo
        self.hi = hi
        self.own_count = counts(own, lo, hi)
        self.opp_count = counts(opp, lo, hi)
        self._use(self.master if self.spell < TAKE else 1 - self.master, self.spell & 63)
        self._end_showing()
        self._end_turn()

    def _end_showing(self) -> None:
        self.phase = PLAY
        self.spell = 0
        self.moved = 0
        self.landed = 0
        self.lifted = 0

    def _contest(self) -> None:
        """A first cast is contested before its author; later the author's reading binds, and the cast is taken back."""
        if self.spell < TAKE:
            self.phase = ANSWERING
        else:
            self.barred |= bit(self.spell & 63)
            self._end_showing()
        self.seat = self.master

    def _yield(self) -> None:
        """The author gives up the spell; the game goes on where it was."""
        book: i64 = self.seat
        mark: i64 = bit(self.spell & 63)
        if book:
            self.banned1 |= mark
        else:
            self.banned0 |= mark
        study = self.spell >= DISPUTE
        self._end_showing()
        if study:
            self.phase = STUDY
            self.seat = 1 - self.seat

    def _end_turn(self) -> None:
        """The end of a turn that was not sterile: annihilation, then emprise, then the other master."""
        self.sterile = 0
        self.trail = 0
        if not self.opp and not self.opp_hand:
            self.winner = self.master
        elif not self.own:
            self.winner = 1 - self.master
        self._pass_on()
        if self.winner >= 0:
            self.seat = OVER

    def _pass_on(self) -> None:
        self.turn += 1
        self.barred = 0
        self.master = 1 - self.master
        self.seat = self.master
        word: i64 = self.own
        self.own = self.opp
        self.opp = word
        word = self.own_count
        self.own_count = self.opp_count
        self.opp_count = word
        word = self.own_hand
        self.own_hand = self.opp_hand
        self.opp_hand = word
        word = self.own_open
        self.own_open = self.opp_open
        self.opp_open = word
        word = self.own_cast
        self.own_cast = self.opp_cast
        self.opp_cast = word
        word = self.own_took
        self.own_took = self.opp_took
        self.opp_took = word


def _spread(out: vec[i64], n: i64, base: i64, bits: i64) -> i64:
    """Writes base + index for each bit set; returns how many moves there are then."""
    while bits:
        low: i64 = bits & -bits
        out[n] = base + bit_index(low)
        n += 1
        bits ^= low
    return n
