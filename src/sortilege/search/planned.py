"""A turn that was decided on: its moves are played one by one as long as the game goes that way."""

from sortilege.kernel.match import Match


class Planned:
    """The texts of all moves of a game up to the end of the turn that was decided on."""

    def __init__(self) -> None:
        self.game = ""
        self.options: object = None
        self.texts: list[str] = []

    def decide(self, match: Match, line: list[int]) -> None:
        """These moves are to be played from here on."""
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
