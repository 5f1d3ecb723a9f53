"""Moves as text: `cast growth x2`, `pay f2 s1:f1`, `discard m f1`; cards are f1 w2 e3 a1 or m, players p1 to p5."""

from sortilege.games.madness import board as b
from sortilege.games.madness.cards import info, short
from sortilege.games.madness.picks import nth_spell
from sortilege.games.madness.rules import Madness

NOTATION = r"[a-z]+( [a-z0-9:-]+)*"
LETTERS = "fwea"
VERBS = {
    b.TO_DISCARD: "discard",
    b.TO_BOX: "burn",
    b.TO_SUPPORT: "keep",
    b.TO_HAND: "recover",
    b.TO_TOP: "restore",
    b.TO_LIMBO: "give",
    b.TO_PILE: "heal",
    b.TO_SPENT: "exhaust",
    b.TO_READY: "ready",
}
ZONES = ("", "s:", "d:", "")


def kind_text(kind: int) -> str:
    return "m" if kind == b.MAD else f"{LETTERS[kind // 3]}{kind % 3 + 1}"


def spell_text(p: Madness, spell: int) -> str:
    return short(info(p.cards).spells[spell].id)


def curse_text(p: Madness, curse: int) -> str:
    return short(info(p.cards).curses[curse].id)


def page_text(p: Madness, page: int) -> str:
    return short(info(p.cards).pages[page].id)


def magician_text(p: Madness, magician: int) -> str:
    return short(info(p.cards).magicians[magician].id)


def paid_cards(move: int) -> list[tuple[int, int]]:
    """The source (0 the hand, else a seat plus one) and kind of each card of a payment."""
    element, rest = move >> 53 & 3, move >> 5 & (1 << 48) - 1
    cards = []
    while rest:
        place = (rest & 63) - 1
        cards.append((place % 6, element * 3 + 2 - place // 6))
        rest >>= 6
    return cards


def picked(move: int) -> list[int]:
    """The places of a pick."""
    rest, places = move >> 5, []
    while rest:
        places.append((rest & 63) - 1)
        rest >>= 6
    return places


def one_card(move: int) -> tuple[int, int]:
    """The source and kind of the next card of a long payment."""
    place, element = move >> 5 & 63, move >> 11 & 3
    return place % 6, element * 3 + 2 - place // 6


def source_text(source: int, kind: int) -> str:
    return kind_text(kind) if source == 0 else f"s{source}:{kind_text(kind)}"


def place_text(p: Madness, place: int) -> str:
    """What stands at a place of the question that is asked."""
    ask = p.s[b.ASK]
    if ask == b.CARDS:
        return ZONES[place // b.KINDS] + kind_text(place % b.KINDS)
    if ask == b.HEALS:
        return f"p{place // 3 + 1}:{('hand', 'support', 'discard')[place % 3]}"
    if ask == b.ANY_SPELLS:
        return f"p{place // 8 + 1}:{spell_text(p, nth_spell(p, place // 8, place % 8))}"
    return spell_text(p, place)


def write_move(p: Madness, move: int) -> str:
    kind, what = move & 31, move >> 5
    if kind == b.OUTCOME:
        return _outcome(p, what)
    if kind == b.CHOICE:
        return _choice(p, what)
    if kind in (b.PICK, b.ONE_PICK):
        places = picked(move)
        none = "enough" if kind == b.ONE_PICK else "none"
        return " ".join([VERBS[p.s[b.DO]], *(place_text(p, place) for place in places)]) if places else none
    if kind == b.PAYMENT:
        return "pay " + " ".join(source_text(*card) for card in paid_cards(move))
    if kind == b.ONE_CARD:
        return "card " + source_text(*one_card(move))
    if kind == b.WILD_MOVE:
        return f"wild {source_text(what & 7, what >> 3 & 15)} as {b.ELEMENTS[what >> 7]}"
    return _action(p, kind, what)


def _action(p: Madness, kind: int, what: int) -> str:
    if kind == b.END_MOVE:
        return "decline" if p.s[b.ASK] == b.FREE_SPELL else ("stop" if p.s[b.DEPTH] else "end")
    if kind == b.CAST:
        return f"cast {spell_text(p, what & 63)}" + (f" x{what >> 6}" if what >> 6 > 1 else "")
    if kind == b.STUDY:
        text = f"learn {spell_text(p, p.s[b.LIBRARY + (what & 3)] - 1)}"
        return text + (f" for {spell_text(p, (what >> 2) - 1)}" if what >> 2 else "")
    if kind == b.ACQUIRE:
        return f"acquire {kind_text(what)}"
    if kind == b.DESTROY:
        return f"destroy {curse_text(p, p.s[b.SLOT + (what & 7)] - 1)}" + discount_text(p, what >> 3)
    if kind == b.CURE:
        return f"cure p{(what >> 1) + 1} {'support' if what & 1 else 'hand'}"
    return {b.REST_MOVE: "rest", b.POWER_MOVE: "power"}[kind]


def discount_text(p: Madness, discount: int) -> str:
    if discount == 0:
        return ""
    if discount == b.POWER_DISCOUNT:
        return " power"
    single = " single" if p.cards.discounts[discount * 2 - 1] else ""
    return f" less {p.cards.discounts[discount * 2 - 2]}{single}"


def _choice(p: Madness, i: int) -> str:
    ask = p.s[b.ASK]
    if ask == b.GAIN:
        return f"gain {kind_text(i)}"
    if ask == b.ORDER:
        return f"next {kind_text(i)}"
    if ask == b.WHICH_SEAT:
        return f"player p{i + 1}"
    if ask == b.WHICH_CURSE:
        return f"remove {curse_text(p, p.s[b.SLOT + i] - 1)}"
    if ask in (b.NUMBER, b.OPTION):
        return f"number {i}" if ask == b.NUMBER else f"option {i + 1}"
    return {b.TOKEN_ELEMENT: "token", b.SHELF: "shelf", b.REDUCTION: "off"}[int(ask)] + f" {b.ELEMENTS[i]}"


def _outcome(p: Madness, i: int) -> str:
    ask = p.s[b.ASK]
    if ask == b.C_CARD:
        return {b.HAND: "draw", b.DISCARD: "mill", b.LIMBO: "look"}[int(p.s[b.DO])] + f" {kind_text(i)}"
    if ask == b.C_HAND:
        return f"drop {kind_text(i)}"
    if ask == b.C_MAGICIAN:
        return f"magician {magician_text(p, i)}"
    if ask == b.C_SPELL:
        return f"reveal {spell_text(p, i)}"
    if ask == b.C_PAGE:
        return f"page {page_text(p, i)}"
    return f"curse {curse_text(p, i)}" if ask == b.C_CURSE else f"pile {b.ELEMENTS[i]}"
