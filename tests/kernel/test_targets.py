"""Targets are made and read by one template."""

import pytest

from sortilege.kernel.targets import Target

DIE = Target("d{seat}-{colour}-{value}", range(2), ("fire", "fire-red", "air"), range(1, 7))


def test_what_is_made_is_read_back() -> None:
    assert DIE(0, 1, 2) == "d0-fire-red-3"
    for places in [(0, 0, 0), (1, 1, 5), (0, 2, 3)]:
        assert DIE.read(DIE(*places)) == places


@pytest.mark.parametrize("target", ["", "d2-air-1", "d0-air-7", "d0-air-11", "xd0-air-1", "d0-air-1\n", "p1"])
def test_another_target_is_not_read(target: str) -> None:
    assert DIE.read(target) is None


def test_a_template_has_words_for_each_field() -> None:
    with pytest.raises(ValueError, match="2 fields, 1 lists"):
        Target("d{seat}-{value}", range(2))
