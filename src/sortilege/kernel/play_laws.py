"""Laws about the rules, for search and playouts: whoever knows nothing but positions may rely on these."""

import pickle
from collections.abc import Iterator
from copy import copy, deepcopy
from dataclasses import fields

from sortilege.kernel.law_moment import LONGEST, Moment, play_some, portrait
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import WIDEST, Rng

_ODDS = Rng(0).odds  # one for all: a compiled function does not let go of a vec that it was handed from outside


def somebody_can_always_choose(m: Moment) -> Iterator[str]:
    position, n = m.position, len(m.moves)
    if not (CHANCE <= position.seat < position.seats or position.seat == OVER):
        yield f"seat {position.seat} of {position.seats}"
    if position.seat != OVER and not 1 <= n <= WIDEST:
        yield f"{n} moves; there must be 1 to {WIDEST} before the end"


def moves_are_unique(m: Moment) -> Iterator[str]:
    if len(set(m.moves)) != len(m.moves):
        yield f"the same move twice among {m.moves}"


def weights_are_positive(m: Moment) -> Iterator[str]:
    if m.position.seat != CHANCE:
        return
    total = m.position.weights(_ODDS)
    weights = [weight for _, weight in m.position.odds()]
    if min(weights) <= 0 or sum(weights) != total:
        yield f"weights {weights} with the sum {total}"


def invariants_hold(m: Moment) -> Iterator[str]:
    yield from m.game.invariants(m.position)


def results_are_scores(m: Moment) -> Iterator[str]:
    game, position = m.game, m.position
    if position.seat != OVER:
        return
    scores = [position.score(seat) for seat in range(position.seats)]
    if not all(0 <= score <= 1 for score in scores):
        yield f"scores {scores}; each is from 0 to 1"
    if game.cooperative and len(set(scores)) > 1:
        yield f"scores {scores}; in a cooperative game all are equal"
    if not game.cooperative and position.seats > 1 and sum(scores) > 1 + 1e-9:
        yield f"scores {scores}; their sum is at most 1"


def a_copy_plays_as_the_original(m: Moment) -> Iterator[str]:
    game, position = m.game, m.position
    before = portrait(game, position)
    copy = position.copy()
    if type(copy) is not type(position) or portrait(game, copy) != before:
        yield "a copy differs from its original"
    other = game.start(m.options)
    other.assign(position)
    if portrait(game, other) != before:
        yield "assign does not make an equal position"
    play_some(copy, 40)
    play_some(other, 40)
    if portrait(game, position) != before:
        yield "playing on a copy changes the original"
    if portrait(game, copy) != portrait(game, other):
        yield "a copy and an assigned position play differently"


def positions_are_values(m: Moment) -> Iterator[str]:
    """Copies, pickles and what `repr` makes are equal, hash and play alike; after a move they differ."""
    position = m.position
    if position.options != m.options and fields(m.options):
        yield f"the position knows the options {position.options}, not {m.options}"
        return
    called = eval(repr(position), {"game": {m.game.key: m.game}.__getitem__})
    for made in (copy(position), deepcopy(position), pickle.loads(pickle.dumps(position)), called):
        if made is position or made != position or hash(made) != hash(position):
            yield "a copy, a pickle or what repr makes is not equal"
        if portrait(m.game, made) != portrait(m.game, position):
            yield "a copy, a pickle or what repr makes plays differently"
    if position.seat != OVER:
        called.play(m.moves[0])
        if called == position:
            yield "a position equals what a move makes of it"


def pick_is_fill_then_below(m: Moment) -> Iterator[str]:
    position = m.position
    if position.seat == OVER:
        return
    for seed in range(20):
        fast, slow = Rng(seed), Rng(seed)
        mine, base = position.pick(fast), Position.pick(position, slow)
        if mine != base or fast.state != slow.state:
            yield f"seed {seed}: pick gives {mine}, fill then below gives {base}"
            return


def rollout_is_pick_and_play(m: Moment) -> Iterator[str]:
    mine, base = m.position.copy(), m.position.copy()
    rng = Rng(3)
    expected = 0
    while base.seat != OVER:
        if expected == LONGEST:
            yield f"no end after {LONGEST} plies"
            return
        base.play(base.pick(rng))
        expected += 1
    plies = mine.rollout(Rng(3))
    if plies != expected or portrait(m.game, mine) != portrait(m.game, base):
        yield f"rollout ends after {plies} plies, pick and play after {expected}, or elsewhere"


def a_timeout_move_is_legal(m: Moment) -> Iterator[str]:
    move = m.game.timeout_move(m.position) if m.position.seat >= 0 else None
    if move is not None and move not in m.moves:
        yield f"{move} is made for a seat out of time, and is not allowed"
