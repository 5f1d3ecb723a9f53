"""Golden records: whole games, or examples of a rulebook, that must replay to the same text."""

from pathlib import Path

from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match


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
