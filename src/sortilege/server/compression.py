"""Sockets whose messages are compressed cheaply: drawings shrink to an eighth, moves cost microseconds."""

import zlib
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

LEVEL = 6  # of a first drawing, which shrinks by a fifth more than at 1
QUICK = 1  # of a move: a twentieth longer than at 6, in half the time
TINY = 256  # bytes; less is sent as it is
SMALL = 16_384  # bytes; a move has less
AHEAD = 262  # bytes of a window that zlib does not look back to


class _Deflate(PerMessageDeflate):
    """Compresses each message alone, as well as is worth its size, in no more memory than it fills."""

    def encode(self, frame: Frame) -> Frame:
        size = len(frame.data)
        if frame.opcode in CTRL_OPCODES or size < TINY or not frame.fin:
            return frame
        level = QUICK if size < SMALL else LEVEL
        window = min((size + AHEAD).bit_length(), self.local_max_window_bits)
        squeezer = zlib.compressobj(level, zlib.DEFLATED, -window, min(window - 6, zlib.DEF_MEM_LEVEL))
        data = squeezer.compress(frame.data) + squeezer.flush(zlib.Z_SYNC_FLUSH)
        return Frame(frame.opcode, data[:-4], rsv1=True)  # without the end of the flush, as the protocol wants it


class _Factory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        told, agreed = super().process_request_params(params, accepted_extensions)
        own = _Deflate(
            agreed.remote_no_context_takeover, agreed.local_no_context_takeover,
            agreed.remote_max_window_bits, agreed.local_max_window_bits,
        )  # fmt: skip
        return told, own


class CompressedSocket(WebSocketsSansIOProtocol):
    """Handed to `uvicorn.run` as `ws`. Between messages a connection keeps no buffers, so that many may stay open."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [_Factory(server_no_context_takeover=True, client_no_context_takeover=True)]
