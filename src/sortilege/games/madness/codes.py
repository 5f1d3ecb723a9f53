"""Names of the kinds of cards, zones, phases, steps, questions and what becomes of picked things. No rules."""

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

SLOTS: Final = 5
SPACE: Final = vec[i64]([2, 3, 3, 4, 5])  # where the marker strikes the curse of a slot (B2.4)
HAND_SIZE: Final = 6
ROUNDS: Final = 6
LAST_SPACE: Final = 5
MANY: Final = 64  # more choices than this are made one card at a time
DISCOUNTS: Final = 8  # kinds of them in a set of cards
NONE: Final = -1  # an id that is missing

# Zones of a player.
HAND: Final = 0
SUPPORT: Final = 1
DISCARD: Final = 2
LIMBO: Final = 3  # looked at, or chosen and not yet given
DECK: Final = 4  # the unknown middle of the draw pile
ZONES: Final = 5

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

# Steps of cards.
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
GRANT: Final = 16
ADD_CURSE: Final = 17
TOKEN: Final = 18
DESTROY_CURSE: Final = 19
LEARN: Final = 20
DISCOUNT: Final = 21
SHIELD: Final = 22
FORBID: Final = 23
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
ANY_CARD: Final = 0
ANY_ELEMENT: Final = 1
ONE_ELEMENT: Final = 2  # of fire; the other elements follow
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
WHICH_MAGE: Final = 25  # of a player again: the magician to play

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
