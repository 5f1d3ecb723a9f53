"""Advice and verdicts in words, the same at the table, in a replay, for programs and in the terminal."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import View
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.speech import head
from sortilege.kernel.words import Words
from sortilege.search.analysis import MoveVerdict
from sortilege.search.judge import Advice, own_moves

_WORDS = Words(Path(__file__).parent)
MOST_REASONS = 3
MOVER = -1  # the reader is who chooses


@dataclass(frozen=True)
class Counsel:
    """A good move, told to who chooses."""

    text: str  # what to do
    expected: str  # in hundredths
    promise: str  # the same in a sentence
    sure: str  # how surely
    reasons: list[str]  # what it gains and prevents, as far as that is known
    line: list[str]  # what would follow
    steps: list[list[str]]  # the targets of each touch that makes it, in order


@dataclass(frozen=True)
class Judged:
    """What is known of one choice: the best move there, and the one that was played."""

    best: Counsel
    played: str  # the move, or all that was done in the turn where turns are judged
    lost: str  # empty if nothing
    agrees: bool  # the move played was the best


def share(value: float, language: str) -> str:
    """A score between 0 and 1, in hundredths."""
    return _WORDS(language, "share", value=round(value, 2))


def proved_end(score: float, turns: int, language: str) -> str:
    """What a solved table proves, in a few words."""
    kind = "draw" if score == 0.5 else "win" if score > 0.5 else "loss"
    return _WORDS(language, f"proved-{kind}", turns=turns)


def counsel(game: AnyGame, position: Position, advice: Advice, language: str, reader: int = MOVER) -> Counsel:
    """One piece of advice. Where it is a whole turn, all of the turn is told.

    Where the seats number the board from their own sides, all of it is in the numbers of the reader.
    """
    own = own_moves(game, position, advice)
    view = View(int(position.seat) if reader == MOVER else reader, language)
    told = [_order(game, there, move, view) for there, move in own]
    line = list(sentences(game, position, advice.line, view))
    expected = share(advice.expected, language)
    together = "together" if game.cooperative or position.seats == 1 else "alone"
    return Counsel(
        " ".join(told),
        expected,
        _WORDS(language, f"promise-{together}", share=expected),
        _sure(advice, language),
        list(_reasons(game, own, advice, view))[:MOST_REASONS],
        line[len(own) :],
        [targets for there, move in own for targets in _touches(game, there, move)],
    )


def judged(game: AnyGame, position: Position, verdict: MoveVerdict, language: str, reader: int = MOVER) -> Judged:
    """A choice of the game; the position is the one before it."""
    view = View(verdict.seat if reader == MOVER else reader, language)
    expected = verdict.expected[verdict.seat]
    top = Advice(
        verdict.best, expected, 0, verdict.proved, verdict.line, verdict.error, verdict.prevents, verdict.turns
    )
    return Judged(
        counsel(game, position, top, language, reader), _played(game, position, verdict, view), lost(verdict, language),
        not verdict.loss,
    )  # fmt: skip


def _order(game: AnyGame, position: Position, move: int, view: View) -> str:
    """A move as an order to who chooses; in the numbers of somebody else, as what is done."""
    if game.sided and view.seat != position.seat:
        return f"{head(_said(game, position, move, view))}."
    return game.advise(position, move, view.language)


def _said(game: AnyGame, position: Position, move: int, view: View) -> str:
    """What a move does, as a reader numbers the board; the player's name stands before it."""
    return game.told(position, [move], view).text if game.sided else game.say(position, move, view.language)


def _played(game: AnyGame, position: Position, verdict: MoveVerdict, view: View) -> str:
    """What was done, as the log tells it, of a whole turn each action; the player's name stands before it."""
    if not verdict.played:
        return _said(game, position, game.read_move(position, verdict.move), view)
    there, steps = position.copy(), list[tuple[Position, int]]()
    for text in verdict.played:
        steps.append((there.copy(), game.read_move(there, text.removeprefix("* "))))
        there.play(steps[-1][1])
    actions = _actions(game, steps)
    told = [deed for before, moves in actions for deed in game.told(before, moves, view).all]
    said = " · ".join(deed.text for deed in told if deed.seat == verdict.seat and deed.text)
    return said or _said(game, position, actions[0][1][0], view)


def _actions(game: AnyGame, steps: list[tuple[Position, int]]) -> list[tuple[Position, list[int]]]:
    """The actions of the rulebook that these moves make, each with the position before it."""
    actions = list[tuple[Position, list[int]]]()
    for there, move in steps:
        if not actions or not game.joins(there, move):
            actions.append((there, []))
        actions[-1][1].append(move)
    return actions


def lost(verdict: MoveVerdict, language: str) -> str:
    """What a move fell short of the best one; empty if nothing to speak of."""
    return share(verdict.loss, language) if round(100 * verdict.loss) else ""


def sentences(game: AnyGame, position: Position, line: Sequence[str], view: View) -> Iterator[str]:
    """A sentence for each move and outcome of a line; it ends where a text is not understood."""
    there = position.copy()
    for text in line:
        try:
            move = game.read_move(there, text.removeprefix("* "))
        except SortilegeError:
            return
        who = "" if there.seat == CHANCE else game.seat_name(there, int(there.seat), view.language)
        yield f"{who} {_said(game, there, move, view)}".strip()
        there.play(move)


def _touches(game: AnyGame, position: Position, move: int) -> Iterator[list[str]]:
    """The targets of each step of a gesture; those of one step are touched in any order, one of them perhaps twice."""
    for step in game.gesture(position, move):
        yield [step] if isinstance(step, str) else list(step)


def _sure(advice: Advice, language: str) -> str:
    if advice.turns:
        return proved_end(advice.expected, advice.turns, language)
    if advice.proved:
        return _WORDS(language, "sure-proved")
    said = _WORDS(language, "sure-error", points=max(1, round(100 * advice.error)))
    return f"{said}, {_WORDS(language, 'sure-tried', times=advice.tried)}" if advice.tried else said


def _reasons(game: AnyGame, own: list[tuple[Position, int]], advice: Advice, view: View) -> Iterator[str]:
    """Why: what is proved of it, what it changes for whom, what it prevents."""
    language = view.language
    position, (last, move) = own[0][0], own[-1]
    seat, after = int(position.seat), last.copy()
    after.play(move)
    if after.seat == OVER and after.score(seat) == 1:
        yield _WORDS(language, "why-wins")
    elif advice.proved:
        yield _WORDS(language, "why-proved", result={0.0: "lost", 1.0: "won"}.get(advice.expected, "level"))
    if gains := game.spoken(position, language).gains([done for _, done in own], after):
        yield from gains
    else:
        yield from _results(game, own, after, view)
    if advice.prevents:
        there = position.copy()
        *before, threat = advice.prevents
        for text in before:
            there.play(game.read_move(there, text))
        who, done = game.seat_name(there, int(there.seat), language), game.read_move(there, threat)
        yield _WORDS(language, "why-prevents", who=who, deed=_said(game, there, done, view))


def _results(game: AnyGame, own: list[tuple[Position, int]], after: Position, view: View) -> Sequence[str]:
    """What happens to others, as the log tells it; of several actions that count points, the points."""
    position, actions = own[0][0], _actions(game, own)
    results = [line for before, moves in actions for line in game.told(before, moves, view).results]
    if game.cooperative:  # the log calls each by the first name; what happens to oneself is in the order
        name = game.seat_name(position, int(position.seat), view.language).split()[0]
        results = [line for line in results if line.split()[0] != name]
    changes = list(_changes(game, position, after, view.language))
    return changes if changes and (len(actions) > 1 or not results) else results


def _changes(game: AnyGame, before: Position, after: Position, language: str) -> Iterator[str]:
    """The points of each seat that change, where the game names what they count."""
    counted = game.spoken(before, language).counted()
    for seat in range(int(before.seats) if counted else 0):
        had, has = int(before.points(seat)), int(after.points(seat))
        if had != has:
            who = _WORDS(language, "you") if seat == before.seat else game.seat_name(before, seat, language)
            yield _WORDS(language, "why-points", who=who, had=had, has=has, counted=counted)
