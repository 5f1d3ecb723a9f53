"""A scroll before a player: sign, name and power, and what the spell does if there is room for it."""

from sortilege.games.archimage.figures import token
from sortilege.ink import NOTHING, Ink, at, figures, fit, group, paragraph, path, pip, rect, text, wrap
from sortilege.ink.svg import drawn_once

LINE = 32.0  # the height of the line with the name
ALONE = 40.0  # the same without an explanation below, at most
SIZES = (15.5, 14.5, 13.5, 12.5, 11.5)  # of the explanation
LEADING = 1.2


@drawn_once
def leaf(
    colour: str, power: int, names: tuple[str, str], words: str, w: float, h: float, *, up: bool, stored: int
) -> Ink:
    """A leaf around its middle, with the long name or the short one; a used one is turned down."""
    small = _size(words, w, h)
    line = LINE if small else min(h, ALONE)
    top = -h / 2 + line / 2 if small else 0.0
    edge = min(13.0, w * 0.12)  # from the power's middle to the right
    room = w - line - 2 * edge - (line if stored else 0)
    name = names[1] if fit(names[0], room, 17) < 11 or line < 24 else names[0]
    size = fit(name, room, min(17 if small else 20, line * 0.6))
    tone = f"var(--{colour}-line)"
    return group(
        rect(-w / 2, -h / 2, w, h, 6, fill="var(--vellum)" if up else "none", stroke=tone, stroke_width=1.4),
        pip(colour, line * 0.36, -w / 2 + line * 0.52, top),
        text(-w / 2 + line + 2, top + size * 0.34, name, size, anchor="start"),
        at(w / 2 - line * 1.1, top, token(stored >> 3, stored & 7, line * 0.4)) if stored else NOTHING,
        figures(w / 2 - edge, top, str(power), min(17, line * 0.5), fill=tone),
        _explanation(words, w, h, small) if small else NOTHING,
        NOTHING if up else _struck(w, h),
        opacity=None if up else 0.5,
    )


def _struck(w: float, h: float) -> Ink:
    """The stroke through a scroll that was used."""
    d = f"M{-w / 2 + 4:.1f},{h / 2 - 4:.1f}L{w / 2 - 4:.1f},{-h / 2 + 4:.1f}"
    return path(d, stroke="var(--muted)", stroke_width=1.2)


def _size(words: str, w: float, h: float) -> float:
    """The size at which all of the explanation fits; 0 if it does not: half a sentence explains nothing."""
    for size in SIZES:
        if len(wrap(words, w - 16, size)) <= _lines(h, size):
            return size
    return 0


def _lines(h: float, size: float) -> int:
    return int((h - LINE - 4) / (size * LEADING))


def _explanation(words: str, w: float, h: float, size: float) -> Ink:
    low, lines = -h / 2 + LINE + size * 0.8, _lines(h, size)
    return paragraph(-w / 2 + 9, low, words, w - 16, size, leading=LEADING, lines=lines, fill="var(--muted)")
