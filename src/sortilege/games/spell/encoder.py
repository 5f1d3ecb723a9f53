"""SPELL for players that learn: the arena, the cards and how far the turn has come, own things first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.games.spell import moves as mv
from sortilege.games.spell import state as st
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.state import SpellState
from sortilege.kernel.bits import bit
from sortilege.kernel.encoder import Encoder, Plane, put_bits, put_number, put_one
from sortilege.kernel.position import Position

FIELD: Final = 49  # while the arena is built; afterwards its 16 cells stand first
CELLS: Final = 16
CARDS: Final = 62
STAGES: Final = 12
PLANES: Final = [
    Plane("what is asked", STAGES),
    Plane("tiles: own, other's, active", 3 * FIELD),
    Plane("wizards: own, other's", 2 * FIELD),
    Plane("elementals", CELLS),
    Plane("the gap", CELLS),
    Plane("the special tile", CELLS),
    Plane("actions left: wizard, arena", 2, 2),
    Plane("levels activated in this turn", 4),
    Plane("the level of the spell cast", 5),
    Plane("amulets: own, other's, offered", 12),
    Plane("cards in the slots A and B", 2 * CARDS),
    Plane("cards still hidden", CARDS),
    Plane("cards that fit now", CARDS),
    Plane("cards won: own, other's", 2 * CARDS),
    Plane("cards in hand: own, other's", 2 * CARDS),
    Plane("points: own, other's", 2, 40),
    Plane("turns finished", 1, 12),
    Plane("one has the gem", 1),
]

# Numbers: where each kind of move begins; a pair of cells is 16 * from + to.
AMULET: Final = 0
PLACE: Final = 4  # + cell of the field
WIZARD: Final = 53
FLIP: Final = 69
SPECIAL: Final = 85
CLAIM: Final = 101  # + card
CAST: Final = 163  # + 5 * level spent + level cast
END: Final = 188
LIFT: Final = 189  # + 5 * tile + direction
SUMMON: Final = 269  # + 17 * tile + where the wizard is pushed
STEP: Final = 541
FLY: Final = 797
PUSH: Final = 1053
ACTIONS: Final = 1309


class SpellEncoder(Encoder):
    """One number a move."""

    def __init__(self) -> None:
        super().__init__(PLANES, ACTIONS)

    def observe(self, position: Position, out: vec[u8], at: i64) -> None:
        assert isinstance(position, SpellPosition)
        me: i64 = position.seat
        at = put_one(out, at, position.stage, STAGES)
        at = put_bits(out, at, position.own(me), FIELD)
        at = put_bits(out, at, position.own(1 - me), FIELD)
        at = put_bits(out, at, position.active, FIELD)
        at = put_bits(out, at, position.wizards(me), FIELD)
        at = put_bits(out, at, position.wizards(1 - me), FIELD)
        at = put_bits(out, at, position.elementals, CELLS)
        at = put_one(out, at, position.gap, CELLS)
        at = put_one(out, at, position.special, CELLS)
        at = put_number(out, at, position.wizard_actions)
        at = put_number(out, at, position.arena_actions)
        at = put_bits(out, at, position.levels, 4)
        at = put_one(out, at, position.spell if position.stage == st.TARGET else -1, 5)
        at = put_one(out, at, position.amulet(me), 4)
        at = put_one(out, at, position.amulet(1 - me), 4)
        at = put_bits(out, at, position.amulets_offered() if position.stage == st.KEEP else 0, 4)
        at = put_bits(out, at, slots(position, 0), CARDS)
        at = put_bits(out, at, slots(position, 1), CARDS)
        at = put_bits(out, at, position.hidden, CARDS)
        at = put_bits(out, at, position.claimable() if position.in_turn() else 0, CARDS)
        at = put_bits(out, at, position.won(me), CARDS)
        at = put_bits(out, at, position.won(1 - me), CARDS)
        at = put_bits(out, at, position.hand(me), CARDS)
        at = put_bits(out, at, position.hand(1 - me), CARDS)
        at = put_number(out, at, position.points(me))
        at = put_number(out, at, position.points(1 - me))
        at = put_number(out, at, position.turn)
        put_number(out, at, 1 if position.first == me else 0)

    def action(self, position: Position, move: i64, step: i64 = 0) -> i64:
        if step:
            return -1
        kind: i64 = mv.kind_of(move)
        a: i64 = mv.a_of(move)
        b: i64 = mv.b_of(move)
        if kind == mv.STEP:
            return STEP + CELLS * a + b
        if kind == mv.LIFT:
            return LIFT + 5 * a + b
        if kind == mv.FLIP:
            return FLIP + a
        if kind == mv.CLAIM:
            return CLAIM + a
        if kind == mv.CAST:
            return CAST + 5 * a + b
        if kind == mv.SUMMON:
            return SUMMON + 17 * a + b
        if kind == mv.FLY:
            return FLY + CELLS * a + b
        if kind == mv.PUSH:
            return PUSH + CELLS * a + b
        if kind == mv.END:
            return END
        return placed(kind, a)

    def move(self, position: Position, action: i64) -> i64:
        if action >= PUSH:
            return mv.move(mv.PUSH, (action - PUSH) >> 4, (action - PUSH) & 15)
        if action >= FLY:
            return mv.move(mv.FLY, (action - FLY) >> 4, (action - FLY) & 15)
        if action >= STEP:
            return mv.move(mv.STEP, (action - STEP) >> 4, (action - STEP) & 15)
        if action >= SUMMON:
            return mv.move(mv.SUMMON, (action - SUMMON) // 17, (action - SUMMON) % 17)
        if action >= LIFT:
            return mv.move(mv.LIFT, (action - LIFT) // 5, (action - LIFT) % 5)
        if action == END:
            return mv.move(mv.END, 0)
        if action >= CAST:
            return mv.move(mv.CAST, (action - CAST) // 5, (action - CAST) % 5)
        if action >= CLAIM:
            return mv.move(mv.CLAIM, action - CLAIM)
        if action >= SPECIAL:
            return mv.move(mv.SPECIAL, action - SPECIAL)
        if action >= FLIP:
            return mv.move(mv.FLIP, action - FLIP)
        if action >= WIZARD:
            return mv.move(mv.WIZARD, action - WIZARD)
        return mv.move(mv.PLACE, action - PLACE) if action >= PLACE else mv.move(mv.AMULET, action)


def placed(kind: i64, a: i64) -> i64:
    """The number of what is done in the set-up, or with a special tile."""
    if kind == mv.PLACE:
        return PLACE + a
    if kind == mv.WIZARD:
        return WIZARD + a
    return SPECIAL + a if kind == mv.SPECIAL else AMULET + a


def slots(position: SpellState, beside: i64) -> i64:
    """The cards in slot A (0) or B (1) of the four levels."""
    cards: i64 = 0
    level: i64 = 0
    while level < 4:
        card: i64 = position.slot(level, beside)
        if card >= 0:
            cards |= bit(card)
        level += 1
    return cards
