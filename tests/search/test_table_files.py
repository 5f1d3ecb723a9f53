"""Tables on disk: what was left goes on, what is damaged is found and made anew, a budget is kept."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from zlib import crc32

import pytest
from ending_checks import PLAIN, SMALL, plain_tables, solved

from sortilege.games.grimoire import GAME as GRIMOIRE
from sortilege.kernel.endgame import Endgame
from sortilege.search import perfect, solving
from sortilege.search.perfect import table_value
from sortilege.search.solving import TableMaker
from sortilege.search.table_files import Damaged, TableFile, write_file


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> tuple[Endgame, Path]:
    return plain_tables(tmp_path_factory.mktemp("plain"))


def test_a_killed_run_goes_on_where_it_was(
    plain: tuple[Endgame, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endgame, folder = plain
    script = f"""
import os, signal
from pathlib import Path
from sortilege.games.grimoire import GAME
from sortilege.search import solving
solving.PORTION = 300
endgame = GAME.endgame(GAME.start(GAME.make_options({PLAIN!r})))
maker = solving.TableMaker(GAME, endgame, Path({str(tmp_path)!r}))
maker.keeping = 0.0
for report in maker.run([0x21]):
    if report.table == "plain/2-1" and report.done > 1000:
        os.kill(os.getpid(), signal.SIGKILL)
"""
    killed = subprocess.run([sys.executable, "-c", script], check=False, env=os.environ, timeout=60)
    assert killed.returncode == -signal.SIGKILL
    assert (tmp_path / "grimoire/plain/1-1.table").exists()
    part = tmp_path / "grimoire/plain/2-1.part"
    assert part.exists()
    assert not (tmp_path / "grimoire/plain/2-1.table").exists()
    monkeypatch.setattr(solving, "PORTION", 300)
    reports = [
        (report.table, report.done) for report in TableMaker(GRIMOIRE, endgame, tmp_path).run([0x21]) if report.table
    ]
    second = [done for table, done in reports if table == "plain/2-1"]
    assert second[0] > 1000, "what was kept is not done again"
    assert not part.exists()
    name = "grimoire/plain/2-1.table"
    assert (tmp_path / name).read_bytes() == (folder / name).read_bytes()


@pytest.mark.parametrize("harm", ["flip", "cut", "head", "other"])
def test_a_damaged_file_is_found_and_made_anew(plain: tuple[Endgame, Path], tmp_path: Path, harm: str) -> None:
    endgame, folder = plain
    for name in ("1-1", "2-1"):
        (tmp_path / "grimoire/plain").mkdir(parents=True, exist_ok=True)
        (tmp_path / f"grimoire/plain/{name}.table").write_bytes((folder / f"grimoire/plain/{name}.table").read_bytes())
    path = tmp_path / "grimoire/plain/2-1.table"
    whole = path.read_bytes()
    harmed = {
        "flip": whole[:-40] + bytes([whole[-40] ^ 2]) + whole[-39:],
        "cut": whole[:-1],
        "head": whole[:10] + b"?" + whole[11:],
        "other": (tmp_path / "grimoire/plain/1-1.table").read_bytes(),
    }
    path.write_bytes(harmed[harm])
    endgame.set_up(0x21, 5)
    perfect._files.clear()
    assert table_value(GRIMOIRE, endgame, endgame.position.copy(), tmp_path) is None, "nothing is said of it"
    report = solved(GRIMOIRE, endgame, tmp_path, SMALL)
    assert report.damaged == report.made == ["plain/2-1"]
    assert path.read_bytes() == whole


def test_a_block_is_checked_before_it_is_believed(plain: tuple[Endgame, Path]) -> None:
    _, folder = plain
    path = folder / "grimoire/plain/2-1.table"
    assert TableFile(path, {"game": "grimoire", "table": "plain/2-1"}).value(0) in range(255)
    with pytest.raises(Damaged):
        TableFile(path, {"game": "grimoire", "table": "plain/1-1"})


def test_files_of_before_are_read(tmp_path: Path) -> None:
    """Once they were not compressed, in blocks of a mebibyte."""
    path, content = tmp_path / "old.table", bytes(range(200)) * 6000
    sums = [crc32(content[:1048576]), crc32(content[1048576:])]
    head = {"format": 1, "game": "morris", "size": len(content), "sums": sums}
    path.write_bytes(json.dumps(head).encode() + b"\n" + content)
    file = TableFile(path, {"game": "morris"})
    assert [file.value(number) for number in (0, 199, 1048576, len(content) - 1)] == [0, 199, 176, 199]
    assert file.content() == content


def test_parts_in_a_row_are_one_content(tmp_path: Path) -> None:
    """Blocks lie across parts; none is read where another ends."""
    parts = [bytes([value]) * length for value, length in ((1, 300_000), (2, 5), (3, 0), (4, 262_144))]
    write_file(tmp_path / "a.table", {"game": "morris"}, *parts)
    file = TableFile(tmp_path / "a.table", {"game": "morris"})
    assert file.content() == b"".join(parts)
    assert [file.value(number) for number in (299_999, 300_000, 300_004, 300_005)] == [1, 2, 2, 4]


def test_a_table_with_few_different_values_takes_little_room(tmp_path: Path) -> None:
    content = (b"\0" * 999 + b"\7") * 1000
    write_file(tmp_path / "a.table", {"game": "morris"}, content)
    assert TableFile(tmp_path / "a.table", {"game": "morris"}).content() == content
    assert (tmp_path / "a.table").stat().st_size < len(content) // 50


def test_a_budget_leaves_out_what_is_beyond_it(tmp_path: Path) -> None:
    endgame = GRIMOIRE.endgame(GRIMOIRE.start(GRIMOIRE.make_options(dict(PLAIN))))
    assert endgame is not None
    *_, report = TableMaker(GRIMOIRE, endgame, tmp_path, most=500).run([0x22])
    assert report.made == ["plain/1-1"]
    assert report.left_out == ["plain/2-1", "plain/2-2"], "what needs a table that is left out is left out too"
    *_, report = TableMaker(GRIMOIRE, endgame, tmp_path).run([0x21], seconds=0.0)
    assert (report.found, report.left_out) == (["plain/1-1"], ["plain/2-1"])
