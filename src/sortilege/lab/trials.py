"""A model against the levels: how often it wins, how often it must be corrected."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

from sortilege.kernel.errors import BadOption
from sortilege.kernel.match import Match
from sortilege.kernel.registry import game as find_game
from sortilege.lab.arena import seats
from sortilege.lab.executors import Executor, Local
from sortilege.lab.journal import Journal
from sortilege.lab.ratings import Share, share
from sortilege.lab.text_bot import Model, TextBot
from sortilege.search.bots import bot


@dataclass(frozen=True)
class Trial:
    """One game to play: the model by its name, the opponents, the seat of the model."""

    game: str
    model: str
    level: str
    seat: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    language: str = "en"
    legal: bool = True


@dataclass(frozen=True)
class TrialResult:
    """How a trial ended."""

    score: float
    choices: int
    refused: int
    given_up: int
    record: str


@dataclass(frozen=True)
class LevelRow:
    """The games against one level."""

    level: str
    won: Share
    choices: int
    refused: int
    given_up: int


def find_model(name: str) -> Model:
    """The function that `module:function` names; BadOption says what is missing."""
    module, colon, function = name.partition(":")
    if not (module and colon and function):
        raise BadOption(f"expected a model as MODULE:FUNCTION, got {name!r}")
    try:
        found = getattr(import_module(module), function)
    except (ImportError, AttributeError) as error:
        raise BadOption(f"{name}: {error}") from error
    if not callable(found):
        raise BadOption(f"{name} cannot be called")
    model: Model = found
    return model


def trials(
    key: str, model: str, levels: list[str], games: int, *, seed: int = 0, options: dict[str, str] | None = None,
    language: str = "en", legal: bool = True, fresh: bool = False,
) -> list[Trial]:  # fmt: skip
    """The games of an evaluation: each level, each seat in turn; with fresh books for each pair of games."""
    find_model(model)
    game = find_game(key)
    if fresh and not game.fresh(seed, language):
        raise BadOption(f"{key} has no fresh rules: its players do not write them")
    planned: list[Trial] = []
    for level in levels:
        bot(level)
        for number in range(games):
            own_seed = seed * 1_000_003 + number
            given = dict(options or {}) | dict(game.fresh(own_seed // 2, language) if fresh else {})
            seat = number % seats(key, given)
            planned.append(Trial(key, model, level, seat, own_seed, tuple(given.items()), language, legal))
    return planned


def play_trial(trial: Trial) -> TrialResult:
    """Plays one game; what the model said stands in its record."""
    around = range(seats(trial.game, dict(trial.options)))
    players = {seat: trial.model if seat == trial.seat else trial.level for seat in around}
    match = Match(trial.game, seed=f"evaluate {trial.seed}", players=players, **dict(trial.options))
    reader = TextBot(find_model(trial.model), trial.seed, language=trial.language, legal=trial.legal)
    others = {seat: bot(trial.level, trial.seed * 16 + seat) for seat in players if seat != trial.seat}
    while not match.over:
        match.play(others.get(match.seat, reader).choose(match))
    reader.annotate(match)
    return TrialResult(match.scores[trial.seat], len(reader.talks), reader.refused, reader.given_up, match.record())


def evaluate(
    planned: list[Trial], executor: Executor | None = None, state: Path | None = None
) -> Iterator[tuple[Trial, TrialResult]]:
    """Plays the trials, those in the journal first; yields each as it ends."""
    journal = Journal(state, {"evaluate": planned[0].game, "model": planned[0].model})
    for row, result in journal.map(executor or Local(), _play_row, [asdict(trial) for trial in planned]):
        yield Trial(**row), TrialResult(**result)


def _play_row(row: dict[str, Any]) -> dict[str, Any]:
    return asdict(play_trial(Trial(**row)))


def rows(played: list[tuple[Trial, TrialResult]]) -> list[LevelRow]:
    """The table of an evaluation, a row a level."""
    ordered = sorted(played, key=lambda pair: pair[0].level)
    return [
        _row(level, [result for _, result in group]) for level, group in groupby(ordered, lambda pair: pair[0].level)
    ]


def _row(level: str, results: list[TrialResult]) -> LevelRow:
    return LevelRow(
        level,
        share([result.score for result in results]),
        sum(result.choices for result in results),
        sum(result.refused for result in results),
        sum(result.given_up for result in results),
    )
