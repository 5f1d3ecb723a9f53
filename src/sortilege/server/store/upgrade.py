"""Brings a database to the schema of this version, from any earlier one; a file of SQLite after a copy of it."""

import time
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.exc import OperationalError

from sortilege.server.store.columns import VERSION
from sortilege.server.store.database import copy_file, found_version, told

TRIES = 10  # while readers hold a table that is to be changed
PAUSE = 1.0  # seconds


def upgrade(engine: sa.Engine) -> Path | None:
    """Runs the migrations that a database lacks; of a file returns the copy that was made before."""
    copy = None
    if engine.dialect.name == "sqlite":
        path = Path(told(engine.url))
        copy = path.with_name(f"{path.name}.before-{VERSION}")
        copy_file(path, copy)
    for attempt in range(TRIES):
        try:
            _run(engine)
            return copy
        except OperationalError:
            if engine.dialect.name == "sqlite" or attempt == TRIES - 1:
                raise
            time.sleep(PAUSE)
    return copy


def _run(engine: sa.Engine) -> None:
    """All in one transaction. Who waits for a table holds up all that come after him, so he does not wait long."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL lock_timeout = '2s'; SET LOCAL statement_timeout = 0")
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, VERSION)


def pending(engine: sa.Engine) -> list[str]:
    """The migrations that a database lacks, oldest first."""
    with engine.connect() as connection:
        found = found_version(connection) or ""
    revisions = [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()]
    return sorted(revision for revision in revisions if revision > found)


def configuration() -> Config:
    """Alembic's settings: where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    return config
