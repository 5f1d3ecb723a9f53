"""Connections that end: a head has a size and a time, a body a time, an address a number of connections.

uvicorn's own protocol waits for ever for a request and keeps a head of any size.
"""

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sortilege.server.limits import address_group

LARGEST_HEAD = 32_768  # bytes
HEAD_TIME = 15.0  # seconds from the connection, or from a request's first byte, until its head is there
BODY_TIME = 60.0  # seconds for its body
CONNECTIONS = 60  # of one address at a time
SOCKETS = 40  # windows at tables, of one address at a time
TOGETHER = 4000  # connections and requests of all addresses


class BoundedHttp(HttpToolsProtocol):
    """For `uvicorn.run(..., http=BoundedHttp)`; `per_address` is None behind a proxy, which has one address for all."""

    per_address: int | None = CONNECTIONS
    together: ClassVar["Counter[str]"] = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._group = address_group(self.client[0] if self.client else "")
        self._head = 0
        self._in_head = True
        self._counted = True
        self.together[self._group] += 1
        self._timer = self.loop.call_later(HEAD_TIME, self._too_slow)
        if self.per_address is not None and self.together[self._group] > self.per_address:
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._wait(HEAD_TIME)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._wait(BODY_TIME)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._timer.cancel()
        super().on_message_complete()

    def _wait(self, seconds: float) -> None:
        self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self.transport.close()

    def _leave(self) -> None:
        """Counts this connection no more; a window at a table is counted where it is opened."""
        self._timer.cancel()
        if self._counted:
            self._counted = False
            self.together[self._group] -= 1
            if not self.together[self._group]:
                del self.together[self._group]


def bounded(per_address: int | None) -> type[BoundedHttp]:
    """The protocol with so many connections for each address."""
    return type("Bounded", (BoundedHttp,), {"per_address": per_address, "together": Counter()})


class Sockets:
    """How many windows each address has open."""

    def __init__(self, most: int | None = SOCKETS) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def take(self, client: Any) -> str | None:
        """The group of this address, to be given back; None if it has too many windows open."""
        group = address_group(client[0] if client else "")
        if self.most is not None and self.open[group] >= self.most:
            return None
        self.open[group] += 1
        return group

    def give_back(self, group: str) -> None:
        self.open[group] -= 1
        if not self.open[group]:
            del self.open[group]
