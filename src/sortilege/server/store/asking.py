"""The queue of what is to be thought about: requests in PostgreSQL, each taken by one process, with its answer.

Who waits for a person comes first, then who has less time. A request whose taker dies is given out again; an answer
counts only from who has it now.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, text

from sortilege.server.store.processes import NOW, SILENT

ANSWERED = "="  # what is told of a request that has an answer
ASKED = "?"  # what is told when there is a new one
MOST_ATTEMPTS = 3

_ASK = text(
    f"INSERT INTO requests (key, work, priority, deadline, body, asker) "
    f"VALUES (:key, :work, :priority, {NOW} + :seconds, :body, :me) "
    f"ON CONFLICT (key) DO UPDATE SET asker = :me RETURNING id"
)
_TAKE = text(f"""
UPDATE requests SET taker = :me, attempt = attempt + 1 WHERE id = (
  SELECT r.id FROM requests r LEFT JOIN processes p ON p.id = r.taker
  WHERE r.answer IS NULL AND r.error IS NULL AND r.deadline > {NOW} AND r.attempt < {MOST_ATTEMPTS}
  AND (r.taker IS NULL OR p.id IS NULL OR p.beat < {NOW} - {SILENT})
  ORDER BY r.priority, r.deadline LIMIT 1 FOR UPDATE OF r SKIP LOCKED
) RETURNING id, work, body, attempt
""")
_ANSWER = text(
    "UPDATE requests SET answer = :answer, error = :error WHERE id = :id AND taker = :me AND attempt = :attempt"
)
FOUND = text("SELECT answer, error FROM requests WHERE id = :id")
DONE = text("DELETE FROM requests WHERE id = :id")
FORGET = text(f"DELETE FROM requests WHERE deadline < {NOW} - 60")
WAITING = text("SELECT count(*) AS n FROM requests WHERE answer IS NULL AND error IS NULL")


@dataclass(frozen=True)
class Taken:
    """A request that this process is to answer."""

    id: int
    work: str
    body: str
    attempt: int


def ask(connection: Connection, values: Mapping[str, object]) -> int:
    """Puts a request, unless the same one is there, and returns its number."""
    return int(connection.execute(_ASK, dict(values)).scalar_one())


def take(connection: Connection, me: int) -> Taken | None:
    """Takes the request that is the most urgent, if there is one."""
    row = connection.execute(_TAKE, {"me": me}).one_or_none()
    return Taken(row.id, row.work, row.body, row.attempt) if row else None


def answer(connection: Connection, me: int, taken: Taken, text_of: str | None, error: str | None) -> bool:
    """Answers a request; False if another has it by now."""
    values = {"id": taken.id, "me": me, "attempt": taken.attempt, "answer": text_of, "error": error}
    return connection.execute(_ANSWER, values).rowcount == 1
