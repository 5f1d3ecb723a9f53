"""Drawn soon."""

from sortilege.games.archimage.rules import Archimage
from sortilege.ink import Scene
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import View


def draw(game: AnyGame, position: Archimage, view: View) -> str:
    return Scene(100, 100, game.title(view.language), view).svg()
