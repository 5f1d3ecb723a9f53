"""Whole turns of SPELL, found fast: one wizard action and one arena action in either order, then what cards can cast.

The solver finds the most points; this search also weighs what comes after them. It goes through the ends that a turn
without amulets can have, but for summons before an action and spells that push the rival, and keeps the most promising.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sortilege.games.spell import moves as mv
from sortilege.games.spell.board import EDGE, FULL, KING, PART
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.solver import prospects as pr
from sortilege.games.spell.solver.moment import TurnMoment
from sortilege.games.spell.state import TURN, open_cards
from sortilege.kernel.bits import bit_index, popcount

KEPT: Final = 24  # candidates for a turn
MOST_CASTS: Final = 4000  # spells tried in one search
NOTHING: Final = -1000.0  # less than any end is worth


def fresh(position: SpellPosition) -> bool:
    """Tells whether a turn begins here that this search understands."""
    used: bool = (
        position.wizard_actions != 1 or position.arena_actions != 1 or position.levels | position.elementals != 0
    )
    return position.stage == TURN and not used and position.amulet0 < 0 and not position.terms.original


class TurnSearch:
    """The ends of a turn. A candidate is kept as the code of the actions that lead to it."""

    def __init__(self, position: SpellPosition) -> None:
        self.position: SpellPosition = position
        deck = position.deck
        self.fits: vec[i64] = deck.fits
        tables = pr.near(deck)
        self.near1: vec[i64] = tables[1]
        self.near2: vec[i64] = tables[2]
        self.near3: vec[i64] = tables[3]
        self.of_level: vec[i64] = deck.of_level
        self.open: vec[i64] = vec[i64]([open_cards(position, levels) for levels in range(16)])  # by levels activated
        last: bool = position.turn + 2 >= 2 * position.terms.rounds
        self.weight: float = 0.0 if last else 1.0  # of what comes after this turn
        self.scores: vec[float] = vec[float]()  # of the candidates, in falling order
        self.codes: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()
        self.stack: list[TurnMoment] = [TurnMoment(), TurnMoment(), TurnMoment()]  # the moment at each depth
        self.later: vec[i64] = vec[i64]()  # the codes of moments to cast from,
        self.roofs: vec[float] = vec[float]()  # and hardly more than this can come of each
        self.casts: i64 = 0
        self.seen: set[int] = set()  # what was cast already from one moment
        self.most: float = NOTHING  # the best score so far from this moment
        self.best_line: vec[i64] = vec[i64]()  # and its spells
        self.line: vec[i64] = vec[i64]([0] * 200)  # the spells being tried,
        self.length: i64 = 0  # so many moves
        self.stack[0].read(position)
        self.visit(self.stack[0], 0, 3, 0)
        self.cast_later()

    # the two actions

    def visit(self, now: TurnMoment, depth: i64, left: i64, code: i64) -> None:
        """Looks at the moment that lies at this depth as the end of the turn, then acts on.

        left: bit 0 is the wizard action, bit 1 the arena action; code: the actions done so far, 16 bits each.
        """
        self.take(now)
        self.consider(now, code)
        if left & 1:
            self.act_with_wizard(now, depth + 1, left ^ 1, code)
        if left & 2:
            self.act_on_arena(now, depth + 1, left ^ 2, code)

    def take(self, now: TurnMoment) -> None:
        """Takes every rune that can be taken."""
        got: i64 = self.fits[now.lit()] & self.open[now.levels]
        level: i64 = 0
        while got and level < 4:
            if got & self.of_level[level]:
                now.levels |= 1 << level
                now.gain += level + 1
                if level < 3:
                    now.hand += 1 << (level << 3)
            level += 1

    def act_with_wizard(self, now: TurnMoment, depth: i64, left: i64, code: i64) -> None:
        """Visits what follows each flip and each step."""
        after = self.stack[depth]
        shift: i64 = 16 if code else 0
        here: i64 = bit_index(now.wizard)
        cells: i64 = EDGE[here] & now.sleeping & ~now.rival
        while cells:
            low: i64 = cells & -cells
            after.assign(now)
            after.active |= low
            after.sleeping ^= low
            self.visit(after, depth, left, code | (mv.FLIP | bit_index(low) << 4) << shift)
            cells ^= low
        cells = KING[here] & FULL & ~now.rival & ~(1 << now.gap)
        while cells:
            low = cells & -cells
            after.assign(now)
            after.wizard = low
            self.visit(after, depth, left, code | (mv.STEP | here << 4 | bit_index(low) << 12) << shift)
            cells ^= low

    def act_on_arena(self, now: TurnMoment, depth: i64, left: i64, code: i64) -> None:
        """Visits what follows each tile lifted and each direction of the slide."""
        after = self.stack[depth]
        shift: i64 = 16 if code else 0
        cells: i64 = FULL & ~(1 << now.gap | now.wizard | now.rival)
        while cells:
            cell: i64 = bit_index(cells & -cells)
            cells &= cells - 1
            direction: i64 = 0
            while direction < 4:
                if PART[cell << 2 | direction]:
                    after.assign(now)
                    after.lift(cell, direction)
                    self.visit(after, depth, left, code | (mv.LIFT | cell << 4 | direction << 12) << shift)
                direction += 1

    def consider(self, now: TurnMoment, code: i64) -> None:
        """Values this moment as the end of the turn; if cards can do more from here, that is looked at later."""
        score: float = self.worth_of_end(now)
        cards: i64 = self.within(now)
        roof: float = score + self.promise(cards) if cards else score
        if roof <= self.bar():
            return
        fear: float = self.fear(now)
        self.keep(score - fear, now.mark(), code)
        if cards:
            self.later = append(self.later, code)
            self.roofs = append(self.roofs, roof - fear)

    # what an end is worth

    def worth_of_end(self, now: TurnMoment) -> float:
        """The points of this turn, and what the moment promises as its end."""
        score: float = float(now.gain)
        if self.weight > 0.0:
            beside: i64 = popcount(EDGE[bit_index(now.wizard)] & now.sleeping & ~now.rival)
            later: float = pr.worth_of_hand(now.hand) + pr.WORTH[pr.TO_FLIP] * float(min(beside, 2))
            score += self.weight * (later + self.outlook(self.open[now.levels], now.active, now.wizard))
        return score

    def fear(self, now: TurnMoment) -> float:
        """What the end leaves to the rival."""
        if self.position.terms.solo or self.weight <= 0.0:
            return 0.0
        return self.weight * self.outlook(self.position.shown, now.theirs, now.rival)

    def outlook(self, cards: i64, active: i64, wizard: i64) -> float:
        """What active tiles and the shapes they nearly make promise."""
        lit: i64 = active | wizard
        total: float = pr.WORTH[pr.TILE] * float(popcount(active))
        if active & wizard:
            total += pr.WORTH[pr.AT_HOME]
        there: i64 = self.fits[lit] & cards
        one_off: i64 = self.near1[lit] & cards
        two_off: i64 = self.near2[lit] & cards
        level: i64 = 0
        while level < 4:
            of_level: i64 = self.of_level[level]
            if there & of_level:
                total += pr.WORTH[pr.THERE + level]
            elif one_off & of_level:
                total += pr.WORTH[pr.ONE_OFF + level]
            elif two_off & of_level:
                total += pr.WORTH[pr.TWO_OFF + level]
            level += 1
        return total

    def promise(self, cards: i64) -> float:
        """Hardly more than this can follow if only these cards can still be taken; one card at least is spent."""
        total: float = self.weight * (1.0 - pr.WORTH[pr.CARD])
        level: i64 = 0
        while level < 4:
            if cards & self.of_level[level]:
                total += float(level + 1) + (self.weight * pr.WORTH[pr.CARD + level] if level < 3 else 0.0)
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

    def bar(self) -> float:
        """What an end must be better than."""
        n: i64 = len(self.scores)
        return self.scores[n - 1] if n == KEPT else NOTHING

    # spells

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
            self.roofs[best] = 2 * NOTHING
            now = self.stack[0]
            self.replay(now, self.later[best])
            fear: float = self.fear(now)
            mark: i64 = now.mark()
            self.cast_on()
            self.keep(self.most - fear, mark, self.later[best])

    def replay(self, now: TurnMoment, code: i64) -> None:
        """Goes again through the actions of a code."""
        now.read(self.position)
        self.take(now)
        while code:
            now.act(code & 0xFFFF)
            self.take(now)
            code >>= 16

    def cast_on(self) -> None:
        """Finds the best end that spells can lead to from the moment at the bottom of the stack."""
        self.most = NOTHING
        self.seen = set()
        self.finish(0)

    def finish(self, depth: i64) -> None:
        """Takes what can be taken, values that as an end, and casts on."""
        now = self.stack[depth]
        self.take(now)
        key: int = int(bit_index(now.wizard) | now.summoned << 4 | now.levels << 20 | now.hand << 24)
        if key in self.seen or self.casts >= MOST_CASTS:
            return
        self.seen.add(key)
        self.casts += 1
        score: float = self.worth_of_end(now)
        if score > self.most:
            self.most = score
            self.best_line = self.line[: self.length]
        cards: i64 = self.within(now)
        if cards:
            self.cast_for(now, depth + 1, cards)

    def cast_for(self, now: TurnMoment, depth: i64, cards: i64) -> None:
        """Casts the spells that may lead to one of these cards."""
        while len(self.stack) < depth + 2:
            self.stack.append(TurnMoment())
        lit: i64 = now.lit()
        summons: i64 = min(now.cards_held(), 2 - popcount(now.summoned))
        free: i64 = FULL & ~(1 << now.gap | now.wizard | now.rival | now.summoned)
        if summons and self.near1[lit] & cards:
            self.summon_one(now, depth, free & ~lit)
        elif summons > 1 and self.near2[lit] & cards:
            self.summon_two(now, depth, free & ~lit)
        if now.hand >> 8:
            self.fly(now, depth, free)

    def within(self, now: TurnMoment) -> i64:
        """The cards that the spells of a hand might complete and that may still be taken."""
        if not now.hand:
            return 0
        flights: i64 = 1 if now.hand >> 8 else 0
        adds: i64 = min(now.cards_held(), 2 - popcount(now.summoned) + flights)
        return self.near(now.lit(), adds) & self.open[now.levels]

    def near(self, lit: i64, adds: i64) -> i64:
        """The cards that these cells contain with so many more, three at most."""
        if adds == 0:
            return self.fits[lit]
        return self.near1[lit] if adds == 1 else self.near2[lit] if adds == 2 else self.near3[lit]

    def summon_one(self, now: TurnMoment, depth: i64, cells: i64) -> None:
        """Summons where one more cell completes a shape."""
        after = self.stack[depth]
        lit: i64 = now.lit()
        cards: i64 = self.open[now.levels]
        begun: i64 = self.length
        while cells:
            low: i64 = cells & -cells
            if self.fits[lit | low] & cards:
                after.assign(now)
                self.summon(after, low)
                self.finish(depth)
                self.length = begun
            cells ^= low

    def summon_two(self, now: TurnMoment, depth: i64, cells: i64) -> None:
        """Summons where two more cells complete a shape."""
        after = self.stack[depth]
        begun: i64 = self.length
        while cells:
            low: i64 = cells & -cells
            cells ^= low
            if self.near1[now.lit() | low] & self.open[now.levels]:
                after.assign(now)
                self.summon(after, low)
                self.summon_one(after, depth + 1, cells)
                self.length = begun

    def summon(self, now: TurnMoment, cell: i64) -> None:
        self.pay(now, 0)
        self.note(mv.SUMMON | bit_index(cell) << 4)
        now.summoned |= cell

    def fly(self, now: TurnMoment, depth: i64, cells: i64) -> None:
        """Flies where summons may then complete a shape."""
        after = self.stack[depth]
        cards: i64 = self.open[now.levels]
        begun: i64 = self.length
        adds: i64 = min(now.cards_held() - 1, 2 - popcount(now.summoned))
        cells &= ~now.active
        while cells:
            low: i64 = cells & -cells
            cells ^= low
            if self.near(now.active | low | now.summoned, adds) & cards:
                after.assign(now)
                self.pay(after, 1)
                self.note(mv.FLY | bit_index(now.wizard) << 4 | bit_index(low) << 12)
                after.wizard = low
                self.finish(depth)
                self.length = begun

    def pay(self, now: TurnMoment, level: i64) -> None:
        """Casts the spell of this level with the lowest card that can."""
        at: i64 = level
        while not now.hand >> (at << 3) & 255:
            at += 1
        self.note(mv.CAST | (at + 1) << 4 | (level + 1) << 12)
        now.hand -= 1 << (at << 3)

    def note(self, move: i64) -> None:
        self.line[self.length] = move
        self.length += 1

    # the moves of a candidate

    def moves(self, code: i64) -> list[int]:
        """The moves of a candidate, with its runes and spells, up to the end of the turn."""
        probe = self.position.copy()
        line: list[int] = []
        take_all(probe, line)
        while code:
            play(probe, code & 0xFFFF, line)
            code >>= 16
        self.casts = 0
        self.stack[0].read(probe)
        self.cast_on()
        for move in self.best_line:
            play(probe, move, line)
        line.append(mv.END)
        return line


def play(position: SpellPosition, move: i64, line: list[int]) -> None:
    """Plays and notes a move, then takes every rune that can be taken."""
    position.play(move)
    line.append(move)
    if position.stage == TURN:
        take_all(position, line)


def take_all(position: SpellPosition, line: list[int]) -> None:
    """Takes every rune that can be taken, and notes that."""
    cards: i64 = position.claimable()
    while cards:
        move: i64 = mv.move(mv.CLAIM, bit_index(cards & -cards))
        position.play(move)
        line.append(move)
        cards = position.claimable()
