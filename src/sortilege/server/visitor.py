"""Who comes, in which language, from where; what every answer carries; what is refused at once."""

import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qs, quote, unquote, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sortilege.kernel.words import LANGUAGES
from sortilege.server.limits import Buckets
from sortilege.server.words import choose_language

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_YEAR = 31_536_000
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass
class Visitor:
    """Who asks. `guest` is the hash of the secret in the cookie: the store never sees the secret itself."""

    guest: str
    name: str
    language: str


def visitor_of(connection: HTTPConnection) -> Visitor:
    visitor = connection.scope["visitor"]
    assert isinstance(visitor, Visitor)
    return visitor


class VisitorMiddleware:
    """Middleware around the whole server."""

    def __init__(self, app: ASGIApp, rate: float = 1.0, names: Sequence[str] = ()) -> None:
        self.app = app
        self.names = {name.casefold() for name in names}  # of this server; without any, every Host is taken
        self.pages = Buckets(240 * rate, 20 * rate)
        self.changes = Buckets(40 * rate, 1 * rate)  # posts and new sockets
        self.programs = Buckets(400 * rate, 40 * rate)  # the API, where a move is two requests, and pages that ask

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        cookies = _cookies(headers.get("cookie", ""))
        secret = cookies.get("guest", "")
        fresh = not _TOKEN.fullmatch(secret)
        secret = secrets.token_urlsafe(32) if fresh else secret
        asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[0]
        wished = asked if asked in LANGUAGES else cookies.get("lang", "")
        language = wished if wished in LANGUAGES else choose_language(headers.get("accept-language", ""))
        scope["visitor"] = Visitor(
            hashlib.sha256(secret.encode()).hexdigest()[:43], unquote(cookies.get("name", ""))[:24], language
        )
        refusal = self._refusal(scope, headers)
        if refusal:
            await _refuse(refusal, scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    out.setdefault(name, value)
                if fresh and _keeps_guest(message["status"], out):
                    out.append("set-cookie", cookie("guest", secret, scope))
                if asked in LANGUAGES:
                    out.append("set-cookie", cookie("lang", asked, scope))
            await send(message)

        await self.app(scope, receive, dressed if scope["type"] == "http" else send)

    def _refusal(self, scope: Scope, headers: Headers) -> int:
        """The status with which this is refused, or 0."""
        if self.names and host_name(headers.get("host", "")) not in self.names:
            return 421
        address = scope["client"][0] if scope.get("client") else ""
        changing = scope["type"] == "websocket" or scope["method"] == "POST"
        if changing and not same_origin(headers):
            return 403
        asks = "/ask/" in scope["path"]  # what a page asks while somebody writes there changes nothing
        if asks or (scope["path"].startswith("/api/") and scope["path"] != "/api/tables"):
            return 0 if self.programs.take(address) else 429
        if not (self.changes if changing else self.pages).take(address):
            return 429
        return 0


def _keeps_guest(status: int, out: Headers) -> bool:
    """Pages and redirects introduce the guest; files and pictures, which are cached, do not."""
    return status == 303 or out.get("content-type", "").startswith("text/html")


def same_origin(headers: Headers) -> bool:
    """Whether a page of this very site asks. Programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    return host.partition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0].casefold()


async def _refuse(status: int, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": ""})
    else:
        await PlainTextResponse(str(status), status, dict(_HEADERS))(scope, receive, send)


def cookie(name: str, value: str, scope: Scope) -> str:
    secure = "; Secure" if scope.get("scheme") in ("https", "wss") else ""
    return f"{name}={quote(value)}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{secure}"


def _cookies(header: str) -> dict[str, str]:
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header).items()}
    except CookieError:
        return {}
