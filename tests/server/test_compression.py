"""Messages of every size are compressed so that a browser reads each of them alone."""

import random

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from sortilege.server.compression import TINY, _Deflate


@pytest.mark.parametrize("bits", [9, 12, 15])
def test_what_is_compressed_is_read(bits: int) -> None:
    dice = random.Random(bits)
    words = [f"<g id='{dice.randrange(500)}'/>".encode() for _ in range(9000)]
    ours, browser = _Deflate(True, True, 15, bits), PerMessageDeflate(True, True, bits, 15)
    for size in (1, TINY - 1, TINY, 700, 3000, 3900, 16_384, 70_000, 3000):
        text = b"".join(words)[:size]
        sent = ours.encode(Frame(Opcode.TEXT, text))
        assert sent.rsv1 == (size >= TINY)
        assert size < TINY or len(sent.data) < 0.7 * size
        assert browser.decode(sent).data == text
