"""What nets see of books they never saw: traits tell spells, a turned board is a turned book, all is counted right."""

from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.games.grimoire import GAME, board
from sortilege.games.grimoire import moves as mv
from sortilege.games.grimoire.compile import compile_books
from sortilege.games.grimoire.encoder import CAST
from sortilege.games.grimoire.endgame import board_symmetries
from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.sight import BEST, PLANES, SETS, WOULD, SightEncoder
from sortilege.games.grimoire.spell_traits import HIGHEST, TRAITS, spell_traits, trait_symmetries
from sortilege.games.grimoire.spellbooks import Book, NamedSpell
from sortilege.games.grimoire.state import PLAY
from sortilege.kernel.bits import bit_index, popcount
from sortilege.kernel.numbered import Numbered
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng
from sortilege.lab.learner import Learner, Lesson
from sortilege.lab.training import TrainingPlan, make_learner, match_traits
from sortilege.search.net_file import NetHead, nets_for, write_net

GUARDED = GAME.make_options({"book0": "attack", "book1": "guard", "study": False, "first": "0"})


def positions(options: object, seed: int) -> list[Confrontation]:
    """The positions of a random game in which somebody chooses."""
    assert isinstance(options, GAME.options)
    there, rng, found = GAME.start(options), Rng(seed), []
    while there.seat != OVER:
        if there.seat >= 0:
            found.append(there.copy())
        there.play(there.pick(rng))
    return found


def test_planes_stand_where_they_are_said_to_be() -> None:
    starts = np.cumsum([0, *(plane.length for plane in PLANES)]).tolist()
    names = [plane.name for plane in PLANES]
    assert starts[names.index("the most a spell would gain now: own, other's")] == BEST
    assert starts[names.index("own spells not cast yet")] == SETS
    assert starts[names.index("own spells that can be cast now")] == WOULD


def test_what_a_spell_would_take_is_what_it_takes() -> None:
    """The bytes of every spell that can be cast agree with the position after the cast."""
    sight, cast = SightEncoder(GUARDED.compiled()), 0
    for position in [one for seed in range(4) for one in positions(GUARDED, seed) if one.phase == PLAY]:
        seen = sight.observation(position)
        for move in position.moves():
            if mv.CAST <= move < mv.TAKE:
                after = position.copy()
                after.play(move)
                me, spell = int(position.seat), move - mv.CAST
                lost = [int(popcount(position.gems_of(seat)) - popcount(after.gems_of(seat))) for seat in (1 - me, me)]
                assert [seen[WOULD + 64 + spell], seen[WOULD + 128 + spell]] == lost
                assert seen[BEST] >= lost[0] - lost[1]
                cast += 1
    assert cast > 50


def test_a_spell_has_the_same_traits_in_every_book() -> None:
    attack, guard = GUARDED.book(0), GUARDED.book(1)
    one, two = compile_books((attack, guard)), compile_books((tuple(reversed(guard)), attack))
    n = len(attack)
    rows = [spell_traits(one, 0, i) for i in range(n)]
    assert rows == [spell_traits(two, 1, i) for i in range(n)]
    assert [spell_traits(one, 1, i) for i in range(len(guard))] == [
        spell_traits(two, 0, len(guard) - 1 - i) for i in range(len(guard))
    ]
    assert len({tuple(row) for row in rows}) == n  # all differ
    assert len(HIGHEST) == TRAITS
    sight = SightEncoder(one)
    assert sight.traits(0)[:n] == sight.traits(1)[64 : 64 + n] == rows


@pytest.mark.parametrize("g", range(16))
def test_a_turned_spell_has_turned_traits(g: int) -> None:
    images = [int(bit_index(board_symmetries().image(g, 1 << point))) for point in range(24)]
    pairs = [(1, 2), (3, 11), (9, 24), (20, 18), (17, 1)]
    turned = [(images[a - 1] + 1, images[b - 1] + 1) for a, b in pairs]
    rows = []
    for ways in (pairs, turned):
        spell = tree.Spell((tree.Clause(tree.Gems("opp", "FA", None), tree.By(tree.table(ways)), None),), (), None)
        book: Book = (NamedSpell(1, (("en", "a"),), spell),)
        rows.append(spell_traits(compile_books((book, book)), 0, 0))
    places = trait_symmetries()[g]
    assert sorted(places) == list(range(TRAITS))
    moved = [0] * TRAITS
    for place, number in zip(places, rows[0], strict=True):
        moved[place] = number
    assert moved == rows[1]


@pytest.mark.parametrize("g", range(16))
def test_a_turned_board_looks_turned(g: int) -> None:
    """Without spells every position can be turned: its bytes and legal numbers turn with it."""
    options = GAME.make_options({"book0": "none", "book1": "none", "study": False, "first": "0"})
    sight, image = SightEncoder(options.compiled()), board_symmetries().image
    places, numbers = sight.symmetries()[g]
    assert sorted(places) == list(range(int(sight.size)))
    assert sorted(numbers) == list(range(int(sight.actions)))
    for position in [one for one in positions(options, 5) if one.phase == PLAY][::3]:
        turned = position.copy()
        turned.own, turned.opp = image(g, position.own), image(g, position.opp)
        turned.lo, turned.hi = image(g, position.lo), image(g, position.hi)
        seen, wanted = sight.observation(position), sight.observation(turned)
        assert [wanted[place] for place in places] == seen
        legal = {numbers[sight.action(position, move)] for move in position.moves()}
        assert legal == {int(sight.action(turned, move)) for move in turned.moves()}


def test_hints_are_about_their_numbers() -> None:
    """A hint of a capture is set where the move takes a gem, and only there."""
    sight, captures = SightEncoder(GUARDED.compiled()), 0
    hints = {(number, kind): byte for number, byte, kind in sight.hints()}
    for position in [one for one in positions(GUARDED, 9) if one.phase == PLAY]:
        seen = sight.observation(position)
        for move in position.moves():
            if move >= mv.MOVE:
                number = int(sight.action(position, move))
                takes = int(position.opp >> mv.end_of(move) & 1)
                assert seen[hints[number, 0]] == takes
                start, end = 1 << mv.start_of(move), 1 << mv.end_of(move)
                assert seen[hints[number, 1]] == (board.around(position.opp) & end != 0)
                assert seen[hints[number, 2]] == (board.around(position.opp) & start != 0)
                captures += takes
    assert captures > 10


def random_learner() -> Learner:
    learner = make_learner(TrainingPlan("grimoire", seed=1))
    chance = np.random.default_rng(3)
    for name, array in learner.weights.items():
        learner.weights[name] = chance.normal(0, 0.15, array.shape).astype(np.float32)
    learner.weights["policy"][learner.points] = 0
    learner.weights["policy_bias"][learner.points] = 0
    learner.means = learner.weights
    return learner


def test_the_net_of_a_match_says_what_the_learner_says(tmp_path: Path) -> None:
    """From the spells of two books a plain net is made for each seat; it agrees with numpy in all positions."""
    learner, sight = random_learner(), SightEncoder(GUARDED.compiled())
    path = tmp_path / "a.net"
    write_net(path, NetHead("grimoire", 2, *learner.sizes, {}, learner.values, learner.width), learner.flat())
    nets = nets_for(GAME, sight, 2, path)
    learner.take_flat([float(np.float16(weight)) for weight in learner.flat()])
    images = [learner.images(traits) for traits in match_traits(sight, 2)]
    seen, legal, priors = vec[u8]([0] * int(sight.size)), vec[i64]([0] * 1024), vec[float]([0.0] * 1024)
    casts = 0
    for position in positions(GUARDED, 5):
        there = Numbered(position, sight)
        there.observe(seen, 0)
        n = there.fill(legal)
        rows = np.array(memoryview(seen))[None], np.asarray(memoryview(legal))[None], np.array([n])
        value = nets[there.seat].evaluate(seen, 0, legal, n, priors)
        shares, values = learner.answer(*rows, images, np.array([there.seat]))
        assert [priors[j] for j in range(n)] == pytest.approx(shares, abs=5e-3)
        assert value == pytest.approx(values[0], abs=5e-3)
        assert not any(memoryview(seen))  # wiped out for the next one
        casts += sum(CAST <= legal[j] < CAST + 64 for j in range(n))
    assert casts > 5


def test_slopes_are_slopes() -> None:
    """What learning takes for the slope of the loss is the slope, for weights of every kind."""
    learner, sight, chance = random_learner(), SightEncoder(GUARDED.compiled()), np.random.default_rng(4)
    learner.weights = {name: array.astype(np.float64) for name, array in learner.weights.items()}
    there = [one for seed in range(4) for one in positions(GUARDED, seed) if one.seat == 0 and one.castable()][:12]
    policy = np.zeros((len(there), int(sight.actions)), np.uint8)
    for row, one in zip(policy, there, strict=True):
        legal = [int(sight.action(one, move)) for move in one.moves()]
        row[legal] = chance.integers(1, 200, len(legal))
    seen = np.array([sight.observation(one) for one in there], np.uint8)
    lesson = Lesson(seen, policy, chance.random((len(there), 1)), match_traits(sight, 2)[0])

    def loss(slopes: dict[str, np.ndarray]) -> float:
        policy_loss, _ = learner._slopes(lesson, len(there), slopes)
        _, second = learner.hidden(learner.inputs(seen, learner.images(lesson.traits)))
        said = learner.values_of(second)
        logistic = -(lesson.value * np.log(said) + (1 - lesson.value) * np.log(1 - said)).sum()
        return float(policy_loss + logistic) / len(there)

    slopes = {name: np.zeros_like(array) for name, array in learner.weights.items()}
    loss(slopes)
    for name, array in learner.weights.items():
        place = np.unravel_index(np.abs(slopes[name]).argmax(), array.shape)
        kept = array[place]
        sides = []
        for step in (1e-4, -1e-4):
            array[place] = kept + step
            sides.append(loss({key: np.zeros_like(one) for key, one in slopes.items()}))
        array[place] = kept
        assert slopes[name][place] == pytest.approx((sides[0] - sides[1]) / 2e-4, rel=1e-2, abs=1e-5), name
        assert abs(slopes[name][place]) > 1e-4, name
