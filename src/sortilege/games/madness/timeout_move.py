"""The answer that is given for a player who runs out of time: decline what may be declined, else the least valuable."""

from sortilege.games.madness import codes as c
from sortilege.games.madness import moves as mv
from sortilege.games.madness.notation import picked
from sortilege.games.madness.picks import nth_spell
from sortilege.games.madness.rules import Madness


def timeout_move(p: Madness) -> int:
    """The first of the least valuable legal answers."""
    moves = p.moves()
    if p.question in (c.MENU, c.FREE_SPELL):
        return mv.END if mv.END in moves else moves[0]
    if p.question in (c.CARDS, c.HEALS, c.OWN_SPELLS, c.ANY_SPELLS):
        return min(moves, key=lambda move: _loss(p, move))
    if p.question == c.WHICH_SEAT:
        return min(moves, key=lambda move: (mv.number_of(move) - p.whose) % p.seats or p.seats)
    return moves[0]


def _loss(p: Madness, move: int) -> list[tuple[int, int]]:
    """What a pick costs: nothing is least, then Madness, then low values, then exhausted spells and low levels."""
    return sorted((_rank(p, place) for place in picked(move)), reverse=True)


def _rank(p: Madness, place: int) -> tuple[int, int]:
    if p.question == c.CARDS:
        kind = place % c.KINDS
        return (0, 0) if kind == c.MAD else (1, c.VALUE[kind])
    if p.question == c.HEALS:
        return 0, place
    group = p.question == c.ANY_SPELLS
    seat, spell = (place // 8, nth_spell(p, place)) if group else (p.whose, place)
    return int(not p.spent(seat) >> spell & 1), p.cards.level[spell]
