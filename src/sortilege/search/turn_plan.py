"""A turn that was decided on: its moves are played one by one as long as the game goes that way."""

from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.match import Match
from sortilege.kernel.position import Position


def beginning(match: Match) -> tuple[Position, list[int]]:
    """Where the turn under way began, as far as whole turns are known there, and the moves played since.

    A bot that is asked anew for every move finds its way back to the turns it may have decided on.
    """
    evaluation = match.game.evaluation()
    here: tuple[Position, list[int]] = (match.position, [])
    if type(evaluation).turns is Evaluation.turns or evaluation.turns(match.position):
        return here
    number = match.ply
    while number and (match.history[number - 1].seat, match.history[number - 1].turn) == (match.seat, match.turn):
        number -= 1
    position = match.at(number)
    while number < match.ply and not evaluation.is_turn_start(position):
        position.play(match.history[number].move)
        number += 1
    return (position, [ply.move for ply in match.history[number:]]) if number < match.ply else here


class TurnPlan:
    """The texts of all moves of a game up to the end of the turn that was decided on."""

    def __init__(self) -> None:
        self.game = ""
        self.options: object = None
        self.texts: list[str] = []

    def decide(self, match: Match, line: list[int]) -> None:
        """Plans these moves from here on."""
        self.game, self.options = match.game.key, match.options
        self.texts = [ply.text for ply in match.history]
        there = match.position.copy()
        for move in line:
            self.texts.append(match.game.write_move(there, move))
            there.play(move)

    def next(self, match: Match) -> str | None:
        """The move decided on, if the game came along here."""
        if (self.game, self.options) != (match.game.key, match.options) or len(self.texts) <= match.ply:
            return None
        came = all(text == ply.text for text, ply in zip(self.texts, match.history, strict=False))
        return self.texts[match.ply] if came else None
