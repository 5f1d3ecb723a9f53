"""The net as numpy trains it: the layers of search/net.py, with Adam, and what it says of many observations at once."""

from typing import Any

from sortilege.lab.extra import need

np: Any = need("numpy", "lab")

RATE = 0.002
DECAY = 1e-4  # of the weights
BETAS = (0.9, 0.999)


class Learner:
    """Weights by their names: `in`, `in_bias`, `mid`, `mid_bias`, `policy` (a row a number), `policy_bias`, `value`."""

    def __init__(self, inputs: int, first: int, second: int, actions: int, highest: list[int], seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.sizes = (inputs, first, second, actions)
        self.scale = (1 / np.array(highest)).astype(np.float32)
        self.weights = {
            "in": chance.normal(0, (2 / inputs) ** 0.5, (inputs, first)),
            "in_bias": np.zeros(first),
            "mid": chance.normal(0, (2 / first) ** 0.5, (first, second)),
            "mid_bias": np.zeros(second),
            "policy": chance.normal(0, 0.1 / second**0.5, (actions, second)),
            "policy_bias": np.zeros(actions),
            "value": np.zeros(second + 1),
        }
        self.weights = {name: array.astype(np.float32) for name, array in self.weights.items()}
        self.moments = {name: [np.zeros_like(array), np.zeros_like(array)] for name, array in self.weights.items()}
        self.steps = 0

    def flat(self) -> list[float]:
        """The weights in the order of a net's file."""
        return [float(x) for array in self.weights.values() for x in array.ravel()]

    def take_flat(self, weights: list[float]) -> None:
        """Takes weights in the order of a net's file."""
        at, given = 0, np.array(weights, np.float32)
        for name, array in self.weights.items():
            self.weights[name] = given[at : at + array.size].reshape(array.shape).copy()
            at += array.size

    def hidden(self, seen: Any) -> tuple[Any, Any, Any]:
        """The inputs and both hidden layers."""
        w = self.weights
        x = seen * self.scale
        first = np.maximum(x @ w["in"] + w["in_bias"], 0)
        return x, first, np.maximum(first @ w["mid"] + w["mid_bias"], 0)

    def value_of(self, second: Any) -> Any:
        return 1 / (1 + np.exp(-(second @ self.weights["value"][:-1] + self.weights["value"][-1])))

    def answer(self, seen: Any, legal: Any, count: Any) -> tuple[list[float], list[float]]:
        """Shares of the legal numbers, row after row, and values; rows without numbers have neither."""
        asked = np.flatnonzero(count)
        most = int(count.max())
        numbers, there = legal[asked, :most], np.arange(most) < count[asked, None]
        _, _, second = self.hidden(seen[asked])
        logits = np.matmul(self.weights["policy"][numbers], second[:, :, None])[:, :, 0]
        logits += self.weights["policy_bias"][numbers]
        logits[~there] = -np.inf
        shares = np.exp(logits - logits.max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        values = np.zeros(len(count), np.float32)
        values[asked] = self.value_of(second)
        return shares[there].tolist(), values.tolist()

    def learn(self, seen: Any, policy: Any, value: Any) -> tuple[float, float]:
        """One step of Adam on samples; returns the losses of policy and value before it."""
        w = self.weights
        x, first, second = self.hidden(seen)
        logits = second @ w["policy"].T + w["policy_bias"]
        logits[policy == 0] = -1e9
        shares = np.exp(logits - logits.max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        wanted = np.maximum(policy.astype(np.float32) - 1, 0)
        wanted /= wanted.sum(1, keepdims=True)
        said = self.value_of(second)
        n = len(seen)
        wrong, off = (shares - wanted) / n, (said - value).astype(np.float32) / n
        back = wrong @ w["policy"] + off[:, None] * w["value"][:-1]
        back *= second > 0
        down = (back @ w["mid"].T) * (first > 0)
        self._adam(
            {
                "in": x.T @ down,
                "in_bias": down.sum(0),
                "mid": first.T @ back,
                "mid_bias": back.sum(0),
                "policy": wrong.T @ second,
                "policy_bias": wrong.sum(0),
                "value": np.append(off @ second, off.sum()).astype(np.float32),
            }
        )
        policy_loss = -(wanted * np.log(shares + 1e-9)).sum(1).mean()
        return float(policy_loss), float(((said - value) ** 2).mean())

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
