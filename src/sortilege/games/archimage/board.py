"""The graph of a tower, as the rules use it: spaces, what is printed on them, and who neighbours whom."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What a space is for (A2.1).
FLOOR: Final = 0
START: Final = 1
SEAL: Final = 2
ALCOVE: Final = 3
KINDS: Final = ("floor", "start", "seal", "scroll")


class TowerBoard:
    """A tower for a number of players. Positions hold it by reference; nothing changes it."""

    def __init__(
        self, seats: i64, ids: list[str], kinds: list[int], powers: list[int], edges: list[tuple[int, int]]
    ) -> None:
        near: list[list[int]] = [[] for _ in ids]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        self.seats: i64 = seats
        self.ids = ids
        self.index = {name: i for i, name in enumerate(ids)}
        self.size: i64 = len(ids)
        self.kind: vec[i64] = vec[i64](list(kinds))
        self.power: vec[i64] = vec[i64](list(powers))
        starts = [i for i, kind in enumerate(kinds) if kind == START]
        seals = [i for i, kind in enumerate(kinds) if kind == SEAL]
        alcoves = [i for i, kind in enumerate(kinds) if kind == ALCOVE]
        self.starts: vec[i64] = vec[i64](starts)
        self.spaces: vec[i64] = vec[i64](
            seals + alcoves
        )  # in the order of the set-up: first all seals, then all alcoves
        self.seals: i64 = len(seals)
        self.alcoves: i64 = len(alcoves)
        # the neighbours of space v are near[first[v]] to near[first[v + 1] - 1]
        self.near: vec[i64] = vec[i64]([b for neighbours in near for b in neighbours])
        self.first: vec[i64] = vec[i64]([sum(map(len, near[:i])) for i in range(len(ids) + 1)])
        self.enough: i64 = 4 if seats < 4 else 5  # A9.1: the game goes on while so many scrolls of power 6 lie there
