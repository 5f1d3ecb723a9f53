"""Hints and analysis: the best moves with the line behind each, what every move of a game cost, and the turning points.

Each function gets a match or its record and returns plain values, so that a table, a replay or a program can show them.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.search.bots import bot
from sortilege.search.planned import beginning
from sortilege.search.thinkers import GuidedBot, UctBot

THINKER = "guided 300 2s"  # who thinks, where nothing else is said
LONGEST_LINE = 12  # plies
TURNING = 0.1  # a move that cost so much of a win is a turning point


@dataclass(frozen=True)
class Advice:
    """A move, what the seat that chooses may expect of it (0 to 1), how surely, and what would follow."""

    move: str
    expected: float
    tried: int
    proved: bool
    line: tuple[str, ...]


@dataclass(frozen=True)
class Verdict:
    """A choice of a game: what each seat could expect before it, the best move, and what the one played lost."""

    ply: int
    turn: int
    seat: int
    move: str
    best: str
    loss: float
    expected: tuple[float, ...]
    line: tuple[str, ...]


def advise(match: Match, thinker: str = THINKER, seed: int = 0, most: int = 5) -> list[Advice]:
    """The best moves now, the best first; none when the game is over."""
    if match.over:
        return []
    return (_whole_turns(match, thinker, seed) or _advise(match.game, match.position, thinker, seed)[0])[:most]


def _whole_turns(match: Match, thinker: str, seed: int) -> list[Advice]:
    """The moves that good turns begin with, each with the best such turn; none where the judge knows no whole turns."""
    one = bot(thinker, seed)
    position, played = beginning(match)
    search = one.search_turns(match.game, position, Rng(seed), played) if isinstance(one, GuidedBot) else None
    found: dict[int, Advice] = {}
    for line, tried, mean in search.table() if search else ():
        rest = line[len(played) :]
        text, way = match.game.write_move(match.position, rest[0]), write_line(match.game, match.position, rest)
        found.setdefault(rest[0], Advice(text, round(mean, 4), tried, False, tuple(way)))
    return list(found.values())


def _advise(game: AnyGame, position: Position, thinker: str, seed: int) -> tuple[list[Advice], list[float]]:
    """Advice on a position, and what each seat may expect of its best move."""
    one = bot(thinker, seed)
    if not isinstance(one, UctBot):
        raise TypeError(f"{thinker!r} does not search; 'guided 300' and 'uct 1000' do")
    tree = one.plant(game, position, Rng(seed))
    one.grow(tree, int(position.turn))
    best = int(tree.best())
    rows = sorted(tree.table(), key=lambda row: (row[0] != best, -row[1], -row[2]))
    advice = [
        Advice(
            game.write_move(position, move),
            round(mean, 4),
            visits,
            tree.settled(tree.child_by(0, move)),
            tuple(write_line(game, position, tree.line(move))),
        )
        for move, visits, mean in rows
    ]
    return advice, _expected(tree.expected(), int(position.seat), advice[0].expected)


def _expected(means: list[float], seat: int, own: float) -> list[float]:
    """What each seat may expect; the seat that chooses, of its best move."""
    means[seat] = own
    return [round(one, 4) for one in means]


def write_line(game: AnyGame, position: Position, moves: list[int]) -> Iterator[str]:
    """The texts of moves played one after another; outcomes of chance begin with a star, as in records."""
    there = position.copy()
    for move in moves[:LONGEST_LINE]:
        if there.seat == OVER:
            return
        text = game.write_move(there, move)
        yield f"* {text}" if there.seat == CHANCE else text
        there.play(move)


def analyse(match: Match, thinker: str = THINKER, seed: int = 0) -> Iterator[Verdict]:
    """Each choice of a game, in order, as it is judged; a choice with one move only is no choice."""
    for number, (position, ply) in enumerate(match.walk()):
        if ply.seat == CHANCE or len(position.moves()) == 1:
            continue
        advice, expected = _advise(match.game, position.copy(), thinker, seed)
        played = next(one for one in advice if one.move == ply.text)
        lost = _loss(match.game, position, ply.move, played, advice[0], thinker, seed)
        yield Verdict(number, ply.turn + 1, ply.seat, ply.text, advice[0].move, lost, tuple(expected), advice[0].line)


def _loss(game: AnyGame, position: Position, move: int, played: Advice, best: Advice, thinker: str, seed: int) -> float:
    """What the move played falls short of the best one; a move seldom tried is looked at for itself."""
    if played.move == best.move:
        return 0.0
    expected = played.expected
    after = position.copy()
    after.play(move)
    if 4 * played.tried < best.tried and not played.proved and after.seat >= 0 and len(after.moves()) > 1:
        expected = _advise(game, after, thinker, seed)[1][int(position.seat)]
    return round(max(0.0, best.expected - expected), 4)


def turning_points(verdicts: list[Verdict], least: float = TURNING, most: int = 5) -> list[Verdict]:
    """The moves that cost most, the worst first."""
    return sorted((one for one in verdicts if one.loss >= least), key=lambda one: -one.loss)[:most]


def curve(match: Match, verdicts: list[Verdict]) -> list[tuple[int, list[float]]]:
    """The graph of the expected result: (ply, what each seat could expect there), and the result at the end."""
    points = [(one.ply, list(one.expected)) for one in verdicts]
    return [*points, (match.ply, match.scores)] if match.over else points
