"""Decks: the two of the project and those that owners enter, with what is wrong with a bad one."""

import pytest

from sortilege.games.spell import GAME
from sortilege.games.spell.decks import BUILT_IN, TILES, cards, rotations, tables
from sortilege.kernel.errors import BadOption
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

OWN = """
1 XXXX Line | Trait
1 XX/XX
2 XX/XX/X. Flag
2 X.X/XXX
3 XXX/XXX Brick   # a remark
3 XXXX/.XX.
4 XXXX/XXXX Wall, 4 XX./XXX/XXX
"""


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_built_in_decks(name: str) -> None:
    deck = cards(name)
    assert [sum(card.level == level for card in deck) for level in (1, 2, 3, 4)] == [7, 7, 7, 5]
    assert all(len(card.cells) == TILES[card.level - 1] for card in deck)
    assert all(card.name and card.name_fr for card in deck)
    assert all(set(rotations(one.cells)).isdisjoint(rotations(two.cells)) for one in deck for two in deck if one != two)


def test_both_decks_have_no_shape_in_common() -> None:
    basic = {turn for card in cards("basic") for turn in rotations(card.cells)}
    assert basic.isdisjoint(turn for card in cards("advanced") for turn in rotations(card.cells))


def test_basic_cards_hang_together_by_edges_and_advanced_ones_by_corners() -> None:
    def pieces(cells: frozenset[tuple[int, int]], corners: bool) -> int:
        left, count = set(cells), 0
        while left:
            count, stack = count + 1, [left.pop()]
            while stack:
                row, column = stack.pop()
                near = {(r, c) for r, c in left if max(abs(r - row), abs(c - column)) == 1}
                near = near if corners else {(r, c) for r, c in near if r == row or c == column}
                left -= near
                stack += near
        return count

    assert {pieces(card.cells, corners=False) for card in cards("basic")} == {1}
    assert {pieces(card.cells, corners=True) for card in cards("advanced")} == {1}
    assert min(pieces(card.cells, corners=False) for card in cards("advanced")) > 1


def test_every_place_of_a_shape_is_found() -> None:
    deck = tables("basic")
    placements = [int(deck.shapes_at[i + 1] - deck.shapes_at[i]) for i in range(7)]
    assert placements == [8, 9, 24, 12, 12, 24, 24]
    assert deck.matched(0b1111, -1) == 1  # the straight alone
    assert deck.matched(0b0111, 8) == 1  # with the special tile left of a1
    assert deck.matched(0b0111, 0) == 1 << 6  # above a1: a jay lying on its side


def test_mirrored_places_are_not() -> None:
    deck = tables("basic")
    ess, zed = ([card.name for card in cards("basic")].index(name) for name in ("Ess", "Zed"))
    assert deck.matched(0b0011_0110, -1) == 1 << ess
    assert deck.matched(0b0110_0011, -1) == 1 << zed


def test_an_owners_deck_is_played() -> None:
    deck = cards(OWN)
    assert [card.id for card in deck] == ["o1-1", "o1-2", "o2-1", "o2-2", "o3-1", "o3-2", "o4-1", "o4-2"]
    assert (deck[0].name, deck[0].name_fr, deck[1].name) == ("Line", "Trait", "1-2")
    position, rng = GAME.start(GAME.make_options({"deck": OWN, "setup": "quick"})), Rng(1)
    while position.seat != OVER:
        assert list(GAME.invariants(position)) == []
        position.play(position.pick(rng))


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("bascic", "is no card; write level, rows and name"),
        ("5 XXXX Five", "level 5; expected 1, 2, 3 or 4"),
        (f"{10**60} XXXX Far", f"level {10**60}; expected 1, 2, 3 or 4"),
        ("1 XXX Three", "3 tiles; a card of level 1 has 4"),
        ("1 XXXX/X Long", "5 tiles; a card of level 1 has 4"),
        ("2 XXXXX Long", "does not fit into the arena"),
        ("1 XxX/X Bad", "rows are made of X and ."),
        ("1 X/X/X/X Turned", "Turned is Line turned"),
        ("1 XX/XX Again", "each shape stands once"),
    ],
)
def test_what_is_wrong_with_a_deck_is_said(line: str, problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        GAME.make_options({"deck": f"{OWN}\n{line}" if line[0].isdigit() else line})


def test_a_level_needs_two_cards() -> None:
    with pytest.raises(BadOption, match="1 cards of level 4; expected 2 to 15"):
        GAME.make_options({"deck": OWN.replace(", 4 XX./XXX/XXX", "")})


def test_a_mirror_image_is_another_card() -> None:
    both = f"{OWN}\n1 .XX/XX. Ess\n1 XX./.XX Zed"
    assert len(cards(both)) == 10


def test_a_bad_deck_is_told_in_both_languages() -> None:
    with pytest.raises(BadOption, match="expected 1, 2, 3 or 4") as found:
        cards("7 XX/XX Square")
    assert (
        found.value.texts["fr"]
        == "spell\u00a0: option cards, carte 1 (7 XX/XX Square)\u00a0: niveau 7\u202f; on attend 1, 2, 3 ou 4"
    )
