"""What a move does to gems, told point by point: for the log, the motions, and the preview of a spell."""

from dataclasses import dataclass

from sortilege.games.grimoire import board as codes
from sortilege.games.grimoire.language.board import Board, Gem
from sortilege.games.grimoire.language.evaluate import Outcome, evaluate
from sortilege.games.grimoire.language.points import seen_by_opponent
from sortilege.games.grimoire.language.tree import Spell
from sortilege.games.grimoire.notation import ELEMENTS, entry_of, gem_at
from sortilege.games.grimoire.state import State


@dataclass(frozen=True)
class Effect:
    """Points are 0 to 23, as seat 0 counts from 1. `moves` leaves out gems that keep their point or are taken."""

    moves: tuple[tuple[int, int], ...] = ()
    taken: tuple[int, ...] = ()  # the points where they stood


def effect(position: State, move: int) -> Effect:
    """What a legal move does to the gems on the board."""
    if move >= codes.MOVE:
        start, end = move - codes.MOVE >> 5, move & 31
        return Effect(((start, end),), (end,) if gem_at(position, end) else ())
    if move == codes.ACCEPT:
        return shown(position)
    if codes.CAST <= move < codes.DISPUTE:
        tree = entry_of(position, move).tree
        if tree is not None:
            return _told(outcome(position, tree), int(position.master))
    return Effect()


def shown(position: State) -> Effect:
    """What has been shown so far of an unverified spell."""
    moves = tuple((p, int(position.shown[p])) for p in range(24) if position.moved >> p & 1)
    taken = tuple(p for p in range(24) if position.landed & ~position.moved & (position.own | position.opp) & 1 << p)
    return Effect(moves, taken)


def outcome(position: State, tree: Spell) -> Outcome:
    """What a spell does, cast by the master whose turn it is."""
    return evaluate(tree, seen(position, int(position.master)))


def seen(position: State, caster: int) -> Board:
    """The board as a caster sees it."""
    row: list[Gem | None] = [None] * 24
    for point in range(24):
        gem = gem_at(position, point)
        if gem is not None:
            row[_number(point, caster) - 1] = Gem("me" if gem[0] == caster else "opp", ELEMENTS[gem[1]])
    return tuple(row)


def _number(point: int, caster: int) -> int:
    return seen_by_opponent(point + 1) if caster else point + 1


def _told(result: Outcome, caster: int) -> Effect:
    gone = {_number(point - 1, caster) - 1 for point, _ in result.taken}
    moves = [(_number(a - 1, caster) - 1, _number(b - 1, caster) - 1) for a, b in result.moves]
    return Effect(tuple(sorted((a, b) for a, b in moves if a != b and a not in gone)), tuple(sorted(gone)))
