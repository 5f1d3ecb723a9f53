"""The steps about a player's own cards and spells, one function each.

A step runs for one player at a time (B5.1) and returns DONE, or WAIT while somebody is asked. `left` of its effect is
ASKED once its choice has been asked, so that it is done when it runs again.
"""

from mypy_extensions import i64

from sortilege.games.madness import codes as c
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.concerned import ASKED, DONE, WAIT, amount, choose_seat
from sortilege.games.madness.frames import UNTOUCHED, CardEffect
from sortilege.games.madness.picks import ask_cards, upgradable
from sortilege.games.madness.possible import madness_about, room, supply_bits, turnable
from sortilege.games.madness.state import MadnessState
from sortilege.games.madness.step import CardStep
from sortilege.games.madness.zones import NO_CARD, UNKNOWN
from sortilege.kernel.bits import popcount


def asked(effect: CardEffect) -> i64:
    """The step's choice is asked now and done once it is answered."""
    effect.left = ASKED
    return WAIT


def take_cards(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64, zone: i64) -> i64:
    """Draws cards into the hand, or discards them from the draw pile, one by one."""
    if effect.left < 0:
        effect.left = amount(effect, step)
    while effect.left > 0:
        kind: i64 = p.next_card(seat)
        if kind == NO_CARD:
            return WAIT
        if kind == UNKNOWN:
            p.chance(c.C_CARD, seat, fate=zone)
            return WAIT
        p.take_next(seat, kind)
        p.change(seat, zone, kind, 1)
        effect.left -= 1
    return DONE


def drop(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    """Discards cards from the hand: chosen, at random, or down to a number."""
    if effect.left == ASKED:
        return DONE
    if effect.left < 0:
        effect.left = p.size(seat, c.HAND) - step.n if step.has(c.DOWN_TO) else step.n
        if effect.left <= 0:
            return DONE
    if step.has(c.AT_RANDOM):
        return drop_at_random(p, effect, seat)
    n: i64 = effect.left
    return asked(effect) if ask_cards(p, seat, n, n, 1 << c.HAND, step.wanted, c.TO_DISCARD) else DONE


def drop_at_random(p: MadnessState, effect: CardEffect, seat: i64) -> i64:
    """Discards one card after the other by chance, or at once where all are alike."""
    while effect.left > 0 and p.size(seat, c.HAND):
        kind: i64 = 0
        while p.count(seat, c.HAND, kind) == 0:
            kind += 1
        if p.count(seat, c.HAND, kind) < p.size(seat, c.HAND):
            p.chance(c.C_HAND, seat)
            return WAIT
        p.carry(seat, c.HAND, c.DISCARD, kind)
        effect.left -= 1
    return DONE


def gain_madness(p: MadnessState, step: CardStep, seat: i64) -> i64:
    """Takes Madness from the pile, one by one: the game may be lost on the way."""
    n: i64 = step.n
    zone: i64 = c.DISCARD if step.to == 0 else (c.HAND if step.to == 1 else c.DECK)
    while n:
        if not p.gain_madness(seat, zone):
            return WAIT
        n -= 1
    return DONE


def turn_spells(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64, exhaust: bool) -> i64:
    """Exhausts ready spells or readies exhausted ones."""
    bits: i64 = turnable(p, seat, exhaust)
    if effect.left == ASKED or bits == 0 or step.n == 0:
        return DONE
    if step.n >= popcount(bits):
        p.turn_over(seat, bits)
        return DONE
    p.ask(c.OWN_SPELLS, seat, low=step.n, high=step.n, among=bits, fate=c.TO_SPENT if exhaust else c.TO_READY)
    return asked(effect)


def keep(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    """Puts cards into the support, as far as there is room (B4.1)."""
    n: i64 = min(room(p, seat), step.n)
    if effect.left == ASKED or p.forbidden & c.NO_SUPPORT or n == 0:  # B5.3
        return DONE
    low: i64 = 0 if step.has(c.MAY) else n
    return asked(effect) if ask_cards(p, seat, low, n, step.zones, step.wanted, c.TO_SUPPORT) else DONE


def unsupport(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    """Discards cards from the support."""
    if effect.left == ASKED or not ask_cards(p, seat, step.n, step.n, 1 << c.SUPPORT, c.ANY_CARD, c.TO_DISCARD):
        return DONE
    return asked(effect)


def destroy_card(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    """Destroys own cards: they leave the game (B4.3)."""
    if effect.left == ASKED or not ask_cards(p, seat, step.least(), step.n, step.zones, step.wanted, c.TO_BOX):
        return DONE
    return asked(effect)


def take_back(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    """Takes cards back from the discard pile, never one paid for this activation."""
    fate: i64 = c.TO_TOP if step.to else c.TO_HAND
    if effect.left == ASKED or not ask_cards(p, seat, step.n, step.n, 1 << c.DISCARD, step.wanted, fate):
        return DONE
    return asked(effect)


def gain_element(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    """Takes a card from the supply: of a value, or the next better of the card just destroyed."""
    zone: i64 = c.HAND if step.to else c.DISCARD
    if effect.left == ASKED:
        return DONE
    if step.n == 0:
        if upgradable(p, effect.destroyed):
            gain(p, effect, seat, effect.destroyed + 1, zone)
        return DONE
    kinds: i64 = supply_bits(p, step.n)
    if step.has(c.DISTINCT) and effect.gained != NONE:
        kinds &= ~(7 << (3 * effect.gained))
    if kinds == 0:
        return DONE
    p.ask(c.GAIN, seat, among=kinds, fate=zone)
    return asked(effect)


def gain(p: MadnessState, effect: CardEffect, seat: i64, kind: i64, zone: i64) -> None:
    """Takes this card from the supply."""
    p.add_supply(kind, -1)
    p.change(seat, zone, kind, 1)
    effect.gained = c.ELEMENT[kind]


def heal(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    """Returns Madness to the pile: own ones, or anybody's."""
    if effect.left == ASKED or p.forbidden & c.NO_HEAL:  # B5.3
        return DONE
    if not step.has(c.ANYBODY):
        own: bool = ask_cards(p, seat, step.least(), step.n, step.zones, c.ONLY_MADNESS, c.TO_PILE)
        return asked(effect) if own else DONE
    there: i64 = madness_about(p, step, seat)
    if there == 0:
        return DONE
    zones: i64 = 0 if step.has(c.OWN_HAND_ANY_SUPPORT) else step.zones
    p.ask(c.HEALS, seat, low=min(there, step.least()), high=min(there, step.n), zones=zones, fate=c.TO_PILE)
    return asked(effect)


def give(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    """Chooses cards for the next player, or for one that is chosen; they change hands when all have chosen (B5.1)."""
    if effect.left == ASKED or p.after(seat) == seat:
        return DONE
    if step.to and choose_seat(p, effect, False) == ASKED:
        return WAIT
    return asked(effect) if ask_cards(p, seat, step.n, step.n, 1 << c.HAND, c.ANY_CARD, c.TO_LIMBO) else DONE


def hand_over(p: MadnessState, effect: CardEffect, step: CardStep) -> None:
    """All given cards reach their new hands at once."""
    seat: i64 = 0
    while seat < p.seats:
        if p.size(seat, c.LIMBO):
            p.carry_all(seat, c.LIMBO, effect.other if step.to else p.after(seat), c.HAND)
        seat += 1


def scry(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    """Looks at the next cards, discards any of them, puts the rest back in any order."""
    if effect.left == UNTOUCHED:
        effect.left = min(step.n, p.deck_size(seat))
    if effect.left >= 0:
        if take_cards(p, effect, step, seat, c.LIMBO) == WAIT:
            return WAIT
        looked: i64 = p.size(seat, c.LIMBO)
        return asked(effect) if ask_cards(p, seat, 0, looked, 1 << c.LIMBO, c.ANY_CARD, c.TO_DISCARD) else DONE
    return put_back(p, seat)


def put_back(p: MadnessState, seat: i64) -> i64:
    """Puts the cards that were looked at back on the draw pile: the order is asked while they differ."""
    kind: i64 = 0
    while kind < c.KINDS and p.count(seat, c.LIMBO, kind) < p.size(seat, c.LIMBO):
        kind += 1
    if kind == c.KINDS:
        p.ask(c.ORDER, seat, fate=c.TO_TOP)
        return WAIT
    while p.size(seat, c.LIMBO):
        p.change(seat, c.LIMBO, kind, -1)
        p.put_on_top(seat, kind)
    return DONE
