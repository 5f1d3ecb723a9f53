"""The answer that is given for a player who runs out of time: decline what may be declined, else the least valuable."""

from sortilege.games.madness import board as b
from sortilege.games.madness import notation as n
from sortilege.games.madness.picks import nth_spell
from sortilege.games.madness.rules import Madness


def answer(p: Madness) -> int:
    """The first of the least valuable legal answers."""
    moves = p.moves()
    ask = p.s[b.ASK]
    if ask in (b.MENU, b.FREE_SPELL):
        return b.END_MOVE if b.END_MOVE in moves else moves[0]
    if ask in (b.CARDS, b.HEALS, b.OWN_SPELLS, b.ANY_SPELLS):
        return min(moves, key=lambda move: _loss(p, n.picked(move)))
    if ask == b.WHICH_SEAT:
        return min(moves, key=lambda move: ((move >> 5) - int(p.s[b.OF])) % p.seats or p.seats)
    return moves[0]


def _loss(p: Madness, places: list[int]) -> list[tuple[int, int]]:
    """What a pick costs: nothing is least, then Madness, then low values, then exhausted spells and low levels."""
    return sorted((_rank(p, place) for place in places), reverse=True) if places else []


def _rank(p: Madness, place: int) -> tuple[int, int]:
    ask = p.s[b.ASK]
    if ask == b.CARDS:
        kind = place % b.KINDS
        return (0, 0) if kind == b.MAD else (1, int(b.VALUE[kind]))
    if ask == b.HEALS:
        return 0, place
    seat = place // 8 if ask == b.ANY_SPELLS else int(p.s[b.OF])
    spell = int(nth_spell(p, place // 8, place % 8)) if ask == b.ANY_SPELLS else place
    ready = int(not p.s[p.at(seat) + b.SPENT] >> spell & 1)
    return ready, int(p.cards.level[spell])
