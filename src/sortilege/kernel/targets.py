"""Making and parsing targets: `DIE = Target("d{seat}-{colour}-{value}", range(5), COLOURS, range(1, 7))`.

`DIE(0, 2, 3)` is `d0-water-3` where COLOURS has water third and 3 stands at place 2 of 1 to 6: a field is given, and
read, as its place among the words that it may be.
"""

import re
from collections.abc import Iterable


class Target:
    """One kind of target: its fields in the order of the template, each with the words that may stand there."""

    def __init__(self, template: str, *fields: Iterable[object]) -> None:
        self._words = [[str(word) for word in field] for field in fields]
        self._places = [{word: place for place, word in enumerate(words)} for words in self._words]
        self._texts = re.split(r"\{\w+\}", template)
        if len(self._texts) != len(self._words) + 1:
            raise ValueError(f"{template}: {len(self._texts) - 1} fields, {len(self._words)} lists of words")
        parts = [re.escape(self._texts[0])]
        for words, text in zip(self._words, self._texts[1:], strict=True):
            longest_first = sorted(words, key=len, reverse=True)
            parts.append(f"({'|'.join(map(re.escape, longest_first))}){re.escape(text)}")
        self._pattern = re.compile("".join(parts))
        self._made: dict[tuple[int, ...], str] = {}

    def __call__(self, *places: int) -> str:
        """Makes the target whose fields are these places of their words."""
        made = self._made.get(places)
        if made is None:
            fields = [words[place] for words, place in zip(self._words, places, strict=True)]
            made = self._made[places] = self._texts[0] + "".join(map(str.__add__, fields, self._texts[1:]))
        return made

    def read(self, target: str) -> tuple[int, ...] | None:
        """Finds the places of the fields of this target; None if it is of another kind."""
        match = self._pattern.fullmatch(target)
        return tuple(places[word] for places, word in zip(self._places, match.groups(), strict=True)) if match else None
