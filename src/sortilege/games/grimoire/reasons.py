"""Why a target cannot be touched now, with the number of the rule."""

from sortilege.games.grimoire import state, touch
from sortilege.games.grimoire.changes import seen
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.speech import GrimoireSpeech
from sortilege.kernel.bits import popcount
from sortilege.kernel.details import Reason
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.words import Argument

Why = tuple[str, str]  # the rule and the message
_UNSETTLED = {"unmet": ("G4.1", "no-spell-unmet"), "done": ("G4.5", "no-spell-idle")}


def why_not(speak: GrimoireSpeech, target: str) -> Reason:
    position = speak.position
    speak.name(target)  # BadNotation if there is no such target
    arguments: dict[str, Argument] = {"count": int(popcount(position.own))}
    if point := touch.POINT.read(target):
        arguments["point"] = speak.point(point[0])
    if spell := touch.spell_at(position, target):
        arguments["spell"] = position.book(spell[0])[spell[1]].name(speak.language)
    if position.phase == state.PLACING:
        arguments["element"] = speak.element(int(position.element))
    elif hand := touch.HAND.read(target):
        arguments["element"] = speak.element(hand[1])
    rule, message = _why(position, target)
    return Reason(rule, speak(message, **arguments))


def _why(position: Confrontation, target: str) -> Why:
    if position.seat == OVER:
        return "G5.1", "no-over"
    if position.seat >= 0 and any(touch.gesture(position, move)[0] == target for move in position.moves()):
        return "G3.1", "no-may"
    if position.phase == state.STUDY or position.seat == CHANCE:
        return "G2.3", "no-study"
    if position.phase == state.PLACING:
        return _placing(position, target)
    if position.phase in (state.SHOWING, state.LANDING):
        return _showing(position, target)
    if position.phase in (state.JUDGING, state.ANSWERING):
        return "G7.3", "no-judge" if position.phase == state.JUDGING else "no-answer"
    return _playing(position, target)


def _playing(position: Confrontation, target: str) -> Why:
    if hand := touch.HAND.read(target):
        return "G3.2", "no-hand-theirs" if hand[0] != position.seat else "no-hand-empty"
    if book := touch.BOOK.read(target):
        return "G3.4", _opening(position, book[0])
    if spell := touch.spell_at(position, target):
        return _casting(position, *spell)
    if point := touch.POINT.read(target):
        return _moving(position, point[0])
    return "G3.1", "no-button"


def _placing(position: Confrontation, target: str) -> Why:
    point = touch.POINT.read(target)
    if point and not position.gem_at(point[0]):
        return "G3.1", "no-may"
    return "G3.2", "no-placing-taken" if point else "no-placing-else"


def _showing(position: Confrontation, target: str) -> Why:
    point = touch.POINT.read(target)
    return "G7.2", "no-show-twice" if point and position.gem_at(point[0]) else "no-show"


def _opening(position: Confrontation, seat: int) -> str:
    if seat != position.seat:
        return "no-open-theirs"
    return "no-open-already" if position.open_of(seat) else "no-open-gems"


def _moving(position: Confrontation, point: int) -> Why:
    gem = position.gem_at(point)
    if gem is None:
        return "G3.2", "no-point-empty"
    return "G3.3", "no-point-theirs" if gem[0] != position.master else "no-point-stuck"


def _casting(position: Confrontation, book: int, place: int) -> Why:
    if position.banned(book) >> place & 1:
        return "G7.3", "no-spell-banned"
    if book != position.master:
        refused = _taking(position, place)
        if refused:
            return refused
    elif not position.own_open:
        return "G3.5", "no-spell-closed"
    elif position.own_cast >> place & 1:
        return "G3.5", "no-spell-cast"
    tree = position.book(book)[place].tree
    assert tree is not None
    return _UNSETTLED.get(evaluate(tree, seen(position, int(position.master))).verdict, ("G4.4", "no-spell-clash"))


def _taking(position: Confrontation, place: int) -> Why | None:
    if not (position.own_open and position.opp_open):
        return "G3.6", "no-take-open"
    if position.own_hand | position.opp_hand:
        return "G3.6", "no-take-hands"
    if not position.opp_cast >> place & 1:
        return "G3.6", "no-take-fresh"
    if position.own_took >> place & 1:
        return "G3.6", "no-take-twice"
    return ("G7.4", "no-take-refused") if position.barred >> place & 1 else None
