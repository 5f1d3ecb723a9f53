"""Players that choose a move of a match, by their texts.

`random`, `instinct`, `greedy`, `greedy 0.2` (noise), `glance 4` (moves), `look 3` (plies), `uct 400` (simulations),
`guided 2.5s` (seconds a turn), `guided 2.5s x2` (on two cores), `net 100` (with the game's net), `net FILE 2s`,
`level 4`, the name of a bot that another package offers by an entry point, or `module:Class`. The texts with a file or
a module are for one's own programs: a server takes none from outside.
"""

import re
from importlib import import_module
from importlib.metadata import entry_points

from sortilege.kernel.errors import BadNotation
from sortilege.kernel.match import Match
from sortilege.kernel.nearest import did_you_mean
from sortilege.search.bot import Bot, GlanceBot, GreedyBot, InstinctBot, RandomBot
from sortilege.search.levels import levels
from sortilege.search.net_bot import net_bot
from sortilege.search.perfect import perfect_move
from sortilege.search.root_parallel import ParallelBot
from sortilege.search.search_bots import GuidedBot, LookBot, UctBot, thinker

__all__ = [
    "LEVELS",
    "Bot",
    "GlanceBot",
    "GreedyBot",
    "GuidedBot",
    "InstinctBot",
    "LookBot",
    "RandomBot",
    "UctBot",
    "bot",
    "bot_names",
]

LEVELS = tuple(f"level {number}" for number in range(1, 9))  # from the weakest to the strongest
PERFECT = 2  # levels, the strongest ones, that play solved endings by their tables
GROUP = "sortilege.bots"  # of entry points
FORMS = (
    "'random', 'instinct', 'greedy 0.2', 'glance 4', 'look 3', 'uct 400', 'guided 400', 'guided 2.5s', 'net 100', "
    "'level 4', 'module:Class'"
)


class LevelBot(Bot):
    """The bot of a level, whichever that is in the game being played."""

    def __init__(self, seed: int, number: int) -> None:
        super().__init__(seed)
        self.number = number
        self._inner: Bot | None = None

    def choose(self, match: Match) -> str:
        strong = self.number > len(LEVELS) - PERFECT
        if strong and (known := perfect_move(match.game, match.position)):
            self.expects = known.score, True
            return match.game.write_move(match.position, known.move)
        level = levels(match.game)[self.number - 1]
        if self._inner is None or self._inner.text != level.bot:
            self._inner = bot(level.bot, self.seed)
        move = self._inner.choose(match)
        self.expects = self._inner.expects
        return move


def bot(text: str, seed: int = 0) -> Bot:
    """The bot that this text names."""
    made = _make(text, seed)
    made.text = text
    return made


def bot_names() -> list[str]:
    """The bots that need no further word: the built-in ones, the levels, and those of other packages."""
    return ["random", "instinct", "greedy", *LEVELS, *sorted(entry_points(group=GROUP).names)]


def _make(text: str, seed: int) -> Bot:
    """Makes a bot of a text; BadNotation says how bots are written."""
    if text == "random":
        return RandomBot(seed)
    if match := re.fullmatch(r"(greedy|instinct)(?: (0?\.\d{1,3}|1))?", text):
        return (GreedyBot if match[1] == "greedy" else InstinctBot)(seed, float(match[2] or 0))
    if match := re.fullmatch(r"glance ([1-9]\d?)", text):
        return GlanceBot(seed, int(match[1]))
    if text in LEVELS:
        return LevelBot(seed, int(text.split()[1]))
    if (match := re.fullmatch(r"(.*) x([2-9])", text)) and thinker(match[1], seed):
        return ParallelBot(seed, match[1], int(match[2]))
    if made := thinker(text, seed):
        return made
    if learned := net_bot(text, seed):
        return learned
    if match := re.fullmatch(r"(\w+(?:\.\w+)*):(\w+)", text):
        return _of_class(text, match[1], match[2], seed)
    offered = [entry for entry in entry_points(group=GROUP) if entry.name == text]
    if not offered:
        raise BadNotation(f"{text!r} is no bot{did_you_mean(text, bot_names())}; bots are written {FORMS}")
    theirs: Bot = offered[0].load()(seed)
    return theirs


def _of_class(text: str, module: str, name: str, seed: int) -> Bot:
    """Makes a bot of a class of somebody's own module."""
    try:
        made = getattr(import_module(module), name)(seed)
    except (ImportError, AttributeError) as error:
        raise BadNotation(f"{text}: {error}") from error
    if not isinstance(made, Bot):
        raise BadNotation(f"{text} makes no Bot; sortilege.search.bots has the class to derive from")
    return made
