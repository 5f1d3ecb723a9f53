"""What is sent of scripts and styles does what their files do."""

import re

import pytest

from sortilege.server.bundle import STATIC, bundle, lean_style, modules, sent
from sortilege.server.templates import static
from tests.server.people import House

SCRIPTS = sorted(path.name for path in STATIC.glob("*.js"))


def test_modules_come_after_what_they_need() -> None:
    needed = modules("client.js")
    assert {"board.js", "panels.js", "layers.js", "lines.js", "morph.js"} <= set(needed)
    assert len(set(needed)) == len(needed)
    for i, name in enumerate(needed):
        assert set(modules(name)) <= set(needed[:i])


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_bundle_needs_nothing_from_elsewhere(name: str) -> None:
    text = bundle(name)
    assert not re.search(r"^(import|export)\b|\bimport\(|\bimport\.meta", text, re.MULTILINE)
    results = re.findall(r"^const (from_\w+) = \(\(\) => \{$", text, re.MULTILINE)
    assert len(results) == len(modules(name)) + 1
    for names, result in re.findall(r"\bconst ?\{([^{}]*)\}=(from_\w+);", text):
        given = re.search(rf"(?ms)^const {result} = .*?^return \{{ ([^\n]*) \}};\n\}}\)\(\);$", text)
        assert given
        assert {one.split(":")[0] for one in names.split(",")} <= set(given[1].split(", "))


def test_remarks_and_indents_are_left_out() -> None:
    client = bundle("client.js")
    assert len(client) < 0.8 * sum(len((STATIC / name).read_text()) for name in (*modules("client.js"), "client.js"))
    assert "The reader" not in client
    assert "\n  " not in client
    style = "/* what\n it is */\n.a > .b:is(.c, .d) { color: red; inset: 0 1px; }\n.e .f::after { content: none; }\n"
    assert lean_style(style) == ".a>.b:is(.c,.d){color:red;inset:0 1px;}.e .f::after{content:none;}\n"


def test_no_text_is_changed() -> None:
    """Texts of scripts are sent as they stand, and those of styles have no sign that spaces are taken from."""
    for path in STATIC.glob("*.js"):
        code = re.sub(r"(?m)^\s*//.*$|\s// [^\"'`]*$", "", path.read_text(encoding="utf-8"))
        code = re.sub(r"(?m)^import .*$|^.*/(?:g,|\.test).*$", "", code)  # a pattern may have a quotation mark
        lost = [text for text in re.findall(r'"[^"\n]*"|`[^`\n]*`', code) if text not in bundle(path.name)]
        assert not lost, f"{path.name}: {lost}"
    for path in STATIC.glob("*.css"):
        texts = re.findall(r'"([^"]*)"', path.read_text(encoding="utf-8"))
        odd = [text for text in texts if re.search(r"\s[{};,>]|[{};,>:]\s", text)]
        assert not odd, f"{path.name}: {odd}"


def test_several_styles_are_sent_in_one() -> None:
    table, panels = sent("table.css"), sent("panels.css")
    assert table
    assert panels
    assert sent("table+panels.css") == table + panels
    for unknown in ("table+nothing.css", "icon.svg", "../style.css", "nothing.js", "css"):
        assert sent(unknown) is None


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_template_has_a_template_with_spaces_inside(name: str) -> None:
    """What makes scripts smaller takes the inner one for code, and its spaces away."""
    for line in (STATIC / name).read_text(encoding="utf-8").splitlines():
        assert not re.search(r"\$\{[^`}]*`[^`]*`", line), line


def test_scripts_and_styles_are_packed_as_the_browser_takes_them(house: House) -> None:
    for name in ("client.js", "style+table.css"):
        address = static(name)
        for encoding in ("br", "gzip", "identity"):
            answer = house.client.get(address, headers={"Accept-Encoding": encoding})
            assert answer.headers.get("content-encoding", "identity") == encoding
            assert answer.text == sent(name)
            assert answer.headers["vary"] == "Accept-Encoding" or encoding == "identity"
