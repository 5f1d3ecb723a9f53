"""Casts compiled spells: a handful of table look-ups on four words, nothing allocated.

The board is four words of 24 bits: the caster's gems, the opponent's, and two planes whose bits together name the
element. A spell is a program in a table of numbers, which compile.py writes from the spell's tree.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.grimoire.board import ALL
from sortilege.kernel.bits import bit_index, popcount

# A program: flags, where its conditions stand (0: none), how many clauses, where its winners stand; then the clauses.
HEAD: Final = 4
SURE: Final = 1  # proved: no position makes it undetermined, and no clash forbids it
STAYS: Final = 2  # gems whose orders clash stay
WINS: Final = 4  # a list says who prevails where gems meet

# A clause: guard, owners, elements, points, more points by code, kind, argument, code; code at 0 means none.
CLAUSE: Final = 8
BY: Final = 0  # argument: a map
TO: Final = 1  # argument: points, or code that gives them
FILL: Final = 2  # argument: where the points for 0, 1, 2, 3 gems stand; -1 where there are too few

# Conditions and places are postfix code.
END: Final = 0
GEMS: Final = 1  # owners, elements, points
POINTS: Final = 2  # points
BOTH: Final = 3
EITHER: Final = 4
OUTSIDE: Final = 5
IMAGE: Final = 6  # map
EXACTLY: Final = 7  # number
AT_LEAST: Final = 8
AT_MOST: Final = 9
AS_MANY: Final = 10
FEWER: Final = 11
NO: Final = 12


def counts(mine: i64, lo: i64, hi: i64) -> i64:
    """How many gems of each element stand on the board, two bits an element, fire lowest; no gem comes back (G4.7)."""
    both: i64 = lo & hi
    either: i64 = lo | hi
    n: i64 = popcount(mine & ~either) | (popcount(mine & lo & ~hi) << 2)
    return n | (popcount(mine & hi & ~lo) << 4) | (popcount(mine & both) << 6)


class Caster:
    """A board seen by its caster, and room to work on it."""

    def __init__(self) -> None:
        self.own: i64 = 0
        self.opp: i64 = 0
        self.lo: i64 = 0
        self.hi: i64 = 0
        self.ordered: i64 = 0  # the gems that the last careful cast gave an order
        self.stack: vec[i64] = vec[i64]([0] * 32)
        self.goes: vec[i64] = vec[i64]([0] * 24)  # where the gem on each point is sent; -1: nowhere
        self.lands: vec[i64] = vec[i64]([0] * 24)  # which gem prevails on each point

    def see(self, own: i64, opp: i64, lo: i64, hi: i64) -> None:
        self.own = own
        self.opp = opp
        self.lo = lo
        self.hi = hi

    def gems(self, owners: i64, elements: i64) -> i64:
        """The points of the gems of these owners (1 the caster, 2 the opponent) and elements (a bit each)."""
        who: i64 = 0
        if owners & 1:
            who = self.own
        if owners & 2:
            who |= self.opp
        if elements == 15:
            return who
        kinds: i64 = 0
        if elements & 1:
            kinds = ~(self.lo | self.hi)
        if elements & 2:
            kinds |= self.lo & ~self.hi
        if elements & 4:
            kinds |= self.hi & ~self.lo
        if elements & 8:
            kinds |= self.lo & self.hi
        return who & kinds

    def value(self, code: vec[i64], maps: vec[i64], at: i64) -> i64:
        """What postfix code gives: a set of points, or 1 or 0."""
        stack = self.stack
        top: i64 = -1
        while True:
            op: i64 = code[at]
            if op == GEMS:
                top += 1
                stack[top] = self.gems(code[at + 1], code[at + 2]) & code[at + 3]
                at += 4
            elif op == EXACTLY:
                stack[top] = 1 if popcount(stack[top]) == code[at + 1] else 0
                at += 2
            elif op == POINTS:
                top += 1
                stack[top] = code[at + 1]
                at += 2
            elif op == IMAGE:
                stack[top] = image(maps, code[at + 1], stack[top])
                at += 2
            elif op == AT_LEAST:
                stack[top] = 1 if popcount(stack[top]) >= code[at + 1] else 0
                at += 2
            elif op == AT_MOST:
                stack[top] = 1 if popcount(stack[top]) <= code[at + 1] else 0
                at += 2
            elif op == OUTSIDE:
                stack[top] = ~stack[top] & ALL
                at += 1
            elif op == NO:
                stack[top] = 1 - stack[top]
                at += 1
            elif op == END:
                return stack[top]
            else:
                top -= 1
                stack[top] = _join(op, stack[top], stack[top + 1])
                at += 1

    def selected(self, code: vec[i64], maps: vec[i64], clause: i64) -> i64:
        """The gems that a clause names; none if its guard does not hold."""
        if code[clause] and not self.value(code, maps, code[clause]):
            return 0
        gems: i64 = self.gems(code[clause + 1], code[clause + 2]) & code[clause + 3]
        if gems and code[clause + 4]:
            gems &= self.value(code, maps, code[clause + 4])
        return gems

    def allows(self, code: vec[i64], maps: vec[i64], spell: i64, empty: bool) -> bool:
        """Tells whether a spell can be cast here: conditions (G4.1), some order (G4.5), a settled result (G4.4)."""
        if code[spell + 1] and not self.value(code, maps, code[spell + 1]):
            return False
        if not code[spell] & SURE:
            own: i64 = self.own
            opp: i64 = self.opp
            lo: i64 = self.lo
            hi: i64 = self.hi
            settled = self.cast_carefully(code, maps, spell)
            self.see(own, opp, lo, hi)
            return settled and (empty or self.ordered != 0)
        if empty:
            return True
        n: i64 = code[spell + 2]
        clause: i64 = spell + HEAD
        while n:
            if self.selected(code, maps, clause):
                return True
            clause += CLAUSE
            n -= 1
        return False

    def cast(self, code: vec[i64], maps: vec[i64], spell: i64) -> None:
        """Casts a spell that is allowed here: all its gems leave at once (G4.2)."""
        if code[spell] != SURE:
            self.cast_carefully(code, maps, spell)
            return
        own: i64 = 0
        opp: i64 = 0
        lo: i64 = 0
        hi: i64 = 0
        leaves: i64 = 0
        n: i64 = code[spell + 2]
        clause: i64 = spell + HEAD
        while n:
            gems: i64 = self.selected(code, maps, clause)
            if gems:
                leaves |= gems
                if code[clause + 5] == BY:
                    to: i64 = code[clause + 6]
                    own |= image(maps, to, gems & self.own)
                    opp |= image(maps, to, gems & self.opp)
                    lo |= image(maps, to, gems & self.lo)
                    hi |= image(maps, to, gems & self.hi)
                else:
                    there: i64 = self.aim(code, maps, clause, gems)
                    if gems & self.own:
                        own |= there
                    else:
                        opp |= there
                    if gems & self.lo:
                        lo |= there
                    if gems & self.hi:
                        hi |= there
            clause += CLAUSE
            n -= 1
        stay: i64 = ~(leaves | own | opp)
        self.own = (self.own & stay) | own
        self.opp = (self.opp & stay) | opp
        self.lo = (self.lo & stay) | lo
        self.hi = (self.hi & stay) | hi

    def aim(self, code: vec[i64], maps: vec[i64], clause: i64, gems: i64) -> i64:
        """The points that a group of gems is sent to; -1 where the text names too few."""
        if code[clause + 5] == FILL:
            return code[code[clause + 6] + popcount(gems)]
        return self.value(code, maps, code[clause + 7]) if code[clause + 7] else code[clause + 6]

    def cast_carefully(self, code: vec[i64], maps: vec[i64], spell: i64) -> bool:
        """Casts gem by gem; false, and the board as it was, where the text does not settle the result (G4.4)."""
        goes = self.goes
        self.ordered = 0
        sure: i64 = 0  # gems whose order says exactly where they go
        twice: i64 = 0  # gems with two different orders
        n: i64 = code[spell + 2]
        clause: i64 = spell + HEAD
        while n:
            gems: i64 = self.selected(code, maps, clause)
            active = gems != 0 or not code[clause] or self.value(code, maps, code[clause]) != 0
            if active and not self.settles(code, maps, clause, gems):
                return False
            there: i64 = 0
            certain = True
            if code[clause + 5] != BY:
                there = self.aim(code, maps, clause, gems) if gems else 0
                certain = popcount(gems) == 1
            rest: i64 = gems
            free: i64 = there & ~gems
            while rest:
                low: i64 = rest & -rest
                point: i64 = bit_index(low)
                rest ^= low
                to: i64 = point
                if code[clause + 5] == BY:
                    to = bit_index(image(maps, code[clause + 6], low))
                elif not low & there:
                    to = bit_index(free & -free)
                    free &= free - 1
                if self.ordered & low:
                    if goes[point] != to or not certain or not sure & low:
                        twice |= low
                else:
                    self.ordered |= low
                    goes[point] = to
                    if certain:
                        sure |= low
            clause += CLAUSE
            n -= 1
        if twice and not code[spell] & STAYS:
            return False
        return self.land(code, spell, self.ordered & ~twice)

    def settles(self, code: vec[i64], maps: vec[i64], clause: i64, gems: i64) -> bool:
        """Tells whether each of these gems has a place to go: a map defined there, or a point for each of one class."""
        if code[clause + 5] == BY:
            return gems & ~maps[code[clause + 6] + 768] == 0
        there: i64 = self.aim(code, maps, clause, gems)
        if there < 0 or popcount(there) != popcount(gems):
            return False
        mixed_owner = (gems & self.own) != 0 and (gems & self.opp) != 0
        mixed_lo = (gems & self.lo) != 0 and (gems & ~self.lo) != 0
        mixed_hi = (gems & self.hi) != 0 and (gems & ~self.hi) != 0
        return not (mixed_owner or mixed_lo or mixed_hi)

    def land(self, code: vec[i64], spell: i64, going: i64) -> bool:
        """Lets these gems leave at once and land where they are sent, unless unlike gems meet and nobody prevails."""
        goes = self.goes
        lands = self.lands
        landed: i64 = 0
        met: i64 = 0
        unlike: i64 = 0  # where the best of those that meet are of different classes
        rest: i64 = going
        while rest:
            low: i64 = rest & -rest
            rest ^= low
            point: i64 = bit_index(low)
            to: i64 = goes[point]
            there: i64 = i64(1) << to
            if not landed & there:
                landed |= there
                lands[to] = point
                continue
            met |= there
            ahead: i64 = self.rank(code, spell, lands[to]) - self.rank(code, spell, point)
            if ahead > 0:
                lands[to] = point
                unlike &= ~there
            elif ahead == 0 and self.kind(lands[to]) != self.kind(point):
                unlike |= there
        if code[spell] & STAYS:
            rest = going
            while rest:
                low = rest & -rest
                rest ^= low
                if met >> goes[bit_index(low)] & 1:
                    going ^= low
            landed &= ~met
        elif unlike:
            return False
        self.move(going, landed)
        return True

    def move(self, going: i64, landed: i64) -> None:
        """Moves each gem once; what stands where one lands is taken, and nothing else is (G4.3)."""
        stay: i64 = ~(going | landed)
        own: i64 = self.own & stay
        opp: i64 = self.opp & stay
        lo: i64 = self.lo & stay
        hi: i64 = self.hi & stay
        rest: i64 = landed
        while rest:
            there: i64 = rest & -rest
            rest ^= there
            point: i64 = self.lands[bit_index(there)]
            if self.own >> point & 1:
                own |= there
            else:
                opp |= there
            if self.lo >> point & 1:
                lo |= there
            if self.hi >> point & 1:
                hi |= there
        self.see(own, opp, lo, hi)

    def kind(self, point: i64) -> i64:
        """The class of the gem on a point: 0 to 3 the caster's, 4 to 7 the opponent's."""
        kind: i64 = (self.lo >> point & 1) | (self.hi >> point & 1) << 1
        return kind if self.own >> point & 1 else kind + 4

    def rank(self, code: vec[i64], spell: i64, point: i64) -> i64:
        """The place of the gem on a point in the list of winners; the first prevails."""
        if not code[spell] & WINS:
            return 0
        kind: i64 = self.kind(point)
        owner: i64 = 1 if kind < 4 else 2
        at: i64 = code[spell + 3]
        rank: i64 = 0
        while rank < code[at]:
            if code[at + 1 + 2 * rank] & owner and code[at + 2 + 2 * rank] >> (kind & 3) & 1:
                return rank
            rank += 1
        return rank


def image(maps: vec[i64], at: i64, points: i64) -> i64:
    """The union of what a table has for these points, arc by arc: where a map leads, or which spells look there."""
    if not points:
        return 0
    return maps[at + (points & 255)] | maps[at + 256 + (points >> 8 & 255)] | maps[at + 512 + (points >> 16 & 255)]


def _join(op: i64, left: i64, right: i64) -> i64:
    if op == BOTH:
        return left & right
    if op == EITHER:
        return left | right
    if op == AS_MANY:
        return 1 if popcount(left) == popcount(right) else 0
    return 1 if popcount(left) < popcount(right) else 0
