"""The 80 spells as the booklet prints them, where its text is at hand; nothing of it is kept in the project."""

import os
import re
from pathlib import Path

_HEAD = re.compile(r"(\d+)\. (.+)")
_NEAR = Path(__file__).parents[4].parent / "shared" / "seeds"


def folder() -> Path:
    """Where the texts of the rulebooks lie: SORTILEGE_SEEDS, or a folder beside the project."""
    if "SORTILEGE_SEEDS" in os.environ:
        return Path(os.environ["SORTILEGE_SEEDS"])
    near = [parent / "shared" / "seeds" for parent in Path(__file__).parents]
    return next((one for one in near if one.is_dir()), _NEAR)


def booklet() -> dict[int, tuple[str, str]]:
    """Name and text of each spell by its number; empty where the booklet is not at hand."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder().glob("003_*.txt"))]
    return printed(texts[0]) if texts else {}


def printed(text: str) -> dict[int, tuple[str, str]]:
    """The spells of the booklet's text, whose pages are out of order: a page may begin in the middle of a spell."""
    paragraphs = [" ".join(one.split()) for one in re.split(r"\n\s*\n", text) if one.strip()]
    heads = [int(head[1]) if (head := _HEAD.fullmatch(one)) and int(head[1]) <= 80 else 0 for one in paragraphs]
    rests: dict[int, str] = {}
    for place, number in enumerate(heads[1:], 1):
        before = next((one for one in reversed(heads[:place]) if one), 0)
        if number and before != number - 1 and not heads[place - 1] and paragraphs[place - 1][0].islower():
            rests[number - 1] = paragraphs[place - 1]
            paragraphs[place - 1] = ""
    spells: dict[int, tuple[str, str]] = {}
    for place, number in enumerate(heads):
        if number:
            body, following = paragraphs[place + 1], place + 2
            while not body.endswith(".") and following < len(paragraphs) and number not in rests:
                body, following = f"{body} {paragraphs[following]}", following + 1
            spells[number] = paragraphs[place].partition(". ")[2], f"{body} {rests.get(number, '')}".strip()
    return spells
