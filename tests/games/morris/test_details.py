"""What the card of a point says."""

from sortilege.games.morris import GAME
from sortilege.kernel.details import Card

POSITION = GAME.start(GAME.make_options({}))
for text in ("a7", "b2", "d7", "c3", "g7"):
    POSITION.play(GAME.read_move(POSITION, text))


def test_a_man_in_a_mill() -> None:
    text = "Its neighbours are d7 and a4. Its lines are a7–d7–g7 and a7–a4–a1: "
    text += "three men of one player on a line are a mill."
    now = "A man of White stands here, in a mill: it cannot be taken as long as another one is in no mill."
    assert GAME.card(POSITION, "a7", "en") == Card("a7, white man", text, "Point", now=now, rule="M3.2")


def test_a_free_point_in_french_and_what_is_no_point() -> None:
    card = GAME.card(POSITION, "d6", "fr")
    assert card
    assert card.title == "d6, libre"
    assert card.now == "Aucun pion ne s’y trouve."
    assert card.text.startswith("Ses voisins sont d7, b6, f6 et d5.")
    assert GAME.card(POSITION, "z9", "en") is None
    assert GAME.cards("en") == []
