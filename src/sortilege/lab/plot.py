"""A training as a page: losses and results against bots, round by round, in one HTML file without scripts."""

from collections.abc import Callable, Sequence
from html import escape

from sortilege.lab.training import Round

WIDTH, HEIGHT, LEFT, TOP = 760, 220, 60, 30
COLOURS = ("#0b5cad", "#b3541e", "#2f7d32", "#6a3d9a")  # told apart without red and green alone; lines are named too
Line = tuple[str, list[tuple[float, float]]]


class Chart(str):
    """A chart as SVG, which shows itself in a notebook."""

    def _repr_svg_(self) -> str:
        return self


def page(title: str, rounds: Sequence[Round]) -> str:
    """The page of a training."""
    others = list(dict.fromkeys(name for one in rounds for name in one.against))
    charts = [
        chart("Loss of the policy", [("policy", _points(rounds, lambda one: one.policy_loss))]),
        chart("Loss of the value", [("value", _points(rounds, lambda one: one.value_loss))]),
        chart("Games a second", [("games", _points(rounds, lambda one: one.games_a_second))]),
    ]
    if others:
        lines = [(name, _points([one for one in rounds if name in one.against], _won(name))) for name in others]
        charts.insert(0, chart("Share won against", lines, 1.0, rounds[-1].round))
    body = "\n".join(charts)
    style = "body{font:16px sans-serif;margin:2rem;color:#222;background:#fff}"
    style += "svg{display:block;max-width:100%;height:auto;margin:1rem 0 2rem}"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{style}</style><h1>{escape(title)}</h1>\n{body}</html>\n"
    )


def _points(rounds: Sequence[Round], value: Callable[[Round], float]) -> list[tuple[float, float]]:
    return [(float(one.round), value(one)) for one in rounds]


def _won(name: str) -> Callable[[Round], float]:
    return lambda one: one.against[name]


def chart(title: str, lines: Sequence[Line], top: float | None = None, last: float = 0.0) -> Chart:
    """One chart, from 0 to the greatest value or to `top`, and to the last round; lines have names at their ends."""
    xs = [x for _, points in lines for x, _ in points] or [0.0]
    high = top or max((y for _, points in lines for _, y in points), default=1.0) or 1.0
    wide = max(last, *xs) or 1.0
    parts = [f'<text x="0" y="18" font-size="16" font-weight="bold">{escape(title)}</text>']
    for share in (0, 0.5, 1):
        y = TOP + (1 - share) * HEIGHT
        parts.append(f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y:.0f}" y2="{y:.0f}" stroke="#ccc"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 5:.0f}" text-anchor="end" font-size="14">{share * high:.3g}</text>')
    for number, (name, points) in enumerate(lines):
        places = [(LEFT + x / wide * WIDTH, TOP + (1 - y / high) * HEIGHT) for x, y in points]
        colour, drawn = COLOURS[number % len(COLOURS)], " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{drawn}"/>')
        if places:
            x, y = places[-1]
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>')
            parts.append(f'<text x="{x + 8:.1f}" y="{y + 5:.1f}" font-size="14" fill="{colour}">{escape(name)}</text>')
    foot = f'<text x="{LEFT + WIDTH}" y="{TOP + HEIGHT + 22}" text-anchor="end" font-size="14">round {wide:.0f}</text>'
    label = escape(title, quote=True)
    room = LEFT + WIDTH + 160, TOP + HEIGHT + 30
    size = f'width="{room[0]}" height="{room[1]}" viewBox="0 0 {room[0]} {room[1]}"'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{label}" {size}>'
    return Chart(f"{opening}{''.join(parts)}{foot}</svg>")
