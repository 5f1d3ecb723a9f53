"""Cards, their backs, and piles of them, drawn around the origin."""

from collections.abc import Sequence

from sortilege.ink.pieces import badge
from sortilege.ink.signs import sign
from sortilege.ink.svg import NOTHING, Ink, Style, at, circle, drawn_once, group, join, path, rect, ring
from sortilege.ink.text import fit, paragraph, text, wrap

CARD = (110.0, 154.0)  # the usual width and height


def card(
    title: str = "",
    *,
    element: str = "",
    cost: Sequence[str] = (),
    body: str = "",
    value: str = "",
    size: tuple[float, float] = CARD,
    spent: bool = False,
) -> Ink:
    """Renders a card: an element's sign large, or a title with wrapped text and its cost in signs below."""
    w, h = size
    tone = f"var(--{element}-line)" if element else "var(--gold)"
    return group(
        _leaf(w, h, tone),
        _medallion(element, w, h, small=bool(body)) if element else NOTHING,
        text(0, -h / 2 + w * 0.2, title, fit(title, w * (0.6 if value else 0.84), w * 0.125)) if title else NOTHING,
        _body(body, w, h, bool(element), bool(cost)) if body else NOTHING,
        *_cost(cost, w, h),
        *_corners(value, w, h, tone),
        opacity=0.4 if spent else None,
    )


def _leaf(w: float, h: float, tone: str) -> Ink:
    rule: Style = {"fill": "none", "stroke": tone, "stroke_width": w * 0.014}
    return join(
        rect(-w / 2 + w * 0.02, -h / 2 + w * 0.03, w, h, w * 0.07, fill="var(--shade)", fill_opacity=0.25),
        rect(-w / 2, -h / 2, w, h, w * 0.07, fill="var(--sheet)", stroke="var(--line)", stroke_width=1),
        _rule(w, h, 0.045, rule),
    )


def _rule(w: float, h: float, inset: float, style: Style) -> Ink:
    """Renders a rule inside a card's edge."""
    gap = w * inset
    return rect(-w / 2 + gap, -h / 2 + gap, w - 2 * gap, h - 2 * gap, w * 0.045, **style)


def _medallion(element: str, w: float, h: float, *, small: bool) -> Ink:
    r = w * (0.13 if small else 0.27)
    on = f"var(--{element}-on)"
    return at(
        0,
        -h / 2 + w * 0.4 if small else h * 0.02,
        circle(0, 0, r, fill=f"var(--{element})", stroke=f"var(--{element}-edge)", stroke_width=w * 0.018),
        circle(0, 0, r * 0.88, fill="none", stroke=on, stroke_width=w * 0.008, stroke_opacity=0.6),
        sign(element, 0, 0, r * 0.6, on, r * 0.09),
    )


def _body(words: str, w: float, h: float, signed: bool, costs: bool) -> Ink:
    """Renders the text, as large as the room allows."""
    top, foot = -h / 2 + w * (0.68 if signed else 0.4), h / 2 - w * (0.3 if costs else 0.1)
    size = w * 0.095
    while size > w * 0.06 and len(wrap(words, w * 0.84, size)) * size * 1.25 > foot - top:
        size *= 0.95
    return paragraph(-w * 0.42, top, words, w * 0.84, size, leading=1.25, lines=max(1, int((foot - top) / size / 1.25)))


def _cost(cost: Sequence[str], w: float, h: float) -> list[Ink]:
    step = min(w * 0.2, w * 0.84 / max(len(cost), 1))
    left = -step * (len(cost) - 1) / 2
    return [pip(element, w * 0.085, left + i * step, h / 2 - w * 0.16) for i, element in enumerate(cost)]


def _corners(value: str, w: float, h: float, tone: str) -> list[Ink]:
    if not value:
        return []
    x, y, size = w * 0.36, h / 2 - w * 0.15, max(w * 0.17, min(13.5, w * 0.28))
    mark = text(0, size * 0.36, value, size, fill=tone, font_weight=700)
    return [at(-x, -y, mark), at(x, y, mark, turn=180)]


@drawn_once
def pip(element: str, r: float = 9, x: float = 0, y: float = 0) -> Ink:
    """Renders a small coloured disc with an element's sign, as in costs and lists."""
    return join(
        circle(x, y, r, fill=f"var(--{element})", stroke=f"var(--{element}-edge)", stroke_width=r * 0.1),
        sign(element, x, y, r * 0.58, f"var(--{element}-on)", max(1.0, r * 0.13)),
    )


@drawn_once
def card_back(element: str = "spirit", size: tuple[float, float] = CARD) -> Ink:
    """Renders the back of a card: a night sky with a sign in a ring of rays."""
    w, h = size
    rays = "".join(f"M0,0L{x:.2f},{y:.2f}" for x, y in ring(12, w * 0.28))
    gold = "var(--ebony-rim)"
    return join(
        rect(-w / 2 + w * 0.02, -h / 2 + w * 0.03, w, h, w * 0.07, fill="var(--shade)", fill_opacity=0.25),
        rect(-w / 2, -h / 2, w, h, w * 0.07, fill="url(#ink-ebony)", stroke=gold, stroke_width=w * 0.014),
        _rule(w, h, 0.06, {"fill": "none", "stroke": gold, "stroke_width": w * 0.008}),
        path(rays, stroke=gold, stroke_width=w * 0.008, stroke_opacity=0.5),
        circle(0, 0, w * 0.2, fill="var(--ebony-low)", stroke=gold, stroke_width=w * 0.012),
        sign(element, 0, 0, w * 0.12, "var(--ebony-on)", w * 0.014),
    )


def pile(top: Ink, count: int, size: tuple[float, float] = CARD) -> Ink:
    """Renders a pile of cards, the top one on it, and how many there are; only an outline when it is empty."""
    w, h = size
    if count == 0:
        empty: Style = {"stroke": "var(--gold)", "stroke_width": 1.5, "stroke_dasharray": "3 5"}
        return rect(-w / 2, -h / 2, w, h, w * 0.07, fill="none", **empty)
    leaf: Style = {"fill": "var(--vellum)", "stroke": "var(--line)", "stroke_width": 1.0}
    under = [rect(-w / 2 + i * 1.8, -h / 2 + i * 1.8, w, h, w * 0.07, **leaf) for i in range(min(count - 1, 4), 0, -1)]
    return join(*under, top, at(w * 0.46, -h / 2 + w * 0.04, badge(count, w * 0.12)))
