"""The Agrica alone, with any gems on it and where a spell sends them: for the workshop, outside any confrontation."""

from sortilege.games.grimoire import scene as page
from sortilege.games.grimoire.changes import effect_of
from sortilege.games.grimoire.figures import R, stone
from sortilege.games.grimoire.language.gems import Board
from sortilege.games.grimoire.language.meaning.evaluate import CastEvent, Outcome
from sortilege.games.grimoire.language.tree import ELEMENTS
from sortilege.games.grimoire.touch import NAMES, POINT
from sortilege.ink import Ink, Scene, Style, arrows, circle, disc, figures, group, join, polygon, ring
from sortilege.ink.svg import drawn_once
from sortilege.kernel.gesture import View

_LARGE = 1.15  # gems and numbers of the workshop's board stand out a little more than at a table


def sketch(board: Board, title: str, outcome: Outcome | None = None) -> str:
    """The board as its caster sees it, and what a cast does: arrows and crosses; where it has two meanings, orders."""
    scene = Scene(page.SIZE, page.SIZE, title, View())
    scene.ground(page.BOARD, page.numbers(True))
    for p, gem in enumerate(board):
        if gem is not None:
            owner, element = int(gem.owner == "opp"), NAMES[ELEMENTS.index(gem.element)]
            scene.piece(POINT(p), *page.where(p, 0), stone(owner, element, R), scale=_LARGE)
        scene.target(POINT(p), *page.where(p, 0), disc(R + 10), f"{p + 1}")
    if outcome is not None and outcome.verdict == "done":
        scene.overlay(page.arrows(effect_of(outcome, 0), 0), *_staying(outcome))
    elif outcome is not None and outcome.verdict == "undetermined":
        scene.overlay(*_orders(outcome))
    return scene.svg()


def _staying(outcome: Outcome) -> list[Ink]:
    """Dashes around the gems that have an order and stay, because of a clash."""
    style: Style = {"fill": "none", "stroke": "var(--ink)", "stroke_width": 4, "stroke_dasharray": "8 7"}
    points = sorted({event.point for event in outcome.story if event.kind == "stays"})
    return [circle(*page.where(point - 1, 0), R * _LARGE + 8, **style) for point in points]


def _orders(outcome: Outcome) -> list[Ink]:
    """The orders one by one, each with its sentence's number, then where the text does not settle them.

    Each has a step, so that the page can show them one after the other.
    """
    events = [event for event in outcome.story if event.kind == "ordered" and event.to != event.point]
    steps = [group(_ordered(event), data_step=number) for number, event in enumerate(events, 1)]
    doubtful = sorted({point for fault in outcome.faults for point in fault.points})
    return [*steps, *(group(_burst(point), data_step=len(events) + 1) for point in doubtful)]


def _ordered(event: CastEvent) -> Ink:
    assert event.to is not None
    (x1, y1), (x2, y2) = page.where(event.point - 1, 0), page.where(event.to - 1, 0)
    x, y = (x1 + x2) / 2 + (y2 - y1) * 0.1, (y1 + y2) / 2 - (x2 - x1) * 0.1
    pill = circle(x, y, 27, fill="var(--sheet)", stroke="var(--action-edge)", stroke_width=3)
    return join(arrows([((x1, y1), (x2, y2))], ()), pill, figures(x, y, str(event.index + 1), 33, fill="var(--ink)"))


@drawn_once
def _burst(point: int) -> Ink:
    """A point where two things would happen at once."""
    x, y = page.where(point - 1, 0)
    rays = [spot for pair in zip(ring(8, 46, 0, x, y), ring(8, 27, 22.5, x, y), strict=True) for spot in pair]
    star = polygon(rays, fill="var(--fire)", stroke="var(--sheet)", stroke_width=5)
    return join(star, figures(x, y, "?", 40, fill="var(--fire-on)", font_weight=800))
