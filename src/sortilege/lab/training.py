"""A player that learns: self-play with its own net, training on what was found out, and a small arena now and then.

Every round is named by its number and the seed: its games are the same on one core and on many. Beside the net stand a
checkpoint (`.state.npz`), from which a stopped training goes on, and a log (`.log`) of one line of JSON a round.
"""

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from sortilege import build
from sortilege.kernel.encoder import Encoder
from sortilege.kernel.errors import BadOption
from sortilege.kernel.options import Options
from sortilege.kernel.registry import game as find_game
from sortilege.lab.arena import ArenaRun, Schedule, run
from sortilege.lab.executors import Executor, Serial
from sortilege.lab.extra import need
from sortilege.lab.learner import Learner, Lesson
from sortilege.lab.self_play import PlayParams, SelfPlay
from sortilege.lab.teaching import lessons
from sortilege.lab.vectors import wipe
from sortilege.search.levels import guide_of_nets
from sortilege.search.net_file import NetHead, net_encoding, nets_of, values_of, write_net

np: Any = need("numpy", "lab")

FIRST, SECOND = 192, 64  # the hidden layers
THING_FIRST, THING_SECOND, WIDTH = 128, 32, 16  # of a net that sees things: it shares out more; the width of an image
BATCH = 512
LESSONS = 8  # matches that a batch is taken from, where things differ
REUSED = 12  # times that a sample is learned from, on average


@dataclass(frozen=True)
class TrainingPlan:
    """What is trained: this alone, with the build, decides the net, but for the time that ends it."""

    game: str
    seed: int = 0
    games: int = 256  # of a round
    jobs: int = 4  # that a round's games are dealt to
    rounds_kept: int = 16  # whose samples are learned from
    options: dict[str, str] = field(default_factory=dict)
    fresh: bool = False  # each job plays with rules that were made from its seed
    teacher: str = ""  # a searching bot whose games the first rounds learn from
    taught: int = 0  # how many rounds
    learner: str = "numpy"  # or torch


@dataclass(frozen=True)
class PlayJob:
    """The games of one job: its seed, and the weights that play."""

    plan: TrainingPlan
    number: int
    weights: bytes


@dataclass(frozen=True)
class Samples:
    """What was seen, how often each number was tried, what came of it, who chose; and the work behind it."""

    seen: Any
    policy: Any
    value: Any
    seat: Any
    traits: Any  # of the things of this match, for each seat
    plies: int


@dataclass
class Round:
    """A line of the log."""

    round: int
    seconds: float
    games: int
    games_a_second: float
    plies_a_game: float
    samples: int
    policy_loss: float
    value_loss: float
    against: dict[str, float] = field(default_factory=dict)
    step_ms: float = 0.0  # of the processor, for a step of learning


def kind_of_learner(name: str) -> type[Learner]:
    """Who learns; what it needs is looked for when it is asked for."""
    if name == "numpy":
        return Learner
    if name == "torch":
        from sortilege.lab.torch_learner import TorchLearner

        return TorchLearner
    raise BadOption(f"expected numpy or torch, got {name!r}")


def make_learner(plan: TrainingPlan, kind: type[Learner] = Learner) -> Learner:
    """A net that knows nothing yet."""
    game = find_game(plan.game)
    options = game.make_options(dict(plan.options))
    encoder, values = net_encoding(game, options), values_of(game, int(game.start(options).seats))
    if encoder.trait_highest():
        return kind(encoder, THING_FIRST, THING_SECOND, plan.seed, values=values, width=WIDTH)
    return kind(encoder, FIRST, SECOND, plan.seed, values=values)


def options_for(plan: TrainingPlan, seed: int) -> Options:
    """The options of a job: those of the plan, with fresh rules where it wants some."""
    game, given = find_game(plan.game), dict(plan.options)
    if plan.fresh:
        given |= game.fresh(seed, "en")
        game.learn(game.granted(given))  # they were proved when they were made
    options: Options = game.make_options(given)
    return options


def head_of(plan: TrainingPlan, learner: Learner, made: dict[str, Any] | None = None) -> NetHead:
    """What a net that is trained says of itself."""
    game = find_game(plan.game)
    version = int(net_encoding(game, game.make_options(dict(plan.options))).version)
    return NetHead(plan.game, version, *learner.sizes, made or {}, learner.values, learner.width)


def played(plan: TrainingPlan, head: NetHead, weights: list[float], games: int, seed: int) -> SelfPlay:
    """Plays so many games to their end, by search with this net."""
    game, options = find_game(plan.game), options_for(plan, seed)
    start, encoder = game.start(options), net_encoding(game, options)
    together = game.cooperative or int(start.seats) == 1
    params = PlayParams(guide_of_nets(game, learns=True))
    play = SelfPlay(start, encoder, min(games, 64), games, seed, params, together, head.values)
    if build.compiled:
        play.run(nets_of(head, weights, encoder, int(start.seats)))
    else:
        _answer_in_numpy(play, head, weights)
    return play


def _answer_in_numpy(play: SelfPlay, head: NetHead, weights: list[float]) -> None:
    """Plays all games to their end; where nothing is compiled numpy is quicker, with a leaf of each game at once."""
    learner = Learner(play.encoder, head.first, head.second, 0, values=head.values, width=head.width)
    learner.take_flat(weights)
    seen = np.asarray(memoryview(play.observations)).reshape(play.n, -1)
    legal = np.asarray(memoryview(play.legal)).reshape(play.n, -1)
    count, seat = np.asarray(memoryview(play.count)), np.asarray(memoryview(play.seat))
    images = [learner.images(traits) for traits in match_traits(play.encoder, int(play.start.seats))]
    play.ask()
    while play.active:
        play.answer(*learner.answer(seen, legal, count, images, seat))
        wipe(seen)
        play.ask()


def match_traits(encoder: Encoder, seats: int) -> list[Any]:
    """The traits of a match's things for each seat; where there are none, one empty table for all."""
    if not encoder.trait_highest():
        return [np.zeros((0, 0), np.uint8)]
    return [np.array(encoder.traits(seat), np.uint8) for seat in range(seats)]


def play_job(job: PlayJob) -> Samples:
    """Plays the games of a job: by the teacher in the first rounds, by search with the net in all others."""
    plan, learner = job.plan, make_learner(job.plan)
    games, seed = plan.games // plan.jobs, plan.seed * 1_000_003 + job.number
    if job.number < plan.taught * plan.jobs:
        game, options = find_game(plan.game), options_for(plan, seed)
        encoder = net_encoding(game, options)
        ready = lessons(plan.teacher, game, game.start(options), encoder, games, seed)
        plies = len(ready)
    else:
        weights = [float(weight) for weight in np.frombuffer(job.weights, np.float32)]
        play = played(plan, head_of(plan, learner), weights, games, seed)
        encoder, ready, plies = play.encoder, play.ready, int(play.plies)
    return Samples(
        np.array([np.frombuffer(one.seen, np.uint8) for one in ready]),
        np.array([np.frombuffer(one.policy, np.uint8) for one in ready]),
        np.array([one.results[: learner.values] for one in ready], np.float32),
        np.array([int(one.position.seat) for one in ready]),
        match_traits(encoder, len(ready[0].results)),
        plies,
    )


class Training:
    """A training that can be stopped and taken up again at any round."""

    def __init__(self, plan: TrainingPlan, path: Path, executor: Executor | None = None) -> None:
        self.plan, self.path = plan, path
        self.executor = executor or Serial()
        self.learner = make_learner(plan, kind_of_learner(plan.learner))
        self.rounds: list[Round] = []
        self.window: list[Samples] = []
        game = find_game(plan.game)
        encoder = net_encoding(game, game.make_options(dict(plan.options)))
        if plan.fresh and not game.fresh(0, "en"):
            raise BadOption(f"nobody writes rules for {plan.game}, so there are no fresh ones")
        places, numbers = (np.argsort(np.array(part), 1) for part in zip(*encoder.symmetries(), strict=True))
        self.places, self.numbers = places, numbers
        self.trait_places = np.argsort(np.array(encoder.trait_symmetries() or [[]]), 1)
        self.state, self.log = path.with_suffix(".state.npz"), path.with_suffix(".log")
        if self.state.exists():
            self._resume()

    def run(self, seconds: float, arena_every: float = 0.0, opponents: tuple[str, ...] = ()) -> Iterator[Round]:
        """Trains for so long; after each round the net and the state are on disk, and the round is told."""
        begun, last = time.monotonic(), time.monotonic()
        while time.monotonic() - begun < seconds:
            told = self.one_round()
            self._keep()
            if opponents and time.monotonic() - last >= arena_every:
                told.against = self.arena(opponents)
                last = time.monotonic()
            self.rounds.append(told)
            with self.log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(told)) + "\n")
            yield told

    def one_round(self) -> Round:
        """Plays the games of a round and learns from them and the last ones."""
        number, begun = len(self.rounds), time.monotonic()
        weights = np.array(self.learner.flat(), np.float32).tobytes()
        jobs = [PlayJob(self.plan, number * self.plan.jobs + i, weights) for i in range(self.plan.jobs)]
        found = {job.number: samples for job, samples in self.executor.map(play_job, jobs)}
        fresh = [found[job.number] for job in jobs]  # in the order of the jobs, whoever was first
        self.window = [*self.window, *fresh][-self.plan.rounds_kept * self.plan.jobs :]
        playing = time.monotonic() - begun
        samples = sum(len(one.value) for one in fresh)
        steps, learning = max(1, samples * REUSED // BATCH), time.process_time()
        losses = self.learn(np.random.default_rng((self.plan.seed, number)), steps)
        step_ms = round(1000 * (time.process_time() - learning) / steps, 2)
        return Round(
            number,
            round(time.monotonic() - begun, 2),
            self.plan.games,
            round(self.plan.games / playing, 2),
            round(sum(one.plies for one in fresh) / self.plan.games, 1),
            samples,
            round(losses[0], 4),
            round(losses[1], 4),
            step_ms=step_ms,
        )

    def learn(self, chance: Any, steps: int) -> tuple[float, float]:
        """Learns from samples of the window; the mean losses."""
        lessons = self._plain_lessons if not self.learner.shape.traits else self._thing_lessons
        losses = [self.learner.learn(batch) for batch in lessons(chance, steps)]
        policy_loss, value_loss = np.mean(losses, 0)
        return float(policy_loss), float(value_loss)

    def _plain_lessons(self, chance: Any, steps: int) -> Iterator[list[Lesson]]:
        """Samples of all matches, each looked at by one of the symmetries."""
        seen, policy, value = (np.concatenate([getattr(one, name) for one in self.window]) for name in _COLUMNS)
        for _ in range(steps):
            chosen = chance.integers(len(value), size=BATCH)
            turned = chance.integers(len(self.places), size=BATCH)
            batch = np.take_along_axis(seen[chosen], self.places[turned], 1)
            tried = np.take_along_axis(policy[chosen], self.numbers[turned], 1)
            yield [Lesson(batch, tried, value[chosen], self.window[0].traits[0])]

    def _thing_lessons(self, chance: Any, steps: int) -> Iterator[list[Lesson]]:
        """Samples of a few matches and seats; each match is looked at, its things too, by one of the symmetries."""
        for _ in range(steps):
            batch = []
            for _ in range(LESSONS):
                match = self.window[chance.integers(len(self.window))]
                seat, turned = chance.integers(len(match.traits)), chance.integers(len(self.places))
                chosen = chance.choice(np.flatnonzero(match.seat == seat), BATCH // LESSONS)
                seen = match.seen[chosen][:, self.places[turned]]
                policy = match.policy[chosen][:, self.numbers[turned]]
                traits = match.traits[seat][:, self.trait_places[turned]]
                batch.append(Lesson(seen, policy, match.value[chosen], traits))
            yield batch

    def arena(self, opponents: tuple[str, ...], games: int = 20) -> dict[str, float]:
        """The share that the net wins against each bot, at as many simulations as that bot has."""
        won = {}
        for other in opponents:
            budget = other.split(" ", 1)[1]
            mine = f"net {self.path} {budget}"
            plan = Schedule(self.plan.game, (mine, other), games, self.plan.seed, dict(self.plan.options))
            results = list(run(plan, ArenaRun(None, plan), executor=Serial()))
            scores = [one.scores[one.line_up.index(mine)] for one in results]
            won[other] = round(sum(scores) / len(scores), 3)
        return won

    def _keep(self) -> None:
        made = {
            "seed": self.plan.seed, "rounds": len(self.rounds) + 1, "options": self.plan.options,
            "fresh": self.plan.fresh, "teacher": self.plan.teacher, "taught": self.plan.taught,
            "learner": self.plan.learner,
        }  # fmt: skip
        learner = self.learner
        write_net(self.path, head_of(self.plan, learner, made), learner.flat())
        arrays = {f"weight {name}": array for name, array in self.learner.weights.items()}
        for name, (mean, square) in self.learner.moments.items():
            arrays |= {f"mean {name}": mean, f"square {name}": square, f"played {name}": self.learner.means[name]}
        fresh = self.state.with_suffix(".new.npz")
        np.savez(fresh, steps=self.learner.steps, plan=json.dumps(asdict(self.plan)), **arrays)
        fresh.replace(self.state)

    def _resume(self) -> None:
        """Goes on from the checkpoint; the samples of earlier rounds are not kept, and come again by themselves."""
        with np.load(self.state) as state:
            if TrainingPlan(**json.loads(str(state["plan"]))) != self.plan:
                raise BadOption(f"{self.state} belongs to another training: {state['plan']}")
            self.learner.steps = int(state["steps"])
            for name in self.learner.weights:
                self.learner.weights[name] = state[f"weight {name}"]
                self.learner.moments[name] = [state[f"mean {name}"], state[f"square {name}"]]
                self.learner.means[name] = state[f"played {name}"]
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        self.rounds = [Round(**json.loads(line)) for line in lines]


_COLUMNS = ("seen", "policy", "value")
