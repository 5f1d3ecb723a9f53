"""Gymnasium: importing this module registers `sortilege/Morris-v1` and the like, one name for each game and encoding.

`gymnasium.make("sortilege/Morris-v1", opponent="guided 100")` is one seat against bots; `make_vec` gives many games at
compiled speed, in which the learner has all seats.
"""

from typing import Any, ClassVar

from sortilege.kernel.match import Match
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.lab.extra import need
from sortilege.lab.numbered_match import NumberedMatch
from sortilege.lab.vectors import VectorGames
from sortilege.search.bots import bot

gymnasium: Any = need("gymnasium", "gymnasium")
numpy: Any = need("numpy", "lab")


class GymGame(gymnasium.Env):  # type: ignore[misc]
    """One seat of a match; bots have the others. The reward comes at the end, from -1 (lost) to 1 (won).

    Observations have a mask, which `info` has too. A number that it does not allow raises IllegalMove. Without a seat
    of its own the learner sits at each in turn.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"]}

    def __init__(
        self,
        key: str,
        opponent: str = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.key, self.opponent, self.fixed_seat, self.values = key, opponent, seat, options
        self.render_mode = render_mode
        self.episodes = 0
        self._begin(0)
        self.observation_space, self.action_space = self.play.spaces()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.episodes = 0
        self._begin(int(self.np_random.integers(2**31)))
        self.episodes += 1
        return self._seen()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.play.play(int(action))
        self._let_others_play()
        match = self.play.match
        reward = 2 * match.scores[self.seat] - 1 if match.over else 0.0
        if self.render_mode == "human":
            self.render()
        seen, info = self._seen()
        return seen, reward, match.over, False, info

    def render(self) -> str | None:
        board = self.play.match.game.board(self.play.match.position)
        if self.render_mode != "human":
            return board
        print(board)
        return None

    def _begin(self, seed: int) -> None:
        """Begins a match in which the learner is asked; bots play first where they are."""
        while True:
            match = Match(self.key, seed=seed, **self.values)
            self.seat = self.episodes % match.seats if self.fixed_seat is None else self.fixed_seat
            self.bots = {seat: bot(self.opponent, seed + seat) for seat in range(match.seats) if seat != self.seat}
            self.play = NumberedMatch(match)
            self._let_others_play()
            if not match.over:
                return
            seed += 1  # over before the learner was asked

    def _let_others_play(self) -> None:
        match = self.play.match
        while not match.over and match.seat != self.seat:
            match.play(self.bots[match.seat].choose(match))
            self.play.follow()

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        mask = self.play.mask()
        return {"observation": self.play.observation(), "action_mask": mask}, {"action_mask": mask, "seat": self.seat}


class GymVector(gymnasium.vector.VectorEnv):  # type: ignore[misc]
    """Many games at compiled speed; the learner chooses for whichever seat is asked.

    The reward of a step is that of the seat that has chosen; `info` has the seat that chooses next, the rewards of all,
    and the masks. A game that ends begins again in the same step.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}

    def __init__(self, key: str, num_envs: int = 256, **options: Any) -> None:
        options.pop("opponent", None)
        self.key, self.num_envs, self.values = key, num_envs, options
        self.games = self._begin(0)
        seen, numbers = NumberedMatch(Match(key, seed=0, **options)).spaces()
        self.single_observation_space, self.single_action_space = seen, numbers
        self.observation_space = gymnasium.vector.utils.batch_space(seen, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(numbers, num_envs)

    def _begin(self, seed: int) -> VectorGames:
        game = find_game(self.key)
        return VectorGames(game, game.start(game.make_options(dict(self.values))), self.num_envs, seed)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.games = self._begin(int(self.np_random.integers(2**31)))
        return self._seen()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        before = self.games.seat.copy()
        self.games.step(actions)
        rewards = self.games.rewards[numpy.arange(self.num_envs), before]
        seen, info = self._seen()
        return seen, rewards, self.games.done.copy(), numpy.zeros(self.num_envs, bool), info

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        games = self.games
        masks = games.masks.view(numpy.int8).copy()
        seen = {"observation": games.observations.copy(), "action_mask": masks}
        return seen, {"action_mask": masks, "seat": games.seat.copy(), "rewards": games.rewards.copy()}


def register_games() -> list[str]:
    """Registers every game that has an encoder; returns the names."""
    names = []
    for key in games():
        game = find_game(key)
        encoder = game.encoder(game.make_options({}))
        name = f"sortilege/{key.title()}-v{encoder.version if encoder else 0}"
        if encoder is None or name in gymnasium.registry:
            continue
        gymnasium.register(
            id=name,
            entry_point=f"{__name__}:GymGame",
            vector_entry_point=f"{__name__}:GymVector",
            kwargs={"key": key},
            disable_env_checker=True,  # it samples numbers without the mask
        )
        names.append(name)
    return names


NAMES = register_games()
