"""Bots that search: plain UCT, guided UCT with the game's style, and a look ahead of a few plies."""

import re
from dataclasses import dataclass

from sortilege.kernel.errors import BadNotation
from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match
from sortilege.kernel.position import Position
from sortilege.kernel.rng import Rng
from sortilege.search.budget import Budget, Clock
from sortilege.search.levels import style_of
from sortilege.search.look import DEEPEST, Look
from sortilege.search.planned import Planned, beginning
from sortilege.search.player import Bot
from sortilege.search.reuse import advance
from sortilege.search.style import Style
from sortilege.search.turns import Turns
from sortilege.search.uct import Uct

SEARCHER = r"(uct|guided) ([^=]+?)((?: [a-z]+=-?\d+(?:\.\d+)?)*)"  # its budget, its numbers
KNOBS = ("exploration", "guide", "sharp", "plies", "trust", "follow", "whole")


@dataclass
class Memory:
    """A tree and the game it grew in, so that the next choice begins with what was seen."""

    game: AnyGame
    options: object
    moves: list[int]
    tree: Uct


class UctBot(Bot):
    """The move that proved best in many random games, for a number of simulations or for some seconds a turn."""

    portion = 8  # simulations between two looks at the clock

    def __init__(self, seed: int = 0, budget: Budget | None = None, knobs: dict[str, float] | None = None) -> None:
        super().__init__(seed)
        self.budget = budget or Budget(1000)
        self.knobs = knobs or {}
        self.clock = Clock(self.budget.seconds or 0.0)
        self._memory: Memory | None = None

    def style(self, game: AnyGame) -> Style:
        """The plain style, but for what this bot's text changes."""
        return make_style(self.knobs)

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        return int(self.grow(self.plant(game, position, rng), int(position.turn)).best())

    def choose(self, match: Match) -> str:
        moves = match.moves()
        if len(moves) == 1:
            return moves[0]
        if match.over or self.budget.simulations == 0:
            return super().choose(match)
        tree = self.search(match)
        return match.game.write_move(match.position, int(tree.best()))

    def search(self, match: Match) -> Uct:
        """The tree after thinking about this place in the game."""
        history = [ply.move for ply in match.history]
        tree = self._recall(match, history) or self.plant(match.game, match.position, self.rng(match))
        self.grow(tree, match.turn)
        self._memory = Memory(match.game, match.options, history, tree)
        return tree

    def plant(self, game: AnyGame, position: Position, rng: Rng) -> Uct:
        """A new tree, which begins with the plan that the game's judge has for the turn."""
        tree = Uct(position, rng)
        style = self.style(game)
        judge = game.judge()
        tree.think_with(judge, style)
        if style.guide > 0 and (plan := judge.plan(position)):
            tree.suggest(plan)
        return tree

    def grow(self, tree: Uct, turn: int) -> Uct:
        """Grows the tree as far as the budget goes; at least so far that a move can be chosen."""
        tree.run(max(0, 2 - int(tree.visits[0])))
        self.spend(tree, turn)
        return tree

    def spend(self, search: "Uct | Turns", turn: int, whole: bool = False) -> None:
        """Lets a search run for as many simulations or seconds as there are."""
        most = self.budget.simulations
        if self.budget.seconds is None:
            search.run(max(0, (most or 0) - int(search.visits[0])))
            return
        begun = Clock.now()
        end = begun + self.clock.begin(turn, whole)
        while Clock.now() < end and not search.settled(0) and (most is None or search.visits[0] < most):
            search.run(self.portion)
        if not whole:
            self.clock.spent(Clock.now() - begun)

    def _recall(self, match: Match, history: list[int]) -> Uct | None:
        """The tree of the last choice, moved on to this place, if the game came along there."""
        memory, self._memory = self._memory, None
        if memory is None or memory.game is not match.game or memory.options != match.options:
            return None
        known = len(memory.moves)
        if history[:known] != memory.moves:
            return None
        tree = memory.tree
        return tree if all(advance(tree, move) for move in history[known:]) else None


class GuidedBot(UctBot):
    """UCT led by the game's judge, in the style of its levels.toml; by whole turns where the judge knows some."""

    def __init__(self, seed: int = 0, budget: Budget | None = None, knobs: dict[str, float] | None = None) -> None:
        super().__init__(seed, budget, knobs)
        self._planned = Planned()

    def style(self, game: AnyGame) -> Style:
        return make_style({**style_of(game), **self.knobs})

    def choose(self, match: Match) -> str:
        if match.over or len(match.moves()) == 1:
            return super().choose(match)
        if self._planned.next(match) is None:
            position, played = beginning(match)
            search = self.search_turns(match.game, position, self.rng(match), played)
            if search is None:
                return super().choose(match)
            self._planned.decide(match, search.best()[len(played) :])
        return self._planned.next(match) or super().choose(match)

    def search_turns(self, game: AnyGame, position: Position, rng: Rng, played: list[int]) -> Turns | None:
        """A search of the turns that begin here with the moves already played; none if the judge knows no such turn."""
        curiosity = self.style(game).whole
        judge = game.judge()
        if curiosity <= 0:
            return None
        search = Turns(position, judge, rng, curiosity)
        if not search.begin(played):
            return None
        search.run(1)
        self.spend(search, int(position.turn), judge.ripe(position))
        return search


class LookBot(Bot):
    """All lines to a small depth, or as deep as some seconds a turn allow."""

    def __init__(self, seed: int = 0, depth: int = 2, seconds: float | None = None) -> None:
        super().__init__(seed)
        self.depth = depth
        self.clock = Clock(seconds) if seconds is not None else None

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        look = Look(position, game.judge(), rng, game.cooperative)
        look.run(1)
        if self.clock is None:
            for depth in range(2, self.depth + 1):
                look.run(depth)
            return int(look.best())
        begun = Clock.now()
        end = begun + self.clock.begin(int(position.turn))
        depth = 2
        while depth < DEEPEST and (left := end - Clock.now()) > 0:
            rate = int(look.nodes) / max(1e-4, Clock.now() - begun)
            if not look.run(depth, max(100, int(left * rate))):
                break
            depth += 1
        self.clock.spent(Clock.now() - begun)
        return int(look.best())


def make_style(knobs: dict[str, float]) -> Style:
    """A style with these numbers."""
    style = Style()
    for name, value in knobs.items():
        if name not in KNOBS:
            raise BadNotation(f"{name!r} is no number of a search; there are {', '.join(KNOBS)}")
        setattr(style, name, int(value) if name == "plies" else float(value))
    return style


def thinker(text: str, seed: int) -> Bot | None:
    """The searching bot that this text names, if it names one."""
    if found := re.fullmatch(r"look (?:([1-9])|(\d{1,4}(?:\.\d{1,3})?)s)", text):
        return LookBot(seed, int(found[1])) if found[1] else LookBot(seed, seconds=float(found[2]))
    found = re.fullmatch(SEARCHER, text)
    budget = Budget.read(found[2]) if found else None
    if found is None or budget is None:
        return None
    knobs = {name: float(value) for name, value in (pair.split("=") for pair in found[3].split())}
    make_style(knobs)
    return (UctBot if found[1] == "uct" else GuidedBot)(seed, budget, knobs)


def scaled(text: str, factor: float) -> str:
    """The same bot with so many times as much thinking; one that does not search stays as it is."""
    found = re.fullmatch(SEARCHER, text)
    budget = Budget.read(found[2]) if found else None
    return text if found is None or budget is None else f"{found[1]} {budget.scaled(factor)}{found[3]}"
