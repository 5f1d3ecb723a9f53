"""What the cards of madness say, compared with the set of cards."""

import json

from sortilege.games.madness import GAME
from sortilege.kernel.details import find_card
from sortilege.kernel.rng import Rng

SET = json.loads((GAME.folder / "cards.json").read_text(encoding="utf-8"))


def test_every_card_of_the_set_is_listed_with_its_text() -> None:
    for language in ("en", "fr"):
        groups = GAME.cards(language)
        for group, part in zip(groups, ("magicians", "spells", "curses"), strict=False):
            texts = [(row[f"name_{language}"], row[f"effect_{language}"]) for row in SET[part]]
            assert [(card.title, card.text) for card in group.cards] == texts
        assert [card.title for card in groups[3].cards] == [row[f"name_{language}"] for row in SET["pages"]]


def test_what_lies_on_the_table_says_what_the_set_says() -> None:
    position = GAME.start(GAME.make_options({"seats": 2, "magicians": "fire-a,water-a"}))
    rng = Rng(2)
    while position.turn < 3:
        position.play(position.pick(rng))
    every = [card for group in GAME.cards("en") for card in group.cards]
    for target in ("player-1", "player-2", "curse-1", "lib-fire", "sp1-growth", "sp2-ice"):
        card = GAME.card(position, target, "en")
        assert card
        if target == "curse-1" and card.rule == "B2.2":
            continue  # its Curse is destroyed
        same = find_card(every, card.title)
        assert same
        assert (card.text, card.kind) == (same.text, same.kind)
        assert card.now


def test_exact_texts() -> None:
    position = GAME.start(GAME.make_options({"seats": 2, "magicians": "fire-a,water-a"}))
    growth, saffra = GAME.card(position, "sp1-growth", "fr"), GAME.card(position, "player-1", "en")
    assert growth
    assert (growth.title, growth.cost, growth.text) == ("Croissance", "1 terre", "Piochez 1 carte.")
    assert saffra
    assert saffra.title == "Saffra Emberlow"
    assert saffra.kind == "Magician of fire"
    assert all(GAME.card(position, target, "en") is None for target in ("player-3", "sp1-x", "end", "h5-f1", "curse-9"))
