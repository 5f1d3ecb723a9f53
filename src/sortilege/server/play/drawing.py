"""The drawing and the panels at a ply, as one viewer sees them, and as the lines that this viewer does not have."""

from collections.abc import Sequence
from typing import cast

from sortilege.ink.scene import Rendered, rendered
from sortilege.kernel.gesture import Motion
from sortilege.kernel.panels import Panel
from sortilege.server.play import scores
from sortilege.server.play.messages import MOST_LINES, Lines
from sortilege.server.play.panel_html import WrittenPanels, write_panels
from sortilege.server.play.room import Room
from sortilege.server.play.table import Table
from sortilege.server.play.viewer import Viewer
from sortilege.server.words import WORDS


def view_seat(table: Table, viewer: Viewer) -> int:
    """Through which seat's eyes: the own one that is asked, else the own one that was last asked, else the first.

    Where the seats see the board from two sides it may be told to stay: then always the first.
    """
    if viewer.stays and table.game.sided:
        viewer.last_seat = min(viewer.seats, default=0)
    elif table.asked in viewer.seats:
        viewer.last_seat = table.asked
    elif viewer.last_seat not in viewer.seats:
        viewer.last_seat = min(viewer.seats, default=0)
    return viewer.last_seat


def scene_at(room: Room, ply: int, seat: int, viewer: Viewer) -> Rendered:
    """The drawing before this ply, rendered once for all who see it so."""
    key = ("scene", ply, seat, viewer.language, viewer.narrow)
    if key not in room.shared:
        room.shared[key] = draw(room.table, ply, seat, viewer)
    drawn: Rendered = room.shared[key]
    return drawn


def draw(table: Table, ply: int, seat: int, viewer: Viewer, staged: Sequence[Motion] = ()) -> Rendered:
    """Renders the drawing before this ply, with what is about to happen."""
    view = table.story.view(ply, seat, viewer.language, viewer.narrow, staged)
    return rendered(table.game.scene(table.story.at(ply), view))


def panels_at(room: Room, ply: int, seat: int, language: str) -> WrittenPanels:
    """What is read beside it, written once for all who see it so."""
    key = ("panels", ply, seat, language)
    if key not in room.shared:
        room.shared[key] = read_panels(room.table, ply, seat, language)
    written: WrittenPanels = room.shared[key]
    return written


def read_panels(table: Table, ply: int, seat: int, language: str) -> WrittenPanels:
    """Writes what is read beside the drawing before this ply, and how the match stands."""
    panels = table.game.panels(table.story.at(ply), table.story.view(ply, seat, language, False))
    return write_panels([*panels, *_match(table, language)], language)


def _match(table: Table, language: str) -> list[Panel]:
    """The rounds that each seat has won, in a match of several; and the games, where one follows another."""
    score, tally = scores.told(table, language), table.tally()
    over_games = [Panel("score", WORDS(language, "score-title"), "fact", note=score)] if score else []
    if tally is None:
        return over_games
    won = ", ".join(f"{table.name(seat, language)} {rounds}" for seat, rounds in enumerate(tally.won))
    return [Panel("match", WORDS(language, "match-title", wins=tally.wins), "fact", note=won), *over_games]


def lines_for(viewer: Viewer, whole: list[str]) -> Lines:
    """The lines of a drawing or of panels; one that this viewer was sent before is given by its number."""
    if not whole:
        return []
    if len(viewer.sent) > MOST_LINES:
        viewer.sent = {}
    elif not viewer.seats:  # spectators share what they were sent
        viewer.sent = dict(viewer.sent)
    known = viewer.sent
    before = list(map(known.get, map(hash, whole)))
    lines = cast(Lines, before)
    for at in [at for at, one in enumerate(before) if one is None] if None in before else ():
        new = len(known)
        number = known.setdefault(hash(whole[at]), new)
        lines[at] = number if number < new else whole[at]
    return lines
