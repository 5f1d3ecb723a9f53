"""How long things took, counted by kind in steps, as Prometheus reads it."""

from bisect import bisect_left
from collections.abc import Iterator

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Histogram:
    """Times of one thing, each kind of it counted apart."""

    def __init__(self, name: str, label: str) -> None:
        self.name = name
        self.label = label
        self._counts: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}

    def note(self, kind: str, seconds: float) -> None:
        counts = self._counts.setdefault(kind, [0] * (len(STEPS) + 1))
        counts[bisect_left(STEPS, seconds)] += 1
        self._sums[kind] = self._sums.get(kind, 0.0) + seconds

    def lines(self) -> Iterator[tuple[str, float]]:
        """The series and their values: how many took at most so long, the sum, the number."""
        for kind, counts in sorted(self._counts.items()):
            total = 0
            for step, count in zip((*STEPS, "+Inf"), counts, strict=True):
                total += count
                yield f'{self.name}_bucket{{{self.label}="{kind}",le="{step}"}}', total
            yield f'{self.name}_sum{{{self.label}="{kind}"}}', round(self._sums[kind], 6)
            yield f'{self.name}_count{{{self.label}="{kind}"}}', total
