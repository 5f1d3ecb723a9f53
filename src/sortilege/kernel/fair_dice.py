"""Fair dice: a seed nobody can choose afterwards, and rolls that anybody can recompute once it is shown."""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256


def fresh_seed() -> str:
    """Makes a seed that cannot be guessed."""
    return secrets.token_hex(16)


class Dice:
    """The rolls of one match. The commitment is published before the first roll, the seed after the last.

    A roll depends on the seed, on the ply it stands at, and on how many take-backs came before it: who takes back a
    move does not know the next roll.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.commitment = sha256(f"sortilege:{seed}".encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.seed == other.seed

    def __hash__(self) -> int:
        return hash(self.commitment)

    def roll(self, weights: Sequence[int], ply: int, takebacks: int) -> int:
        """Rolls which outcome comes, each with exactly its weight's chance."""
        r = self.below(sum(weights), ply, takebacks)
        for index, weight in enumerate(weights):
            if r < weight:
                return index
            r -= weight
        raise AssertionError("weights are positive")

    def below(self, n: int, ply: int, takebacks: int) -> int:
        """Rolls a number in 0 .. n-1, all equally likely: values that would favour some are rolled again."""
        limit = 2**256 - 2**256 % n
        attempt = 0
        while True:
            message = f"{ply}:{takebacks}:{attempt}".encode()
            value = int.from_bytes(hmac.new(self.seed.encode(), message, sha256).digest(), "big")
            if value < limit:
                return value % n
            attempt += 1
