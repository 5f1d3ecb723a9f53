"""What the cards of scrolls, seals, dice and players say."""

import pytest

from sortilege.games.archimage import GAME
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.touch import scroll_target, space_target
from sortilege.kernel.rng import Rng


@pytest.fixture(scope="module")
def position() -> Archimage:
    position = GAME.start(GAME.make_options({"circle": "II"}))
    rng = Rng(3)
    while position.round < 2 or position.seat < 0:
        position.play(position.pick(rng))
    return position


def test_a_scroll_says_the_same_on_the_board_and_in_the_list(position: Archimage) -> None:
    every = {card.title: card for language in ("en",) for group in GAME.cards(language) for card in group.cards}
    spaces = [space for space in range(position.board.size) if position.cell[space] >= sc.SCROLL]
    for space in spaces:
        card = GAME.card(position, space_target(position, space), "en")
        assert card
        assert card.text == every[card.title].text
        assert card.rule == every[card.title].rule
        assert card.cost.endswith(f"{sc.POWER_OF[int(position.cell[space])]} or more")
        assert position.board.ids[space] in card.now


def test_binding_before_a_player_tells_whether_it_is_used(position: Archimage) -> None:
    for seat in range(2):
        card = GAME.card(position, scroll_target(position, seat, sc.LINK), "fr")
        active = bool(position.up[seat] & sc.LINK_BIT)
        assert card
        assert card.title == "Lien"
        assert card.rule == "A8.21"
        assert ("actif" in card.now) == active


def test_a_seal_costs_dice_of_its_colour(position: Archimage) -> None:
    space = next(i for i in range(position.board.size) if 0 < position.cell[i] < sc.SCROLL)
    card = GAME.card(position, space_target(position, space), "en")
    assert card
    assert card.kind == "Seal"
    assert card.cost.endswith(f"dice, {position.cell[space] & 7} or more")


def test_players_and_what_is_nothing(position: Archimage) -> None:
    card = GAME.card(position, "p-0", "en")
    assert card
    assert card.title == "Shaman of the North"
    assert "raven" in card.text
    assert all(GAME.card(position, target, "en") is None for target in ("p-4", "d4-fire-3", "s3-binding", "ok", ""))


def test_cards_show_what_they_are_about(position: Archimage) -> None:
    spaces = [space for space in range(position.board.size) if position.cell[space]]
    targets = [space_target(position, space) for space in spaces] + ["p-0", "r-fire", "d0-fire-3", "s0-binding"]
    cards = [GAME.card(position, target, "en") for target in targets]
    assert all(card and card.sign for card in cards)
    assert all(card.sign for group in GAME.cards("fr") for card in group.cards)
