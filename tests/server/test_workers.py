"""Bots in their worker processes: asked again, they go on where they were."""

import asyncio
import os
import select
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.requests import ClientDisconnect, Request

from sortilege import Match
from sortilege.search.bot import Bot
from sortilege.search.bots import LevelBot
from sortilege.search.perfect import FOLDER
from sortilege.search.search_bots import GuidedBot, UctBot
from sortilege.server import worker_pool, workers
from sortilege.server.http import while_there
from sortilege.server.play import requests
from sortilege.server.play.opening import TableRequest
from sortilege.server.worker_pool import WorkerPool, nearest
from sortilege.server.workers import MINDS, BotWorkers, StudyWorker, agrees, choose


def play_on(match: Match, level: str, mind: str) -> UctBot:
    """Lets a remembered bot choose, and another move answer it; returns the bot."""
    match.play(choose(match.record(), level, mind).move)
    match.play(match.moves()[0])
    bot = remembered(mind, level)
    assert isinstance(bot, UctBot)
    return bot


def remembered(mind: str, level: str) -> Bot | None:
    """The bot that plays a level for this mind."""
    player = workers._minds[f"{mind} {level}"]
    assert isinstance(player, LevelBot)
    return player._inner


def test_a_bot_that_is_asked_again_keeps_its_tree() -> None:
    match = Match("morris", start="w.w/.w./.b./b.b.../.../b../... w 0/0 60")
    bot = play_on(match, "adept", "table/0")
    assert bot._memory is not None
    assert bot._memory.moves == []
    choose(match.record(), "adept", "table/0")
    assert remembered("table/0", "adept") is bot
    assert bot._memory.moves == [ply.move for ply in match.history]
    assert bot._memory.tree.simulations() > 0


def test_a_bot_of_another_table_begins_anew() -> None:
    match = Match("morris", seed=3)
    assert play_on(match, "adept", "one/0") is not play_on(match, "adept", "another/0")


def test_a_turn_that_was_decided_on_is_not_thought_about_again() -> None:
    match = Match("spell", seed=5, setup="quick")
    seat, turn = match.seat, match.turn
    decided: set[tuple[str, ...]] = set()
    while (match.seat, match.turn) == (seat, turn):
        match.play(choose(match.record(), "adept", "spell/0").move)
        bot = remembered("spell/0", "adept")
        assert isinstance(bot, GuidedBot)
        decided.add(tuple(bot._planned.texts))
    assert decided == {tuple(ply.text for ply in match.history)}


TWO_TO_ONE = "F..........F......f..... 0 play 0000/0000 cc - - 0 90 -"  # a draw
# The same after 26 turns in which nothing happened.
LATER = (
    "............FF...f...... 0 play 0000/0000 cc - - 0 116 12-13.19-20.1-8.20-19.8-16.19-20.16-24.20-21.24-23.21-20."
    "23-24.20-21.24-23.21-20.13-12.20-21.12-11.21-20.23-22.20-19.11-12.19-18.22-14.18-10.12-13.10-18"
)


def test_two_gems_against_one_come_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody can win is solved when a bot comes to it, and then it offers a draw, however weak it is."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    match, later = (Match("grimoire", start=text, book0="none", book1="none") for text in (TWO_TO_ONE, LATER))
    assert not choose(match.record(), "jester").offers_draw
    assert not agrees(match.record(), "jester", "", 0)
    assert choose(match.record(), "master").offers_draw
    assert choose(later.record(), "jester").offers_draw
    assert agrees(later.record(), "jester", "", 1)


def test_a_worker_remembers_a_few_bots_only() -> None:
    text = Match("morris", seed=3).record()
    for number in range(MINDS + 3):
        choose(text, "jester", f"{number}/0")
    assert len(workers._minds) == MINDS
    assert f"{MINDS + 2}/0 jester" in workers._minds
    assert "0/0 jester" not in workers._minds


def test_a_bot_is_asked_where_it_is_remembered_unless_that_worker_is_busy() -> None:
    async def look() -> None:
        bots = BotWorkers(3)
        home = nearest(bots._pools, "table/1")
        assert nearest(bots._pools, "table/1") is home
        async with home._free:
            other = nearest(bots._pools, "table/1")
            assert other is not home
        assert nearest(bots._pools, "table/1") is home
        bots.close()

    asyncio.run(look())


def test_who_leaves_while_waiting_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A call that waits is dropped; one that is under way is ended after a while, and the next one is answered."""
    monkeypatch.setattr(worker_pool, "GRACE", 0.1)

    async def scene() -> None:
        pool = WorkerPool(1, 60)
        try:
            assert await pool.run(len, "abc") == 3
            long = asyncio.create_task(pool.run(time.sleep, 50))
            waiting = asyncio.create_task(pool.run(Path.touch, tmp_path / "waited"))
            await asyncio.sleep(0.3)
            waiting.cancel()
            long.cancel()
            ended = await asyncio.wait_for(asyncio.gather(long, waiting, return_exceptions=True), 20)
            assert all(isinstance(one, asyncio.CancelledError) for one in ended)
            assert await asyncio.wait_for(pool.run(len, "abcd"), 30) == 4
            assert not (tmp_path / "waited").exists()
        finally:
            pool.close()

    asyncio.run(scene())


def test_a_short_call_of_somebody_who_left_costs_no_worker() -> None:
    async def scene() -> None:
        pool = WorkerPool(1, 60)
        try:
            worker = await pool.run(os.getpid)
            short = asyncio.create_task(pool.run(time.sleep, 0.3))
            await asyncio.sleep(0.1)
            short.cancel()
            await asyncio.gather(short, return_exceptions=True)
            assert await pool.run(os.getpid) == worker
        finally:
            pool.close()

    asyncio.run(scene())


def test_idle_work_gives_way_to_whoever_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "NEED", worker_pool.Need())
    monkeypatch.setattr(worker_pool, "QUIET", 0.0)
    monkeypatch.setattr(worker_pool, "GRACE", 0.1)
    monkeypatch.setattr(workers, "LOOK", 0.05)

    async def scene() -> None:
        studies = StudyWorker()
        try:
            assert await studies.idle(len, "abc") == 3
            idle = asyncio.create_task(studies.idle(select.select, [], [], [], 50))
            await asyncio.sleep(0.3)
            assert await asyncio.wait_for(studies.read(len, "abcd"), 30) == 4
            assert await asyncio.wait_for(idle, 20) is None
            monkeypatch.setattr(worker_pool, "QUIET", 3600.0)
            assert await studies.idle(len, "abc") is None  # somebody was here a moment ago
        finally:
            studies.close()

    asyncio.run(scene())


@pytest.mark.parametrize("leaves", [True, False])
def test_work_goes_on_while_who_asked_is_there(leaves: bool) -> None:
    stopped: list[str] = []

    async def work() -> str:
        try:
            await asyncio.sleep(30 if leaves else 0.05)
        except asyncio.CancelledError:
            stopped.append("work")
            raise
        return "done"

    async def receive() -> dict[str, str]:
        await asyncio.sleep(0.1 if leaves else 30)
        return {"type": "http.disconnect"}

    async def scene() -> str:
        request = Request({"type": "http"}, receive)
        return await asyncio.wait_for(while_there(request, work()), 20)

    if leaves:
        with pytest.raises(ClientDisconnect):
            asyncio.run(scene())
    else:
        assert asyncio.run(scene()) == "done"
    assert stopped == (["work"] if leaves else [])


def test_who_leaves_before_the_table_is_open_leaves_no_proof_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    events: list[str] = []

    class Hall:
        async def admit(self, address: str, kind: str) -> None:
            events.append(kind)

        async def prepare(self, plan: object, address: str) -> None:
            try:
                await asyncio.sleep(30)
            except asyncio.CancelledError:
                events.append("stopped")
                raise

        async def open(self, *given: object) -> str:
            events.append("opened")
            return "x"

    async def receive() -> dict[str, str]:
        await asyncio.sleep(0.05)
        return {"type": "http.disconnect"}

    monkeypatch.setattr(requests, "hall_of", lambda _: Hall())
    monkeypatch.setattr(requests, "visitor_of", lambda _: SimpleNamespace(guest="g", name="Anna", language="en"))
    request = Request({"type": "http", "client": ("1.2.3.4", 5)}, receive)
    with pytest.raises(ClientDisconnect):
        asyncio.run(asyncio.wait_for(requests.open_table(request, TableRequest("grimoire")), 20))
    assert events == ["tables", "stopped"]
