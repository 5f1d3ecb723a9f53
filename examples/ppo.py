"""PPO with a mask, in plain numpy: one small net learns the grimoire game against itself, then plays at random players.

python examples/ppo.py 60    # seconds
"""

import sys
import time
from typing import Any

import numpy as np

from sortilege import lab

N, STEPS, PASSES, HIDDEN, RATE, CLIP, ENTROPY = 64, 192, 3, 128, 2e-3, 0.2, 0.01
OPTIONS = {"study": False, "book0": "novice", "book1": "novice"}
Net = dict[str, Any]


def make_net(inputs: int, actions: int, chance: np.random.Generator) -> Net:
    shapes = {"w": (inputs, HIDDEN), "b": (HIDDEN,), "p": (HIDDEN, actions), "v": (HIDDEN,)}
    net: Net = {name: chance.normal(0, 0.05, shape).astype(np.float32) for name, shape in shapes.items()}
    net["moments"] = {name: [np.zeros(shape, np.float32)] * 2 for name, shape in shapes.items()}
    return net


def forward(net: Net, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
    """The hidden layer, the shares of the legal numbers, and the value from -1 to 1."""
    hidden = np.tanh(seen @ net["w"] + net["b"])
    logits = np.where(masks, hidden @ net["p"], -1e9)
    shares = np.exp(logits - logits.max(1, keepdims=True))
    return hidden, shares / shares.sum(1, keepdims=True), np.tanh(hidden @ net["v"])


def pick(shares: Any, chance: np.random.Generator) -> Any:
    return (shares.cumsum(1) > chance.random((len(shares), 1)) * 0.999999).argmax(1)


def collect(games: Any, net: Net, chance: np.random.Generator) -> list[Any]:
    """Plays both sides; whoever chose is told at the end what his seat got."""
    rows, begun = list[Any](), [list[Any]() for _ in range(N)]
    for _ in range(STEPS):
        seen, masks, seats = games.scaled(), games.masks.copy(), games.seat.copy()
        _, shares, values = forward(net, seen, masks)
        actions = pick(shares, chance)
        games.step(actions)
        for i in range(N):
            begun[i].append([seen[i], masks[i], actions[i], shares[i, actions[i]], values[i], seats[i]])
            if games.done[i]:
                rows += [[*row, games.rewards[i, row[-1]]] for row in begun[i]]
                begun[i] = []
    return rows


def learn(net: Net, rows: list[Any], chance: np.random.Generator) -> None:
    """Some passes over what was played, with Adam."""
    seen, masks, actions, before, values, _, result = (np.array(part) for part in zip(*rows, strict=True))
    better = result - values
    better = (better - better.mean()) / (better.std() + 1e-6)
    order = np.concatenate([chance.permutation(len(rows)) for _ in range(PASSES)])
    for some in np.array_split(order, max(1, len(order) // 512)):
        hidden, shares, value = forward(net, seen[some], masks[some])
        here = np.arange(len(some))
        ratio = shares[here, actions[some]] / before[some]
        free = np.where(better[some] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = -(better[some] * ratio * free)[:, None] * (np.eye(shares.shape[1])[actions[some]] - shares)
        logs = np.log(shares + 1e-9)
        slope += ENTROPY * shares * (logs - (shares * logs).sum(1, keepdims=True))
        off = (value - result[some]) * (1 - value**2)
        down = (slope @ net["p"].T + off[:, None] * net["v"]) * (1 - hidden**2)
        slopes = {"w": seen[some].T @ down, "b": down.sum(0), "p": hidden.T @ slope, "v": off @ hidden}
        for name, each in slopes.items():
            mean, square = net["moments"][name]
            mean, square = 0.9 * mean + 0.1 * each / len(some), 0.99 * square + 0.01 * (each / len(some)) ** 2
            net["moments"][name] = [mean, square]
            net[name] -= RATE * mean / (np.sqrt(square) + 1e-6)


def against_random(net: Net, chance: np.random.Generator, games_wanted: int = 200) -> float:
    """The share of points against random players; the net has seat 0 in one half of the games."""
    games, points, played = lab.vector("grimoire", n=N, seed=99, **OPTIONS), 0.0, 0
    own = np.arange(N) % 2
    while played < games_wanted:
        _, shares, _ = forward(net, games.scaled(), games.masks)
        games.step(np.where(games.seat == own, pick(shares, chance), games.sample()))
        played += int(games.done.sum())
        points += float(((games.rewards[np.arange(N), own] + 1) / 2)[games.done].sum())
    return points / played


def train(seconds: float, seed: int = 1) -> float:
    chance, games = np.random.default_rng(seed), lab.vector("grimoire", n=N, seed=seed, **OPTIONS)
    net, begun = make_net(games.observations.shape[1], games.masks.shape[1], chance), time.thread_time()
    while time.thread_time() - begun < seconds:
        learn(net, collect(games, net, chance), chance)
    return against_random(net, chance)


if __name__ == "__main__":
    print(f"{train(float(sys.argv[1]) if sys.argv[1:] else 60):.1%} against random")
