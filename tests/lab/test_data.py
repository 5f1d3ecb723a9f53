"""Games as columns: what is written is read back, and every row leads back to its choice."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import sortilege
from sortilege import Match
from sortilege.cli import lab as command
from sortilege.kernel.errors import BadOption
from sortilege.lab.data import of_matches, read_data, write_data
from sortilege.search.bots import bot
from sortilege.search.net import Net
from sortilege.search.net_file import NetHead, write_net


def finished(key: str, seed: int) -> Match:
    match, player = Match(key, seed=seed), bot("random", seed)
    while not match.over:
        match.play(player.choose(match))
    return match


@pytest.mark.parametrize("key", ["morris", "madness"])
@pytest.mark.parametrize("suffix", [".npz", ".parquet"])
def test_what_is_written_is_read_back(tmp_path: Path, key: str, suffix: str) -> None:
    if suffix == ".parquet":
        pytest.importorskip("pyarrow")
    matches = [finished(key, seed) for seed in (1, 2)]
    columns = of_matches(matches)
    card = write_data(tmp_path / f"games{suffix}", columns, key, "Random games.").read_text(encoding="utf-8")
    again = read_data(tmp_path / f"games{suffix}")
    assert list(again) == list(columns)
    for name, column in columns.items():
        assert (again[name] == column).all(), name
        assert f"| {name} |" in card
    game = sortilege.game(key)
    encoder = game.encoder(matches[0].options)
    assert encoder is not None
    for row in range(0, len(columns["move"]), 9):
        position = game.at(str(again["position"][row]))
        move = game.read_move(position, str(again["move"][row]))
        numbers = again["numbers"][row]
        assert encoder.numbers(position, move) == numbers[numbers >= 0].tolist()
        assert encoder.observation(position) == again["seen"][row].tolist()
        assert again["result"][row] == np.float32(matches[again["game"][row]].scores[again["seat"][row]])
        assert again["seed"][row] == str(again["game"][row] + 1)


def test_self_play_of_a_net(tmp_path: Path) -> None:
    """Each row leads back to its choice; the visits are of legal numbers, and the command writes them."""
    game = sortilege.game("morris")
    encoder = game.encoder(game.make_options({}))
    assert encoder is not None
    net = Net(encoder.size, 2, 2, encoder.actions)
    path, to = tmp_path / "a.net", tmp_path / "games.npz"
    write_net(path, NetHead("morris", 1, 54, 2, 2, 600), [0.0] * int(net.count()))
    arguments = ["data", "--net", str(path), "--games", "2", "--seed", "4", "--to", str(to)]
    told = CliRunner().invoke(command.app, arguments)
    assert told.exit_code == 0, told.output
    columns = read_data(to)
    assert set(columns["game"].tolist()) == {0, 1}
    for row in range(0, len(columns["move"]), 5):
        position = game.at(str(columns["position"][row]))
        legal = sorted(encoder.numbers(position, move)[0] for move in position.moves())
        assert np.flatnonzero(columns["visits"][row]).tolist() == legal
        move = game.read_move(position, str(columns["move"][row]))
        assert encoder.numbers(position, move) == columns["numbers"][row].tolist()
        assert 0 <= columns["value"][row] <= 1


def test_one_encoding_a_file(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="several games"):
        of_matches([finished("morris", 1), finished("spell", 1)])
    with pytest.raises(BadOption, match=r"\.npz or \.parquet"):
        write_data(tmp_path / "games.csv", of_matches([finished("morris", 1)]), "morris", "")


def test_the_command(tmp_path: Path) -> None:
    records = []
    for seed in (1, 2):
        records.append(tmp_path / f"{seed}.record")
        records[-1].write_text(finished("morris", seed).record(), encoding="utf-8")
    to = tmp_path / "games.npz"
    told = CliRunner().invoke(command.app, ["data", *map(str, records), "--to", str(to)])
    assert told.exit_code == 0, told.output
    assert set(read_data(to)["seed"].tolist()) == {"1", "2"}
