"""All levels of a game, each against the one below it, and the table of that for the documents."""

from itertools import pairwise
from typing import Any

from sortilege import build
from sortilege.kernel.registry import game as find_game
from sortilege.lab.arena import ArenaGame, Schedule, alone
from sortilege.lab.standings import pairing, wins
from sortilege.search.bots import LEVELS
from sortilege.search.levels import levels
from sortilege.search.search_bots import scaled


def bots(key: str, scale: float) -> tuple[str, ...]:
    """The levels by name, or, where they shall think shorter or longer, their bots with that much thinking."""
    return LEVELS if scale == 1 else tuple(scaled(level.bot, scale) for level in levels(find_game(key)))


def plans(key: str, games: int, seed: int, options: dict[str, str], scale: float = 1) -> list[Schedule]:
    """What is to be played: neighbours against each other; where all win together, each level on the same seeds."""
    whole = Schedule(key, bots(key, scale), games, seed, options)
    if alone(whole):
        return [whole]
    pairs = pairwise(whole.bots)
    return [Schedule(key, (above, below), games, seed, options) for below, above in pairs]


def rows(plan: Schedule, played: list[ArenaGame], scale: float = 1) -> list[dict[str, Any]]:
    """What came out, level by level."""
    named = dict(zip(bots(plan.game, scale), levels(find_game(plan.game)), strict=True))
    if alone(plan):
        shares = [(text, "the game", wins(played, text)) for text in plan.bots]
    else:
        below = f"level {named[plan.bots[1]].number}"
        shares = [(plan.bots[0], below, pairing(played, *plan.bots))]
    return [
        {"level": f"level {named[text].number}", "name": named[text].name("en"), "against": against}
        | {"bot": named[text].bot if scale == 1 else text}
        | {"games": share.games, "mean": share.mean, "low": share.low, "high": share.high}
        for text, against, share in shares
    ]


def markdown(
    key: str, games: int, seed: int, options: dict[str, str], results: list[dict[str, Any]], scale: float = 1
) -> str:
    """The table that the documents show, with the command that makes it."""
    given = "".join(f" -o {name}={value}" for name, value in options.items())
    given += f" --scale {scale:g}" if scale != 1 else ""
    lines = [f"`sortilege ladder {key}{given} --games {games} --seed {seed}`, {build.describe()}:", ""]
    lines += ["| level | bot | against | games | score | 95 % interval |", "|---|---|---|---|---|---|"]
    for row in results:
        score = f"{row['games']} | {row['mean']:.1%} | {row['low']:.1%} to {row['high']:.1%}"
        lines.append(f"| {row['level']}, {row['name']} | `{row['bot']}` | {row['against']} | {score} |")
    return "\n".join(lines)
