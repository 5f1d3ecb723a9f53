"""Scripts and styles as they are sent: a script in one file with its modules, all without what only authors read.

A page thus asks for one script instead of twenty, and is a quarter lighter; browsers could run the files as they are.
"""

import re
from functools import cache, lru_cache

import brotli
from rjsmin import jsmin

from sortilege.server.words import WEB

STATIC = WEB / "static"
QUALITY = 7  # of Brotli, from 0 to 11; more takes too long for one request
_IMPORT = re.compile(r'^import (\{[^}]*\}) from "\./([\w-]+\.js)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export ((?:async )?(?:class|function|const) (\w+))", re.MULTILINE)
_REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)
_LOOSE = re.compile(r"\s*([{};,>])\s*|(?<=:)\s+")


@lru_cache(64)
def sent(name: str) -> str | None:
    """A script, a style sheet, or several of these under a name like `table+panels.css`; None if it is none of ours."""
    stem, _, kind = name.rpartition(".")
    parts = [f"{part}.{kind}" for part in stem.split("+")]
    if kind not in {"js", "css"} or not {*parts} <= _names():
        return None
    return "".join(bundle(part) if kind == "js" else lean_style(_text(part)) for part in parts)


@lru_cache(64)
def packed(text: str) -> bytes:
    """A text packed by Brotli, smaller than by gzip: browsers take it over TLS, and from their own machine."""
    found: bytes = brotli.compress(text.encode(), mode=brotli.MODE_TEXT, quality=QUALITY)
    return found


@cache  # our own files
def _names() -> set[str]:
    return {path.name for path in STATIC.iterdir()}


def bundle(name: str) -> str:
    """A script with all modules that it needs, each a function that runs once, after those that it imports from."""
    return "".join(_run(module) for module in (*modules(name), name))


@cache  # our own scripts
def modules(name: str) -> tuple[str, ...]:
    """All modules that a script needs, also those that its modules import; each after what it needs itself."""
    needed: dict[str, None] = {}
    for _, module in _IMPORT.findall(_text(name)):
        needed |= dict.fromkeys((*modules(module), module))
    return tuple(needed)


@cache  # our own scripts
def _run(name: str) -> str:
    """A module as a function whose result is what it exports; imports are taken from the results of others."""
    text = _IMPORT.sub(lambda found: f"const {found[1].replace(' as ', ': ')} = {_result(found[2])};", _text(name))
    names = ", ".join(name for _, name in _EXPORT.findall(text))
    body: str = jsmin(_EXPORT.sub(r"\1", text)) + "\n"
    return f"const {_result(name)} = (() => {{\n{body}return {{ {names} }};\n}})();\n"


def _result(name: str) -> str:
    return "from_" + name.removesuffix(".js").replace("-", "_")


def _text(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")


def lean_style(text: str) -> str:
    """A style sheet without remarks, and without spaces where they mean nothing."""
    return _LOOSE.sub(lambda found: found[1] or "", _REMARK.sub("", text)).strip() + "\n"
