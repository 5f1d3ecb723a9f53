"""Advice and verdicts in words: the best moves, what they may bring, and the lines behind them."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.game import AnyGame
from sortilege.kernel.position import CHANCE, Position
from sortilege.search.analysis import Advice, Verdict
from sortilege.table.wording import WORDS


class Best(Struct, frozen=True):
    """A good move as people read it."""

    text: str
    expected: str
    line: list[str]


class Judged(Struct, frozen=True):
    """What is known of one choice: the best move there, and the one that was played."""

    best: Best
    played: str
    lost: str  # empty if nothing
    agrees: bool  # the move played was the best


def share(value: float, language: str) -> str:
    """A score between 0 and 1, in hundredths."""
    return WORDS(language, "share", value=round(value, 2))


def best(game: AnyGame, position: Position, advice: Advice, language: str) -> Best:
    """One piece of advice."""
    label = game.label(position, game.read_move(position, advice.move), language)
    line = list(sentences(game, position, advice.line, language))
    return Best(label, share(advice.expected, language), line[1:])


def judged(game: AnyGame, position: Position, verdict: Verdict, language: str) -> Judged:
    """A choice of the game; the position is the one before it."""
    top = Advice(verdict.best, verdict.expected[verdict.seat], 0, False, verdict.line)
    played = game.label(position, game.read_move(position, verdict.move), language)
    return Judged(best(game, position, top, language), played, lost(verdict, language), verdict.best == verdict.move)


def lost(verdict: Verdict, language: str) -> str:
    """What a move fell short of the best one; empty if nothing to speak of."""
    return share(verdict.loss, language) if round(100 * verdict.loss) else ""


def sentences(game: AnyGame, position: Position, line: Sequence[str], language: str) -> Iterator[str]:
    """A sentence for each move and draw of a line; it ends where a text is not understood."""
    there = position.copy()
    for text in line:
        try:
            move = game.read_move(there, text.removeprefix("* "))
        except SortilegeError:
            return
        who = "" if there.seat == CHANCE else game.seat_name(there, int(there.seat), language)
        yield f"{who} {game.say(there, move, language)}".strip()
        there.play(move)
