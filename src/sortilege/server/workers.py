"""What is done in worker processes: bots think, books are proved. A bot gets the record, never the seed."""

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from sortilege import build
from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match
from sortilege.kernel.record import read_record
from sortilege.kernel.registry import game as find_game
from sortilege.search.analysis import MoveVerdict, advise, analyse
from sortilege.search.bot import Bot
from sortilege.search.bots import bot
from sortilege.search.judge import Advice
from sortilege.search.manners import Decision, manners, outlook
from sortilege.search.perfect import make_little
from sortilege.server import worker_pool
from sortilege.server.limits import Shares, address_group
from sortilege.server.words import WORDS
from sortilege.server.worker_pool import WorkerPool, nearest

# From the weakest to the strongest, by the names that people see; what each level does in a game, and how long it
# thinks about a turn, stands in that game's levels.toml.
BOTS = {
    "jester": "level 1",
    "novice": "level 2",
    "apprentice": "level 3",
    "companion": "level 4",
    "adept": "level 5",
    "mage": "level 6",
    "master": "level 7",
    "archmage": "level 8",
}
SIMPLEST = "jester"
USUAL = list(BOTS)[len(BOTS) // 2]  # to begin with: neither the weakest nor the strongest
BEST = 3  # moves in a hint
LITTLE = 350_000 if build.compiled else 2_500  # numbers of endings that are solved on the way, in a second or two,
A_MOMENT = 0.2  # seconds of them at each move of a bot
LONGEST_STUDY = 90.0  # seconds of one proof
LONGEST_READING = 15.0  # seconds of what is read without a proof
MOST_WAITING = 100  # proofs that run or wait, and as many readings;
MOST_OF_ONE = 24  # of one address: a page asks for several at once, and who leaves it asks anew
MINDS = 8  # bots that a worker remembers, with the tree of their last move and the turn they decided on
A_WHILE = 3.0  # seconds of an analysis before whoever waits for more urgent things is served
LONGEST = 60.0  # seconds after which a bot has failed; its time begins when a worker is free
LOOK = 0.5  # seconds between two looks whether it still is
Result = TypeVar("Result")


_minds: "OrderedDict[str, Bot]" = OrderedDict()  # of one worker: the bots that were asked last


def choose(record: str, level: str, mind: str = "") -> Decision:
    """Runs in a worker: what a bot of this level does; one that was asked before goes on where it was."""
    player, match = _remember(level, mind), known_match(record)
    make_little(match.game, match.position, LITTLE, seconds=A_MOMENT)
    seat, move = match.seat, player.choose(match)
    expected, own = outlook(player, match, seat), manners(match)
    return Decision(move, own.hopeless(match, expected), own.offers(match, expected))


def agrees(record: str, level: str, mind: str, seat: int) -> bool:
    """Runs in a worker: whether the bot of this seat accepts a draw."""
    match = known_match(record)
    return manners(match).accepts(match, outlook(_remember(level, mind), match, seat))


def _remember(level: str, mind: str) -> Bot:
    """The bot that plays for this mind, with what it remembers; a new one if it was forgotten."""
    name = f"{mind} {level}" if mind else ""
    player = _minds.pop(name, None) or bot(BOTS[level], int.from_bytes(os.urandom(4), "big"))
    if name:
        _minds[name] = player
        while len(_minds) > MINDS:
            _minds.popitem(last=False)
    return player


def best_moves(record: str) -> list[Advice]:
    """Runs in a worker: the best moves with what they may bring."""
    match = known_match(record)
    make_little(match.game, match.position, LITTLE)
    return advise(match, most=BEST)


def known_match(text: str) -> Match:
    """Runs in a worker: the match of a record that the server has read; what is slow about it was studied there."""
    record = read_record(text)
    game = find_game(record.game)
    if game.is_slow(record.options):
        game.learn(game.granted(record.options))
    return Match.from_record(text)


class SomeVerdicts(msgspec.Struct, frozen=True):
    """Some verdicts on a game, and whether there are no more."""

    verdicts: list[MoveVerdict]
    done: bool


def judge(record: str, thinker: str, first: int) -> SomeVerdicts:
    """Runs in a worker: the choices of a game from this one on, as many as a few seconds bring: others wait too."""
    verdicts, until = list[MoveVerdict](), time.monotonic() + A_WHILE
    for verdict in analyse(known_match(record), thinker, first=first):
        verdicts.append(verdict)
        if time.monotonic() > until:
            return SomeVerdicts(verdicts, False)
    return SomeVerdicts(verdicts, True)


def study_json(key: str, values: dict[str, Any]) -> str:
    """Runs in a worker on another machine: what is slow to find out about options, as JSON."""
    game = find_game(key)
    return game.write_study(game.study(values))


def read_study(key: str, text: str) -> object:
    """Runs in a worker: what another machine has found out."""
    return find_game(key).read_study(text)


class Busy(SortilegeError):
    """Too many ask at once, or one asks too much."""


class StudyWorker:
    """Workers for what may take long: books of one's own, at the workshop and in the options of games.

    Two prove, one reads, one plays. Who asks again is served where the proofs are remembered, unless the other worker
    is free.
    """

    def __init__(self) -> None:
        self._provers = [WorkerPool(1, LONGEST_STUDY) for _ in range(2)]
        self._readers = [WorkerPool(1, LONGEST_READING)]
        self._players = [WorkerPool(1, LONGEST_STUDY)]
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._proofs = Shares(MOST_WAITING, MOST_OF_ONE)
        self._readings = Shares(MOST_WAITING, MOST_OF_ONE)
        self._games = Shares(MOST_WAITING, MOST_OF_ONE)
        self.elsewhere: Callable[[str, Mapping[str, Any]], Awaitable[str | None]] | None = None  # who may prove too

    async def run(self, work: Callable[..., Result], *given: Any, who: str = "") -> Result:
        """Calls a function in a worker that proves; Busy if that takes too long, too many wait or one asks too much."""
        return await self._asked(self._provers, self._proofs, who, work, *given)

    async def read(self, work: Callable[..., Result], *given: Any, who: str = "") -> Result:
        """The same for what proves nothing, so that it never waits for a proof."""
        return await self._asked(self._readers, self._readings, who, work, *given)

    async def play(self, work: Callable[..., Result], *given: Any, who: str = "") -> Result:
        """The same for games that bots play, so that no proof waits for them."""
        return await self._asked(self._players, self._games, who, work, *given)

    @property
    def at_rest(self) -> bool:
        """Does nobody need the machine?"""
        return worker_pool.NEED.idle

    async def idle(self, work: Callable[..., Result], *given: Any) -> Result | None:
        """Calls a function in the worker that plays while the machine is idle; None if somebody needs it."""
        if not self.at_rest:
            return None
        asked = worker_pool.NEED.asked
        call = asyncio.ensure_future(self._players[0].run_idly(work, *given))
        try:
            while worker_pool.NEED.asked == asked:
                await asyncio.wait({call}, timeout=LOOK)
                if call.done():
                    return call.result()
            return None
        finally:
            call.cancel()
            with suppress(asyncio.CancelledError, BrokenProcessPool, TimeoutError):
                await call

    async def _asked(
        self, pools: list[WorkerPool], shares: Shares, who: str, work: Callable[..., Result], *given: Any
    ) -> Result:
        """Asks a worker, for each address one thing after the other, so that nobody waits for all that another asks."""
        if not shares.begin(who):
            raise Busy.said(WORDS, "busy-many")
        turn = self._turns.setdefault(f"{address_group(who)} {id(pools)}", asyncio.Lock()) if who else asyncio.Lock()
        try:
            async with turn:
                for _ in range(2):  # if somebody ended the worker, once more with a new one
                    with suppress(BrokenProcessPool):
                        return await nearest(pools, who).run(work, *given)
            raise Busy.said(WORDS, "busy-closed")
        except TimeoutError as error:
            raise Busy.said(WORDS, "busy-long") from error
        finally:
            shares.end(who)

    async def prepare(self, game: AnyGame, values: Mapping[str, Any], who: str = "") -> None:
        """Finds out in the worker what takes long about these options, so that they can then be made at once."""
        if game.is_slow(values):
            found = await self.elsewhere(game.key, values) if self.elsewhere else None
            if found:
                game.learn(await self.read(read_study, game.key, found, who=who))
            else:
                game.learn(await self.run(study, game.key, dict(values), who=who))

    async def prepare_record(self, text: str, who: str = "") -> None:
        """The same for the options of a record; what is wrong with it is told by who reads it."""
        try:
            record = await asyncio.to_thread(read_record, text)
            game = find_game(record.game)
        except SortilegeError:
            return
        await self.prepare(game, record.options, who)

    def close(self) -> None:
        for pool in (*self._provers, *self._readers, *self._players):
            pool.close()


def study(key: str, values: dict[str, Any]) -> object:
    """Runs in a worker: what is slow to find out about options."""
    return find_game(key).study(values)


class BotWorkers:
    """The bots of a server. Those of tables where nobody but bots plays wait until nobody else is asked for.

    Each worker is a pool of its own, so that a bot is asked where it is remembered. A worker that dies, or is busy when
    another is free, costs what the bot remembers, and nothing else.
    """

    def __init__(self, workers: int) -> None:
        self.asked = 0
        self.failed = 0
        self._pools = [WorkerPool(1, LONGEST) for _ in range(workers)]
        self._people = 0  # calls under way for tables with people
        self._quiet = asyncio.Event()
        self._quiet.set()

    async def choose(self, record: str, level: str, people: bool = True, mind: str = "") -> Decision:
        """What a bot does, by the name under which it is remembered; any exception means that it has failed."""
        if not people:
            await self._quiet.wait()
            return await self._ask(mind, choose, record, level, mind)
        self._people += 1
        self._quiet.clear()
        try:
            return await self._ask(mind, choose, record, level, mind)
        finally:
            self._people -= 1
            if not self._people:
                self._quiet.set()

    async def agrees(self, record: str, level: str, mind: str, seat: int) -> bool:
        """Whether a bot accepts a draw."""
        return await self._ask(mind, agrees, record, level, mind, seat)

    async def advise(self, record: str) -> list[Advice]:
        """The best moves now, the best first."""
        return await self._ask("", best_moves, record)

    async def judge(self, record: str, thinker: str, first: int) -> SomeVerdicts | None:
        """Some verdicts on a game, from somebody who thinks elsewhere; None if nobody does."""
        return None

    async def study(self, key: str, values: Mapping[str, Any]) -> str | None:
        """What is slow about options, from somebody who thinks elsewhere, as JSON; None if nobody does."""
        return None

    async def _ask(self, mind: str, work: Callable[..., Result], *given: str | int) -> Result:
        """Asks a worker; if somebody ended it, once more: what broke it may have been another's question."""
        self.asked += 1
        with suppress(BrokenProcessPool):
            return await self._counted(nearest(self._pools, mind), work, *given)
        return await self._counted(nearest(self._pools, mind), work, *given)

    async def _counted(self, pool: WorkerPool, work: Callable[..., Result], *given: str | int) -> Result:
        try:
            return await pool.run(work, *given)
        except (BrokenProcessPool, TimeoutError):
            self.failed += 1
            raise

    def close(self) -> None:
        for pool in self._pools:
            pool.close()
