"""`net 100`: PUCT with the net that comes with the game; `net FILE 2s` with another one."""

import re
from pathlib import Path

from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match
from sortilege.kernel.numbered import Numbered
from sortilege.kernel.options import Options
from sortilege.kernel.position import CHANCE, Position
from sortilege.kernel.rng import Rng
from sortilege.search.budget import Budget
from sortilege.search.levels import guide_of_nets
from sortilege.search.net import Net
from sortilege.search.net_file import net_encoding, nets_for
from sortilege.search.net_tree import NetSearch
from sortilege.search.search_bots import TreeReuse, UctBot
from sortilege.search.tree_reuse import advance
from sortilege.search.uct import Uct

FORM = r"net(?: (?P<file>\S*[^\s\d.s]\S*))? (?P<budget>[\d. s]+)"


class NetBot(UctBot):
    """The move that search with a net tried most, or proved best; the tree is kept from move to move."""

    def __init__(self, seed: int, budget: Budget, file: Path | None = None) -> None:
        super().__init__(seed, budget)
        self.file = file
        self._nets: tuple[object, list[Net]] | None = None  # those of the options it played last

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        return self.decide(self.plant(game, position, rng), int(position.turn))

    def choose(self, match: Match) -> str:
        moves = match.moves()
        if len(moves) < 2:
            return moves[0] if moves else super().choose(match)
        history = [ply.move for ply in match.history]
        tree = self._recall(match, history) or self.plant(match.game, match.position, self.rng(match))
        assert isinstance(tree, NetSearch)
        move = self.decide(tree, match.turn)
        self._memory = TreeReuse(match.game, match.options, [*history, move], tree)
        return match.game.write_move(match.position, move)

    def plant(self, game: AnyGame, position: Position, rng: Rng) -> NetSearch:
        """A new tree, with nets that fit what is played."""
        options = position.options if isinstance(position.options, Options) else game.options()
        encoder = net_encoding(game, options)
        if self._nets is None or self._nets[0] != (game.key, options):
            self._nets = (game.key, options), nets_for(game, encoder, int(position.seats), self.file)
        together = game.cooperative or int(position.seats) == 1
        return NetSearch(self._nets[1], Numbered(position.copy(), encoder), rng, guide_of_nets(game), together)

    def decide(self, tree: NetSearch, turn: int) -> int:
        """The move to play: number after number, until it is whole. The tree moves along."""
        told = None
        while True:
            self.grow(tree, turn)
            told = told or (float(tree.expected()[tree.here.seat]), bool(tree.settled(0)))
            number = int(tree.best())
            there = tree.here.copy()
            there.play(number)
            if not advance(tree, number):
                tree.here.assign(there)
                tree.clear()
            if there.depth == 0:
                self.expects = told
                return int(there.last)

    def follow(self, tree: Uct, move: int) -> bool:
        """Moves the tree along the numbers of a move of the game."""
        here = tree.root
        assert isinstance(here, Numbered)
        numbers = [move] if here.seat == CHANCE else here.encoder.numbers(here.inner, move)
        return all(advance(tree, number) for number in numbers)


def net_bot(text: str, seed: int) -> NetBot | None:
    """The bot that this text names, if it names one with a net."""
    match = re.fullmatch(FORM, text)
    budget = Budget.read(match["budget"]) if match else None
    if match is None or budget is None:
        return None
    return NetBot(seed, budget, Path(match["file"]) if match["file"] else None)
