"""stub"""
from sortilege.games.madness.rules import Madness
from sortilege.kernel.gesture import View
from sortilege.kernel.words import Words


def draw(words: Words, p: Madness, view: View) -> str:
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>'
