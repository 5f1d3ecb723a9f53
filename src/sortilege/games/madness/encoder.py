"""The Big Book of Madness for players that learn: counts of cards, spells and curses, and what is asked.

Paying and picking several cards is one number a card, in the order of the engine, and then STOP. Seats are counted from
the one that chooses, in the order of turns.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.games.madness import codes as c
from sortilege.games.madness import moves as mv
from sortilege.games.madness.rules import Madness
from sortilege.games.madness.state import MadnessState
from sortilege.kernel.encoder import NONE, Encoder, Plane, put_bits, put_number, put_one
from sortilege.kernel.position import Position

CARDS: Final = 60  # spells, curses, pages: as many as a word has bits
QUESTIONS: Final = 26
PHASES: Final = 12
MAGES: Final = 16
LONGEST: Final = 10  # an element, eight cards, and STOP

# Numbers: where each kind of move begins.
END: Final = 0
REST: Final = 1
POWER: Final = 2
STOP: Final = 3  # no more cards are paid or picked
ACQUIRE: Final = 4  # + kind
CURE: Final = 20  # + zone, 2 * seat
DESTROY: Final = 32  # + 8 * discount + slot
LEARN: Final = 112  # + 4 * (spell destroyed + 1) + element
ELEMENT: Final = 372  # + the element that a payment is made of
PAY: Final = 376  # + place
WILD: Final = 400  # + 64 * source + 4 * kind + element
ONE_CARD: Final = 784  # + 4 * place + element
CHOICE: Final = 912  # + number
PICK: Final = 976  # + place
ONE_PICK: Final = 1040  # + place plus one
CAST: Final = 1105  # + 16 * spell + times
ACTIONS: Final = 2129


def _planes(seats: int) -> list[Plane]:
    return [
        Plane("what is asked", QUESTIONS),
        Plane("the phase", PHASES),
        Plane("whose turn it is", seats),
        Plane("whom the question is about", seats),
        Plane("how many at least, at most", 2, 60),
        Plane("the zones asked about", c.ZONES),
        Plane("the things asked about", CARDS),
        Plane("the filter, and what becomes of them", 2, 255),
        Plane("cards, by seat, zone and kind", seats * c.ZONES * c.KINDS, 60),
        Plane("the next card of the draw pile where known, by seat", seats, c.KINDS),
        Plane("spells, by seat", seats * CARDS),
        Plane("exhausted spells, by seat", seats * CARDS),
        Plane("the magician, by seat", seats * MAGES),
        Plane("who still plays", seats),
        Plane("the library: the visible spells, by element", 4 * CARDS),
        Plane("curses, by slot", c.SLOTS * CARDS),
        Plane("tokens on curses, by slot and element", c.SLOTS * 4, 9),
        Plane("tokens beside the board, by element", 4, 9),
        Plane("discounts", c.DISCOUNTS, 9),
        Plane("the supply, by kind", c.MAD, 60),
        Plane("the Madness pile", 1, 60),
        Plane("the round, and the marker", 2, 6),
        Plane("the monster, the right page", 2 * CARDS),
        Plane("pages and curses that nobody has seen", 2 * CARDS),
        Plane("what is forbidden", 4),
        Plane("curses that will have no effect", 1, 9),
        Plane("resting, power used, wild card declared", 3),
        Plane("still to be paid, by element", 4, 9),
        Plane("effects under way, and the step of the last", 2, 255),
        Plane("paid or picked so far, by place", CARDS + 4, 9),
        Plane("the element being paid", 4),
    ]


class MadnessEncoder(Encoder):
    """Several numbers for a move that pays or picks, one for any other."""

    def __init__(self, seats: int) -> None:
        super().__init__(_planes(seats), ACTIONS, LONGEST)

    def observe(self, position: Position, out: vec[u8], at: i64) -> None:
        assert isinstance(position, Madness)
        me: i64 = position.seat
        at = put_question(position, me, out, at)
        at = put_players(position, me, out, at)
        put_table(position, out, at)

    def enter(self, begun: vec[i64], depth: i64, out: vec[u8], at: i64) -> None:
        at += self.size - CARDS - 8
        step: i64 = 0
        while step < depth:
            number: i64 = begun[step]
            if ELEMENT <= number < PAY:
                out[at + CARDS + 4 + number - ELEMENT] = u8(1)
            else:
                place: i64 = number - PICK if number >= PICK else number - PAY
                out[at + place] = u8(i64(out[at + place]) + 1)
            step += 1

    def action(self, position: Position, move: i64, step: i64 = 0) -> i64:
        assert isinstance(position, Madness)
        kind: i64 = mv.kind_of(move)
        if kind == mv.PAYMENT:
            if step == 0:
                return ELEMENT + mv.paid_element_of(move)
            return place_at(position, mv.paid_places_of(move), step - 1, True)
        if kind == mv.PICK:
            return place_at(position, mv.number_of(move), step, False)
        if step:
            return NONE
        if kind == mv.CAST:
            return CAST + 16 * mv.spell_of(move) + mv.times_of(move)
        if kind == mv.LEARN:
            return LEARN + 4 * (mv.forgotten_of(move) + 1) + mv.shelf_of(move)
        if kind == mv.ACQUIRE:
            return ACQUIRE + mv.number_of(move)
        if kind == mv.DESTROY:
            return DESTROY + 8 * mv.discount_of(move) + mv.slot_of(move)
        if kind == mv.CURE:
            return CURE + mv.cured_zone_of(move) + 2 * relative(position, mv.cured_seat_of(move))
        if kind == mv.ONE_CARD:
            return ONE_CARD + 4 * paid_place(position, mv.card_place_of(move)) + mv.card_element_of(move)
        if kind == mv.WILD:
            source: i64 = from_here(position, mv.wild_source_of(move))
            return WILD + 64 * source + 4 * mv.wild_kind_of(move) + mv.wild_element_of(move)
        if kind == mv.ONE_PICK:
            place: i64 = mv.number_of(move)
            return ONE_PICK + (picked_place(position, place - 1) + 1 if place else 0)
        if kind == mv.CHOICE:
            number: i64 = mv.number_of(move)
            return CHOICE + (relative(position, number) if position.question == c.WHICH_SEAT else number)
        return kind  # END, REST, POWER


def place_at(position: MadnessState, places: i64, step: i64, paid: bool) -> i64:
    """The number of this step of several places; STOP after the last, and then NONE."""
    if step > 0 and not places >> 6 * (step - 1):
        return NONE
    place: i64 = (places >> 6 * step & 63) - 1
    if place < 0:
        return STOP
    return PAY + paid_place(position, place) if paid else PICK + picked_place(position, place)


def relative(position: MadnessState, seat: i64) -> i64:
    """A seat as the one that chooses counts."""
    return (seat - position.seat) % position.seats


def from_here(position: MadnessState, source: i64) -> i64:
    """A source of cards as the seat that chooses counts: 0 the payer's hand, else a support."""
    return relative(position, source - 1) + 1 if source else 0


def paid_place(position: MadnessState, place: i64) -> i64:
    """A place of payment as the seat that chooses counts."""
    return place - place % 6 + from_here(position, place % 6)


def picked_place(position: MadnessState, place: i64) -> i64:
    """A place of a pick as the seat that chooses counts."""
    if position.question == c.HEALS:
        return 3 * relative(position, place // 3) + place % 3
    if position.question == c.ANY_SPELLS:
        return 8 * relative(position, place // 8) + place % 8
    return place


def put_question(position: MadnessState, me: i64, out: vec[u8], at: i64) -> i64:
    """Writes what is asked."""
    at = put_one(out, at, position.question, QUESTIONS)
    at = put_one(out, at, position.phase, PHASES)
    at = put_one(out, at, relative(position, position.active), position.seats)
    at = put_one(out, at, relative(position, position.whose) if position.whose >= 0 else NONE, position.seats)
    at = put_number(out, at, position.low)
    at = put_number(out, at, position.high)
    at = put_bits(out, at, position.zones, c.ZONES)
    at = put_bits(out, at, position.among, CARDS)
    at = put_number(out, at, position.wanted)
    return put_number(out, at, position.fate)


def put_players(position: MadnessState, me: i64, out: vec[u8], at: i64) -> i64:
    """Writes what each player has, in the order of turns."""
    seats: i64 = position.seats
    places: i64 = c.ZONES * c.KINDS
    i: i64 = 0
    while i < seats * places:
        place: i64 = i % places
        at = put_number(out, at, position.count((me + i // places) % seats, place // c.KINDS, place % c.KINDS))
        i += 1
    i = 0
    while i < seats:
        at = put_number(out, at, position.known_top((me + i) % seats) & 15)
        i += 1
    i = 0
    while i < seats:
        at = put_bits(out, at, position.spells((me + i) % seats), CARDS)
        i += 1
    i = 0
    while i < seats:
        at = put_bits(out, at, position.spent((me + i) % seats), CARDS)
        i += 1
    i = 0
    while i < seats:
        at = put_one(out, at, position.mage((me + i) % seats), MAGES)
        i += 1
    i = 0
    while i < seats:
        at = put_number(out, at, 1 if position.alive((me + i) % seats) else 0)
        i += 1
    return at


def put_table(position: MadnessState, out: vec[u8], at: i64) -> None:
    """Writes the library, the curses, the book and what is under way."""
    i: i64 = 0
    while i < 4:
        at = put_one(out, at, position.library(i), CARDS)
        i += 1
    i = 0
    while i < c.SLOTS:
        at = put_one(out, at, position.curse(i), CARDS)
        i += 1
    i = 0
    while i < 4 * c.SLOTS:
        at = put_number(out, at, position.burden(i // 4, i % 4))
        i += 1
    i = 0
    while i < 4:
        at = put_number(out, at, position.tokens(i))
        i += 1
    i = 0
    while i < c.DISCOUNTS:
        at = put_number(out, at, position.discounts(i))
        i += 1
    i = 0
    while i < c.MAD:
        at = put_number(out, at, position.supply(i))
        i += 1
    at = put_number(out, at, position.madness)
    at = put_number(out, at, position.round)
    at = put_number(out, at, position.marker)
    at = put_one(out, at, position.monster, CARDS)
    at = put_one(out, at, position.right_page, CARDS)
    at = put_bits(out, at, position.pages, CARDS)
    at = put_bits(out, at, position.curses, CARDS)
    at = put_bits(out, at, position.forbidden, 4)
    at = put_number(out, at, position.shield)
    at = put_number(out, at, 1 if position.resting else 0)
    at = put_number(out, at, 1 if position.power_used else 0)
    at = put_number(out, at, 1 if position.wild else 0)
    i = 0
    while i < 4:
        at = put_number(out, at, position.payment.cost[i] if position.payment.open else 0)
        i += 1
    at = put_number(out, at, position.depth)
    put_number(out, at, position.top().step & 255 if position.depth else 0)
