"""Cards, their backs, and piles of them, drawn around the origin."""

from collections.abc import Sequence

from sortilege.ink.pieces import badge
from sortilege.ink.signs import sign
from sortilege.ink.svg import NOTHING, Ink, at, circle, group, join, path, rect, ring
from sortilege.ink.text import fit, paragraph, text


def card(
    title: str = "", *, element: str | None = None, cost: Sequence[str] = (), body: str = "", value: str = "",
    width: float = 110, height: float = 154, spent: bool = False,
) -> Ink:  # fmt: skip
    """A card: an element's sign large, or a title with its cost as signs and wrapped text below."""
    w, h, tone = width, height, f"var(--{element}-line)" if element else "var(--gold)"
    art = _medallion(element, w, h, body, title)
    return group(
        _leaf(w, h, tone),
        art,
        text(0, -h / 2 + w * 0.2, title, fit(title, w * 0.86, w * 0.135)) if title else NOTHING,
        *_cost(cost, w, h),
        paragraph(-w * 0.43, _text_top(element, w, h), body, w * 0.86, w * 0.092, lines=int(h * 0.45 / (w * 0.12)))
        if body
        else NOTHING,
        *_corners(value, w, h, tone),
        opacity=0.4 if spent else None,
    )


def _leaf(w: float, h: float, tone: str) -> Ink:
    return join(
        rect(-w / 2 + w * 0.02, -h / 2 + w * 0.03, w, h, w * 0.07, fill="var(--shade)", opacity=0.25),
        rect(-w / 2, -h / 2, w, h, w * 0.07, fill="var(--sheet)", stroke="var(--line)", stroke_width=1),
        rect(
            -w * 0.455,
            -h / 2 + w * 0.045,
            w * 0.91,
            h - w * 0.09,
            w * 0.045,
            fill="none",
            stroke=tone,
            stroke_width=w * 0.014,
        ),
    )


def _medallion(element: str | None, w: float, h: float, body: str, title: str) -> Ink:
    if element is None:
        return NOTHING
    r = w * (0.13 if body else 0.27)
    y = -h / 2 + w * 0.42 if body else (h * 0.03 if title else 0)
    lift = {"fire": 0.1, "air": 0.1, "water": -0.1, "earth": -0.1}.get(element, 0) * r
    return at(
        0, y,
        circle(0, 0, r, fill=f"var(--{element})", stroke=f"var(--{element}-edge)", stroke_width=w * 0.018),
        circle(0, 0, r * 0.88, fill="none", stroke=f"var(--{element}-on)", stroke_width=w * 0.008, opacity=0.6),
        sign(element, 0, lift, r * 0.6, f"var(--{element}-on)", r * 0.09),
    )  # fmt: skip


def _text_top(element: str | None, w: float, h: float) -> float:
    return -h / 2 + w * (0.72 if element else 0.4)


def _cost(cost: Sequence[str], w: float, h: float) -> list[Ink]:
    step = min(w * 0.2, w * 0.84 / max(len(cost), 1))
    left = -step * (len(cost) - 1) / 2
    return [at(left + i * step, h / 2 - w * 0.16, pip(one, w * 0.085)) for i, one in enumerate(cost)]


def _corners(value: str, w: float, h: float, tone: str) -> list[Ink]:
    if not value:
        return []
    x, y, size = w * 0.36, h / 2 - w * 0.13, w * 0.17
    mark = text(0, size * 0.36, value, size, fill=tone, font_weight=700)
    return [at(-x, -y, mark), at(x, y, mark, turn=180)]


def pip(element: str, r: float = 9) -> Ink:
    """A small coloured disc with an element's sign, as in costs and lists."""
    lift = {"fire": 0.1, "air": 0.1, "water": -0.1, "earth": -0.1}.get(element, 0) * r
    return join(
        circle(0, 0, r, fill=f"var(--{element})", stroke=f"var(--{element}-edge)", stroke_width=r * 0.1),
        sign(element, 0, lift, r * 0.56, f"var(--{element}-on)", max(1.0, r * 0.13)),
    )


def card_back(width: float = 110, height: float = 154, element: str | None = None) -> Ink:
    """The back of a card: a night sky with a star in a ring."""
    w, h = width, height
    rays = "".join(f"M0,0L{x:.2f},{y:.2f}" for x, y in ring(12, w * 0.26))
    return join(
        rect(-w / 2 + w * 0.02, -h / 2 + w * 0.03, w, h, w * 0.07, fill="var(--shade)", opacity=0.25),
        rect(-w / 2, -h / 2, w, h, w * 0.07, fill="url(#ink-ebony)", stroke="var(--ebony-rim)", stroke_width=w * 0.014),
        rect(
            -w * 0.44,
            -h / 2 + w * 0.06,
            w * 0.88,
            h - w * 0.12,
            w * 0.04,
            fill="none",
            stroke="var(--ebony-rim)",
            stroke_width=w * 0.008,
        ),
        path(rays, stroke="var(--ebony-rim)", stroke_width=w * 0.008, opacity=0.5),
        circle(0, 0, w * 0.2, fill="var(--ebony-low)", stroke="var(--ebony-rim)", stroke_width=w * 0.012),
        sign(element or "spirit", 0, 0, w * 0.13, "var(--ebony-on)", w * 0.014),
    )


def pile(top: Ink, count: int, width: float = 110, height: float = 154) -> Ink:
    """A pile of cards with the top one on it and how many there are; nothing but an outline when it is empty."""
    w, h = width, height
    if count == 0:
        return rect(
            -w / 2, -h / 2, w, h, w * 0.07, fill="none", stroke="var(--gold)", stroke_width=1.5, stroke_dasharray="3 5"
        )
    depth = min(count - 1, 4)
    under = [
        rect(
            -w / 2 + i * 1.8,
            -h / 2 + i * 1.8,
            w,
            h,
            w * 0.07,
            fill="var(--vellum)",
            stroke="var(--line)",
            stroke_width=1,
        )
        for i in range(depth, 0, -1)
    ]
    return join(*under, top, at(w / 2 - w * 0.06, h / 2 - w * 0.06, badge(count, w * 0.12)))
