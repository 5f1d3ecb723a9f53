"""What the marks of the player without search weigh: one number for each name, for two players and for more."""

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
PAIR = (
    34, -34, 8, 8, 10, 44, 12, 30, 0, 10, 24, 2, 56, 6, 24, 6, -22, 42, 1, 36, 12, 2, 1, 0, 0, 0, 0, 4, 2, 0, 6, 200,
    8, 2, 8, 10, 30, 40, 3
)  # fmt: skip
GROUP = (
    36, -34, 8, 2, 12, 60, 16, 26, 4, 20, 24, -2, 44, -14, 24, 6, -10, 42, 1, 36, 12, 2, 1, 0, 20, 20, 0, 4, 2, 2, 6,
    20, 8, 2, 9, 10, 30, 40, 8
)  # fmt: skip
