"""How long each level thinks about a turn of the rulebook, beside how long it says it does."""

import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from sortilege import build
from sortilege.kernel.match import Match
from sortilege.kernel.registry import game as find_game
from sortilege.search.bots import bot
from sortilege.search.budget import Stopwatch
from sortilege.search.levels import Level, levels
from sortilege.search.search_bots import scaled


@dataclass(frozen=True)
class ThinkTime:
    """What one level told and took; a turn is all that one bot chose in it, placing and answers to others included."""

    level: Level
    told: float  # seconds
    turns: int
    mean: float
    longest: float


def think_times(
    key: str, turns: int, seed: int = 0, options: dict[str, str] | None = None, scale: float = 1
) -> Iterator[ThinkTime]:
    """Lets each level play the first turns of a game by itself; time is processor time, as in the arena.

    With a scale all levels think so many times as long, in simulations and in seconds.
    """
    for level in levels(find_game(key)):
        took = _play(key, scaled(level.bot, scale), turns, seed, options or {})
        told = level.seconds * scale if scaled(level.bot, scale) != level.bot else level.seconds
        yield ThinkTime(level, told, len(took), sum(took) / max(1, len(took)), max(took, default=0.0))


def _play(key: str, text: str, turns: int, seed: int, options: dict[str, str]) -> list[float]:
    """The seconds of each turn of each bot."""
    match = Match(key, seed=f"think {seed}", players=None, **options)
    bots = [bot(text, seed * 16 + seat) for seat in range(match.seats)]
    took: dict[tuple[int, int], float] = defaultdict(float)
    before, Stopwatch.now = Stopwatch.now, staticmethod(time.process_time)
    try:
        while not match.over and match.turn < turns:
            begun, whose = time.process_time(), (match.turn, match.seat)
            move = bots[match.seat].choose(match)
            took[whose] += time.process_time() - begun
            match.play(move)
    finally:
        Stopwatch.now = staticmethod(before)
    return list(took.values())


def markdown(key: str, turns: int, seed: int, options: dict[str, str], rows: list[ThinkTime], scale: float) -> str:
    """The table for the documents, with the command that makes it."""
    given = "".join(f" -o {name}={value}" for name, value in options.items())
    given += f" --scale {scale:g}" if scale != 1 else ""
    lines = [f"`sortilege ladder {key}{given} --times --turns {turns} --seed {seed}`, {build.describe()}:", ""]
    lines += ["| level | bot | told | mean | longest |", "|---|---|---|---|---|"]
    for row in rows:
        name = f"level {row.level.number}, {row.level.name('en')}"
        lines.append(f"| {name} | `{row.level.bot}` | {row.told:g} s | {row.mean:.2f} s | {row.longest:.2f} s |")
    return "\n".join(lines)
