"""Search by whole turns: it finds what pays only after several turns, shares nodes, and bots play what it decided."""

from hashlib import sha256

from mypy_extensions import i64
from toys import Tree

from sortilege import Match, build
from sortilege.games.spell import GAME as SPELL
from sortilege.games.spell.moves import END
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import CHANCE, Position
from sortilege.kernel.rng import Rng
from sortilege.search.bots import GuidedBot, bot
from sortilege.search.budget import Budget
from sortilege.search.root_parallel import merge, search_rows
from sortilege.search.turn_plan import TurnPlan, beginning
from sortilege.search.whole_turns import WholeTurnUct

SIGNATURE = "f2228c08e94bba7e"
WIN, LOSS, HALF = [1, 0], [0, 1], [0.5, 0.5]


class Known(Tree):
    """A tree whose positions have keys: what lies below them, in words."""

    def copy(self) -> "Known":
        return Known(self.tree)

    def key(self) -> i64:
        return hash(str(self.tree)) & 0xFFFFFFFFFFF


class Pairs(Evaluation):
    """Proposes all turns of two moves."""

    def turns(self, position: Position) -> list[list[int]]:
        found = []
        for move in position.moves():
            after = position.copy()
            after.play(move)
            found += [[move, other] for other in after.moves()]
        return found


def test_a_turn_is_chosen_whole() -> None:
    poor = (0, {1: LOSS, 2: HALF})
    search = WholeTurnUct(Known((0, {1: poor, 2: poor, 3: (0, {1: LOSS, 2: WIN})})), Pairs(), Rng(1))
    search.run(50)
    assert search.best() == [3, 2]


def test_without_turns_single_moves_are_searched_and_each_seat_wants_its_own() -> None:
    tree = (0, {1: (1, {1: WIN, 2: LOSS}), 2: (1, {1: HALF, 2: [0.75, 0.25]})})
    search = WholeTurnUct(Known(tree), Evaluation(), Rng(1))
    search.run(200)
    assert search.best() == [2]


def test_draws_are_averaged() -> None:
    luck = (CHANCE, {1: (3, WIN), 2: (1, LOSS)})
    search = WholeTurnUct(Known((0, {1: HALF, 2: luck, 3: [0.7, 0.3]})), Evaluation(), Rng(1))
    search.run(4000)
    edge = next(one for one in range(3) if search.lines[one] == [2])
    assert abs(search.value[edge] / float(search.visits[edge]) - 0.75) < 0.05
    assert search.best() == [2]


def test_turns_that_end_alike_share_a_node() -> None:
    same = (1, {1: WIN, 2: LOSS})
    search = WholeTurnUct(Known((0, {1: same, 2: same, 3: same})), Evaluation(), Rng(1))
    search.run(30)
    assert len(search.nodes) == len({"root", "same", "won", "lost"})


def test_a_bot_decides_on_a_turn_once_and_plays_it() -> None:
    match = Match("spell", seed=5, mode="solo")
    player = GuidedBot(3, Budget(6))
    search = player.search_turns(match.game, match.position, player.rng(match), [])
    assert search is not None
    asked = []
    player.search_turns = lambda *given: asked.append(given) or search  # type: ignore[func-returns-value,method-assign]
    for move in search.best():
        text = match.game.write_move(match.position, move)
        assert player.choose(match) == text
        match.play(text)
    assert len(asked) == 1


def test_a_turn_decided_on_is_dropped_when_the_game_goes_another_way() -> None:
    match = Match("spell", seed=5, mode="solo")
    planned = TurnPlan()
    assert planned.next(match) is None
    first, second = match.position.moves()[:2]
    planned.decide(match, [first])
    assert planned.next(match) == match.game.write_move(match.position, first)
    match.play(match.game.write_move(match.position, second))
    assert planned.next(match) is None


def test_a_bot_asked_anew_for_each_move_plays_whole_turns_too() -> None:
    match = Match("spell", seed=5, mode="solo")
    turns = match.game.evaluation().turns(match.position)
    played: list[int] = []
    while match.turn == 0:
        match.play(bot("guided 3", len(played)).choose(match))
        played.append(match.history[-1].move)
        assert any(line[: len(played)] == played for line in turns)
    assert played in turns


def test_moves_that_no_turn_begins_with_are_thought_about_one_by_one() -> None:
    match = Match("spell", seed=5, mode="solo")
    begun = {line[0] for line in match.game.evaluation().turns(match.position)}
    other = next(move for move in match.position.moves() if move not in begun and move != END)
    match.play(match.game.write_move(match.position, other))
    place, played = beginning(match)
    assert played == [other]
    assert GuidedBot(1).search_turns(match.game, place, Rng(1), played) is None
    assert bot("guided 3", 1).choose(match) in match.moves()


def test_the_same_seed_decides_the_same_and_other_ways_can_be_asked_for() -> None:
    match = Match("spell", seed=5, mode="solo")
    assert bot("guided 6", 3).choose(match) == bot("guided 6", 3).choose(match)
    moved = GuidedBot(3, Budget(6), {"whole": 0})
    assert moved.search_turns(match.game, match.position, Rng(1), []) is None
    assert moved.choose(match) in match.moves()


def test_alone_against_the_script_a_few_simulations_win() -> None:
    games, won = 12 if build.compiled else 1, 0.0
    for seed in range(games):
        match = Match("spell", seed=seed, mode="solo", layout=("exile", "halves", "chequer")[seed % 3])
        player = bot("guided 40" if build.compiled else "guided 3", seed)
        while not match.over:
            match.play(player.choose(match))
        won += match.scores[0]
    assert won >= 0.7 * games or not build.compiled
    assert SPELL.evaluation().turns(match.position) == []


def test_two_processes_decide_on_a_whole_turn() -> None:
    match = Match("spell", seed=5, mode="solo")
    rows = [search_rows(match.record(), "guided 6", 3 * 8 + one) for one in range(2)]
    line = merge(rows)[0][0]
    assert len(line) > 1
    assert bot("guided 6 x2", 3).choose(match) == match.game.write_move(match.position, line[0])


def test_fixed_seeds_decide_what_they_always_decided() -> None:
    """This changes only on purpose: whoever changes search by turns or SPELL's evaluation changes the line here."""
    match = Match("spell", seed=5, mode="solo", layout="corners")
    search = GuidedBot(3, Budget(12)).search_turns(match.game, match.position, Rng(7), [])
    assert search is not None
    told = [(line, tries, round(mean, 9)) for line, tries, mean in search.table()[:4]]
    assert sha256(str(told).encode()).hexdigest()[:16] == SIGNATURE, told
