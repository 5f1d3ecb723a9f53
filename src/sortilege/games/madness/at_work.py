"""What a move shows at work, for statistics: the card it uses, and what strikes because of it."""

from sortilege.games.madness import codes as c
from sortilege.games.madness import moves as mv
from sortilege.games.madness import notation as n
from sortilege.games.madness.card_set import read_cards, texts
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.rules import Madness
from sortilege.kernel.position import OVER


def every_kind() -> list[str]:
    """Each spell, curse, page and power of our own set."""
    cards = texts(read_cards("ours"))
    groups = {"spell": cards.spells, "curse": cards.curses, "page": cards.pages, "power": cards.magicians}
    return [f"{word} {card.short}" for word, group in groups.items() for card in group]


def kinds(p: Madness, move: int) -> list[str]:
    """The verb of the move, the card it uses, and what strikes because of it."""
    words = [n.write_move(p, move).split()[0]]
    if mv.kind_of(move) == mv.CAST:
        words.append(f"spell {n.spell_text(p, mv.spell_of(move))}")
    if p.seat >= 0 and _uses_power(p, move):
        words.append(f"power {n.magician_text(p, p.mage(p.seat))}")
    after = p.copy()
    after.play(move)
    return words + _struck(p, after)


def _uses_power(p: Madness, move: int) -> bool:
    kind, mage, cards = mv.kind_of(move), p.mage(p.seat), p.cards
    if kind == mv.CURE:
        return cards.cure_cost[mage] < 2
    if kind == mv.LEARN:
        return cards.learn_cost[mage] < 2
    if kind == mv.CHOICE and p.question == c.GAIN and p.payment.open:
        return cards.reward[mage] > 2 and c.VALUE[mv.number_of(move)] == cards.reward[mage]
    return kind in (mv.POWER, mv.WILD) or (kind == mv.DESTROY and mv.discount_of(move) == mv.POWER_DISCOUNT)


def _struck(p: Madness, after: Madness) -> list[str]:
    """Curses whose space the marker reached, the page that was turned, the page that was read."""
    words = []
    if after.marker != p.marker and after.marker > 1:
        slots = [slot for slot in range(c.SLOTS) if c.SPACE[slot] == after.marker and p.curse(slot) != NONE]
        words += [f"curse {n.curse_text(p, p.curse(slot))}" for slot in slots[p.shield :]]
    if after.marker == 1 and p.phase == c.TURN_PAGE and after.phase != c.TURN_PAGE:
        page = n.page_text(after, after.monster)
        words += [f"page {page}", f"appearance {page}"]
    closing = after.phase == c.CLOSE or after.round > p.round > 0 or after.seat == OVER
    if closing and p.marker == 5 and p.phase != c.CLOSE and after.result not in (c.MAD_END, c.ALL_OUT):
        page = n.page_text(p, p.right_page)
        words += [f"page {page}", f"{'failure' if p.cursed() else 'bonus'} {page}"]
    return words
