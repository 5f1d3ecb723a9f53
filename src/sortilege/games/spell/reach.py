"""Whole turns of SPELL, found fast: one wizard action and one arena action in either order, then what cards can cast.

The solver finds the most points; this look also weighs what comes after them. It goes through the ends that a turn
without amulets can have, but for summons before an action and spells that push the rival, and keeps the most promising.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sortilege.games.spell.board import EDGE, FULL, KING, PART, RIM, slid
from sortilege.games.spell.prospects import (
    AT_HOME,
    CARD,
    ONE_OFF,
    THERE,
    TILE,
    TO_FLIP,
    TWO_OFF,
    WORTH,
    hand_of,
    near,
    worth_of_hand,
)
from sortilege.games.spell.rules import Spell
from sortilege.games.spell.state import TURN
from sortilege.games.spell.turn import CAST, CLAIM, END, FLIP, FLY, LIFT, STEP, SUMMON
from sortilege.kernel.bits import bit_index, popcount

KEPT: Final = 24  # candidates for a turn
MOST_CASTS: Final = 4000  # spells tried in one look


def fresh(position: Spell) -> bool:
    """Whether this is the beginning of a turn that the fast look understands."""
    return (
        position.stage == TURN
        and position.wizard_actions == 1
        and position.arena_actions == 1
        and position.levels == 0
        and position.elementals == 0
        and position.amulet0 < 0
        and not position.terms.original
    )


class Reach:
    """The ends of a turn. A candidate is kept as the one or two actions that lead to it, 16 bits each."""

    def __init__(self, position: Spell) -> None:
        self.position: Spell = position
        self.me: i64 = position.mover()
        deck = position.deck
        self.fits: vec[i64] = deck.fits
        tables = near(deck)
        self.near1: vec[i64] = tables[1]
        self.near2: vec[i64] = tables[2]
        self.tables: list[vec[i64]] = tables
        self.of_level: vec[i64] = deck.of_level
        self.open: vec[i64] = vec[i64]([0] * 16)  # by the set of levels taken: the cards that may still be taken
        levels: i64 = 0
        while levels < 16:
            level: i64 = 0
            cards: i64 = position.shown
            while level < 4:
                if levels >> level & 1:
                    cards &= ~deck.of_level[level]
                level += 1
            self.open[levels] = cards
            levels += 1
        last: bool = position.turn + 2 >= 2 * position.terms.rounds
        self.weight: float = 0.0 if last else 1.0  # of what comes after this turn
        self.scores: vec[float] = vec[float]()  # of the candidates, in falling order
        self.codes: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()  # what tells ends apart
        self.later: vec[i64] = vec[i64]()  # moments to cast from: tiles,
        self.later_at: vec[i64] = vec[i64]()  # pawns, gap, levels, points and hand,
        self.later_code: vec[i64] = vec[i64]()
        self.roofs: vec[float] = vec[float]()  # and hardly more than this can come of it
        self.casts: i64 = 0
        self.seen: set[int] = set()  # what was cast already from one moment
        self.most: float = -1000.0  # the best score so far from this moment
        self.best_line: vec[i64] = vec[i64]()  # and its spells
        self.line: vec[i64] = vec[i64]()  # the spells being tried
        self.sleeping: i64 = 0  # own inactive tiles at this moment,
        self.gap: i64 = 0
        self.rival: i64 = 0  # and the rival's wizard
        self.look()

    def look(self) -> None:
        """Goes through all ends of the turn."""
        p = self.position
        mine: i64 = p.own(self.me)
        theirs: i64 = p.own(1 - self.me) & p.active
        self.visit(
            mine & p.active,
            mine & ~p.active,
            theirs,
            p.wizards(self.me),
            p.wizards(1 - self.me),
            p.gap,
            0,
            hand_of(p, self.me),
            0,
            3,
            0,
        )
        self.cast_later()

    def visit(
        self,
        active: i64,
        sleeping: i64,
        theirs: i64,
        wizard: i64,
        rival: i64,
        gap: i64,
        levels: i64,
        hand: i64,
        gain: i64,
        left: i64,
        code: i64,
    ) -> None:
        """Looks at this moment of the turn as its end, then acts on; left: bit 0 wizard action, bit 1 arena action."""
        got: i64 = self.fits[active | wizard] & self.open[levels]
        if got:
            level: i64 = 0
            while level < 4:
                if got & self.of_level[level]:
                    levels |= 1 << level
                    gain += level + 1
                    if level < 3:
                        hand += 1 << (level << 3)
                level += 1
        self.consider(active, sleeping, theirs, wizard, rival, gap, levels, hand, gain, code)
        if left & 1:
            here: i64 = bit_index(wizard)
            shift: i64 = 16 if code else 0
            cells: i64 = EDGE[here] & sleeping & ~rival
            while cells:
                low: i64 = cells & -cells
                step: i64 = code | (FLIP | bit_index(low) << 4) << shift
                self.visit(active | low, sleeping ^ low, theirs, wizard, rival, gap, levels, hand, gain, left ^ 1, step)
                cells ^= low
            cells = KING[here] & FULL & ~rival & ~(1 << gap)
            while cells:
                low = cells & -cells
                step = code | (STEP | here << 4 | bit_index(low) << 12) << shift
                self.visit(active, sleeping, theirs, low, rival, gap, levels, hand, gain, left ^ 1, step)
                cells ^= low
        if left & 2:
            self.act_on_arena(active, sleeping, theirs, wizard, rival, gap, levels, hand, gain, left, code)

    def act_on_arena(
        self,
        active: i64,
        sleeping: i64,
        theirs: i64,
        wizard: i64,
        rival: i64,
        gap: i64,
        levels: i64,
        hand: i64,
        gain: i64,
        left: i64,
        code: i64,
    ) -> None:
        shift: i64 = 16 if code else 0
        cell: i64 = 0
        while cell < 16:
            tile: i64 = 1 << cell
            if cell != gap and not tile & (wizard | rival):
                swap: i64 = tile | 1 << gap
                a: i64 = active ^ swap if active & tile else active
                s: i64 = sleeping ^ swap if sleeping & tile else sleeping
                t: i64 = theirs ^ swap if theirs & tile else theirs
                direction: i64 = 0
                while direction < 4:
                    part: i64 = PART[cell << 2 | direction]
                    if part:
                        self.visit(
                            slid(a, part, direction),
                            slid(s, part, direction),
                            slid(t, part, direction),
                            slid(wizard, part, direction),
                            slid(rival, part, direction),
                            RIM[cell << 2 | direction],
                            levels,
                            hand,
                            gain,
                            left ^ 2,
                            code | (LIFT | cell << 4 | direction << 12) << shift,
                        )
                    direction += 1
            cell += 1

    def consider(
        self,
        active: i64,
        sleeping: i64,
        theirs: i64,
        wizard: i64,
        rival: i64,
        gap: i64,
        levels: i64,
        hand: i64,
        gain: i64,
        code: i64,
    ) -> None:
        """Values this moment of the turn as its end; if cards can do more from here, that is looked at later."""
        self.begin(sleeping, rival, gap)
        self.value_end(active, wizard, levels, hand, gain)
        at: i64 = bit_index(wizard) | bit_index(rival) << 4 | gap << 8 | levels << 12 | gain << 16 | hand << 24
        self.keep(self.most - self.fear(theirs, rival), active | sleeping << 16 | theirs << 32 | (at & 15) << 48, code)
        cards: i64 = self.within(active | wizard, 0, hand) & self.open[levels] if hand else 0
        if cards:
            self.later = append(self.later, active | sleeping << 16 | theirs << 32)
            self.later_at = append(self.later_at, at)
            self.later_code = append(self.later_code, code)
            self.roofs = append(self.roofs, self.most + self.promise(cards) - self.fear(theirs, rival))

    def begin(self, sleeping: i64, rival: i64, gap: i64) -> None:
        self.most = -1000.0
        self.sleeping = sleeping
        self.gap = gap
        self.rival = rival

    def fear(self, theirs: i64, rival: i64) -> float:
        """What the end leaves to the rival."""
        if self.position.terms.solo or self.weight <= 0.0:
            return 0.0
        return self.weight * self.outlook(self.position.shown, theirs, rival)

    def promise(self, cards: i64) -> float:
        """Hardly more than this can follow if only these cards can still be taken; one card at least is spent."""
        total: float = self.weight * (1.0 - WORTH[CARD])
        level: i64 = 0
        while level < 4:
            if cards & self.of_level[level]:
                total += float(level + 1) + (self.weight * WORTH[CARD + level] if level < 3 else 0.0)
            level += 1
        return total

    def within(self, lit: i64, summoned: i64, hand: i64) -> i64:
        """The cards that the spells of a hand might complete."""
        flights: i64 = (hand >> 8 & 255) + (hand >> 16)
        held: i64 = flights + (hand & 255)
        adds: i64 = min(held, 2 - popcount(summoned) + (1 if flights else 0))
        return self.fits[lit] if adds == 0 else self.tables[adds][lit]

    def cast_later(self) -> None:
        """Casts from the moments put off, the most promising first, until none can be better than what is kept."""
        n: i64 = len(self.later)
        while self.casts < MOST_CASTS:
            best: i64 = -1
            i: i64 = 0
            while i < n:
                if best < 0 or self.roofs[i] > self.roofs[best]:
                    best = i
                i += 1
            if best < 0 or self.roofs[best] <= self.bar():
                return
            self.roofs[best] = -2000.0
            self.cast_from(self.later[best], self.later_at[best], self.later_code[best])

    def cast_from(self, tiles: i64, at: i64, code: i64) -> None:
        theirs: i64 = tiles >> 32
        rival: i64 = 1 << (at >> 4 & 15)
        self.begin(tiles >> 16 & FULL, rival, at >> 8 & 15)
        self.seen = set()
        self.finish(tiles & FULL, 1 << (at & 15), 0, at >> 12 & 15, at >> 24, at >> 16 & 255)
        self.keep(self.most - self.fear(theirs, rival), tiles | (at & 15) << 48, code)

    def bar(self) -> float:
        """What an end must be better than."""
        n: i64 = len(self.scores)
        return self.scores[n - 1] if n == KEPT else -1000.0

    def finish(self, active: i64, wizard: i64, summoned: i64, levels: i64, hand: i64, gain: i64) -> None:
        """Takes what can be taken, values that as an end, and casts on."""
        lit: i64 = active | wizard | summoned
        got: i64 = self.fits[lit] & self.open[levels]
        level: i64 = 0
        while got and level < 4:
            if got & self.of_level[level]:
                levels |= 1 << level
                gain += level + 1
                if level < 3:
                    hand += 1 << (level << 3)
            level += 1
        key: int = int(bit_index(wizard) | summoned << 4 | levels << 20 | hand << 24)
        if key in self.seen or self.casts >= MOST_CASTS:
            return
        self.seen.add(key)
        self.casts += 1
        self.value_end(active, wizard, levels, hand, gain)
        cards: i64 = self.within(lit, summoned, hand) & self.open[levels] if hand else 0
        if not cards:
            return
        summons: i64 = min((hand & 255) + (hand >> 8 & 255) + (hand >> 16), 2 - popcount(summoned))
        free: i64 = FULL & ~(1 << self.gap | wizard | self.rival | summoned)
        if summons and self.near1[lit] & cards:
            self.summon_one(active, wizard, summoned, levels, hand, gain, free & ~lit)
        elif summons > 1 and self.near2[lit] & cards:
            self.summon_two(active, wizard, levels, hand, gain, free & ~lit)
        if hand >> 8:
            self.fly(active, wizard, summoned, levels, hand, gain, free)

    def summon_one(
        self, active: i64, wizard: i64, summoned: i64, levels: i64, hand: i64, gain: i64, cells: i64
    ) -> None:
        lit: i64 = active | wizard | summoned
        cards: i64 = self.open[levels]
        begun: i64 = len(self.line)
        while cells:
            low: i64 = cells & -cells
            if self.fits[lit | low] & cards:
                rest: i64 = self.pay(hand, 0)
                self.line = append(self.line, SUMMON | bit_index(low) << 4)
                self.finish(active, wizard, summoned | low, levels, rest, gain)
                self.line = self.line[:begun]
            cells ^= low

    def summon_two(self, active: i64, wizard: i64, levels: i64, hand: i64, gain: i64, cells: i64) -> None:
        lit: i64 = active | wizard
        cards: i64 = self.open[levels]
        begun: i64 = len(self.line)
        while cells:
            low: i64 = cells & -cells
            cells ^= low
            others: i64 = cells if self.near1[lit | low] & cards else 0
            while others:
                other: i64 = others & -others
                others ^= other
                if self.fits[lit | low | other] & cards:
                    rest: i64 = self.pay(hand, 0)
                    self.line = append(self.line, SUMMON | bit_index(low) << 4)
                    rest = self.pay(rest, 0)
                    self.line = append(self.line, SUMMON | bit_index(other) << 4)
                    self.finish(active, wizard, low | other, levels, rest, gain)
                    self.line = self.line[:begun]

    def fly(self, active: i64, wizard: i64, summoned: i64, levels: i64, hand: i64, gain: i64, cells: i64) -> None:
        cards: i64 = self.open[levels]
        begun: i64 = len(self.line)
        cells &= ~active
        while cells:
            low: i64 = cells & -cells
            cells ^= low
            lit: i64 = active | low | summoned
            rest: i64 = hand - (1 << 8 if hand >> 8 & 255 else 1 << 16)
            held: i64 = (rest & 255) + (rest >> 8 & 255) + (rest >> 16)
            adds: i64 = min(held, 2 - popcount(summoned))
            reach: i64 = self.fits[lit] if adds == 0 else self.near1[lit] if adds == 1 else self.near2[lit]
            if reach & cards:
                rest = self.pay(hand, 1)
                self.line = append(self.line, FLY | bit_index(wizard) << 4 | bit_index(low) << 12)
                self.finish(active, low, summoned, levels, rest, gain)
                self.line = self.line[:begun]

    def pay(self, hand: i64, level: i64) -> i64:
        """Casts the spell of this level with the lowest card that can; returns the hand without it."""
        at: i64 = level
        while not hand >> (at << 3) & 255:
            at += 1
        self.line = append(self.line, CAST | (at + 1) << 4 | (level + 1) << 12)
        return hand - (1 << (at << 3))

    def value_end(self, active: i64, wizard: i64, levels: i64, hand: i64, gain: i64) -> None:
        score: float = float(gain)
        if self.weight > 0.0:
            beside: i64 = popcount(EDGE[bit_index(wizard)] & self.sleeping & ~self.rival)
            later: float = worth_of_hand(hand) + WORTH[TO_FLIP] * float(min(beside, 2))
            score += self.weight * (later + self.outlook(self.open[levels], active, wizard))
        if score > self.most:
            self.most = score
            self.best_line = self.line[:]

    def outlook(self, cards: i64, active: i64, wizard: i64) -> float:
        """What active tiles and the shapes they nearly make promise."""
        lit: i64 = active | wizard
        total: float = WORTH[TILE] * float(popcount(active))
        if active & wizard:
            total += WORTH[AT_HOME]
        level: i64 = 0
        while level < 4:
            shown: i64 = cards & self.of_level[level]
            if self.fits[lit] & shown:
                total += WORTH[THERE + level]
            elif self.near1[lit] & shown:
                total += WORTH[ONE_OFF + level]
            elif self.near2[lit] & shown:
                total += WORTH[TWO_OFF + level]
            level += 1
        return total

    def keep(self, score: float, mark: i64, code: i64) -> None:
        """Enters an end among the best ones, which stand in falling order; of alike ends the better stays."""
        n: i64 = len(self.scores)
        if n == KEPT and score <= self.scores[n - 1]:
            return
        i: i64 = 0
        while i < n:
            if self.marks[i] == mark:
                if self.scores[i] >= score:
                    return
                break
            i += 1
        if i == n and n < KEPT:
            self.scores = append(self.scores, 0.0)
            self.marks = append(self.marks, 0)
            self.codes = append(self.codes, 0)
        elif i == n:
            i = n - 1
        while i > 0 and self.scores[i - 1] < score:
            self.scores[i] = self.scores[i - 1]
            self.marks[i] = self.marks[i - 1]
            self.codes[i] = self.codes[i - 1]
            i -= 1
        self.scores[i] = score
        self.marks[i] = mark
        self.codes[i] = code

    def moves(self, code: i64) -> list[int]:
        """The moves of a candidate, with its runes and spells, up to the end of the turn."""
        probe = self.position.copy()
        found: list[int] = []
        take_all(probe, found)
        while code:
            move: i64 = code & 0xFFFF
            code >>= 16
            probe.play(move)
            found.append(move)
            take_all(probe, found)
        self.casts = 0
        self.seen = set()
        mine: i64 = probe.own(self.me)
        self.begin(mine & ~probe.active, probe.wizards(1 - self.me), probe.gap)
        self.finish(mine & probe.active, probe.wizards(self.me), 0, probe.levels, hand_of(probe, self.me), 0)
        for move in self.best_line:
            probe.play(move)
            found.append(move)
            if probe.stage == TURN:
                take_all(probe, found)
        found.append(END)
        return found


def take_all(position: Spell, found: list[int]) -> None:
    """Takes every rune that can be taken, and notes that."""
    cards: i64 = position.claimable()
    while cards:
        move: i64 = CLAIM | bit_index(cards & -cards) << 4
        position.play(move)
        found.append(move)
        cards = position.claimable()
