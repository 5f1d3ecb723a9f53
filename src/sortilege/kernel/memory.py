"""A memory that forgets: what follows from a key is made once, and the oldest goes when there is too much."""

from collections.abc import Callable, Hashable
from itertools import islice
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
PORTION = 16  # a full memory forgets this part of what it holds at once: that costs less than one by one


class Memory(dict[Key, Value]):
    """What was made for each key, at most so many; never None."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def remember(self, key: Key, make: Callable[[], Value]) -> Value:
        """Gives what was made for this key, which says all that it follows from; what `make` gives, if nothing was."""
        found = self.get(key)
        if found is None:
            found = make()
            if len(self) >= self.most:
                for old in list(islice(self, max(1, self.most // PORTION))):
                    del self[old]
            self[key] = found
        return found
