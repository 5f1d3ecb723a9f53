"""What an older version made opens, replays and reads: records, positions, and a server's database."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import sortilege
from sortilege.server.app import make_app
from tests.server.people import House, Person

HERE = Path(__file__).parent
GAMES = ("archimage", "grimoire", "madness", "morris", "spell")
TABLES: list[dict[str, Any]] = json.loads((HERE / "tables.json").read_text(encoding="utf-8"))
RULED_ANEW = re.compile(r" (show|land)-[ct]")  # an unverified spell is shown in any order now (G7.2)
FIRST_LINE = "Sortilege record 1\n"
NEWER = ("madness",)  # games whose rules have a new version since: what was kept of them can only be looked at


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


@pytest.mark.parametrize("key", GAMES)
def test_records_replay(key: str) -> None:
    records = (HERE / f"{key}.records").read_text(encoding="utf-8").split(FIRST_LINE)[1:]
    assert len(records) >= len(sortilege.game(key).option_sets())
    for record in records:
        match = sortilege.Match.from_record(FIRST_LINE + record)
        assert match.game.key == key
        if key in NEWER:
            assert "version 1 of the rules" in match.view_only
            assert match.ply > 0
            continue
        assert not match.view_only
        assert match.record() == FIRST_LINE + record


@pytest.mark.parametrize("key", GAMES)
def test_positions_read(key: str) -> None:
    game = sortilege.game(key)
    rows = [line.split("\t") for line in (HERE / "positions.tsv").read_text(encoding="utf-8").splitlines()]
    for _, options, *facts, moves, text in [row for row in rows if row[0] == key]:
        position = game.read(text, game.make_options(json.loads(options)))
        texts = [game.write_move(position, move) for move in position.moves()]
        assert game.write(position) == text
        if RULED_ANEW.search(text):
            assert len(texts) >= int(facts[2])
            continue
        assert [int(position.seat), int(position.turn), len(texts)] == [int(fact) for fact in facts], text
        assert digest("\n".join(texts)) == moves, text


@contextmanager
def server(folder: Path) -> Iterator[House]:
    """A server that goes on with the old database, as if it had been stopped a moment ago."""
    path = folder / "tables.db"
    path.write_bytes((HERE / "tables.db").read_bytes())
    database = sqlite3.connect(path)
    with database:
        database.execute("UPDATE tables SET touched = unixepoch()")
    database.close()
    with TestClient(make_app(path, pace=0, rate=1000)) as client:
        yield House(client)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with server(tmp_path_factory.mktemp("old")) as house:
        yield house


def guest(house: House, language: str = "en") -> Person:
    """The person who sits at all these tables."""
    person = house.person(language)
    person.cookies["guest"] = "o" * 43
    return person


def _played() -> dict[str, tuple[str, int]]:
    """The game of each table, and the version of the rules that it was played by."""
    database = sqlite3.connect(f"file:{HERE / 'tables.db'}?mode=ro&immutable=1", uri=True)
    rows = database.execute("SELECT id, game, rules FROM tables").fetchall()
    database.close()
    return {name: (game, rules) for name, game, rules in rows}


PLAYED = _played()


def _newer(row: dict[str, Any]) -> bool:
    """Whether the rules of this table's game have changed since."""
    game, rules = PLAYED[row["id"]]
    return sortilege.game(game).version > rules


@pytest.mark.parametrize("row", [row for row in TABLES if _newer(row)], ids=lambda row: row["name"])
def test_tables_of_older_rules_are_looked_at(house: House, row: dict[str, Any]) -> None:
    person = guest(house)
    with person.at(row["id"]) as window:
        assert "version 1 of the rules" in window.frame["view_only"]
        assert window.frame["ply"] > 0
        assert not window.frame.get("mine")
        assert window.board["html"]
    assert person.get(f"/table/{row['id']}/record").status_code == 200


PEOPLE = [row for row in TABLES if not row["bot"] and not _newer(row)]


@pytest.mark.parametrize("row", PEOPLE, ids=lambda row: row["name"])
def test_tables_resume(house: House, row: dict[str, Any]) -> None:
    for language in ("en", "fr"):
        person = guest(house, language)
        with person.at(row["id"]) as window:
            frame = window.frame
            told = [line["ply"] for line in window.log if "ply" in line]
            assert told == sorted(set(told))  # sentences may become better, but each ply is told, and in its order
            assert told[-1:] == ([row["ply"] - 1] if row["ply"] else [])
            assert all(line["text"] for line in window.log)
            asks, result = row[f"ask-{language}"]
            assert [bool(window.board["ask"]), bool(frame.get("result"))] == [bool(asks), bool(result)]
    same = ("rev", "seat", "turn", "ply", "mine", "can", "offer", "waiting", "next", "view_only")
    assert {name: frame.get(name) for name in same} == {name: row[name] for name in same}
    shown = ("kind", "points", "score")
    assert [{name: seat.get(name) for name in shown} for seat in frame["seats"]] == [
        {name: seat[name] for name in shown} for seat in row["seats"]
    ]
    for seat, before in zip(frame["seats"], row["seats"], strict=True):
        assert seat["name"].startswith(before["name"])  # of several of one name, more is said now
    length, course = row["record"]
    record = person.get(f"/table/{row['id']}/record").text
    assert digest(record[:length]) == course
    offered = [move[0] for move in window.board.get("moves", [])]
    legal = sortilege.Match.from_record(record).moves() if offered else []
    assert offered[: len(legal)] == legal  # behind them, what people may do in another order
    assert digest("\n".join(legal)) == row["moves"]


@pytest.mark.parametrize("row", [row for row in TABLES if row["bot"] and not _newer(row)], ids=lambda row: row["name"])
def test_bots_go_on(house: House, row: dict[str, Any]) -> None:
    person = guest(house)
    length, course = row["record"]
    with person.at(row["id"]) as window:
        window.until("mine")
        window.play()
    record = person.get(f"/table/{row['id']}/record").text.rstrip()
    assert digest(record[:length]) == course
    assert len(record) > length


def test_an_offer_is_answered(tmp_path: Path) -> None:
    offered = next(row for row in TABLES if row["name"] == "a draw is offered")
    with server(tmp_path) as house, guest(house).at(offered["id"]) as window:
        assert window.frame["offer"] == "draw"
        window.ask("answer", yes=True)
        window.until("seat == -2")
        assert [seat["score"] for seat in window.frame["seats"]] == [0.5, 0.5]


@pytest.mark.parametrize("path", [f"/replay/{'R' * 24}", f"/workshop/{'B' * 24}"])
def test_kept_texts_are_shown(house: House, path: str) -> None:
    assert guest(house).get(path).status_code == 200
