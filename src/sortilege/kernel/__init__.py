"""The vocabulary that every game speaks. A game outside this package imports it from here."""

from sortilege.kernel.deeds import Deed, Ending
from sortilege.kernel.details import Card, CardGroup, Reason
from sortilege.kernel.errors import BadNotation, BadOption, IllegalMove
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.game import Game
from sortilege.kernel.gesture import Gesture, Motion, View
from sortilege.kernel.options import Options, option
from sortilege.kernel.panels import Filter, Mark, Panel, Row, Shelf, Sign, Thing
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.kernel.speech import Speech

__all__ = [
    "CHANCE",
    "OVER",
    "BadNotation",
    "BadOption",
    "Card",
    "CardGroup",
    "Deed",
    "Ending",
    "Evaluation",
    "Filter",
    "Game",
    "Gesture",
    "IllegalMove",
    "Mark",
    "Motion",
    "Options",
    "Panel",
    "Position",
    "Reason",
    "Rng",
    "Row",
    "Shelf",
    "Sign",
    "Speech",
    "Thing",
    "View",
    "option",
]
