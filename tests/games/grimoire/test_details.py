"""What the cards of spells, gems and books say."""

from collections.abc import Callable

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.language.print import typeset, writer
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.spellbooks import examples
from sortilege.kernel.rng import Rng


def later(plies: int, **options: object) -> Confrontation:
    position = GAME.start(GAME.make_options(dict(options)))
    rng = Rng(1)
    for _ in range(plies):
        position.play(position.pick(rng))
    return position


def test_both_books_are_explained_in_words_from_the_beginning() -> None:
    position = later(1)
    for seat in (0, 1):
        for entry in position.book(seat):
            for language in ("en", "fr"):
                card = GAME.card(position, f"spell-{seat}-{entry.number}", language)
                assert card
                assert entry.tree
                assert card.title == entry.name(language)
                assert card.text == " ".join(typeset(one, language) for one in writer(language).spell(entry.tree))
                assert "closed" in card.now or language == "fr"


def test_the_eighty_examples_are_listed() -> None:
    (group,) = GAME.cards("fr")
    assert [card.title for card in group.cards] == [spell.name("fr") for spell in examples().values()]
    assert group.cards[0].text == "Les gemmes de feu de l’invocateur se déplacent de 1 point dans le sens horaire."


def test_a_point_has_the_numbers_of_both_masters() -> None:
    card = GAME.card(later(0), "p1", "en")
    assert card
    assert card.text == "Ivory counts it as 1, Ebony as 5. In Ivory's numbers, lines join it to 2 and 8."
    assert card.kind == "Point of the outer arc"
    assert card.now == "No gem stands here."


def test_hands_books_and_buttons() -> None:
    position = later(1)
    hand, book = GAME.card(position, "hand-0-fire", "en"), GAME.card(position, "book-1", "en")
    assert hand
    assert hand.now == "Ivory has 3 of them in hand."
    assert book
    assert book.now == f"Closed; spells: {len(position.book(1))}, cast: 0."
    assert GAME.card(position, "accept", "fr") is None
    assert GAME.card(position, "cast", "fr") is None


def test_a_spell_says_what_it_would_do_now(drawn: Callable[..., Confrontation]) -> None:
    card = GAME.card(drawn("1=F 2=w 20=f"), "spell-0-1", "en")
    assert card
    assert card.now == "It can be cast now: one gem changes place; takes water of Ebony: 2."
    assert card.sign
    assert "var(--fire)" in card.sign.drawing
