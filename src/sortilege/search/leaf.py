"""What a new node of a search tree is worth: some plies played on, then the judge's opinion."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.kernel.judge import Judge
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.search.style import Style


def value_leaf(position: Position, judge: Judge, style: Style, rng: Rng, out: vec[float]) -> None:
    """Writes what each seat may expect; plays on in place."""
    play_on(position, judge, style.plies, style.follow, rng)
    seat: i64 = 0
    while seat < position.seats:
        out[seat] = judge.value(position, seat)
        seat += 1
    if style.trust < 1.0 and position.seat != OVER:
        position.rollout(rng)
        seat = 0
        while seat < position.seats:
            out[seat] = style.trust * out[seat] + (1.0 - style.trust) * position.score(seat)
            seat += 1


def play_on(position: Position, judge: Judge, plies: i64, follow: float, rng: Rng) -> None:
    """Plays so many plies, at random or by the priors."""
    share: i64 = i64(follow * 1024.0)
    done: i64 = 0
    while done < plies and position.seat != OVER:
        by_prior: bool = share > 0 and position.seat != CHANCE and rng.below(1024) < share
        position.play(by_instinct(position, judge, rng) if by_prior else position.pick(rng))
        done += 1


def by_instinct(position: Position, judge: Judge, rng: Rng, noise: float = 0.0) -> i64:
    """The move with the highest prior, each blurred by up to so much either way; of equals one at random."""
    moves = rng.moves
    n: i64 = position.fill(moves)
    best: i64 = moves[0]
    high = -2.0
    equals: i64 = 0
    i: i64 = 0
    while i < n:
        prior = judge.prior(position, moves[i])
        if noise > 0.0:
            prior += noise * (float(rng.below(2001)) / 1000.0 - 1.0)
        if prior > high:
            high = prior
            equals = 0
        if prior == high:
            equals += 1
            if rng.below(equals) == 0:
                best = moves[i]
        i += 1
    return best


def likeliest(weights: vec[float], first: i64, count: i64) -> i64:
    """The child with the greatest weight."""
    best: i64 = first
    child: i64 = first
    while child < first + count:
        if weights[child] > weights[best]:
            best = child
        child += 1
    return best
