"""What is asked (phases), the kinds of answers and outcomes, and how one is packed into a number."""

from typing import Final

from mypy_extensions import i64

# Phases. The first group is chance and set-up, MAIN the one list of a turn, the rest the parts of a spell.
CIRCLE: Final = 0  # chance: which circle joins circle 0
SEALING: Final = 1  # chance: the colour of the next token
LAYING: Final = 2  # chance: the next scroll
MARKING: Final = 3  # chance: the first player
OPENING: Final = 4  # the first draft, in turn order
ROLLING: Final = 5  # chance: the next die of the round
MAIN: Final = 6
REROLLING: Final = 7  # chance: a die of Rebirth or Growth
DRAFTING: Final = 8  # three dice at the end of one's round
COLOUR: Final = 9
INTO: Final = 10  # the new colour of Transmutation
FOE: Final = 11
OWN: Final = 12  # own dice, die or scroll
HIS: Final = 13  # the opponent's
PLACE: Final = 14  # a space
SECOND: Final = 15  # the second space of a pair
SHATTER: Final = 16  # a break with dice that a spell demands
FREE: Final = 17  # a break without an ordinary set of dice: Binding's third use, Speed's second seal
VICTIM: Final = 18  # which die Theft takes
STORING: Final = 19  # which Absorption takes the broken token
LOAN: Final = 20  # which scroll Borrowing uses
ENDED: Final = 21

# Kinds of moves, with what `one`, `two` and `dice` mean.
CIRCLE_IS: Final = 0  # one: circle
SEAL_IS: Final = 1  # one: colour, two: space
SCROLL_IS: Final = 2  # one: scroll, two: space
FIRST_IS: Final = 3  # one: seat
DIE_IS: Final = 4  # one: colour, two: value
DRAFT: Final = 5  # dice: four bits a colour
CAST: Final = 6  # one: scroll
BIND: Final = 7  # one: which use of Binding
BREAK: Final = 8  # one: space, two: colour, dice
END: Final = 9
CHOOSE_COLOUR: Final = 10  # one: colour
CHOOSE_INTO: Final = 11  # one: colour
CHOOSE_FOE: Final = 12  # one: seat
CHOOSE_DICE: Final = 13  # one: colour, dice
CHOOSE_DIE: Final = 14  # one: colour, two: value
CHOOSE_SCROLL: Final = 15  # one: scroll
CHOOSE_SPACE: Final = 16  # one: space
REMOVE: Final = 17  # the guardian leaves the board
STORE: Final = 18  # one: colour of the Absorption
DISCARD: Final = 19


def move(kind: i64, one: i64 = 0, two: i64 = 0, dice: i64 = 0) -> i64:
    """The number of a move."""
    return kind | (one << 5) | (two << 13) | (dice << 21)


def kind_of(packed: i64) -> i64:
    return packed & 31


def one_of(packed: i64) -> i64:
    return (packed >> 5) & 255


def two_of(packed: i64) -> i64:
    return (packed >> 13) & 255


def dice_of(packed: i64) -> i64:
    return packed >> 21
