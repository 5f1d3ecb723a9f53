"""A player's turn: which steps, flips, slides, runes and spells are allowed, and what they do.

A move is packed as kind | a << 4 | b << 12; what a and b are is said beside each kind.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.spell.board import EDGE, FULL, KING, PART, RIM, slid
from sortilege.games.spell.state import DOPPELGANGER, EXTRALIMITAE, TARGET, TRIELEMENTARIS, TURN, State
from sortilege.kernel.bits import bit, bit_index

GEM: Final = 0  # a = the seat that begins
AMULET: Final = 1  # a = the amulet dealt or kept
CARD: Final = 2  # a = the card turned up
PLACE: Final = 3  # a = a cell of the field
WIZARD: Final = 4  # a = the cell of a wizard placed in the set-up
STEP: Final = 5  # a = from, b = to
FLIP: Final = 6  # a = the tile turned over
LIFT: Final = 7  # a = the tile lifted, b = the direction of the slide, or NO_SLIDE
CLAIM: Final = 8  # a = the card taken
CAST: Final = 9  # a = the level of the card spent, b = the level of the spell (both from 1)
SUMMON: Final = 10  # a = the tile, b = where the rival wizard on it is pushed, + 1
FLY: Final = 11  # a = from, b = to
PUSH: Final = 12  # a = from, b = to
SPECIAL: Final = 13  # a = the outside cell
SLIDE: Final = 14  # a = the direction the gem shows
END: Final = 15

NO_SLIDE: Final = 4
_ROOM_BELOW: Final = 0x0FFF  # new gaps with a tile below them, that can slide up; and so on
_ROOM_ABOVE: Final = 0xFFF0
_ROOM_RIGHT: Final = 0x7777
_ROOM_LEFT: Final = 0xEEEE


def one_each(out: vec[i64], n: i64, kind: i64, cells: i64) -> i64:
    """Writes one move of this kind for each bit of cells, from out[n] on; returns the new n."""
    while cells:
        low: i64 = cells & -cells
        out[n] = kind | bit_index(low) << 4
        n += 1
        cells ^= low
    return n


def pairs(out: vec[i64], n: i64, kind: i64, start: i64, cells: i64) -> i64:
    """Writes one move from this start to each of the cells."""
    while cells:
        low: i64 = cells & -cells
        out[n] = kind | start << 4 | bit_index(low) << 12
        n += 1
        cells ^= low
    return n


def fill_turn(state: State, out: vec[i64]) -> i64:
    n: i64 = 0
    if state.wizard_actions:
        n = fill_wizard_action(state, out, n)
    if state.arena_actions:
        n = fill_arena_action(state, out, n)
    n = one_each(out, n, CLAIM, state.claimable())
    n = fill_casts(state, out, n)
    if state.special < 0 and state.amulet(state.mover()) == EXTRALIMITAE:
        n = one_each(out, n, SPECIAL, FULL)
    out[n] = END
    return n + 1


def steppable(state: State) -> i64:
    """Where a step may end: no gap, no wizard, in the French edition no elemental either."""
    if state.terms.original:
        return state.tiles() & ~(state.wizards0 | state.wizards1)
    return state.free()


def flippable(state: State) -> i64:
    """What a wizard of the seat whose turn it is may turn over."""
    me: i64 = state.mover()
    near: i64 = 0
    wizards: i64 = state.wizards(me)
    while wizards:
        near |= EDGE[bit_index(wizards & -wizards)]
        wizards &= wizards - 1
    if state.terms.original:
        return near & (state.own0 | state.own1)
    return near & state.own(me) & ~state.active & state.free()


def fill_wizard_action(state: State, out: vec[i64], n: i64) -> i64:
    wizards: i64 = state.wizards(state.mover())
    goals: i64 = steppable(state)
    while wizards:
        start: i64 = bit_index(wizards & -wizards)
        n = pairs(out, n, STEP, start, KING[start] & goals)
        wizards &= wizards - 1
    return one_each(out, n, FLIP, flippable(state))


def fill_arena_action(state: State, out: vec[i64], n: i64) -> i64:
    """Each tile without pawns, with each direction whose part holds a tile."""
    free: i64 = state.free()
    while free:
        low: i64 = free & -free
        move: i64 = LIFT | bit_index(low) << 4
        if low & _ROOM_BELOW:
            out[n] = move
            n += 1
        if low & _ROOM_ABOVE:
            out[n] = move | 1 << 12
            n += 1
        if low & _ROOM_RIGHT:
            out[n] = move | 2 << 12
            n += 1
        if low & _ROOM_LEFT:
            out[n] = move | 3 << 12
            n += 1
        free ^= low
    return n


def fill_casts(state: State, out: vec[i64], n: i64) -> i64:
    """Each level of card in hand with each level of spell that it can cast now."""
    hand: i64 = state.hand(state.mover())
    if not hand:
        return n
    level: i64 = 1
    while level < 4:
        if hand & state.deck.of_level[level - 1]:
            spell: i64 = 1
            while spell <= level:
                if castable(state, spell):
                    out[n] = CAST | level << 4 | spell << 12
                    n += 1
                spell += 1
        level += 1
    return n


def castable(state: State, spell: i64) -> bool:
    """Whether this spell has a target."""
    if spell == 2:
        return state.free() != 0
    if spell == 3:
        return _push_exists(state)
    me: i64 = state.mover()
    if state.amulet(me) == DOPPELGANGER:
        return wizard_action_exists(state)
    if state.reserve() == 0:
        return False
    return state.free() != 0  # without a free tile no rival wizard can be pushed either


def wizard_action_exists(state: State) -> bool:
    goals: i64 = steppable(state)
    wizards: i64 = state.wizards(state.mover())
    while wizards:
        if KING[bit_index(wizards & -wizards)] & goals:
            return True
        wizards &= wizards - 1
    return flippable(state) != 0


def _push_exists(state: State) -> bool:
    if state.terms.original:
        return state.free() != 0
    wizards: i64 = state.wizards(1 - state.mover())
    while wizards:
        if KING[bit_index(wizards & -wizards)] & state.free():
            return True
        wizards &= wizards - 1
    return False


def fill_targets(state: State, out: vec[i64]) -> i64:
    """The targets of the spell that has been cast."""
    me: i64 = state.mover()
    if state.spell == 1:
        if state.amulet(me) == DOPPELGANGER:
            return fill_wizard_action(state, out, 0)
        return _fill_summons(state, out, me)
    near_only: bool = state.spell == 3 and not state.terms.original
    wizards: i64 = state.wizards(me if state.spell == 2 else 1 - me)
    n: i64 = 0
    while wizards:
        start: i64 = bit_index(wizards & -wizards)
        goals: i64 = state.free() & KING[start] if near_only else state.free()
        n = pairs(out, n, FLY if state.spell == 2 else PUSH, start, goals)
        wizards &= wizards - 1
    return n


def _fill_summons(state: State, out: vec[i64], me: i64) -> i64:
    free: i64 = state.free()
    n: i64 = one_each(out, 0, SUMMON, free)
    if state.amulet(me) == TRIELEMENTARIS:
        wizards: i64 = state.wizards(1 - me)
        while wizards:
            start: i64 = bit_index(wizards & -wizards)
            goals: i64 = KING[start] & free
            while goals:
                low: i64 = goals & -goals
                out[n] = SUMMON | start << 4 | (bit_index(low) + 1) << 12
                n += 1
                goals ^= low
            wizards &= wizards - 1
    return n


# what the moves do


def move_wizard(state: State, seat: i64, start: i64, goal: i64) -> None:
    if seat == 0:
        state.wizards0 = (state.wizards0 & ~(1 << start)) | 1 << goal
    else:
        state.wizards1 = (state.wizards1 & ~(1 << start)) | 1 << goal


def act_with_wizard(state: State, kind: i64, a: i64, b: i64) -> None:
    """A step or a flip, paid by the wizard action or by a Doppelganger's spell."""
    if state.stage == TARGET:
        spell_done(state)
    else:
        state.wizard_actions -= 1
    if kind == STEP:
        move_wizard(state, state.mover(), a, b)
    else:
        state.active ^= 1 << a


def lift(state: State, cell: i64) -> None:
    """The tile goes into the gap and leaves a new gap."""
    tile: i64 = 1 << cell
    hole: i64 = 1 << state.gap
    if state.own0 & tile:
        state.own0 ^= tile | hole
    if state.own1 & tile:
        state.own1 ^= tile | hole
    if state.active & tile:
        state.active ^= tile | hole
    state.gap = cell


def slide(state: State, direction: i64) -> None:
    """The part beside the gap moves into it, with everything that stands on it."""
    part: i64 = PART[state.gap << 2 | direction]
    state.own0 = slid(state.own0, part, direction)
    state.own1 = slid(state.own1, part, direction)
    state.active = slid(state.active, part, direction)
    state.wizards0 = slid(state.wizards0, part, direction)
    state.wizards1 = slid(state.wizards1, part, direction)
    state.elementals = slid(state.elementals, part, direction)
    state.gap = RIM[state.gap << 2 | direction]


def claim(state: State, seat: i64, card: i64) -> None:
    """The card leaves the display for the seat that won it; its slot stays empty."""
    level: i64 = state.deck.level[card]
    state.set_slot(level, 0 if state.slot(level, 0) == card else 1, -1)
    state.shown &= ~bit(card)
    if seat == 0:
        state.won0 |= bit(card)
    else:
        state.won1 |= bit(card)


def take(state: State, card: i64) -> None:
    """A player activates a rune; a card of level 4 casts nothing."""
    me: i64 = state.mover()
    claim(state, me, card)
    level: i64 = state.deck.level[card]
    state.levels |= 1 << level
    if level == 3:
        return
    if me == 0:
        state.hand0 |= bit(card)
    else:
        state.hand1 |= bit(card)


def cast(state: State, level: i64, spell: i64) -> None:
    """The lowest card of this level is spent."""
    me: i64 = state.mover()
    cards: i64 = state.hand(me) & state.deck.of_level[level - 1]
    spent: i64 = cards & -cards
    if me == 0:
        state.hand0 &= ~spent
    else:
        state.hand1 &= ~spent
    state.stage = TARGET
    state.spell = spell


def spell_done(state: State) -> None:
    state.stage = TURN
    state.spell = 0


def summon(state: State, cell: i64, push: i64) -> None:
    spell_done(state)
    if push:
        move_wizard(state, 1 - state.mover(), cell, push - 1)
    state.elementals |= 1 << cell
