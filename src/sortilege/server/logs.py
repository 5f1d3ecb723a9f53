"""What the server writes about itself: sentences for people, or a JSON object a line, with table and request."""

import json
import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

REQUEST: ContextVar[str] = ContextVar("request", default="")
TABLE: ContextVar[str] = ContextVar("table", default="")
_PLACE = re.compile(r"/(?:api/)?(?:table|tables|replay)/([A-Za-z0-9]{12})(?:/|$)")
_GIVEN = re.compile(r"[A-Za-z0-9-]{1,40}")
_NAMED = re.compile(r"^table ([A-Za-z0-9]{12})\b")
ID = "X-Request-ID"


class JsonLines(logging.Formatter):
    """One object a line: when, how bad, what, and where it happened."""

    def format(self, record: logging.LogRecord) -> str:
        said = record.getMessage()
        named = _NAMED.match(said)
        shown: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(), "logger": record.name, "message": said,
            "table": named[1] if named else TABLE.get(), "request": REQUEST.get(), "process": record.process,
        }  # fmt: skip
        if record.exc_info:
            shown["error"] = self.formatException(record.exc_info)
        return json.dumps({name: value for name, value in shown.items() if value}, ensure_ascii=False)


def set_up(style: str) -> None:
    """Writes to the standard error, as `text` or as `json`."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if style == "json" else logging.Formatter("%(levelname)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


class RequestIds:
    """Gives each request a name, that of the proxy if there is one, and remembers which table it is about."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        given = Headers(scope=scope).get(ID, "")
        request = given if _GIVEN.fullmatch(given) else secrets.token_hex(8)
        REQUEST.set(request)
        found = _PLACE.match(scope["path"])
        TABLE.set(found[1] if found else "")

        async def named(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).append(ID, request)
            await send(message)

        return await self.app(scope, receive, named if scope["type"] == "http" else send)
