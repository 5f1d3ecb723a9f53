"""`vector(game, n, seed)`: many games stepped by one compiled call, seen through numpy without a copy."""

from ctypes import memset
from typing import Any

from sortilege.kernel.encoder import Encoder
from sortilege.kernel.errors import BadOption
from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match
from sortilege.kernel.options import Options, changed
from sortilege.kernel.position import Position
from sortilege.kernel.registry import game as find_game
from sortilege.lab.batch import Batch
from sortilege.lab.extra import need


def encoding(game: AnyGame, options: Options) -> Encoder:
    """The encoder of a game; BadOption if it has none."""
    encoder = game.encoder(options)
    if encoder is None:
        raise BadOption(f"{game.key} has no encoder, see docs/adding-a-game.md")
    return encoder


class VectorGames:
    """n games of one kind. The arrays are views: they change with `step`, and cannot be written to.

    After `step` a game that ended has `done` set, its `rewards` (from -1, lost, to 1, won, one for each seat), and
    shows the first choice of the next game.
    """

    def __init__(self, game: AnyGame, start: Position, n: int, seed: int) -> None:
        numpy = need("numpy", "lab")
        self.game = game
        self.options = start.options if isinstance(start.options, Options) else game.options()
        self.encoder = encoding(game, self.options)
        self.batch = Batch(start, self.encoder, n, seed)
        batch, size, actions = self.batch, int(self.encoder.size), int(self.encoder.actions)
        self.n, self.seats = n, int(batch.start.seats)
        self.observations = numpy.asarray(memoryview(batch.observations)).reshape(n, size)
        self.masks = numpy.asarray(memoryview(batch.masks)).reshape(n, actions).view(bool)
        self.rewards = numpy.asarray(memoryview(batch.rewards)).reshape(n, self.seats)
        self.seat = numpy.asarray(memoryview(batch.seat))
        self.done = numpy.asarray(memoryview(batch.done)).view(bool)
        self.highest = numpy.array(self.encoder.highest(), numpy.float32)

    def step(self, actions: Any) -> None:
        """Plays one number in each game; IllegalMove names the first that is not allowed, and nothing is played."""
        numbers = actions if isinstance(actions, list) else actions.tolist()
        self.batch.check(numbers)
        wipe(self.observations)
        self.batch.step(numbers)

    def sample(self) -> list[int]:
        """Picks a legal number for each game at random."""
        return self.batch.sample()

    def scaled(self) -> Any:
        """The observations as float32 from 0 to 1, a copy."""
        return self.observations / self.highest

    def match(self, i: int, *, ended: bool = False) -> Match:
        """Shows game i of `vector` as a match, with all its moves so far; or the game that ended last there."""
        return Match.of_moves(self.game, self.batch.moves_of(i, ended), **changed(self.options))


def wipe(view: Any) -> None:
    """Sets all bytes behind a view to 0, at once: a view cannot be written to, and one by one takes long."""
    memset(view.ctypes.data, 0, view.nbytes)


def vector(key: str, n: int = 256, seed: int = 7, **options: Any) -> VectorGames:
    """n games of this key, with these options; the same seed gives the same games, whatever n."""
    game = find_game(key)
    return VectorGames(game, game.start(game.make_options(options)), n, seed)
