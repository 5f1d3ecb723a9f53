"""From the workshop to a table: a confrontation that begins where the spell can be cast."""

from collections.abc import Mapping
from typing import Any, Literal

from sortilege.games.grimoire.language.gems import MOST, Board, Gem, board_text, read_board
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.language.tree import ELEMENTS, Spell
from sortilege.games.grimoire.spellbooks import verdict_on
from sortilege.kernel.match import Match
from sortilege.kernel.record import Record, write_record
from sortilege.kernel.registry import game as find_game

_STANDING: dict[Literal["me", "opp"], int] = {"me": 6, "opp": 4}  # gems on the board at least; a book opens with six
_TURN = 24  # turns finished, time enough to have placed them
_PLACES = tuple(7 * step % 24 for step in range(24))  # spread over the board


def opening(text: str, spell: str, options: Mapping[str, Any]) -> str:
    """The record of a game with this book that begins where the spell can be cast; empty if no such place is known.

    The verdict on the book has the position on the spell's card, so nothing is proved here.
    """
    verdict = verdict_on(text, False)
    entry, show = verdict.reading.book().entry(spell), verdict.shows.get(spell)
    if entry is None or not show:
        return ""
    game = find_game("grimoire")
    start = _position(_peopled(entry.spell, read_board(show)))
    record = write_record(Record(game.key, game.version, dict(options), start=start))
    match = Match.from_record(record)
    castable = any(move.startswith("cast") for move in match.legal)
    return record if castable and not match.over else ""


def _peopled(spell: Spell, board: Board) -> Board:
    """Adds gems until both masters have some, without changing what the spell does to those that are there."""
    moves = set(evaluate(spell, board).moves)
    for owner, standing in _STANDING.items():
        for place, element in zip(_PLACES, ELEMENTS * 6, strict=True):
            gem = Gem(owner, element)
            more = (*board[:place], gem, *board[place + 1 :])
            enough = sum(one is not None and one.owner == owner for one in board) >= standing
            if enough or board[place] is not None or more.count(gem) > MOST:
                continue
            outcome = evaluate(spell, more)
            if outcome.verdict == "done" and moves <= set(outcome.moves):
                board = more
    return board


def _position(board: Board) -> str:
    """The turn of seat 0, its book open; all gems that are not on the board are in hand."""
    hands = "/".join("".join(str(MOST - board.count(Gem(owner, one))) for one in ELEMENTS) for owner in _STANDING)
    return f"{board_text(board)} 0 play {hands} oc - - 0 {_TURN} -"
