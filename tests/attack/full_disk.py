"""A disk that is full: nothing is acknowledged that is not kept, the server lives, and goes on when there is room."""

import json
import resource
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.attack.messages import moves_of
from tests.attack.target import Target, alive

ROOM = 400_000  # bytes that each file of the server may have: for it, that is a full disk


def attack(target: Target, most: int = 600) -> tuple[dict[str, int], list[str]]:
    """Plays until nothing more can be written; what was acknowledged is there after a restart with room."""
    resource.prlimit(target.process.pid, resource.RLIMIT_FSIZE, (ROOM, ROOM))
    played: list[str] = []
    tables = [target.open_table("morris", ("me", "me")) for _ in range(3)]
    for table, cookie in tables:
        played = _play(target, table, cookie, most)
        if not played or (len(played) < most and not _over(target, table)):
            break
    wrong = [] if alive(target) else ["the server ended when the disk was full"]
    target.kill()
    target.start()
    kept = moves_of(target.record(table))
    if kept[: len(played)] != played:
        wrong.append(f"{played[-3:]} was acknowledged, the record has {kept[-3:]}")
    return {"acknowledged": len(played)}, wrong


def _over(target: Target, table: str) -> bool:
    return "Result:" in target.record(table)


def _play(target: Target, table: str, cookie: str, most: int) -> list[str]:
    """Plays the first move each time until one is not acknowledged; those that were."""
    played: list[str] = []
    sent = ""
    address = f"ws://{target.address}/table/{table}/socket"
    try:
        with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as window:
            while len(played) < most:
                message: dict[str, Any] = json.loads(window.recv(timeout=8))
                if message["type"] != "frame" or "board" not in message:
                    continue
                if sent and message["ply"] == len(played) + 1:
                    played.append(sent)
                moves = message["board"].get("moves")
                if not moves:
                    return played
                sent = moves[-1][0]
                window.send(json.dumps({"do": "move", "move": sent, "rev": message["rev"]}))
    except (TimeoutError, ConnectionClosed, OSError, EOFError):
        pass
    return played
