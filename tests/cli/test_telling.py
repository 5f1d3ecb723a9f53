"""A game told in the terminal: an action in a line, and an end with its reason."""

import pytest

from sortilege.cli.common import ending_lines, tell
from sortilege.kernel.match import Match


def test_an_action_is_told_with_what_happens_to_whom() -> None:
    match = Match("morris", seed=1)
    for move in ("a7", "b6", "d7", "b4", "g7", "x b4"):
        match.play(move)
    *_, (position, plies) = match.actions()
    assert tell(match.game, position, [ply.move for ply in plies], "en") == [
        "White: places a man on g7, closes a mill and takes the man on b4",
        "  Black loses the man on b4 and has 8 men left.",
    ]


def test_an_end_by_the_rules_names_the_rule_and_the_numbers() -> None:
    match = Match("morris", start="bbb/.w./.../bw..../.../.../w.w w 0/0 40")
    match.play("g1 g4")
    assert ending_lines(match, "en") == [
        "White wins.", "Black cannot move any man. (M4.2)", "       men left", "White         4", "Black         4",
    ]  # fmt: skip


def test_an_end_outside_the_rules_has_its_own_sentence() -> None:
    given_up, drawn = Match("morris", seed=1), Match("morris", seed=1)
    given_up.resign(0)
    drawn.agree_draw()
    why = "Selon la règle, la partie n’était pas finie\u00a0: chacun avait encore trois pions ou plus et pouvait jouer."
    reached = [
        f"{why} (M4.1)",
        "       pions restants", "Blanc               9", "Noir                9",
    ]  # fmt: skip
    assert ending_lines(given_up, "fr") == ["Noir gagne.", "Blanc abandonne.", *reached]
    assert ending_lines(drawn, "fr") == ["Partie nulle.", "Les joueurs sont convenus d’une partie nulle.", *reached]


# What each game tells of where it stood when somebody gave up or ran out of time: the rule, and the numbers of a seat.
LEFT = {
    "morris": ("(M4.1)", {"men left": "9"}),
    "spell": ("(S1.2)", {"Runes won": "0", "Points": "0"}),
    "archimage": ("(A9.1)", {"scrolls": "1", "synergies": "0", "points": "1"}),
    "madness": ("(B6.2)", {"Spells": "4", "value of Element cards": "13", "Madness held": "0"}),
    "grimoire": ("(G5.1)", {"on the Agrica": "0", "in hand": "12", "destroyed": "0"}),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", LEFT)
def test_a_game_that_is_left_shows_what_was_reached(key: str, language: str) -> None:
    given_up, late = Match(key, seed=1), Match(key, seed=1)
    given_up.resign(0)
    late.time_out(1)
    rule, numbers = LEFT[key]
    for match in (given_up, late):
        _, why, reached, columns, *seats = ending_lines(match, language)
        assert why.endswith(".")
        assert reached.endswith(rule)
        assert len(seats) == match.seats
        assert seats[0].split()[-len(numbers) :] == list(numbers.values())
        assert language != "en" or columns.split("  ")[-1].strip() == list(numbers)[-1]
