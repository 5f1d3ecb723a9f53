"""Kinds of moves, and how a move is packed into a number: the kind in five bits, then what it is about.

A source of cards is 0 for the payer's hand, or a seat plus one for its support. A place of payment is six times the
rank of the value, 3 first, plus the source; what places a pick has is said in picks.py.
"""

from typing import Final

from mypy_extensions import i64

END: Final = 0
REST: Final = 1
POWER: Final = 2
CAST: Final = 3  # spell (6 bits), times
LEARN: Final = 4  # element (2 bits), the spell destroyed for it plus one
ACQUIRE: Final = 5  # kind
DESTROY: Final = 6  # slot (3 bits), discount plus one, or POWER_DISCOUNT
CURE: Final = 7  # zone (1 bit), seat
PAYMENT: Final = 8  # places plus one in six bits each (48), element (2), support cards (3), value lost (2)
ONE_CARD: Final = 9  # place (6 bits), element
WILD: Final = 10  # source (3 bits), kind (4), element
PICK: Final = 11  # places plus one, in six bits each
ONE_PICK: Final = 12  # one place plus one
CHOICE: Final = 13  # a number: element, kind, seat, slot, option
OUTCOME: Final = 14  # what chance brings

FULL_PRICE: Final = 0  # discounts of a DESTROY
POWER_DISCOUNT: Final = 9


def kind_of(move: i64) -> i64:
    return move & 31


def number_of(move: i64) -> i64:
    """The number of a CHOICE, an OUTCOME or an ACQUIRE; of a PICK its places, as they are packed."""
    return move >> 5


def cast(spell: i64, times: i64) -> i64:
    return CAST | spell << 5 | times << 11


def spell_of(move: i64) -> i64:
    return move >> 5 & 63


def times_of(move: i64) -> i64:
    return move >> 11


def learn(element: i64, forgotten: i64) -> i64:
    return LEARN | element << 5 | (forgotten + 1) << 7


def shelf_of(move: i64) -> i64:
    return move >> 5 & 3


def forgotten_of(move: i64) -> i64:
    """The spell that is destroyed to make room for a new one, or NONE."""
    return (move >> 7) - 1


def destroy(slot: i64, discount: i64) -> i64:
    return DESTROY | slot << 5 | discount << 8


def slot_of(move: i64) -> i64:
    return move >> 5 & 7


def discount_of(move: i64) -> i64:
    return move >> 8


def cure(zone: i64, seat: i64) -> i64:
    return CURE | zone << 5 | seat << 6


def cured_zone_of(move: i64) -> i64:
    return move >> 5 & 1


def cured_seat_of(move: i64) -> i64:
    return move >> 6


def one_card(place: i64, element: i64) -> i64:
    return ONE_CARD | place << 5 | element << 11


def card_place_of(move: i64) -> i64:
    return move >> 5 & 63


def card_element_of(move: i64) -> i64:
    return move >> 11


def wild(source: i64, kind: i64, element: i64) -> i64:
    return WILD | source << 5 | kind << 8 | element << 12


def wild_source_of(move: i64) -> i64:
    return move >> 5 & 7


def wild_kind_of(move: i64) -> i64:
    return move >> 8 & 15


def wild_element_of(move: i64) -> i64:
    return move >> 12


def paid_places_of(move: i64) -> i64:
    """The places of a PAYMENT, as they are packed."""
    return move >> 5 & ((1 << 48) - 1)


def paid_element_of(move: i64) -> i64:
    return move >> 53 & 3


def paid_supports_of(move: i64) -> i64:
    """How many cards of supports a PAYMENT takes."""
    return move >> 55 & 7


def waste_of(move: i64) -> i64:
    """How much value a PAYMENT loses."""
    return move >> 58


def place_source(place: i64) -> i64:
    return place % 6


def place_value(place: i64) -> i64:
    return 3 - place // 6


def place_kind(place: i64, element: i64) -> i64:
    return element * 3 + 2 - place // 6
