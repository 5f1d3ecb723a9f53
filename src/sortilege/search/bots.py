"""Players that choose a move of a match, by their texts.

`random`, `instinct`, `greedy`, `greedy 0.2` (noise), `look 3` (plies), `uct 400` (simulations), `guided 2.5s` (seconds
a turn), `guided 2.5s x2` (on two cores), `level 4`, or the name of a bot that another package offers by an entry point.
"""

import re
from importlib.metadata import entry_points

from sortilege.kernel.errors import BadNotation
from sortilege.kernel.match import Match
from sortilege.kernel.nearest import did_you_mean
from sortilege.search.levels import levels
from sortilege.search.parallel import ParallelBot
from sortilege.search.player import Bot, GreedyBot, InstinctBot, RandomBot
from sortilege.search.thinkers import GuidedBot, LookBot, UctBot, thinker

__all__ = [
    "LEVELS",
    "Bot",
    "GreedyBot",
    "GuidedBot",
    "InstinctBot",
    "LookBot",
    "RandomBot",
    "UctBot",
    "bot",
    "bot_names",
]

LEVELS = tuple(f"level {number}" for number in range(1, 7))  # from the weakest to the strongest
GROUP = "sortilege.bots"  # of entry points
FORMS = "'random', 'instinct', 'greedy', 'greedy 0.2', 'look 3', 'uct 400', 'guided 400', 'guided 2.5s', 'level 4'"


class LevelBot(Bot):
    """The bot of a level, whichever that is in the game being played."""

    def __init__(self, seed: int, number: int) -> None:
        super().__init__(seed)
        self.number = number
        self._inner: Bot | None = None

    def choose(self, match: Match) -> str:
        level = levels(match.game)[self.number - 1]
        if self._inner is None or self._inner.text != level.bot:
            self._inner = bot(level.bot, self.seed)
        return self._inner.choose(match)


def bot(text: str, seed: int = 0) -> Bot:
    """The bot that this text names."""
    made = _make(text, seed)
    made.text = text
    return made


def bot_names() -> list[str]:
    """The bots that need no further word: the built-in ones, the levels, and those of other packages."""
    return ["random", "instinct", "greedy", *LEVELS, *sorted(entry_points(group=GROUP).names)]


def _make(text: str, seed: int) -> Bot:
    if text == "random":
        return RandomBot(seed)
    if found := re.fullmatch(r"(greedy|instinct)(?: (0?\.\d{1,3}|1))?", text):
        return (GreedyBot if found[1] == "greedy" else InstinctBot)(seed, float(found[2] or 0))
    if text in LEVELS:
        return LevelBot(seed, int(text.split()[1]))
    if (found := re.fullmatch(r"(.*) x([2-9])", text)) and thinker(found[1], seed):
        return ParallelBot(seed, found[1], int(found[2]))
    if made := thinker(text, seed):
        return made
    offered = [one for one in entry_points(group=GROUP) if one.name == text]
    if not offered:
        raise BadNotation(f"{text!r} is no bot{did_you_mean(text, bot_names())}; bots are written {FORMS}")
    theirs: Bot = offered[0].load()(seed)
    return theirs
