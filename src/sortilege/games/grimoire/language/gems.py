"""A position as the spell language sees it: 24 points, each empty or with a gem, always from the caster's side."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from sortilege.games.grimoire.language.tree import ELEMENTS
from sortilege.kernel.errors import BadNotation


class Gem(NamedTuple):
    """A class of identical gems: the owner seen by the caster, and the element (a letter of FAWE)."""

    owner: Literal["me", "opp"]
    element: str


Board = tuple[Gem | None, ...]  # 24 entries; board[n - 1] is what stands on point n

CLASSES = tuple(Gem(owner, element) for owner in ("me", "opp") for element in ELEMENTS)
MOST = 3  # gems of one class
EMPTY: Board = (None,) * 24
_LETTERS = {gem: gem.element if gem.owner == "me" else gem.element.lower() for gem in CLASSES}
_GEMS = {letter: gem for gem, letter in _LETTERS.items()}

_AGRICA = """\
{0}---------{1}---------{2}
 |           |           |
 |  {8}-----{9}-----{10}  |
 |   |       |       |   |
 |   |  {16}-{17}-{18}  |   |
 |   |   |       |   |   |
{7}-{15}-{23}     {19}-{11}-{3}
 |   |   |       |   |   |
 |   |  {22}-{21}-{20}  |   |
 |   |       |       |   |
 |  {14}-----{13}-----{12}  |
 |           |           |
{6}---------{5}---------{4}"""


def board_text(board: Board) -> str:
    """24 characters, point 1 first: F A W E for the caster's gems, f a w e for the opponent's, a dot for none."""
    return "".join("." if gem is None else _LETTERS[gem] for gem in board)


def diagram(board: Board) -> str:
    """The board as text of several lines, its gems in brackets."""
    return _AGRICA.format(*("( )" if gem is None else f"[{_LETTERS[gem]}]" for gem in board))


def board_of(gems: Iterable[tuple[int, Gem]]) -> Board:
    """The board with these gems on these points."""
    placed = dict(gems)
    return tuple(placed.get(point) for point in range(1, 25))


def read_board(text: str) -> Board:
    """The board of 24 characters (spaces are ignored) or of pairs such as `5=F 6=a`."""
    squeezed = "".join(text.split())
    board = _read_pairs(text) if "=" in text else _read_row(squeezed)
    for gem in CLASSES:
        if board.count(gem) > MOST:
            raise BadNotation(f"{board.count(gem)} gems {_LETTERS[gem]!r}: a master has {MOST} of each element")
    return board


def _read_row(text: str) -> Board:
    if len(text) != 24:
        raise BadNotation(f"a board of {len(text)} characters: expected 24 (F A W E f a w e or a dot, point 1 first)")
    for place, letter in enumerate(text, 1):
        if letter != "." and letter not in _GEMS:
            raise BadNotation(f"{letter!r} on point {place}: expected one of F A W E f a w e or a dot")
    return tuple(_GEMS.get(letter) for letter in text)


def _read_pairs(text: str) -> Board:
    placed: dict[int, Gem] = {}
    for pair in text.replace(",", " ").split():
        number, _, letter = pair.partition("=")
        if not (number.isascii() and number.isdigit() and 1 <= int(number[:3]) <= 24 and letter in _GEMS):
            raise BadNotation(
                f"{pair!r}: expected a point and a gem, as in 5=F (caster's fire) or 6=a (opponent's air)"
            )
        if int(number) in placed:
            raise BadNotation(f"point {number} is given twice")
        placed[int(number)] = _GEMS[letter]
    return board_of(placed.items())
