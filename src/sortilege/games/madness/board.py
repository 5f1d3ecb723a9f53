"""The kinds of cards, the places of a position's numbers, the codes of steps, questions and moves. No rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ELEMENTS: Final = ("fire", "water", "earth", "air")

# A card is its kind: the element times three plus its value less one, or Madness. Alike cards are alike.
KINDS: Final = 13
MAD: Final = 12
ELEMENT: Final = vec[i64]([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4])
VALUE: Final = vec[i64]([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 0])
MULTI: Final = 4  # the "element" of a Multi-Element curse

# The numbers of the whole table.
ROUND: Final = 0
MARKER: Final = 1  # 0 on the Invocation space before the first turn, then 1 to 5
ACTIVE: Final = 2
PHASE: Final = 3
MADNESS: Final = 4  # cards left in the Madness pile
FORBID: Final = 5  # bits: what is forbidden until the round closes
SHIELD: Final = 6  # how many of the next curses will have no effect
REST: Final = 7  # the group skips the remaining Action phases
RESULT: Final = 8
MONSTER: Final = 9  # the page on the left, plus one
RIGHT: Final = 10  # the page on the right, plus one
PAGES: Final = 11  # bits: pages that nobody has seen
CURSES: Final = 12  # bits: curses in the unknown middle of their piles
ONCE: Final = 13  # the active player has used their power in this Action phase
WILD: Final = 14  # the power of the wild card is declared for the next payment
STAGE: Final = 15  # how far a phase is
REVEAL: Final = 16  # a library pile whose next spell is to be turned: level * 8 + element + 1
DEPTH: Final = 17  # frames on the stack
ASK: Final = 18  # the question, and what it is about
OF: Final = 19
LOW: Final = 20
HIGH: Final = 21
WHERE: Final = 22
WHAT: Final = 23
FLOOR: Final = 24
DO: Final = 25
LIBRARY: Final = 26  # four: the visible spell plus one
TOKENS: Final = 30  # four: tokens left beside the board
DISCOUNT: Final = 34  # eight: uses left of each kind of discount
POOL: Final = 42  # four: what the cards in all supports are worth
SLOT: Final = 46  # five: the curse there, plus one
ON: Final = 51  # five times four: tokens on the curses
SUPPLY: Final = 71  # twelve kinds
BOX: Final = 83  # thirteen kinds: out of the game
UNDER_N: Final = 96  # five: known cards under each curse pile
UNDER: Final = 101  # the known bottoms, each pile from its own first place
SEATS: Final = 161  # here the seats begin
MOST_CURSES: Final = 60

# The numbers of a seat: five zones of thirteen kinds, their sizes, and the rest.
HAND: Final = 0
SUPPORT: Final = 1
DISCARD: Final = 2
LIMBO: Final = 3  # looked at, or chosen and not yet given
DECK: Final = 4  # the unknown middle of the draw pile
SIZE: Final = 65  # five
TOP: Final = 70  # known cards on the draw pile, four bits each, the next one lowest
SPELLS: Final = 71  # bits
SPENT: Final = 72  # bits: the exhausted ones
MAGE: Final = 73  # the magician plus one
ALIVE: Final = 74
WORTH: Final = 75  # four: what the cards in hand are worth
STRIDE: Final = 79

# The numbers of a frame: a running list of steps, granted actions, or an action being paid.
FRAME: Final = 24
KIND: Final = 0
PC: Final = 1
END: Final = 2
START: Final = 3
REPS: Final = 4
ACTOR: Final = 5
SPELL: Final = 6  # the spell being resolved, plus one
OTHER: Final = 7  # the player chosen by the last "other", plus one
WHO: Final = 8  # how many places of the turn order this step is past
LEFT: Final = 9  # what the step still has to do for the present player; -1 before it begins
DESTROYED: Final = 10  # the kind just destroyed, plus one
GAINED: Final = 11  # the element just gained, plus one
CURSE: Final = 12  # the slot of the curse being resolved, plus one
DEFAULT: Final = 13  # whom a step without "who" concerns
SHARE: Final = 14  # what the acting player gave each place of the turn order, five bits each
SHARED: Final = 15  # how many places are served
PAID: Final = 16  # five: what each seat paid for this activation, five bits for each kind
AT: Final = 21  # the slot a step over several curses has reached, or the pile a curse comes from, plus one
CHOSEN: Final = 22  # the player chosen for this step, plus one

# An action being paid uses other names for the same places.
DEED: Final = 1  # the move that began it
REDUCE: Final = 2  # elements still to be taken off the cost
USES_WILD: Final = 3
PART: Final = 4  # how far the action is
COST: Final = 7  # four: still to be paid
ANY: Final = 11  # bits: the elements of which any one may pay (the Cure action); 0 if the cost is fixed
LEAST: Final = 12  # the first card that may still be paid, in the order of payment
CAP: Final = 13  # the rest of the payment must stay below this

PROGRAM: Final = 0  # kinds of frames
GRANT: Final = 1
ACTION: Final = 2

# Phases, in the order of a turn.
MAGICIANS: Final = 0
SHELVES: Final = 1
HANDS: Final = 2
BEGIN: Final = 3
CLOSE: Final = 4
TURN_PAGE: Final = 5
APPEAR: Final = 6
PLACE: Final = 7
AFTER: Final = 8
TRIGGER: Final = 9
ACT: Final = 10
RECOVER: Final = 11

# Results.
WON: Final = 1
MAD_END: Final = 2
MONSTER_END: Final = 3
ALL_OUT: Final = 4

# Steps: ten numbers each.
WIDTH: Final = 10
OP: Final = 0
N: Final = 1
BY: Final = 2
FROM: Final = 3  # bits of zones
FILTER: Final = 4
FLAGS: Final = 5
TO: Final = 6
SUB: Final = 7  # the first of its lists of steps
SUBS: Final = 8  # how many
EXTRA: Final = 9
ALL: Final = 31

OPS: Final = (
    "draw", "discard", "mill", "gain_madness", "lose_madness", "heal", "destroy_card", "destroy_spell", "exhaust",
    "refresh", "gain_element", "support", "unsupport", "recover", "give", "scry", "act", "add_curse", "token",
    "destroy_curse", "learn", "discount", "shield", "forbid", "choose", "end_game",
)  # fmt: skip
DRAW: Final = 0
DROP: Final = 1
MILL: Final = 2
GAIN_MADNESS: Final = 3
LOSE_MADNESS: Final = 4
HEAL: Final = 5
DESTROY_CARD: Final = 6
DESTROY_SPELL: Final = 7
EXHAUST: Final = 8
REFRESH: Final = 9
GAIN_ELEMENT: Final = 10
KEEP: Final = 11
UNSUPPORT: Final = 12
TAKE_BACK: Final = 13
GIVE: Final = 14
SCRY: Final = 15
GRANT_ACTIONS: Final = 16
ADD_CURSE: Final = 17
TOKEN: Final = 18
DESTROY_CURSE: Final = 19
LEARN: Final = 20
DISCOUNT_OP: Final = 21
SHIELD_OP: Final = 22
FORBID_OP: Final = 23
CHOOSE: Final = 24
END_GAME: Final = 25

WHOS: Final = ("default", "self", "each", "each_other", "next", "other", "same_other", "any", "group")
BY_DEFAULT: Final = 0
BY_SELF: Final = 1
BY_EACH: Final = 2
BY_EACH_OTHER: Final = 3
BY_NEXT: Final = 4
BY_OTHER: Final = 5
BY_SAME_OTHER: Final = 6
BY_ANY: Final = 7
BY_GROUP: Final = 8

FILTERS: Final = ("any", "element", "fire", "water", "earth", "air", "highest", "element_upgradable", "madness")
HIGHEST: Final = 6
UPGRADABLE: Final = 7
ONLY_MADNESS: Final = 8

MAY: Final = 1  # flags
AT_RANDOM: Final = 2
DISTRIBUTE: Final = 4
DISTINCT: Final = 8
DOWN_TO: Final = 16
ANYBODY: Final = 32  # heal: of any player
FROM_LIBRARY: Final = 64
ONLY_SINGLE: Final = 128
NOT_SELF: Final = 256  # token: not on the curse being resolved
EVERY: Final = 512
OWN_HAND_ANY_SUPPORT: Final = 1024

FORBIDS: Final = ("act", "acquire", "heal", "support")
NO_ACT: Final = 1
NO_ACQUIRE: Final = 2
NO_HEAL: Final = 4
NO_SUPPORT: Final = 8

# Questions.
NOTHING: Final = 0
MENU: Final = 1  # an action
PAY: Final = 2
WILD_CARD: Final = 3
REDUCTION: Final = 4  # which element becomes cheaper
GAIN: Final = 5  # which kind from the supply
CARDS: Final = 6
HEALS: Final = 7
OWN_SPELLS: Final = 8
ANY_SPELLS: Final = 9
WHICH_SEAT: Final = 10
NUMBER: Final = 11
OPTION: Final = 12
TOKEN_ELEMENT: Final = 13
WHICH_CURSE: Final = 14
SHELF: Final = 15
FREE_SPELL: Final = 16
ORDER: Final = 17
C_CARD: Final = 18  # chance from here on
C_HAND: Final = 19
C_MAGICIAN: Final = 20
C_SPELL: Final = 21
C_PAGE: Final = 22
C_CURSE: Final = 23
C_PILE: Final = 24

# What happens to cards or spells that are picked.
TO_DISCARD: Final = 0
TO_BOX: Final = 1
TO_SUPPORT: Final = 2
TO_HAND: Final = 3
TO_TOP: Final = 4
TO_LIMBO: Final = 5
TO_PILE: Final = 6
TO_SPENT: Final = 7
TO_READY: Final = 8

# Moves: the kind in five bits, then what it is about.
END_MOVE: Final = 0
REST_MOVE: Final = 1
POWER_MOVE: Final = 2
CAST: Final = 3  # spell (6 bits), times
STUDY: Final = 4  # element (2 bits), the spell destroyed for it plus one
ACQUIRE: Final = 5  # kind
DESTROY: Final = 6  # slot (3 bits), discount plus one (9 is the power)
CURE: Final = 7  # zone (1 bit), seat
PAYMENT: Final = 8  # cards in six bits each (48), element (2), support cards (3), value lost (2)
ONE_CARD: Final = 9  # place (6 bits), element
WILD_MOVE: Final = 10  # source (3 bits), kind (4), element
PICK: Final = 11  # places plus one, in six bits each
ONE_PICK: Final = 12  # one place plus one
CHOICE: Final = 13  # a number: element, kind, seat, slot, option
OUTCOME: Final = 14  # what chance brings
POWER_DISCOUNT: Final = 9

SLOTS: Final = 5
SPACE: Final = vec[i64]([2, 3, 3, 4, 5])
HAND_SIZE: Final = 6
MANY: Final = 64  # more choices than this are made one card at a time


def numbers(values: list[int]) -> vec[i64]:
    """A table of these numbers."""
    return vec[i64](values)


class Cards:
    """A set of cards compiled to tables: each list of steps is a range of `code`, each card a row of the others."""

    def __init__(self, info: object) -> None:
        self.info = info  # the names and texts, for people
        self.code: vec[i64] = vec[i64]()
        self.lists: vec[i64] = vec[i64]()  # first and last step of the lists inside other steps
        self.track: vec[i64] = vec[i64]()  # Multi-Element curses on each field of the round track
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
        self.power: vec[i64] = vec[i64]()  # first and last step of what is done once in each own turn
        self.power_discount: vec[i64] = vec[i64]()  # elements less, against single-element curses
        self.power_wild: vec[i64] = vec[i64]()

        self.spells: i64 = 0
        self.base: i64 = 0  # bits of the base spells
        self.cost: vec[i64] = vec[i64]()  # four for each spell
        self.school: vec[i64] = vec[i64]()  # the element
        self.level: vec[i64] = vec[i64]()
        self.repeats: vec[i64] = vec[i64]()
        self.effect: vec[i64] = vec[i64]()  # first and last step
        self.minds_paid: vec[i64] = vec[i64]()  # takes cards from a discard pile

        self.curses: i64 = 0
        self.pile: vec[i64] = vec[i64]()  # the element, or MULTI
        self.first: vec[i64] = vec[i64]()  # five: where the bottom of each pile is kept
        self.pile_bits: vec[i64] = vec[i64]()
        self.harm: vec[i64] = vec[i64]()  # first and last step
        self.severity: vec[i64] = vec[i64]()

        self.pages: i64 = 0
        self.covers: i64 = 0  # bits
        self.interiors: i64 = 0
        self.end_page: i64 = 0
        self.symbols: vec[i64] = vec[i64]()  # three for each page
        self.appear: vec[i64] = vec[i64]()  # first and last step, before the curses
        self.late: vec[i64] = vec[i64]()  # after the curses
        self.fail: vec[i64] = vec[i64]()
        self.bonus: vec[i64] = vec[i64]()
