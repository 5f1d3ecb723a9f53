"""A game told in the terminal: an action in a line, and an end with its reason."""

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
        "White wins.", "Black cannot move any man. (M4.2)", "White: 4 men left", "Black: 4 men left",
    ]  # fmt: skip


def test_an_end_outside_the_rules_has_its_own_sentence() -> None:
    given_up, drawn = Match("morris", seed=1), Match("morris", seed=1)
    given_up.resign(0)
    drawn.agree_draw()
    assert ending_lines(given_up, "fr") == ["Noir gagne.", "Blanc abandonne."]
    assert ending_lines(drawn, "fr") == ["Partie nulle.", "Les joueurs sont convenus d’une partie nulle."]
