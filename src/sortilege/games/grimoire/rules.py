"""The rules of a confrontation: whose choice it is, what may be done, and what each choice does."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.grimoire import board, state
from sortilege.games.grimoire import moves as mv
from sortilege.games.grimoire.showing import ShownSpell, spread
from sortilege.kernel.bits import bit, bit_index, nth_bit, popcount
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng


class Confrontation(ShownSpell):
    """One confrontation and its rules."""

    def copy(self) -> "Confrontation":
        position = Confrontation(self.books)
        position.assign(self)
        return position

    # what may be done

    def fill(self, out: vec[i64]) -> i64:
        if self.phase == state.PLAY:
            return self._fill_turn(out)
        n: i64 = 0
        if self.phase == state.PLACING:
            n = spread(out, 0, mv.PLACE + self.element * 24, self.free_points())
            out[n] = mv.STOP
        elif self.phase == state.STUDY:  # G2.3, G7.5
            n = spread(out, 0, mv.DISPUTE, self.books.doubtful[1 - self.seat] & ~self.banned(1 - self.seat))
            out[n] = mv.READY
        elif self.phase == state.COIN:
            out[0] = mv.FIRST
            out[1] = mv.FIRST + 1
            n = 1
        elif self.phase == state.SHOWING:
            n = spread(out, 0, mv.LIFT, self.liftable())
            if not self.moved and not self.books.empty:  # G4.5
                return n
            out[n] = mv.DONE
        elif self.phase == state.LANDING:
            return self.fill_landing(out)
        else:
            out[0] = mv.ACCEPT if self.phase == state.JUDGING else mv.YIELD
            out[1] = mv.CONTEST if self.phase == state.JUDGING else mv.INSIST
            n = 1
        return n + 1

    def _fill_turn(self, out: vec[i64]) -> i64:
        """Fills in the five actions, of which a turn is exactly one (G3.1)."""
        empty: i64 = ~(self.own | self.opp) & board.ALL
        n: i64 = 0
        element: i64 = 0
        while element < 4:  # G3.2
            if self.own_hand >> (2 * element) & 3:
                n = spread(out, n, mv.PLACE + element * 24, empty)
            element += 1
        direction: i64 = 0
        while direction < 4:  # G3.3: never onto a gem of his own
            ends: i64 = board.targets(direction, self.own) & ~self.own
            while ends:
                low: i64 = ends & -ends
                end: i64 = bit_index(low)
                out[n] = mv.step(board.ORIGIN[direction * 24 + end], end)
                n += 1
                ends ^= low
            direction += 1
        if self.can_open():
            out[n] = mv.OPEN
            n += 1
        n = spread(out, n, mv.CAST, self.castable())
        return spread(out, n, mv.TAKE, self.takeable())

    def free_points(self) -> i64:
        """The points where further gems may be placed, in rising order, so that no result comes twice (G3.2)."""
        above: i64 = board.ALL & ~((i64(2) << self.last) - 1)
        return ~(self.own | self.opp) & above

    def can_open(self) -> bool:
        """Tells whether the master may open his grimoire (G3.4)."""
        return not self.own_open and popcount(self.own) >= 6

    def castable(self) -> i64:
        """The spells of his own open book that the master may cast now, each once (G3.5)."""
        if not self.own_open:
            return 0
        left: i64 = self.books.full[self.master] & ~self.own_cast & ~self.banned(self.master)
        if not left:
            return 0
        self.caster.see(self.own, self.opp, self.lo, self.hi)
        return self.books.castable(self.caster, self.master * 3, left, self.own_count, self.opp_count)

    def takeable(self) -> i64:
        """The spells of the other's book that the master may appropriate now (G3.6)."""
        left: i64 = self.opp_cast & ~self.own_took & ~self.barred  # G7.4
        if not left or not self.appropriating():
            return 0
        left &= ~self.banned(1 - self.master)
        self.caster.see(self.own, self.opp, self.lo, self.hi)
        return self.books.castable(self.caster, self.master + 1, left, self.own_count, self.opp_count)

    def appropriating(self) -> bool:
        """Tells whether both books are open and all 24 gems have been placed."""
        return self.own_open != 0 and self.opp_open != 0 and not self.own_hand | self.opp_hand

    def weights(self, out: vec[i64]) -> i64:
        out[0] = out[1] = 1
        return 2

    def pick(self, rng: Rng) -> i64:
        """Picks as fill then below would, without writing the list."""
        if self.phase != state.PLAY:
            return Position.pick(self, rng)
        own: i64 = self.own
        empty: i64 = ~(own | self.opp) & board.ALL
        empties: i64 = popcount(empty)
        hand: i64 = self.own_hand
        places: i64 = popcount((hand | hand >> 1) & 0x55) * empties
        along: i64 = (board.clockwise(own) & ~own) | (board.counterclockwise(own) & ~own) << 24
        across: i64 = (board.inward(own) & ~own) | (board.outward(own) & ~own) << 24
        turning: i64 = popcount(along)
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
                        return mv.PLACE + element * 24 + nth_bit(empty, r)
                    r -= empties
                element += 1
        r -= places
        if r < moving:
            there: i64 = nth_bit(along, r) if r < turning else 48 + nth_bit(across, r - turning)
            return mv.step(board.ORIGIN[there], there % 24)
        r -= moving
        if r < opening:
            return mv.OPEN
        r -= opening
        return mv.CAST + nth_bit(casts, r) if r < casting else mv.TAKE + nth_bit(takes, r - casting)

    # what a choice does

    def play(self, move: i64) -> None:
        if move >= mv.MOVE:
            self._move(mv.start_of(move), mv.end_of(move))
        elif mv.is_cast(move):
            self._cast(move)
        elif move < mv.STOP:
            self._place(move)
        elif move == mv.STOP:
            self._end_placing()
        elif move == mv.OPEN:  # G3.4
            self.own_open = 1
            self._end_turn()
        else:
            self._speak(move)

    def _place(self, move: i64) -> None:
        """Places a gem; the turn goes on while more of its element may follow (G3.2)."""
        self.element = mv.element_of(move)
        self.last = mv.point_of(move)
        there: i64 = i64(1) << self.last
        self.own |= there
        self.lo |= there * (self.element & 1)
        self.hi |= there * (self.element >> 1)
        gem: i64 = i64(1) << 2 * self.element
        self.own_hand -= gem
        self.own_count += gem
        self.sterile = self.trail = 0
        if self.own_hand >> 2 * self.element & 3 and self.free_points():
            self.phase = state.PLACING
        else:
            self._end_placing()

    def _end_placing(self) -> None:
        self.phase = state.PLAY
        self.last = self.element = 0
        self._end_turn()

    def _move(self, start: i64, end: i64) -> None:
        """Moves a gem along a line; an opposing gem on the point it goes to is taken (G3.3)."""
        lo: i64 = self.lo >> start & 1
        hi: i64 = self.hi >> start & 1
        there: i64 = i64(1) << end
        gone: i64 = ~(there | i64(1) << start)
        if self.opp & there:  # G4.7: a gem taken goes nowhere else
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
        self.trail ^= state.GEM_WORDS[kind + start] ^ state.GEM_WORDS[kind + end]
        self.sterile += 1
        self.history[self.sterile] = self.trail << 10 | start << 5 | end
        self._pass_on()
        if self.tied():
            self.winner = state.DRAWN
            self.seat = OVER

    def tied(self) -> bool:
        """Tells whether sterile turns have made this a draw: a hundred of them, or a repetition (G5.5)."""
        return self.sterile == state.STERILE or (self.sterile >= 8 and self.repeated())

    def repeated(self) -> bool:
        """Tells whether this position stands for the third time (G5.4)."""
        before: i64 = 0
        i: i64 = self.sterile - 4
        while i >= 0:
            if self.history[i] >> 10 == self.trail:
                before += 1
                if before == 2:
                    return True
            i -= 2
        return False

    def _cast(self, move: i64) -> None:
        book: i64 = self.master if move < mv.TAKE else 1 - self.master
        spell: i64 = mv.index_of(move)
        if self.books.free[book] >> spell & 1:  # G7.2
            self.begin_showing(move)
            return
        if self.books.letter:  # G8.2
            self.spell = move
            self.phase = state.JUDGING
            self.seat = 1 - self.master
            return
        self._cast_proved(book, spell)
        self._end_turn()

    def _cast_proved(self, book: i64, spell: i64) -> None:
        caster = self.caster
        caster.see(self.own, self.opp, self.lo, self.hi)
        caster.cast(self.books.code, self.books.maps, self.books.program[(self.master * 2 + book) * 64 + spell])
        before: i64 = popcount(self.own | self.opp)
        self.lay(caster.own, caster.opp, caster.lo, caster.hi)
        if popcount(self.own | self.opp) != before:  # G4.7
            self.recount()
        self._use(book, spell)

    def _use(self, book: i64, spell: i64) -> None:
        """Marks a spell as cast by the master, wherever it stands and under whichever names (G3.7)."""
        here: i64 = self.books.alike[book * 128 + spell]
        there: i64 = self.books.alike[book * 128 + 64 + spell]
        if book == self.master:
            self.own_cast |= here
            self.own_took |= there
        else:
            self.own_took |= here
            self.own_cast |= there

    def _speak(self, move: i64) -> None:
        """Does what is said: ready, the coin, and all that concerns unverified spells."""
        if move >= mv.FALL:
            self.fall(mv.point_of(move))
        elif move >= mv.LAND:
            self.land(mv.point_of(move))
        elif move >= mv.LIFT:
            self.lift(mv.point_of(move))
        elif move >= mv.DISPUTE:  # G7.5
            self.spell = move
            self.seat = 1 - self.seat
            self.phase = state.ANSWERING
        elif move >= mv.FIRST:
            self._begin(move - mv.FIRST)
        elif move == mv.READY:
            self._end_study()
        elif move == mv.DONE:
            self.phase = state.JUDGING
            self.seat = 1 - self.master
        elif move == mv.ACCEPT:
            self._accept()
        elif move == mv.CONTEST:
            self._contest()
        elif move == mv.YIELD:
            self._yield()
        else:
            self.end_showing()
            self.winner = 1 - self.seat  # G5.6
            self.seat = OVER

    def _begin(self, first: i64) -> None:
        self.first = self.master = self.seat = first
        self.phase = state.PLAY

    def _end_study(self) -> None:
        """Asks the other master; when both are ready the coin is tossed, unless it is known who begins (G2.3, G2.4)."""
        if self.seat == 0:
            self.seat = 1
        elif self.first < 0:
            self.phase = state.COIN
            self.seat = CHANCE
        else:
            self._begin(self.first)

    def _accept(self) -> None:
        book: i64 = self.master if self.spell < mv.TAKE else 1 - self.master
        spell: i64 = mv.index_of(self.spell)
        if self.books.free[book] >> spell & 1:
            self.do_as_shown()
            self._use(book, spell)
        else:
            self._cast_proved(book, spell)
        self.end_showing()
        self._end_turn()

    def _contest(self) -> None:
        """Contests a first cast before its author; later his reading binds, and the cast is taken back (G7.3, G7.4)."""
        if self.spell < mv.TAKE:
            self.phase = state.ANSWERING
        else:
            self.barred |= bit(mv.index_of(self.spell))
            self.end_showing()
        self.seat = self.master

    def _yield(self) -> None:
        """Inhibits the spell that its author gives up, wherever it stands; the game goes on where it was (G7.3)."""
        at: i64 = self.seat * 128 + mv.index_of(self.spell)
        here: i64 = self.books.alike[at]
        there: i64 = self.books.alike[at + 64]
        self.banned0 |= there if self.seat else here
        self.banned1 |= here if self.seat else there
        study = self.spell >= mv.DISPUTE
        self.end_showing()
        if study:  # G7.5
            self.phase = state.STUDY
            self.seat = 1 - self.seat

    def _end_turn(self) -> None:
        """Ends a turn that was not sterile: annihilation, then emprise, then the other master."""
        self.sterile = self.trail = 0
        if not self.opp and not self.opp_hand:  # G5.1
            self.winner = self.master
        elif not self.own:  # G5.2; G5.3: only for the master whose turn ends
            self.winner = 1 - self.master
        self._pass_on()
        if self.winner >= 0:
            self.seat = OVER

    def _pass_on(self) -> None:
        self.turn += 1
        self.barred = 0
        self.master = 1 - self.master
        self.seat = self.master
        self.own, self.opp = self.opp, self.own
        self.own_count, self.opp_count = self.opp_count, self.own_count
        self.own_hand, self.opp_hand = self.opp_hand, self.own_hand
        self.own_open, self.opp_open = self.opp_open, self.own_open
        self.own_cast, self.opp_cast = self.opp_cast, self.own_cast
        self.own_took, self.opp_took = self.opp_took, self.own_took
