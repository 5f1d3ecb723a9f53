"""What lies under the pieces: parchment, frames with old-book corners, panels, tracks, engraved points."""

from collections.abc import Sequence

from sortilege.ink.signs import sign
from sortilege.ink.svg import NOTHING, Ink, at, circle, group, join, path, rect
from sortilege.ink.text import figures, text


def frame(x: float, y: float, width: float, height: float, *, signs: bool = False) -> Ink:
    """A parchment with a double gold rule and thin corner ornaments (or the four elements' signs in the corners)."""
    corners = [(x, y, 0), (x + width, y, 90), (x + width, y + height, 180), (x, y + height, 270)]
    if signs:
        inset = 38
        places = [
            (x + inset, y + inset),
            (x + width - inset, y + inset),
            (x + inset, y + height - inset),
            (x + width - inset, y + height - inset),
        ]
        marks = [
            sign(one, *place, 11, "var(--gold)", 1.6)
            for one, place in zip(("fire", "air", "earth", "water"), places, strict=True)
        ]
    else:
        marks = [at(cx, cy, corner(), turn=turn) for cx, cy, turn in corners]
    return join(
        rect(x, y, width, height, 18, fill="url(#ink-parchment)", stroke="var(--gold)", stroke_width=2.2),
        rect(
            x + 12, y + 12, width - 24, height - 24, 11, fill="none", stroke="var(--gold)", stroke_width=1, opacity=0.75
        ),
        *marks,
    )


def corner(size: float = 46) -> Ink:
    """An old-book ornament for the upper left corner: two curling stems and a bud, thin and pale."""
    s = size / 46
    stem = "M22,60C22,40 24,26 34,22C43,19 48,28 41,31C37,33 34,29 37,27"
    other = "M60,22C40,22 26,24 22,34C19,43 28,48 31,41C33,37 29,34 27,37"
    bud = "M22,22C28,23 31,26 33,33C26,31 23,28 22,22Z"
    return group(path(stem), path(other), path(bud, fill="var(--gold)", fill_opacity=0.25), transform=f"scale({s:.3g})" if s != 1 else None,
                 fill="none", stroke="var(--gold)", stroke_width=1.3, stroke_linecap="round", opacity=0.85)  # fmt: skip


def panel(x: float, y: float, width: float, height: float, title: str = "") -> Ink:
    """A sheet beside the board, for hands and lists."""
    head = text(x + 16, y + 28, title, 18, anchor="start") if title else NOTHING
    return join(rect(x, y, width, height, 12, fill="var(--sheet)", stroke="var(--gold)", stroke_width=1.2), head)


def point(x: float, y: float, r: float = 8.5) -> Ink:
    """A point of an engraved board."""
    return circle(x, y, r, fill="var(--sheet)", stroke="var(--line)", stroke_width=r * 0.3)


def track(
    x: float, y: float, labels: Sequence[str], current: int | None = None, *, step: float = 34, size: float = 28
) -> Ink:
    """A row of numbered cells, the current one filled: rounds, scores."""
    cells = []
    for i, label in enumerate(labels):
        now = i == current
        cells.append(
            rect(
                x + i * step,
                y,
                size,
                size,
                6,
                fill="var(--gold)" if now else "var(--sheet)",
                stroke="var(--gold)",
                stroke_width=1.4,
            )
        )
        cells.append(
            figures(
                x + i * step + size / 2, y + size / 2, label, size * 0.48, fill="var(--page)" if now else "var(--muted)"
            )
        )
    return join(*cells)


def pentacle(x: float, y: float, r: float) -> Ink:
    """The great pentacle of a board's middle, pale."""
    return group(
        circle(x, y, r, fill="none", stroke="var(--gold)", stroke_width=1.4),
        sign("spirit", x, y, r * 0.87, "var(--gold)", 1.3),
        opacity=0.6,
    )
