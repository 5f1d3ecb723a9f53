"""The vocabulary that every game speaks. A game outside this package imports it from here."""

from sortilege.kernel.errors import BadNotation, BadOption, IllegalMove
from sortilege.kernel.game import Game, Reason
from sortilege.kernel.gesture import Gesture, Motion, View
from sortilege.kernel.judge import Judge
from sortilege.kernel.options import Options, option
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng

__all__ = [
    "CHANCE",
    "OVER",
    "BadNotation",
    "BadOption",
    "Game",
    "Gesture",
    "IllegalMove",
    "Judge",
    "Motion",
    "Options",
    "Position",
    "Reason",
    "Rng",
    "View",
    "option",
]
