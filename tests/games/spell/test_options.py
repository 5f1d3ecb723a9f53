"""Options that do not go together, and the varieties that laws and random games run through."""

import pytest

from sortilege.games.spell import GAME
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


def test_varieties_cover_everything() -> None:
    every = GAME.varieties()
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
