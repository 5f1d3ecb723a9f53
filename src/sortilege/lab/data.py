"""Games as columns for learning elsewhere: `.npz`, or `.parquet` with the extra of that name; a card tells about them.

One row a choice: `game`, `seed`, `ply`, `seat`, `position` and `move` as texts, `seen` (the observation), `numbers` (of
the move, -1 after the last) and `result` (the score of the seat that chose). Where a net played itself a row is a
choice that was searched in full, and has its one number, `visits` and `value` too.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sortilege import build
from sortilege.kernel.encoder import NONE
from sortilege.kernel.errors import BadOption
from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match
from sortilege.kernel.options import Options
from sortilege.kernel.registry import game as find_game
from sortilege.lab.extra import need
from sortilege.lab.training import TrainingPlan, played
from sortilege.lab.vectors import encoding
from sortilege.search.net_file import net_encoding, nets_for, read_net

np: Any = need("numpy", "lab")

Columns = dict[str, Any]
TOLD = {
    "game": "number of the game",
    "seed": "seed of its dice, or of its batch",
    "ply": "choices and outcomes before it",
    "seat": "who chose",
    "position": "the position as text, read by `game(key).at(text)`",
    "move": "the move as text",
    "seen": "the observation, one byte a value; the table is on the game's page",
    "numbers": "the numbers of the move, -1 after the last",
    "result": "the score of the seat that chose, from 0 (lost) to 1 (won)",
    "value": "the score that search expected",
    "visits": "how often search tried each number: 1 + share * 254, 0 where it is not legal",
}


def of_matches(matches: Iterable[Match]) -> Columns:
    """The choices of finished matches of one game with the same options."""
    rows: dict[str, list[Any]] = {name: [] for name in TOLD if name not in ("value", "visits")}
    known: tuple[AnyGame, Options] | None = None
    for number, match in enumerate(matches):
        known = known or (match.game, match.options)
        if known != (match.game, match.options):
            raise BadOption("these are matches of several games or options: each has an encoding of its own")
        encoder, seed = encoding(*known), " ".join(match.seeds)
        for ply, (position, choice) in enumerate(match.walk()):
            if choice.seat < 0:
                continue
            numbers = encoder.numbers(position, choice.move)
            told = {
                "game": number,
                "seed": seed,
                "ply": ply,
                "seat": choice.seat,
                "position": match.game.write(position),
                "move": choice.text,
                "seen": encoder.observation(position),
                "numbers": numbers + [-1] * (int(encoder.steps) - len(numbers)),
                "result": match.scores[choice.seat],
            }
            for name, value in told.items():
                rows[name].append(value)
    return {name: _column(name, values) for name, values in rows.items()}


def of_self_play(key: str, net: Path, games: int, seed: int, options: dict[str, str]) -> Columns:
    """The choices that search with a net thought about in full, in games against itself."""
    head, weights = read_net(net)
    plan = TrainingPlan(key, seed, games, options=options, fresh=bool(head.made.get("fresh")))
    game = find_game(key)
    made = game.make_options(dict(options))
    encoder = net_encoding(game, made)
    nets_for(game, encoder, int(game.start(made).seats), net)  # it fits
    rows: dict[str, list[Any]] = {name: [] for name in TOLD if name != "ply"}
    for sample in sorted(played(plan, head, weights, games, seed).ready, key=lambda one: int(one.game)):
        there = sample.position.copy()
        there.play(sample.number)
        told = {
            "game": int(sample.game),
            "seed": str(seed),
            "seat": int(sample.position.seat),
            "position": game.write(sample.position.inner),
            "move": game.write_move(sample.position.inner, int(there.last)) if there.last != NONE else "",
            "seen": list(sample.seen),
            "numbers": [int(sample.number)],
            "result": sample.results[0],
            "value": sample.expected,
            "visits": list(sample.policy),
        }
        for name, value in told.items():
            rows[name].append(value)
    return {name: _column(name, values) for name, values in rows.items()}


def _column(name: str, values: list[Any]) -> Any:
    kinds = {"seen": np.uint8, "visits": np.uint8, "numbers": np.int32, "result": np.float32, "value": np.float32}
    return np.array(values, kinds.get(name)) if name in kinds else np.array(values)


def write_data(path: Path, columns: Columns, key: str, origin: str) -> Path:
    """Writes the columns, and beside them a card; returns its path."""
    if path.suffix == ".npz":
        np.savez_compressed(path, **columns)
    elif path.suffix == ".parquet":
        arrow, parquet = need("pyarrow", "parquet"), need("pyarrow.parquet", "parquet")
        lists = {name: list(column) if column.ndim > 1 else column for name, column in columns.items()}
        parquet.write_table(arrow.table(lists), path)
    else:
        raise BadOption(f"expected a file .npz or .parquet, got {path.name!r}")
    card = path.with_suffix(".card.md")
    card.write_text(_card(path, columns, key, origin), encoding="utf-8")
    return card


def read_data(path: Path) -> Columns:
    """Reads what `write_data` wrote."""
    if path.suffix == ".npz":
        with np.load(path) as file:
            return {name: file[name] for name in file.files}
    table = need("pyarrow.parquet", "parquet").read_table(path)
    return {name: _column(name, table[name].to_pylist()) for name in table.column_names}


def _card(path: Path, columns: Columns, key: str, origin: str) -> str:
    """What the data is, how it was made, what each column holds."""
    rows, games = len(columns["result"]), len(set(columns["game"].tolist()))
    lines = [
        f"# {path.name}",
        "",
        f"{rows} choices of {games} games of {key}. {origin}",
        "",
        f"Made by {build.describe()}.",
    ]
    lines += ["", "| column | kind | what it holds |", "|---|---|---|"]
    for name, column in columns.items():
        shape = "".join(f" x {n}" for n in column.shape[1:])
        lines.append(f"| {name} | {column.dtype.name}{shape} | {TOLD[name]} |")
    return "\n".join([*lines, ""])
