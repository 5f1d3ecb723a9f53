"""Self-play of many games: each asks for one leaf, a net answers all, and what was found out becomes samples."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.kernel.encoder import Encoder
from sortilege.kernel.numbered import Numbered
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import WIDEST, Rng
from sortilege.search.net import Net
from sortilege.search.net_tree import NetTree

RESTS: Final = -1


class PlayParams:
    """How self-play searches. Few choices are searched in full, and those alone are learned from."""

    def __init__(self, c_puct: float = 1.5) -> None:
        self.c_puct: float = c_puct
        self.full: i64 = 64  # simulations of a choice that is learned from
        self.quick: i64 = 12  # of the others
        self.share: i64 = 4  # one choice in so many is searched in full
        self.noise = 0.25
        self.open_choices: i64 = 20  # chosen as often as tried; afterwards rather the best


class Sample:
    """One choice that was searched in full."""

    def __init__(self, position: Numbered, game: i64, number: i64) -> None:
        self.position: Numbered = position
        self.game: i64 = game
        self.number: i64 = number  # that was chosen
        self.seen: bytes = b""
        self.policy: bytes = b""  # how often each number was tried, from 1 of 255; 0 is not legal
        self.expected = 0.5  # the score that search expected
        self.results: list[float] = []  # of the seat that chose, then of the others in the order of turns


class SelfPlay:
    """n games under way. `run` plays them with nets that answer at once.

    Or `ask` fills `observations`, whose bytes must be 0 before, `legal` and `count`, for whoever answers many at once;
    `answer` takes what is said of them.

    So many games are played to their end, whoever finishes first. Their samples are then `ready`.
    """

    def __init__(
        self,
        start: Position,
        encoder: Encoder,
        n: i64,
        games: i64,
        seed: i64,
        params: PlayParams,
        together: bool,
        values: i64 = 1,  # of a leaf
    ) -> None:
        self.left: i64 = games  # still to be begun
        self.begun: i64 = 0
        self.active: i64 = n
        self.encoder: Encoder = encoder
        self.params: PlayParams = params
        self.n: i64 = n
        self.rng: Rng = Rng(seed)
        self.start: Numbered = Numbered(start.copy(), encoder)
        self.trees: list[NetTree] = [NetTree(self.start, self.rng, params.c_puct, together) for _ in range(n)]
        for tree in self.trees:
            tree.proves = False  # visits are what is learned from
        self.values: vec[float] = vec[float]([0.0] * int(values))
        self.target: vec[i64] = vec[i64]([0] * int(n))  # simulations of the choice under way
        self.choices: vec[i64] = vec[i64]([0] * int(n))  # of the game so far
        self.observations: vec[u8] = vec[u8]([0] * int(n * encoder.size))
        self.legal: vec[i64] = vec[i64]([0] * int(n * WIDEST))
        self.count: vec[i64] = vec[i64]([0] * int(n))
        self.seat: vec[i64] = vec[i64]([0] * int(n))  # that the observation is of
        self.held: list[list[Sample]] = [[] for _ in range(n)]  # of games under way
        self.ready: list[Sample] = []  # of finished games
        self.numbers: vec[i64] = vec[i64]([0] * int(n))  # of the games under way
        self.games: i64 = 0  # finished
        self.plies: i64 = 0
        self.simulations: i64 = 0
        i: i64 = 0
        while i < n:
            self.begin(i)
            i += 1

    def begin(self, i: i64) -> None:
        """Begins a game, or rests if all were begun."""
        self.count[i] = 0
        if self.left == 0:
            self.active -= 1
            self.target[i] = RESTS
            return
        self.left -= 1
        tree = self.trees[i]
        tree.here.assign(self.start)
        self.choices[i] = 0
        self.held[i] = []
        self.numbers[i] = self.begun
        self.begun += 1
        self.roll(tree.here)
        self.next_choice(i)

    def roll(self, position: Numbered) -> None:
        while position.seat == CHANCE:
            position.play(position.inner.pick(self.rng))

    def next_choice(self, i: i64) -> None:
        """Begins to think about the next choice."""
        self.trees[i].clear()
        full: bool = self.rng.below(self.params.share) == 0
        self.target[i] = self.params.full if full else self.params.quick

    def ask(self) -> None:
        """Lets every game think until it has a leaf to be answered; choices that are thought through are made."""
        i: i64 = 0
        while i < self.n:
            tree = self.trees[i]
            while self.target[i] != RESTS:
                if tree.visits[0] >= self.target[i]:
                    self.play(i)
                elif tree.ask():
                    break
            if self.target[i] == RESTS:
                i += 1
                continue
            tree.there.observe(self.observations, i * self.encoder.size)
            self.seat[i] = tree.there.seat
            moves = self.rng.moves
            n: i64 = tree.there.fill(moves)
            j: i64 = 0
            while j < n:
                self.legal[i * WIDEST + j] = moves[j]
                j += 1
            self.count[i] = n
            i += 1

    def answer(self, priors: list[float], values: list[float]) -> None:
        """Takes the shares of all legal numbers, game after game, and the values."""
        room = vec[float]([0.0] * WIDEST)
        width: i64 = len(self.values)
        at: i64 = 0
        i: i64 = 0
        while i < self.n:
            n: i64 = self.count[i]
            if n == 0:
                i += 1
                continue
            moves = self.rng.moves
            j: i64 = 0
            while j < n:
                room[j] = priors[at + j]
                moves[j] = self.legal[i * WIDEST + j]
                j += 1
            at += n
            j = 0
            while j < width:
                self.values[j] = values[i * width + j]
                j += 1
            self.enter(i, moves, n, room, self.values)
            i += 1

    def run(self, nets: list[Net]) -> None:
        """Plays all games to their end; nets, one for each seat, answer at once."""
        room = vec[float]([0.0] * WIDEST)
        size: i64 = self.encoder.size
        while self.active:
            self.ask()
            i: i64 = 0
            while i < self.n:
                n: i64 = self.count[i]
                if n:
                    moves = self.rng.moves
                    j: i64 = 0
                    while j < n:
                        moves[j] = self.legal[i * WIDEST + j]
                        j += 1
                    net = nets[self.seat[i]]
                    net.evaluate(self.observations, i * size, moves, n, room)
                    self.enter(i, moves, n, room, net.says)
                i += 1

    def enter(self, i: i64, moves: vec[i64], n: i64, priors: vec[float], values: vec[float]) -> None:
        """Enters what a net says of the leaf of one game."""
        tree = self.trees[i]
        tree.answer(moves, n, priors, values)
        self.simulations += 1
        if tree.visits[0] == 1 and self.target[i] == self.params.full:
            tree.add_noise(self.params.noise)

    def play(self, i: i64) -> None:
        """Makes the choice that was thought through; a finished game gives its samples and begins anew."""
        tree = self.trees[i]
        root = tree.here
        child: i64 = self.chosen(i)
        if self.target[i] == self.params.full:
            self.keep(i, tree.move[child])
        root.play(tree.move[child])
        self.choices[i] += 1
        self.plies += 1
        self.roll(root)
        if root.seat == OVER:
            self.finish(i)
            self.begin(i)
        else:
            self.next_choice(i)

    def chosen(self, i: i64) -> i64:
        """A child of the root, by how often each was tried; later in the game by the fourth power of that."""
        tree = self.trees[i]
        n: i64 = tree.count[0]
        room = self.rng.odds
        power: i64 = 1 if self.choices[i] < self.params.open_choices else 4
        total: i64 = 0
        j: i64 = 0
        while j < n:
            visits: i64 = tree.visits[tree.first[0] + j]
            room[j] = visits if power == 1 else visits * visits * visits * visits
            total += room[j]
            j += 1
        while total >= 1 << 30:
            total = 0
            j = 0
            while j < n:
                room[j] >>= 4
                total += room[j]
                j += 1
        if total == 0:
            return tree.best_child(0)
        return tree.first[0] + self.rng.by_weight(total)

    def keep(self, i: i64, number: i64) -> None:
        """Keeps what is seen at the root, how often each number was tried, and the one that is chosen."""
        tree = self.trees[i]
        seen = vec[u8]([0] * int(self.encoder.size))
        tree.here.observe(seen, 0)
        policy = vec[u8]([0] * int(self.encoder.actions))
        tried: i64 = tree.visits[0] - 1
        child: i64 = tree.first[0]
        while child < tree.first[0] + tree.count[0]:
            policy[tree.move[child]] = u8(1 + tree.visits[child] * 254 // tried)
            child += 1
        sample = Sample(tree.here.copy(), self.numbers[i], number)
        sample.seen = bytes(memoryview(seen))
        sample.policy = bytes(memoryview(policy))
        sample.expected = tree.mean(tree.best_child(0))
        self.held[i].append(sample)

    def finish(self, i: i64) -> None:
        """Gives the samples of a finished game their results."""
        position = self.trees[i].here
        seats: i64 = position.seats
        for sample in self.held[i]:
            seat: i64 = sample.position.seat
            j: i64 = 0
            while j < seats:
                sample.results.append(position.score((seat + j) % seats))
                j += 1
            self.ready.append(sample)
        self.games += 1
