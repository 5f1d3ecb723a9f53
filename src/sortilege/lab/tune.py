"""Tuning by self-play: other numbers for a game's guided search, each tried against the present ones.

One number of the style is changed at a time, up and down; the change plays the present style with the same budget,
seats swapped, and is taken only if the lower end of its 95 % interval is above a half (where all win together, if it
wins more on the same seeds). What is printed at the end belongs into `[style]` of the game's levels.toml.
"""

from collections.abc import Iterator

from sortilege.kernel.registry import game as find_game
from sortilege.lab.arena import Plan, State, alone, run
from sortilege.lab.ratings import Share
from sortilege.lab.standings import pairing, wins
from sortilege.search.levels import style_of
from sortilege.search.style import Style

STEPS: dict[str, tuple[float, ...]] = {
    "guide": (0.5, 2.0),
    "sharp": (0.5, 2.0),
    "plies": (0.0, 0.5, 2.0),
    "trust": (0.5, 1.5),
    "follow": (0.5, 1.5),
    "whole": (0.5, 2.0),
}


def write(budget: str, style: dict[str, float]) -> str:
    return " ".join([f"guided {budget}", *(f"{name}={value:g}" for name, value in style.items())])


def neighbours(style: dict[str, float], name: str) -> list[dict[str, float]]:
    """The styles that differ in one number."""
    value = style[name]
    tried = {round(value * factor, 3) for factor in STEPS[name]}
    if name == "plies":
        tried = {float(int(one)) for one in tried if one >= 0} | {4.0}
    if name in ("trust", "follow"):
        tried = {min(1.0, one) for one in tried} | {0.5}
    return [style | {name: one} for one in sorted(tried - {value})]


def compare(plan: Plan, workers: int | None = None) -> tuple[bool, Share]:
    """Whether the first bot of a plan is better than the second, and its score."""
    state = State(None, plan)
    for _ in run(plan, state, workers=workers):
        pass
    played = list(state.played.values())
    if alone(plan):
        first, second = (wins(played, one) for one in plan.bots)
        return first.mean > second.mean, first
    found = pairing(played, *plan.bots)
    return found.low > 0.5, found


def tune(
    key: str,
    games: int,
    budget: str,
    seed: int,
    names: list[str],
    options: dict[str, str],
    workers: int | None = None,
) -> Iterator[str]:
    """Tries other numbers for a game's guided search, and keeps what wins; tells each comparison, then the style."""
    style = {"sharp": 1.0, "trust": 1.0, "follow": 0.0, **style_of(find_game(key))}
    if "whole" in names:
        style.setdefault("whole", Style().whole)
    for name in names or [one for one in STEPS if one in style]:
        for other in neighbours(style, name):
            plan = Plan(key, (write(budget, other), write(budget, style)), games, seed, options)
            better, found = compare(plan, workers)
            yield f"{name} {style[name]:g} -> {other[name]:g}: {found}{'  taken' if better else ''}"
            style = other if better else style
    yield "\n".join(["", "[style]", *(f"{name} = {value:g}" for name, value in style.items())])
