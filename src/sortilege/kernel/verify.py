"""Recomputes the dice of a finished game from the seeds that its record shows."""

from dataclasses import dataclass

from sortilege.kernel.fair_dice import Dice
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE
from sortilege.kernel.record import read_record


@dataclass(frozen=True)
class DiceVerdict:
    """How many rolls there were, how many could be recomputed, and the first that is false."""

    draws: int
    checked: int
    problem: str = ""  # empty if all is as it should be


def verify(text: str) -> DiceVerdict:
    """Checks each roll of a record against the commitments in it and the seeds shown at its end."""
    record = read_record(text)
    match = Match.from_record(text)
    known = {dice.commitment: dice for dice in map(Dice, record.seeds)}
    promised = {record.dice, *(event.text.split()[1] for event in match.events if event.text.startswith("dice "))}
    if false := [dice.seed for dice in known.values() if dice.commitment not in promised]:
        return DiceVerdict(_draws(match), 0, f"the seed {false[0]!r} is not the one promised by its hash {record.dice}")
    checked = 0
    for index, (position, ply) in enumerate(match.walk()):
        dice = known.get(_commitment(match, index, record.dice))
        if ply.seat != CHANCE or dice is None:
            continue
        odds = position.odds()
        fair = odds[dice.roll([weight for _, weight in odds], index, _takebacks(match, index))][0]
        if fair != ply.move:
            text = match.game.write_move(position, fair)
            return DiceVerdict(
                _draws(match), checked, f"turn {ply.turn + 1}, ply {index}: {ply.text!r} should be {text!r}"
            )
        checked += 1
    return DiceVerdict(_draws(match), checked)


def _draws(match: Match) -> int:
    return sum(ply.seat == CHANCE for ply in match.history)


def _commitment(match: Match, ply: int, first: str) -> str:
    """Finds the promise that the roll at this ply was made under."""
    later = [event.text.split()[1] for event in match.events if event.text.startswith("dice ") and event.ply <= ply]
    return later[-1] if later else first


def _takebacks(match: Match, ply: int) -> int:
    return sum(event.text == "takeback" and event.ply <= ply for event in match.events)
