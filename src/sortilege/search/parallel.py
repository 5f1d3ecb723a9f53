"""Root-parallel search: several processes grow a tree each from the same record, and their root counts are added up."""

from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from sortilege.kernel.match import Match
from sortilege.search.player import Bot
from sortilege.search.thinkers import UctBot, thinker

Row = tuple[str, int, float]  # a move, how often it was tried, the mean score of the seat that chooses


@cache
def _pool(workers: int) -> ProcessPoolExecutor:
    """The processes, kept for the next choice; they end with the program."""
    return ProcessPoolExecutor(workers, get_context("spawn"))


def search_rows(record: str, text: str, seed: int) -> list[Row]:
    """Runs in a worker: what one tree found out about each move."""
    match = Match.from_record(record)
    one = thinker(text, seed)
    assert isinstance(one, UctBot)
    tree = one.search(match)
    proved = int(tree.best()) if tree.settled(0) else None
    position = match.position
    return [
        (match.game.write_move(position, move), visits + (10**9 if move == proved else 0), mean)
        for move, visits, mean in tree.table()
    ]


def merge(tables: list[list[Row]]) -> list[Row]:
    """Adds up what several trees found; the most tried move first, of equals the better one."""
    visits: dict[str, int] = {}
    total: dict[str, float] = {}
    for text, n, mean in (row for table in tables for row in table):
        visits[text] = visits.get(text, 0) + n
        total[text] = total.get(text, 0.0) + n * mean
    rows = [(text, n, total[text] / n if n else 0.5) for text, n in visits.items()]
    return sorted(rows, key=lambda row: (-row[1], -row[2], row[0]))


class ParallelBot(Bot):
    """A searching bot on several cores: `guided 2s x2`."""

    def __init__(self, seed: int, inner: str, workers: int) -> None:
        super().__init__(seed)
        self.inner = inner
        self.workers = workers

    def choose(self, match: Match) -> str:
        moves = match.moves()
        if len(moves) < 2:
            return moves[0] if moves else super().choose(match)
        record = match.record()
        jobs = [
            _pool(self.workers).submit(search_rows, record, self.inner, self.seed * 8 + one)
            for one in range(self.workers)
        ]
        return merge([job.result() for job in jobs])[0][0]
