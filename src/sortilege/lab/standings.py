"""The result of an arena run: points of each pairing with intervals, Elo, win rates where all win together."""

from collections import defaultdict
from dataclasses import asdict
from math import isfinite
from typing import Any

from rich.table import Table

from sortilege import build
from sortilege.lab.arena import ArenaGame, Schedule, alone
from sortilege.lab.ratings import Share, elo, ratings, share


def points(game: ArenaGame, ours: str, theirs: str) -> float:
    """How a bot did against another in a game: over all pairs of their seats, 1 ahead, half level, 0 behind."""
    pairs = [
        (mine, yours)
        for mine, me in zip(game.scores, game.line_up, strict=True)
        for yours, you in zip(game.scores, game.line_up, strict=True)
        if (me, you) == (ours, theirs)
    ]
    return sum(1.0 if mine > yours else 0.5 if mine == yours else 0.0 for mine, yours in pairs) / len(pairs)


def pairing(played: list[ArenaGame], ours: str, theirs: str) -> Share:
    """What a bot scored against another; groups with swapped seats count as one result each."""
    groups: dict[int, list[float]] = defaultdict(list)
    for game in played:
        if set(game.line_up) == {ours, theirs}:
            groups[game.group].append(points(game, ours, theirs))
    results = [sum(group) / len(group) for group in groups.values()]
    return share(results, sum(len(group) for group in groups.values()))


def wins(played: list[ArenaGame], ours: str) -> Share:
    """How often a bot won where all win together."""
    return share([game.scores[0] for game in played if set(game.line_up) == {ours}])


def standings(plan: Schedule, played: list[ArenaGame]) -> dict[str, Any]:
    """All results as plain values, with what is needed to play them again."""
    head = {"game": plan.game, "options": plan.options, "seed": plan.seed, "build": build.describe()}
    if alone(plan):
        return head | {"wins": {text: asdict(wins(played, text)) for text in plan.bots}}
    pairs = {(a, b): pairing(played, a, b) for a in plan.bots for b in plan.bots if a != b}
    table = ratings({pair: (share.mean * share.games, share.games) for pair, share in pairs.items() if share.games})
    rows = [_row(a, b, share) for (a, b), share in pairs.items() if plan.bots.index(a) < plan.bots.index(b)]
    return head | {"pairings": rows, "elo": {text: round(value) for text, value in table.items()}}


def _row(ours: str, theirs: str, score: Share) -> dict[str, Any]:
    rated = {
        name: elo(value) for name, value in (("elo", score.mean), ("elo_low", score.low), ("elo_high", score.high))
    }
    return (
        {"bot": ours, "against": theirs}
        | asdict(score)
        | {name: round(value) if isfinite(value) else None for name, value in rated.items()}
    )


def report(result: dict[str, Any]) -> Table:
    """The result for people."""
    options = " ".join(f"{name}={value}" for name, value in result["options"].items())
    table = Table(title=f"{result['game']} {options} (seed {result['seed']})\n{result['build']}")
    for heading in ("bot", "against", "games", "score", "95 % interval", "Elo", "95 % interval"):
        table.add_column(heading)
    for row in result.get("pairings", []):
        interval = f"{_sign(row['elo_low'])} … {_sign(row['elo_high'])}"
        table.add_row(row["bot"], row["against"], *_numbers(row), _sign(row["elo"]), interval)
    for name, row in result.get("wins", {}).items():
        table.add_row(name, "the game", *_numbers(row), "", "")
    return table


def _numbers(row: dict[str, Any]) -> tuple[str, str, str]:
    return str(row["games"]), f"{row['mean']:.1%}", f"{row['low']:.1%} … {row['high']:.1%}"


def _sign(value: int | None) -> str:
    return "beyond measure" if value is None else f"{value:+}"
