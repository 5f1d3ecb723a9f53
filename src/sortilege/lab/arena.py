"""Matches between bots: seats swapped in pairs, on all cores, resumable, every record kept.

Game number g belongs to pair g // 2 (or group g // seats): all games of a group have the same dice seed, and each is
played with the bots one seat further on. Where all win or lose together, each bot plays every seed alone.
"""

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

from sortilege.kernel.errors import BadOption
from sortilege.kernel.match import Match
from sortilege.kernel.registry import game as find_game
from sortilege.lab.executors import Executor, Local
from sortilege.lab.journal import Journal
from sortilege.search.bots import bot
from sortilege.search.budget import Stopwatch


@dataclass(frozen=True)
class Schedule:
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
class ArenaGame:
    """How a game ended."""

    number: int
    group: int
    line_up: tuple[str, ...]
    scores: tuple[float, ...]
    turns: int
    seconds: float
    record: str = ""  # the file that keeps it; the text itself until it is kept


def seats(key: str, options: dict[str, str]) -> int:
    """How many seats a game with these options has."""
    game = find_game(key)
    return int(game.start(game.make_options(dict(options))).seats)


def alone(plan: Schedule) -> bool:
    """Tells whether bots are not opponents: one seat, or all win together."""
    return find_game(plan.game).cooperative or seats(plan.game, plan.options) == 1


def tasks(plan: Schedule) -> list[Task]:
    """All games of a plan, in order."""
    for text in plan.bots:
        bot(text)
    around = seats(plan.game, plan.options)
    if alone(plan):
        line_ups = [[(text,) * around] for text in plan.bots]
    elif len(plan.bots) < 2:
        raise BadOption("expected at least two bots, since they play against each other")
    else:
        line_ups = [_rotations(pair, around) for pair in combinations(plan.bots, 2)]
    games: list[Task] = []
    for pairing in line_ups:
        for index in range(plan.games):
            group = index // len(pairing)
            games.append(Task(len(games), group, pairing[index % len(pairing)], plan.seed * 1_000_003 + group))
    return games


def _rotations(pair: tuple[str, str], around: int) -> list[tuple[str, ...]]:
    """Both bots in turn around the table, and the same with seats swapped."""
    return [tuple(pair[(seat + shift) % 2] for seat in range(around)) for shift in (0, 1)]


def play(plan: Schedule, task: Task) -> ArenaGame:
    """Plays one game, in a worker. Bots think in processor time, so that a busy machine changes nothing."""
    Stopwatch.now = staticmethod(time.process_time)
    players = dict(enumerate(task.line_up))
    match = Match(plan.game, seed=f"arena {task.seed}", players=players, **plan.options)
    bots = [bot(text, task.seed * 16 + seat) for seat, text in enumerate(task.line_up)]
    begun = time.process_time()
    while not match.over:
        match.play(bots[match.seat].choose(match))
    spent = round(time.process_time() - begun, 3)
    return ArenaGame(task.number, task.group, task.line_up, tuple(match.scores), match.turn, spent, match.record())


class ArenaRun:
    """The games played so far, in a journal; there may be more games in the plan than before."""

    def __init__(self, path: Path | None, plan: Schedule) -> None:
        self.journal = Journal(path, asdict(plan), free=("games",))
        self.played = {row["number"]: _game(row) for row in self.journal.rows}

    def add(self, game: ArenaGame) -> None:
        """Keeps a game that was played."""
        self.played[game.number] = game
        self.journal.add(asdict(game))


def _game(row: dict[str, Any]) -> ArenaGame:
    return ArenaGame(**row | {"line_up": tuple(row["line_up"]), "scores": tuple(row["scores"])})


def run(
    plan: Schedule, state: ArenaRun, records: Path | None = None, executor: Executor | None = None
) -> Iterator[ArenaGame]:
    """Plays what is still to be played, by default on all cores, and yields each game as it ends."""
    if records:
        records.mkdir(parents=True, exist_ok=True)
    open_tasks = [task for task in tasks(plan) if task.number not in state.played]
    for _, played in (executor or Local()).map(partial(play, plan), open_tasks):
        game = _kept(played, records)
        state.add(game)
        yield game


def _kept(game: ArenaGame, records: Path | None) -> ArenaGame:
    """The game with its record in a file, or forgotten."""
    if records is None:
        return replace(game, record="")
    name = f"{game.number:05}.record"
    (records / name).write_text(game.record, encoding="utf-8")
    return replace(game, record=name)
