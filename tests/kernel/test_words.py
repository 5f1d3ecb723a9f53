"""Words: Fluent files in both languages; what is missing is an error."""

import re
from pathlib import Path

import pytest

from sortilege import kernel
from sortilege.kernel.words import LANGUAGES, Words


@pytest.fixture
def words(tmp_path: Path) -> Words:
    gems = "n = { $n ->\n    [one] {0} \n   *[other] { $n } {1}\n}\n"
    english = gems.replace("{0}", "one gem").replace("{1}", "gems")
    french = gems.replace("{0}", "une gemme").replace("{1}", "gemmes")
    (tmp_path / "words.en.ftl").write_text("hello = Hello, { $name }\n" + english)
    (tmp_path / "words.fr.ftl").write_text("hello = Bonjour, { $name }\n" + french)
    return Words(tmp_path)


def test_both_languages(words: Words) -> None:
    assert words("en", "hello", name="Ann") == "Hello, Ann"
    assert words("fr", "hello", name="Ann") == "Bonjour, Ann"
    assert [words("fr", "n", n=n) for n in (0, 1, 2)] == ["une gemme", "une gemme", "2 gemmes"]
    assert words("de", "hello", name="Ann") == "Hello, Ann"
    assert "hello" in words
    assert "goodbye" not in words
    assert words.ids("fr") == ["hello", "n"]


def test_what_is_only_text_and_arguments_is_said_as_fluent_says_it() -> None:
    words, said = Words(Path(kernel.__file__).parent), 0
    for language in LANGUAGES:
        for message in words.ids(language):
            bundle = words.bundle(language)
            pattern = bundle.get_message(message).value
            assert pattern is not None
            names = re.findall(r"\$([\w-]+)", (words.folder / f"words.{language}.ftl").read_text())
            said += words._plain(language, message) is not None
            for value in ("{a} & {{b}}", 0, 999, 1000, -1, 2.5):
                given = dict.fromkeys(names, value)
                assert words(language, message, **given) == bundle.format_pattern(pattern, given)[0], message
    assert said > 50


def test_nothing_is_missing_silently(words: Words) -> None:
    with pytest.raises(LookupError):
        words("en", "goodbye")
    with pytest.raises(LookupError):
        words("en", "hello")
