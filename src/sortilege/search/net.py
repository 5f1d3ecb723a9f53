"""A small net: what it sees is an encoder's observation, what it says a value and how promising each number looks.

Two hidden layers. It is trained elsewhere (lab/training.py); here it is asked, without numpy.
"""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64, u8


class Net:
    """The weights stand one behind the other: inputs to first layer, its bias, first to second, its bias, and so on.

    Those of the numbers are one row for each number, so that only the legal ones are worked out.
    """

    def __init__(self, inputs: i64, first: i64, second: i64, actions: i64) -> None:
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        self.actions: i64 = actions
        self.scale: vec[float] = vec[float]([1.0] * int(inputs))
        self.weights: vec[float] = vec[float]()
        self.hidden: vec[float] = vec[float]([0.0] * int(first))
        self.last: vec[float] = vec[float]([0.0] * int(second))

    def count(self) -> i64:
        """How many weights there are."""
        return self.policy_at() + (self.second + 1) * self.actions + self.second + 1

    def second_at(self) -> i64:
        """Where the weights of the second layer begin."""
        return (self.inputs + 1) * self.first

    def policy_at(self) -> i64:
        """Where those of the numbers begin; the value's are the last."""
        return self.second_at() + (self.first + 1) * self.second

    def set_highest(self, highest: list[int]) -> None:
        """Tells the highest value of each byte that is seen."""
        self.scale = vec[float]([1.0 / float(top) for top in highest])

    def set_weights(self, weights: list[float]) -> None:
        self.weights = vec[float](weights)

    def evaluate(self, seen: vec[u8], at: i64, legal: vec[i64], n: i64, priors: vec[float]) -> float:
        """Writes the share of each legal number, and returns the score that the seat that chooses may expect."""
        self.look(seen, at)
        self.think()
        weights = self.weights
        last = self.last
        second: i64 = self.second
        begin: i64 = self.policy_at()
        bias: i64 = begin + second * self.actions
        most = -1e30
        j: i64 = 0
        while j < n:
            row: i64 = begin + legal[j] * second
            total = weights[bias + legal[j]]
            k: i64 = 0
            while k < second:
                total += last[k] * weights[row + k]
                k += 1
            priors[j] = total
            most = max(most, total)
            j += 1
        whole = 0.0
        j = 0
        while j < n:
            priors[j] = exp(priors[j] - most)
            whole += priors[j]
            j += 1
        j = 0
        while j < n:
            priors[j] /= whole
            j += 1
        return self.value()

    def look(self, seen: vec[u8], at: i64) -> None:
        """The first layer: most bytes are 0, and cost nothing."""
        weights = self.weights
        hidden = self.hidden
        first: i64 = self.first
        bias: i64 = self.inputs * first
        k: i64 = 0
        while k < first:
            hidden[k] = weights[bias + k]
            k += 1
        i: i64 = 0
        while i < self.inputs:
            byte: i64 = i64(seen[at + i])
            if byte:
                x = float(byte) * self.scale[i]
                row: i64 = i * first
                k = 0
                while k < first:
                    hidden[k] += x * weights[row + k]
                    k += 1
            i += 1

    def think(self) -> None:
        """The second layer."""
        weights = self.weights
        last = self.last
        second: i64 = self.second
        begin: i64 = self.second_at()
        bias: i64 = begin + self.first * second
        k: i64 = 0
        while k < second:
            last[k] = weights[bias + k]
            k += 1
        i: i64 = 0
        while i < self.first:
            x = self.hidden[i]
            if x > 0.0:
                row: i64 = begin + i * second
                k = 0
                while k < second:
                    last[k] += x * weights[row + k]
                    k += 1
            i += 1
        k = 0
        while k < second:
            if last[k] < 0.0:
                last[k] = 0.0
            k += 1

    def value(self) -> float:
        """The score that is expected, from 0 to 1."""
        begin: i64 = self.policy_at() + (self.second + 1) * self.actions
        total = self.weights[begin + self.second]
        k: i64 = 0
        while k < self.second:
            total += self.last[k] * self.weights[begin + k]
            k += 1
        return 1.0 / (1.0 + exp(-total))
