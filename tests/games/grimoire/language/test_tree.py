"""Trees: plain values and back, and one canonical form for one meaning."""

from random import Random

import pytest

from sortilege.games.grimoire.language.gems import EMPTY, board_text, read_board
from sortilege.games.grimoire.language.random_spells import random_board, random_spell
from sortilege.games.grimoire.language.tree import Spell, canonical
from sortilege.games.grimoire.language.tree_json import spell_from, spell_to
from sortilege.kernel.errors import BadNotation
from tests.games.grimoire.language.corpus import every_spell, spell_of


def test_plain_values_and_back() -> None:
    spells = every_spell() + [random_spell(Random(seed)) for seed in range(300)]
    for spell in spells:
        assert spell_from(spell_to(spell)) == spell


def test_trees_are_hashable_and_canonical_form_is_stable() -> None:
    for spell in every_spell() + [random_spell(Random(seed)) for seed in range(300)]:
        once = canonical(spell)
        assert isinstance(once, Spell)
        assert canonical(once) == once
        assert hash(once) == hash(canonical(spell))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            ["The fire gems of the caster move 1 point clockwise.", "The air gems of the caster move 1 arc inward."],
            ["The air gems of the caster move 1 arc inward.", "The fire gems of the caster move 1 point clockwise."],
        ),
        (
            ["The gems of the caster standing in the front or on the axis move 1 point clockwise."],
            ["The gems of the caster standing on the axis or in the front move 1 point clockwise."],
        ),
        (
            ["Condition: there are more fire gems of the caster than air gems of the caster."],
            ["Condition: there are fewer air gems of the caster than fire gems of the caster."],
        ),
        (
            ["Condition: there are exactly 3 air gems of the caster and there are no fire gems of the caster."],
            [
                "Condition: there are no fire gems of the caster.",
                "Condition: there are exactly 3 air gems of the caster.",
            ],
        ),
    ],
)
def test_same_meaning_same_canonical_tree(one: list[str], other: list[str]) -> None:
    assert canonical(spell_of(*one)) == canonical(spell_of(*other))


def test_the_order_of_priority_is_kept() -> None:
    one = spell_of("The fire gems of the caster go, in order of priority, to points 1 and 2.")
    other = spell_of("The fire gems of the caster go, in order of priority, to points 2 and 1.")
    assert canonical(one) != canonical(other)


def test_the_80_examples_have_80_canonical_trees() -> None:
    assert len({canonical(spell) for spell in every_spell()[:80]}) == 80


def test_boards_as_text() -> None:
    board = read_board("FAWEfawe................")
    assert board_text(board) == "FAWEfawe................"
    assert read_board("1=F 2=A 3=W 4=E 5=f 6=a 7=w 8=e") == board
    assert board_text(EMPTY) == "." * 24
    rng = Random(1)
    for _ in range(200):
        one = random_board(rng)
        assert read_board(board_text(one)) == one


@pytest.mark.parametrize("text", ["", "F", "x" * 24, "FFFF" + "." * 20, "1=F 1=A", "25=F", "1=X", "²=F", "1=F 2"])
def test_bad_boards(text: str) -> None:
    with pytest.raises(BadNotation):
        read_board(text)
