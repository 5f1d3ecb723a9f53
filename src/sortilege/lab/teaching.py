"""Games of a searching bot as samples: a net learns faster from a teacher than from its own first steps."""

from sortilege.kernel.encoder import Encoder, byte_room
from sortilege.kernel.errors import BadOption
from sortilege.kernel.game import AnyGame
from sortilege.kernel.numbered import Numbered
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.lab.self_play import PlayParams, Sample
from sortilege.search.search_bots import UctBot, thinker


def lessons(text: str, game: AnyGame, start: Position, encoder: Encoder, games: int, seed: int) -> list[Sample]:
    """Lets the teacher play against itself: what it tried at each choice, and what came of it."""
    teacher = thinker(text, seed)
    if not isinstance(teacher, UctBot) or encoder.steps != 1:
        raise BadOption(f"{text!r} cannot teach {game.key}: expected a bot as 'guided 100', and moves of one number")
    rng, found = Rng(seed), []
    for number in range(games):
        found += _one_game(teacher, game, Numbered(start.copy(), encoder), rng, number)
    return found


def _one_game(teacher: UctBot, game: AnyGame, there: Numbered, rng: Rng, number: int) -> list[Sample]:
    samples: list[Sample] = []
    while there.seat != OVER:
        if there.seat < 0 or len(there.moves()) == 1:
            there.play(there.pick(rng))
            continue
        tree = teacher.grow(teacher.plant(game, there.inner, rng), int(there.turn))
        rows = [(int(there.encoder.action(there.inner, move)), tries) for move, tries, _ in tree.table()]
        best = int(there.encoder.action(there.inner, tree.best()))
        tried = sum(tries for _, tries in rows)
        early = len(samples) < PlayParams().open_choices
        chosen = _by_tries(rows, tried, rng) if early and tried else best
        samples.append(_sample(there, number, chosen, rows if tried else [(best, 1)], max(1, tried)))
        there.play(chosen)
    for sample in samples:
        seat, seats = int(sample.position.seat), int(there.seats)
        sample.results = [there.score((seat + j) % seats) for j in range(seats)]
    return samples


def _by_tries(rows: list[tuple[int, int]], tried: int, rng: Rng) -> int:
    """A number, as often as it was tried."""
    left = int(rng.below(tried))
    for number, tries in rows:
        left -= tries
        if left < 0:
            return number
    raise AssertionError


def _sample(there: Numbered, game: int, chosen: int, rows: list[tuple[int, int]], tried: int) -> Sample:
    sample = Sample(there.copy(), game, chosen)
    seen, policy = byte_room(int(there.encoder.size)), bytearray(int(there.encoder.actions))
    there.observe(seen, 0)
    for number in there.moves():
        policy[number] = 1
    for number, tries in rows:
        policy[number] = 1 + tries * 254 // tried
    sample.seen, sample.policy = bytes(memoryview(seen)), bytes(policy)
    return sample
