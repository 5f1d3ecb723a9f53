"""Matches between bots: seats swapped in pairs, on all cores, resumable, every record kept.

Game number g belongs to pair g // 2 (or group g // seats): all games of a group have the same dice seed, and each is
played with the bots one seat further on. Where all win or lose together, each bot plays every seed alone.
"""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from itertools import combinations
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Any

from sortilege.kernel.errors import BadOption
from sortilege.kernel.match import Match
from sortilege.kernel.registry import game as find_game
from sortilege.search.bots import bot
from sortilege.search.budget import Clock


@dataclass(frozen=True)
class Plan:
    """What is to be played: this alone, with the build, decides the result (but for bots that think by the clock)."""

    game: str
    bots: tuple[str, ...]
    games: int  # of each pairing; where all win together, of each bot
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Task:
    """One game: who sits where, and the seed of dice and bots."""

    number: int
    group: int
    line_up: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Played:
    """How a game ended."""

    number: int
    group: int
    line_up: tuple[str, ...]
    scores: tuple[float, ...]
    turns: int
    seconds: float
    record: str = ""


def alone(plan: Plan) -> bool:
    """Whether bots are not opponents: one seat, or all win together."""
    game = find_game(plan.game)
    return game.cooperative or game.start(game.make_options(dict(plan.options))).seats == 1


def tasks(plan: Plan) -> list[Task]:
    """All games of a plan, in order."""
    game = find_game(plan.game)
    seats = int(game.start(game.make_options(dict(plan.options))).seats)
    for text in plan.bots:
        bot(text)
    if alone(plan):
        line_ups = [[(one,) * seats] for one in plan.bots]
    elif len(plan.bots) < 2:
        raise BadOption("expected at least two bots, since they play against each other")
    else:
        line_ups = [_rotations(pair, seats) for pair in combinations(plan.bots, 2)]
    found: list[Task] = []
    for pairing in line_ups:
        for index in range(plan.games):
            group = index // len(pairing)
            found.append(Task(len(found), group, pairing[index % len(pairing)], plan.seed * 1_000_003 + group))
    return found


def _rotations(pair: tuple[str, str], seats: int) -> list[tuple[str, ...]]:
    """Both bots in turn around the table, and the same with seats swapped."""
    return [tuple(pair[(seat + shift) % 2] for seat in range(seats)) for shift in (0, 1)]


def play(plan: Plan, task: Task, keep: str = "") -> Played:
    """Runs in a worker: one game. Bots think in processor time, so that a busy machine changes nothing."""
    Clock.now = staticmethod(time.process_time)
    players = dict(enumerate(task.line_up))
    match = Match(plan.game, seed=f"arena {task.seed}", players=players, **plan.options)
    bots = [bot(text, task.seed * 16 + seat) for seat, text in enumerate(task.line_up)]
    begun = time.process_time()
    while not match.over:
        match.play(bots[match.seat].choose(match))
    name = f"{task.number:05}.record" if keep else ""
    if keep:
        Path(keep, name).write_text(match.record(), encoding="utf-8")
    spent = round(time.process_time() - begun, 3)
    return Played(task.number, task.group, task.line_up, tuple(match.scores), match.turn, spent, name)


class State:
    """The games played so far, one JSON line each after a first line that tells the plan."""

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self.path = path
        self.played: dict[int, Played] = {}
        told = json.loads(json.dumps(asdict(plan)))
        if path is None:
            return
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(told) + "\n", encoding="utf-8")
        text = path.read_text(encoding="utf-8")
        if not text.endswith("\n"):
            path.write_text(text + "\n", encoding="utf-8")
        first, *lines = text.splitlines()
        if {**json.loads(first), "games": 0} != {**told, "games": 0}:
            raise BadOption(f"{path} belongs to another run: {first}")
        for line in lines:
            self._read(line)

    def _read(self, line: str) -> None:
        """A line that was cut off when the run was stopped is played again."""
        try:
            row: dict[str, Any] = json.loads(line)
        except json.JSONDecodeError:
            return
        row["line_up"], row["scores"] = tuple(row["line_up"]), tuple(row["scores"])
        self.played[row["number"]] = Played(**row)

    def add(self, one: Played) -> None:
        self.played[one.number] = one
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(one)) + "\n")


def run(plan: Plan, state: State, records: Path | None = None, workers: int | None = None) -> Iterator[Played]:
    """Plays what is still to be played, and yields each game as it ends."""
    keep = str(records) if records else ""
    if records:
        records.mkdir(parents=True, exist_ok=True)
    open_tasks = [task for task in tasks(plan) if task.number not in state.played]
    with ProcessPoolExecutor(workers or cpu_count(), mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play, plan, task, keep) for task in open_tasks]
        for job in as_completed(jobs):
            one = job.result()
            state.add(one)
            yield one
