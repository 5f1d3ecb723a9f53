"""What a viewer is shown: built from the table when the viewer is ready for it, so a slow browser misses no ply."""

import time
from collections.abc import Iterable, Sequence

from msgspec import Raw

from sortilege.kernel.position import OVER
from sortilege.server.play import consent, question
from sortilege.server.play.consent import others, rivals, seat_to_undo
from sortilege.server.play.drawing import draw, lines_for, panels_at, read_panels, scene_at, view_seat
from sortilege.server.play.film import has_last_turn, holds_back
from sortilege.server.play.log_entry import LogEntry
from sortilege.server.play.messages import Drawing, Frame, LogLine, Past, SeatView, write
from sortilege.server.play.presence import HOST
from sortilege.server.play.result import ending, headline
from sortilege.server.play.room import Room
from sortilege.server.play.table import Table
from sortilege.server.play.viewer import Viewer
from sortilege.server.words import WORDS


def frame(room: Room, viewer: Viewer) -> Frame:
    """What this viewer has not seen yet; the viewer is noted to have seen it."""
    table = room.table
    asked = table.asked
    mine = asked in viewer.seats and room.ready and not table.view_only
    held = holds_back(room, viewer)
    log = table.log.read(viewer.language, view_seat(table, viewer))
    lines = table.log.line_of(table.story.begins[-1]) if held else len(log)
    names = table.names(viewer.language)
    shown = Frame(
        rev=table.rev,
        seat=asked,
        turn=table.match.turn + 1,
        ply=table.match.ply,
        mine=mine,
        seats=_seats(room, viewer, names),
        board=_render_board(room, viewer, mine) if viewer.rev != table.rev and not held else None,
        log_from=min(viewer.lines, lines),
        log=[_line(entry, viewer, names) for entry in log[viewer.lines : lines]],
        can=list(_can(room, viewer)),
        offer=table.offer.kind if table.offer and table.offer.waits_for & viewer.seats else "",
        waiting=table.offer.kind if table.offer and table.offer.seat in viewer.seats else "",
        offered=consent.told(table, viewer),
        result=headline(table, viewer.language) if asked == OVER else "",
        ending=ending(room, viewer),
        told=has_last_turn(table, viewer.seats),
        counted=question.spoken(room, viewer.language).counted(),
        next=table.next,
        running=room.running,
        watchers=room.here().watchers,
        wishes=[f"{seat} {move}" for seat, move in sorted(table.wishes.items())],
        twice=_twice(room, viewer),
        host=room.is_host(viewer),
        hushed=not table.settings.gallery,
        turns=table.game.sided and len(viewer.seats) > 1,
        view_only=table.view_only,
    )
    if not held:
        viewer.rev, viewer.ply = table.rev, table.match.ply
    viewer.lines = lines
    return shown


def encoded(room: Room, viewer: Viewer) -> str:
    """The frame as it is sent. Spectators who have been sent the same until now share one."""
    if viewer.seats or viewer.host:
        return write(frame(room, viewer))
    shown: str
    looks = (viewer.language, viewer.narrow, viewer.staged, viewer.text)
    seen = (viewer.rev, viewer.ply, viewer.lines, viewer.last_seat)
    now = (room.table.number, room.here(), room.thinking, room.running and int(time.monotonic()))
    key = ("frame", looks, seen, now, hash(tuple(viewer.sent)))
    if key not in room.shared:
        text = write(frame(room, viewer))
        room.shared[key] = text, viewer.sent, (viewer.rev, viewer.ply, viewer.lines, viewer.last_seat)
    shown, viewer.sent, (viewer.rev, viewer.ply, viewer.lines, viewer.last_seat) = room.shared[key]
    return shown


def _render_board(room: Room, viewer: Viewer, mine: bool) -> Drawing:
    table, language = room.table, viewer.language
    seat = view_seat(table, viewer)
    scene = scene_at(room, table.match.ply, seat, viewer)
    panels = panels_at(room, table.match.ply, seat, language)
    return Drawing(
        html=lines_for(viewer, scene.lines),
        ask=question.ask(room, viewer),
        cause=question.cause(room, language),
        panels=lines_for(viewer, panels.lines),
        moves=question.moves(room, language) if mine else Raw(b"[]"),
        kinds=question.kinds(room, language) if mine else [],
        names=question.names(room, (scene.targets, panels.targets), language) if mine else Raw(b"{}"),
        motion=viewer.ply >= 0 and table.story.moved(table.match.ply),
        text=table.game.board(table.position, language, seat) if viewer.text else "",
    )


def _seats(room: Room, viewer: Viewer, names: Sequence[str]) -> list[SeatView]:
    """The seats as this viewer sees them, under these names."""
    table, language = room.table, viewer.language
    speech, points, here = question.spoken(room, language), table.match.points, room.here().seats
    over = table.asked == OVER
    scores = table.match.scores if over else None
    arranges, acting = room.is_host(viewer), room.acting_host() if room.presence.away(HOST) else None
    views = []
    for seat, sitting in enumerate(table.seats):
        mine, guest, free = seat in viewer.seats, sitting.kind == "guest", sitting.kind == "open"
        views.append(
            SeatView(
                name=names[seat],
                role=speech.seat(seat),
                kind="guest" if guest else "open" if free else "bot",
                points=points[seat],
                mine=mine,
                here=seat in here,
                thinks=room.thinking == seat,
                level=sitting.level,
                bot=WORDS(language, f"bot-{sitting.level}") if sitting.plays_itself and sitting.name else "",
                clock=_clock(table, seat),
                score=scores[seat] if scores else None,
                link=f"/seat/{sitting.token}" if mine or (free and arranges) else "",
                lendable=not over and room.may_lend(viewer, seat),
                host=sitting.host if acting is None else guest and seat == acting,
                removable=guest and not mine and not over and arranges,
            )
        )
    return views


def _clock(table: Table, seat: int) -> float | None:
    """The seconds that this seat has left; none of who has lost by time."""
    if table.clock.rule.kind == "none":
        return None
    return 0.0 if table.match.ending == f"timeout {seat}" else round(table.clock.remaining(seat, table.asked), 1)


def _line(entry: LogEntry, viewer: Viewer, names: Sequence[str]) -> LogLine:
    who = entry.who or (names[entry.seat] if 0 <= entry.seat < len(names) else "")
    text = entry.text(viewer.language, viewer.last_seat)
    return LogLine(text, who, entry.seat, entry.turn, entry.ply, entry.chat)


def _can(room: Room, viewer: Viewer) -> Iterable[str]:
    """What else this viewer may do now."""
    table = room.table
    if not viewer.seats:
        return
    if table.asked == OVER:
        if not table.next:
            yield "again"
            if table.next_round():
                yield "next"
        return
    if table.view_only:
        return
    people = others(room, viewer)
    if seat_to_undo(table, viewer) >= 0:
        yield "undo" if not people or _free(table, viewer) else "takeback"
    if table.asked in viewer.seats and room.ready and may_hint(room, viewer):
        yield "hint"
    if table.game.cooperative and people:
        yield "leave"
        yield "giveup"
    else:
        yield "resign"
    if not table.game.cooperative and rivals(room, viewer):
        yield "draw"


def _free(table: Table, viewer: Viewer) -> bool:
    return any(table.match.free_undo(seat) for seat in viewer.seats)


def _twice(room: Room, viewer: Viewer) -> bool:
    """Whether another window plays for a seat of this one."""
    if any(seat in viewer.seats for seat in room.elsewhere):
        return True
    return any(other is not viewer and other.seats & viewer.seats for other in room.viewers)


def may_hint(room: Room, viewer: Viewer) -> bool:
    """Tells whether hints are given: against bots always, among people where that was agreed at the opening."""
    return room.table.settings.hints or not others(room, viewer)


def past(room: Room, viewer: Viewer, ply: int) -> Past:
    """The board as it was."""
    table = room.table
    ply = min(ply, table.match.ply)
    seat = view_seat(table, viewer)
    html = draw(table, ply, seat, viewer).drawing
    text = table.game.board(table.match.at(ply), viewer.language, seat)
    return Past(ply, html, text, read_panels(table, ply, seat, viewer.language).lines)
