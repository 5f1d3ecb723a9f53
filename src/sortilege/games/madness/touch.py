"""What is touched for each move, targets both ways, and where the pieces lie."""

from functools import lru_cache

from sortilege.games.madness import codes as c
from sortilege.games.madness import moves as mv
from sortilege.games.madness import notation as n
from sortilege.games.madness.card_set import texts
from sortilege.games.madness.cards import Cards
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.picks import nth_spell
from sortilege.games.madness.possible import idle
from sortilege.games.madness.rules import Madness
from sortilege.kernel.gesture import Gesture
from sortilege.kernel.options import OWN_TEXTS
from sortilege.kernel.targets import Target

BUTTONS = 8  # with so few payments each is one button; with more, the cards themselves are touched
_SEATS = range(1, 6)
CARD = Target("{zone}{seat}-{kind}", "hsdl", _SEATS, n.KIND_TEXTS)
SHELF = Target("lib-{element}", c.ELEMENTS)
ELEMENT = Target("el-{element}", c.ELEMENTS)
SUPPLY = Target("sup-{kind}", n.KIND_TEXTS[: c.MAD])
CURSE = Target("curse-{slot}", range(1, c.SLOTS + 1))
PLAYER = Target("player-{seat}", _SEATS)
MAGE = Target("mage-{seat}", _SEATS)  # a magician to read about; a player is chosen by a button
OPTION = Target("option-{option}", range(1, 33))
NUMBER = Target("number-{number}", range(32))
TIMES = Target("times-{times}", range(41))
PAY = Target("pay-{payment}", range(1, BUTTONS + 1))


@lru_cache(OWN_TEXTS)
def spell_targets(cards: Cards) -> Target:
    """The targets of the players' spells, in this set of cards."""
    return Target("sp{seat}-{spell}", _SEATS, [spell.short for spell in texts(cards).spells])


@lru_cache(OWN_TEXTS)
def mage_targets(cards: Cards) -> Target:
    """The targets of the magicians that can be chosen, in this set of cards."""
    return Target("pick-{magician}", [magician.short for magician in texts(cards).magicians])


def spell_target(p: Madness, seat: int, spell: int) -> str:
    return spell_targets(p.cards)(seat, spell)


def paid_target(p: Madness, source: int, kind: int) -> str:
    return CARD(c.HAND, p.seat, kind) if source == 0 else CARD(c.SUPPORT, source - 1, kind)


def place_target(p: Madness, place: int) -> str:
    """The target of a place of the question that is asked."""
    if p.question == c.CARDS:
        return CARD(place // c.KINDS, p.whose, place % c.KINDS)
    if p.question == c.HEALS:
        return CARD(place % 3, place // 3, c.MAD)
    if p.question == c.ANY_SPELLS:
        return spell_target(p, place // 8, nth_spell(p, place))
    return spell_target(p, p.whose, place)


def gesture(p: Madness, move: int) -> Gesture:
    """The touches that make this move."""
    kind = mv.kind_of(move)
    if kind == mv.CAST:
        return _cast(p, move)
    if kind == mv.LEARN:
        shelf, old = SHELF(mv.shelf_of(move)), mv.forgotten_of(move)
        return (shelf,) if old == NONE else (shelf, spell_target(p, p.seat, old))
    if kind == mv.ACQUIRE:
        return (SUPPLY(mv.number_of(move)),)
    if kind == mv.DESTROY:
        return _destroy(p, move)
    if kind == mv.CURE:
        return (CARD(mv.cured_zone_of(move), mv.cured_seat_of(move), c.MAD),)
    if kind == mv.PAYMENT:
        return _payment(p, move)
    if kind == mv.ONE_CARD:
        return (paid_target(p, *n.one_card(move)),)
    if kind == mv.WILD:
        return _wild(p, move)
    if kind in (mv.PICK, mv.ONE_PICK):
        return _pick(p, move)
    if kind == mv.CHOICE:
        return (_choice(p, mv.number_of(move)),)
    return (n.write_move(p, move),)


def _cast(p: Madness, move: int) -> Gesture:
    """The spell; how many times if there is a choice; a confirmation if nothing can happen (B3.2)."""
    spell = mv.spell_of(move)
    steps = [spell_target(p, p.seat, spell)]
    if sum(mv.kind_of(other) == mv.CAST and mv.spell_of(other) == spell for other in p.moves()) > 1:
        steps.append(TIMES(mv.times_of(move)))
    if idle(p, p.cards.effect, spell, p.seat):
        steps.append("confirm")
    return tuple(steps)


def _destroy(p: Madness, move: int) -> Gesture:
    """The curse; the price if there is a choice."""
    slot = mv.slot_of(move)
    steps = [CURSE(slot)]
    if sum(mv.kind_of(other) == mv.DESTROY and mv.slot_of(other) == slot for other in p.moves()) > 1:
        steps.append(f"price{n.discount_text(p, mv.discount_of(move)).replace(' ', '-') or '-full'}")
    return tuple(steps)


def _payment(p: Madness, move: int) -> Gesture:
    moves = p.moves()
    if len(moves) <= BUTTONS:
        return (PAY(moves.index(move)),)
    return (_together([paid_target(p, *card) for card in n.paid_cards(move)]),)


def _together(targets: list[str]) -> str | tuple[str, ...]:
    """A step of these targets, in any order."""
    return targets[0] if len(targets) == 1 else tuple(sorted(targets))


def _wild(p: Madness, move: int) -> Gesture:
    """The card; the element it counts as if there is a choice."""
    card = paid_target(p, *n.wild_card(move))
    if sum(n.wild_card(other) == n.wild_card(move) for other in p.moves()) == 1:
        return (card,)
    return card, ELEMENT(mv.wild_element_of(move))


def _pick(p: Madness, move: int) -> Gesture:
    """The cards or spells in any order; `done` where fewer than the most are taken."""
    targets = [place_target(p, place) for place in n.picked(move)]
    if not targets:
        return ("done",)
    short_of = mv.kind_of(move) == mv.PICK and len(targets) < p.high
    return (_together(targets), "done") if short_of else (_together(targets),)


def _choice(p: Madness, i: int) -> str:
    question = int(p.question)
    if question == c.ORDER:
        return CARD(c.LIMBO, p.whose, i)
    if question == c.WHICH_MAGE:
        return mage_targets(p.cards)(i)
    targets = {c.GAIN: SUPPLY, c.SHELF: SHELF, c.TOKEN_ELEMENT: ELEMENT, c.REDUCTION: ELEMENT, c.NUMBER: NUMBER}
    targets |= {c.WHICH_SEAT: PLAYER, c.WHICH_CURSE: CURSE, c.OPTION: OPTION}
    return targets[question](i)


def pieces(p: Madness) -> dict[str, str]:
    """Each place of the drawing that holds a piece, and what the piece is: the Curses of the track."""
    curses = [n.curse_text(p, p.curse(slot)) for slot in range(c.SLOTS) if p.curse(slot) != NONE]
    return {f"c-{curse}": curse for curse in curses}
