"""Judges the moves of a choice: one way for hints, analysis, replay, API and terminal.

The moves that a search finds promising are searched each for itself, through what chance decides to the choices behind
it, and those that may still be the best are searched on, until one is left or the looks are used up. Of a move that was
tried too seldom nothing is said. Where the evaluation knows whole turns, turns are judged.
"""

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev

from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.game import AnyGame
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.search.bots import bot
from sortilege.search.budget import Budget
from sortilege.search.perfect import perfect_line, proved_moves
from sortilege.search.search_bots import GuidedBot, UctBot
from sortilege.search.search_bots import thinker as named
from sortilege.search.threats import prevented
from sortilege.search.uct import Uct

CANDIDATES = 5  # moves that are looked at for themselves
CLOSER = 0.2  # how long a look is, compared with the search that found them
LOOKS = 10  # at all of them together
SELDOM = 0.1  # a move tried so much less than the most tried one is not shown,
LEAST = 5  # nor one tried so seldom, unless all were
LONGEST_LINE = 12  # plies
ROLLS = 6  # of chance that are looked behind
SURE = 2.57  # how many times its error such a mean may be wrong, in 1 of 20 cases (Student's t)
EXPLAINED = 3  # moves of which it is asked what they prevent


@dataclass(frozen=True)
class Advice:
    """A move, what the seat that chooses may expect of it (0 to 1), how surely, and what would follow."""

    move: str
    expected: float
    tried: int
    proved: bool
    line: tuple[str, ...]
    error: float = 0.0  # half the interval that holds the expectation in 19 of 20 cases, were each try a whole game
    prevents: tuple[str, ...] = ()  # another move, and what a rival would then do; where most other moves allow that
    turns: int = 0  # to the end, where a solved table proves a win or a loss


@dataclass(frozen=True)
class Choice:
    """A choice that was judged: the best moves first, and what each seat may expect of it."""

    advice: list[Advice]
    expected: list[float]
    turns: bool  # each piece of advice is a whole turn


class Candidate:
    """A move that is looked at for itself: what the search that found it saw of it, and what was seen since."""

    def __init__(self, move: int, tried: int, mean: float, proved: bool) -> None:
        self.move = move
        self.tried = tried
        self.mean = mean  # what the seat that chooses may expect
        self.proved = proved
        self.tree: Uct | None = None  # behind the move
        self.looks = 0
        self._found = tried, tried * mean

    def learn(self, tree: Uct, seat: int) -> None:
        """Takes in what the tree behind the move says now."""
        more, expected = int(tree.simulations()), float(tree.expected()[seat])
        tried, total = self._found
        self.tried, self.proved = tried + more, tree.settled(0)
        self.mean = expected if self.proved else (total + more * expected) / self.tried


class Judge:
    """Judges positions of one game by one thinker."""

    def __init__(self, game: AnyGame, thinker: str, seed: int = 0) -> None:
        player = named(thinker, seed)
        if not isinstance(player, UctBot):
            bot(thinker, seed)  # is it one at all?
            raise TypeError(f"{thinker!r} does not search; 'guided 300' and 'uct 1000' do")
        knows = type(game.evaluation()).turns is not Evaluation.turns
        self.knows_turns = knows and isinstance(player, GuidedBot) and player.params(game).c_turns > 0
        self.game = game
        self.seed = seed
        self._thinker = player

    def choice(self, position: Position, played: list[int] | None = None, begun: Position | None = None) -> Choice:
        """Judges a choice; with `begun`, whole turns from there that go on from the moves played since."""
        if proved := self._solved(position):
            return Choice(proved, self._shared(position, proved[0].expected), False)
        if turns := self._whole_turns(position, played or [], begun or position):
            return Choice(turns, self._shared(position, turns[0].expected), True)
        tree = self._grow(position)
        advice = self._explained(position, self._moves(tree, position))
        return Choice(advice, self._shared(position, advice[0].expected, tree.expected()), False)

    def worth(self, position: Position, seat: int) -> tuple[float, float]:
        """What a seat may expect of a position, whoever chooses there; and the error of that.

        Behind chance it is the mean of what the choices after some outcomes show, so that nothing is judged in two
        ways.
        """
        if position.seat != CHANCE:
            return self._seen(position, seat)
        quick = copy(self)
        quick._thinker = self._rested(self._thinker.budget.scaled(1 / ROLLS))
        values = [quick._seen(rolled(position, Rng(self.seed + number)), seat)[0] for number in range(ROLLS)]
        return fmean(values), SURE * stdev(values) / sqrt(ROLLS)

    def _seen(self, position: Position, seat: int) -> tuple[float, float]:
        """The same where nothing is left to chance."""
        if position.seat == OVER:
            return float(position.score(seat)), 0.0
        choice = self.choice(position)
        return choice.expected[seat], choice.advice[0].error

    def _solved(self, position: Position) -> list[Advice]:
        """What solved tables say of the moves; nothing where there are none."""
        advice = []
        for row in proved_moves(self.game, position)[:CANDIDATES]:
            line = write_line(self.game, position, perfect_line(self.game, position, row.move, LONGEST_LINE))
            text = self.game.write_move(position, row.move)
            advice.append(Advice(text, row.score, 0, True, tuple(line), turns=row.turns))
        return advice

    def _whole_turns(self, position: Position, played: list[int], begun: Position) -> list[Advice]:
        """The turns that are worth a try, one for each first move; none where whole turns are not known."""
        player = self._rested(self._thinker.budget)
        known = isinstance(player, GuidedBot) and player.search_turns(self.game, begun, Rng(self.seed), played)
        advice: dict[int, Advice] = {}
        for line, tried, mean in known.table() if known else ():
            rest = line[len(played) :]
            text, way = self.game.write_move(position, rest[0]), write_line(self.game, position, rest)
            if rest[0] not in advice and tried:
                advice[rest[0]] = _weighed(Advice(text, mean, tried, False, tuple(way)))
        return _sorted(list(advice.values()))

    def _moves(self, tree: Uct, position: Position) -> list[Advice]:
        """The single moves that are worth a look; those that may be the best are looked at again."""
        best = int(tree.best())
        rows = sorted(tree.table(), key=lambda row: (row[0] != best, -row[1], -row[2]))
        found = [Candidate(*row, tree.settled(tree.child_by(0, row[0]))) for row in rows[:CANDIDATES]]
        looks, doubtful = LOOKS, [one for one in found if not one.proved]
        while looks > 0 and doubtful:
            for one in doubtful[:looks]:
                self._look(position, one)
            looks -= len(doubtful)
            doubtful = _doubtful(found)
        told = []
        for one in found:
            text, way = self.game.write_move(position, one.move), write_line(self.game, position, tree.line(one.move))
            told.append(_weighed(Advice(text, one.mean, one.tried, one.proved, tuple(way))))
        return _sorted(told)

    def _explained(self, position: Position, advice: list[Advice]) -> list[Advice]:
        """The same with what the first of them prevent; where all win together nobody threatens anybody."""
        if self.game.cooperative or position.seats == 1:
            return advice
        first = [
            replace(row, prevents=tuple(write_line(self.game, position, list(prevented(position, turn)))))
            for row in advice[:EXPLAINED]
            for turn in ([move for _, move in own_moves(self.game, position, row)],)
        ]
        return [*first, *advice[EXPLAINED:]]

    def _look(self, position: Position, one: Candidate) -> None:
        """Looks at a move for itself, further than the last time."""
        if one.tree is None:
            after = position.copy()
            after.play(one.move)
            one.tree = self._thinker.plant(self.game, after, Rng(self.seed))
        one.looks += 1
        look = self._thinker.budget.scaled(CLOSER)
        so_far = look.simulations and look.simulations * one.looks
        player = self._rested(replace(look, simulations=so_far))
        one.learn(player.grow(one.tree, int(position.turn)), int(position.seat))

    def _grow(self, position: Position) -> Uct:
        tree = self._thinker.plant(self.game, position, Rng(self.seed))
        return self._rested(self._thinker.budget).grow(tree, int(position.turn))

    def _rested(self, budget: Budget) -> UctBot:
        """The thinker with a budget of which nothing is used up."""
        return type(self._thinker)(self.seed, budget, self._thinker.given)

    def _shared(self, position: Position, own: float, seen: list[float] | None = None) -> list[float]:
        """What each seat may expect: the seat that chooses, of its best move; the others share the rest as was seen."""
        seat, seats = int(position.seat), int(position.seats)
        if self.game.cooperative or seats == 1:
            return [own] * seats
        worth = [0.0 if other == seat else 0.01 + (seen[other] if seen else 0.5) for other in range(seats)]
        return [round(own if other == seat else (1 - own) * worth[other] / sum(worth), 4) for other in range(seats)]


def _doubtful(found: list[Candidate]) -> list[Candidate]:
    """The moves that may still be the best, as far as the search can tell; none if one is left."""
    best = max(found, key=lambda one: one.mean)
    least = best.mean - _error(best.mean, best.tried, best.proved)
    rest = [one for one in found if not one.proved and one.mean + _error(one.mean, one.tried, one.proved) >= least]
    return [] if rest == [best] else rest


def _error(mean: float, tried: int, proved: bool) -> float:
    """Half of the interval that holds an expectation in 19 of 20 cases (Agresti and Coull: few wins are not all)."""
    if proved:
        return 0.0
    share = (min(1.0, max(0.0, mean)) * tried + 2) / (tried + 4)
    return 1.96 * sqrt(share * (1 - share) / (tried + 4))


def _weighed(advice: Advice) -> Advice:
    """Says how sure it is."""
    error = _error(advice.expected, advice.tried, advice.proved)
    return replace(advice, expected=round(advice.expected, 4), error=round(error, 4))


def _sorted(advice: list[Advice]) -> list[Advice]:
    """What promises most first; what was tried too seldom to say is left out."""
    most = max((row.tried for row in advice if not row.proved), default=0)
    least = max(SELDOM * most, min(LEAST, most))
    shown = [row for row in advice if row.proved or row.tried >= least]
    return sorted(shown, key=lambda row: (-row.expected, -row.tried))


def rolled(position: Position, rng: Rng) -> Position:
    """The next choice, or the end, after what chance decides now."""
    there = position.copy()
    while there.seat == CHANCE:
        there.play(there.pick(rng))
    return there


def own_moves(game: AnyGame, position: Position, advice: Advice) -> list[tuple[Position, int]]:
    """The move, and those that the same seat makes after it in the same turn, each with the position before it."""
    seat, turn = int(position.seat), int(position.turn)
    there, own = position.copy(), list[tuple[Position, int]]()
    for text in advice.line or (advice.move,):
        if int(there.seat) != seat or int(there.turn) != turn:
            break
        try:
            move = game.read_move(there, text)
        except SortilegeError:
            break
        own.append((there.copy(), move))
        there.play(move)
    return own or [(position, game.read_move(position, advice.move))]


def write_line(game: AnyGame, position: Position, moves: list[int]) -> Iterator[str]:
    """The texts of moves played one after another; outcomes of chance begin with a star, as in records."""
    there = position.copy()
    for move in moves[:LONGEST_LINE]:
        if there.seat == OVER:
            return
        text = game.write_move(there, move)
        yield f"* {text}" if there.seat == CHANCE else text
        there.play(move)
