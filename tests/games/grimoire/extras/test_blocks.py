"""Blocks: every sentence that blocks say is read back as the same blocks, in both languages; menus fill every block."""

from itertools import product
from pathlib import Path

import pytest
from msgspec import structs

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.extras.blocks import (
    AMOUNTS,
    CLASHES,
    OWNERS,
    WAYS,
    BlockSentence,
    blocks_of,
    menus,
    said,
    spell_of,
)
from sortilege.games.grimoire.extras.worker import understand, write
from sortilege.games.grimoire.language.points import ZONES
from sortilege.games.grimoire.language.text.outline import outline
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.kernel.errors import BadNotation

BOOKS = GAME.folder / "books"
HEAD = {"en": "Spell “Test”:", "fr": "Sortilège « Test » :"}
PLACES = ["", *ZONES, *(f"not-{zone}" for zone in ZONES)]
ORDERS = [
    *(BlockSentence(el="F", who=who, where=where, how="cw") for who, where in product(OWNERS, PLACES)),
    *(BlockSentence(el="AE", where="guard", how=way, many=1 if way in WAYS[-3:] else 2) for way in WAYS),
    BlockSentence(el="W", where="points", at=[3, 5], how="to", to=[1, 2]),
    *(BlockSentence(el="W", how="cw", when=amount, when_el="FA", when_who="opp") for amount in AMOUNTS),
]
NEEDS = [BlockSentence("need", when=amount, when_el="E", when_who=who) for amount, who in product(AMOUNTS, OWNERS)]
CLASH = [BlockSentence("clash", clash=name) for name in CLASHES]  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_sentence_of_blocks_is_read_back_as_the_same_blocks(language: str) -> None:
    for one in [*ORDERS, *NEEDS, *CLASH]:
        reading = read(f"{HEAD[language]}\n{said(one, language)}")
        assert reading.diagnostics == [], said(one, language)
        ((part, _),) = reading.drafts[0].told
        found = blocks_of(part)
        assert found is not None, said(one, language)
        assert spell_of([found]) == spell_of([one])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_phrase_of_a_menu_makes_a_sentence(language: str) -> None:
    found = menus(language)
    for name in ("el", "who", "where", "how", "when"):
        for option in found[name]["options"]:
            one = structs.replace(BlockSentence(at=[1], to=[2]), **{name: option["value"]})
            assert said(one, language).endswith(".")


def test_what_blocks_cannot_say_stays_text() -> None:
    text = f"{HEAD['en']}\nThe water gems of the caster go where the fire gems of the caster are."
    (spell,) = understand(text, -1, "fr")["spells"]
    assert [sentence["blocks"] for sentence in spell["sentences"]] == [None]


def test_nonsense_in_a_block_is_refused() -> None:
    for one in (BlockSentence(how="up-and-away"), BlockSentence(where="moon"), BlockSentence("need", when="=9")):
        with pytest.raises(BadNotation):
            write([one], "en")


def test_the_outline_has_the_places_of_spells_and_sentences() -> None:
    text = "Title: Two\n# a comment\n\nSpell “A”:\nOne thing. Another\nthing.\n\nSpell “B”:\nMystique “M”: “A”.\n"
    first, second = outline(text)
    assert text[first.start : first.body] == "Spell “A”:"
    assert [text[start:end] for start, end in first.sentences] == ["One thing.", "Another\nthing."]
    assert text[second.start : second.end] == "Spell “B”:"
    assert second.sentences == []


@pytest.mark.parametrize("file", sorted(BOOKS.glob("*.grimoire")), ids=lambda file: file.stem)
def test_the_workshop_reads_every_book_that_comes_with_the_game(file: Path) -> None:
    answer = understand(file.read_text(encoding="utf-8"), -1, file.suffixes[0][1:])
    assert answer["spells"]
    assert all(spell["whole"] for spell in answer["spells"])
