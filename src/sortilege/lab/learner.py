"""The net as numpy trains it: the layers of search/net.py, with Adam, and what it says of many observations at once.

Where an observation has bytes for things (search/thing_net.py), the images of the things that are there are added up,
plane by plane, and numbers that point at things are weighed by their images.
"""

from dataclasses import dataclass
from typing import Any

from sortilege.kernel.encoder import Encoder
from sortilege.lab.extra import need
from sortilege.search.net_file import plain_inputs
from sortilege.search.thing_net import shape_of

np: Any = need("numpy", "lab")

RATE = 0.002
DECAY = 1e-4  # of the weights
BETAS = (0.9, 0.999)
MEMORY = 1000  # steps that the mean of the weights goes back


@dataclass(frozen=True)
class Lesson:
    """Samples of one match and seat, and the traits of its things."""

    seen: Any
    policy: Any
    value: Any
    traits: Any


class Learner:
    """Weights by their names, in the order of a net's file: `in` (plain bytes, then images plane by plane), ..."""

    def __init__(
        self, encoder: Encoder, first: int, second: int, seed: int, *, values: int = 1, width: int = 0
    ) -> None:
        chance = np.random.default_rng(seed)
        self.shape = shape = shape_of(encoder, width)
        self.width = shape.width
        plain, actions = plain_inputs(encoder), int(encoder.actions)
        self.sizes, self.values = (plain, first, second, actions), values
        self.scale = (1 / np.array(encoder.highest())).astype(np.float32)
        self.trait_scale = (1 / np.array(encoder.trait_highest() or [1])).astype(np.float32)
        ends = np.cumsum([plane.length for plane in encoder.planes]).tolist()
        spans = [(end - plane.length, end, plane.thing) for end, plane in zip(ends, encoder.planes, strict=True)]
        self.plain = np.concatenate([np.arange(a, b) for a, b, thing in spans if thing < 0])
        self.planes = [(a, b, thing) for a, b, thing in spans if thing >= 0]
        self.pointers = encoder.pointers()
        self.points = np.zeros(actions, bool)  # numbers that point at things
        for begin, length, _ in self.pointers:
            self.points[begin : begin + length] = True
        self.hints = np.array(encoder.hints() or np.zeros((0, 3)), int)
        inputs, things = plain + shape.planes * shape.width, max(0, shape.width - 1)
        weights = {
            "in": chance.normal(0, (2 / inputs) ** 0.5, (inputs, first)),
            "in_bias": np.zeros(first),
            "mid": chance.normal(0, (2 / first) ** 0.5, (first, second)),
            "mid_bias": np.zeros(second),
            "policy": chance.normal(0, 0.1 / second**0.5, (actions, second)) * ~self.points[:, None],
            "policy_bias": np.zeros(actions),
            "value": np.zeros((values, second + 1)),
            "embed": chance.normal(0, (2 / max(1, shape.traits)) ** 0.5, (shape.traits, things)),
            "embed_bias": np.zeros(things),
            "point": chance.normal(0, 0.1 / second**0.5, (shape.pointers, shape.width, second)),
            "point_bias": np.zeros((shape.pointers, shape.width)),
            "hint": np.zeros(shape.hints),
        }
        self.weights = {name: array.astype(np.float32) for name, array in weights.items()}
        self.moments = {name: [np.zeros_like(array), np.zeros_like(array)] for name, array in self.weights.items()}
        self.means = {name: array.copy() for name, array in self.weights.items()}  # over the last steps: what plays
        self.steps = 0

    def flat(self) -> list[float]:
        """The means of the weights over the last steps, in the order of a net's file."""
        return [float(x) for array in self.means.values() for x in array.ravel()]

    def take_flat(self, weights: list[float]) -> None:
        """Takes weights in the order of a net's file."""
        at, given = 0, np.array(weights, np.float32)
        for name, array in self.weights.items():
            self.weights[name] = given[at : at + array.size].reshape(array.shape).copy()
            at += array.size

    # forwards

    def images(self, traits: Any) -> Any:
        """The images of things, a 1 in front; all 0 where there is no thing."""
        w = self.weights
        found = np.maximum((traits * self.trait_scale) @ w["embed"] + w["embed_bias"], 0)
        there = traits.any(1, keepdims=True)
        return np.concatenate([there, found * there], 1).astype(np.float32)

    def inputs(self, seen: Any, images: Any) -> Any:
        """What the first layer sees: plain bytes, and plane by plane the images of things added up."""
        x = seen * self.scale
        pooled = [x[:, a:b] @ images[thing : thing + b - a] for a, b, thing in self.planes]
        return np.concatenate([x[:, self.plain], *pooled], 1)

    def hidden(self, x: Any) -> tuple[Any, Any]:
        """Both hidden layers."""
        w = self.weights
        first = np.maximum(x @ w["in"] + w["in_bias"], 0)
        return first, np.maximum(first @ w["mid"] + w["mid_bias"], 0)

    def rows(self, images: Any) -> tuple[Any, Any]:
        """The row and the bias of each number in a match with these things."""
        w = self.weights
        if not self.pointers:
            return w["policy"], w["policy_bias"]
        rows, bias = w["policy"].copy(), w["policy_bias"].copy()
        for which, (begin, length, thing) in enumerate(self.pointers):
            there = images[thing : thing + length]
            rows[begin : begin + length] = there @ w["point"][which]
            bias[begin : begin + length] = there @ w["point_bias"][which]
        return rows, bias

    def hinted(self, seen: Any) -> Any:
        """What single bytes say for each number."""
        told = np.zeros((len(seen), len(self.points)), np.float32)
        numbers, bytes_, kinds = self.hints.T
        worth = seen[:, bytes_] * (self.scale[bytes_] * self.weights["hint"][kinds])
        for kind in range(self.shape.hints):  # a number has one byte of a kind
            of = kinds == kind
            told[:, numbers[of]] += worth[:, of]
        return told

    def values_of(self, second: Any) -> Any:
        weights = self.weights["value"]
        return 1 / (1 + np.exp(-(second @ weights[:, :-1].T + weights[:, -1])))

    def answer(self, seen: Any, legal: Any, count: Any, images: Any, seat: Any) -> tuple[list[float], list[float]]:
        """Shares of the legal numbers, row after row, and values; rows without numbers have neither.

        `images` has those of each seat; a plain net has one for all.
        """
        values = np.zeros((len(count), self.values), np.float32)
        shares = np.zeros((len(count), max(1, int(count.max()))), np.float32)
        for which, things in enumerate(images):
            asked = np.flatnonzero((count > 0) & (seat == which) if len(images) > 1 else count > 0)
            if len(asked):
                shares[asked], values[asked] = self._answer(seen[asked], legal[asked], count[asked], things, shares)
        there = np.arange(shares.shape[1]) < count[:, None]
        return shares[there].tolist(), values.ravel().tolist()

    def _answer(self, seen: Any, legal: Any, count: Any, images: Any, room: Any) -> tuple[Any, Any]:
        most = room.shape[1]
        numbers, there = legal[:, :most], np.arange(most) < count[:, None]
        _, second = self.hidden(self.inputs(seen, images))
        rows, bias = self.rows(images)
        numbers = np.where(there, numbers, 0)
        logits = np.matmul(rows[numbers], second[:, :, None])[:, :, 0] + bias[numbers]
        if self.shape.hints:
            logits += np.take_along_axis(self.hinted(seen), numbers, 1)
        logits[~there] = -np.inf
        shares = np.exp(logits - logits.max(1, keepdims=True))
        return shares / shares.sum(1, keepdims=True), self.values_of(second)

    # backwards

    def learn(self, lessons: list[Lesson]) -> tuple[float, float]:
        """One step of Adam on samples; returns the losses of policy and value before it."""
        slopes = {name: np.zeros_like(array) for name, array in self.weights.items()}
        whole = sum(len(lesson.value) for lesson in lessons)
        losses = np.zeros(2)
        for lesson in lessons:
            losses += self._slopes(lesson, whole, slopes)
        self._adam(slopes)
        return float(losses[0]) / whole, float(losses[1]) / whole

    def _slopes(self, lesson: Lesson, whole: int, slopes: dict[str, Any]) -> Any:
        """Adds the slopes of one lesson; returns the sums of its losses."""
        w = self.weights
        images = self.images(lesson.traits)
        x = self.inputs(lesson.seen, images)
        first, second = self.hidden(x)
        rows, bias = self.rows(images)
        logits = second @ rows.T + bias
        if self.shape.hints:
            logits += self.hinted(lesson.seen)
        logits[lesson.policy == 0] = -1e9
        shares = np.exp(logits - logits.max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        wanted = np.maximum(lesson.policy.astype(np.float32) - 1, 0)
        wanted /= np.maximum(wanted.sum(1, keepdims=True), 1)
        said = self.values_of(second)
        wrong, off = (shares - wanted) / whole, (said - lesson.value).astype(np.float32) / whole
        back = (wrong @ rows + off @ w["value"][:, :-1]) * (second > 0)
        down = (back @ w["mid"].T) * (first > 0)
        slopes["in"] += x.T @ down
        slopes["in_bias"] += down.sum(0)
        slopes["mid"] += first.T @ back
        slopes["mid_bias"] += back.sum(0)
        slopes["policy"] += (wrong.T @ second) * ~self.points[:, None]
        slopes["policy_bias"] += wrong.sum(0) * ~self.points
        slopes["value"] += np.concatenate([off.T @ second, off.sum(0)[:, None]], 1)
        if self.shape.hints:
            self._hint_slopes(lesson.seen, wrong, slopes)
        if self.shape.traits:
            self._thing_slopes(lesson, images, wrong, second, down, slopes)
        policy_loss = -(wanted * np.log(shares + 1e-9)).sum()
        return np.array([policy_loss, ((said - lesson.value) ** 2).sum() / self.values])

    def _hint_slopes(self, seen: Any, wrong: Any, slopes: dict[str, Any]) -> None:
        numbers, bytes_, kinds = self.hints.T
        each = (wrong[:, numbers] * seen[:, bytes_]).sum(0) * self.scale[bytes_]
        slopes["hint"] += np.bincount(kinds, each, self.shape.hints).astype(np.float32)

    def _thing_slopes(
        self, lesson: Lesson, images: Any, wrong: Any, second: Any, down: Any, slopes: dict[str, Any]
    ) -> None:
        """Through the images, to what makes them."""
        w, width, at = self.weights, self.width, self.sizes[0]
        x, off = lesson.seen * self.scale, np.zeros_like(images)
        for role, (a, b, thing) in enumerate(self.planes):
            ways = w["in"][at + role * width : at + (role + 1) * width]
            off[thing : thing + b - a] += x[:, a:b].T @ (down @ ways.T)
        for which, (begin, length, thing) in enumerate(self.pointers):
            there = images[thing : thing + length]
            rows = wrong[:, begin : begin + length].T @ second  # what each number's row should be less
            said = wrong[:, begin : begin + length].sum(0)
            slopes["point"][which] += there.T @ rows
            slopes["point_bias"][which] += said @ there
            off[thing : thing + length] += rows @ w["point"][which].T + said[:, None] * w["point_bias"][which]
        made = off[:, 1:] * (images[:, 1:] > 0)
        slopes["embed"] += (lesson.traits * self.trait_scale).T @ made
        slopes["embed_bias"] += made.sum(0)

    def _adam(self, slopes: dict[str, Any]) -> None:
        self.steps += 1
        one, two = BETAS
        pace = RATE * (1 - two**self.steps) ** 0.5 / (1 - one**self.steps)
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += (1 - one) * (slope - mean)
            square += (1 - two) * (slope * slope - square)
            self.weights[name] *= 1 - RATE * DECAY
            self.weights[name] -= pace * mean / (np.sqrt(square) + 1e-8)
            self.means[name] += (self.weights[name] - self.means[name]) / min(self.steps, MEMORY)
