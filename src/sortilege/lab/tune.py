"""Tuning by self-play: other parameters for a game's PUCT, each tried against the present ones.

One parameter is changed at a time, up and down; the change plays the present parameters with the same budget, seats
swapped, and is taken only if the lower end of its 95 % interval is above a half (where all win together, if it
wins more on the same seeds). What is printed at the end belongs into `[style]` of the game's levels.toml.
"""

from collections.abc import Iterator
from pathlib import Path

from sortilege.kernel.registry import game as find_game
from sortilege.lab.arena import ArenaRun, Schedule, alone, run
from sortilege.lab.executors import Executor
from sortilege.lab.ratings import Share
from sortilege.lab.standings import pairing, wins
from sortilege.search.levels import params_of
from sortilege.search.params import SearchParams

# What each parameter, by its short name, is multiplied with.
STEPS: dict[str, tuple[float, ...]] = {
    "guide": (0.5, 2.0),
    "sharp": (0.5, 2.0),
    "plies": (0.0, 0.5, 2.0),
    "trust": (0.5, 1.5),
    "follow": (0.5, 1.5),
    "whole": (0.5, 2.0),
}


def write(budget: str, params: dict[str, float]) -> str:
    """The text of the bot with these parameters."""
    return " ".join([f"guided {budget}", *(f"{name}={value:g}" for name, value in params.items())])


def neighbours(params: dict[str, float], name: str) -> list[dict[str, float]]:
    """The parameters that differ in this one."""
    value = params[name]
    tried = {round(value * factor, 3) for factor in STEPS[name]}
    if name == "plies":
        tried = {float(int(number)) for number in tried if number >= 0} | {4.0}
    if name in ("trust", "follow"):
        tried = {min(1.0, number) for number in tried} | {0.5}
    return [params | {name: number} for number in sorted(tried - {value})]


def compare(plan: Schedule, executor: Executor | None = None, state: Path | None = None) -> tuple[bool, Share]:
    """Whether the first bot of a plan is better than the second, and its score."""
    so_far = ArenaRun(state, plan)
    for _ in run(plan, so_far, executor=executor):
        pass
    played = list(so_far.played.values())
    if alone(plan):
        first, second = (wins(played, text) for text in plan.bots)
        return first.mean > second.mean, first
    share = pairing(played, *plan.bots)
    return share.low > 0.5, share


def tune(
    key: str,
    games: int,
    budget: str,
    seed: int,
    names: list[str],
    options: dict[str, str],
    executor: Executor | None = None,
    state: Path | None = None,
) -> Iterator[str]:
    """Tries other parameters for a game's PUCT, and keeps what wins; tells each comparison, then the parameters.

    In the folder `state` each comparison has its journal.
    """
    number = 0
    params = {"sharp": 1.0, "trust": 1.0, "follow": 0.0, **params_of(find_game(key))}
    if "whole" in names:
        params.setdefault("whole", SearchParams().c_turns)
    for name in names or [short for short in STEPS if short in params]:
        for other in neighbours(params, name):
            plan = Schedule(key, (write(budget, other), write(budget, params)), games, seed, options)
            better, share = compare(plan, executor, state / f"{key}-{number}.jsonl" if state else None)
            number += 1
            yield f"{name} {params[name]:g} -> {other[name]:g}: {share}{'  taken' if better else ''}"
            params = other if better else params
    yield "\n".join(["", "[style]", *(f"{name} = {value:g}" for name, value in params.items())])
