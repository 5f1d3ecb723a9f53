"""Options: typed values from values or texts, and errors that say what was expected."""

from dataclasses import dataclass

import pytest

from sortilege.kernel.errors import BadOption
from sortilege.kernel.options import Options, changed, make, option, option_sets, write_value


@dataclass(frozen=True)
class Some(Options):
    edition: str = option("french", choices=("french", "original"))
    seats: int = option(2, low=2, high=4)
    coins: int = option(5, choices=(5, 10))
    quick: bool = option(False)
    book: str = option("")

    def check(self) -> None:
        if self.quick and self.edition == "original":
            raise BadOption("option quick: only the french edition is quick")


def test_values_and_texts_give_the_same_options() -> None:
    made = make(Some, {"edition": "original", "seats": 3, "coins": 10, "quick": False, "book": "two\nlines"})
    assert made == Some("original", 3, 10, False, "two\nlines")
    texts = {name: write_value(value) for name, value in changed(made).items()}
    assert texts == {"edition": "original", "seats": "3", "coins": "10", "book": "two\nlines"}
    assert make(Some, dict(texts)) == made
    assert make(Some, {"quick": "yes"}).quick is True


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"editon": "french"}, "did you mean 'edition'"),
        ({"edition": "german"}, "expected one of french, original"),
        ({"seats": 5}, "expected one of 2, 3, 4"),
        ({"seats": "many"}, "expected one of 2, 3, 4"),
        ({"coins": 7}, "expected one of 5, 10"),
        ({"quick": "perhaps"}, "expected one of no, yes"),
        ({"book": 7}, "expected a text"),
        ({"edition": "original", "quick": True}, "only the french edition"),
    ],
)
def test_what_is_refused_says_what_was_expected(values: dict[str, object], expected: str) -> None:
    with pytest.raises(BadOption, match=expected):
        make(Some, dict(values))


def test_varieties_are_all_listed_values_that_go_together() -> None:
    every = option_sets(Some)
    assert len(every) == 2 * 3 * 2 * 2 - 3 * 2
    assert {"edition": "original", "seats": 4, "coins": 5, "quick": False} in every
    few = option_sets(Some, most=3)
    assert few[0] == {}
    assert {"seats": 4} in few
    assert {"quick": True} in few
