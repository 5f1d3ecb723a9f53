"""Moves as text: `cast growth x2`, `pay f2 s1:f1`, `discard m f1`; cards are f1 w2 e3 a1 or m, players p1 to p5."""

from sortilege.games.madness import codes as c
from sortilege.games.madness import moves as mv
from sortilege.games.madness.card_set import texts
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.picks import nth_spell
from sortilege.games.madness.rules import Madness

NOTATION = r"[a-z]+( [a-z0-9:-]+)*"
LETTERS = "fwea"
KIND_TEXTS = [*(f"{letter}{value}" for letter in LETTERS for value in (1, 2, 3)), "m"]
VERBS = {
    c.TO_DISCARD: "discard", c.TO_BOX: "burn", c.TO_SUPPORT: "keep", c.TO_HAND: "recover", c.TO_TOP: "restore",
    c.TO_LIMBO: "give", c.TO_PILE: "heal", c.TO_SPENT: "exhaust", c.TO_READY: "ready",
}  # fmt: skip
_ZONES = ("", "s:", "d:", "")
_HEALED = ("hand", "support", "discard")


def spell_text(p: Madness, spell: int) -> str:
    return texts(p.cards).spells[spell].short


def curse_text(p: Madness, curse: int) -> str:
    return texts(p.cards).curses[curse].short


def page_text(p: Madness, page: int) -> str:
    return texts(p.cards).pages[page].short


def magician_text(p: Madness, magician: int) -> str:
    return texts(p.cards).magicians[magician].short


def paid_cards(move: int) -> list[tuple[int, int]]:
    """The source (0 the hand, else a seat plus one) and kind of each card of a payment."""
    element = mv.paid_element_of(move)
    return [(mv.place_source(place), mv.place_kind(place, element)) for place in _places(mv.paid_places_of(move))]


def picked(move: int) -> list[int]:
    """The places of a pick."""
    return _places(mv.number_of(move))


def _places(packed: int) -> list[int]:
    places = []
    while packed:
        places.append((packed & 63) - 1)
        packed >>= 6
    return places


def one_card(move: int) -> tuple[int, int]:
    """The source and kind of the next card of a long payment."""
    place = mv.card_place_of(move)
    return mv.place_source(place), mv.place_kind(place, mv.card_element_of(move))


def wild_card(move: int) -> tuple[int, int]:
    """The source and kind of the card that counts as another element."""
    return mv.wild_source_of(move), mv.wild_kind_of(move)


def _source_text(source: int, kind: int) -> str:
    return KIND_TEXTS[kind] if source == 0 else f"s{source}:{KIND_TEXTS[kind]}"


def _place_text(p: Madness, place: int) -> str:
    """What stands at a place of the question that is asked."""
    if p.question == c.CARDS:
        return _ZONES[place // c.KINDS] + KIND_TEXTS[place % c.KINDS]
    if p.question == c.HEALS:
        return f"p{place // 3 + 1}:{_HEALED[place % 3]}"
    if p.question == c.ANY_SPELLS:
        return f"p{place // 8 + 1}:{spell_text(p, nth_spell(p, place))}"
    return spell_text(p, place)


def write_move(p: Madness, move: int) -> str:
    """A legal move or outcome as text."""
    kind = mv.kind_of(move)
    if kind == mv.OUTCOME:
        return _outcome(p, mv.number_of(move))
    if kind == mv.CHOICE:
        return _choice(p, mv.number_of(move))
    if kind in (mv.PICK, mv.ONE_PICK):
        places = picked(move)
        none = "enough" if kind == mv.ONE_PICK else "none"
        return " ".join([VERBS[p.fate], *(_place_text(p, place) for place in places)]) if places else none
    if kind == mv.PAYMENT:
        return "pay " + " ".join(_source_text(*card) for card in paid_cards(move))
    if kind == mv.ONE_CARD:
        return "card " + _source_text(*one_card(move))
    if kind == mv.WILD:
        return f"wild {_source_text(*wild_card(move))} as {c.ELEMENTS[mv.wild_element_of(move)]}"
    return _action(p, kind, move)


def _action(p: Madness, kind: int, move: int) -> str:
    if kind == mv.END:
        return "decline" if p.question == c.FREE_SPELL else ("stop" if p.depth else "end")
    if kind == mv.CAST:
        times = mv.times_of(move)
        return f"cast {spell_text(p, mv.spell_of(move))}" + (f" x{times}" if times > 1 else "")
    if kind == mv.LEARN:
        old = mv.forgotten_of(move)
        text = f"learn {spell_text(p, p.library(mv.shelf_of(move)))}"
        return text if old == NONE else f"{text} for {spell_text(p, old)}"
    if kind == mv.ACQUIRE:
        return f"acquire {KIND_TEXTS[mv.number_of(move)]}"
    if kind == mv.DESTROY:
        return f"destroy {curse_text(p, p.curse(mv.slot_of(move)))}" + discount_text(p, mv.discount_of(move))
    if kind == mv.CURE:
        return f"cure p{mv.cured_seat_of(move) + 1} {_HEALED[mv.cured_zone_of(move)]}"
    return {mv.REST: "rest", mv.POWER: "power"}[kind]


def discount_text(p: Madness, discount: int) -> str:
    """What stands behind the curse that is destroyed with a discount."""
    if discount == mv.FULL_PRICE:
        return ""
    if discount == mv.POWER_DISCOUNT:
        return " power"
    single = " single" if p.cards.discounts[discount * 2 - 1] else ""
    return f" less {p.cards.discounts[discount * 2 - 2]}{single}"


def _choice(p: Madness, i: int) -> str:
    question = int(p.question)
    if question == c.GAIN:
        return f"gain {KIND_TEXTS[i]}"
    if question == c.ORDER:
        return f"next {KIND_TEXTS[i]}"
    if question == c.WHICH_SEAT:
        return f"player p{i + 1}"
    if question == c.WHICH_MAGE:
        return f"choose {magician_text(p, i)}"
    if question == c.WHICH_CURSE:
        return f"remove {curse_text(p, p.curse(i))}"
    if question in (c.NUMBER, c.OPTION):
        return f"number {i}" if question == c.NUMBER else f"option {i + 1}"
    return {c.TOKEN_ELEMENT: "token", c.SHELF: "shelf", c.REDUCTION: "off"}[question] + f" {c.ELEMENTS[i]}"


def _outcome(p: Madness, i: int) -> str:
    if p.question == c.C_CARD:
        return {c.HAND: "draw", c.DISCARD: "mill", c.LIMBO: "look"}[int(p.fate)] + f" {KIND_TEXTS[i]}"
    if p.question == c.C_HAND:
        return f"drop {KIND_TEXTS[i]}"
    if p.question == c.C_MAGICIAN:
        return f"magician {magician_text(p, i)}"
    if p.question == c.C_SPELL:
        return f"reveal {spell_text(p, i)}"
    if p.question == c.C_PAGE:
        return f"page {page_text(p, i)}"
    return f"curse {curse_text(p, i)}" if p.question == c.C_CURSE else f"pile {c.ELEMENTS[i]}"
