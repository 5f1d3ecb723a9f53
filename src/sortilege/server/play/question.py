"""What is asked: of the viewer as the hand goes, of others in the third person; the moves and their kinds."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Raw, json

from sortilege.kernel.errors import IllegalMove
from sortilege.kernel.gesture import Gesture, follow
from sortilege.kernel.position import OVER
from sortilege.kernel.speech import AnySpeech
from sortilege.server.play.messages import Asked
from sortilege.server.play.room import Room
from sortilege.server.play.viewer import Viewer
from sortilege.server.words import WORDS


def ask(room: Room, viewer: Viewer) -> str:
    """The sentence of the question; nothing is asked once it is over, or before everybody is there."""
    table, language = room.table, viewer.language
    if table.asked == OVER:
        return ""
    if not room.ready:
        return waits(room, language)
    speech = spoken(room, language)
    return speech.ask() if table.asked in viewer.seats else speech.asked_of(table.person(table.asked, language))


def waits(room: Room, language: str) -> str:
    """Says who is missing."""
    table = room.table
    free = [seat for seat, sitting in enumerate(table.seats) if sitting.kind == "open" and not sitting.bot]
    roles = [table.game.seat_name(table.position, seat, language) for seat in free]
    return WORDS(language, "ask-wait", roles=WORDS(language, "and").join(roles))


def cause(room: Room, language: str) -> str:
    """What brought the question about."""
    return spoken(room, language).cause() if room.table.asked >= 0 and room.ready else ""


def asked(room: Room, viewer: Viewer, touched: Sequence[str]) -> Asked:
    """The question to a hand that has touched so much: the sentence, the card of the last thing, what would happen."""
    table, language = room.table, viewer.language
    if not follow(_gestures(room), touched):
        raise IllegalMove("no move begins so")
    speech = spoken(room, language)
    ways = dict(speech.ways(touched)) if touched else {}
    card = table.game.card(table.position, touched[-1], language) if touched and not ways else None
    foreseen = list(speech.foresee(touched)) if touched else []
    if card is None:
        return Asked(list(touched), speech.ask(touched), lines=foreseen, ways=ways)
    new = [line for line in foreseen if line != card.text]
    return Asked(list(touched), speech.ask(touched), card.title, card.text, card.cost, card.sign, new)


def spoken(room: Room, language: str) -> AnySpeech:
    """The game's speech about the position now."""
    key = ("speech", language)
    if key not in room.shared:
        room.shared[key] = room.table.game.spoken(room.table.position, language)
    speech: AnySpeech = room.shared[key]
    return speech


def _gestures(room: Room) -> dict[str, Gesture]:
    """The gestures of the legal moves, by the moves' texts."""
    key = ("gestures",)
    if key not in room.shared:
        game, position = room.table.game, room.table.position
        room.shared[key] = {text: game.gesture(position, move) for text, move in _playable(room).items()}
    gestures: dict[str, Gesture] = room.shared[key]
    return gestures


def _playable(room: Room) -> dict[str, int]:
    """The moves that can be made now, by their texts."""
    key = ("playable",)
    if key not in room.shared:
        room.shared[key] = room.table.match.playable
    found: dict[str, int] = room.shared[key]
    return found


def moves(room: Room, language: str) -> Raw:
    """The legal moves: text, label, and the steps of the gesture."""
    key = ("moves", language)
    if key not in room.shared:
        speech, gestures = spoken(room, language), _gestures(room)
        listed = [[text, speech.label(move), *gestures[text]] for text, move in _playable(room).items()]
        room.shared[key] = Raw(json.encode(listed))
    listed_moves: Raw = room.shared[key]
    return listed_moves


def kinds(room: Room, language: str) -> list[str]:
    """The kind of action of each move, in the order of the moves; nothing unless there are two kinds or more."""
    key = ("kinds", language)
    if key not in room.shared:
        speech = spoken(room, language)
        named = [speech.action(move) for move in _playable(room).values()]
        room.shared[key] = named if len(set(named) - {""}) > 1 else []
    names: list[str] = room.shared[key]
    return names


def names(room: Room, shown: Iterable[Mapping[str, object]], language: str) -> Raw:
    """What the targets of the moves are called that are shown nowhere, and so become buttons."""
    key = ("names", language)
    if key not in room.shared:
        game, position = room.table.game, room.table.position
        hidden = sorted(_targets(_gestures(room).values()).difference(*shown))
        room.shared[key] = Raw(json.encode({target: game.name(position, target, language) for target in hidden}))
    named: Raw = room.shared[key]
    return named


def _targets(gestures: Iterable[Gesture]) -> set[str]:
    steps = [step for gesture in gestures for step in gesture]
    return {target for step in steps for target in ([step] if isinstance(step, str) else step)}
