"""A net for things that differ from match to match: from what the spells of two books do it makes a plain net.

It learned what traits mean, in a few numbers a thing (its image); in a match the images give the rows of each byte and
number that stand for a thing. Whoever plays then has a plain net for each seat, as quick as any other.
"""

from dataclasses import dataclass

from sortilege.kernel.encoder import Encoder

Row = list[float]


@dataclass(frozen=True)
class ThingShape:
    """How many traits, how wide an image is (with a 1 in front), and how many planes, pointers and hints there are."""

    traits: int
    width: int
    planes: int
    pointers: int
    hints: int


def shape_of(encoder: Encoder, width: int) -> ThingShape:
    """The shape for an encoder; one without things has only hints, if any."""
    planes = sum(plane.thing >= 0 for plane in encoder.planes)
    kinds = max((kind for _, _, kind in encoder.hints()), default=-1) + 1
    traits = len(encoder.trait_highest())
    return ThingShape(traits, width if traits else 0, planes, len(encoder.pointers()), kinds)


class ThingNet:
    """The weights in the order of a file, cut into their parts."""

    def __init__(self, sizes: tuple[int, int, int, int], values: int, shape: ThingShape, weights: Row) -> None:
        inputs, first, second, actions = sizes
        things, width = shape.planes * shape.width, shape.width
        self.sizes, self.values, self.shape = sizes, values, shape
        self.weights, self.at = weights, 0
        self.plain = self.take(inputs, first)
        self.pooled = self.take(things, first)
        self.in_bias, self.mid, self.mid_bias = self.take(1, first), self.take(first, second), self.take(1, second)
        self.policy, self.policy_bias = self.take(actions, second), self.take(1, actions)
        self.value = self.take(values, second + 1)
        self.embed, self.embed_bias = self.take(shape.traits, max(0, width - 1)), self.take(1, max(0, width - 1))
        self.point, self.point_bias = self.take(shape.pointers * width, second), self.take(shape.pointers, width)
        self.hint = self.take(1, shape.hints)[0]

    def take(self, rows: int, columns: int) -> list[Row]:
        begin, self.at = self.at, self.at + rows * columns
        return [self.weights[begin + columns * row : begin + columns * (row + 1)] for row in range(rows)]

    def images(self, encoder: Encoder, seat: int) -> list[Row]:
        """The image of each thing; none of a place where there is no thing."""
        highest, found = encoder.trait_highest(), []
        for traits in encoder.traits(seat):
            image = list(self.embed_bias[0])
            for trait, most, row in zip(traits, highest, self.embed, strict=True):
                if trait:
                    image = added(image, trait / most, row)
            found.append([1.0, *(max(0.0, x) for x in image)] if any(traits) else [])
        return found

    def for_seat(self, encoder: Encoder, seat: int) -> Row:
        """The weights of a plain net for this seat of a match."""
        images, width = self.images(encoder, seat), self.shape.width
        rows: list[Row] = []
        plain, role = iter(self.plain), 0
        for plane in encoder.planes:
            if plane.thing < 0:
                rows += [next(plain) for _ in range(plane.length)]
                continue
            ways = self.pooled[width * role : width * (role + 1)]
            rows += [mixed(image, ways) for image in images[plane.thing : plane.thing + plane.length]]
            role += 1
        policy, bias = list(self.policy), list(self.policy_bias[0])
        for which, (begin, length, thing) in enumerate(encoder.pointers()):
            ways = self.point[width * which : width * (which + 1)]
            for i, image in enumerate(images[thing : thing + length]):
                policy[begin + i] = mixed(image, ways)
                bias[begin + i] = sum(a * b for a, b in zip(image, self.point_bias[which], strict=False))
        parts = [*rows, *self.in_bias, *self.mid, *self.mid_bias, *policy, bias, *self.value]
        return [x for part in parts for x in part]


def added(total: Row, share: float, row: Row) -> Row:
    return [a + share * b for a, b in zip(total, row, strict=True)]


def mixed(image: Row, rows: list[Row]) -> Row:
    """The rows added up by what an image has of each."""
    total = [0.0] * len(rows[0])
    for share, row in zip(image, rows, strict=False):
        if share:
            total = added(total, share, row)
    return total
