"""The Agrica with how often the spells of a book lead to each point, and a ring around those that they seldom reach."""

from collections.abc import Collection, Sequence

from sortilege.games.grimoire import scene as page
from sortilege.games.grimoire.language.points import POINTS
from sortilege.ink import Style, at, circle, figures, group, join, line
from sortilege.kernel.panels import Sign


def reach_picture(counts: Sequence[int], lacking: Collection[int]) -> Sign:
    """counts: how many spells lead to each point, point 1 first."""
    most = max(*counts, 1)
    spots = [page.where(point - 1, 0) for point in POINTS]
    ring: Style = {"fill": "none", "stroke": "var(--fire-line)", "stroke_width": 6, "stroke_dasharray": "14 10"}
    drawn = join(
        group(*(line(*a, *b) for a, b in page.lines()), stroke="var(--line)", stroke_width=6, stroke_linecap="round"),
        *(circle(x, y, 12 + 34 * n / most, fill="var(--gold)", fill_opacity=0.75)
          for (x, y), n in zip(spots, counts, strict=True)),
        *(circle(*spots[point - 1], 40, **ring) for point in sorted(lacking)),
        *(figures(x + 56, y - 42, str(point), 40) for point, (x, y) in zip(POINTS, spots, strict=True)),
    )  # fmt: skip
    size = page.SIZE + 60
    return Sign(at(-page.MIDDLE, -page.MIDDLE, drawn), size, size)
