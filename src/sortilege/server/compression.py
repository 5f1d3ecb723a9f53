"""Sockets whose messages are compressed cheaply: drawings shrink to an eighth, moves cost microseconds."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

LEVEL = 6  # a first drawing shrinks by a fifth more than at 1; a move costs some microseconds


class CompressedSocket(WebSocketsSansIOProtocol):
    """Handed to `uvicorn.run` as `ws`. Between messages a connection keeps no buffers, so that many may stay open."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": LEVEL}
            )
        ]
