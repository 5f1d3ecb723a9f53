"""When a bot gives up, and when it offers or accepts a draw; the thresholds stand in levels.toml."""

from dataclasses import dataclass

from sortilege.kernel.match import Match
from sortilege.search.bot import Bot
from sortilege.search.levels import manners_of
from sortilege.search.perfect import is_drawn

QUIET = 0.25  # so much of the count towards a draw is gone before a weak bot, too, believes a table that says draw


@dataclass(frozen=True)
class Outlook:
    """What a seat expects of the game, from 0 to 1, and whether that is proved."""

    expected: float
    proved: bool = False


@dataclass(frozen=True)
class Decision:
    """The move of a bot, and what it thinks of the game besides."""

    move: str
    hopeless: bool = False  # it would give up, if the next turn looks no better
    offers_draw: bool = False


@dataclass(frozen=True)
class Manners:
    """How a bot behaves where it does not expect to win. Where all win together it plays on to the end."""

    resign: float  # it expects no more than this of a game that it gives up,
    after: int  # and that not before so many turns
    level: float  # it is content with half a win if it expects that, give or take so much

    def hopeless(self, match: Match, outlook: Outlook) -> bool:
        """Whether there is nothing left to play for; with more than two seats the others play on in any case."""
        return self._rivals(match) and match.turn >= self.after and outlook.expected <= self.resign

    def offers(self, match: Match, outlook: Outlook) -> bool:
        """Whether nothing can change any more: a draw is proved, or little has happened for long and all is level."""
        if not self._rivals(match) or abs(outlook.expected - 0.5) > self.level:
            return False
        return (outlook.proved and outlook.expected == 0.5) or _quiet(match) >= 0.75

    def accepts(self, match: Match, outlook: Outlook) -> bool:
        """Whether it takes a draw that is offered: where it would offer one, hopes for less, or half the count is gone.

        In the first turns nobody knows yet.
        """
        if not self._rivals(match) or match.turn < self.after:
            return False
        if outlook.proved or _quiet(match) >= 0.5:
            return outlook.expected <= 0.5 + self.level
        return outlook.expected <= 0.5 - 2 * self.level

    @staticmethod
    def _rivals(match: Match) -> bool:
        return match.seats == 2 and not match.game.cooperative


def manners(match: Match) -> Manners:
    """The manners of bots in this game."""
    return Manners(**manners_of(match.game))


def outlook(player: Bot, match: Match, seat: int) -> Outlook:
    """What a bot expects: by its last search, or by the evaluation if it does not search; a proved draw in the end."""
    if _quiet(match) >= QUIET and is_drawn(match.game, match.position):
        return Outlook(0.5, True)
    if player.expects is not None:
        return Outlook(*player.expects)
    return Outlook(float(match.game.evaluation().value(match.position, seat)))


def _quiet(match: Match) -> float:
    """How far the count towards a draw has come, from 0 to 1."""
    count = match.game.draw_count(match.position)
    return count[0] / count[1] if count else 0.0
