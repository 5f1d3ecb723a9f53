"""What operators begin with agrees with the program: settings, metrics, files."""

import json
import os
import re
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from starlette.testclient import TestClient

from sortilege.cli.serve import serve
from sortilege.cli.think import think
from sortilege.server.app import make_app
from tests.postgres import Postgres
from tests.server.people import House

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
OPERATING = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
METRIC = re.compile(r"sortilege_[a-z_]+")


def options(command: Callable[..., None] = serve) -> dict[str, typer.models.OptionInfo]:
    app = typer.Typer()
    app.command()(command)
    params = typer.main.get_command(app).params
    return {parameter.name: parameter for parameter in params if parameter.envvar}  # type: ignore[misc]


def test_every_setting_stands_in_the_table() -> None:
    rows = dict(re.findall(r"^\| `--([a-z]+)` \| `(SORTILEGE_[A-Z]+)` \|", OPERATING, re.MULTILINE))
    assert rows == {name: str(option.envvar) for name, option in options().items()}
    example = tomllib.loads((ROOT / "deploy" / "settings.toml").read_text(encoding="utf-8"))
    assert set(example) <= set(options())


def test_dashboard_and_alarms_name_what_is_measured() -> None:
    server = Postgres()
    try:
        with TestClient(make_app(server.database(), pace=0, rate=1000)) as client:
            person = House(client).person()
            with person.at(person.open(**{"seat-1": "me"})) as window:
                window.play()
            told = client.get("/metrics").text
    finally:
        server.close()
    measured = set(METRIC.findall(told))
    assert 'sortilege_event_seconds_count{kind="play"} 1' in told
    board = json.loads((ROOT / "deploy" / "dashboard.json").read_text(encoding="utf-8"))
    shown = {name for panel in board["panels"] for one in panel["targets"] for name in METRIC.findall(one["expr"])}
    assert shown
    assert shown <= measured
    alarms = set(METRIC.findall(OPERATING)) - {"sortilege_event_seconds"}
    assert alarms <= measured


def test_every_file_to_begin_with_is_named() -> None:
    for path in (ROOT / "deploy").iterdir():
        assert f"`{path.name}`" in OPERATING


def test_command_lines_and_settings_are_those_of_the_program() -> None:
    commands = {"serve": options(serve), "think": options(think)}
    lines = []
    for unit in DEPLOY.glob("*.service"):
        lines += re.findall(r"^ExecStart=\S+/sortilege (.+)$", unit.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) == 2
    for line in lines:
        name, *words = line.split()
        assert {word.removeprefix("--") for word in words if word.startswith("--")} <= set(commands[name])
    for file in ("Dockerfile", "compose.yaml"):
        named = set(re.findall(r"\bSORTILEGE_[A-Z]+\b", (DEPLOY / file).read_text(encoding="utf-8")))
        assert named
        assert named <= {str(option.envvar) for option in options().values()}


def accepts(*command: str, **environment: str) -> None:
    """Lets the program that a file is for judge it, where that is installed."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    whole = os.environ | environment
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60, env=whole)
    assert done.returncode == 0, done.stdout + done.stderr


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    for unit in DEPLOY.glob("*.service"):
        text = unit.read_text(encoding="utf-8").replace("/opt/sortilege/bin/sortilege", shutil.which("true") or "")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    accepts("systemd-analyze", "verify", *map(str, tmp_path.glob("*.service")))


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    whole = f"pid {tmp_path}/pid; events {{}} http {{ access_log off; include {DEPLOY / 'nginx.conf'}; }}"
    (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
    accepts("nginx", "-t", "-e", str(tmp_path / "errors"), "-c", str(tmp_path / "nginx.conf"))


def test_caddy_takes_its_file(tmp_path: Path) -> None:
    file = str(DEPLOY / "Caddyfile")
    places = {"HOUSE_NAME": "localhost", "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    accepts("caddy", "validate", "--adapter", "caddyfile", "--config", file, **places)
