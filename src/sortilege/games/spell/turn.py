"""A player's turn: which steps, flips, slides, runes and spells are allowed, and what they do (S4 to S6, S8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.spell import moves as mv
from sortilege.games.spell import state as st
from sortilege.games.spell.board import DOWN, EDGE, FULL, KING, LEFT, PART, RIGHT, RIM, UP, slid
from sortilege.games.spell.state import SpellState
from sortilege.kernel.bits import bit, bit_index

_ROOM_BELOW: Final = 0x0FFF  # new gaps with a tile below them, that can slide up; and so on
_ROOM_ABOVE: Final = 0xFFF0
_ROOM_RIGHT: Final = 0x7777
_ROOM_LEFT: Final = 0xEEEE


def fill_turn(state: SpellState, out: vec[i64]) -> i64:
    """Fills in what may be done now, all in any order, or left out by the end of the turn (S4.1)."""
    n: i64 = 0
    if state.wizard_actions:
        n = fill_wizard_action(state, out, n)
    if state.arena_actions:
        n = fill_arena_action(state, out, n)
    n = mv.one_each(out, n, mv.CLAIM, state.claimable())  # S5.4
    n = fill_casts(state, out, n)
    if state.special < 0 and state.amulet(state.mover()) == st.EXTRALIMITAE:  # S8.5
        n = mv.one_each(out, n, mv.SPECIAL, FULL)
    out[n] = mv.END
    return n + 1


def steppable(state: SpellState) -> i64:
    """Where a step may end: no gap, no wizard, no elemental either (S4.2)."""
    if state.terms.original:  # S10.3
        return state.tiles() & ~(state.wizards0 | state.wizards1)
    return state.free()


def flippable(state: SpellState) -> i64:
    """What a wizard of the seat whose turn it is may turn over: own inactive tiles beside it without pawns (S4.3)."""
    me: i64 = state.mover()
    near: i64 = 0
    wizards: i64 = state.wizards(me)
    while wizards:
        near |= EDGE[bit_index(wizards & -wizards)]
        wizards &= wizards - 1
    if state.terms.original:  # S10.1, S10.2
        return near & (state.own0 | state.own1)
    return near & state.own(me) & ~state.active & state.free()


def fill_wizard_action(state: SpellState, out: vec[i64], n: i64) -> i64:
    """Fills in steps in eight directions (S4.2) and flips, from out[n] on; returns the new n."""
    wizards: i64 = state.wizards(state.mover())
    goals: i64 = steppable(state)
    while wizards:
        start: i64 = bit_index(wizards & -wizards)
        n = mv.pairs(out, n, mv.STEP, start, KING[start] & goals)
        wizards &= wizards - 1
    return mv.one_each(out, n, mv.FLIP, flippable(state))


def fill_arena_action(state: SpellState, out: vec[i64], n: i64) -> i64:
    """Fills in each tile without pawns (S4.4), with each direction whose part holds a tile (S4.5)."""
    free: i64 = state.free()
    while free:
        low: i64 = free & -free
        move: i64 = mv.LIFT | bit_index(low) << 4
        if low & _ROOM_BELOW:
            out[n] = move | UP << 12
            n += 1
        if low & _ROOM_ABOVE:
            out[n] = move | DOWN << 12
            n += 1
        if low & _ROOM_RIGHT:
            out[n] = move | LEFT << 12
            n += 1
        if low & _ROOM_LEFT:
            out[n] = move | RIGHT << 12
            n += 1
        free ^= low
    return n


def fill_casts(state: SpellState, out: vec[i64], n: i64) -> i64:
    """Fills in each level of card in hand with each level of spell that it can cast now (S6.1)."""
    hand: i64 = state.hand(state.mover())
    if not hand:
        return n
    level: i64 = 1
    while level < 4:
        if hand & state.deck.of_level[level - 1]:
            spell: i64 = 1
            while spell <= level:
                if castable(state, spell):
                    out[n] = mv.move(mv.CAST, level, spell)
                    n += 1
                spell += 1
        level += 1
    return n


def castable(state: SpellState, spell: i64) -> bool:
    """Tells whether this spell has a target (S6.1)."""
    if spell == 2:
        return state.free() != 0
    if spell == 3:
        return _push_exists(state)
    if state.amulet(state.mover()) == st.DOPPELGANGER:  # S8.3
        return _wizard_action_exists(state)
    if state.reserve() == 0:
        return False
    return state.free() != 0  # without a free tile no rival wizard can be pushed either


def _wizard_action_exists(state: SpellState) -> bool:
    goals: i64 = steppable(state)
    wizards: i64 = state.wizards(state.mover())
    while wizards:
        if KING[bit_index(wizards & -wizards)] & goals:
            return True
        wizards &= wizards - 1
    return flippable(state) != 0


def _push_exists(state: SpellState) -> bool:
    """Tells whether a rival wizard can be moved by one step (S6.4)."""
    if state.terms.original:  # S10.5
        return state.free() != 0
    wizards: i64 = state.wizards(1 - state.mover())
    while wizards:
        if KING[bit_index(wizards & -wizards)] & state.free():
            return True
        wizards &= wizards - 1
    return False


def fill_targets(state: SpellState, out: vec[i64]) -> i64:
    """Fills in the targets of the spell that has been cast: 2 moves the own wizard (S6.3), 3 the rival's (S6.4)."""
    me: i64 = state.mover()
    if state.spell == 1:
        if state.amulet(me) == st.DOPPELGANGER:  # S8.3
            return fill_wizard_action(state, out, 0)
        return _fill_summons(state, out, me)
    near_only: bool = state.spell == 3 and not state.terms.original  # S10.5
    wizards: i64 = state.wizards(me if state.spell == 2 else 1 - me)
    n: i64 = 0
    while wizards:
        start: i64 = bit_index(wizards & -wizards)
        goals: i64 = state.free() & KING[start] if near_only else state.free()
        n = mv.pairs(out, n, mv.FLY if state.spell == 2 else mv.PUSH, start, goals)
        wizards &= wizards - 1
    return n


def _fill_summons(state: SpellState, out: vec[i64], me: i64) -> i64:
    """Fills in where an elemental may appear (S6.2)."""
    free: i64 = state.free()
    n: i64 = mv.one_each(out, 0, mv.SUMMON, free)
    if state.amulet(me) == st.TRIELEMENTARIS:  # S8.4
        wizards: i64 = state.wizards(1 - me)
        while wizards:
            start: i64 = bit_index(wizards & -wizards)
            goals: i64 = KING[start] & free
            while goals:
                low: i64 = goals & -goals
                out[n] = mv.move(mv.SUMMON, start, bit_index(low) + 1)
                n += 1
                goals ^= low
            wizards &= wizards - 1
    return n


# what the moves do


def move_wizard(state: SpellState, seat: i64, start: i64, goal: i64) -> None:
    if seat == 0:
        state.wizards0 = (state.wizards0 & ~(1 << start)) | 1 << goal
    else:
        state.wizards1 = (state.wizards1 & ~(1 << start)) | 1 << goal


def act_with_wizard(state: SpellState, kind: i64, a: i64, b: i64) -> None:
    """Takes a step or turns a tile over (S4.3, S10.1), paid by the wizard action or by a Doppelganger's spell."""
    if state.stage == st.TARGET:  # S8.3
        spell_done(state)
    else:
        state.wizard_actions -= 1
    if kind == mv.STEP:
        move_wizard(state, state.mover(), a, b)
    else:
        state.active ^= 1 << a


def lift(state: SpellState, cell: i64) -> None:
    """Puts the tile into the gap, which leaves a new gap (S4.4)."""
    tile: i64 = 1 << cell
    hole: i64 = 1 << state.gap
    if state.own0 & tile:
        state.own0 ^= tile | hole
    if state.own1 & tile:
        state.own1 ^= tile | hole
    if state.active & tile:
        state.active ^= tile | hole
    state.gap = cell


def slide(state: SpellState, direction: i64) -> None:
    """Moves the part beside the gap into it (S4.5), with the pawns that ride on it (S4.6); no special tile (S8.6)."""
    part: i64 = PART[state.gap << 2 | direction]
    state.own0 = slid(state.own0, part, direction)
    state.own1 = slid(state.own1, part, direction)
    state.active = slid(state.active, part, direction)
    state.wizards0 = slid(state.wizards0, part, direction)
    state.wizards1 = slid(state.wizards1, part, direction)
    state.elementals = slid(state.elementals, part, direction)
    state.gap = RIM[state.gap << 2 | direction]


def claim(state: SpellState, seat: i64, card: i64) -> None:
    """Moves a card from the display to the seat that won it; its slot stays empty (S7.2)."""
    level: i64 = state.deck.level[card]
    state.set_slot(level, 0 if state.slot(level, 0) == card else 1, -1)
    state.shown &= ~bit(card)
    if seat == 0:
        state.won0 |= bit(card)
    else:
        state.won1 |= bit(card)


def take(state: SpellState, card: i64) -> None:
    """Activates a rune: its card goes to the hand, one of level 4 is discarded (S5.5)."""
    me: i64 = state.mover()
    claim(state, me, card)
    level: i64 = state.deck.level[card]
    state.levels |= 1 << level  # S5.3
    if level == 3:
        return
    if me == 0:
        state.hand0 |= bit(card)
    else:
        state.hand1 |= bit(card)


def cast(state: SpellState, level: i64, spell: i64) -> None:
    """Spends the first card of this level on a spell, whose target is chosen next (S6.1)."""
    me: i64 = state.mover()
    cards: i64 = state.hand(me) & state.deck.of_level[level - 1]
    spent: i64 = cards & -cards
    if me == 0:
        state.hand0 &= ~spent
    else:
        state.hand1 &= ~spent
    state.stage = st.TARGET
    state.spell = spell


def spell_done(state: SpellState) -> None:
    state.stage = st.TURN
    state.spell = 0


def summon(state: SpellState, cell: i64, push: i64) -> None:
    """Lets an elemental appear (S6.2)."""
    spell_done(state)
    if push:  # S8.4
        move_wizard(state, 1 - state.mover(), cell, push - 1)
    state.elementals |= 1 << cell
