"""The symmetries of the board: a position that is turned or mirrored looks turned or mirrored, and is played so."""

from sortilege.games.morris import GAME
from sortilege.games.morris.endgame import board_symmetries
from sortilege.kernel.numbered import Numbered
from sortilege.kernel.options import Options
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng


def test_the_sixteen_symmetries_change_nothing() -> None:
    encoder, board, rng = GAME.encoder(Options()), board_symmetries(), Rng(3)
    symmetries = encoder.symmetries()
    assert len(symmetries) == 16
    assert symmetries[0] == (list(range(encoder.size)), list(range(encoder.actions)))
    position = GAME.start(Options())
    while position.seat != OVER:
        seen, offered = encoder.observation(position), Numbered(position, encoder).moves()
        for g, (places, numbers) in enumerate(symmetries):
            turned = position.copy()
            turned.own, turned.opp = board.image(g, position.own), board.image(g, position.opp)
            expected = [0] * len(seen)
            for place, value in zip(places, seen, strict=True):
                expected[place] = value
            assert encoder.observation(turned) == expected
            assert sorted(Numbered(turned, encoder).moves()) == sorted(numbers[number] for number in offered)
        position.play(position.pick(rng))
