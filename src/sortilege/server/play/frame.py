"""What a viewer is shown: built from the table when the viewer is ready for it, so a slow browser misses no ply."""

import time
from collections.abc import Iterable

from msgspec import Raw

from sortilege.kernel.position import OVER
from sortilege.server.play import consent, question
from sortilege.server.play.consent import others, rivals, seat_to_undo
from sortilege.server.play.drawing import draw, lines_for, panels_at, read_panels, scene_at, targets_in, view_seat
from sortilege.server.play.film import holds_back, last_turn
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
    shown = Frame(
        rev=table.rev,
        seat=asked,
        turn=table.match.turn + 1,
        ply=table.match.ply,
        mine=mine,
        seats=[_seat(room, viewer, seat) for seat in range(table.match.seats)],
        board=_render_board(room, viewer, mine) if viewer.rev != table.rev and not held else None,
        log_from=min(viewer.lines, lines),
        log=[_line(table, entry, viewer) for entry in log[viewer.lines : lines]],
        can=list(_can(room, viewer)),
        offer=table.offer.kind if table.offer and table.offer.waits_for & viewer.seats else "",
        waiting=table.offer.kind if table.offer and table.offer.seat in viewer.seats else "",
        offered=consent.told(table, viewer),
        result=headline(table, viewer.language) if asked == OVER else "",
        ending=ending(room, viewer),
        told=bool(last_turn(table, viewer.seats)),
        counted=table.game.spoken(table.position, viewer.language).counted(),
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
    html = scene_at(room, table.match.ply, seat, viewer)
    panels = panels_at(room, table.match.ply, seat, language)
    return Drawing(
        html=lines_for(viewer, html),
        ask=question.ask(room, viewer),
        cause=question.cause(room, language),
        panels=lines_for(viewer, panels),
        moves=question.moves(room, language) if mine else Raw(b"[]"),
        kinds=question.kinds(room, language) if mine else [],
        names=question.names(room, targets_in(html) | targets_in(panels), language) if mine else Raw(b"{}"),
        motion=viewer.ply >= 0 and table.story.moved(table.match.ply),
        text=table.game.board(table.position, language) if viewer.text else "",
    )


def _seat(room: Room, viewer: Viewer, seat: int) -> SeatView:
    table = room.table
    sitting = table.seats[seat]
    mine = seat in viewer.seats
    over = table.asked == OVER
    guest = sitting.kind == "guest"
    here = seat in room.here().seats
    return SeatView(
        name=table.name(seat, viewer.language),
        role=table.game.seat_name(table.position, seat, viewer.language),
        kind="guest" if guest else "open" if sitting.kind == "open" else "bot",
        points=int(table.match.points[seat]),
        mine=mine,
        here=here,
        thinks=room.thinking == seat,
        level=sitting.level,
        bot=WORDS(viewer.language, f"bot-{sitting.level}") if sitting.plays_itself and sitting.name else "",
        clock=_clock(table, seat),
        score=table.match.scores[seat] if over else None,
        link=f"/seat/{sitting.token}" if mine or (sitting.kind == "open" and room.is_host(viewer)) else "",
        lendable=room.may_lend(viewer, seat) and not over,
        host=guest and seat == room.acting_host() if room.presence.away(HOST) else sitting.host,
        removable=guest and not mine and not over and room.is_host(viewer),
    )


def _clock(table: Table, seat: int) -> float | None:
    """The seconds that this seat has left; none of who has lost by time."""
    if table.clock.rule.kind == "none":
        return None
    return 0.0 if table.match.ending == f"timeout {seat}" else round(table.clock.remaining(seat, table.asked), 1)


def _line(table: Table, entry: LogEntry, viewer: Viewer) -> LogLine:
    language = viewer.language
    seated = 0 <= entry.seat < len(table.seats)
    who = entry.who or (table.name(entry.seat, language) if seated else "")
    return LogLine(entry.text(language, view_seat(table, viewer)), who, entry.seat, entry.turn, entry.ply, entry.chat)


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
    if seat_to_undo(table, viewer) >= 0:
        yield "undo" if not others(room, viewer) or _free(table, viewer) else "takeback"
    if table.asked in viewer.seats and room.ready and may_hint(room, viewer):
        yield "hint"
    if table.game.cooperative and others(room, viewer):
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
    html = "\n".join(draw(table, ply, seat, viewer))
    text = table.game.board(table.match.at(ply), viewer.language)
    return Past(ply, html, text, read_panels(table, ply, seat, viewer.language))
