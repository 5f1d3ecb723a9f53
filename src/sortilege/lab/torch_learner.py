"""The net as torch trains it: the layers of learner.py once more, whose slopes torch finds by itself.

Weights, their means and the step of Adam are numpy's, so checkpoints and nets are alike; sums are rounded otherwise.
"""

from typing import Any

from sortilege.lab.extra import need
from sortilege.lab.learner import Learner, Lesson

torch: Any = need("torch", "torch")
torch.set_num_threads(1)  # the matrices are small: more threads only wait, and sum up in another order


class TorchLearner(Learner):
    """A learner that asks torch for the slopes of its losses."""

    def learn(self, lessons: list[Lesson]) -> tuple[float, float]:
        w = {name: torch.from_numpy(array).requires_grad_() for name, array in self.weights.items()}
        whole = sum(len(lesson.value) for lesson in lessons)
        losses = [self._losses(w, lesson) for lesson in lessons]
        policy_loss, value_loss, squares = (sum(each) for each in zip(*losses, strict=True))
        ((policy_loss + value_loss) / whole).backward()
        self._adam({name: _slope(weight).numpy() for name, weight in w.items()})
        return float(policy_loss.detach()) / whole, float(squares) / whole

    def _losses(self, w: dict[str, Any], lesson: Lesson) -> tuple[Any, Any, Any]:
        """The losses of policy and value, as they are learned from; the squares of the value's errors."""
        seen, policy, value, traits = map(torch.from_numpy, (lesson.seen, lesson.policy, lesson.value, lesson.traits))
        x, images = seen * torch.from_numpy(self.scale), self._images(w, traits)
        pooled = [x[:, a:b] @ images[thing : thing + b - a] for a, b, thing in self.planes]
        first = torch.relu(torch.cat([x[:, self.plain], *pooled], 1) @ w["in"] + w["in_bias"])
        second = torch.relu(first @ w["mid"] + w["mid_bias"])
        rows, bias = self._rows(w, images)
        logits = second @ rows.T + bias
        if self.shape.hints:
            numbers, bytes_, kinds = torch.from_numpy(self.hints.T)
            logits = logits.index_add(1, numbers, x[:, bytes_] * w["hint"][kinds])
        told = torch.log_softmax(logits.masked_fill(policy == 0, -1e9), 1)
        wanted = (policy.float() - 1).clamp(min=0)
        wanted = wanted / wanted.sum(1, keepdim=True).clamp(min=1)
        expected = second @ w["value"][:, :-1].T + w["value"][:, -1]
        value_loss = torch.nn.functional.binary_cross_entropy_with_logits(expected, value, reduction="sum")
        squares = ((torch.sigmoid(expected.detach()) - value) ** 2).sum() / self.values
        return -(wanted * told).sum(), value_loss, squares

    def _images(self, w: dict[str, Any], traits: Any) -> Any:
        found = torch.relu((traits * torch.from_numpy(self.trait_scale)) @ w["embed"] + w["embed_bias"])
        there = traits.any(1, keepdim=True).float()
        return torch.cat([there, found * there], 1)

    def _rows(self, w: dict[str, Any], images: Any) -> tuple[Any, Any]:
        """The row and the bias of each number; those that point at things are made of their images."""
        rows, bias = w["policy"], w["policy_bias"]
        if self.pointers:
            rows, bias = rows.clone(), bias.clone()
        for which, (begin, length, thing) in enumerate(self.pointers):
            there = images[thing : thing + length]
            rows[begin : begin + length] = there @ w["point"][which]
            bias[begin : begin + length] = there @ w["point_bias"][which]
        return rows, bias


def _slope(weight: Any) -> Any:
    """The slope of a weight; 0 where the losses know nothing of it."""
    return torch.zeros_like(weight) if weight.grad is None else weight.grad
