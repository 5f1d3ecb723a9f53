"""French typography: no-break spaces before : ; ! ? » and after «, and the apostrophe of printing everywhere.

What people type may have either apostrophe.
"""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sortilege.kernel import registry

SOURCE = Path(__file__).parent.parent / "src" / "sortilege"
BREAKS = re.compile(r"[ \n][:;!?»](?![\w/=-])|«[ \n]")
STRAIGHT = re.compile(r"[^\W\d_]'[^\W\d_]|[^\W\d_]'\{")  # an apostrophe of typewriters, also before what is filled in
TEXTS = sorted(path for name in ("words.fr.ftl", "RULES.fr.md", "guide.toml") for path in SOURCE.rglob(name))


def sentences(path: Path) -> Iterator[str]:
    """What people read in this file; comments are for us."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        yield from french(tomllib.loads(text))
    else:
        yield from (line for line in text.splitlines() if path.suffix != ".ftl" or not line.startswith("#"))


def french(tree: Any) -> Iterator[str]:
    """All that stands under a key `fr`."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from [value] if key == "fr" and isinstance(value, str) else french(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from french(value)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: "-".join(path.relative_to(SOURCE).parts))
def test_marks_stay_with_their_words(path: Path) -> None:
    wrong = [one for one in sentences(path) if BREAKS.search(one)]
    assert not wrong, f"{len(wrong)} lines need no-break spaces, first: {wrong[0]!r}"


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: "-".join(path.relative_to(SOURCE).parts))
def test_the_apostrophe_is_that_of_printing(path: Path) -> None:
    wrong = [one for one in sentences(path) if STRAIGHT.search(one)]
    assert not wrong, f"{len(wrong)} lines have a straight apostrophe, first: {wrong[0]!r}"


def data(tree: Any) -> Iterator[str]:
    """All that stands under a key `fr`, or one that ends so."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from [value] if isinstance(value, str) and key.split("_")[-1] == "fr" else data(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from data(value)


@pytest.mark.parametrize("path", sorted(SOURCE.glob("games/*/*.json")), ids=lambda path: path.name)
def test_names_and_texts_of_cards_have_it_too(path: Path) -> None:
    assert [one for one in data(json.loads(path.read_text(encoding="utf-8"))) if STRAIGHT.search(one)] == []


def test_what_is_said_about_spells_has_it_and_either_may_be_typed() -> None:
    game = registry.game("grimoire")
    for group in game.cards("fr"):
        assert [card for card in group.cards if STRAIGHT.search(card.title + card.text)] == []
    straight = "Sortilège \"L'Élan\" : Les gemmes d'air de l'invocateur se déplacent de 1 point dans le sens horaire."
    books = [
        game.make_options({"book0": "own", "text0": text}).book(0) for text in (straight, straight.replace("'", "’"))
    ]
    assert [entry.name("fr") for (entry,) in books] == ["L’Élan", "L’Élan"]
    assert books[0][0].tree == books[1][0].tree


def test_the_search_finds_what_it_looks_for() -> None:
    assert STRAIGHT.search("l'air")
    assert STRAIGHT.search("d'{ $seat }")
    assert not STRAIGHT.search("l’air, comme '1 XX/XX Carré'")
    assert len(TEXTS) > 12
    assert all(BREAKS.search(one) for one in ("Quoi ?", "ici : là", "« ici\u00a0»", "«\u00a0ici »", "un ; deux"))
    assert not any(
        BREAKS.search(one) for one in ("Quoi\u00a0?", "ici\u00a0: là", "«\u202fici\u00a0»", "| :--- |", "12:30")
    )


# Words that are not those of the French booklets, with the booklets' own; SPELL and Archimage have tests of their own.
NOT_OF_THE_BOOKLET = {
    "grimoire": {
        r"\barcs? (du milieu|moyen|central)": "arc médian",
        r"\banneau|\bcercle": "arc",
        r"\bpions?\b|\bpierre|\bjoyau": "gemme",
        r"\bcase": "point",
        r"\blanceur|\bjeteur": "invocateur",
        r"\bjoueur|\bmage\b|\bmagicien": "maître",
        r"\bsorts?\b": "sortilège",
        r"\bvoler?\b|\bvolé": "s’approprier",
    },
    "madness": {
        r"\bsorts?\b": "Sortilège",
        r"\bmage\b|\bsorci": "Magicien",
        r"\bdémon|\bcréature": "Monstre",
        r"\bmaléfice|\bmauvais sort": "Malédiction",
        r"\bdeck\b|\btalon\b": "pioche",
        r"\bengag|\binclin": "épuiser",
        r"\bround\b": "manche",
    },
}
OF_THE_BOOKLET = {
    "grimoire": ("arc médian", "invocateur", "gemme", "confrontation", "emprise", "annihilation", "mystique"),
    "madness": ("malédiction", "folie", "magicien", "manche", "épuis", "redress", "échec", "bonus"),
}


@pytest.mark.parametrize("key", sorted(NOT_OF_THE_BOOKLET))
def test_games_use_the_words_of_their_booklets(key: str) -> None:
    files = [SOURCE / "games" / key / name for name in ("words.fr.ftl", "RULES.fr.md", "guide.toml")]
    lines = [line for file in files for line in sentences(file) if not line.startswith("bad-")]
    texts = [
        re.sub(r"^[\w-]+ =|\{[^}]*\}", " ", line) for line in lines
    ]  # without names of messages and of what is filled in
    assert len(texts) > 300
    words = NOT_OF_THE_BOOKLET[key]
    assert [(words[word], text) for text in texts for word in words if re.search(word, text, re.IGNORECASE)] == []
    everything = " ".join(texts).lower()
    assert [word for word in OF_THE_BOOKLET[key] if word not in everything] == []
