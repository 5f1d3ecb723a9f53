"""What must hold in every position: no card is made or lost, no limit is exceeded, the sums are right."""

from collections.abc import Iterator

from sortilege.games.madness import board as b
from sortilege.games.madness.rules import Madness


def invariants(p: Madness) -> Iterator[str]:
    """What is wrong with this position."""
    zones = [_zones(p, seat) for seat in range(p.seats)]
    yield from _conserved(p, zones)
    yield from _curses(p)
    for seat, own in enumerate(zones):
        yield from _seat(p, seat, own)
    worth = [sum(of_all) for of_all in zip(*(_worth(own[b.SUPPORT]) for own in zones), strict=True)]
    if worth != list(p.s[b.POOL : b.POOL + 4]):
        yield f"the supports are worth {worth}"
    if p.s[b.MADNESS] < 0 or p.s[b.DEPTH] < 0 or not 0 <= p.s[b.MARKER] <= 5 or not 0 <= p.s[b.ROUND] <= 6:
        yield "a number of the table is out of its range"


def _zones(p: Madness, seat: int) -> list[list[int]]:
    """How many cards of each kind lie in each of a player's zones."""
    here = p.at(seat)
    return [list(p.s[at : at + b.KINDS]) for at in range(here, here + 5 * b.KINDS, b.KINDS)]


def _worth(zone: list[int]) -> list[int]:
    """What the cards of a zone are worth of each element."""
    return [zone[first] + 2 * zone[first + 1] + 3 * zone[first + 2] for first in range(0, b.MAD, 3)]


def top_cards(p: Madness, seat: int) -> list[int]:
    """The known cards on a draw pile, the next one first."""
    word = int(p.s[p.at(seat) + b.TOP])
    cards = []
    while word:
        cards.append((word & 15) - 1)
        word >>= 4
    return cards


def _conserved(p: Madness, zones: list[list[list[int]]]) -> Iterator[str]:
    held = [sum(of_all) for of_all in zip(*(zone for own in zones for zone in own), strict=True)]
    for seat in range(p.seats):
        for kind in top_cards(p, seat):
            held[kind] += 1
    mages = [p.mage(seat) for seat in range(p.seats) if p.s[p.at(seat) + b.MAGE]]
    for kind in range(b.KINDS):
        held[kind] += p.s[b.BOX + kind]
        if kind == b.MAD:
            held[kind] += p.s[b.MADNESS]
            whole = p.cards.box
        elif kind % 3:
            held[kind] += p.s[b.SUPPLY + kind]
            whole = p.cards.supply[kind]
        else:
            whole = sum(p.cards.decks[mage * b.MAD + kind] for mage in mages)
        if p.s[b.BOX + kind] < 0 or (kind < b.MAD and p.s[b.SUPPLY + kind] < 0):
            yield f"fewer than no cards of kind {kind} are left"
        if held[kind] != whole:
            yield f"{held[kind]} cards of kind {kind}, there are {whole}"


def _curses(p: Madness) -> Iterator[str]:
    track = [int(p.s[b.SLOT + slot]) - 1 for slot in range(b.SLOTS) if p.s[b.SLOT + slot]]
    under = [int(p.s[b.UNDER + p.cards.first[pile] + i]) for pile in range(5) for i in range(p.s[b.UNDER_N + pile])]
    hidden = [curse for curse in range(p.cards.curses) if p.s[b.CURSES] >> curse & 1]
    if sorted(track + under + hidden) != list(range(p.cards.curses)):
        yield "a curse is lost or there twice"
    for e in range(4):
        on = [p.s[b.ON + slot * 4 + e] for slot in range(b.SLOTS)]
        if p.s[b.TOKENS + e] + sum(on) != p.cards.tokens or any(on[i] and not p.s[b.SLOT + i] for i in range(b.SLOTS)):
            yield f"tokens of {b.ELEMENTS[e]} are lost, made, or lie on no curse"


def _seat(p: Madness, seat: int, zones: list[list[int]]) -> Iterator[str]:
    here = p.at(seat)
    for zone, held in enumerate(zones):
        if min(held) < 0 or sum(held) != p.size(seat, zone):
            yield f"player {seat + 1}: zone {zone} holds {held}, counted {p.size(seat, zone)}"
    worth = _worth(zones[b.HAND])
    if worth != list(p.s[here + b.WORTH : here + b.WORTH + 4]):
        yield f"player {seat + 1}: the hand is worth {worth}"
    spells, spent, mage = int(p.s[here + b.SPELLS]), int(p.s[here + b.SPENT]), p.s[here + b.MAGE]
    if spent & ~spells:
        yield f"player {seat + 1}: exhausted spells that they do not have"
    if mage and spells.bit_count() > p.cards.spell_limit[mage - 1]:
        yield f"player {seat + 1}: more spells than the limit"
    if mage and p.size(seat, b.SUPPORT) > p.cards.support_limit[mage - 1]:
        yield f"player {seat + 1}: more cards in support than the limit"
    if mage and not p.s[here + b.ALIVE] and (spells or p.deck_size(seat) or any(p.size(seat, z) for z in range(5))):
        yield f"player {seat + 1} is out and still has cards"
