"""The logs of the golden games, in both languages: one line for each action of the rulebook, as they were read."""

from pathlib import Path

import pytest

from sortilege.kernel.match import Match
from sortilege.kernel.words import LANGUAGES

from . import golden

RECORDS = sorted(Path(__file__).parent.glob("*/golden/*.record"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_the_log_reads_as_it_is_kept(record: Path) -> None:
    match = Match.from_record(record.read_text(encoding="utf-8"))
    for language in LANGUAGES:
        kept = record.with_suffix(f".{language}.log").read_text(encoding="utf-8")
        assert golden.log(match, language) == kept, "if the new log reads well: python -m tests.games.golden"
