"""One turn as one deed: a man is placed or moved, and the mill that this closes takes a man."""

from collections.abc import Sequence

from sortilege.games.morris.board import POINTS
from sortilege.games.morris.notation import move_from, move_to
from sortilege.games.morris.rules import Morris
from sortilege.games.morris.speech import MorrisSpeech
from sortilege.games.morris.touch import motions
from sortilege.kernel.deeds import Deed, Later, composed
from sortilege.kernel.details import Card
from sortilege.kernel.gesture import Motion


def deed(speech: MorrisSpeech, moves: Sequence[int]) -> Deed:
    """Tells a turn, or the part of it that these moves are; a mill is shown with its rule (M3.1)."""
    position = speech.position
    seat = int(position.seat)
    before, then = position.copy(), position.copy()
    taken, mill = "", False
    for move in moves:
        if then.take:
            taken = POINTS[move_to(move)]
        then.play(move)
        mill = mill or then.take
    card = Card(speech("card-mill"), speech.rule("M3.1"), rule="M3.1") if mill else None
    results, place = _results(speech, then, 1 - seat, taken), POINTS[move_to(moves[0])] if mill else ""
    return Deed(_text(speech, moves[0], taken), seat, card, results, Later(lambda: _moved(before, moves)), place)


def _moved(position: Morris, moves: Sequence[int]) -> list[Motion]:
    steps: list[list[Motion]] = []
    for move in moves:
        steps.append([_crossed(motion) for motion in motions(position, move)])
        position.play(move)
    return composed(steps)


def _text(speech: MorrisSpeech, move: int, taken: str) -> str:
    if not taken or speech.position.take:
        return speech.say(move)
    start, to = move_from(move), POINTS[move_to(move)]
    if start < 0:
        return speech("deed-place-take", to=to, taken=taken)
    return speech("deed-move-take", **{"from": POINTS[start]}, to=to, taken=taken)


def _results(speech: MorrisSpeech, after: Morris, loser: int, taken: str) -> list[str]:
    if not taken:
        return []
    return [speech("result-take", side=speech.seat(loser), point=taken, left=int(after.points(loser)))]


def _crossed(motion: Motion) -> Motion:
    """What is taken is crossed out, not carried to who took it."""
    start, end = motion
    return start, None if end is not None and end.startswith("taken-") else end
