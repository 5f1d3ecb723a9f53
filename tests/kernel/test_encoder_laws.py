"""The laws of encodings catch an error planted in an encoding."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8
from raiders import GAME, Raiders, RaidersGame, RaidersOptions

from sortilege.kernel.encoder import NONE, Encoder, Plane
from sortilege.kernel.laws import check
from sortilege.kernel.position import CHANCE, Position


class RaidersEncoder(Encoder):
    """A verb, then what it is about: two numbers, or one for a verb alone."""

    def __init__(self) -> None:
        super().__init__([Plane("cards", 9, 9), Plane("castles", 3, 2)], 20, 2)

    def observe(self, position: Position, out: vec[u8], at: i64) -> None:
        assert isinstance(position, Raiders)
        assert position.seat != CHANCE
        row = [n for k in range(3) for n in position.cards[(position.seat + k) % 3]]
        for i, n in enumerate([*row, *position.castles]):
            out[at + i] = u8(n)

    def action(self, position: Position, move: i64, step: i64 = 0) -> i64:
        return (move // 10, 10 + move % 10)[step] if step < 2 else NONE


class Collision(RaidersEncoder):
    def action(self, position: Position, move: i64, step: i64 = 0) -> i64:
        return super().action(position, move - move % 10, step)


class OutOfRange(RaidersEncoder):
    def action(self, position: Position, move: i64, step: i64 = 0) -> i64:
        found = super().action(position, move, step)
        return found + 20 if found >= 0 else found


class BeginsAnother(RaidersEncoder):
    """Burying a worthless card is told by the verb alone, and so begins the others."""

    def action(self, position: Position, move: i64, step: i64 = 0) -> i64:
        return NONE if step and move == 40 else super().action(position, move, step)


class OffersTooMuch(RaidersEncoder):
    def fill(self, position: Position, begun: vec[i64], depth: i64, out: vec[i64]) -> i64:
        n = super().fill(position, begun, depth, out)
        out[n] = 19
        return n + 1


class PlaysAnother(RaidersEncoder):
    def find(self, position: Position, begun: vec[i64], depth: i64) -> i64:
        found = super().find(position, begun, depth)
        return position.moves()[0] if found != NONE else NONE


class WritesBeyond(RaidersEncoder):
    def observe(self, position: Position, out: vec[u8], at: i64) -> None:
        super().observe(position, out, at)
        out[at + 12] = u8(7)


class TooHigh(RaidersEncoder):
    def observe(self, position: Position, out: vec[u8], at: i64) -> None:
        super().observe(position, out, at)
        out[at] = u8(10)


class SeesTheObject(RaidersEncoder):
    """What is told apart is not the position but the object."""

    def observe(self, position: Position, out: vec[u8], at: i64) -> None:
        super().observe(position, out, at)
        out[at] = u8((id(position) >> 4) % 10)


class ChangesThePosition(RaidersEncoder):
    def observe(self, position: Position, out: vec[u8], at: i64) -> None:
        super().observe(position, out, at)
        position.turn += 1


def broken(encoder: type[RaidersEncoder]) -> set[str]:
    class Encoded(RaidersGame):
        def __init__(self) -> None:
            super().__init__()
            self.folder, self.words = GAME.folder, GAME.words

        def encoder(self, options: RaidersOptions) -> Encoder:
            return encoder()

    return {breach.law for breach in check(Encoded(), 8, sample=0.5) if breach}


def test_an_encoding_of_two_numbers_keeps_the_laws() -> None:
    assert broken(RaidersEncoder) == set()


@pytest.mark.parametrize("kind", [Collision, OutOfRange, BeginsAnother, OffersTooMuch, PlaysAnother])
def test_wrong_numbers_are_caught(kind: type[RaidersEncoder]) -> None:
    assert "numbers_name_the_legal_moves" in broken(kind)


@pytest.mark.parametrize("kind", [WritesBeyond, TooHigh, SeesTheObject, ChangesThePosition])
def test_wrong_observations_are_caught(kind: type[RaidersEncoder]) -> None:
    assert "equal_positions_look_equal" in broken(kind)
