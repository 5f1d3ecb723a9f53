"""The solo opponent: black, second, scripted. Where several tiles are as good, the player chooses."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.spell.board import EDGE, KING, MIDDLE, around
from sortilege.games.spell.state import State
from sortilege.games.spell.turn import FLIP, LIFT, NO_SLIDE, STEP, claim, one_each, pairs
from sortilege.kernel.bits import bit_index


def fill_script_wizard(state: State, out: vec[i64]) -> i64:
    """It flips an own inactive free tile beside it; if there is none it steps; if it cannot, 0."""
    start: i64 = bit_index(state.wizards1)
    flips: i64 = EDGE[start] & state.own1 & ~state.active & state.free()
    if flips:
        return one_each(out, 0, FLIP, flips)
    return pairs(out, 0, STEP, start, _steps(state, start))


def _steps(state: State, start: i64) -> i64:
    """The free neighbours one step nearer to a nearest free violet tile, to an inactive one if any is as near."""
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


def fill_script_lift(state: State, out: vec[i64]) -> i64:
    """The middle tiles of the first kind of which one is free: the player's before its own, what matters most first."""
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
    n: i64 = 0
    while tiles:
        low: i64 = tiles & -tiles
        out[n] = LIFT | bit_index(low) << 4 | NO_SLIDE << 12
        n += 1
        tiles ^= low
    return n


def script_levels(number: i64, hard: bool) -> i64:
    """The levels (bits 0-3) whose cards it takes in the round of this number."""
    if number < 3:
        return 0
    if hard:
        return 0b0111
    if number == 3:
        return 0b0011
    return 0b0111 if number < 6 else 0b1111


def script_takes(state: State) -> None:
    """The card on the pile of each level that is due, else the one beside it."""
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
