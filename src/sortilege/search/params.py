"""The parameters of a search. Each game has its own, as data in its levels.toml."""

from mypy_extensions import i64


class SearchParams:
    """The numbers of a search: without `c_puct` it is plain UCT, with it PUCT."""

    def __init__(
        self,
        exploration: float = 0.7,  # the constant of plain UCT, for scores between 0 and 1
        c_puct: float = 0.0,  # the constant of PUCT: exploration, shared out by the priors
        prior_power: float = 1.0,  # the power that priors are raised to before they share out the exploration
        rollout_depth: i64 = -1,  # plies of a rollout before its end is evaluated; -1: to the end, not evaluated
        evaluation_weight: float = 1.0,  # the evaluation's share in a leaf value; the rest is a random game
        prior_weight: float = 0.0,  # the share of a rollout's plies that the priors choose, not chance
        longest_turn: i64 = 0,  # plies of the whole turns that are seen; 0: of any length
        overlooked: float = 0.0,  # the share of the whole turns that are not seen
        c_turns: float = 0.5,  # the constant of PUCT by whole turns, where the evaluation knows some; 0: never by turns
    ) -> None:
        self.exploration: float = exploration
        self.c_puct: float = c_puct
        self.prior_power: float = prior_power
        self.rollout_depth: i64 = rollout_depth
        self.evaluation_weight: float = evaluation_weight
        self.prior_weight: float = prior_weight
        self.longest_turn: i64 = longest_turn
        self.overlooked: float = overlooked
        self.c_turns: float = c_turns
