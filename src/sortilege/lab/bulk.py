"""Random games in bulk under the laws, on all cores, with statistics."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from os import cpu_count
from statistics import median

from sortilege.kernel.game import AnyGame
from sortilege.kernel.laws import Breach, check_game
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.registry import game as find_game

SAMPLE = 0.002  # the share of plies on which the text and gesture laws run
_CHUNK = 20  # games


@dataclass
class Tally:
    """What a number of random games showed."""

    plies: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    choices: int = 0
    options: int = 0  # moves offered at those choices
    widest: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)  # by seat, in thousandths
    breaches: list[Breach] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.plies += other.plies
        self.turns += other.turns
        self.choices += other.choices
        self.options += other.options
        self.widest = max(self.widest, other.widest)
        self.kinds.update(other.kinds)  # not +=, which would drop what was never seen
        self.scores.update(other.scores)
        self.breaches += other.breaches

    def summary(self) -> dict[str, object]:
        """The statistics as plain values, the least seen kinds first."""
        games = max(1, len(self.plies))
        return {
            "games": len(self.plies),
            "plies": {"least": min(self.plies), "median": median(self.plies), "most": max(self.plies)},
            "turns": {"least": min(self.turns), "median": median(self.turns), "most": max(self.turns)},
            "branching": {"mean": round(self.options / max(1, self.choices), 1), "most": self.widest},
            "scores": {seat: round(total / 1000 / games, 3) for seat, total in sorted(self.scores.items())},
            "kinds": dict(sorted(self.kinds.items(), key=lambda one: (one[1], one[0]))),
            "breaches": [f"{one.law}: {one.problem}" for one in self.breaches],
        }


def play_chunk(key: str, first: int, games: int, seed: int) -> Tally:
    """Games number first .. first+games-1, each with its own seed and variety of options."""
    game = find_game(key)
    every = game.varieties()
    tally = Tally(kinds=Counter(dict.fromkeys(game.every_kind(), 0)))
    for number in range(first, first + games):
        _play(game, every[number % len(every)], seed * 1_000_003 + number, tally)
        if tally.breaches:
            break
    return tally


def _play(game: AnyGame, values: dict[str, str | int | bool], seed: int, tally: Tally) -> None:
    last: list[Position] = []
    plies = 0

    def watch(position: Position, move: int) -> None:
        nonlocal plies
        plies += 1
        tally.kinds.update(game.kinds(position, move))
        if position.seat >= 0:
            offered = len(position.moves())
            tally.choices += 1
            tally.options += offered
            tally.widest = max(tally.widest, offered)
        last[:] = [position]

    tally.breaches += check_game(game, values, seed, SAMPLE, watch)
    end = last[0]
    if end.seat == OVER:
        tally.plies.append(plies)
        tally.turns.append(int(end.turn))
        tally.scores.update({seat: round(end.score(seat) * 1000) for seat in range(end.seats)})


def play_many(key: str, games: int, seed: int, workers: int | None = None) -> Iterator[Tally]:
    """Plays the games on all cores; yields the tally of each chunk as it comes, and stops after a breach."""
    chunks = [(first, min(_CHUNK, games - first)) for first in range(0, games, _CHUNK)]
    with ProcessPoolExecutor(workers or cpu_count(), mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play_chunk, key, first, size, seed) for first, size in chunks]
        for job in as_completed(jobs):
            tally = job.result()
            yield tally
            if tally.breaches:
                pool.shutdown(cancel_futures=True)
                return
