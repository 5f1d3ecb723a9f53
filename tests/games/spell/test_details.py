"""What the cards of runes, spells, amulets and cells say."""

from sortilege.games.spell import GAME
from sortilege.games.spell.decks import cards
from sortilege.games.spell.state import open_cards
from sortilege.games.spell.touch import runes
from sortilege.kernel.bits import each
from sortilege.kernel.details import find_card
from sortilege.kernel.rng import Rng
from sortilege.kernel.rulebook import paragraphs


def test_every_rune_shown_has_its_shape_and_points() -> None:
    position = GAME.start(GAME.make_options({"setup": "quick"}))
    rng = Rng(3)
    while position.seat < 0:
        position.play(position.pick(rng))
    for number in each(open_cards(position, 15)):
        rune, card = cards("basic")[number], GAME.card(position, runes("basic")(number), "en")
        assert card
        assert card.title == rune.name
        assert card.kind == f"Rune of level {rune.level}"
        assert "/".join(rune.rows).replace("X", "■").replace(".", "·") in card.text.replace(" ", "")
        assert card.cost == f"{len(rune.cells)} active tiles"
        assert card.now


def test_spells_and_amulets_quote_the_rules() -> None:
    listed = [card for group in GAME.cards("fr") for card in group.cards]
    book = paragraphs(GAME.folder, "fr")
    for name, rule in (("Lévitation", "S6.3"), ("Bilevitagramaton", "S8.7"), ("Triélémentaris", "S8.4")):
        card = find_card(listed, name)
        assert card
        assert card.rule == rule
        assert card.text.casefold() in book[rule].casefold()


def test_the_original_edition_has_its_own_names() -> None:
    position = GAME.start(GAME.make_options({"edition": "original"}))
    card = GAME.card(position, "cast-3-3", "en")
    assert card
    assert (card.title, card.rule) == ("Orb of Light", "S10.5")
    assert card.text == "The rival wizard is moved to any tile without wizard or elemental."


def test_a_wizard_on_a_tile_and_a_button() -> None:
    text = "over 12 b --/- _Nvv/bbvv/VVbB/bbvb a2 d1 - 00 - - b1-6+b1-4/b2-1+b2-3/b3-6+b3-7/b4-4+b4-2 - -"
    position = GAME.read(text, GAME.make_options({}))
    card = GAME.card(position, "d1", "en")
    assert card
    assert card.title == "d1, violet tile, inactive, black wizard"
    assert "The wizard of Black makes the tile under it active" in card.text
    assert GAME.card(position, "end", "en") is None
    assert GAME.card(position, "x", "en") is None
