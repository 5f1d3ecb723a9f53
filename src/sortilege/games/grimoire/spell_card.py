"""The card of a spell, drawn: its name, its sentences, and a position in which each of them is seen at work.

Used wherever a spell is shown: workshop, table, gallery, print; `card_drawing` makes one picture of it, to be shared.
"""

from dataclasses import dataclass
from functools import lru_cache

from sortilege import ink
from sortilege.games.grimoire import scene as page
from sortilege.games.grimoire.changes import effect_of
from sortilege.games.grimoire.figures import moved_elements, spell_sign, stone
from sortilege.games.grimoire.language.gems import Board
from sortilege.games.grimoire.language.meaning.evaluate import Outcome, evaluate
from sortilege.games.grimoire.language.meaning.explain import happenings
from sortilege.games.grimoire.language.print import Unsayable, typeset, writer
from sortilege.games.grimoire.language.tree import ELEMENTS, Spell
from sortilege.games.grimoire.touch import NAMES
from sortilege.ink import Ink, at, circle, document, figures, group, join, line, paragraph, rect, text, wrap
from sortilege.ink.svg import drawn_once
from sortilege.kernel.panels import Sign

_R = 46.0  # of a gem on the small board
_NUMBER = 46.0  # size of a point's number there: 12 pixels on a card of 220
_EDGE = 30.0  # beside the board's own margin, for the numbers of its outermost points
_WIDTH, _MARGIN, _BOARD = 420.0, 26.0, 368.0  # of the picture of a whole card
_NAME, _TEXT, _LEADING = 27.0, 19.0, 1.32


@dataclass(frozen=True)
class SpellCard:
    """What stands on a spell's card; without a picture where no position is known or nobody can tell what it does."""

    name: str
    sentences: tuple[str, ...]
    sign: Sign
    picture: Sign | None = None
    told: str = ""  # the picture in words
    author: str = ""
    proved: bool = True


def spell_card(
    name: str, tree: Spell, language: str, board: Board | None, *, author: str = "", proved: bool = True
) -> SpellCard:
    """The card of a spell in a language; `board` is its illustration, as `illustrate.illustration` finds it."""
    try:
        said = tuple(typeset(sentence, language) for sentence in writer(language).spell(tree))
    except Unsayable:
        said = ()
    sign = spell_sign(moved_elements(tree))
    if board is None:
        return SpellCard(name, said, sign, author=author, proved=proved)
    told = " ".join(happenings(tree, board, language))
    return SpellCard(name, said, sign, picture(tree, board), told, author, proved)


@lru_cache(1024)
def picture(tree: Spell, board: Board, seat: int = 0) -> Sign:
    """A small board with what the spell does there: arrows, crosses over what is taken, dashes around what stays.

    It is seen by the caster, whose gems are those of this seat.
    """
    outcome = evaluate(tree, board)
    done = effect_of(outcome, 0)
    gems = [(point, gem) for point, gem in enumerate(board) if gem is not None]
    numbered = {point for point, _ in gems} | {end for _, end in done.moves}
    drawn = join(
        _ground(),
        *(_gem(point, seat ^ (gem.owner == "opp"), gem.element) for point, gem in gems),
        *_stays(outcome),
        ink.arrows([(page.where(a, 0), page.where(b, 0)) for a, b in done.moves],
                   [page.where(point, 0) for point in done.taken], _R * 1.25),
        *(_number(point) for point in sorted(numbered)),
    )  # fmt: skip
    size = page.SIZE + 2 * _EDGE
    return Sign(at(-page.MIDDLE, -page.MIDDLE, drawn), size, size)


@drawn_once
def _ground() -> Ink:
    """The lines of the Agrica, strong enough for a small picture."""
    lines = [line(*start, *end) for start, end in page.lines()]
    points = [circle(*page.where(p, 0), 12) for p in range(24)]
    size = page.SIZE + 2 * _EDGE - 6
    paper: ink.Style = {"fill": "var(--vellum)", "fill_opacity": 0.55, "stroke": "var(--gold)", "stroke_width": 5}
    return join(
        rect(3 - _EDGE, 3 - _EDGE, size, size, 26, **paper),
        group(*lines, stroke="var(--line)", stroke_width=6, stroke_linecap="round"),
        group(*points, fill="var(--sheet)", stroke="var(--line)", stroke_width=5),
    )


@drawn_once
def _gem(point: int, seat: int, element: str) -> Ink:
    return at(*page.where(point, 0), stone(seat, NAMES[ELEMENTS.index(element)], _R))


@drawn_once
def _number(point: int) -> Ink:
    """The number of a point, right above it, legible over lines and arrows."""
    x, y = page.where(point, 0)
    edge: ink.Style = {"stroke": "var(--sheet)", "stroke_width": 9, "paint_order": "stroke"}
    return figures(x + 62, y - 52, str(point + 1), _NUMBER, **edge)


def _stays(outcome: Outcome) -> list[Ink]:
    """Dashes around the gems that have an order and stay, because of a clash."""
    style: ink.Style = {"fill": "none", "stroke": "var(--ink)", "stroke_width": 6, "stroke_dasharray": "12 10"}
    staying = {event.point for event in outcome.story if event.kind == "stays"}
    return [circle(*page.where(point - 1, 0), _R + 12, **style) for point in sorted(staying)]


def card_drawing(card: SpellCard) -> str:
    """The whole card as one drawing, for a file, a link's preview, a sheet of paper."""
    inner = _WIDTH - 2 * _MARGIN
    names = wrap(card.name, inner - 46, _NAME)
    head = _MARGIN + 10 + len(names) * _NAME * 1.15
    board = _BOARD + 14 if card.picture else 0.0
    words = " ".join(card.sentences)
    rows = len(wrap(words, inner, _TEXT))
    foot = head + board + rows * _TEXT * _LEADING + 16
    height = foot + (34 if card.author else _MARGIN)
    parts = [
        rect(3, 3, _WIDTH - 6, height - 6, 18, fill="var(--sheet)", stroke="var(--gold)", stroke_width=3),
        rect(11, 11, _WIDTH - 22, height - 22, 12, fill="none", stroke="var(--gold)", stroke_opacity=0.6),
        at(_MARGIN + 14, _MARGIN + 16, Ink(card.sign.drawing), scale=1.3),
        paragraph(_MARGIN + 40, _MARGIN + 25, card.name, inner - 46, _NAME, leading=1.15, font_weight=600),
    ]
    if card.picture:
        middle = head + _BOARD / 2
        parts.append(at(_WIDTH / 2, middle, Ink(card.picture.drawing), scale=_BOARD / card.picture.width))
    parts.append(paragraph(_MARGIN, head + board + _TEXT, words, inner, _TEXT, leading=_LEADING))
    if card.author:
        parts.append(text(_WIDTH - _MARGIN, foot + 10, card.author, 16, anchor="end", fill="var(--muted)"))
    return document(_WIDTH, height, *parts, label=card.name, description=card.told)
