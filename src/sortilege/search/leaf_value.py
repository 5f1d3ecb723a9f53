"""The value of a leaf: a short rollout, then the evaluation of where it ends."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.search.greedy import instinct_move
from sortilege.search.params import SearchParams


def value_leaf(position: Position, evaluation: Evaluation, params: SearchParams, rng: Rng, out: vec[float]) -> None:
    """Writes what each seat may expect; plays on in place."""
    short_rollout(position, evaluation, params, rng)
    seat: i64 = 0
    while seat < position.seats:
        out[seat] = evaluation.value(position, seat)
        seat += 1
    weight = params.evaluation_weight
    if weight < 1.0 and position.seat != OVER:
        position.rollout(rng)
        seat = 0
        while seat < position.seats:
            out[seat] = weight * out[seat] + (1.0 - weight) * position.score(seat)
            seat += 1


def short_rollout(position: Position, evaluation: Evaluation, params: SearchParams, rng: Rng) -> None:
    """Plays as many plies as the parameters say, at random or by the priors."""
    share: i64 = i64(params.prior_weight * 1024.0)
    done: i64 = 0
    while done < params.rollout_depth and position.seat != OVER:
        by_prior: bool = share > 0 and position.seat != CHANCE and rng.below(1024) < share
        position.play(instinct_move(position, evaluation, rng) if by_prior else position.pick(rng))
        done += 1
