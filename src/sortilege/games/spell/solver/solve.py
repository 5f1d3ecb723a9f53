"""The best that a turn can bring: exact, by searching all ways to play it that can matter.

What need not be searched, and why the answer is still exact:

* A rune that can be taken is taken at once: that costs nothing, and its card may help. Which of two cards of a level
  is taken does not matter.
* A spell is paid with the lowest card that can cast it.
* A plain summon, and the special tile, only add an active cell. Both wait until they complete a shape, together with
  all other cells that it still lacks: before that they could only be in the way.
* An arena action moves active tiles and never makes one; each card and each wizard action makes at most one, and the
  pawns are few. So the cells that a shape lacks bound what can still be reached; once the arena has been moved, place
  by place.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.spell import moves as mv
from sortilege.games.spell import state as st
from sortilege.games.spell.board import FULL
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.turn import castable, fill_arena_action, fill_targets, fill_wizard_action
from sortilege.kernel.bits import bit_index, popcount

EVERYTHING: Final = 1 << 40  # a number of nodes that no turn needs


class Solution:
    """The most points that the rest of a turn can bring, moves that reach it, and whether the search was complete."""

    def __init__(self, points: i64, moves: list[int], exact: bool, nodes: i64) -> None:
        self.points: i64 = points
        self.moves: list[int] = moves
        self.exact: bool = exact
        self.nodes: i64 = nodes


def solve(position: SpellPosition, most_nodes: i64 = EVERYTHING) -> Solution:
    """Searches the turn that is under way from this position on."""
    if not position.in_turn():
        return Solution(0, [], True, 0)
    solver = _Solver(position, most_nodes)
    solver.visit(0, 0)
    exact: bool = solver.nodes < most_nodes
    line = [int(move) for move in solver.best_line]
    return Solution(solver.best, _without_detours(position, line, solver.best), exact, solver.nodes)


class _Solver:
    """A depth-first search; `stack` holds the position at each depth, `line` the moves that led there."""

    def __init__(self, position: SpellPosition, most_nodes: i64) -> None:
        self.stack: list[SpellPosition] = [position.copy()]
        self.buffers: list[vec[i64]] = []
        self.seen: set[int] = set()
        self.lacks: vec[i64] = vec[i64]([0] * 4)  # by level, while a ceiling is computed
        self.line: vec[i64] = vec[i64]([0] * 200)
        self.length: i64 = 0
        self.best: i64 = 0
        self.best_line: vec[i64] = vec[i64]()
        self.nodes: i64 = 0
        self.most_nodes: i64 = most_nodes

    def play(self, position: SpellPosition, move: i64) -> None:
        """Plays a move and writes it down."""
        position.play(move)
        self.line[self.length] = move
        self.length += 1

    def visit(self, depth: i64, gained: i64) -> None:
        """Searches on from stack[depth], which may be changed; gained are the points so far."""
        self.nodes += 1
        position = self.stack[depth]
        begun: i64 = self.length
        if position.stage == st.TURN:
            gained += self.take_all(position)
            if gained > self.best:
                self.best = gained
                self.best_line = self.line[: self.length]
            if gained + self.ceiling(position) > self.best and self.nodes < self.most_nodes:
                key: int = position.key()
                if key not in self.seen:
                    self.seen.add(key)
                    self.expand(depth, gained)
        else:
            self.try_all(depth, gained, fill_targets(position, self.buffer(depth)))
        self.length = begun

    def ceiling(self, position: SpellPosition) -> i64:
        """No turn brings more than this from here on: shapes lack cells, each card and action adds one at most."""
        adds: i64 = position.wizard_actions + popcount(position.hand(position.mover()))
        cards: i64 = st.open_cards(position, position.levels)
        lit: i64 = position.lit()
        lasting: i64 = _lasting(position)
        spare: i64 = _spare(position)
        lacks = self.lacks
        level: i64 = 0
        while level < 4:
            of_level: i64 = cards & position.deck.of_level[level]
            lacks[level] = _lacks(position, of_level, lit)
            if lacks[level] < 99 and _lacks(position, of_level, lasting) > spare:
                lacks[level] = 99
            level += 1
        points: i64 = 0
        level = 0
        while level < 4:
            if lacks[level] <= adds:
                lacks[level] = 99
                points += level + 1
                adds += 1 if level < 3 else 0
                level = 0
            else:
                level += 1
        return points

    def take_all(self, position: SpellPosition) -> i64:
        """Takes every rune that can be taken; returns the points."""
        points: i64 = 0
        cards: i64 = position.claimable()
        while cards:
            card: i64 = bit_index(cards & -cards)
            points += position.deck.level[card] + 1
            self.play(position, mv.move(mv.CLAIM, card))
            cards = position.claimable()
        return points

    def buffer(self, depth: i64) -> vec[i64]:
        while len(self.buffers) <= depth:
            self.buffers.append(vec[i64]([0] * 256))
        return self.buffers[depth]

    def child(self, depth: i64) -> SpellPosition:
        """The position one deeper, as a copy of this one."""
        if len(self.stack) == depth + 1:
            self.stack.append(self.stack[depth].copy())
        else:
            self.stack[depth + 1].assign(self.stack[depth])
        return self.stack[depth + 1]

    def try_all(self, depth: i64, gained: i64, n: i64) -> None:
        """Tries the n moves in the buffer of this depth."""
        moves = self.buffer(depth)
        i: i64 = 0
        while i < n:
            self.play(self.child(depth), moves[i])
            self.visit(depth + 1, gained)
            self.length -= 1
            i += 1

    def expand(self, depth: i64, gained: i64) -> None:
        position = self.stack[depth]
        self.complete_shapes(depth, gained)
        if position.wizard_actions:
            self.try_all(depth, gained, fill_wizard_action(position, self.buffer(depth), 0))
        if position.arena_actions:
            self.try_all(depth, gained, fill_arena_action(position, self.buffer(depth), 0))
        amulet: i64 = position.amulet(position.mover())
        if amulet in (st.DOPPELGANGER, st.TRIELEMENTARIS):
            self.cast(depth, gained, 1)
        self.cast(depth, gained, 2)
        self.cast(depth, gained, 3)

    def cast(self, depth: i64, gained: i64, spell: i64) -> None:
        """Casts a spell that moves a wizard, at every target."""
        position = self.stack[depth]
        card: i64 = lowest_card(position, spell)
        if card == 0 or not castable(position, spell):
            return
        after = self.child(depth)
        self.play(after, mv.move(mv.CAST, card, spell))
        moves = self.buffer(depth)
        n: i64 = fill_targets(after, moves)
        i: i64 = 0
        while i < n:
            if mv.kind_of(moves[i]) != mv.SUMMON or mv.b_of(moves[i]):
                if i:
                    after = self.child(depth)
                    after.play(mv.move(mv.CAST, card, spell))
                self.play(after, moves[i])
                self.visit(depth + 1, gained)
                self.length -= 1
            i += 1
        self.length -= 1

    def complete_shapes(self, depth: i64, gained: i64) -> None:
        """For each open shape that summons and the special tile can complete at once: does so."""
        position = self.stack[depth]
        amulet: i64 = position.amulet(position.mover())
        summons: i64 = min(position.reserve(), popcount(position.hand(position.mover())))
        deck = position.deck
        cards: i64 = st.open_cards(position, position.levels)
        while cards and summons > 0:
            card: i64 = bit_index(cards & -cards)
            cards &= cards - 1
            i: i64 = deck.shapes_at[card]
            while i < deck.shapes_at[card + 1]:
                self.complete(depth, gained, deck.shapes[i], -1, summons)
                i += 1
        if amulet == st.EXTRALIMITAE:
            self.complete_outside(depth, gained, summons)

    def complete_outside(self, depth: i64, gained: i64, summons: i64) -> None:
        """Does so for the shapes that reach over the special tile, where it lies or may still be laid."""
        position = self.stack[depth]
        deck = position.deck
        cards: i64 = st.open_cards(position, position.levels)
        outside: i64 = 0
        while outside < 16:
            if position.special < 0 or outside == position.special:
                i: i64 = deck.outer_at[outside]
                while i < deck.outer_at[outside + 1]:
                    if cards >> (deck.outer[i] >> 16) & 1:
                        self.complete(depth, gained, deck.outer[i] & FULL, outside, summons)
                    i += 1
            outside += 1

    def complete(self, depth: i64, gained: i64, shape: i64, outside: i64, summons: i64) -> None:
        """Lays the special tile outside (-1: nowhere) and summons on the cells that the shape lacks, if that can be."""
        position = self.stack[depth]
        lacking: i64 = shape & ~position.lit()
        if lacking & ~position.free() or popcount(lacking) > summons:
            return
        after = self.child(depth)
        begun: i64 = self.length
        if outside >= 0 and position.special < 0:
            self.play(after, mv.move(mv.SPECIAL, outside))
        while lacking:
            self.play(after, mv.move(mv.CAST, lowest_card(after, 1), 1))
            self.play(after, mv.move(mv.SUMMON, bit_index(lacking & -lacking)))
            lacking &= lacking - 1
        self.visit(depth + 1, gained)
        self.length = begun


def lowest_card(position: SpellPosition, spell: i64) -> i64:
    """The lowest level of a card in hand that casts this spell, 0 if there is none."""
    hand: i64 = position.hand(position.mover())
    level: i64 = spell
    while level < 4:
        if hand & position.deck.of_level[level - 1]:
            return level
        level += 1
    return 0


def _lasting(position: SpellPosition) -> i64:
    """The cells that stay active wherever the wizards go: own active tiles and elementals."""
    return position.own(position.mover()) & position.active | position.elementals


def _spare(position: SpellPosition) -> i64:
    """How many cells can be active beyond the lasting ones: wizards, elementals to come, tiles to be turned over."""
    me: i64 = position.mover()
    spare: i64 = popcount(position.wizards(me)) + position.reserve() + position.wizard_actions
    if position.amulet(me) == st.DOPPELGANGER:
        spare += popcount(position.hand(me)) + 3
    return spare


def _lacks(position: SpellPosition, cards: i64, there: i64) -> i64:
    """The fewest cells that one of these cards lacks; while tiles can still move, only their number counts."""
    least: i64 = 99
    starts, shapes = position.deck.shapes_at, position.deck.shapes
    gap: i64 = 1 << position.gap
    special: bool = position.amulet(position.mover()) == st.EXTRALIMITAE
    while cards:
        card: i64 = bit_index(cards & -cards)
        cards &= cards - 1
        i: i64 = starts[card]
        if position.arena_actions or special:
            least = min(least, popcount(shapes[i]) - popcount(there) - (1 if special else 0))
            continue
        end: i64 = starts[card + 1]
        while i < end:
            if not shapes[i] & gap:
                least = min(least, popcount(shapes[i] & ~there))
            i += 1
    return least


def _without_detours(position: SpellPosition, moves: list[int], points: i64) -> list[int]:
    """The line without the moves that it does not need."""
    i = 0
    while i < len(moves):
        size = 2 if mv.kind_of(moves[i]) == mv.CAST else 1
        shorter = moves[:i] + moves[i + size :]
        if _brings(position, shorter) == points:
            moves = shorter
        else:
            i += size
    return moves


def _brings(position: SpellPosition, moves: list[int]) -> i64:
    """The points that these moves bring, -1 if one of them is not allowed."""
    probe = position.copy()
    before: i64 = probe.points(probe.mover())
    for move in moves:
        if move not in probe.moves():
            return -1
        probe.play(move)
    return probe.points(probe.mover()) - before
