"""`sortilege database`: what an operator does with the database as a whole."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

app = typer.Typer(help="Upgrade, copy, back up, bring back and examine the database.", no_args_is_help=True)

Database = Annotated[
    str,
    typer.Option(
        envvar="SORTILEGE_DATABASE", help="postgresql://USER@HOST/NAME, or the path of a file.", show_default=False
    ),
]


@app.command()
def upgrade(database: Database) -> None:
    """Bring the schema to this version; servers of this and of the version before go on meanwhile."""
    from sortilege.server.store.database import prepare
    from sortilege.server.store.moving import opened
    from sortilege.server.store.upgrade import pending
    from sortilege.server.store.upgrade import upgrade as run

    with opened(database, ours=True) as engine:
        lacking = pending(engine)
        copy = run(engine) if lacking else None
        prepare(engine)
    said = f"upgraded by {', '.join(lacking)}" if lacking else "nothing to do"
    Console().print(f"{said}; as it was before: {copy}" if copy else said, soft_wrap=True)


@app.command()
def copy(
    source: Annotated[str, typer.Option("--from", help="The database to copy; it may be in use.")],
    target: Annotated[str, typer.Option("--to", help="The database to fill; it must be empty.")],
) -> None:
    """Copy everything, between SQLite and PostgreSQL either way."""
    from sortilege.server.store.moving import copy as run

    _tell(run(_where(source), _where(target)))


@app.command()
def backup(database: Database, file: Annotated[Path, typer.Argument(help="A new file.")]) -> None:
    """Write everything, as it is at one moment, into a file; servers go on meanwhile."""
    from sortilege.server.store.database import Unusable
    from sortilege.server.store.moving import copy as run

    if file.exists():
        raise Unusable(f"{file} exists")
    _tell(run(_where(database), file))


@app.command()
def restore(
    database: Database,
    file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.")],
    replace: Annotated[bool, typer.Option("--replace", help="Delete what is there now.")] = False,
) -> None:
    """Bring a backup back; servers that run on this PostgreSQL read all tables again."""
    from sortilege.server.store.moving import copy as run

    _tell(run(file, _where(database), replace))


@app.command()
def doctor(
    database: Database, mend: Annotated[bool, typer.Option("--mend", help="Put right what can be put right.")] = False
) -> None:
    """Examine every table: torn logs, records that do not replay, what is noted wrongly. Exit 1 if something is."""
    from sortilege.server.play.doctor import examine
    from sortilege.server.store.store import Store

    store = Store(_where(database))
    try:
        found = asyncio.run(examine(store, mend))
    finally:
        store.close()
    for finding in found:
        done = "mended" if finding.mended else finding.advice
        Console().print(f"{finding.table}: {finding.wrong} ({done})", soft_wrap=True, highlight=False, markup=False)
    if any(not finding.mended for finding in found):
        raise typer.Exit(1)
    Console().print("all is well" if not found else "all is mended")


def _where(database: str) -> str:
    return database.removeprefix("sqlite:") if database.startswith("sqlite:") and "://" not in database else database


def _tell(rows: dict[str, int]) -> None:
    Console().print(", ".join(f"{name} {count}" for name, count in rows.items()), soft_wrap=True, highlight=False)
