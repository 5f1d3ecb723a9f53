"""What must hold in every position, each fact once: no card is made or lost, no limit exceeded, somebody is asked."""

from collections.abc import Iterator

from sortilege.games.madness import codes as c
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.concerned import ASKED
from sortilege.games.madness.frames import CardEffect
from sortilege.games.madness.rules import Madness
from sortilege.kernel.bits import each
from sortilege.kernel.position import OVER


def invariants(p: Madness) -> Iterator[str]:
    """What is wrong with this position."""
    zones = [
        [[int(p.count(seat, zone, kind)) for kind in range(c.KINDS)] for zone in range(c.ZONES)]
        for seat in range(p.seats)
    ]
    yield from _conserved(p, zones)
    yield from _curses(p)
    for seat, own in enumerate(zones):
        yield from _seat(p, seat, own)
    worth = [sum(of_all) for of_all in zip(*(_worth(own[c.SUPPORT]) for own in zones), strict=True)]
    if worth != [p.pool(e) for e in range(4)]:
        yield f"the supports are worth {worth}"
    yield from _numbers(p)
    yield from _question(p)
    yield from _under_way(p)


def _numbers(p: Madness) -> Iterator[str]:
    """The round, the track and what is forbidden."""
    most = {"round": c.ROUNDS, "marker": c.LAST_SPACE, "active": p.seats - 1, "phase": c.RECOVER}
    most |= {"forbidden": 15, "reveal_level": 4, "madness": p.cards.box}
    for name, high in most.items():
        if not 0 <= getattr(p, name) <= high:
            yield f"{name} is {getattr(p, name)}, expected 0 to {high}"
    if not NONE <= p.reveal < 4:
        yield f"there is no library pile {p.reveal}"


def _question(p: Madness) -> Iterator[str]:
    """Who is asked what."""
    asked = c.MENU <= p.question <= c.ORDER if p.seat >= 0 else c.C_CARD <= p.question <= c.C_PILE
    if p.question == c.WHICH_MAGE and 0 <= p.seat < p.seats:
        if p.phase != c.MAGICIANS or p.whose != p.seat or p.mage(p.seat) != NONE or p.depth or p.payment.open:
            yield "nobody chooses a magician now"
        return
    if p.seat == OVER:
        asked = p.question == c.NOTHING and c.WON <= p.result <= c.ALL_OUT
    elif p.result:
        asked = False
    if not asked or not OVER <= p.seat < p.seats or (p.seat >= 0 and not p.alive(p.seat)):
        yield "nobody could be asked this"
    elif p.seat != OVER and p.question not in (c.C_SPELL, c.C_PAGE, c.C_PILE):
        many = 5 if p.question in (c.C_CURSE, c.TOKEN_ELEMENT) else p.seats
        if not 0 <= p.whose < many:
            yield f"{p.whose} is no player, pile or slot to ask about"


def _under_way(p: Madness) -> Iterator[str]:
    """Effects and the payment."""
    for effect in p.effects[: p.depth]:
        yield from _effect(p, effect)
    if p.payment.open and not (0 <= p.payment.actor < p.seats and p.alive(p.payment.actor)):
        yield "nobody pays"


def _effect(p: Madness, effect: CardEffect) -> Iterator[str]:
    """An effect being carried out."""
    last = {"spell": p.cards.spells - 1, "other": p.seats - 1, "chosen": p.seats - 1, "destroyed": c.MAD, "gained": 3}
    last |= {"curse": c.SLOTS - 1, "at": c.MULTI}
    most = {"repeats": 60, "turn": p.seats, "default": p.seats - 1, "served": p.seats}
    fine = all(NONE <= getattr(effect, name) <= high for name, high in last.items())
    fine &= all(0 <= getattr(effect, name) <= high for name, high in most.items())
    if not effect.grants:
        fine &= ASKED <= effect.left <= c.ALL
        fine &= 0 <= effect.start <= effect.step < effect.end <= len(p.cards.steps)
    if not fine or not 0 <= effect.actor < p.seats or not p.alive(effect.actor):
        yield "no running effect looks like this"


def _worth(zone: list[int]) -> list[int]:
    """What the cards of a zone are worth of each element."""
    return [zone[first] + 2 * zone[first + 1] + 3 * zone[first + 2] for first in range(0, c.MAD, 3)]


def top_cards(p: Madness, seat: int) -> list[int]:
    """The known cards on a draw pile, the next one first."""
    word = int(p.known_top(seat))
    cards = []
    while word:
        cards.append((word & 15) - 1)
        word >>= 4
    return cards


def _conserved(p: Madness, zones: list[list[list[int]]]) -> Iterator[str]:
    """Cards of each kind, wherever they are."""
    held = [sum(of_all) for of_all in zip(*(zone for own in zones for zone in own), strict=True)]
    for seat in range(p.seats):
        for kind in top_cards(p, seat):
            held[kind] += 1
    mages = [p.mage(seat) for seat in range(p.seats) if p.mage(seat) != NONE]
    for kind in range(c.KINDS):
        left = p.madness if kind == c.MAD else p.supply(kind)
        whole = p.cards.box if kind == c.MAD else p.cards.supply[kind]
        if c.VALUE[kind] == 1:
            left, whole = 0, sum(p.cards.decks[mage * c.MAD + kind] for mage in mages)
        if p.boxed(kind) < 0 or (kind < c.MAD and p.supply(kind) < 0):
            yield f"fewer than no cards of kind {kind} are left"
        if held[kind] + left + p.boxed(kind) != whole:
            yield f"{held[kind] + left + p.boxed(kind)} cards of kind {kind}, there are {whole}"


def _curses(p: Madness) -> Iterator[str]:
    track = [int(p.curse(slot)) for slot in each(p.cursed())]
    under = [int(p.under_curse(pile, i)) for pile in range(5) for i in range(p.under(pile))]
    if sorted(track + under + each(p.curses)) != list(range(p.cards.curses)):
        yield "a curse is lost or there twice"
    for e in range(4):
        burdens = [p.burden(slot, e) for slot in range(c.SLOTS)]
        bare = any(burdens[slot] for slot in range(c.SLOTS) if p.curse(slot) == NONE)
        if p.tokens(e) + sum(burdens) != p.cards.tokens or bare:
            yield f"tokens of {c.ELEMENTS[e]} are lost, made, or lie on no curse"


def _seat(p: Madness, seat: int, zones: list[list[int]]) -> Iterator[str]:
    """The cards and spells of a player."""
    for zone, held in enumerate(zones):
        if min(held) < 0 or sum(held) != p.size(seat, zone):
            yield f"player {seat + 1}: zone {zone} holds {held}, counted {p.size(seat, zone)}"
    worth = _worth(zones[c.HAND])
    if worth != [p.in_hand(seat, e) for e in range(4)]:
        yield f"player {seat + 1}: the hand is worth {worth}"
    spells, mage = int(p.spells(seat)), p.mage(seat)
    if p.spent(seat) & ~spells:
        yield f"player {seat + 1}: exhausted spells that they do not have"
    if mage == NONE:
        return
    if spells.bit_count() > p.cards.spell_limit[mage]:
        yield f"player {seat + 1}: more spells than the limit"
    if p.size(seat, c.SUPPORT) > p.limit(seat):
        yield f"player {seat + 1}: more cards in support than the limit"
    if not p.alive(seat) and (spells or p.deck_size(seat) or any(p.size(seat, zone) for zone in range(c.ZONES))):
        yield f"player {seat + 1} is out and still has cards"
