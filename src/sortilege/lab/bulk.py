"""Random games in bulk under the laws, on all cores, with statistics.

Game number n of a run has a seed of its own and the n-th set of options, so each can be played again alone. What a
worker that died was playing is played again. Workers of this machine note which game they play: if they die again and
again, or hang in a game, the run ends with the numbers of those games.
"""

import faulthandler
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.game import AnyGame
from sortilege.kernel.law_moment import Moment
from sortilege.kernel.laws import Breach, check_game
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.registry import game as find_game
from sortilege.lab.executors import Executor, Local, WorkersDie
from sortilege.lab.journal import Journal

SAMPLE = 0.002  # the share of plies on which the text and gesture laws run
LONGEST = 600.0  # seconds after which a game hangs
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
    broken: list[int] = field(default_factory=list)  # the number of the game of each breach

    def add(self, other: "Tally") -> None:
        self.plies += other.plies
        self.turns += other.turns
        self.choices += other.choices
        self.options += other.options
        self.widest = max(self.widest, other.widest)
        self.kinds.update(other.kinds)  # not +=, which would drop what was never seen
        self.scores.update(other.scores)
        self.breaches += other.breaches
        self.broken += other.broken

    def row(self) -> dict[str, Any]:
        """All of it as values of JSON."""
        breaches = [asdict(breach) for breach in self.breaches]
        return vars(self) | {"kinds": dict(self.kinds), "scores": sorted(self.scores.items()), "breaches": breaches}

    @staticmethod
    def of(row: dict[str, Any]) -> "Tally":
        """The tally that `row` wrote."""
        breaches = [Breach(**breach | {"moves": tuple(breach["moves"])}) for breach in row["breaches"]]
        known = {"kinds": Counter(row["kinds"]), "scores": Counter(dict(row["scores"])), "breaches": breaches}
        return Tally(**row | known)

    def summary(self) -> dict[str, object]:
        """The statistics as plain values, the least seen kinds first."""
        games = max(1, len(self.plies))
        return {
            "games": len(self.plies),
            "plies": {"least": min(self.plies), "median": median(self.plies), "most": max(self.plies)},
            "turns": {"least": min(self.turns), "median": median(self.turns), "most": max(self.turns)},
            "branching": {"mean": round(self.options / max(1, self.choices), 1), "most": self.widest},
            "scores": {seat: round(total / 1000 / games, 3) for seat, total in sorted(self.scores.items())},
            "kinds": dict(sorted(self.kinds.items(), key=lambda kind: (kind[1], kind[0]))),
            "breaches": [
                f"game {number}: {breach.law}: {breach.problem}"
                for number, breach in zip(self.broken, self.breaches, strict=True)
            ],
        }


def play_chunk(key: str, first: int, games: int, seed: int, notes: Path | None = None) -> Tally:
    """Plays games number first .. first+games-1, each with its own seed and set of options.

    With a folder for notes each game is noted there by its number, and one that hangs ends the process.
    """
    game = find_game(key)
    sets = game.option_sets()
    tally = Tally(kinds=Counter(dict.fromkeys(game.every_kind(), 0)))
    for number in range(first, first + games):
        if notes:
            (notes / str(os.getpid())).write_text(str(number))
            faulthandler.dump_traceback_later(LONGEST, exit=True)
        _play(game, sets[number % len(sets)], seed * 1_000_003 + number, tally)
        if tally.breaches:
            tally.broken.append(number)
            break
    if notes:
        faulthandler.cancel_dump_traceback_later()
    return tally


def _play(game: AnyGame, values: dict[str, str | int | bool], seed: int, tally: Tally) -> None:
    """Plays one random game under the laws and adds it to the tally."""
    last: list[Position] = []  # empty where the first position is broken already
    plies = 0

    def watch(moment: Moment, move: int) -> None:
        nonlocal plies
        plies += 1
        tally.kinds.update(game.kinds(moment.position, move))
        if moment.position.seat >= 0:
            offered = len(moment.moves)
            tally.choices += 1
            tally.options += offered
            tally.widest = max(tally.widest, offered)
        last[:] = [moment.position]

    tally.breaches += check_game(game, values, seed, SAMPLE, watch)
    if last and last[0].seat == OVER:
        end = last[0]
        tally.plies.append(plies)
        tally.turns.append(int(end.turn))
        tally.scores.update({seat: round(end.score(seat) * 1000) for seat in range(end.seats)})


def play_many(
    key: str, games: int, seed: int, first: int = 0, *, executor: Executor | None = None, state: Path | None = None
) -> Iterator[Tally]:
    """Plays the games, by default on all cores; yields the tally of each chunk as it comes, and stops after a breach.

    With a file for its state a run that was stopped goes on from there.
    """
    chunks = [[start, min(_CHUNK, first + games - start)] for start in range(first, first + games, _CHUNK)]
    journal = Journal(state, {"random": key, "seed": seed})
    where = executor or Local()
    with TemporaryDirectory() as folder:
        notes = Path(folder) if isinstance(where, Local) else None
        try:
            for _, row in journal.map(where, partial(_chunk, key, seed, notes), chunks):
                yield Tally.of(row)
                if row["breaches"]:
                    return
        except WorkersDie as error:
            raise _died(key, seed, Path(folder)) from error


def _chunk(key: str, seed: int, notes: Path | None, chunk: list[int]) -> dict[str, Any]:
    first, games = chunk
    return play_chunk(key, first, games, seed, notes).row()


def _died(key: str, seed: int, notes: Path) -> SortilegeError:
    """Names the games that were under way most often when a worker died."""
    times = Counter(int(note.read_text()) for note in notes.iterdir())
    numbers = sorted(number for number, often in times.items() if often == max(times.values()))
    again = "; ".join(f"sortilege random {key} --seed {seed} --first {number} --games 1" for number in numbers)
    return SortilegeError(
        f"workers died, or hung for {LONGEST:.0f} seconds, in one of the games {numbers}; to repeat them: {again}"
    )
