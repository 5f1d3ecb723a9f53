"""Fair dice: promised, exact, and recomputed by anybody."""

import re
from collections import Counter
from hashlib import sha256

from raiders import GAME

from sortilege.kernel.fair_dice import Dice
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE
from sortilege.kernel.verify import verify


def finished(seed: str = "oak") -> Match:
    match = Match(GAME, seed=seed)
    while not match.over:
        match.play(match.moves()[-1] if match.turn % 3 else match.moves()[0])
    return match


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert Dice("oak").commitment == sha256(b"sortilege:oak").hexdigest()


def test_draws_depend_on_seed_ply_and_takebacks_alone() -> None:
    draws = {(s, p, t): Dice(s).below(10**9, p, t) for s in ("a", "b") for p in range(3) for t in range(3)}
    assert len(set(draws.values())) == len(draws)
    assert draws["a", 1, 2] == Dice("a").below(10**9, 1, 2)


def test_outcomes_come_by_their_weights() -> None:
    dice = Dice("weights")
    counts = Counter(dice.roll([1, 2, 5], ply, 0) for ply in range(16_000))
    # two degrees of freedom: above 13.8 once in a thousand seeds
    assert sum((counts[i] - 2000 * w) ** 2 / (2000 * w) for i, w in enumerate((1, 2, 5))) < 13.8


def test_a_finished_game_verifies(registered: None) -> None:
    match = finished()
    draws = sum(ply.seat == CHANCE for ply in match.history)
    verdict = verify(match.record())
    assert (verdict.draws, verdict.checked, verdict.problem) == (draws, draws, "")
    assert draws > 3


def test_the_seed_is_not_shown_before_the_end(registered: None) -> None:
    match = Match(GAME, seed="acorn")
    match.play("dig")
    assert "acorn" not in match.record()
    assert match.commitment in match.record()
    assert verify(match.record()).checked == 0


def test_the_first_false_draw_is_named(registered: None) -> None:
    text = finished().record()
    outcome = re.search(r"\* die ([1-6])", text)
    assert outcome is not None
    roll = int(outcome[1])
    false = roll + 1 if roll in (1, 2, 4, 5) else roll - 1
    verdict = verify(text.replace(outcome[0], f"* die {false}", 1))
    assert f"'die {false}' should be 'die {roll}'" in verdict.problem


def test_another_seed_than_promised_is_named(registered: None) -> None:
    assert "not the one promised" in verify(finished().record().replace("Seed: oak", "Seed: elm")).problem


def test_a_takeback_changes_the_next_roll(registered: None) -> None:
    def rolls(seed: int) -> tuple[str, str]:
        match = Match(GAME, seed=seed)
        match.play("dig")
        first = match.history[1].text
        match.undo()
        match.play("dig")
        return first, match.history[1].text

    assert any(first != again for first, again in map(rolls, range(20)))


def test_a_game_with_takebacks_verifies(registered: None) -> None:
    match = Match(GAME, seed=3)
    match.play("dig")
    match.undo()
    while not match.over:
        match.play(match.moves()[0])
        if match.turn == 5 and match.takebacks < 3:
            match.undo()
    assert match.takebacks == 3
    assert verify(match.record()).problem == ""
    assert "! takeback" in match.record()


def test_dice_after_a_record_without_seed_are_new_and_promised(registered: None) -> None:
    match = Match(GAME, seed="first")
    match.play("dig")
    again = Match.from_record(match.record())
    while not again.over:
        again.play(again.moves()[0])
    assert "! dice " in again.record()
    verdict = verify(again.record())
    assert verdict.problem == ""
    assert verdict.checked == verdict.draws - 1
