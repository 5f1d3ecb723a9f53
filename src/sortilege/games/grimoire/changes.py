"""What a move does to gems, told point by point: for the log, the motions, and the preview of a spell."""

from dataclasses import dataclass
from functools import lru_cache

from sortilege.games.grimoire import moves as mv
from sortilege.games.grimoire.language.gems import Board, Gem
from sortilege.games.grimoire.language.meaning.evaluate import Outcome, evaluate
from sortilege.games.grimoire.language.points import seen_by_opponent
from sortilege.games.grimoire.language.tree import ELEMENTS
from sortilege.games.grimoire.notation import entry_of
from sortilege.games.grimoire.spellbooks import NamedSpell
from sortilege.games.grimoire.state import GrimoireState
from sortilege.kernel.bits import each


@dataclass(frozen=True)
class Effect:
    """Points are 0 to 23, as seat 0 counts from 1. `moves` leaves out gems that keep their point or are taken."""

    moves: tuple[tuple[int, int], ...] = ()
    taken: tuple[int, ...] = ()  # the points where they stood


def effect(position: GrimoireState, move: int) -> Effect:
    """What a legal move does to the gems on the board."""
    if move >= mv.MOVE:
        start, end = int(mv.start_of(move)), int(mv.end_of(move))
        return Effect(((start, end),), (end,) if position.gem_at(end) else ())
    if move == mv.ACCEPT:
        return shown(position)
    if not mv.is_cast(move) or position.books.letter:  # by the letter it comes to pass once it is accepted
        return Effect()
    return cast_effect(position, entry_of(position, move))


def cast_effect(position: GrimoireState, entry: NamedSpell) -> Effect:
    """What a spell does, cast by the master whose turn it is; nothing is known of an unverified one."""
    if entry.tree is None:
        return Effect()
    return _cast_effect(entry, int(position.master), seen(position, int(position.master)))


@lru_cache(4096)
def _cast_effect(entry: NamedSpell, caster: int, board: Board) -> Effect:
    """Remembers: drawing, panels and question all ask, for each viewer in turn."""
    assert entry.tree is not None
    return effect_of(evaluate(entry.tree, board), caster)


def shown(position: GrimoireState) -> Effect:
    """What has been shown so far of an unverified spell, or what a proved one would do that is judged."""
    if mv.is_cast(position.spell) and (entry := entry_of(position, int(position.spell))).tree is not None:
        return cast_effect(position, entry)
    moves = tuple((point, int(position.shown[point])) for point in each(int(position.moved & ~position.fallen)))
    standing = position.landed & ~position.moved & (position.own | position.opp)
    return Effect(moves, tuple(each(int(standing | position.fallen))))


def seen(position: GrimoireState, caster: int) -> Board:
    """The board as a caster sees it."""
    own, opp = int(position.gems_of(caster)), int(position.gems_of(1 - caster))
    return _seen(own, opp, int(position.lo), int(position.hi), caster)


@lru_cache(256)
def _seen(own: int, opp: int, lo: int, hi: int, caster: int) -> Board:
    row: list[Gem | None] = [None] * 24
    for point in each(own | opp):
        element = ELEMENTS[lo >> point & 1 | (hi >> point & 1) << 1]
        row[number(point, caster) - 1] = Gem("me" if own >> point & 1 else "opp", element)
    return tuple(row)


def number(point: int, caster: int) -> int:
    """The number that a master gives to a point (0 to 23)."""
    return seen_by_opponent(point + 1) if caster else point + 1


def effect_of(result: Outcome, caster: int) -> Effect:
    """What a cast does, from its caster's points to those of seat 0."""
    gone = {number(point - 1, caster) - 1 for point, _ in result.taken}
    moves = [(number(a - 1, caster) - 1, number(b - 1, caster) - 1) for a, b in result.moves]
    return Effect(tuple(sorted((a, b) for a, b in moves if a != b and a not in gone)), tuple(sorted(gone)))
