"""Root-parallel search: several processes grow a tree each from the same record, and their root counts are added up."""

from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from sortilege.kernel.match import Match
from sortilege.search.bot import Bot
from sortilege.search.search_bots import GuidedBot, UctBot, thinker
from sortilege.search.turn_plan import TurnPlan, beginning

Line = tuple[int, ...]  # a move, or those of a whole turn
Row = tuple[Line, int, float]  # how often it was tried, the mean score of the seat that chooses


@cache  # one a number of workers
def _pool(workers: int) -> ProcessPoolExecutor:
    """The processes, kept for the next choice; they end with the program."""
    return ProcessPoolExecutor(workers, get_context("spawn"))


def search_rows(record: str, text: str, seed: int) -> list[Row]:
    """Runs in a worker: what one search found out about each move, or about whole turns where it searches those."""
    match = Match.from_record(record)
    player = thinker(text, seed)
    assert isinstance(player, UctBot)
    position, played = beginning(match)
    if isinstance(player, GuidedBot) and (
        search := player.search_turns(match.game, position, player.rng(match), played)
    ):
        return [(tuple(line[len(played) :]), tries, mean) for line, tries, mean in search.table()]
    tree = player.search(match)
    proved = int(tree.best()) if tree.settled(0) else None
    return [((move,), visits + (10**9 if move == proved else 0), mean) for move, visits, mean in tree.table()]


def merge(tables: list[list[Row]]) -> list[Row]:
    """Adds up what several trees found; the most tried move first, of equals the better one."""
    visits: dict[Line, int] = {}
    total: dict[Line, float] = {}
    for line, n, mean in (row for table in tables for row in table):
        visits[line] = visits.get(line, 0) + n
        total[line] = total.get(line, 0.0) + n * mean
    rows = [(line, n, total[line] / n if n else 0.5) for line, n in visits.items()]
    return sorted(rows, key=lambda row: (-row[1], -row[2], row[0]))


class ParallelBot(Bot):
    """A searching bot on several cores: `guided 2s x2`."""

    def __init__(self, seed: int, inner: str, workers: int) -> None:
        super().__init__(seed)
        self.inner = inner
        self.workers = workers
        self._planned = TurnPlan()

    def choose(self, match: Match) -> str:
        moves = match.moves()
        if len(moves) < 2:
            return moves[0] if moves else super().choose(match)
        if decided := self._planned.next(match):
            return decided
        record = match.record()
        jobs = [
            _pool(self.workers).submit(search_rows, record, self.inner, self.seed * 8 + worker)
            for worker in range(self.workers)
        ]
        line = merge([job.result() for job in jobs])[0][0]
        self._planned.decide(match, list(line))
        return match.game.write_move(match.position, line[0])
