"""Bots that search: plain UCT, PUCT with the game's parameters, and expectimax."""

import re
from dataclasses import dataclass

from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match
from sortilege.kernel.position import Position
from sortilege.kernel.rng import Rng
from sortilege.search.bot import Bot
from sortilege.search.budget import Budget, Stopwatch
from sortilege.search.expectimax import DEEPEST, Expectimax
from sortilege.search.levels import make_params, params_of
from sortilege.search.params import SearchParams
from sortilege.search.tree_reuse import advance
from sortilege.search.turn_plan import TurnPlan, beginning
from sortilege.search.uct import Uct
from sortilege.search.whole_turns import WholeTurnUct

SLOW = 0.002  # seconds
SEARCHER = r"(uct|guided) ([^=]+?)((?: [a-z_]+=-?\d+(?:\.\d+)?)*)"  # its budget, its parameters


@dataclass
class TreeReuse:
    """A tree and the game it grew in, so that the next choice begins with what was seen."""

    game: AnyGame
    options: object
    moves: list[int]
    tree: Uct


class UctBot(Bot):
    """The move that proved best in many random games, for a number of simulations or for some seconds a turn."""

    portion = 8  # simulations between two looks at the clock; where one takes as long as SLOW, one

    def __init__(self, seed: int = 0, budget: Budget | None = None, params: dict[str, float] | None = None) -> None:
        super().__init__(seed)
        self.budget = budget or Budget(1000)
        self.given = params or {}
        self.clock = Stopwatch(self.budget.seconds or 0.0)
        self._memory: TreeReuse | None = None

    def params(self, game: AnyGame) -> SearchParams:
        """The parameters: the usual ones, but for what this bot's text changes."""
        return make_params(self.given)

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        return int(self.grow(self.plant(game, position, rng), int(position.turn)).best())

    def choose(self, match: Match) -> str:
        moves = match.moves()
        if len(moves) == 1:
            return moves[0]
        if match.over or self.budget.simulations == 0:
            return super().choose(match)
        tree = self.search(match)
        self.expects = float(tree.expected()[match.seat]), tree.settled(0)
        return match.game.write_move(match.position, int(tree.best()))

    def search(self, match: Match) -> Uct:
        """The tree after thinking about this place in the game."""
        history = [ply.move for ply in match.history]
        tree = self._recall(match, history) or self.plant(match.game, match.position, self.rng(match))
        self.grow(tree, match.turn)
        self._memory = TreeReuse(match.game, match.options, history, tree)
        return tree

    def plant(self, game: AnyGame, position: Position, rng: Rng) -> Uct:
        """A new tree, which begins with the plan that the evaluation has for the turn."""
        tree = Uct(position, rng)
        params = self.params(game)
        evaluation = game.evaluation()
        tree.use(evaluation, params)
        if params.c_puct > 0 and (plan := evaluation.plan(position)):
            tree.suggest(plan)
        return tree

    def grow(self, tree: Uct, turn: int) -> Uct:
        """Grows the tree as far as the budget goes; at least so far that a move can be chosen."""
        begun = Stopwatch.now()
        tree.run(max(0, 2 - int(tree.simulations())))
        self.spend(tree, turn, begun)
        return tree

    def spend(self, search: "Uct | WholeTurnUct", turn: int, begun: float, whole: bool = False) -> None:
        """Lets a search run for as many simulations or seconds as there are; what it took to begin counts too.

        All that is thought within a turn of the rulebook comes out of one budget: placing, whole turns, and what is
        chosen after chance or another seat came between.
        """
        most = self.budget.simulations
        if self.budget.seconds is None:
            search.run(max(0, (most or 0) - int(search.simulations())))
            return
        end = begun + self.clock.begin(turn, whole)
        portion, before = 1, Stopwatch.now()
        while before < end and not search.settled(0) and (most is None or search.simulations() < most):
            search.run(portion if most is None else min(portion, most - int(search.simulations())))
            now = Stopwatch.now()
            portion, before = (1 if now - before > SLOW * portion else self.portion), now
        self.clock.spent(Stopwatch.now() - begun)

    def _recall(self, match: Match, history: list[int]) -> Uct | None:
        """The tree of the last choice, moved on to this place, if the game came along there."""
        memory, self._memory = self._memory, None
        if memory is None or memory.game is not match.game or memory.options != match.options:
            return None
        known = len(memory.moves)
        if history[:known] != memory.moves:
            return None
        tree = memory.tree
        return tree if all(self.follow(tree, move) for move in history[known:]) else None

    def follow(self, tree: Uct, move: int) -> bool:
        """Moves the tree along a move of the game; False if it never looked there."""
        return advance(tree, move)


class GuidedBot(UctBot):
    """PUCT with the parameters of the game's levels.toml; by whole turns where the evaluation knows some."""

    def __init__(self, seed: int = 0, budget: Budget | None = None, params: dict[str, float] | None = None) -> None:
        super().__init__(seed, budget, params)
        self._planned = TurnPlan()

    def params(self, game: AnyGame) -> SearchParams:
        return make_params({**params_of(game), **self.given})

    def choose(self, match: Match) -> str:
        if match.over or len(match.moves()) == 1:
            return super().choose(match)
        if self._planned.next(match) is None:
            position, played = beginning(match)
            search = self.search_turns(match.game, position, self.rng(match), played)
            if search is None:
                return super().choose(match)
            best = search.best()
            self.expects = next(mean for line, _, mean in search.table() if line == best), False
            self._planned.decide(match, best[len(played) :])
        return self._planned.next(match) or super().choose(match)

    def search_turns(self, game: AnyGame, position: Position, rng: Rng, played: list[int]) -> WholeTurnUct | None:
        """A search of the turns that begin here with the moves already played; none if no such turn is known."""
        params = self.params(game)
        if params.c_turns <= 0:
            return None
        begun, evaluation = Stopwatch.now(), game.evaluation()
        search = WholeTurnUct(position, evaluation, rng, params)
        if not search.begin(played):
            return None
        search.run(1)
        self.spend(search, int(position.turn), begun, evaluation.is_turn_start(position))
        return search


class LookBot(Bot):
    """Expectimax: all lines to a small depth, or as deep as some seconds a turn allow."""

    def __init__(self, seed: int = 0, depth: int = 2, seconds: float | None = None) -> None:
        super().__init__(seed)
        self.depth = depth
        self.clock = Stopwatch(seconds) if seconds is not None else None

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        search = Expectimax(position, game.evaluation(), rng, game.cooperative)
        search.run(1)
        if self.clock is None:
            for depth in range(2, self.depth + 1):
                search.run(depth)
            return int(search.best())
        begun = Stopwatch.now()
        end = begun + self.clock.begin(int(position.turn))
        depth = 2
        while depth < DEEPEST and (left := end - Stopwatch.now()) > 0:
            rate = int(search.nodes) / max(1e-4, Stopwatch.now() - begun)
            if not search.run(depth, max(100, int(left * rate))):
                break
            depth += 1
        self.clock.spent(Stopwatch.now() - begun)
        return int(search.best())


def thinker(text: str, seed: int) -> Bot | None:
    """The searching bot that this text names, if it names one."""
    if match := re.fullmatch(r"look (?:([1-9])|(\d{1,4}(?:\.\d{1,3})?)s)", text):
        return LookBot(seed, int(match[1])) if match[1] else LookBot(seed, seconds=float(match[2]))
    match = re.fullmatch(SEARCHER, text)
    budget = Budget.read(match[2]) if match else None
    if match is None or budget is None:
        return None
    given = {name: float(value) for name, value in (pair.split("=") for pair in match[3].split())}
    make_params(given)
    return (UctBot if match[1] == "uct" else GuidedBot)(seed, budget, given)


def scaled(text: str, factor: float) -> str:
    """The same bot with so many times as much thinking; one that does not search stays as it is."""
    match = re.fullmatch(SEARCHER, text)
    budget = Budget.read(match[2]) if match else None
    return text if match is None or budget is None else f"{match[1]} {budget.scaled(factor)}{match[3]}"
