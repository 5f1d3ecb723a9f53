"""Many games at once, for players that learn: one call plays a number in each and rolls what chance decides."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from sortilege.kernel.encoder import NONE, Encoder
from sortilege.kernel.errors import IllegalMove
from sortilege.kernel.numbered import Numbered
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import WIDEST, Rng

_SEEDS: Final = 1_000_003


class Batch:
    """n games of one kind, each with dice of its own that follow from the seed and its place: n changes nothing.

    A game that ends begins again at once: `done` and `rewards` tell of the end, all else of the new game.
    """

    def __init__(self, start: Position, encoder: Encoder, n: i64, seed: i64) -> None:
        self.encoder = encoder
        self.start: Numbered = Numbered(start.copy(), encoder)
        self.n: i64 = n
        self.games: list[Numbered] = [self.start.copy() for _ in range(n)]
        self.observations: vec[u8] = vec[u8]([0] * int(n * encoder.size))
        self.masks: vec[u8] = vec[u8]([0] * int(n * encoder.actions))
        self.rewards: vec[float] = vec[float]([0.0] * int(n * start.seats))  # from -1 (lost) to 1 (won)
        self.seat: vec[i64] = vec[i64]([0] * int(n))
        self.done: vec[u8] = vec[u8]([0] * int(n))
        self.played: vec[i64] = vec[i64]([0] * int(n))  # games finished
        self.legal: vec[i32] = vec[i32]([0] * int(n * WIDEST))  # the numbers that are set in each mask
        self.count: vec[i64] = vec[i64]([0] * int(n))
        self.history: list[vec[i64]] = [vec[i64]() for _ in range(n)]  # the game's own moves and outcomes
        self.ended: list[vec[i64]] = [vec[i64]() for _ in range(n)]  # those of the game that ended last
        self.rng: Rng = Rng(seed)
        self.dice: vec[i64] = vec[i64]([0] * int(n))  # where each game's random numbers stand
        i: i64 = 0
        while i < n:
            self.dice[i] = Rng(seed * _SEEDS + i).state
            self.begin(i)
            self.look(i)
            i += 1

    def step(self, actions: list[int]) -> None:
        """Plays one number in each game; nothing is played if one of them is not allowed."""
        if len(actions) != self.n:
            raise IllegalMove(f"{self.n} games want as many numbers, not {len(actions)}")
        numbers: i64 = self.encoder.actions
        i: i64 = 0
        while i < self.n:
            action: i64 = actions[i]
            if not 0 <= action < numbers or not self.masks[i * numbers + action]:
                raise IllegalMove(f"game {i}: the number {action} is not allowed")
            i += 1
        i = 0
        while i < self.n:
            self.advance(i, actions[i])
            i += 1

    def sample(self) -> list[int]:
        """Picks a legal number for each game, by its own random numbers."""
        picked: list[int] = []
        i: i64 = 0
        while i < self.n:
            self.rng.state = self.dice[i]
            picked.append(int(self.legal[i * WIDEST + self.rng.below(self.count[i])]))
            self.dice[i] = self.rng.state
            i += 1
        return picked

    # inside

    def advance(self, i: i64, action: i64) -> None:
        """Plays a legal number in one game."""
        game = self.games[i]
        seats: i64 = game.seats
        seat: i64 = 0
        if self.done[i]:
            self.done[i] = u8(0)
            while seat < seats:
                self.rewards[i * seats + seat] = 0.0
                seat += 1
        game.play(action)
        if game.last != NONE:
            self.history[i] = append(self.history[i], game.last)
            self.roll(i)
        if game.seat == OVER:
            self.done[i] = u8(1)
            self.played[i] += 1
            seat = 0
            while seat < seats:
                self.rewards[i * seats + seat] = 2.0 * game.score(seat) - 1.0
                seat += 1
            self.ended[i] = self.history[i]
            self.begin(i)
        self.look(i)

    def begin(self, i: i64) -> None:
        """Begins a game anew."""
        self.games[i].assign(self.start)
        self.history[i] = vec[i64]()
        self.roll(i)

    def roll(self, i: i64) -> None:
        """Lets chance decide until somebody is asked or the game is over."""
        game = self.games[i]
        if game.seat != CHANCE:
            return
        self.rng.state = self.dice[i]
        while game.seat == CHANCE:
            game.play(game.inner.pick(self.rng))
            self.history[i] = append(self.history[i], game.last)
        self.dice[i] = self.rng.state

    def look(self, i: i64) -> None:
        """Writes what the seat that is asked sees and may do."""
        game = self.games[i]
        mask: i64 = i * self.encoder.actions
        here: i64 = i * WIDEST
        j: i64 = 0
        while j < self.count[i]:
            self.masks[mask + i64(self.legal[here + j])] = u8(0)
            j += 1
        moves = self.rng.moves
        n: i64 = game.fill(moves)
        j = 0
        while j < n:
            self.legal[here + j] = i32(moves[j])
            self.masks[mask + moves[j]] = u8(1)
            j += 1
        self.count[i] = n
        self.seat[i] = game.seat
        game.observe(self.observations, i * self.encoder.size)
