"""The names used in move texts, targets and messages: one spelling each, never translated."""

from sortilege.games.archimage import moves as mv

COLOURS = ("fire", "water", "air", "earth", "spirit")
LETTERS = "fwaes"  # of the colours, in positions
SPELLS = (
    *("transmutation", "rebirth", "evolution", "growth", "synergy"),
    *("inversion", "exchange", "absorption", "disintegration", "reorganisation"),
    *("mystification", "alteration", "transfer", "theft", "borrowing"),
    *("mission", "leap", "teleportation", "guardian", "speed"),
    "binding",
)
CODES = "ABCDEFGHIJKLMNOPQRST@"  # of the spells, in positions
PHASES = (
    *("circle", "sealing", "laying", "marking", "opening", "rolling", "main", "rerolling", "drafting"),
    *("colour", "into", "foe", "own", "his", "place", "second", "shatter", "free", "victim", "storing", "loan"),
    "ended",
)
assert len(PHASES) == mv.ENDED + 1
