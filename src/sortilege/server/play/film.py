"""What happened since a viewer looked last, deed by deed; and the last turn again. A slow browser misses no deed."""

from collections.abc import Iterable, Sequence

from msgspec import structs

from sortilege.kernel.deeds import Deed
from sortilege.server.play.drawing import draw, lines_for, panels_at, scene_at, view_seat
from sortilege.server.play.messages import DeedView, Film, Lines, Told
from sortilege.server.play.room import Room
from sortilege.server.play.story import Part
from sortilege.server.play.table import Table
from sortilege.server.play.viewer import Viewer

LONGEST_TURN = 12  # deeds that are shown again


def film(room: Room, viewer: Viewer) -> list[Film]:
    """The next plies that this viewer has not seen, a film for each action in them.

    What it did itself is not staged, and if it was the last thing, shown by the frame alone.
    """
    table = room.table
    now = table.match.ply
    if not viewer.staged or viewer.rev == table.rev or not 0 <= viewer.ply < now:
        return []
    part = table.story.part(viewer.ply)
    deeds = _deed(room, part, viewer).all
    if _own(table, part, viewer.seats):
        deeds = [deed for deed in deeds if deed.seat not in viewer.seats] if len(deeds) > 1 else []
    if part[1] == now and (not deeds or holds_back(room, viewer)):
        return []
    viewer.ply = part[1]
    return _staged(room, viewer, part, deeds) or [Film([], [], [], *_shown(room, viewer, part[1]))]


def holds_back(room: Room, viewer: Viewer) -> bool:
    """Whether a bot is in the middle of a deed that this viewer saw nothing of: it is shown once it is whole."""
    table = room.table
    begins = table.story.begins
    if not viewer.staged or viewer.rev == table.rev or viewer.ply < 0 or not begins or begins[-1] < viewer.ply:
        return False
    return table.bots_turn and not _own(table, (begins[-1], 0), viewer.seats) and _unfinished(room)


def _unfinished(room: Room) -> bool:
    """Whether what can be played now may go on with the last deed."""
    key = ("unfinished",)
    if key not in room.shared:
        table = room.table
        moves = table.match.legal.values()
        room.shared[key] = room.ready and any(table.game.joins(table.position, move) for move in moves)
    return bool(room.shared[key])


def _own(table: Table, part: Part, seats: Iterable[int]) -> bool:
    return table.match.history[part[0]].seat in seats


def _staged(room: Room, viewer: Viewer, part: Part, deeds: Sequence[Deed], *, again: bool = False) -> list[Film]:
    """Each deed with the board before it and the arrows on that; the board after the last."""
    table, films = room.table, []
    for deed in deeds:
        before = _shown(room, viewer, part[0]) if again and deed is deeds[0] else ([], [])
        staged: Lines = []
        if deed.motions:
            shown = draw(table, part[0], view_seat(table, viewer), viewer, deed.motions)
            staged = lines_for(viewer, shown.lines)
        after = _shown(room, viewer, part[1] if deed is deeds[-1] else part[0])
        films.append(Film(*before, staged, *after, _view(table, deed, viewer.language)))
    return films


def _shown(room: Room, viewer: Viewer, ply: int) -> tuple[Lines, Lines]:
    """The drawing and the panels before this ply."""
    seat = view_seat(room.table, viewer)
    html = lines_for(viewer, scene_at(room, ply, seat, viewer).lines)
    return html, lines_for(viewer, panels_at(room, ply, seat, viewer.language).lines)


def _deed(room: Room, part: Part, viewer: Viewer) -> Deed:
    seat = view_seat(room.table, viewer)
    return room.table.story.deed(part, viewer.language, seat if room.table.game.sided else 0)


def _view(table: Table, deed: Deed, language: str) -> DeedView:
    shown = DeedView(
        (deed.brief if deed.results else "") or deed.text,
        table.name(deed.seat, language) if deed.seat >= 0 else "",
        deed.seat,
        place=deed.place,
        results=list(deed.results),
        takes=any(end is None for _, end in deed.motions),
    )
    if (card := deed.card) is None:
        return shown
    return structs.replace(shown, title=card.title, kind=card.kind, card=card.text, rule=card.rule, sign=card.sign)


# the last turn again


def has_last_turn(table: Table, seats: frozenset[int]) -> bool:
    """Whether the others or the game did anything that can be shown again."""
    story, history = table.story, table.match.history
    for number in range(len(story.begins) - 1, -1, -1):
        if history[story.begins[number]].seat not in seats:
            return not story.is_set_up(number)
    return False


def last_turn(table: Table, seats: frozenset[int]) -> list[Part]:
    """What the others and the game did since these seats chose last before it; for spectators, the last turn."""
    story, history = table.story, table.match.history
    parts: list[Part] = []
    for number in range(len(story.begins) - 1, -1, -1):
        ply = history[story.begins[number]]
        is_own = ply.seat in seats
        turned = not seats and parts and ply.turn != history[parts[-1][0]].turn
        if story.is_set_up(number) or turned or (is_own and parts) or len(parts) == LONGEST_TURN:
            break
        if not is_own:
            parts.append(story.whole(number))
    return parts[::-1]


def told(room: Room, viewer: Viewer) -> Told:
    """The last turn of the others, to be staged again."""
    return retold(room, viewer, last_turn(room.table, viewer.seats))


def retold(room: Room, viewer: Viewer, parts: Iterable[Part]) -> Told:
    """These deeds, to be staged again."""
    films = [_staged(room, viewer, part, _deed(room, part, viewer).all, again=True) for part in parts]
    return Told([one for several in films for one in several])
