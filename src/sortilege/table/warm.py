"""What takes long the first time is done before anybody waits for it: words are read, grounds and figures drawn."""

from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import View
from sortilege.kernel.position import CHANCE, Position
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.kernel.rng import Rng
from sortilege.kernel.words import LANGUAGES


def warm() -> None:
    """Draws the start of each game in each language, wide and narrow."""
    for key in games():
        game = find_game(key)
        position = laid_out(game)
        for language in LANGUAGES:
            for narrow in (False, True):
                game.scene(position, View(0, language, narrow=narrow))


def laid_out(game: AnyGame) -> Position:
    """The usual start, after what chance lays out."""
    position: Position = game.start(game.make_options({}))
    rng = Rng(1)
    while position.seat == CHANCE:
        position.play(position.pick(rng))
    return position
