"""The rulebook in our words: Markdown with numbered paragraphs, a file for each language."""

import re
from functools import lru_cache
from pathlib import Path

from sortilege.kernel.words import LANGUAGES

_PARAGRAPH = re.compile(r"^\*\*([A-Z]+\d+(?:\.\d+)*)\*\* (.+?)(?:\n\n|\Z)", re.MULTILINE | re.DOTALL)
_LEAD = re.compile(r"[^.:]{1,60}?\s?: ")


def rulebook(folder: Path, language: str) -> str:
    """Reads the rulebook in this folder."""
    name = "RULES.md" if language == LANGUAGES[0] else f"RULES.{language}.md"
    return (folder / name).read_text(encoding="utf-8")


@lru_cache(64)
def paragraphs(folder: Path, language: str) -> dict[str, str]:
    """Maps the number of each paragraph to its text, in one line and without marks."""
    found = _PARAGRAPH.findall(rulebook(folder, language))
    return {number: " ".join(text.replace("*", "").split()) for number, text in found}


def after_lead(text: str) -> str:
    """Leaves out what a paragraph is about, where it begins with that and a colon."""
    rest = _LEAD.sub("", text, count=1) if _LEAD.match(text) else text
    return rest[:1].upper() + rest[1:]
