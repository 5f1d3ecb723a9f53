"""Many games at once, for players that learn: one call plays a number in each and rolls what chance decides."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.kernel.encoder import NONE, Encoder
from sortilege.kernel.errors import IllegalMove
from sortilege.kernel.numbered import Numbered
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import WIDEST, Rng

_SEEDS: Final = 1_000_003
_ROOM: Final = 256  # moves of a game, before there is room for more


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
        self.legal: vec[i64] = vec[i64]([0] * int(n * WIDEST))  # the numbers that are set in each mask
        self.count: vec[i64] = vec[i64]([0] * int(n))
        self.room: i64 = _ROOM  # for the moves of each game
        self.history: vec[i64] = vec[i64]([0] * int(n * _ROOM))  # the games' own moves and outcomes
        self.ended: vec[i64] = vec[i64]([0] * int(n * _ROOM))  # those of the games that ended last
        self.length: vec[i64] = vec[i64]([0] * int(n))
        self.ended_length: vec[i64] = vec[i64]([0] * int(n))
        self.rng: Rng = Rng(seed)
        self.dice: vec[i64] = vec[i64]([0] * int(n))  # where each game's random numbers stand
        i: i64 = 0
        while i < n:
            self.dice[i] = Rng(seed * _SEEDS + i).state
            self.begin(i)
            self.look(i)
            i += 1

    def check(self, actions: list[int]) -> None:
        """Raises IllegalMove if one of these numbers, one for each game, is not allowed."""
        if len(actions) != self.n:
            raise IllegalMove(f"{self.n} games want as many numbers, not {len(actions)}")
        numbers: i64 = self.encoder.actions
        masks = self.masks
        row: i64 = 0
        i: i64 = 0
        while i < self.n:
            action: i64 = actions[i]
            if not 0 <= action < numbers or not masks[row + action]:
                raise IllegalMove(f"game {i}: the number {action} is not allowed")
            row += numbers
            i += 1

    def step(self, actions: list[int]) -> None:
        """Plays one legal number in each game; the bytes of the observations must be 0 before."""
        i: i64 = 0
        while i < self.n:
            self.advance(i, actions[i])
            i += 1

    def sample(self) -> list[int]:
        """Picks a legal number for each game, by its own random numbers."""
        picked: list[int] = []
        rng = self.rng
        legal = self.legal
        dice = self.dice
        i: i64 = 0
        while i < self.n:
            rng.state = dice[i]
            picked.append(int(legal[i * WIDEST + rng.below(self.count[i])]))
            dice[i] = rng.state
            i += 1
        return picked

    def moves_of(self, i: i64, ended: bool) -> list[int]:
        """The moves and outcomes of a game so far, or of the one that ended there last."""
        moves = self.ended if ended else self.history
        length: i64 = self.ended_length[i] if ended else self.length[i]
        return [int(moves[i * self.room + j]) for j in range(length)]

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
            self.note(i, game.last)
            if game.seat == CHANCE:
                self.roll(i)
        if game.seat == OVER:
            self.done[i] = u8(1)
            self.played[i] += 1
            seat = 0
            while seat < seats:
                self.rewards[i * seats + seat] = 2.0 * game.score(seat) - 1.0
                seat += 1
            self.keep(i)
            self.begin(i)
        self.look(i)

    def note(self, i: i64, move: i64) -> None:
        """Enters a move into the game's history."""
        at: i64 = self.length[i]
        if at == self.room:
            self.history = self.widened(self.history)
            self.ended = self.widened(self.ended)
            self.room *= 2
        self.history[i * self.room + at] = move
        self.length[i] = at + 1

    def widened(self, moves: vec[i64]) -> vec[i64]:
        """These histories with twice the room for each."""
        room: i64 = self.room
        wide = vec[i64]([0] * int(2 * room * self.n))
        j: i64 = 0
        while j < room * self.n:
            wide[2 * room * (j // room) + j % room] = moves[j]
            j += 1
        return wide

    def keep(self, i: i64) -> None:
        """Keeps the history of a game that ended."""
        history = self.history
        ended = self.ended
        length: i64 = self.length[i]
        at: i64 = i * self.room
        end: i64 = at + length
        while at < end:
            ended[at] = history[at]
            at += 1
        self.ended_length[i] = length

    def begin(self, i: i64) -> None:
        """Begins a game anew."""
        self.games[i].assign(self.start)
        self.length[i] = 0
        self.roll(i)

    def roll(self, i: i64) -> None:
        """Lets chance decide until somebody is asked or the game is over."""
        game = self.games[i]
        rng = self.rng
        rng.state = self.dice[i]
        while game.seat == CHANCE:
            game.play(game.inner.pick(rng))
            self.note(i, game.last)
        self.dice[i] = rng.state

    def look(self, i: i64) -> None:
        """Writes what the seat that is asked sees and may do."""
        game = self.games[i]
        masks = self.masks
        legal = self.legal
        moves = self.rng.moves
        mask: i64 = i * self.encoder.actions
        here: i64 = i * WIDEST
        end: i64 = here + self.count[i]
        j: i64 = here
        while j < end:
            masks[mask + legal[j]] = u8(0)
            j += 1
        n: i64 = game.fill(moves)
        j = 0
        while j < n:
            number: i64 = moves[j]
            legal[here + j] = number
            masks[mask + number] = u8(1)
            j += 1
        self.count[i] = n
        self.seat[i] = game.seat
        game.observe(self.observations, i * self.encoder.size)
