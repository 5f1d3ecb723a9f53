"""A small net: what it sees is an encoder's observation, what it says values and how promising each number looks.

Two hidden layers. It is trained elsewhere (lab/training.py); here it is asked, without numpy.
"""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64, u8


class Net:
    """The weights stand one behind the other: inputs to first layer, its bias, first to second, its bias, and so on.

    Those of the numbers are one row for each number, so that only the legal ones are worked out. There is one value, of
    the seat that chooses, or one for each seat, that one first and the others in the order of turns.
    """

    def __init__(self, inputs: i64, first: i64, second: i64, actions: i64, values: i64 = 1) -> None:
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        self.actions: i64 = actions
        self.values: i64 = values
        self.scale: vec[float] = vec[float]([1.0] * int(inputs))
        self.weights: vec[float] = vec[float]()
        self.hidden: vec[float] = vec[float]([0.0] * int(first))
        self.last: vec[float] = vec[float]([0.0] * int(second))
        self.says: vec[float] = vec[float]([0.0] * int(values))
        self.seen: i64 = 0  # bytes that were not 0 when it looked last, and where they stand
        self.places: vec[i64] = vec[i64]([0] * int(inputs))
        self.row: vec[i64] = vec[i64]([0] * int(max(inputs, first)))  # of a layer: the rows that count, and how much
        self.force: vec[float] = vec[float]([0.0] * int(max(inputs, first)))
        self.hint_at: vec[i64] = vec[i64]([0] * int(actions + 1))  # [number]: where its hints begin
        self.hint_byte: vec[i64] = vec[i64]()
        self.hint_weight: vec[float] = vec[float]()

    def count(self) -> i64:
        """How many weights there are."""
        return self.value_at() + (self.second + 1) * self.values

    def second_at(self) -> i64:
        """Where the weights of the second layer begin."""
        return (self.inputs + 1) * self.first

    def policy_at(self) -> i64:
        """Where those of the numbers begin."""
        return self.second_at() + (self.first + 1) * self.second

    def value_at(self) -> i64:
        """Where those of the values begin; they are the last."""
        return self.policy_at() + (self.second + 1) * self.actions

    def set_highest(self, highest: list[int]) -> None:
        """Tells the highest value of each byte that is seen."""
        self.scale = vec[float]([1.0 / float(top) for top in highest])

    def set_weights(self, weights: list[float]) -> None:
        self.weights = vec[float](weights)

    def set_hints(self, hints: list[tuple[int, int, float]]) -> None:
        """Lets bytes speak for numbers directly: number, byte, weight; told after the highest values."""
        self.hint_byte = vec[i64]()
        self.hint_weight = vec[float]()
        number: i64 = 0
        for told, byte, weight in sorted(hints):
            while number <= told:
                self.hint_at[number] = len(self.hint_byte)
                number += 1
            self.hint_byte = append(self.hint_byte, i64(byte))
            self.hint_weight = append(self.hint_weight, weight * self.scale[byte])
        while number <= self.actions:
            self.hint_at[number] = len(self.hint_byte)
            number += 1

    def evaluate(self, seen: vec[u8], at: i64, legal: vec[i64], n: i64, priors: vec[float]) -> float:
        """Writes the share of each legal number and the values; returns that of the seat that chooses.

        What was seen is wiped out: all its bytes are 0 then, for the next observation.
        """
        self.look(seen, at)
        self.think()
        hinted: bool = len(self.hint_byte) > 0
        most = -1e30
        j: i64 = 0
        while j < n:
            promise = self.promise(legal[j])
            if hinted:
                promise += self.hint(legal[j], seen, at)
            priors[j] = promise
            most = max(most, promise)
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
        j = 0
        while j < self.values:
            self.says[j] = self.value(j)
            j += 1
        places = self.places
        j = 0
        while j < self.seen:
            seen[at + places[j]] = u8(0)
            j += 1
        return self.says[0]

    def look(self, seen: vec[u8], at: i64) -> None:
        """The first layer: most bytes are 0, and cost nothing."""
        places = self.places
        row = self.row
        force = self.force
        scale = self.scale
        inputs: i64 = self.inputs
        first: i64 = self.first
        n: i64 = 0
        i: i64 = 0
        while i < inputs:
            byte: i64 = i64(seen[at + i])
            if byte:
                places[n] = i
                row[n] = i * first
                force[n] = float(byte) * scale[i]
                n += 1
            i += 1
        self.seen = n
        self.layer(n, inputs * first, first, self.hidden)

    def think(self) -> None:
        """The second layer."""
        row = self.row
        force = self.force
        hidden = self.hidden
        first: i64 = self.first
        second: i64 = self.second
        begin: i64 = self.second_at()
        n: i64 = 0
        i: i64 = 0
        while i < first:
            x = hidden[i]
            if x > 0.0:
                row[n] = begin + i * second
                force[n] = x
                n += 1
            i += 1
        self.layer(n, begin + first * second, second, self.last)

    def layer(self, n: i64, bias: i64, width: i64, out: vec[float]) -> None:
        """Adds up n rows, each by its force; what is below 0 becomes 0. Eight sums at a time stay in registers."""
        weights = self.weights
        row = self.row
        force = self.force
        k: i64 = 0
        i: i64 = 0
        while k + 8 <= width:
            at: i64 = bias + k
            a = weights[at]
            b = weights[at + 1]
            c = weights[at + 2]
            d = weights[at + 3]
            e = weights[at + 4]
            f = weights[at + 5]
            g = weights[at + 6]
            h = weights[at + 7]
            i = 0
            while i < n:
                at = row[i] + k
                x = force[i]
                a += x * weights[at]
                b += x * weights[at + 1]
                c += x * weights[at + 2]
                d += x * weights[at + 3]
                e += x * weights[at + 4]
                f += x * weights[at + 5]
                g += x * weights[at + 6]
                h += x * weights[at + 7]
                i += 1
            out[k] = max(0.0, a)
            out[k + 1] = max(0.0, b)
            out[k + 2] = max(0.0, c)
            out[k + 3] = max(0.0, d)
            out[k + 4] = max(0.0, e)
            out[k + 5] = max(0.0, f)
            out[k + 6] = max(0.0, g)
            out[k + 7] = max(0.0, h)
            k += 8
        while k < width:
            total = weights[bias + k]
            i = 0
            while i < n:
                total += force[i] * weights[row[i] + k]
                i += 1
            out[k] = max(0.0, total)
            k += 1

    def promise(self, number: i64) -> float:
        """How promising a number looks, before it is made a share."""
        weights = self.weights
        last = self.last
        second: i64 = self.second
        row: i64 = self.policy_at() + number * second
        total = weights[self.policy_at() + second * self.actions + number]
        odd = 0.0
        k: i64 = 0
        while k + 2 <= second:
            total += last[k] * weights[row + k]
            odd += last[k + 1] * weights[row + k + 1]
            k += 2
        if k < second:
            total += last[k] * weights[row + k]
        return total + odd

    def hint(self, number: i64, seen: vec[u8], at: i64) -> float:
        """What single bytes say for a number."""
        total = 0.0
        i: i64 = self.hint_at[number]
        while i < self.hint_at[number + 1]:
            byte: i64 = i64(seen[at + self.hint_byte[i]])
            if byte:
                total += float(byte) * self.hint_weight[i]
            i += 1
        return total

    def value(self, seat: i64) -> float:
        """The score that is expected, from 0 to 1."""
        weights = self.weights
        last = self.last
        second: i64 = self.second
        begin: i64 = self.value_at() + seat * (second + 1)
        total = weights[begin + second]
        k: i64 = 0
        while k < second:
            total += last[k] * weights[begin + k]
            k += 1
        return 1.0 / (1.0 + exp(-total))
