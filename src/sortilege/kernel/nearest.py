"""The nearest known word, for errors that teach."""

from collections.abc import Iterable
from difflib import get_close_matches

from sortilege.kernel.errors import PROBLEMS
from sortilege.kernel.words import LANGUAGES


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Says ' (did you mean X?)' if a known word is near, else nothing."""
    return nearest(word, known)[LANGUAGES[0]]


def nearest(word: str, known: Iterable[str]) -> dict[str, str]:
    """Says the same in every language."""
    near = get_close_matches(word, list(known), n=1)
    return PROBLEMS.every("near", near=repr(near[0])) if near else dict.fromkeys(LANGUAGES, "")
