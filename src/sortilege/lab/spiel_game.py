"""OpenSpiel: importing this module registers `python_sortilege_morris` and the like, so that its algorithms run here.

Choices have the numbers of the encoder; what chance brings is numbered in the order of the rules, with its odds.
"""

from typing import Any

from sortilege.kernel.numbered import Numbered
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.kernel.rng import WIDEST
from sortilege.lab.extra import need
from sortilege.lab.vectors import encoding

pyspiel: Any = need("pyspiel", "openspiel")
numpy: Any = need("numpy", "lab")

LONGEST = 20_000  # choices and outcomes: the laws hold random games to it


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as one of OpenSpiel's, with the usual options."""

    def __init__(self, key: str, params: dict[str, Any] | None = None) -> None:
        self.ours = find_game(key)
        options = self.ours.make_options({})
        self.first = Numbered(self.ours.start(options), encoding(self.ours, options))
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.first.encoder.actions),
            max_chance_outcomes=WIDEST,
            num_players=int(self.first.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if _utility(key) == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(key), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.ours = game.ours
        self.there = game.first.copy()

    def current_player(self) -> Any:
        seat = int(self.there.seat)
        return {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}.get(seat, seat)

    def is_terminal(self) -> bool:
        return int(self.there.seat) == OVER

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.there.seats)
        return [2 * self.there.score(seat) - 1 for seat in range(self.there.seats)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self.there.odds()]
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.there.moves())

    def _apply_action(self, action: int) -> None:
        self.there.play(self.there.moves()[action] if self.there.seat == CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        there = self.there.copy()
        if player == pyspiel.PlayerId.CHANCE:
            return self.ours.write_move(there.inner, there.moves()[action])
        there.play(action)
        return self.ours.write_move(self.there.inner, there.last) if there.depth == 0 else str(action)

    def __str__(self) -> str:
        begun = " ".join(str(self.there.begun[i]) for i in range(self.there.depth))
        return f"{self.ours.write(self.there.inner)} {begun}".strip()


class SpielObserver:
    """What the seat that chooses sees, from 0 to 1."""

    def __init__(self, game: SpielGame) -> None:
        self.encoder = encoding(game.ours, game.ours.make_options({}))
        self.highest = numpy.array(self.encoder.highest(), numpy.float32)
        self.tensor = numpy.zeros(int(self.encoder.size), numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        seen = self.encoder.observation(state.there.inner) if int(state.there.seat) >= 0 else 0
        self.tensor[:] = numpy.asarray(seen, numpy.float32) / self.highest

    def string_from(self, state: SpielState, player: int) -> str:
        return str(state)


def _utility(key: str) -> Any:
    """How the scores of the seats belong together."""
    ours, kinds = find_game(key), pyspiel.GameType.Utility
    if ours.cooperative:
        return kinds.IDENTICAL
    return kinds.ZERO_SUM if int(ours.start(ours.make_options({})).seats) == 2 else kinds.GENERAL_SUM


def _type(key: str) -> Any:
    kinds = pyspiel.GameType
    seats = int(find_game(key).start(find_game(key).make_options({})).seats)
    return kinds(
        short_name=f"python_sortilege_{key}",
        long_name=f"Sortilege {find_game(key).title('en')}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=_utility(key),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


def register_games() -> list[str]:
    """Registers every game that has an encoder; returns the names."""
    names = []
    for key in games():
        game = find_game(key)
        if game.encoder(game.make_options({})) is None:
            continue
        kind = type(f"Spiel{key.title()}", (SpielGame,), {"__init__": _maker(key)})
        pyspiel.register_game(_type(key), kind)
        names.append(f"python_sortilege_{key}")
    return names


def _maker(key: str) -> Any:
    def __init__(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, key, params)

    return __init__


NAMES = register_games()
