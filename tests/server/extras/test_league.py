"""The league of public books: fair pairs of games while nobody needs the machine, kept, and shown with intervals."""

import asyncio
import itertools
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from sortilege.games.grimoire.extras import duel, league
from sortilege.games.grimoire.extras.book_index import index, of_the_game
from sortilege.games.grimoire.extras.league import (
    ROUNDS,
    League,
    encounters,
    enter,
    entrants,
    key_of,
    standings,
    text_of,
)
from sortilege.server import worker_pool
from sortilege.server.app import make_app
from sortilege.server.play import room
from sortilege.server.play.hall import Hall
from sortilege.server.store.store import Store
from tests.server.people import House, Person

BOOKS = {name: text_of(book) for name, book in of_the_game("en").items() if text_of(book)}


class Machine:
    """Plays what it is given at once, unless somebody comes."""

    def __init__(self, result: Callable[[str, str, int, int], float | None]) -> None:
        self.result = result
        self.at_rest = True
        self.played: list[tuple[str, str, int, int]] = []

    async def idle(self, _: object, one: str, other: str, pair: int, seat: int) -> float | None:
        self.played.append((one, other, pair, seat))
        return self.result(one, other, pair, seat)


def league_on(store: Store, machine: Machine, first: bool = True) -> League:
    return League(cast(Hall, SimpleNamespace(store=store, studies=machine, first=first)))


def on_a_store(folder: Path, work: Callable[[Store], Any]) -> None:
    async def run() -> None:
        store = await asyncio.to_thread(Store, folder / "tables.db")
        try:
            await work(store)
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(run())


def test_books_that_fit_play_and_are_known_by_what_they_say() -> None:
    assert set(BOOKS) == {"attack", "guard", "gathering"}  # the examples are a collection
    assert {key_of(text_of(book)) for book in of_the_game("fr").values() if text_of(book)} == set(
        map(key_of, BOOKS.values())
    )
    unproved = index('Spell "X":\nThe earth gems of the caster move 1 arc inward.\n')
    assert text_of(unproved) == ""


def test_a_game_seen_from_both_sides_is_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "BOT", "random")
    attack, guard = BOOKS["attack"], BOOKS["guard"]
    for pair in range(3):
        mine = duel.points(attack, guard, pair, 0)
        assert mine == duel.points(attack, guard, pair, 0)
        assert mine + duel.points(guard, attack, pair, 1) == 1


def test_those_who_met_least_play_until_all_have_met_enough(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        machine = Machine(lambda one, other, pair, seat: float(seat == pair % 2))
        games = league_on(store, machine)
        assert await entrants(store) == list(BOOKS.values())
        played = 0
        while await games.play():
            known = await encounters(store)
            lengths = [len(met) for met in known.values()] + [0] * (3 - len(known))
            assert max(lengths) - min(lengths) <= 1
            played += 1
            assert played <= 3 * ROUNDS
        assert played == 3 * ROUNDS
        assert all(met == [0.5] * ROUNDS for met in known.values())
        assert len(set(machine.played)) == len(machine.played) == 6 * ROUNDS

    on_a_store(tmp_path, work)


def test_a_game_that_somebody_interrupts_is_played_again(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        there = [True]
        machine = Machine(lambda one, other, pair, seat: None if seat and there[0] else 1.0)
        games = league_on(store, machine)
        assert not await games.play()
        assert await encounters(store) == {}
        there[0] = False
        assert await games.play()
        assert [seat for *_, seat in machine.played] == [0, 1, 1]
        assert list((await encounters(store)).values()) == [[1.0]]

    on_a_store(tmp_path, work)


def test_of_several_processes_one_plays(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        machines = [Machine(lambda one, other, pair, seat: 0.5) for _ in range(2)]
        played = [await league_on(store, machine, first=machine is machines[1]).play() for machine in machines]
        assert (played, [len(machine.played) for machine in machines]) == ([False, True], [0, 2])

    on_a_store(tmp_path, work)


def test_while_somebody_needs_the_machine_not_even_the_store_is_asked(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        machine = Machine(lambda one, other, pair, seat: 0.5)
        machine.at_rest = False
        nowhere = cast(Store, None)  # whoever asks it stumbles
        assert not await league_on(nowhere, machine).play()
        assert machine.played == []
        machine.at_rest = True
        with pytest.raises(AttributeError):
            await league_on(nowhere, machine).play()
        assert await league_on(store, machine).play()

    on_a_store(tmp_path, work)


def test_books_whose_games_take_too_long_hold_nobody_up(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        def result(one: str, other: str, pair: int, seat: int) -> float:
            if (one, other) == tuple(sorted(BOOKS.values())[:2]):
                raise TimeoutError
            return 0.5

        games, tries = league_on(store, Machine(result)), 0
        while await games.play():
            tries += 1
            assert tries <= 2 * ROUNDS + 1
        assert [len(met) for met in (await encounters(store)).values()] == [ROUNDS, ROUNDS]

    on_a_store(tmp_path, work)


def test_what_two_processes_play_at_once_counts_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for result in (1.0, 0.0):
            await enter(store, ("a", "b"), 0, result)
        await enter(store, ("a", "b"), 1, 0.5)
        assert await encounters(store) == {("a", "b"): [1.0, 0.5]}

    on_a_store(tmp_path, work)


def test_the_table_has_shares_with_intervals() -> None:
    shown = [(name, of_the_game("en")[name]) for name in ("attack", "guard", "gathering")]
    attack, guard, gathering = (key_of(BOOKS[name]) for name, _ in shown)
    known = {(attack, guard): [1.0, 1.0, 0.5, 1.0], (guard, gathering): [0.0, 0.5], (attack, "gone"): [0.0] * 9}
    first, second, last = standings(shown, known)
    assert (first.title, first.score.games, first.score.mean) == ("attack", 8, 0.875)
    assert (second.title, second.score.games, second.score.mean) == ("gathering", 4, 0.75)
    assert (last.title, last.score.games) == ("guard", 12)
    assert last.score.mean == pytest.approx((0.5 + 0.5) / 6)
    for row in (first, second, last):
        assert 0 <= row.score.low < row.score.mean < row.score.high <= 1
    assert standings(shown, {}) == []


@pytest.mark.parametrize(("language", "words"), [("en", "League of public books"), ("fr", "Ligue des livres publics")])
def test_the_gallery_shows_the_table(house: House, language: str, words: str) -> None:
    person = house.person(language)
    assert words not in person.get("/gallery").text
    pair = key_of(BOOKS["attack"]), key_of(BOOKS["guard"])
    write = partial(enter, house.client.app.state.hall.store, pair, 0, 1.0)  # type: ignore[attr-defined]
    house.client.portal.call(write)  # type: ignore[union-attr]
    page = person.get("/gallery").text
    assert words in page
    assert page.index("<td>2</td>") > page.index('id="g-league"')


@pytest.mark.parametrize("told", [True, False])
def test_a_server_plays_if_it_is_told_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: bool) -> None:
    begun = threading.Event()

    async def play(_: League) -> bool:
        begun.set()
        return False

    monkeypatch.setattr(League, "play", play)
    with TestClient(make_app(tmp_path / "tables.db", pace=0, idle=told)) as client:
        assert client.get("/health").status_code == 200
        assert begun.wait(10 if told else 0.2) == told


def decided(one: str, other: str, pair: int, seat: int) -> float:
    """A game that is over at once: whoever begins wins."""
    return float(seat == 0)


def test_a_server_plays_in_a_worker_until_somebody_sits_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People who play each other need no worker, and yet have the machine to themselves."""
    need = worker_pool.Need()
    monkeypatch.setattr(worker_pool, "NEED", need)
    monkeypatch.setattr(room, "NEED", need)
    monkeypatch.setattr(worker_pool, "QUIET", 0.0)
    monkeypatch.setattr(league, "PAUSE", 0.05)
    monkeypatch.setattr(league, "points", decided)
    with TestClient(make_app(tmp_path / "tables.db", pace=0, idle=True)) as client:
        known: dict[tuple[str, str], list[float]] = {}
        while not known:
            known = client.portal.call(encounters, client.app.state.hall.store)  # type: ignore[union-attr, attr-defined]
        assert set(itertools.chain(*known.values())) == {0.5}
        person = Person(client, "en")
        asked = need.asked
        with person.at(person.open(**{"seat-1": "me"})):
            assert need.asked > asked


def test_a_league_that_stumbles_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    async def play(_: League) -> bool:
        tries.append(1)
        if len(tries) == 1:
            raise RuntimeError("a worker died")
        return False

    async def run() -> None:
        playing = asyncio.create_task(league.play_on(cast(Hall, None)))
        for _ in range(1000):
            await asyncio.sleep(0.01)
            if len(tries) > 2:
                break
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    monkeypatch.setattr(League, "play", play)
    monkeypatch.setattr(league, "PAUSE", 0.01)
    asyncio.run(run())
    assert len(tries) > 2
