"""Small drawings of the grimoire game: gems, what a spell moves, a book, and the cross over what is taken."""

from functools import lru_cache

from sortilege.games.grimoire.language.tree import ELEMENTS, Spell
from sortilege.games.grimoire.touch import NAMES
from sortilege.ink import Ink, figures, gem, join, path, pip, rect
from sortilege.ink.svg import drawn_once
from sortilege.kernel.panels import Sign

R = 27.0  # of a gem
SPIRIT = "spirit"  # all elements alike
stone = lru_cache(64)(gem)


@lru_cache(16)
def gem_sign(seat: int, element: str) -> Sign:
    return Sign(stone(seat, element, R), 62, 64)


@lru_cache(8)
def element_sign(element: str) -> Sign:
    return Sign(pip(element, 11), 24, 24)


@lru_cache(2)
def book_sign(opened: bool) -> Sign:
    """A small book, open or clasped."""
    style = {"fill": "var(--vellum)", "stroke": "var(--line)", "stroke_width": "1.5", "stroke_linejoin": "round"}
    if opened:
        leaf = "M0,-5C-4,-8 -9,-8 -12,-6V7C-9,5 -4,5 0,8C4,5 9,5 12,7V-6C9,-8 4,-8 0,-5Z"
        return Sign(join(path(leaf, **style), path("M0,-5V8", stroke="var(--line)", stroke_width=1.3)), 28, 22)
    closed = join(
        rect(-8, -9, 16, 18, 2, **style),
        path("M-5,-9V9", stroke="var(--line)", stroke_width=1.2),
        rect(5, -3, 6, 6, 1.5, fill="var(--gold)", stroke="var(--line)", stroke_width=1),
    )
    return Sign(closed, 28, 22)


@lru_cache(2)
def cross_sign(own: bool) -> Sign:
    """The cross over gems that would be taken: the other's in the colour of gain, one's own in that of loss."""
    colour = "var(--fire-line)" if own else "var(--earth-line)"
    return Sign(path("M-5,-5L5,5M5,-5L-5,5", stroke=colour, stroke_width=2.6, stroke_linecap="round"), 20, 20)


def moved_elements(tree: Spell | None) -> tuple[str, ...]:
    """The elements that a spell moves; none if nobody can tell."""
    if tree is None:
        return ()
    letters = {letter for clause in tree.clauses for letter in clause.gems.elements}
    return tuple(NAMES[element] for element, letter in enumerate(ELEMENTS) if letter in letters)


@lru_cache(32)
def spell_sign(moved: tuple[str, ...]) -> Sign:
    """The element that a spell moves, or two; the pentacle if it moves more, a question mark if nobody can tell."""
    if not moved:
        return Sign(_unknown(), 24, 24)
    if len(moved) == 2:
        return Sign(join(pip(moved[0], 8.5, -5), pip(moved[1], 8.5, 5)), 28, 24)
    return element_sign(moved[0] if len(moved) == 1 else SPIRIT)


@drawn_once
def _unknown() -> Ink:
    return figures(0, 0, "?", 22, fill="var(--muted)")
