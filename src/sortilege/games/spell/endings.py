"""Why a game is over, and the numbers that decided: points, and how many runes."""

from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.speech import SpellSpeech
from sortilege.kernel.bits import popcount
from sortilege.kernel.deeds import Ending
from sortilege.kernel.details import Reason
from sortilege.kernel.position import OVER
from sortilege.kernel.turning import swing as kernel_swing
from sortilege.kernel.words import Argument


def ending(speech: SpellSpeech) -> Ending:
    """Tells what ended the game (S1.2), and who has won by which rule (S1.3, S9.6, S10.6), or how far it has come."""
    position, reason = speech.position, _reason(speech)
    if position.terms.solo:
        points = [str(int(position.points(seat))) for seat in (1, 0)]
        return Ending(reason, [speech("opponent"), speech("points")], [points])
    return Ending(reason, [speech("runes-won"), speech("points")], [_numbers(speech, seat) for seat in (0, 1)])


def _reason(speech: SpellSpeech) -> Reason:
    position = speech.position
    if position.seat != OVER:
        rounds, end = int(position.terms.rounds), int(position.terms.end_at)
        return Reason("S1.2", speech("end-open", round=int(position.round()), rounds=rounds, end=end))
    rule, decided = _decided(speech)
    return Reason(rule, f"{_ended(speech)} {decided}")


def swing(before: SpellPosition, after: SpellPosition) -> int:
    """Weighs what an action changed: the points of both sides, also in the solo game."""
    return kernel_swing([int(before.points(seat)) for seat in (0, 1)], [int(after.points(seat)) for seat in (0, 1)])


def stands(speech: SpellSpeech) -> str:
    """Tells the points of both sides."""
    sides = [f"{speech.seat(seat)} {speech.position.points(seat)}" for seat in (0, 1)]
    return f"{', '.join(sides)} {speech.counted()}"


def _ended(speech: SpellSpeech) -> str:
    """Names who has reached the points that end a game, else the last round."""
    position, end = speech.position, int(speech.position.terms.end_at)
    reached = [seat for seat in (0, 1) if position.points(seat) >= end]
    if len(reached) == 2:
        return speech("end-both", end=end, round=int(position.round()))
    if reached:
        points = int(position.points(reached[0]))
        return speech("end-points", seat=_side(speech, reached[0]), points=points, end=end, round=int(position.round()))
    return speech("end-rounds", rounds=int(position.terms.rounds), end=end)


def _decided(speech: SpellSpeech) -> tuple[str, str]:
    """Who has won, by which rule."""
    position = speech.position
    points = [int(position.points(seat)) for seat in (0, 1)]
    winner = 0 if points[0] > points[1] else 1
    said: dict[str, Argument] = {"more": points[winner], "fewer": points[1 - winner], "winner": _side(speech, winner)}
    if points[0] != points[1]:
        return "S9.6" if position.terms.solo else "S1.2", speech("end-wins", **said)
    if position.terms.original:
        return "S10.6", speech("end-draw", **said)
    if position.terms.solo:
        return "S9.6", speech("end-solo-equal", **said)
    return "S1.3", speech("end-second", **(said | {"winner": _side(speech, 1 - int(position.first))}))


def _side(speech: SpellSpeech, seat: int) -> str:
    """Names a side at the head of a sentence."""
    return speech("the-opponent") if seat == 1 and speech.position.terms.solo else speech.seat(seat)


def _numbers(speech: SpellSpeech, seat: int) -> list[str]:
    position = speech.position
    return [str(popcount(position.won(seat))), str(int(position.points(seat)))]
