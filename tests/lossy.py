"""A way to PostgreSQL on which answers get lost: `python -m tests.lossy FOLDER TARGET` listens on a socket in FOLDER.

After SIGUSR1 the answer to the next commit of each connection is swallowed and the connection broken, for a moment:
what was committed is there, and who asked for it does not know. A commit is told by the word, or by the statement that
puts events, which is mostly a transaction of its own. Each loss is told on standard output.
"""

import asyncio
import signal
import sys
import time
from pathlib import Path

SOCKET = ".s.PGSQL.5432"
A_MOMENT = 0.5  # seconds in which answers are lost
END = b"COMMIT"
PUT = b"pg_notify"  # a column in the answer of that statement


class Lossy:
    """Carries bytes between clients and PostgreSQL."""

    def __init__(self, target: Path) -> None:
        self.target = str(target / SOCKET)
        self.until = 0.0

    def lose(self) -> None:
        self.until = time.monotonic() + A_MOMENT

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_unix_connection(self.target)
        except OSError:
            return writer.close()
        losing = asyncio.Event()
        ways = [
            asyncio.create_task(self._ask(reader, back, losing)),
            asyncio.create_task(self._answer(there, writer, losing)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        writer.close()
        back.close()
        return None

    async def _ask(self, reader: asyncio.StreamReader, back: asyncio.StreamWriter, losing: asyncio.Event) -> None:
        while part := await reader.read(65536):
            if END in part and time.monotonic() < self.until:
                losing.set()
            back.write(part)
            await back.drain()

    async def _answer(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter, losing: asyncio.Event) -> None:
        while part := await there.read(65536):
            put = PUT in part and time.monotonic() < self.until
            if put or (losing.is_set() and END in part):  # it is done, and told to nobody
                sys.stdout.write("lost\n")
                sys.stdout.flush()
                return
            writer.write(part)
            await writer.drain()


async def serve(folder: Path, target: Path) -> None:
    lossy = Lossy(target)
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, lossy.lose)
    async with await asyncio.start_unix_server(lossy.carry, str(folder / SOCKET)) as server:
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), Path(sys.argv[2])))
