"""An owner's cards: magicians, spells, curses and pages as rows, checked row by row, and held against ours by id.

Names and texts are plain; amounts are written `fire 2, air 1`, what a card does as the list of its steps (JSON).
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sortilege.games.madness import codes as c
from sortilege.games.madness import figures as f
from sortilege.games.madness.card_set import compiled, our_cards, parsed
from sortilege.games.madness.card_steps import WORDS, BadCards, wrong
from sortilege.kernel.copies import Column, CopySheet, OwnCopy, RowFlaw, Section, Values
from sortilege.kernel.errors import BadOption
from sortilege.kernel.options import Value
from sortilege.kernel.panels import Sign

MOST_FLAWS = 30
_ID = {"id": "word", "name_en": "word", "name_fr": "word"}
_EFFECT = {"effect_en": "text", "effect_fr": "text", "primitives": "json"}
_PARTS = {f"{part}.{key}": kind for part in ("appearance", "fail", "bonus") for key, kind in _EFFECT.items()}
# The values of each kind of row, by their way in the set, and how each is written.
COLUMNS: dict[str, dict[str, str]] = {
    "rules": {"supply.2": "number", "supply.3": "number", "tokens": "number", "madness": "number",
              "round_track": "numbers"},
    "magicians": {**_ID, "element": "element", **{f"deck.value{n}": "amounts" for n in (1, 2, 3)}, **_EFFECT},
    "spells": {**_ID, "element": "element", "level": "number", "cost": "amounts", "repeatable": "flag", **_EFFECT},
    "curses": {**_ID, "element": "pile", "severity": "number", **_EFFECT},
    "pages": {**_ID, "kind": "page", "symbols": "words", **_PARTS},
}  # fmt: skip
_CHOICES = {"element": c.ELEMENTS, "pile": (*c.ELEMENTS, "multi"), "page": ("cover", "interior", "end"),
            "flag": ("true", "false")}  # fmt: skip


class OwnCards(OwnCopy):
    """The whole set as rows."""

    extension = "json"

    def ours(self) -> Mapping[str, str]:
        return {"ours": our_cards()}

    def title(self, which: str, language: str) -> str:
        return WORDS(language, "copy-ours")

    def read(self, text: str, language: str) -> CopySheet:
        data = parsed(text)
        sections = []
        for name in COLUMNS:
            given = [data.get("rules")] if name == "rules" else data.get(name)
            if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
                raise wrong((name,), "cards-list")
            columns, rows = _columns(name, language), [_typed(name, row) for row in given]
            signs = [_sign(name, row) for row in rows]
            sections.append(Section(name, WORDS(language, f"copy-{name}"), columns, rows, signs, name != "rules"))
        return CopySheet(sections)

    def write(self, rows: Mapping[str, Sequence[Values]], rest: str, which: str) -> str:
        parts = []
        for name in COLUMNS:
            given = [json.dumps(_meant(name, row), ensure_ascii=False) for row in rows.get(name, ())]
            whole = (given or ["{}"])[0] if name == "rules" else "[\n  " + ",\n  ".join(given) + "\n]"
            parts.append(f'"{name}": {whole}')
        return "{\n" + ",\n".join(parts) + "\n}"

    def flaws(self, text: str, which: str) -> list[RowFlaw]:
        """Reads the set again and again, with one of our cards in the place of each that is wrong."""
        try:
            self.read(text, "en")
            data = parsed(text)
        except BadOption as error:
            return [RowFlaw(error.texts)]
        found: list[RowFlaw] = []
        while len(found) < MOST_FLAWS and (wrong_at := _first_flaw(data)):
            section, row = _place(str(wrong_at.where[0]) if wrong_at.where else "")
            if row < 0:
                found.append(RowFlaw(wrong_at.problem))
                break
            found.append(RowFlaw(wrong_at.inner, section, row))
            _replace(data, section, row, len(found))
        return sorted(found, key=lambda flaw: (list(COLUMNS).index(flaw.section or "rules"), flaw.row))

    def same(self, section: str, row: Values) -> str:
        return row.get("id", "")

    def equal(self, section: str, column: str, ours: str, own: str) -> bool:
        kind = COLUMNS[section][column]
        return bool(_value(kind, ours) == _value(kind, own))

    def name(self, section: str, row: Values, language: str) -> str:
        return row[f"name_{language}"] if "id" in row else WORDS(language, "copy-rules")

    def options(self, text: str, which: str) -> Mapping[str, Value]:
        return {"cards": text}


def _columns(section: str, language: str) -> list[Column]:
    """The columns of a section; parts of a page are told apart by their titles."""
    columns = []
    for path, kind in COLUMNS[section].items():
        part, _, key = path.rpartition(".")
        title = WORDS(language, f"copy-{(path if part in ('supply', 'deck') else key).replace('.', '-')}")
        if part and part not in ("supply", "deck"):
            title = WORDS(language, "copy-of-part", part=WORDS(language, f"copy-{part}"), what=title)
        if kind in _CHOICES:
            words = {value: WORDS(language, f"copy-is-{value}") for value in _CHOICES[kind]}
            columns.append(Column(path, title, "choice", words))
        else:
            columns.append(Column(path, title, "number" if kind == "number" else _SHOWN.get(kind, "text")))
    return columns


_SHOWN: dict[str, Any] = {"text": "long", "json": "long"}


# values as they are typed, and as they stand in the set


def _typed(section: str, row: dict[str, Any]) -> Values:
    texts = {}
    for path, kind in COLUMNS[section].items():
        value: Any = row
        for key in path.split("."):
            value = value.get(key) if isinstance(value, dict) else None
        texts[path] = "" if value is None else _text(kind, value)
    return texts


def _text(kind: str, value: Any) -> str:
    if kind == "amounts" and isinstance(value, dict):
        return ", ".join(f"{element} {count}" for element, count in value.items())
    if kind in ("words", "numbers") and isinstance(value, list):
        return " ".join(map(str, value))
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _meant(section: str, row: Values) -> dict[str, Any]:
    """The row as it stands in the set; what is left empty is left out."""
    made: dict[str, Any] = {}
    for path, kind in COLUMNS[section].items():
        text = row.get(path, "").strip()
        if not text:
            continue
        inner, *keys = made, *path.split(".")
        for key in keys[:-1]:
            inner = inner.setdefault(key, {})
        inner[keys[-1]] = _value(kind, text)
    return made


def _value(kind: str, text: str) -> Any:
    """The value that a text stands for; what cannot be read stays text, and is told as a flaw."""
    if kind == "amounts":
        pairs = [part.split() for part in text.split(",")]
        return {pair[0]: _number(pair[1]) for pair in pairs} if all(len(pair) == 2 for pair in pairs) else text
    if kind == "words":
        return text.split()
    if kind == "numbers":
        return [_number(word) for word in text.split()]
    if kind == "number":
        return _number(text)
    if kind in ("json", "flag"):
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            return text
    return text


def _number(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else text


# flaws


def _place(where: str) -> tuple[str, int]:
    """The section and row of `spells[3] (sp_fire_1a)`; row -1 if it is no row."""
    section, bracket, number = where.partition("]")[0].partition("[")
    if section.startswith("rules"):
        return "rules", 0
    return section, int(number) if bracket else -1


def _first_flaw(data: dict[str, Any]) -> BadCards | None:
    try:
        compiled(data)
    except BadCards as error:
        return error
    return None


def _replace(data: dict[str, Any], section: str, row: int, number: int) -> None:
    """Puts one of our rows in a row's place, under an id of its own, so that what follows can be checked too."""
    ours: dict[str, Any] = json.loads(our_cards())
    if section == "rules":
        data["rules"] = ours["rules"]
        return
    wanted = {key: data[section][row].get(key) for key in ("element", "level", "kind")}
    alike = [one for one in ours[section] if all(one.get(key) == value for key, value in wanted.items())]
    data[section][row] = (alike or ours[section])[0] | {"id": f"spare_{number}"}


def _sign(section: str, row: Values) -> Sign | None:
    """How a card looks: a portrait, a monster, its element; nothing while it has none."""
    element = row.get("element", "")
    if section == "magicians" and element in c.ELEMENTS:
        return f.face_sign(row["id"], element)
    if section == "pages":
        return f.monster_sign(row["id"])
    if element in c.ELEMENTS or element == "multi":
        return f.pip_sign("spirit" if element == "multi" else element)
    return None
