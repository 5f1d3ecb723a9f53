"""Hints and analysis: the best moves with the line behind each, what every choice of a game cost, and turning points.

Each function gets a match or its record and returns plain values, so that a table, a replay or a program can show them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import hypot

from sortilege.kernel.match import Match
from sortilege.kernel.plies import Ply
from sortilege.kernel.position import CHANCE, Position
from sortilege.search.judge import Advice, Choice, Judge
from sortilege.search.search_bots import scaled
from sortilege.search.turn_plan import beginning

THINKER = "guided 300 2s"  # who thinks, where nothing else is said
TURNING = 0.1  # a move that cost so much of a win is a turning point
AGAIN = 3  # times as long is thought about what such a move led to


@dataclass(frozen=True)
class MoveVerdict:
    """A choice of a game: what each seat could expect before it, the best move, and what the one played lost."""

    ply: int
    turn: int
    seat: int
    move: str
    best: str
    loss: float
    expected: tuple[float, ...]
    line: tuple[str, ...]
    played: tuple[str, ...] = ()  # the whole turn, where turns are judged
    error: float = 0.0  # of the best move's expectation
    proved: bool = False
    prevents: tuple[str, ...] = ()
    turns: int = 0  # to the end, where a solved table proves a win or a loss

    @property
    def end(self) -> int:
        """The ply after the move, or after the whole turn where turns are judged."""
        return self.ply + max(1, len(self.played))


@dataclass
class PlayedChoice:
    """A choice of a game: one move, or a whole turn where turns are judged."""

    number: int  # of its first ply
    ply: Ply
    before: Position
    texts: list[str]
    after: Position
    rolled: bool = False  # chance decided something before the next choice


def advise(match: Match, thinker: str = THINKER, seed: int = 0, most: int = 5) -> list[Advice]:
    """The best moves now, the best first; none when the game is over."""
    if match.over:
        return []
    begun, played = beginning(match)
    return Judge(match.game, thinker, seed).choice(match.position, played, begun).advice[:most]


def analyse(match: Match, thinker: str = THINKER, seed: int = 0, first: int = 0) -> Iterator[MoveVerdict]:
    """Each choice of a game from the first wanted on, as it is judged; a choice with one move only is no choice.

    What a move was worth is what the next choice shows: no position is judged in two ways. Where chance came between,
    or the game ends, the position after the move is judged for itself. What would be a great loss is looked at again,
    more closely, before it is told.
    """
    judge, closer = Judge(match.game, thinker, seed), Judge(match.game, scaled(thinker, AGAIN), seed + 1)
    last: tuple[PlayedChoice, Choice] | None = None
    for played in islice(choices(match, judge.knows_turns), first, None):
        here = judge.choice(played.before)
        if last:
            worth = _worth(judge, *last, here)
            if _loss(*last, *worth) >= TURNING:
                here = here if last[0].rolled else closer.choice(played.before)
                worth = _worth(closer, *last, here)
            yield _verdict(*last, *worth)
        last = played, here
    if last:
        yield _verdict(*last, *_worth(judge, *last, None))


def choices(match: Match, knows_turns: bool) -> Iterator[PlayedChoice]:
    """The choices of a game, in order; a turn that begins where whole turns are known is one choice."""
    evaluation = match.game.evaluation()
    last: PlayedChoice | None = None
    for number, (position, ply) in enumerate(match.walk()):
        same = last is not None and ply.seat in (last.ply.seat, CHANCE) and ply.turn == last.ply.turn
        begins = knows_turns and evaluation.is_turn_start(position)
        if last and same and not begins and knows_turns and evaluation.is_turn_start(last.before):
            last.texts.append(ply.text)
        elif ply.seat == CHANCE:
            if last:
                last.rolled = True
            continue
        elif len(position.moves()) > 1:
            if last:
                yield last
            last = PlayedChoice(number, ply, position.copy(), [ply.text], position)
        else:
            continue
        last.after = position.copy()
        last.after.play(ply.move)
    if last:
        yield last


def _worth(judge: Judge, played: PlayedChoice, choice: Choice, following: Choice | None) -> tuple[float, float]:
    """What was left to expect after a choice, by what came of it; and the error of that."""
    seat = int(played.ply.seat)
    proved = {row.move: row.expected for row in choice.advice if row.proved and not choice.turns}
    if played.ply.text in proved:
        return proved[played.ply.text], 0.0
    if following and not played.rolled:
        return following.expected[seat], following.advice[0].error
    return judge.worth(played.after, seat)


def _loss(played: PlayedChoice, choice: Choice, worth: float, error: float) -> float:
    """What a choice cost; nothing where the search cannot tell it from the best one."""
    best = choice.advice[0]
    same = tuple(played.texts) == best.line if choice.turns else played.ply.text == best.move
    less = best.expected - worth
    return 0.0 if same or less <= hypot(best.error, error) else round(less, 4)


def _verdict(played: PlayedChoice, choice: Choice, worth: float, error: float) -> MoveVerdict:
    """Says what a choice cost, and what would have been best."""
    best, lost = choice.advice[0], _loss(played, choice, worth, error)
    own = next((row for row in choice.advice if row.move == played.ply.text), best)
    shown = best if lost else own
    return MoveVerdict(
        played.number, played.ply.turn + 1, int(played.ply.seat), played.ply.text,
        shown.move if lost else played.ply.text, lost, tuple(choice.expected), shown.line,
        tuple(played.texts) if choice.turns else (), best.error, shown.proved, shown.prevents, shown.turns,
    )  # fmt: skip


def turning_points(verdicts: list[MoveVerdict], least: float = TURNING, most: int = 5) -> list[MoveVerdict]:
    """The moves that cost most, the worst first."""
    costly = [verdict for verdict in verdicts if verdict.loss >= least]
    return sorted(costly, key=lambda verdict: -verdict.loss)[:most]


def curve(match: Match, verdicts: list[MoveVerdict]) -> list[tuple[int, list[float]]]:
    """The graph of the expected result: (ply, what each seat could expect there), and the result at the end."""
    points = [(verdict.ply, list(verdict.expected)) for verdict in verdicts]
    return [*points, (match.ply, match.scores)] if match.over else points
