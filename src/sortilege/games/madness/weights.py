"""What the marks of the player without search weigh: one number for each name, a row for each number of players."""

from typing import Final

# Ending one's actions has the mark 0: what has less is not done.
ACQUIRE_2: Final = 0
ACQUIRE_3: Final = 1
LATE: Final = 2  # taken off acquiring and learning for each round after the third
LEARN: Final = 3
LEARN_LEVEL: Final = 4
CURE: Final = 5
SCARCE: Final = 6  # added to curing for each Madness that the pile lacks of eight
DRAW: Final = 7
KEEP: Final = 8
KEEP_LATE: Final = 9
BURN_MAD: Final = 10
BURN_ONE: Final = 11
HELP: Final = 12  # granting an action with which a curse can be destroyed
HELP_ELSE: Final = 13
GAIN: Final = 14
RESERVE: Final = 15  # taken off for each element spent that a curse on the track needs
SHIELD: Final = 16
DISCOUNT: Final = 17
READY: Final = 18
HEAL: Final = 19
POWER: Final = 20
MAD_OPTION: Final = 21  # cards one would rather discard than take a Madness
SECOND: Final = 22  # what a second, third ... repetition adds
LAST: Final = 23  # taken off acquiring and learning in the last round
DRAW_LAST: Final = 24  # added to drawing in the last round
CURE_LAST: Final = 25  # taken off curing in the last round while the pile is not low
FIFTH: Final = 26  # taken off acquiring and learning in the fifth round
WASTE: Final = 27  # what a lost element weighs in a payment
SAVE: Final = 28  # what a support card weighs in a payment before the last round
COUNT: Final = 29  # what each card of a payment adds: low cards first, dense hands stay
CLOSE: Final = 30  # the same as RESERVE, where at least half of the cost of that curse is at hand
STRUCK: Final = 31  # destroying a curse that has struck, before the last round, while others are left
BORROW: Final = 32  # taken off for each element that only a support can pay: supports are there against curses
SAVE_LAST: Final = 33  # what a support card weighs in a payment of the last round
LOOSE: Final = 34  # what an element that no curse needs adds in the last round: spent, it makes room for new cards
FOCUS: Final = 35  # added to gaining cards of the magician's own element: four of one kind destroy a curse
TO_HAND: Final = 36  # added to a taste for spells that bring new cards into the hand
CONVERT: Final = 37  # activating them
DEEP: Final = 38  # how many draws at once are of use in the last round
SAFE: Final = 39  # Madness that the pile should have in the last round; below that curing is worth SCARCE for each,
DRAIN: Final = 40  # and so many more for each round to come, with four players
LIKE_CURSE: Final = 41  # added to learning spells that remove curses,
LIKE_GAIN: Final = 42  # that bring new cards into the discard pile,
LIKE_HEAL: Final = 43
LIKE_DISCOUNT: Final = 44
LIKE_GRANT: Final = 45  # that let others act or draw
LIKE_DRAW: Final = 46
LIKE_KEEP: Final = 47
KEEP_VALUE: Final = 48  # added to putting a card into the support, for each element above one
UNLOCK: Final = 49  # added to it if another player can then pay a curse
BREAK: Final = 50  # destroying a curse
WANTED: Final = 51  # quarters added to gaining a card, for each element that curses need
DIP: Final = 52  # taken off destroying a curse before the last round, for each element that supports pay
HOARD: Final = 53  # the round from which supports are filled for the last one
FLOOD: Final = 54  # taken off filling supports while a curse that clears them may strike
DRY: Final = 55  # added to destroying such a curse, for each element in the supports
REACH: Final = 56  # elements that another player may lack for that
COUNT_OF_WEIGHTS: Final = 57
PAIR = (
    36, -34, 8, 2, 12, 20, 16, 26, 10, 30, 24, -2, 44, -14, 24, 6, -10, 42, 1, 36, 12, 2, 1, 0, 20, 20, 0, 4, 30, 2,
    6, 20, 60, 2, 9, 10, 30, 40, 8, 8, 0, 30, 14, 14, 14, 14, 6, 6, 0, 30, 200, 4, 60, 3, 60, 4, 2,
)  # fmt: skip
GROUP = (
    44, -29, 5, -1, 9, 19, 5, 22, 9, 29, 28, 1, 50, -12, 39, 2, -7, 27, -1, 45, 12, 2, 4, 1, 22, 16, 3, 6, 37, -6, 2,
    14, 69, 5, 17, 11, 32, 37, 11, 10, 1, 12, 12, 15, 13, 20, 14, 6, -4, 9, 288, -2, 40, 3, 53, 10, 2,
)  # fmt: skip
CROWD = (
    32, -31, 8, 0, 10, 18, 9, 25, 11, 31, 26, 0, 42, -14, 28, 3, -5, 32, 1, 39, 11, 1, 4, 0, 22, 21, 2, 5, 34, 0, 3,
    19, 65, 4, 12, 9, 30, 32, 9, 7, 1, 20, 12, 16, 12, 16, 10, 5, 2, 18, 209, 2, 52, 3, 61, 8, 2,
)  # fmt: skip
BY_SEATS = (PAIR, GROUP, GROUP, CROWD)  # from two players to five
