"""The solo opponent: black, second, scripted (S9). Where several tiles are as good, the player chooses."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.spell import moves as mv
from sortilege.games.spell.board import EDGE, KING, MIDDLE, around
from sortilege.games.spell.state import SpellState
from sortilege.games.spell.turn import claim
from sortilege.kernel.bits import bit_index


def fill_script_wizard(state: SpellState, out: vec[i64]) -> i64:
    """Fills in flips of own inactive free tiles beside it; if there are none, steps; if it cannot, nothing (S9.2)."""
    start: i64 = bit_index(state.wizards1)
    flips: i64 = EDGE[start] & state.own1 & ~state.active & state.free()
    if flips:
        return mv.one_each(out, 0, mv.FLIP, flips)
    return mv.pairs(out, 0, mv.STEP, start, _steps(state, start))


def _steps(state: SpellState, start: i64) -> i64:
    """The free neighbours one step nearer to a nearest free violet tile, an inactive one if any is as near (S9.2)."""
    passable: i64 = state.free()
    goals: i64 = passable & state.own0
    ring: i64 = 1 << start
    seen: i64 = ring
    far: i64 = 0
    while ring and not ring & goals:
        ring = around(ring) & passable & ~seen
        seen |= ring
        far += 1
    goals &= ring
    if goals & ~state.active:
        goals &= ~state.active
    while far > 1:
        goals = (goals | around(goals)) & passable
        far -= 1
    return KING[start] & goals


def fill_script_lift(state: SpellState, out: vec[i64]) -> i64:
    """Fills in the free middle tiles of the first kind there is: the player's before its own, active first (S9.3)."""
    middle: i64 = MIDDLE & state.free()
    tiles: i64 = middle & state.own0 & state.active
    if not tiles:
        tiles = middle & state.own0
    if not tiles:
        tiles = middle & state.neutral()
    if not tiles:
        tiles = middle & state.own1 & ~state.active
    if not tiles:
        tiles = middle
    return mv.one_each(out, 0, mv.move(mv.LIFT, 0, mv.NO_SLIDE), tiles)


def script_levels(number: i64, hard: bool) -> i64:
    """The levels (bits 0-3) whose cards it takes in the round of this number (S9.5)."""
    if number < 3:
        return 0
    if hard:
        return 0b0111
    if number == 3:
        return 0b0011
    return 0b0111 if number < 6 else 0b1111


def script_takes(state: SpellState) -> None:
    """Takes the card in slot A of each level that is due, else the one in slot B (S9.5)."""
    due: i64 = script_levels(state.round(), state.terms.hard)
    level: i64 = 0
    while level < 4:
        if due >> level & 1:
            card: i64 = state.slot(level, 0)
            if card < 0:
                card = state.slot(level, 1)
            if card >= 0:
                claim(state, 1, card)
        level += 1
