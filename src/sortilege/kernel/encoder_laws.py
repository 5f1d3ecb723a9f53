"""Laws about encodings, for players that learn: numbers name the legal moves, and what is equal looks equal."""

from collections.abc import Iterator

from sortilege.kernel.encoder import Encoder, byte_room
from sortilege.kernel.law_moment import Moment
from sortilege.kernel.numbered import Numbered
from sortilege.kernel.position import Position


def numbers_name_the_legal_moves(m: Moment) -> Iterator[str]:
    """Each move has its own numbers, none begins another's, and playing them is playing the move."""
    for encoder in encoders(m):
        yield from _wrong_numbers(m, encoder)


def encoders(m: Moment) -> list[Encoder]:
    """The encodings to look at here: that of the game, and that of its nets if it is another one."""
    if m.position.seat < 0:
        return []
    found = [encoder for encoder in (m.game.encoder(m.options), m.game.net_encoder(m.options)) if encoder is not None]
    return found if len({type(encoder) for encoder in found}) > 1 else found[:1]


def _wrong_numbers(m: Moment, encoder: Encoder) -> Iterator[str]:
    numbers = {tuple(encoder.numbers(m.position, move)): move for move in m.moves}
    if len(numbers) != len(m.moves):
        yield "two moves have the same numbers"
    for found in numbers:
        if not 0 < len(found) <= encoder.steps or not all(0 <= number < encoder.actions for number in found):
            yield f"the numbers {found}; there are 1 to {encoder.steps} of them, below {encoder.actions}"
            return
        if any(found[:n] in numbers for n in range(1, len(found))):
            yield f"the numbers {found} begin with those of another move"
    yield from _wrong_choices(Numbered(m.position.copy(), encoder), numbers, ())
    if encoder.steps == 1 and any(encoder.move(m.position, found[0]) != move for found, move in numbers.items()):
        yield "a number does not lead back to its move"


def _wrong_choices(there: Numbered, numbers: dict[tuple[int, ...], int], begun: tuple[int, ...]) -> Iterator[str]:
    """Walks through all choices that go on from here, and plays each to its end."""
    offered = there.moves()
    expected = {found[len(begun)] for found in numbers if found[: len(begun)] == begun}
    if sorted(offered) != sorted(expected):
        yield f"after {begun} the numbers {offered} are offered, not {sorted(expected)}"
        return
    for number in offered:
        after = there.copy()
        after.play(number)
        chosen = (*begun, number)
        if after.depth == 0:
            if after.last != numbers.get(chosen):
                yield f"the numbers {chosen} play {after.last}, not {numbers.get(chosen)}"
        else:
            yield from _wrong_choices(after, numbers, chosen)


def equal_positions_look_equal(m: Moment) -> Iterator[str]:
    """An observation has no byte above its highest, and is the same for an equal position."""
    for encoder in encoders(m):
        yield from _unlike_looks(m, encoder)


def _unlike_looks(m: Moment, encoder: Encoder) -> Iterator[str]:
    before = m.game.write(m.position)
    seen = observed(encoder, m.position)
    if seen[0] or seen[-1]:
        yield "an observation writes beyond its own bytes"
    again = m.game.read(before, m.options)
    if observed(encoder, again) != seen:
        yield "an equal position looks different"
    if m.game.write(m.position) != before:
        yield "an observation changes the position"
    for value, highest in zip(seen[1:-1], encoder.highest(), strict=True):
        if value > highest:
            yield f"a byte of {value}, at most {highest} was promised"
            return


def observed(encoder: Encoder, position: Position) -> list[int]:
    """The observation with a byte before and one after it, which are 0 if nothing was written there."""
    size = int(encoder.size)
    out = byte_room(size + 2)
    encoder.observe(position, out, 1)
    return [int(out[i]) for i in range(size + 2)]
