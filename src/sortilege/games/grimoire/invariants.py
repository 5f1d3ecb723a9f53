"""What holds in every position, each fact once: random games are watched by it, other texts are refused for it."""

from collections import Counter
from collections.abc import Iterator

from sortilege.games.grimoire import moves as mv
from sortilege.games.grimoire import state
from sortilege.games.grimoire.casting import counts
from sortilege.games.grimoire.rules import Confrontation
from sortilege.kernel.bits import each


def invariants(position: Confrontation) -> Iterator[str]:
    """What is wrong with a position: nothing, if a confrontation can come to it."""
    yield from _gems(position)
    yield from _whose_turn(position)
    yield from _phase(position)
    if position.turn == 0:
        early = position.own_open | position.opp_open | position.opp or position.opp_hand != 255
        if early or (position.own and position.phase != state.PLACING):
            yield "nobody has acted yet"
    for seat in (0, 1):
        yield from _deeds(position, seat)
    yield from _end(position)


def _gems(position: Confrontation) -> Iterator[str]:
    everything = position.own | position.opp
    if position.own & position.opp or everything >> 24 or (position.lo | position.hi) & ~everything:
        yield "two gems on one point, or an element without a gem"
    there = Counter(position.gem_at(point) for point in range(24))
    for seat in (0, 1):
        if any(there[seat, element] + held > 3 for element, held in enumerate(position.in_hand(seat))):
            yield "a master has three gems of each element, on the board and in hand"
        elif position.count_of(seat) != counts(position.gems_of(seat), position.lo, position.hi):
            yield f"the gems of seat {seat} are miscounted"


def _whose_turn(position: Confrontation) -> Iterator[str]:
    over = position.winner >= 0
    if position.phase in (state.STUDY, state.COIN) or position.spell >= mv.DISPUTE:
        if position.turn or position.master:
            yield "study and coin come before the first turn, written as 0's"
    elif position.first < 0:
        if position.turn or position.master or not over:
            yield "nobody acts before the coin has said who begins"
    elif position.master != position.first ^ position.turn & 1 and (position.turn or not over):
        yield "the masters take turns"


def _phase(position: Confrontation) -> Iterator[str]:
    """What a placement, a refused reading and sterile turns need."""
    if position.phase == state.PLACING:
        if position.gem_at(position.last) != (position.master, position.element):
            yield "the gem that was placed last does not stand there"
        if not position.own_hand >> 2 * position.element & 3 or not position.free_points():
            yield "no gem of that element can be added"
    refusable = position.opp_cast & position.books.doubtful[1 - position.master] & ~position.own_took
    if position.barred & ~refusable:
        yield "only appropriated unverified spells are refused by their author"
    if position.sterile and (not position.draws or position.phase == state.PLACING):
        yield "no sterile turns are counted here"
    if position.sterile > position.turn:
        yield f"there are at most {position.turn} sterile turns"


def _deeds(position: Confrontation, seat: int) -> Iterator[str]:
    """What a master has done, and the turns that it took."""
    opened, cast, took = position.open_of(seat), position.cast_of(seat), position.took_of(seat)
    if not opened and cast | took:
        yield "a book is open before it is used"
    used = _used(position, seat)
    if any(not own for own, _ in used) and position.own_hand | position.opp_hand:
        yield "appropriation needs all gems placed"
    # Positions of before stand, where unverified spells with the same words were two.
    proved = [~int(position.books.free[book]) for book in (seat, 1 - seat)]
    if any(own & proved[0] & ~cast or theirs & proved[1] & ~took for own, theirs in used):
        yield "the same spell in both books is cast in both"
    placing = position.master == seat and position.phase == state.PLACING
    turns = (int(position.turn) + (position.first == seat)) // 2 + placing
    placings = sum(held < 3 for held in position.in_hand(seat))
    if turns < placings + opened + len(used):
        yield f"seat {seat} has had {turns} turns only"
    if opened and sum(position.in_hand(seat)) > 6:
        yield "a book opens with six gems"


def _used(position: Confrontation, seat: int) -> set[tuple[int, int]]:
    """The spells that a seat has cast, each once: where it stands in its own book and in the other (G3.7)."""
    same = position.books.alike
    own, other = seat * 128, (1 - seat) * 128
    found = {(int(same[own + at]), int(same[own + 64 + at])) for at in each(int(position.cast_of(seat)))}
    return found | {(int(same[other + 64 + at]), int(same[other + at])) for at in each(int(position.took_of(seat)))}


def _end(position: Confrontation) -> Iterator[str]:
    """A confrontation is over if and only if somebody has won, or sterile turns have made it a draw."""
    won = -1
    if position.turn and not position.own | position.own_hand:
        won = 1 - int(position.master)
    elif position.turn and not position.opp:
        won = int(position.master)
    if position.winner == state.DRAWN:
        if not position.tied():
            yield "nothing makes this a draw"
    elif position.winner >= 0:
        insisted = won < 0 and position.books.doubtful[1 - position.winner]
        if position.winner != won and not insisted:
            yield "nothing makes this a win"
    elif won >= 0 or position.tied():
        yield "this confrontation is over"
