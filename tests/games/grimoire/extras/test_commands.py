"""The commands on books, with their exit codes and their JSON."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sortilege.games.grimoire.extras.commands import app
from sortilege.games.grimoire.language.meaning.certificate import Certificate
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.kernel.registry import games

SOUND = 'Spell "Wheel":\nThe fire gems of the caster move 1 point clockwise.\n'
FAULTY = (
    'Sortilège "Le Grégorien" :\n'
    "Les gemmes des deux maîtres se déplacent du point 1 au point 8 et du point 7 au point 8.\n"
)


def run(*arguments: str, given: str | bytes | None = None) -> Result:
    return CliRunner().invoke(app, list(arguments), input=given)


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "a.grimoire"
    path.write_text(SOUND, encoding="utf-8")
    return path


def test_check_certifies(book: Path) -> None:
    result = run("check", str(book))
    assert result.exit_code == 0
    assert "Certified: one spell" in result.output
    assert not book.with_name("a.grimoire.certificate").exists()
    assert run("check", str(book), "--certify").exit_code == 0
    certificate = Certificate.read(book.with_name("a.grimoire.certificate").read_text(encoding="utf-8"))
    assert certificate.holds(read(SOUND).book())


def test_check_in_json(tmp_path: Path) -> None:
    path = tmp_path / "b.grimoire"
    path.write_text(FAULTY, encoding="utf-8")
    result = run("check", str(path), "--json")
    assert result.exit_code == 1
    (found,) = json.loads(result.output)
    assert {"code", "severity", "spell", "line", "column", "message", "clause", "example"} <= set(found)
    assert (found["code"], found["severity"], found["spell"], found["line"]) == ("E-CLASH", "error", "Le Grégorien", 1)
    assert len(found["example"]) == 24
    assert "Deux gemmes différentes" in found["message"]
    assert found["clause"] == "Portée et limitations"


def test_check_shows_the_place_the_board_and_the_repairs() -> None:
    result = run("check", "-", given=FAULTY)
    assert result.exit_code == 1
    assert "^^^" in result.output
    assert "( )-----" in result.output
    assert "→ Ajoutez" in result.output
    assert "Non certifié" in result.output


@pytest.mark.parametrize("data", [b"Spell\0", "Sortilège".encode("latin-1"), b" " * 300_000])
def test_unreadable_files(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "c.grimoire"
    path.write_bytes(data)
    for command in (["check", str(path)], ["check", str(path), "--json"], ["print", str(path)], ["fmt", str(path)]):
        assert run(*command).exit_code == 2
    assert [one["code"] for one in json.loads(run("check", str(path), "--json").output)] == ["E-FILE"]
    assert run("check", str(tmp_path / "missing.grimoire")).exit_code == 2
    assert run("check", str(tmp_path)).exit_code == 2


def test_the_books_of_the_game_have_names() -> None:
    result = run("check", "example", "--json")
    assert result.exit_code == 0
    assert {one["severity"] for one in json.loads(result.output)} == {"warning"}
    assert run("check", "guard", "--language", "fr").exit_code == 0


def test_print_in_the_other_language(book: Path) -> None:
    printed = run("print", str(book), "--language", "fr").output
    assert "Les gemmes de feu de l’invocateur se déplacent de 1 point dans le sens horaire." in printed
    assert printed.startswith("# ")
    assert not run("print", str(book), "--language", "fr", "--no-lexicon").output.startswith("#")
    assert [one.spell for one in read(printed).book().entries] == [one.spell for one in read(SOUND).book().entries]
    assert run("print", "-", given="The gems.").exit_code == 1


def test_explain(book: Path) -> None:
    result = run("explain", str(book), "wheel", "--board", "1=F 2=a")
    assert result.exit_code == 0
    assert "Taken: the opponent’s air gem on point 2" in result.output
    told = json.loads(run("explain", str(book), "1", "--board", "1=F 2=a", "--json").output)
    assert told["board"] == ".F......................"
    assert told["verdict"] == "done"
    assert run("explain", str(book), "nothing", "--board", "1=F").exit_code == 1


def test_compare(book: Path) -> None:
    book.write_text(
        SOUND
        + 'Spell "Other":\nThe fire gems of the caster move 9 points clockwise.\n'
        + 'Spell "Third":\nThe fire gems of the caster move 1 point counterclockwise.\n',
        encoding="utf-8",
    )
    assert run("compare", str(book), "Wheel", "Other").exit_code == 0
    result = run("compare", str(book), "Wheel", "Third", "--json")
    assert result.exit_code == 1
    assert json.loads(result.output)["example"].count(".") == 23
    assert "leads to" in run("compare", str(book), "1", "3").output


def test_fmt(book: Path) -> None:
    assert run("fmt", str(book), "--check").exit_code == 1
    assert run("fmt", str(book)).exit_code == 0
    assert run("fmt", str(book), "--check").exit_code == 0
    assert book.read_text(encoding="utf-8") == "Spell “Wheel”:\nThe fire gems of the caster move 1 point clockwise.\n"
    book.write_text("Nonsense", encoding="utf-8")
    assert run("fmt", str(book)).exit_code == 1
    assert book.read_text(encoding="utf-8") == "Nonsense"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_new(language: str, tmp_path: Path) -> None:
    path = tmp_path / "new.grimoire"
    assert run("new", str(path), "--language", language).exit_code == 0
    assert run("check", str(path)).exit_code == 0
    assert run("new", "--language", language).output == path.read_text(encoding="utf-8")
    assert run("new", str(path)).exit_code != 0


@pytest.mark.skipif("grimoire" not in games(), reason="the game is not in this tree")
def test_balance_goes_on_from_its_state(tmp_path: Path) -> None:
    arguments = ["balance", "attack", "guard", "--bot", "random", "--on", "serial", "--state", str(tmp_path / "state")]
    result = run(*arguments, "--games", "2", "--json")
    assert result.exit_code == 0
    share = json.loads(result.output)["attack - guard"]
    assert 0 <= share <= 1
    assert len((tmp_path / "state").read_text(encoding="utf-8").splitlines()) == 2
    assert run(*arguments, "--games", "2").output == f"attack - guard: {share:.3f} of 2 games\n"
    assert len((tmp_path / "state").read_text(encoding="utf-8").splitlines()) == 2


def test_read_tells_how_each_sentence_is_read(tmp_path: Path) -> None:
    book = tmp_path / "mine.grimoire"
    book.write_text('Spell "x":\nAll the caster\'s fire gems turn one point clockwise.\n', encoding="utf-8")
    result = run("read", str(book))
    assert result.exit_code == 0
    assert "→ The fire gems of the caster move 1 point clockwise." in result.stdout
    assert "Les gemmes de feu de l’invocateur se déplacent de 1 point dans le sens horaire." in result.stdout
    book.write_text('Spell "x":\nAll the caster\'s fire gems turn clockwise.\n', encoding="utf-8")
    result = run("read", str(book))
    assert result.exit_code == 1
    assert "? 2: The fire gems of the caster move 2 points clockwise." in result.stdout
    answered = json.loads(run("read", str(book), "--json").stdout)
    assert [one["label"] for one in answered["diagnostics"][0]["answers"]] == ["1", "2", "3"]
