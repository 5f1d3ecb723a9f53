"""What a viewer is shown: built from the table when the viewer is ready for it, so a slow browser misses no ply."""

from collections.abc import Iterable

from msgspec import Raw, json

from sortilege.kernel.gesture import Gesture
from sortilege.kernel.position import OVER
from sortilege.table.messages import MOST_LINES, Drawing, Film, Frame, Line, Lines, Past, SeatView
from sortilege.table.room import Room, Viewer
from sortilege.table.table import Table
from sortilege.table.wording import WORDS, player_name

LONGEST_FILM = 5  # plies that are shown one after the other


def frame(room: Room, viewer: Viewer) -> Frame:
    """What this viewer has not seen yet; the viewer is noted to have seen it."""
    table = room.table
    asked = table.asked
    mine = asked in viewer.seats and not table.view_only
    shown = Frame(
        rev=table.rev,
        seat=asked,
        turn=table.match.turn + 1,
        ply=table.match.ply,
        mine=mine,
        seats=[_seat(room, viewer, seat) for seat in range(table.match.seats)],
        board=_drawing(room, viewer, mine) if viewer.rev != table.rev else None,
        log_from=min(viewer.lines, len(table.log)),
        log=[_line(table, index, viewer.language) for index in range(viewer.lines, len(table.log))],
        can=list(_can(room, viewer)),
        offer=table.offer.kind if table.offer and table.offer.waits_for & viewer.seats else "",
        waiting=table.offer.kind if table.offer and table.offer.seat in viewer.seats else "",
        result=result(table, viewer.language) if asked == OVER else "",
        next=table.next,
        running=room.running,
        watchers=sum(not one.seats for one in room.viewers),
        view_only=table.view_only,
    )
    viewer.rev, viewer.ply, viewer.lines = table.rev, table.match.ply, len(table.log)
    return shown


def film(room: Room, viewer: Viewer) -> Film | None:
    """The next drawing between what this viewer was shown last and the board as it is now, if there is one."""
    table, now = room.table, room.table.match.ply
    if viewer.rev == table.rev or not 0 <= viewer.ply < now - 1:
        return None
    viewer.ply = max(viewer.ply + 1, now - LONGEST_FILM)
    return Film(_lines(viewer, _scene(room, viewer.ply, view_seat(table, viewer), viewer)))


def view_seat(table: Table, viewer: Viewer) -> int:
    """Through which seat's eyes: the own one that is asked, else the own one that was last asked, else the first."""
    if table.asked in viewer.seats:
        viewer.last_seat = table.asked
    elif viewer.last_seat not in viewer.seats:
        viewer.last_seat = min(viewer.seats, default=0)
    return viewer.last_seat


def _drawing(room: Room, viewer: Viewer, mine: bool) -> Drawing:
    table, language = room.table, viewer.language
    html = _scene(room, table.match.ply, view_seat(table, viewer), viewer)
    chooses = mine and room.ready
    return Drawing(
        html=_lines(viewer, html),
        ask=_ask(room, language),
        moves=_moves(room, language) if chooses else Raw(b"[]"),
        names=_names(room, html, language) if chooses else Raw(b"{}"),
        motion=viewer.ply >= 0 and table.moved(table.match.ply),
        text=table.game.board(table.position, language) if viewer.text else "",
    )


def _scene(room: Room, ply: int, seat: int, viewer: Viewer) -> str:
    key = ("scene", ply, seat, viewer.language, viewer.narrow)
    if key not in room.drawings:
        room.drawings[key] = room.table.scene(ply, seat, viewer.language, viewer.narrow)
    found: str = room.drawings[key]
    return found


def _lines(viewer: Viewer, html: str) -> Lines:
    """The lines of a drawing; one that this viewer was sent before is told by its number."""
    if len(viewer.drawn) > MOST_LINES:
        viewer.drawn.clear()
    known, new = viewer.drawn, len(viewer.drawn)
    found: Lines = []
    for line in html.split("\n"):
        number = known.setdefault(hash(line), new)
        found.append(number if number < new else line)
        new = len(known)
    return found


def _ask(room: Room, language: str) -> str:
    table = room.table
    if table.asked == OVER:
        return ""
    if not room.ready:
        return WORDS(language, "ask-wait")
    return table.game.ask(table.position, language)


def _moves(room: Room, language: str) -> Raw:
    """The legal moves: text, label, and the steps of the gesture."""
    key = ("moves", language)
    if key not in room.drawings:
        game, position = room.table.game, room.table.position
        listed = [
            [text, game.label(position, move, language), *game.gesture(position, move)]
            for text, move in room.table.match.legal.items()
        ]
        room.drawings[key] = Raw(json.encode(listed))
        room.drawings["targets",] = _targets(tuple(one[2:]) for one in listed)
    found: Raw = room.drawings[key]
    return found


def _targets(gestures: Iterable[Gesture]) -> set[str]:
    steps = [step for gesture in gestures for step in gesture]
    return {target for step in steps for target in ([step] if isinstance(step, str) else step)}


def _names(room: Room, html: str, language: str) -> Raw:
    """What the targets of the moves are called that are not drawn, and so become buttons; a drawing names its own."""
    key = ("names", language)
    if key not in room.drawings:
        game, position = room.table.game, room.table.position
        drawn = {one[: one.index('"')] for one in html.split('data-target="')[1:]}
        hidden = sorted(room.drawings["targets",] - drawn)
        room.drawings[key] = Raw(json.encode({one: game.name(position, one, language) for one in hidden}))
    found: Raw = room.drawings[key]
    return found


def _seat(room: Room, viewer: Viewer, seat: int) -> SeatView:
    table = room.table
    sitting = table.seats[seat]
    mine = seat in viewer.seats
    over = table.asked == OVER
    guest = sitting.kind == "guest"
    here = any(seat in one.seats for one in room.viewers)
    return SeatView(
        name=player_name(sitting, viewer.language),
        role=table.game.seat_name(table.position, seat, viewer.language),
        kind="guest" if guest else "open" if sitting.kind == "open" else "bot",
        points=int(table.match.points[seat]),
        mine=mine,
        here=here,
        thinks=room.thinking == seat,
        level=sitting.level,
        clock=round(table.clock.remaining(seat, table.asked), 1) if table.clock.rule.kind != "none" else None,
        score=table.match.scores[seat] if over else None,
        link=f"/seat/{sitting.token}" if sitting.kind != "bot" and (mine or viewer.host) else "",
        lendable=viewer.host and sitting.kind != "bot" and not over,
    )


def _line(table: Table, index: int, language: str) -> Line:
    entry = table.log[index]
    seated = 0 <= entry.seat < len(table.seats)
    who = entry.who or (player_name(table.seats[entry.seat], language) if seated else "")
    return Line(entry.texts[language], who, entry.seat, entry.turn, entry.ply, entry.chat)


def _can(room: Room, viewer: Viewer) -> Iterable[str]:
    """What else this viewer may do now."""
    table = room.table
    if not viewer.seats:
        return
    if table.asked == OVER:
        if not table.next:
            yield "again"
            if table.sequel():
                yield "next"
        return
    if table.view_only:
        return
    if seat_to_undo(table, viewer) >= 0:
        yield "undo" if not others(room, viewer) or _free(table, viewer) else "takeback"
    if table.asked in viewer.seats and room.ready:
        yield "hint"
    yield "resign"
    if not table.game.cooperative and others(room, viewer):
        yield "draw"


def _free(table: Table, viewer: Viewer) -> bool:
    return any(table.match.free_undo(seat) for seat in viewer.seats)


def seat_to_undo(table: Table, viewer: Viewer) -> int:
    """The own seat that chose last; -1 if none has chosen yet."""
    counts = {table.undo_count(seat): seat for seat in viewer.seats}
    counts.pop(0, None)
    return counts[min(counts)] if counts else -1


def others(room: Room, viewer: Viewer) -> set[int]:
    """The seats of other people, whose consent matters."""
    seats = room.table.seats
    return {seat for seat, one in enumerate(seats) if one.kind == "guest" and not one.bot} - viewer.seats


def result(table: Table, language: str) -> str:
    """How it ended, in a sentence."""
    scores = table.match.scores
    best = max(scores)
    if table.game.cooperative or len(scores) == 1:
        return WORDS(language, "result-won-together" if best >= 0.5 else "result-lost-together")
    winners = [seat for seat, score in enumerate(scores) if score == best]
    if len(winners) == len(scores):
        return WORDS(language, "result-draw")
    names = [player_name(table.seats[seat], language) for seat in winners]
    return WORDS(language, "result-won", names=WORDS(language, "and").join(names), count=len(names))


def past(room: Room, viewer: Viewer, ply: int) -> Past:
    """The board as it was."""
    table = room.table
    ply = min(ply, table.match.ply)
    html = table.scene(ply, view_seat(table, viewer), viewer.language, viewer.narrow)
    return Past(ply, html, table.game.board(table.match.at(ply), viewer.language))
