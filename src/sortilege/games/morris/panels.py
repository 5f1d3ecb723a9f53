"""What is read beside the board: the men that each side has in hand and has taken, and the turns until a draw."""

from sortilege import ink
from sortilege.games.morris.rules import LAST_TURN, MEN, Morris
from sortilege.games.morris.speech import MorrisSpeech
from sortilege.kernel.gesture import View
from sortilege.kernel.panels import Mark, Panel, Shelf, Sign, Thing, remembered

_MEN = [Sign(ink.man(seat, 11)) for seat in (0, 1)]
_PLACE = Sign(ink.circle(0, 0, 9, fill="none", stroke="var(--gold)", stroke_width=1.5, stroke_dasharray="3 3"))


def panels(speech: MorrisSpeech, view: View) -> list[Panel]:
    """Lists what both sides have, one's own first."""
    own, other = view.seat % 2, 1 - view.seat % 2
    return [
        remembered(("own", *_has(speech, own)), lambda: _own(speech, own)),
        remembered(("other", *_has(speech, other)), lambda: _other(speech, other)),
        *_countdown(speech),
    ]


def _has(speech: MorrisSpeech, seat: int) -> tuple[object, ...]:
    """All that the panel of a side follows from."""
    p = speech.position
    numbers = int(p.hand_of(seat)), int(p.men_of(seat)).bit_count(), _lost(p, 1 - seat)
    return "morris", speech.language, seat, *numbers


def _own(speech: MorrisSpeech, seat: int) -> Panel:
    shelves = [_hand(speech, seat), _taken(speech, seat)]
    return Panel("own", speech.seat(seat), "own", seat, _MEN[seat], _left(speech, seat), shelves)


def _other(speech: MorrisSpeech, seat: int) -> Panel:
    return Panel("other", speech.seat(seat), "seat", seat, _MEN[seat], _counts(speech, seat))


def _countdown(speech: MorrisSpeech) -> list[Panel]:
    """How many turns are left until a draw, from halfway on (M4.3)."""
    turn = int(speech.position.turn)
    if 2 * turn < LAST_TURN:
        return []
    note = speech("panel-draw-note", left=LAST_TURN - turn)
    return [Panel("draw", speech("panel-draw"), "fact", note=note, meter=(turn, LAST_TURN))]


def _left(speech: MorrisSpeech, seat: int) -> list[Mark]:
    on_board = int(speech.position.men_of(seat)).bit_count()
    return [Mark(speech("panel-board"), str(on_board), _MEN[seat], spoken=True)]


def _counts(speech: MorrisSpeech, seat: int) -> list[Mark]:
    """Counts the men of a side in one line: in hand, on the board, taken by it."""
    hand, taken = int(speech.position.hand_of(seat)), _lost(speech.position, 1 - seat)
    return [
        Mark(speech("panel-hand"), str(hand), quiet=not hand, spoken=True),
        *_left(speech, seat),
        Mark(speech("panel-taken"), str(taken), _MEN[1 - seat], quiet=not taken, spoken=True),
    ]


def _hand(speech: MorrisSpeech, seat: int) -> Shelf:
    hand = int(speech.position.hand_of(seat))
    return _shelf(speech, "panel-hand", [_MEN[seat]] * hand, MEN)


def _taken(speech: MorrisSpeech, seat: int) -> Shelf:
    """Shows the other side's men that this one has taken; with seven it has won."""
    return _shelf(speech, "panel-taken", [_MEN[1 - seat]] * _lost(speech.position, 1 - seat), MEN - 2)


def _shelf(speech: MorrisSpeech, message: str, men: list[Sign], places: int) -> Shelf:
    """Shows men at their places, and the places that are empty."""
    there = [Thing("", sign, speech("panel-man")) for sign in men]
    empty = [Thing("", _PLACE, speech("panel-place"), count=0) for _ in range(places - len(men))]
    return Shelf(there + empty, speech(message), str(len(men)))


def _lost(position: Morris, seat: int) -> int:
    return MEN - int(position.points(seat))
