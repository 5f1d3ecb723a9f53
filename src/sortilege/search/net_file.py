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
from sortilege.kernel.options import Options
from sortilege.search.net import Net
from sortilege.search.thing_net import ThingNet, shape_of

SHIPPED = "play.net"  # in the folder of a game that has one
LARGEST = 4_000_000  # bytes


@dataclass(frozen=True)
class NetHead:
    """What a net is for, its layers, and how it was made. The inputs are without the bytes of things."""

    game: str
    version: int  # of the encoding
    inputs: int
    first: int
    second: int
    actions: int
    made: dict[str, Any] = field(default_factory=dict)
    values: int = 1
    width: int = 0  # of the image of a thing, where there are things


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
def load_net(path: Path, changed: float) -> tuple[NetHead, list[float]]:
    """What stands in a file, read once; `changed` is when the file last was."""
    return read_net(path)


def net_encoding(game: AnyGame, options: Options) -> Encoder:
    """What nets of a game see; BadOption if it has no encoder."""
    encoder = game.net_encoder(options)
    if encoder is None:
        raise BadOption(f"{game.key} has no encoder, see docs/adding-a-game.md")
    return encoder


def values_of(game: AnyGame, seats: int) -> int:
    """How many values a net has: one for two seats, and where all win or lose together; else one for each seat."""
    return 1 if game.cooperative or seats <= 2 else seats


def plain_inputs(encoder: Encoder) -> int:
    """The bytes of an observation that stand for no things."""
    return sum(plane.length for plane in encoder.planes if plane.thing < 0)


def nets_for(game: AnyGame, encoder: Encoder, seats: int, path: Path | None = None) -> list[Net]:
    """A net for each seat, of this file or of the one that comes with the game; BadOption if it does not fit."""
    file = path or game.folder / SHIPPED
    if not file.exists():
        told = f"{file}: there is no such file" if path else f"{game.key} comes with no net"
        raise BadOption(f"{told}; `sortilege lab train {game.key}` makes one")
    head, weights = load_net(file, file.stat().st_mtime)
    fits = (game.key, encoder.version, plain_inputs(encoder), encoder.actions, values_of(game, seats))
    if (head.game, head.version, head.inputs, head.actions, head.values) != fits:
        raise BadOption(
            f"{file} is for {head.game}, encoding {head.version}, with {head.inputs} bytes and {head.values} values"
        )
    return nets_of(head, weights, encoder, seats)


def nets_of(head: NetHead, weights: list[float], encoder: Encoder, seats: int) -> list[Net]:
    """A net for each seat, of these weights."""
    shape = shape_of(encoder, head.width)
    known = ThingNet((head.inputs, head.first, head.second, head.actions), head.values, shape, weights)
    if len(weights) != known.at:
        raise BadOption(f"a net of {head.game} with {len(weights)} weights, expected {known.at}")
    made = [_net(head, encoder, known, seat) for seat in range(seats if shape.traits else 1)]
    return made if shape.traits else made * seats


def _net(head: NetHead, encoder: Encoder, known: ThingNet, seat: int) -> Net:
    net = Net(encoder.size, head.first, head.second, head.actions, head.values)
    net.set_weights(known.for_seat(encoder, seat), encoder.highest())
    net.set_hints([(number, byte, known.hint[kind]) for number, byte, kind in encoder.hints()])
    return net
