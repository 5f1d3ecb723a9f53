"""`sortilege show FILE`: the position at the end of a record, as text or as a picture."""

from pathlib import Path
from typing import Annotated

import typer

from sortilege import ink
from sortilege.cli.common import Language, RecordFile, read_text
from sortilege.kernel.gesture import View
from sortilege.kernel.match import Match


def show(
    file: RecordFile,
    svg: Annotated[Path | None, typer.Option(help="Write the drawing to this SVG file.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the drawing to this PNG file.")] = None,
    ply: Annotated[int, typer.Option(help="The position before this ply; by default the last.")] = -1,
    seat: Annotated[int, typer.Option(min=0, help="Seen from this seat.")] = 0,
    width: Annotated[int, typer.Option(min=50, max=8000, help="The picture's width in pixels.")] = 1200,
    dark: Annotated[bool, typer.Option("--dark", help="In the dark colours.")] = False,
    language: Language = "en",
) -> None:
    """Show a position of a record: as text, or as SVG or PNG."""
    match = Match.from_record(read_text(file))
    position = match.at(ply) if 0 <= ply <= match.ply else match.position
    if not svg and not png:
        print(match.game.board(position, language))
        return
    drawing = match.game.scene(position, View(seat, language))
    theme = "dark" if dark else "light"
    if svg:
        svg.write_text(ink.flatten(drawing, theme), encoding="utf-8")
    if png:
        png.write_bytes(ink.png(drawing, width, theme))
