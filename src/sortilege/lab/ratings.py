"""What results tell about strength: shares with 95 % intervals, and Elo from them."""

from dataclasses import dataclass
from math import inf, log10, sqrt

Z = 1.96  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True)
class Share:
    """A mean between 0 and 1, with the interval that holds the true one with 95 % confidence."""

    games: int
    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.1%} [{self.low:.1%}, {self.high:.1%}] of {self.games}"


def share(results: list[float], games: int | None = None) -> Share:
    """The mean of independent results. With few or extreme ones Wilson's interval, which never leaves 0..1.

    A result may be the mean of a pair of games with seats swapped: pairs are independent, their two games are not.
    """
    n = len(results)
    if not n:
        return Share(0, 0.5, 0.0, 1.0)
    mean = sum(results) / n
    # the spread that was seen, but not below what a pair of lucky results would hide
    spread = sum((result - mean) ** 2 for result in results) / n
    worst = mean * (1 - mean)
    effective = n * max(1.0, worst / spread) if spread > 0 else n
    centre = (mean + Z * Z / (2 * effective)) / (1 + Z * Z / effective)
    half = Z / (1 + Z * Z / effective) * sqrt(worst / effective + Z * Z / (4 * effective * effective))
    return Share(games or n, mean, max(0.0, centre - half), min(1.0, centre + half))


def elo(mean: float) -> float:
    """The difference in rating that such a share of points stands for."""
    if mean <= 0 or mean >= 1:
        return -inf if mean <= 0 else inf
    return -400 * log10(1 / mean - 1)


def ratings(points: dict[tuple[str, str], tuple[float, float]], rounds: int = 2000) -> dict[str, float]:
    """Elo of each player from (points, games) of each pair, by Bradley and Terry; their mean is 0.

    Half a drawn game between each pair that met keeps a player who lost everything at a finite rating.
    """
    players = sorted({player for pair in points for player in pair})
    strength = dict.fromkeys(players, 1.0)
    won = {player: sum(p + 0.25 for (a, _), (p, _) in points.items() if a == player) for player in players}
    for _ in range(rounds):
        for player in players:
            met = sum(
                (games + 0.5) / (strength[player] + strength[b]) for (a, b), (_, games) in points.items() if a == player
            )
            strength[player] = won[player] / met if met else 1.0
    logs = {player: 400 * log10(strength[player]) for player in players}
    mean = sum(logs.values()) / max(1, len(logs))
    return {player: value - mean for player, value in logs.items()}
