"""The database as a whole: upgraded from files of before, copied to PostgreSQL and back, backed up, examined."""

import shutil
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import json
from starlette.testclient import TestClient
from typer.testing import CliRunner, Result

from sortilege.cli.database import app as command
from sortilege.server.app import make_app
from sortilege.server.play.table import TableSettings
from sortilege.server.store.columns import SCHEMA, VERSION
from sortilege.server.store.database import Unusable, engine_of, prepare, url_of
from sortilege.server.store.moving import copy
from sortilege.server.store.upgrade import configuration, upgrade
from tests.postgres import Postgres
from tests.server.people import House

OLD = Path(__file__).parents[2] / "old" / "tables.db"
KEPT = ("tables", "seats", "holds", "events", "papers")


def rows_of(where: Path | str) -> dict[str, list[tuple[Any, ...]]]:
    engine = engine_of(url_of(where))
    with engine.connect() as connection:
        chosen = {name: SCHEMA.tables[name] for name in KEPT}
        found = {
            name: sorted(tuple(row) for row in connection.execute(sa.select(table))) for name, table in chosen.items()
        }
    engine.dispose()
    return found


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, list(arguments), catch_exceptions=False)


def old_file(folder: Path) -> Path:
    return Path(shutil.copy(OLD, folder / "tables.db"))


def test_a_file_of_before_becomes_the_schema_of_now_and_a_copy_stays(tmp_path: Path) -> None:
    path = old_file(tmp_path)
    engine = engine_of(url_of(path))
    prepare(engine)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), SCHEMA)
        assert [one for one in differences if one[0] != "remove_table"] == []
        kept = {row[0] for row in connection.exec_driver_sql("SELECT table_id FROM keepers")}
        rows = rows_of(path)
        bots = {row[0] for row in rows["seats"] if row[5]}
        timed = {row[0] for row in rows["tables"] if json.decode(row[5], type=TableSettings).clock.kind != "none"}
        assert kept == (bots | timed) - {row[0] for row in rows["tables"] if row[9]}
        assert kept
    engine.dispose()
    copy_before = tmp_path / f"tables.db.before-{VERSION}"
    assert copy_before.read_bytes()[:16] == OLD.read_bytes()[:16]
    engine = engine_of(url_of(copy_before))
    with engine.connect() as connection:
        assert not sa.inspect(connection).has_table("keepers")
    engine.dispose()


def test_migrations_make_in_postgresql_what_a_new_database_has(postgres: Postgres) -> None:
    engine = engine_of(url_of(postgres.empty()))
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SCHEMA) == []
    prepare(engine)
    engine.dispose()
    assert ScriptDirectory.from_config(configuration()).get_current_head() == VERSION


def test_a_database_may_be_one_version_newer_and_not_two(postgres: Postgres) -> None:
    engine = engine_of(url_of(postgres.database()))
    for version, usable in ((int(VERSION) + 1, True), (int(VERSION) + 2, False), (int(VERSION) - 1, False)):
        with engine.begin() as connection:
            connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{version:04}'")
        if usable:
            prepare(engine)
        else:
            with pytest.raises(Unusable, match=r"newer version|database upgrade"):
                prepare(engine)
    engine.dispose()


def test_a_house_moves_to_postgresql_and_back(postgres: Postgres, tmp_path: Path) -> None:
    path = old_file(tmp_path)
    engine = engine_of(url_of(path))
    prepare(engine)
    engine.dispose()
    url = postgres.database()
    assert run("copy", "--from", f"sqlite:{path}", "--to", url).exit_code == 0
    assert rows_of(path) == rows_of(url)
    assert run("backup", "--database", url, str(tmp_path / "backup.db")).exit_code == 0
    assert rows_of(path) == rows_of(tmp_path / "backup.db")
    with pytest.raises(Unusable, match="not empty"):
        copy(path, url)
    with TestClient(make_app(url, pace=0, rate=1000)) as client:
        person = House(client).person()
        person.cookies = {"guest": "o" * 43}
        table = next(row[0] for row in rows_of(url)["tables"] if row[1] == "morris" and not row[9])
        with person.at(table) as window:
            assert window.board["html"]


def test_a_backup_is_brought_back(postgres: Postgres, tmp_path: Path) -> None:
    url, backup = postgres.database(), tmp_path / "backup.db"
    with TestClient(make_app(url, pace=0, rate=1000)) as client:
        person = House(client).person()
        table = person.open(**{"seat-1": "me"})
        with person.at(table) as window:
            window.play()
            assert run("backup", "--database", url, str(backup)).exit_code == 0
            window.play()
        assert run("restore", "--database", url, str(backup), "--replace").exit_code == 0
        while client.app.state.hall.rooms:  # type: ignore[attr-defined]
            person.get("/health")
        with person.at(table) as window:
            assert window.frame["ply"] == 1
            window.play()


def test_the_doctor_finds_what_is_wrong_and_mends_what_can_be(database: Path | str) -> None:
    with TestClient(make_app(database, pace=0, rate=1000)) as client:
        person = House(client).person()
        sound, torn, noted, garbled = (person.open(**{"seat-1": "me"}) for _ in range(4))
        still = person.open()
        for table in (sound, torn, noted, garbled):
            with person.at(table) as window:
                window.play()
                window.play()
    assert "all is well" in run("doctor", "--database", str(database)).output
    engine = engine_of(url_of(database))
    with engine.begin() as connection:
        connection.exec_driver_sql(f"DELETE FROM events WHERE table_id = '{torn}' AND number = 0")
        connection.exec_driver_sql(f"UPDATE tables SET over = {'1' if isinstance(database, Path) else 'true'} "
                                   f"WHERE id = '{noted}'")  # fmt: skip
        connection.exec_driver_sql(f"UPDATE events SET body = '{{}}' WHERE table_id = '{garbled}' AND number = 1")
        connection.exec_driver_sql(f"DELETE FROM keepers WHERE table_id = '{still}'")
    engine.dispose()
    found = run("doctor", "--database", str(database), "--mend")
    assert found.exit_code == 1
    told = {line[:12]: line for line in found.output.splitlines()}
    assert set(told) == {torn, noted, garbled, still}
    assert "mended" in told[noted]
    assert "mended" in told[still]
    assert "backup" in told[torn]
    assert "newer version" in told[garbled]
    again = run("doctor", "--database", str(database)).output
    assert noted not in again
    assert still not in again


def test_a_table_that_does_not_replay_is_shown_and_counted(database: Path | str) -> None:
    with TestClient(make_app(database, pace=0, rate=1000)) as client:
        person = House(client).person()
        table, lost = person.open(**{"seat-1": "me"}), person.open()
        with person.at(table) as window:
            window.play()
            window.play()
    engine = engine_of(url_of(database))
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE events SET body = '{{}}' WHERE table_id = '{table}' AND number = 1")
        connection.exec_driver_sql(f"UPDATE tables SET record = 'nonsense' WHERE id = '{lost}'")
    engine.dispose()
    with TestClient(make_app(database, pace=0, rate=1000)) as client:
        person.client = client
        with person.at(table) as window:
            assert "newer version" in window.frame["view_only"]
            assert window.frame["ply"] == 1
            window.send("chat", text="what a pity")
            window.until("log[-1].get('chat')")
        assert person.get(f"/table/{lost}").status_code == 400
        assert client.app.state.hall.troubled >= 2  # type: ignore[attr-defined]
        assert person.get("/ready").status_code == 200
