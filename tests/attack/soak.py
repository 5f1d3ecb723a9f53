"""Many tables played and left: `python -m tests.attack.soak` tells what the server's memory comes back to."""

import json
import sys
import tempfile
import time
from pathlib import Path

from websockets.sync.client import connect

from tests.attack.target import Target

FORGOTTEN = 255  # seconds after which finished tables have left the memory, with the cleaning that follows


def resident(pid: int) -> float:
    """The memory of a process, in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def give_up(target: Target, game: str) -> None:
    """Opens a table, looks at it, gives up and leaves."""
    table, cookie = target.open_table(game, ("me", "me"))
    address = f"ws://{target.address}/table/{table}/socket"
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as window:
        frame = json.loads(window.recv())
        window.send(json.dumps({"do": "resign", "rev": frame["rev"]}))
        while frame.get("seat") != -2:
            frame = json.loads(window.recv())


def main(count: int) -> int:
    games = ("morris", "spell", "archimage", "madness", "grimoire")
    with tempfile.TemporaryDirectory() as folder:
        target = Target(Path(folder))
        try:
            for game in games * 4:  # what is kept ready for everybody is filled first
                give_up(target, game)
            time.sleep(FORGOTTEN)
            start = resident(target.process.pid)
            for number in range(count):
                give_up(target, games[number % len(games)])
            full = resident(target.process.pid)
            time.sleep(FORGOTTEN)
            end = resident(target.process.pid)
        finally:
            target.kill()
    print(
        f"{count} tables: {start:.0f} MB at the start, {full:.0f} MB after them, {end:.0f} MB when they were forgotten"
    )
    return int(end > start + 40)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000))
