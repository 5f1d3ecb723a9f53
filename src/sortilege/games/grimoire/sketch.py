"""The Agrica alone, with any gems on it and where a spell sends them: for the workshop, outside any confrontation."""

from sortilege.games.grimoire import scene as page
from sortilege.games.grimoire.effects import Effect
from sortilege.games.grimoire.language.board import Board
from sortilege.games.grimoire.language.evaluate import Outcome
from sortilege.games.grimoire.language.tree import ELEMENTS
from sortilege.games.grimoire.touches import NAMES
from sortilege.ink import Scene, disc, gem
from sortilege.kernel.gesture import View


def sketch(board: Board, title: str, done: Outcome | None = None) -> str:
    """The board as its caster sees it; `done` is drawn as arrows and crosses."""
    scene = Scene(860, 860, title, View())
    scene.ground(page.BOARD, *(page.label(p, 0) for p in range(24)))
    for p, found in enumerate(board):
        if found is not None:
            owner, element = int(found.owner == "opp"), NAMES[ELEMENTS.index(found.element)]
            scene.piece(f"p{p + 1}", *page.where(p, 0), gem(owner, element, page.R))
        scene.target(f"p{p + 1}", *page.where(p, 0), disc(page.R + 6), f"{p + 1}")
    if done is not None:
        scene.overlay(page.arrows(_effect(done), 0))
    return scene.svg()


def _effect(done: Outcome) -> Effect:
    taken = {point for point, _ in done.taken}
    ways = ((start - 1, end - 1) for start, end in done.moves if start != end and start not in taken)
    return Effect(tuple(ways), tuple(sorted(point - 1 for point in taken)))
