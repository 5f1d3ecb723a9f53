"""`net 100`: PUCT with the net that comes with the game; `net FILE 2s` with another one."""

import re
from pathlib import Path

from sortilege.kernel.errors import BadOption
from sortilege.kernel.game import AnyGame
from sortilege.kernel.numbered import Numbered
from sortilege.kernel.position import Position
from sortilege.kernel.rng import Rng
from sortilege.search.bot import Bot
from sortilege.search.budget import Budget, Stopwatch
from sortilege.search.net_file import net_for
from sortilege.search.net_tree import NetSearch

C_PUCT = 1.5
PORTION = 8  # simulations between two looks at the clock
FORM = r"net(?: (?P<file>\S*[^\s\d.s]\S*))? (?P<budget>[\d. s]+)"


class NetBot(Bot):
    """The move that search with a net tried most."""

    def __init__(self, seed: int, budget: Budget, file: Path | None = None) -> None:
        super().__init__(seed)
        self.budget = budget
        self.file = file
        self.clock = Stopwatch(budget.seconds or 0.0)

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        encoder = game.encoder(position.options or game.options())
        together = game.cooperative or int(position.seats) == 1
        if encoder is None or (int(position.seats) > 2 and not together):
            raise BadOption(f"no net plays {game.key} with {position.seats} seats")
        net, there = net_for(game, encoder, self.file), Numbered(position.copy(), encoder)
        while True:  # number after number, until the move is whole
            search = NetSearch(net, there, rng, C_PUCT, together)
            search.run(2)
            self.spend(search, int(position.turn))
            self.expects = float(search.tree.expected()), False
            there.play(search.best())
            if there.depth == 0:
                return int(there.last)

    def spend(self, search: NetSearch, turn: int) -> None:
        """Searches as far as the budget goes."""
        most = self.budget.simulations
        if self.budget.seconds is None:
            search.run(max(0, (most or 0) - int(search.tree.simulations())))
            return
        begun = Stopwatch.now()
        end = begun + self.clock.begin(turn)
        while Stopwatch.now() < end and (most is None or search.tree.simulations() < most):
            search.run(PORTION)
        self.clock.spent(Stopwatch.now() - begun)


def net_bot(text: str, seed: int) -> NetBot | None:
    """The bot that this text names, if it names one with a net."""
    match = re.fullmatch(FORM, text)
    budget = Budget.read(match["budget"]) if match else None
    if match is None or budget is None:
        return None
    return NetBot(seed, budget, Path(match["file"]) if match["file"] else None)
