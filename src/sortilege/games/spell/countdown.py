"""How far the end is: whether this is the last turn of somebody, and how many points are then needed."""

from sortilege.games.spell import state as st
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.solo import script_levels
from sortilege.games.spell.speech import SpellSpeech
from sortilege.kernel.bits import each


def last_turn(speech: SpellSpeech, viewer: int) -> str:
    """Says that this is a last turn, and what wins: to who plays it, or about them; empty in any other."""
    position = speech.position
    if not position.in_turn() or not _is_last(position):
        return ""
    me = int(position.mover())
    need = needed(position)
    who = {"who": "you"} if viewer == me else {"who": speech.seat(me)}
    if need is None:
        return speech("last-round", other=speech.seat(1 - me), **who)
    return speech("last-leads" if position.points(me) >= need else "last-needs", points=need, **who)


def _is_last(position: SpellPosition) -> bool:
    """Tells whether the seat whose turn it is will have no other (S1.2)."""
    if position.round() == position.terms.rounds:
        return True
    enough = position.terms.end_at
    if position.mover() == position.first:
        return bool(position.terms.solo and position.points(1) + script_due(position) >= enough)
    return bool(position.points(position.first) >= enough)


def needed(position: SpellPosition) -> int | None:
    """The points that win in this last turn, equal ones if it is the second player's (S1.3); None if the first's.

    Alone the player is first, and what the opponent takes afterwards is known (S9.5).
    """
    me = position.mover()
    if position.terms.solo:
        return int(position.points(1) + script_due(position)) + 1  # S9.6
    if me == position.first:
        return None
    return int(position.points(1 - me)) + int(position.terms.original)  # S10.6: equal is a draw there


def script_due(position: SpellPosition) -> int:
    """The points that the solo opponent takes at the end of this round (S9.5)."""
    if position.stage == st.ENDED:
        return 0
    levels = each(script_levels(position.round(), position.terms.hard))
    left = position.shown | position.hidden
    return sum(level + 1 for level in levels if left & position.deck.of_level[level])
