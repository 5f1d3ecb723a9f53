"""All levels of a game, each against the one below it, and the table of that for the documents."""

from itertools import pairwise
from typing import Any

from sortilege import build
from sortilege.kernel.registry import game as find_game
from sortilege.lab.arena import Plan, Played, alone
from sortilege.lab.standings import pairing, wins
from sortilege.search.bots import LEVELS
from sortilege.search.levels import levels

TARGET = 0.6  # what a level should score against the one below


def plans(key: str, games: int, seed: int, options: dict[str, str]) -> list[Plan]:
    """What is to be played: neighbours against each other; where all win together, each level on the same seeds."""
    whole = Plan(key, LEVELS, games, seed, options)
    if alone(whole):
        return [whole]
    pairs = pairwise(LEVELS)
    return [Plan(key, (above, below), games, seed, options) for below, above in pairs]


def rows(plan: Plan, played: list[Played]) -> list[dict[str, Any]]:
    """What came out, level by level."""
    named = {f"level {one.number}": one for one in levels(find_game(plan.game))}
    if alone(plan):
        found = [(text, "the game", wins(played, text)) for text in plan.bots]
    else:
        found = [(plan.bots[0], plan.bots[1], pairing(played, *plan.bots))]
    return [
        {"level": text, "name": named[text].name("en"), "bot": named[text].bot, "against": other}
        | {"games": one.games, "mean": one.mean, "low": one.low, "high": one.high}
        for text, other, one in found
    ]


def markdown(key: str, games: int, seed: int, options: dict[str, str], found: list[dict[str, Any]]) -> str:
    """The table that the documents show, with the command that makes it."""
    given = "".join(f" -o {name}={value}" for name, value in options.items())
    lines = [f"`sortilege ladder {key}{given} --games {games} --seed {seed}`, {build.describe()}:", ""]
    lines += ["| level | bot | against | games | score | 95 % interval |", "|---|---|---|---|---|---|"]
    for row in found:
        score = f"{row['games']} | {row['mean']:.1%} | {row['low']:.1%} to {row['high']:.1%}"
        lines.append(f"| {row['level']}, {row['name']} | `{row['bot']}` | {row['against']} | {score} |")
    return "\n".join(lines)
