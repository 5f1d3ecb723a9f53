"""PettingZoo: `aec("morris")` is an AECEnv with a mask in every observation; its agents are `seat_0`, `seat_1`, ..."""

import secrets
from typing import Any

from sortilege.kernel.match import Match
from sortilege.lab.extra import need
from sortilege.lab.numbered_match import NumberedMatch

AECEnv: Any = need("pettingzoo", "pettingzoo").AECEnv


class AecGame(AECEnv):  # type: ignore[misc]
    """One match. Nothing is hidden: an agent that is not asked sees what the one sees that is, and its mask is empty.

    Rewards come at the end, from -1 (lost) to 1 (won). A number that the mask does not allow raises IllegalMove.
    """

    def __init__(self, key: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.key, self.values, self.render_mode = key, options, render_mode
        self.play = NumberedMatch(Match(key, seed=0, **options))
        self.metadata = {
            "name": f"sortilege_{key}_v{self.play.encoder.version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.match.seats)]
        self.observation_spaces, self.action_spaces = {}, {}
        for agent in self.possible_agents:
            self.observation_spaces[agent], self.action_spaces[agent] = self.play.spaces()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        chosen = secrets.randbits(32) if seed is None else seed
        self.play = NumberedMatch(Match(self.key, seed=chosen, **self.values))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.play.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0
        match = self.play.match
        if match.over:
            self.rewards = {other: 2 * match.scores[seat] - 1 for seat, other in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        else:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.agent_selection = self.possible_agents[match.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        mask = self.play.mask()
        if agent != self.agent_selection:
            mask[:] = 0
        return {"observation": self.play.observation(), "action_mask": mask}

    def render(self) -> str | None:
        board = self.play.match.game.board(self.play.match.position)
        if self.render_mode != "human":
            return board
        print(board)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def aec(key: str, render_mode: str | None = None, **options: Any) -> AecGame:
    """An environment of PettingZoo for this game, with these options."""
    return AecGame(key, render_mode, **options)
