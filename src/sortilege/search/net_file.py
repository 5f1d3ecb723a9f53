"""A net as a file: one line of JSON that says what it is and how it was made, then its weights in two bytes each."""

import json
import struct
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from sortilege.kernel.encoder import Encoder
from sortilege.kernel.errors import BadOption
from sortilege.kernel.game import AnyGame
from sortilege.search.net import Net

SHIPPED = "play.net"  # in the folder of a game that has one
LARGEST = 4_000_000  # bytes


@dataclass(frozen=True)
class NetHead:
    """What a net is for, its layers, and how it was made."""

    game: str
    version: int  # of the encoding
    inputs: int
    first: int
    second: int
    actions: int
    made: dict[str, Any] = field(default_factory=dict)


def write_net(path: Path, head: NetHead, weights: list[float]) -> None:
    """Writes a net; what was there before is replaced at once."""
    line = json.dumps(asdict(head)).encode() + b"\n"
    fresh = path.with_suffix(path.suffix + ".new")
    fresh.write_bytes(line + struct.pack(f"<{len(weights)}e", *weights))
    fresh.replace(path)


def read_net(path: Path) -> tuple[NetHead, list[float]]:
    """Reads what `write_net` wrote; BadOption says what is wrong with it."""
    try:
        data = path.read_bytes()[: LARGEST + 1]
        line, _, rest = data.partition(b"\n")
        head = NetHead(**json.loads(line))
        weights = list(struct.unpack(f"<{len(rest) // 2}e", rest))
    except OSError as error:
        raise BadOption(f"{path}: {error.strerror}") from error
    except (ValueError, TypeError, struct.error) as error:
        raise BadOption(f"{path} is no net: {error}") from error
    return head, weights


@lru_cache(8)
def load_net(path: Path, changed: float) -> tuple[NetHead, Net]:
    """The net of a file, ready to be asked; `changed` is when the file last was."""
    head, weights = read_net(path)
    net = Net(head.inputs, head.first, head.second, head.actions)
    if len(weights) != net.count():
        raise BadOption(f"{path}: {len(weights)} weights, expected {net.count()}")
    net.set_weights(weights)
    return head, net


def net_for(game: AnyGame, encoder: Encoder, path: Path | None = None) -> Net:
    """The net of this file, or the one that comes with the game; BadOption if it does not fit."""
    file = path or game.folder / SHIPPED
    if not file.exists():
        told = f"{file}: there is no such file" if path else f"{game.key} comes with no net"
        raise BadOption(f"{told}; `sortilege lab train {game.key}` makes one")
    head, net = load_net(file, file.stat().st_mtime)
    if (head.game, head.version, head.inputs, head.actions) != (
        game.key, encoder.version, encoder.size, encoder.actions,
    ):  # fmt: skip
        raise BadOption(f"{file} is for {head.game}, encoding {head.version}, with {head.inputs} bytes")
    net.set_highest(encoder.highest())
    return net
