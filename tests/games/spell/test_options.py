"""Options that do not go together, and the varieties that laws and random games run through."""

import pytest

from sortilege import Match
from sortilege.games.spell import GAME
from sortilege.games.spell.notation import AMULETS
from sortilege.kernel.errors import BadOption


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"edition": "original", "mode": "solo"}, "no solo mode; take edition=french"),
        ({"mode": "solo", "tournament": True}, "no tournament set-up"),
        ({"mode": "solo", "setup": "quick"}, "begins from a layout"),
        ({"violet": "extralimitae", "black": "doppelganger"}, "only mode=asymmetric has amulets"),
        ({"mode": "asymmetric", "black": "doppelganger"}, "name both amulets or deal both"),
        ({"layout": "pillar"}, "layouts are for mode=solo"),
        ({"level": "hard"}, "levels are for mode=solo"),
        ({"edition": "german"}, "expected one of french, original"),
        ({"end_at": 99}, "expected one of"),
    ],
)
def test_what_does_not_go_together(values: dict[str, str | bool | int], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        GAME.make_options(dict(values))


def test_the_deck_is_a_choice_and_older_options_still_open() -> None:
    """Before, the deck was its name or its whole text."""
    deck = (GAME.folder / "basic.txt").read_text(encoding="utf-8")
    assert set(GAME.option_cards("deck", "fr")) == {"basic", "advanced", "own"}
    old, new = GAME.make_options({"deck": deck}), GAME.make_options({"deck": "own", "cards": deck})
    assert old == new
    assert (old.deck, old.cards) == ("own", deck)
    assert GAME.make_options({"deck": "advanced"}).deck_text == "advanced"
    for wrong in ({"deck": "own"}, {"deck": "basic", "cards": deck}):
        with pytest.raises(BadOption, match="if and only if deck=own"):
            GAME.make_options(dict(wrong))


def test_an_old_record_with_a_deck_in_it_opens() -> None:
    deck = ", ".join(line for line in (GAME.folder / "basic.txt").read_text("utf-8").splitlines() if line[:1].isdigit())
    match = Match("spell", seed=3, setup="quick", deck="own", cards=deck)
    old = match.record().replace("Option deck: own\n", "").replace("Option cards: ", "Option deck: ")
    assert "Option deck: 1 XXXX" in old
    assert Match.from_record(old).position.key() == match.position.key()


def test_varieties_cover_everything() -> None:
    every = GAME.option_sets()
    for name, values in {
        "edition": {"french", "original"},
        "mode": {"symmetric", "asymmetric", "solo"},
        "tournament": {False, True},
        "deck": {"basic", "advanced"},
        "setup": {"played", "quick"},
        "level": {"normal", "hard"},
        "layout": {"exile", "halves", "chequer", "pillar", "corners", "stripes"},
    }.items():
        assert {one[name] for one in every if name in one} == values
    assert len({str(one) for one in every}) == len(every)
    for one in every:
        GAME.make_options(dict(one))


def test_a_rematch_takes_each_amulet_to_the_other_side() -> None:
    options = GAME.make_options({"mode": "asymmetric", "violet": AMULETS[0], "black": AMULETS[2]})
    assert (GAME.rematch(options).violet, GAME.rematch(options).black) == (AMULETS[2], AMULETS[0])
