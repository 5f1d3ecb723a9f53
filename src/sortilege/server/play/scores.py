"""How the same people stand over several games: carried from table to table, with this game once it is over."""

from sortilege.kernel.position import OVER
from sortilege.server.play.table import Table
from sortilege.server.words import WORDS


def so_far(table: Table) -> tuple[int, list[float]]:
    """The games that these people have finished, and what each seat has scored in them. A match of rounds is one."""
    seats = table.match.seats
    before = list(table.settings.before) if len(table.settings.before) == seats else [0.0] * seats
    if table.asked != OVER or table.next_round():
        return table.settings.games, before
    tally = table.tally()
    won = tally.winner if tally else -1
    gained = [float(seat == won) for seat in range(seats)] if won >= 0 else table.match.scores
    return table.settings.games + 1, [old + new for old, new in zip(before, gained, strict=True)]


def told(table: Table, language: str) -> str:
    """The score in words; nothing before the first game that follows another."""
    if not table.settings.games:
        return ""
    games, scores = so_far(table)
    if table.game.cooperative:
        return WORDS(language, "score-together", won=f"{scores[0]:g}", games=games)
    listed = [f"{table.name(seat, language)} {_written(score)}" for seat, score in enumerate(scores)]
    return WORDS(language, "versus").join(listed)


def _written(score: float) -> str:
    """Whole numbers and halves as people write them."""
    whole, part = divmod(score, 1)
    if abs(part - 0.5) < 0.01:
        return f"{int(whole) or ''}½"
    return f"{score:.2g}" if part else f"{int(whole)}"
