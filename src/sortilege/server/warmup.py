"""Fills the drawing caches at start-up, so that the first visitor does not wait."""

from sortilege.kernel.gesture import View
from sortilege.kernel.match import Match
from sortilege.kernel.registry import games
from sortilege.kernel.words import LANGUAGES
from sortilege.server.pages.pictures import render_picture

MOVES = 12  # of each game


def warm_up() -> None:
    """Renders every game in each language; runs in a thread beside the server."""
    for key in games():
        for language in LANGUAGES:
            _play(key, language)
            for theme in ("light", "dark"):
                render_picture(key, theme, language)


def _play(key: str, language: str) -> None:
    """Plays the first moves of a game and renders all that a frame needs."""
    match = Match(key, seed=1)
    game = match.game
    for _ in range(MOVES):
        if match.over:
            break
        position = match.position
        for narrow in (False, True):
            game.scene(position, View(language=language, narrow=narrow))
        game.ask(position, language)
        for move in match.legal.values():
            game.label(position, move, language)
            game.gesture(position, move)
        text, move = next(reversed(match.legal.items()))
        game.say(position, move, language)
        match.play(text)
