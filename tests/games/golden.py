"""Golden records: whole games, or examples of a rulebook, that must replay to the same text."""

from pathlib import Path

from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match
from sortilege.kernel.words import LANGUAGES


def records(test: str) -> list[Path]:
    """The records beside the test with this `__file__`."""
    return sorted((Path(test).parent / "golden").glob("*.record"))


def replayed(path: Path, game: AnyGame) -> Match:
    """The match of a record, once it has been seen to be of this game and to be written again as it stands."""
    text = path.read_text(encoding="utf-8")
    match = Match.from_record(text)
    assert match.game is game
    assert match.record() == text
    return match


def log(match: Match, language: str) -> str:
    """What the log of a table tells, with the names of seats: a line for each action, below its turn's number."""
    lines, turn = list[str](), -1
    for position, plies in match.actions():
        if plies[0].turn != turn:
            turn = plies[0].turn
            lines.append(f"{turn + 1}.")
        for deed in match.game.deed(position, [ply.move for ply in plies], language).all:
            who = f"{match.game.seat_name(position, deed.seat, language)} " if deed.seat >= 0 else ""
            lines.append(f"   {who}{deed.text}")
    ending = match.game.ending(match.position, language) if match.over and not match.ending else None
    return "\n".join([*lines, *([f"{ending.reason.text} ({ending.reason.rule})"] if ending else []), ""])


def write_logs() -> None:
    """Writes the logs of all golden games anew, to be read before they are kept: `python -m tests.games.golden`."""
    for path in sorted(Path(__file__).parent.glob("*/golden/*.record")):
        match = Match.from_record(path.read_text(encoding="utf-8"))
        for language in LANGUAGES:
            path.with_suffix(f".{language}.log").write_text(log(match, language), encoding="utf-8")


if __name__ == "__main__":
    write_logs()
