"""Text on drawings: escaped, measured well enough to wrap and to fit, because no renderer wraps SVG text."""

from collections.abc import Sequence
from functools import lru_cache
from html import escape

from sortilege.ink.svg import Ink, Style, Value, drawn_once, join, tag

# Widths in thousandths of the size, for a serif face somewhat wider than Times; other characters count as _OTHER.
_WIDTHS = {
    **dict.fromkeys("ilj.,;:'!|\u2019 \u00a0\u202f·", 310),
    **dict.fromkeys("Iftr()[]-/", 370),
    **dict.fromkeys("csJ?zaeéèêëàâçîïyvkx", 480),
    **dict.fromkeys("bdghnopqu0123456789ôöùûü«»\u00d7+", 555),
    **dict.fromkeys("ABCDEFGHKLNOPQRSTUVXYZÉÈÀÇ", 700),
    **dict.fromkeys("mMWw—…œæ", 850),
}
_OTHER = 620


def text_width(words: str, size: float) -> float:
    """Estimates how wide the words are; rather too wide than too narrow."""
    return _thousandths(words) * size / 1000


@lru_cache(16384)
def _thousandths(words: str) -> int:
    return sum([_WIDTHS.get(c, _OTHER) for c in words])


def wrap(words: str, width: float, size: float) -> list[str]:
    """Breaks the words into lines of at most this width; a longer word stands alone."""
    return list(_wrapped(words, int(width * 1000 / size + 1e-6)))


@lru_cache(4096)
def _wrapped(words: str, room: int) -> tuple[str, ...]:
    """Breaks the words into lines of at most so many thousandths of their size."""
    lines: list[str] = []
    used = 0
    for word in words.split(" "):
        more = _thousandths(word)
        if lines and used + _WIDTHS[" "] + more <= room:
            lines[-1] += f" {word}"
            used += _WIDTHS[" "] + more
        else:
            lines.append(word)
            used = more
    return tuple(lines)


def fitting(words: str, width: float, height: float, sizes: Sequence[float], leading: float = 1.25) -> float:
    """Finds the first of these sizes, the largest first, at which the wrapped words find room; else the last."""
    return next((size for size in sizes if len(wrap(words, width, size)) * size * leading <= height), sizes[-1])


def fit(words: str, width: float, size: float) -> float:
    """Makes the size smaller if the words would be wider than that."""
    return size * min(1.0, width / max(text_width(words, size), 1e-9))


def text(x: float, y: float, words: str, size: float = 16, *, anchor: str = "middle", **attributes: Value) -> Ink:
    """Renders one line of words, its baseline at y; `anchor` is start, middle or end."""
    style: Style = {"font_family": "var(--serif)", "fill": "var(--ink)"} | attributes
    return tag(
        "text", _words(words), x=x, y=y, font_size=size, text_anchor=anchor if anchor != "start" else None, **style
    )


def figures(x: float, y: float, words: str, size: float = 14, *, anchor: str = "middle", **attributes: Value) -> Ink:
    """Numbers and small print: the sans face, its middle at y, numerals that line up."""
    style: Style = {"font_family": "var(--sans)", "font_weight": 600, "fill": "var(--muted)"} | attributes
    return text(x, y + size * 0.36, words, size, anchor=anchor, font_variant_numeric="tabular-nums", **style)


@drawn_once
def paragraph(
    x: float,
    y: float,
    words: str,
    width: float,
    size: float = 14,
    *,
    leading: float = 1.3,
    lines: int = 99,
    anchor: str = "start",
    **attributes: Value,
) -> Ink:
    """Renders wrapped words, the first baseline at y. Beyond `lines` they end with an ellipsis."""
    wrapped = wrap(words, width, size)
    if len(wrapped) > lines:
        wrapped = [*wrapped[: lines - 1], wrapped[lines - 1].rstrip(".,; ") + "…"]
    return join(
        *(text(x, y + i * size * leading, row, size, anchor=anchor, **attributes) for i, row in enumerate(wrapped))
    )


def _words(words: str) -> Ink:
    return Ink(escape(words))
