"""A scroll before a player: sign, name and power, and what the spell does if there is room for it."""

from sortilege.games.archimage.figures import token
from sortilege.ink import NOTHING, Ink, at, figures, fit, group, paragraph, path, pip, rect, text
from sortilege.ink.svg import drawn_once

LINE = 32.0  # the height of the line with the name, at most


@drawn_once
def leaf(
    colour: str, power: int, names: tuple[str, str], words: str, w: float, h: float, *, up: bool, stored: int
) -> Ink:
    """A leaf around its middle, with the long name or the short one; a used one is turned down."""
    line = min(h, LINE)
    top = -h / 2 + line / 2
    room = w - line - 26 - (line if stored else 0)
    name = names[1] if fit(names[0], room, 15) < 10 or line < 24 else names[0]
    size = fit(name, room, min(15, line * 0.6))
    tone = f"var(--{colour}-line)"
    return group(
        rect(-w / 2, -h / 2, w, h, 6, fill="var(--vellum)" if up else "none", stroke=tone, stroke_width=1.4),
        at(-w / 2 + line * 0.52, top, pip(colour, line * 0.36)),
        text(-w / 2 + line + 2, top + size * 0.34, name, size, anchor="start"),
        at(w / 2 - line * 1.1, top, token(stored >> 3, stored & 7, line * 0.4)) if stored else NOTHING,
        figures(w / 2 - 13, top, str(power), min(15, line * 0.46), fill=tone),
        _explanation(words, w, h, line),
        NOTHING if up else _struck(w, h),
        opacity=None if up else 0.5,
    )


def _struck(w: float, h: float) -> Ink:
    """The stroke through a scroll that was used."""
    d = f"M{-w / 2 + 4:.1f},{h / 2 - 4:.1f}L{w / 2 - 4:.1f},{-h / 2 + 4:.1f}"
    return path(d, stroke="var(--muted)", stroke_width=1.2)


def _explanation(words: str, w: float, h: float, line: float) -> Ink:
    """What the spell does, in as many lines as fit."""
    size, leading = 11.5, 1.22
    lines = int((h - line - 4) / (size * leading))
    if lines < 1:
        return NOTHING
    low = -h / 2 + line + size * 0.8
    return paragraph(-w / 2 + 9, low, words, w - 16, size, leading=leading, lines=lines, fill="var(--muted)")
