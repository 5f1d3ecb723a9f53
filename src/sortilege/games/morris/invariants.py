"""What holds in every position of morris: random games are checked by it, and no other position is read."""

from collections.abc import Iterator

from sortilege.games.morris.rules import LAST_TURN, MEN, Morris, in_mills
from sortilege.kernel.bits import popcount
from sortilege.kernel.position import OVER


def problems(position: Morris) -> Iterator[str]:
    """Tells why no game comes to this position, as far as can be told."""
    take = int(position.take)
    if position.seat not in (OVER, position.mover()):
        yield "White plays after an even number of turns, Black after an odd one"
    if position.turn > LAST_TURN - take:
        yield f"there are at most {LAST_TURN} turns"
    yield from _hands(position, take)
    if position.own_men > MEN or position.opp_men > MEN:
        yield f"a player has at most {MEN} men on the board and in hand"
    if position.turn and not position.opp:
        yield "the man that the opponent played last is missing"
    if take and not in_mills(position.own):
        yield "nobody takes without a mill"
    if position.opp_men < 3 or position.own_men < 2 + take:
        yield "a player with fewer than three men has lost already"
    if position.own & position.opp:
        yield "two men stand on one point"
    for seat in (0, 1):
        if popcount(position.men_of(seat)) + position.hand_of(seat) != position.points(seat):
            yield f"seat {seat} has {position.points(seat)} men, not as many on the board and in hand"


def _hands(position: Morris, take: int) -> Iterator[str]:
    """Checks the men in hand against each other and against the turns finished."""
    white, black = int(position.hand_of(0)), int(position.hand_of(1))
    turns = 2 * MEN - white - black - take  # so many it takes to place the others
    if white != black and (white != black - 1 or position.mover() == take):
        yield "White and Black place in turn, so their men in hand are equal, or White has one fewer"
    elif white + black and position.turn != turns:
        yield f"with {white + black} men in hand there were {turns} turns, not {position.turn}"
    elif position.turn < turns:
        yield f"all men are placed after {turns} turns, not {position.turn}"
