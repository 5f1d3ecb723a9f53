"""Spells as people write them, who have read the booklet and no manual: most are read, none wrongly."""

from collections import Counter

import pytest

from sortilege.games.grimoire.language.meaning.check import check
from tests.games.grimoire.language.natural import Written, meant, source, verdict, written

WRITTEN = written()
SETS = sorted({one.group for one in WRITTEN if one.meaning}, key=int)
READ = 0.94  # of the sets that rules were made from since
# no rule was made from the first set, and not all that the last ones want
READ_LESS = {"0": 0.8, "9": 0.8, "12": 0.9, "13": 0.85}


def test_the_sets_are_whole() -> None:
    assert [str(number) for number in range(14)] == SETS
    for group in SETS:
        assert {one.language for one in WRITTEN if one.group == group} == {"fr", "en"}
    assert len({one.text for one in WRITTEN}) == len(WRITTEN) > 450


@pytest.mark.parametrize("group", SETS)
def test_most_are_read_and_none_wrongly(group: str) -> None:
    spells = [one for one in WRITTEN if one.group == group]
    verdicts = {one: verdict(one) for one in spells}
    assert [one.text for one, found in verdicts.items() if found == "misread"] == []
    assert Counter(verdicts.values())["read"] >= READ_LESS.get(group, READ) * len(spells)


def test_what_was_meant_is_canonical() -> None:
    for one in WRITTEN:
        if one.meaning:
            meant(one)


@pytest.mark.parametrize("one", [one for one in WRITTEN if not one.meaning], ids=lambda one: one.text)
def test_what_is_ambiguous_or_forbidden_is_never_accepted(one: Written) -> None:
    errors = [found.code for found in check(source(one)).diagnostics if found.severity == "error"]
    assert errors
    assert one.group == "never" or errors == ["E-RULE"]
