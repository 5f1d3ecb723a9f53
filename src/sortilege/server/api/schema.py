"""The OpenAPI 3.1 document of the API: paths written here, schemas made from the messages."""

from dataclasses import fields
from functools import cache
from typing import Any

import msgspec

from sortilege import build
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.kernel.words import LANGUAGES
from sortilege.server.api import messages as m
from sortilege.server.workers import BOTS

_TYPES = (
    m.Problem,
    m.Games,
    m.NewTable,
    m.TableKeys,
    m.Join,
    m.MoveDone,
    m.TableState,
    m.AdviceGiven,
    m.Moves,
    m.CardInfo,
    m.GameCards,
)
Json = dict[str, Any]


def _ref(kind: type[msgspec.Struct]) -> Json:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _json(kind: type[msgspec.Struct], text: str) -> Json:
    return {"description": text, "content": {"application/json": {"schema": _ref(kind)}}}


_LANGUAGE: Json = {
    "name": "lang", "in": "query", "description": "The language of names and sentences; else the header decides.",
    "schema": {"type": "string", "enum": list(LANGUAGES)},
}  # fmt: skip
_TABLE: Json = {"name": "id", "in": "path", "required": True, "description": "The table.",
                "schema": {"type": "string", "pattern": "^[A-Za-z0-9]{12}$"}}  # fmt: skip
_REFUSALS = {
    400: "The body is no JSON.", 401: "A seat's token is needed.", 403: "The token is of another table.",
    404: "There is no such table, game or card.", 413: "The request is too large.",
    409: "Not now: not legal, another seat is asked, too late, over; or parts of what is asked do not go together.",
    422: "Something is not as expected; the message says what.",
}  # fmt: skip
_TOO_FAST: Json = {"description": "Too many requests from this address.",
                   "content": {"text/plain": {"schema": {"type": "string"}}}}  # fmt: skip


def _query(name: str, most: int, text: str) -> Json:
    schema = {"type": "integer", "minimum": 0, "maximum": most}
    return {"name": name, "in": "query", "description": text, "schema": schema}


def _path(name: str, text: str, schema: Json) -> Json:
    return {"name": name, "in": "path", "required": True, "description": text, "schema": {"type": "string"} | schema}


def _operation(
    name: str, summary: str, good: tuple[int, Json], refusals: tuple[int, ...] = (), *,
    body: type[msgspec.Struct] | None = None, table: bool = True, seat: bool = False, parameters: tuple[Json, ...] = (),
) -> Json:  # fmt: skip
    """One thing that can be asked. What concerns a table may miss it, what has a body may be malformed."""
    codes = {*refusals, 422, *((404,) if table else ()), *((401, 403) if seat else ()), *((400, 413) if body else ())}
    answers = {good[0]: good[1], 429: _TOO_FAST} | {code: _json(m.Problem, _REFUSALS[code]) for code in codes}
    operation: Json = {
        "operationId": name,
        "summary": summary,
        "parameters": [*([_TABLE] if table else []), *parameters, _LANGUAGE],
        "responses": {str(code): answers[code] for code in sorted(answers)},
    }
    if body:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": _ref(body)}}}
    if seat:
        operation["security"] = [{"seat": []}]
    return operation


def _paths() -> Json:
    state = _json(m.TableState, "The table.")
    text = {"type": "string"}
    record = {"description": "The record.", "content": {"text/plain": {"schema": text}}}
    events = {"description": "A stream of states.", "content": {"text/event-stream": {"schema": text}}}
    poll = (_query("after", 1_000_000_000, "Answer once the table is beyond this revision."),
            _query("wait", 30, "Seconds to wait for that; 0 answers at once."))  # fmt: skip
    return {
        "/api/games": {"get": _operation(
            "games", "The games and bots of this server", (200, _json(m.Games, "All games.")), table=False)},
        "/api/games/{game}/cards": {"get": _operation(
            "cards", "All cards of a game", (200, _json(m.GameCards, "The cards, kind by kind.")), (404,), table=False,
            parameters=(_path("game", "The game.", {"enum": games()}),))},
        "/api/tables": {"post": _operation(
            "openTable", "Open a table", (201, _json(m.TableKeys, "The table and the tokens of its seats.")), (409,),
            body=m.NewTable, table=False)},
        "/api/tables/{id}": {"get": _operation(
            "state", "The state of a table, at once or by long poll", (200, state), parameters=poll)},
        "/api/tables/{id}/seat": {"post": _operation(
            "sitDown", "Sit down at the seat of the token", (200, state), body=m.Join, seat=True)},
        "/api/tables/{id}/moves": {"get": _operation(
            "moves", "The legal moves", (200, _json(m.Moves, "The moves of the seat that is asked.")))},
        "/api/tables/{id}/cards/{target}": {"get": _operation(
            "card", "What a thing at the table is", (200, _json(m.CardInfo, "Its card.")),
            parameters=(_path("target", "As in the touches of moves.", {"pattern": "^[a-z0-9-]{1,80}$"}),))},
        "/api/tables/{id}/advice": {"post": _operation(
            "advise", "The best moves of the seat of the token", (200, _json(m.AdviceGiven, "The best first.")),
            (409,), seat=True)},
        "/api/tables/{id}/plays": {"post": _operation(
            "play", "Play a move", (200, state), (409,), body=m.MoveDone, seat=True)},
        "/api/tables/{id}/resignation": {"post": _operation(
            "resign", "Give up", (200, state), (409,), seat=True)},
        "/api/tables/{id}/record": {"get": _operation("record", "The record so far", (200, record))},
        "/api/tables/{id}/events": {"get": _operation(
            "events", "Server-sent events: the state, and again whenever it changes; ends with the game",
            (200, events))},
    }  # fmt: skip


@cache
def option_names() -> list[str]:
    """The options that any game has."""
    return sorted({option.name for key in games() for option in fields(find_game(key).options)})


@cache
def document() -> bytes:
    """The document as JSON."""
    _, schemas = msgspec.json.schema_components(_TYPES, ref_template="#/components/schemas/{name}")
    asked = schemas["NewTable"]["properties"]
    asked["options"]["propertyNames"] = {"enum": option_names()}
    asked["game"] = {"type": "string", "enum": games()}
    asked["seats"]["items"] = {"type": "string", "enum": ["open", *BOTS]}
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Sortilège", "version": build.VERSION,
                "description": "Board games of wizardry, played by programs. A seat's token plays that seat.",
            },
            "paths": _paths(),
            "components": {
                "schemas": schemas,
                "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
            },
        }
    )  # fmt: skip
