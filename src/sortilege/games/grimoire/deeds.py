"""One action of a master as one deed: a placing of several gems, a cast with what it takes, a spell that is shown."""

from collections.abc import Sequence

from sortilege.games.grimoire import details, state, touch
from sortilege.games.grimoire import moves as mv
from sortilege.games.grimoire.changes import Effect, effect
from sortilege.games.grimoire.notation import entry_of, spell_of
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.speech import GrimoireSpeech
from sortilege.kernel.deeds import NOBODY, Deed, Later, composed
from sortilege.kernel.details import Card
from sortilege.kernel.gesture import Motion


def joins(position: Confrontation) -> bool:
    """Tells whether the next ply goes on with a placing, or with showing an unverified spell (G3.2, G7.2)."""
    return position.phase in (state.PLACING, state.SHOWING, state.LANDING)


def deed(speak: GrimoireSpeech, moves: Sequence[int]) -> Deed:
    """Tells an action, or the part of it that these moves are."""
    position, first = speak.position, moves[0]
    seat = NOBODY if mv.FIRST <= first < mv.CAST else int(position.seat)
    before = position.copy()
    results = taken(speak, effect(position, first))
    motions = Later(lambda: _moved(before, moves))
    return Deed(_text(speak, moves), seat, _card(speak, first), results, motions, _place(speak, first))


def _moved(position: Confrontation, moves: Sequence[int]) -> list[Motion]:
    steps = []
    for move in moves:
        steps.append(touch.motions(position, move))
        position.play(move)
    return composed(steps)


def _text(speak: GrimoireSpeech, moves: Sequence[int]) -> str:
    placed = [speak.point(int(mv.point_of(move))) for move in moves if move < mv.STOP]
    if placed:
        points = speak.all_of(sorted(placed, key=int))
        return speak("say-place", element=speak.element(int(mv.element_of(moves[0]))), to=points)
    shown = [move for move in moves if mv.LIFT <= move < mv.MOVE]
    if len(shown) < 2 or moves[0] >= mv.LAND:
        return speak.say(moves[0])
    ways = [_way(speak, *pair) for pair in zip(shown[::2], shown[1::2], strict=False)]
    said = speak.say(moves[0]) if mv.is_cast(moves[0]) else speak("say-shows")
    return speak("say-and-shown", said=said, ways=", ".join(ways))


def _way(speak: GrimoireSpeech, lift: int, land: int) -> str:
    """From point to point, crossed where the gem is taken as it lands."""
    start, end = (speak.point(int(mv.point_of(move))) for move in (lift, land))
    return f"{start} → {end}" + (" ×" if land >= mv.FALL else "")


def _card(speak: GrimoireSpeech, move: int) -> Card | None:
    """What acts: the spell that is cast, disputed, accepted or contested, or the book that is opened."""
    position = speak.position
    if move == mv.OPEN:
        return details.card(speak, touch.BOOK(position.master))
    if mv.CAST <= move < mv.LIFT:
        return details.told_card(speak, *spell_of(position, move))
    if position.spell:
        return details.told_card(speak, speak.author(), int(mv.index_of(position.spell)))
    return None


def _place(speak: GrimoireSpeech, move: int) -> str:
    """Where the spell stands that is cast."""
    if not mv.CAST <= move < mv.LIFT:
        return ""
    position = speak.position
    return touch.SPELL(spell_of(position, move)[0], entry_of(position, move).number)


def taken(speak: GrimoireSpeech, done: Effect) -> list[str]:
    """A line for each gem that is taken, with the gem that takes it."""
    lines = []
    starts = {end: start for start, end in done.moves}
    for point in done.taken:
        seat, element = speak.gem(point)
        lost = {"element": speak.element(element), "owner": speak.seat(seat), "point": speak.point(point)}
        if point not in starts:  # it was on its way to a point where another stays
            lines.append(speak("result-met", **lost))
            continue
        by, how = speak.gem(starts[point])
        message = "result-own" if by == seat else "result-taken"
        lines.append(speak(message, by=speak.element(how), whose=speak.seat(by), **lost))
    return lines
