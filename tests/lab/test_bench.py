"""The benchmarks: both sides do the work in turn, and what is reported is what was measured."""

import json
from itertools import pairwise

import pytest
import typer
from typer.testing import CliRunner

import sortilege
from sortilege import build
from sortilege.cli import bench as command
from sortilege.lab import bench
from sortilege.lab.bench import Bench, all_benches, measure


def busy(turns: int) -> None:
    sum(range(turns))


def test_the_ratio_is_the_peers_time_over_ours() -> None:
    done: list[str] = []

    def ours(n: int) -> None:
        done.append("ours")
        busy(400 * n)

    def theirs(n: int) -> None:
        done.append("theirs")
        busy(2000 * n)

    result = measure(Bench("x", "y", "turns/s", 400, ours, theirs, "Peer 1", 3.0), 5)
    assert 3 < result.ratio < 8
    assert result.ratio == pytest.approx(result.ours / result.theirs, rel=0.01)
    assert len(done) == 10
    assert all(one != other for one, other in pairwise(done)), "interleaved"


def test_every_row_of_every_game_does_its_work_on_both_sides() -> None:
    rows = list(all_benches())
    assert {(row.game, row.name) for row in rows} >= {("archimage", "playouts"), ("grimoire", "uct")}
    assert len({(row.game, row.name) for row in rows}) == len(rows)
    for row in rows:
        row.ours(2)
        row.theirs(2)
        units = {"uct": "simulations/s", "steps": "steps/s", "vector": "games/s"}
        assert row.unit == units.get(row.name, "playouts/s")
    assert {row.game for row in rows if row.name == "vector"} == set(sortilege.games())


def test_morris_is_faster_than_its_peer() -> None:
    """Far below the promised ratios, so that a busy machine does not fail it; `scripts/bench` holds the promises."""
    rows = {one.name: one for one in all_benches() if one.game == "morris"}
    rows.pop("vector")
    targets = {"python": 1.9, "playouts": 6.0, "uct": 5.5, "steps": 70}
    assert {name: one.target for name, one in rows.items()} == targets
    for one in rows.values():
        n = 5120 if one.name == "steps" else 40  # 256 games at once
        result = measure(Bench(one.game, one.name, one.unit, n, one.ours, one.theirs, one.peer, one.target), 3)
        assert result.ratio > (0.6 * one.target if build.compiled else 0), one.name
        assert result.peer.startswith("OpenSpiel 2") or result.peer.startswith("OpenSpiel 1")


@pytest.mark.parametrize(("target", "status"), [(0.0001, 0), (10_000.0, 1)])
def test_the_command(monkeypatch: pytest.MonkeyPatch, target: float, status: int) -> None:
    one = Bench("x", "y", "turns/s", 1000, busy, busy, "Peer 1", target)
    monkeypatch.setattr(command, "all_benches", lambda: [one])
    app = typer.Typer()
    app.command()(command.bench)
    told = CliRunner().invoke(app, ["--json", "--rounds", "2"])
    assert told.exit_code == status
    row = json.loads(told.stdout)["x"]["y"]
    assert row["ratio"] > 0
    assert (row["peer"], row["target"], row["build"]) == ("Peer 1", target, build.describe())
    shown = CliRunner().invoke(app, ["--rounds", "2"], env={"COLUMNS": "160"})
    assert "Peer 1" in shown.stdout
    assert shown.exit_code == status


def test_a_missing_peer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}", name="pyspiel")

    monkeypatch.setattr(bench, "import_module", refuse)
    with pytest.raises(ValueError, match=r"pyspiel is not installed.*sortilege\[test\]"):
        list(all_benches())
