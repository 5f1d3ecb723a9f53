"""What is touched for each move, where the pieces lie and go, and what a move shows at work."""

from sortilege.games.madness import board as b
from sortilege.games.madness import notation as n
from sortilege.games.madness.able import idle
from sortilege.games.madness.actions import curses_left
from sortilege.games.madness.cards import info, read_cards, short
from sortilege.games.madness.picks import nth_spell
from sortilege.games.madness.rules import Madness
from sortilege.kernel.gesture import Gesture, Motion
from sortilege.kernel.position import OVER

ZONE_LETTERS = "hsdl"
BUTTONS = 8  # with so few payments each is one button; with more, the cards themselves are touched


def card_target(seat: int, zone: int, kind: int) -> str:
    return f"{ZONE_LETTERS[zone]}{seat + 1}-{n.kind_text(kind)}"


def spell_target(p: Madness, seat: int, spell: int) -> str:
    return f"sp{seat + 1}-{n.spell_text(p, spell)}"


def paid_target(p: Madness, source: int, kind: int) -> str:
    return card_target(int(p.seat), b.HAND, kind) if source == 0 else card_target(source - 1, b.SUPPORT, kind)


def place_target(p: Madness, place: int) -> str:
    """The target of a place of the question that is asked."""
    ask, of = p.s[b.ASK], int(p.s[b.OF])
    if ask == b.CARDS:
        return card_target(of, place // b.KINDS, place % b.KINDS)
    if ask == b.HEALS:
        return card_target(place // 3, place % 3, b.MAD)
    if ask == b.ANY_SPELLS:
        return spell_target(p, place // 8, nth_spell(p, place // 8, place % 8))
    return spell_target(p, of, place)


def gesture(p: Madness, move: int) -> Gesture:
    kind, what = move & 31, move >> 5
    if kind == b.CAST:
        return _cast(p, what & 63, what >> 6)
    if kind == b.STUDY:
        shelf = f"lib-{b.ELEMENTS[what & 3]}"
        return (shelf, spell_target(p, int(p.seat), (what >> 2) - 1)) if what >> 2 else (shelf,)
    if kind == b.ACQUIRE:
        return (f"sup-{n.kind_text(what)}",)
    if kind == b.DESTROY:
        return _destroy(p, what & 7, what >> 3)
    if kind == b.CURE:
        return (card_target(what >> 1, what & 1, b.MAD),)
    if kind == b.PAYMENT:
        return _payment(p, move)
    if kind == b.ONE_CARD:
        return (paid_target(p, *n.one_card(move)),)
    if kind == b.WILD_MOVE:
        return _wild(p, what)
    if kind in (b.PICK, b.ONE_PICK):
        return _pick(p, move)
    if kind == b.CHOICE:
        return (_choice(p, what),)
    return (n.write_move(p, move),)


def _cast(p: Madness, spell: int, k: int) -> Gesture:
    """The spell; how many times if there is a choice; a confirmation if nothing can happen."""
    steps = [spell_target(p, int(p.seat), spell)]
    if sum(move & 31 == b.CAST and move >> 5 & 63 == spell for move in p.moves()) > 1:
        steps.append(f"times-{k}")
    if idle(p, p.cards.effect[spell * 2], p.cards.effect[spell * 2 + 1], p.seat):
        steps.append("confirm")
    return tuple(steps)


def _destroy(p: Madness, slot: int, discount: int) -> Gesture:
    variants = [move for move in p.moves() if move & 31 == b.DESTROY and move >> 5 & 7 == slot]
    steps = [f"curse-{slot + 1}"]
    if len(variants) > 1:
        steps.append(f"price{n.discount_text(p, discount).replace(' ', '-') or '-full'}")
    return tuple(steps)


def _payment(p: Madness, move: int) -> Gesture:
    moves = p.moves()
    if len(moves) <= BUTTONS:
        return (f"pay-{moves.index(move) + 1}",)
    targets = sorted(paid_target(p, *card) for card in n.paid_cards(move))
    return (targets[0] if len(targets) == 1 else tuple(targets),)


def _wild(p: Madness, what: int) -> Gesture:
    card = paid_target(p, what & 7, what >> 3 & 15)
    if sum(move >> 5 & 127 == what & 127 for move in p.moves()) == 1:
        return (card,)
    return card, f"el-{b.ELEMENTS[what >> 7]}"


def _pick(p: Madness, move: int) -> Gesture:
    """The cards or spells in any order; `done` where fewer than the most are taken."""
    targets = sorted(place_target(p, place) for place in n.picked(move))
    if not targets:
        return ("done",)
    step = targets[0] if len(targets) == 1 else tuple(targets)
    short_of = move & 31 == b.PICK and len(targets) < p.s[b.HIGH]
    return (step, "done") if short_of else (step,)


def _choice(p: Madness, i: int) -> str:
    ask = int(p.s[b.ASK])
    if ask == b.GAIN:
        return f"sup-{n.kind_text(i)}"
    if ask == b.ORDER:
        return card_target(int(p.s[b.OF]), b.LIMBO, i)
    if ask == b.SHELF:
        return f"lib-{b.ELEMENTS[i]}"
    if ask in (b.TOKEN_ELEMENT, b.REDUCTION):
        return f"el-{b.ELEMENTS[i]}"
    if ask == b.NUMBER:
        return f"number-{i}"
    return {b.WHICH_SEAT: "player", b.WHICH_CURSE: "curse", b.OPTION: "option"}[ask] + f"-{i + 1}"


# where the pieces lie, and how they move


def places(p: Madness) -> dict[str, str]:
    """Each place that holds a piece, and what the piece is: cards of hands and supports, curses of the track."""
    found: dict[str, str] = {}
    for seat in range(p.seats):
        for zone in (b.HAND, b.SUPPORT, b.LIMBO):
            for kind in range(b.KINDS):
                for copy in range(p.count(seat, zone, kind)):
                    found[f"{card_target(seat, zone, kind)}-{copy}"] = n.kind_text(kind)
    for slot in range(b.SLOTS):
        if p.s[b.SLOT + slot]:
            curse = n.curse_text(p, p.s[b.SLOT + slot] - 1)
            found[f"c-{curse}"] = curse
    return found


def motions(p: Madness, move: int) -> list[Motion]:
    """Cards that change hands or leave for a pile, curses that leave."""
    after = p.copy()
    after.play(move)
    old, new = places(p), places(after)
    gone = sorted(place for place in old if place not in new)
    come = sorted(place for place in new if place not in old)
    made: list[Motion] = []
    for place in gone:
        to = next((one for one in come if new[one] == old[place]), None)
        if to:
            come.remove(to)
        made.append((place, to))
    return made


# what a move shows at work


def every_kind() -> list[str]:
    """Each spell, curse, page and power of our own set."""
    cards = info(read_cards("ours"))
    pages = [short(page.id) for page in cards.pages]
    kinds = [f"spell {short(one.id)}" for one in cards.spells] + [f"curse {short(one.id)}" for one in cards.curses]
    return kinds + [f"page {page}" for page in pages] + [f"power {short(one.id)}" for one in cards.magicians]


def kinds(p: Madness, move: int) -> list[str]:
    """The verb of the move, the card it uses, and what strikes because of it."""
    found = [n.write_move(p, move).split()[0]]
    kind, what = move & 31, move >> 5
    if kind == b.CAST:
        found.append(f"spell {n.spell_text(p, what & 63)}")
    if p.seat >= 0 and _uses_power(p, kind, what):
        found.append(f"power {n.magician_text(p, p.mage(p.seat))}")
    after = p.copy()
    after.play(move)
    return found + _struck(p, after)


def _uses_power(p: Madness, kind: int, what: int) -> bool:
    mage, cards = p.mage(p.seat), p.cards
    if kind == b.CURE:
        return cards.cure_cost[mage] < 2
    if kind == b.STUDY:
        return cards.learn_cost[mage] < 2
    if kind == b.CHOICE and p.s[b.ASK] == b.GAIN and p.s[p.top() + b.KIND] == b.ACTION:
        return cards.reward[mage] > 2 and b.VALUE[what] == cards.reward[mage]
    return kind in (b.POWER_MOVE, b.WILD_MOVE) or (kind == b.DESTROY and what >> 3 == b.POWER_DISCOUNT)


def _struck(p: Madness, after: Madness) -> list[str]:
    """Curses whose space the marker reached, the page that was turned, the page that was read."""
    found = []
    old, new = p.s[b.MARKER], after.s[b.MARKER]
    if new != old and new > 1:
        slots = [slot for slot in range(b.SLOTS) if b.SPACE[slot] == new and p.s[b.SLOT + slot]]
        found += [f"curse {n.curse_text(p, p.s[b.SLOT + slot] - 1)}" for slot in slots[p.s[b.SHIELD] :]]
    if after.s[b.MARKER] == 1 and p.s[b.PHASE] == b.TURN_PAGE and after.s[b.PHASE] != b.TURN_PAGE:
        page = n.page_text(after, after.s[b.MONSTER] - 1)
        found += [f"page {page}", f"appearance {page}"]
    closing = after.s[b.PHASE] == b.CLOSE or after.s[b.ROUND] > p.s[b.ROUND] > 0 or after.seat == OVER
    if closing and old == 5 and p.s[b.PHASE] != b.CLOSE and after.s[b.RESULT] not in (b.MAD_END, b.ALL_OUT):
        page = n.page_text(p, p.s[b.RIGHT] - 1)
        found += [f"page {page}", f"{'failure' if curses_left(p) else 'bonus'} {page}"]
    return found
