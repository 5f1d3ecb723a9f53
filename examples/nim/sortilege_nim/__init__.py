"""Nim: take stones from one of three heaps; who takes the last one wins."""

import re
from typing import Any

from sortilege.ink import Scene, disc, pawn
from sortilege.kernel import OVER, BadNotation, Game, Gesture, Options, Position, Reason, Speech, View


class Nim(Position):  # a move is ten times the heap, plus the number of stones it leaves there
    def __init__(self, heaps: tuple[int, ...] = (3, 4, 5), turn: int = 0) -> None:
        super().__init__(2)
        self.heaps, self.turn, self.seat = heaps, turn, turn % 2 if any(heaps) else OVER

    def fill(self, out: Any) -> int:
        for i, move in enumerate(10 * heap + left for heap, size in enumerate(self.heaps) for left in range(size)):
            out[i] = move
        return sum(self.heaps)

    def play(self, move: int) -> None:
        self.assign(Nim((*self.heaps[: move // 10], move % 10, *self.heaps[move // 10 + 1 :]), self.turn + 1))

    def copy(self) -> "Nim":
        return Nim(self.heaps, self.turn)

    def assign(self, other: Any) -> None:
        self.heaps, self.turn, self.seat = other.heaps, other.turn, other.seat

    def score(self, seat: int) -> float:
        return float(self.turn % 2 != seat)

    def key(self) -> int:
        return hash((self.heaps, self.turn)) >> 2


class NimSpeech(Speech[Nim]):
    def say(self, move: int) -> str:
        return self("say", n=self.position.heaps[move // 10] - move % 10, heap="abc"[move // 10])

    def name(self, target: str) -> str:
        return self("stone", heap=target[0], n=int(target[1:]) + 1)


class NimGame(Game[Nim, Options]):  # a stone is touched: it and those to its right are taken
    key, minutes, notation, options, position, speech = "nim", 2, r"[abc][0-4]", Options, Nim, NimSpeech

    def start(self, options: Options) -> Nim:
        return Nim()

    def write(self, position: Nim, language: str = "en", reader: int = 0) -> str:
        return f"{'/'.join(size * 'o' for size in position.heaps)} {position.turn}"

    board = write  # a line of stones is drawing enough

    def read(self, text: str, options: Options) -> Nim:
        if not (found := re.fullmatch(r"(o{0,3})/(o{0,4})/(o{0,5}) (\d\d?)", text, re.ASCII)):
            raise BadNotation(f"{text!r} is no position of nim; positions are written like 'ooo/oooo/ooooo 0'")
        return Nim((len(found[1]), len(found[2]), len(found[3])), int(found[4]))

    def write_move(self, position: Nim, move: int) -> str:
        return f"{'abc'[move // 10]}{move % 10}"

    def why_not(self, position: Nim, target: str, language: str) -> Reason:
        return Reason("N2", self.ask(position, language))

    def gesture(self, position: Nim, move: int) -> Gesture:
        return (self.write_move(position, move),)

    def scene(self, position: Nim, view: View) -> str:
        scene = Scene(400, 240, self.title(view.language), view, self.board(position))
        for move in position.moves():  # each stone is one
            stone, x, y = self.write_move(position, move), 76 + 62 * (move % 10), 60 + 60 * (move // 10)
            scene.piece(stone, x, y, pawn(move // 10))
            scene.target(stone, x, y, disc(27), self.name(position, stone, view.language))
        return scene.svg()


GAME = NimGame()
