"""A set of cards as the rules read it: tables and steps. card_set.py fills them from JSON."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness.step import CardStep


class Cards:
    """Each card is a row of these tables; a span is two numbers of one: the first step, and the one after the last."""

    def __init__(self, texts: object) -> None:
        self.texts = texts  # names and texts, for people
        self.steps: list[CardStep] = []
        self.lists: vec[i64] = vec[i64]()  # spans of the lists inside other steps
        self.track: vec[i64] = vec[i64]()  # Multi-Element curses on each field of the round track (B2.5)
        self.supply: vec[i64] = vec[i64]([0] * 12)
        self.tokens: i64 = 0
        self.box: i64 = 0  # Madness cards in the box
        self.discounts: vec[i64] = vec[i64]()  # elements less, and whether against single-element curses only

        self.magicians: i64 = 0
        self.decks: vec[i64] = vec[i64]()  # twelve kinds for each magician
        self.reward: vec[i64] = vec[i64]()
        self.support_limit: vec[i64] = vec[i64]()
        self.cure_cost: vec[i64] = vec[i64]()
        self.cure_hands: vec[i64] = vec[i64]()
        self.spell_limit: vec[i64] = vec[i64]()
        self.learn_cost: vec[i64] = vec[i64]()
        self.power: vec[i64] = vec[i64]()  # spans of what is done once in each own turn
        self.power_discount: vec[i64] = vec[i64]()  # elements less, against single-element curses
        self.power_wild: vec[i64] = vec[i64]()

        self.spells: i64 = 0
        self.base: i64 = 0  # bits of the base spells
        self.cost: vec[i64] = vec[i64]()  # four for each spell
        self.school: vec[i64] = vec[i64]()  # the element
        self.level: vec[i64] = vec[i64]()
        self.repeats: vec[i64] = vec[i64]()
        self.effect: vec[i64] = vec[i64]()  # spans
        self.minds_paid: vec[i64] = vec[i64]()  # takes cards from a discard pile

        self.curses: i64 = 0
        self.pile: vec[i64] = vec[i64]()  # the element, or MULTI
        self.first: vec[i64] = vec[i64]()  # five: where the bottom of each pile is kept
        self.pile_bits: vec[i64] = vec[i64]()
        self.harm: vec[i64] = vec[i64]()  # spans
        self.severity: vec[i64] = vec[i64]()

        self.pages: i64 = 0
        self.covers: i64 = 0  # bits
        self.interiors: i64 = 0
        self.end_page: i64 = 0
        self.symbols: vec[i64] = vec[i64]()  # three for each page
        self.appear: vec[i64] = vec[i64]()  # spans: before the curses
        self.late: vec[i64] = vec[i64]()  # after the curses
        self.fail: vec[i64] = vec[i64]()
        self.bonus: vec[i64] = vec[i64]()


def numbers(values: list[int]) -> vec[i64]:
    """A table of these numbers."""
    return vec[i64](values)
