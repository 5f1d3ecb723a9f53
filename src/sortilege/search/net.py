"""A small net: what it sees is an encoder's observation, what it says values and how promising each number looks.

Two hidden layers. It is trained elsewhere (lab/training.py); here it is asked, without numpy. Most time goes into the
sums of the layers: they are of whole numbers, several of them side by side in one word, so that one addition adds all.
"""

from math import exp, floor
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sortilege.kernel.bits import bit

LANE: Final = 20  # bits of a sum of the first layer, three in a word
WIDE: Final = 31  # bits of one of the second, two in a word
FINE: Final = 10  # bits behind the point of what the first layer tells the second, at most
MOST: Final = 16383  # what it tells at most: 16
HALF: Final = 1073741824  # of what a wide lane holds
AT_ONCE: Final = 8  # words that are added up at a time; a row has a multiple of this


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
        self.last: vec[float] = vec[float]([0.0] * int(second))
        self.says: vec[float] = vec[float]([0.0] * int(values))
        self.seen: i64 = 0  # bytes that were not 0 when it looked last, and where they stand
        self.places: vec[i64] = vec[i64]([0] * int(inputs))
        self.row: vec[i64] = vec[i64]([0] * int(max(inputs, first)))  # of a layer: the rows that count, and how often
        self.times: vec[i64] = vec[i64]([0] * int(max(inputs, first)))
        self.first_words: i64 = words(first, 3)  # of a row
        self.second_words: i64 = words(second, 2)
        self.first_rows: vec[i64] = vec[i64]()  # the last one is the bias
        self.second_rows: vec[i64] = vec[i64]()
        self.shift: i64 = 0  # how much finer the sums of the first layer are than what the second is told
        self.grain = 1.0  # what a 1 in the sums of the second layer is worth
        self.sums: vec[i64] = vec[i64]([0] * int(max(self.first_words, self.second_words)))
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

    def set_weights(self, weights: list[float], highest: list[int]) -> None:
        """Tells all weights, and the highest value of each byte that is seen."""
        self.weights = vec[float](weights)
        self.scale = vec[float]([1.0 / float(top) for top in highest])
        first: i64 = self.first
        second: i64 = self.second
        begin: i64 = self.second_at()
        room: i64 = i64((1 << (LANE - 2)) / greatest(self.weights, 0, self.inputs, first))
        unit: i64 = 1  # a power of 2: of what a lane holds, half is left for rounding
        self.shift = -FINE
        while 2 * unit <= room:
            unit *= 2
            self.shift += 1
        self.first_rows = vec[i64]([0] * int((self.inputs + 1) * self.first_words))
        i: i64 = 0
        while i <= self.inputs:
            scale = self.scale[i] if i < self.inputs else 1.0
            self.pack(i * first, first, float(unit) * scale, LANE, self.first_rows, i * self.first_words)
            i += 1
        fine = float(unit >> self.shift if self.shift > 0 else unit)
        finer = float(1 << (WIDE - 2)) / float(MOST) / greatest(self.weights, begin, first, second)
        self.second_rows = vec[i64]([0] * int((first + 1) * self.second_words))
        i = 0
        while i <= first:
            grain = finer if i < first else finer * fine
            self.pack(begin + i * second, second, grain, WIDE, self.second_rows, i * self.second_words)
            i += 1
        self.grain = 1.0 / (finer * fine)

    def pack(self, at: i64, width: i64, unit: float, lane: i64, out: vec[i64], to: i64) -> None:
        """Writes a row of weights, in these units, as words of two or three lanes."""
        lanes: i64 = 3 if lane == LANE else 2
        k: i64 = 0
        while k < width:
            number: i64 = i64(floor(self.weights[at + k] * unit + 0.5))
            out[to + k // lanes] += number << (lane * (k % lanes))
            k += 1

    def set_hints(self, hints: list[tuple[int, int, float]]) -> None:
        """Lets bytes speak for numbers directly: number, byte, weight; told after the weights."""
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
        """The first layer: most bytes are 0, and cost next to nothing."""
        places = self.places
        row = self.row
        times = self.times
        inputs: i64 = self.inputs
        words: i64 = self.first_words
        n: i64 = 0
        i: i64 = 0
        while i < inputs:
            here: i64 = at + i
            if i + 4 <= inputs and not seen[here] | seen[here + 1] | seen[here + 2] | seen[here + 3]:
                i += 4
                continue
            byte: i64 = i64(seen[here])
            if byte:
                places[n] = i
                row[n] = i * words
                times[n] = byte
                n += 1
            i += 1
        self.seen = n
        self.add_up(self.first_rows, inputs * words, words, n)

    def think(self) -> None:
        """The second layer."""
        row = self.row
        times = self.times
        sums = self.sums
        last = self.last
        first: i64 = self.first
        second: i64 = self.second
        words: i64 = self.second_words
        shift: i64 = self.shift
        half: i64 = bit(shift - 1) if shift > 0 else 0
        n: i64 = 0
        word: i64 = 0
        k: i64 = 0
        while k < first:
            word = sums[k // 3] if k % 3 == 0 else word
            x: i64 = ((word + (1 << (LANE - 1))) & ((1 << LANE) - 1)) - (1 << (LANE - 1))
            word = (word - x) >> LANE
            if shift > 0:
                x = (x + half) >> shift
            if x > 0:
                row[n] = k * words
                times[n] = min(MOST, x)
                n += 1
            k += 1
        self.add_up(self.second_rows, first * words, words, n)
        k = 0
        while k < second:
            word = sums[k // 2]
            low: i64 = ((word + HALF) & (2 * HALF - 1)) - HALF
            last[k] = max(0.0, float(low) * self.grain)
            if k + 1 < second:
                last[k + 1] = max(0.0, float((word - low) >> WIDE) * self.grain)
            k += 2

    def add_up(self, rows: vec[i64], bias: i64, words: i64, n: i64) -> None:
        """Adds up n rows and the bias, each row so many times; eight sums at a time stay in registers."""
        row = self.row
        times = self.times
        sums = self.sums
        k: i64 = 0
        while k < words:
            at: i64 = bias + k
            a = rows[at]
            b = rows[at + 1]
            c = rows[at + 2]
            d = rows[at + 3]
            e = rows[at + 4]
            f = rows[at + 5]
            g = rows[at + 6]
            h = rows[at + 7]
            i: i64 = 0
            while i < n:
                at = row[i] + k
                x = times[i]
                a += x * rows[at]
                b += x * rows[at + 1]
                c += x * rows[at + 2]
                d += x * rows[at + 3]
                e += x * rows[at + 4]
                f += x * rows[at + 5]
                g += x * rows[at + 6]
                h += x * rows[at + 7]
                i += 1
            sums[k] = a
            sums[k + 1] = b
            sums[k + 2] = c
            sums[k + 3] = d
            sums[k + 4] = e
            sums[k + 5] = f
            sums[k + 6] = g
            sums[k + 7] = h
            k += AT_ONCE

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


def words(width: i64, lanes: i64) -> i64:
    """How many words a row of so many sums takes."""
    return ((width + lanes - 1) // lanes + AT_ONCE - 1) // AT_ONCE * AT_ONCE


def greatest(weights: vec[float], at: i64, rows: i64, width: i64) -> float:
    """The greatest sum, at least 1, that a layer with this many rows and a bias could make of numbers up to 1."""
    most = 1.0
    k: i64 = 0
    while k < width:
        total = 0.0
        i: i64 = 0
        while i <= rows:
            total += abs(weights[at + i * width + k])
            i += 1
        most = max(most, total)
        k += 1
    return most
