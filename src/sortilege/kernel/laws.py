"""The promises that every game keeps. Each law is a function named after the promise; it yields what is wrong.

`check(game)` plays random games through all varieties of the game and runs the laws at every ply or on a sample of
plies; `sortilege laws GAME` shows the outcome.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from random import Random
from xml.parsers import expat

from sortilege.kernel.errors import BadNotation, SortilegeError
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import Gesture, View, clashes
from sortilege.kernel.match import Match
from sortilege.kernel.options import Options, Value, choices, write_value
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import WIDEST, Rng
from sortilege.kernel.words import LANGUAGES

LONGEST = 20_000  # plies of a random game: play ends
_MOVE_TEXT = re.compile(r"(?!\d+\.(\s|$))(?!Result:)[^\x00-\x1f\x7f-\uffff;{}()#*!]+", re.ASCII)
_TARGET = re.compile(r"[a-z0-9-]+")
_RESERVED = {"game", "seed", "start", "players"}  # names that Match itself takes
_ODDS = Rng(0).odds  # one for all: a compiled function does not let go of a vec that it was handed from outside


@dataclass
class Moment:
    """A position under the laws. What several laws ask for, as they look on, is found once."""

    game: AnyGame
    options: Options
    position: Position

    @cached_property
    def moves(self) -> list[int]:
        return self.position.moves()

    @cached_property
    def gestures(self) -> dict[int, Gesture]:
        """The touches of each legal move."""
        return {move: self.game.gesture(self.position, move) for move in self.moves if self.position.seat >= 0}

    @cached_property
    def targets(self) -> list[str]:
        """What is touched by the first forty moves."""
        firsts = [self.gestures[move] for move in self.moves[:40] if move in self.gestures]
        return sorted({target for gesture in firsts for target in touched(gesture)})


Law = Callable[[Moment], Iterator[str]]
Watch = Callable[[Moment, int], None]


@dataclass(frozen=True)
class Breach:
    """A broken promise: the law, what is wrong, the options of the game and the moves that lead there."""

    law: str
    problem: str
    options: dict[str, Value]
    moves: tuple[int, ...]


def touched(gesture: Gesture) -> list[str]:
    """All targets of a gesture."""
    return [one for step in gesture for one in ((step,) if isinstance(step, str) else step)]


# laws of every ply


def somebody_can_always_choose(m: Moment) -> Iterator[str]:
    position, n = m.position, len(m.moves)
    if not (CHANCE <= position.seat < position.seats or position.seat == OVER):
        yield f"seat {position.seat} of {position.seats}"
    if position.seat != OVER and not 1 <= n <= WIDEST:
        yield f"{n} moves; there must be 1 to {WIDEST} before the end"


def moves_are_unique(m: Moment) -> Iterator[str]:
    if len(set(m.moves)) != len(m.moves):
        yield f"the same move twice among {m.moves}"


def weights_are_positive(m: Moment) -> Iterator[str]:
    if m.position.seat != CHANCE:
        return
    total = m.position.weights(_ODDS)
    weights = [weight for _, weight in m.position.odds()]
    if min(weights) <= 0 or sum(weights) != total:
        yield f"weights {weights} with the sum {total}"


def invariants_hold(m: Moment) -> Iterator[str]:
    yield from m.game.invariants(m.position)


def results_are_scores(m: Moment) -> Iterator[str]:
    game, position = m.game, m.position
    if position.seat != OVER:
        return
    scores = [position.score(seat) for seat in range(position.seats)]
    if not all(0 <= score <= 1 for score in scores):
        yield f"scores {scores}; each is from 0 to 1"
    if game.cooperative and len(set(scores)) > 1:
        yield f"scores {scores}; in a cooperative game all are equal"
    if not game.cooperative and position.seats > 1 and sum(scores) > 1 + 1e-9:
        yield f"scores {scores}; their sum is at most 1"


# laws of a sample of plies


def a_copy_plays_as_the_original(m: Moment) -> Iterator[str]:
    game, position = m.game, m.position
    before = _portrait(game, position)
    copy = position.copy()
    if type(copy) is not type(position) or _portrait(game, copy) != before:
        yield "a copy differs from its original"
    other = game.start(m.options)
    other.assign(position)
    if _portrait(game, other) != before:
        yield "assign does not make an equal position"
    _play_some(copy, 40)
    _play_some(other, 40)
    if _portrait(game, position) != before:
        yield "playing on a copy changes the original"
    if _portrait(game, copy) != _portrait(game, other):
        yield "a copy and an assigned position play differently"


def pick_is_fill_then_below(m: Moment) -> Iterator[str]:
    position = m.position
    if position.seat == OVER:
        return
    for seed in range(20):
        fast, slow = Rng(seed), Rng(seed)
        mine, base = position.pick(fast), Position.pick(position, slow)
        if mine != base or fast.state != slow.state:
            yield f"seed {seed}: pick gives {mine}, fill then below gives {base}"
            return


def rollout_is_pick_and_play(m: Moment) -> Iterator[str]:
    mine, base = m.position.copy(), m.position.copy()
    rng = Rng(3)
    expected = 0
    while base.seat != OVER:
        if expected == LONGEST:
            yield f"no end after {LONGEST} plies"
            return
        base.play(base.pick(rng))
        expected += 1
    plies = mine.rollout(Rng(3))
    if plies != expected or _portrait(m.game, mine) != _portrait(m.game, base):
        yield f"rollout ends after {plies} plies, pick and play after {expected}, or elsewhere"


def positions_round_trip_through_text(m: Moment) -> Iterator[str]:
    game, position = m.game, m.position
    text = game.write(position)
    if not text.isascii() or not text.isprintable():
        yield f"the text {text!r} is not one line of ASCII"
    again = game.read(text, m.options)
    if _portrait(game, again) != _portrait(game, position):
        yield f"{text!r} is read as {game.write(again)!r}, or with other moves"
    _play_some(again, 40)
    straight = position.copy()
    _play_some(straight, 40)
    if game.write(again) != game.write(straight):
        yield f"{text!r}, once read, plays differently"


def a_default_is_a_legal_move(m: Moment) -> Iterator[str]:
    default = m.game.default(m.position) if m.position.seat >= 0 else None
    if default is not None and default not in m.moves:
        yield f"{default} is made for a seat out of time, and is not allowed"


def garbage_is_bad_notation(m: Moment) -> Iterator[str]:
    game, options = m.game, m.options
    text = game.write(m.position)
    chance = Random(text)
    for _ in range(10):
        garbage = _damage(text, chance)
        try:
            again = game.write(game.read(garbage, options))
            if game.write(game.read(again, options)) != again:
                yield f"{garbage!r} is read, and does not round-trip"
        except BadNotation:
            continue
        except Exception as error:  # any other exception is the breach this law is about
            yield f"{garbage!r} gives {type(error).__name__}: {error}, not BadNotation"


def move_texts_are_unique_both_ways(m: Moment) -> Iterator[str]:
    game, position = m.game, m.position
    texts: dict[str, int] = {}
    for move in m.moves:
        text = game.write_move(position, move)
        if text in texts:
            yield f"moves {texts[text]} and {move} are both written {text!r}"
        texts[text] = move
        if not _MOVE_TEXT.fullmatch(text) or text != text.strip():
            yield f"the move text {text!r} would break a record"
        if not re.fullmatch(game.notation, text):
            yield f"{text!r} does not match the game's notation"
        if game.read_move(position, text) != move:
            yield f"{text!r} is not read as the move it was written for"


def gestures_are_prefix_free(m: Moment) -> Iterator[str]:
    for move, steps in m.gestures.items():
        targets = touched(steps)
        if not steps or not all(targets) or any(not _TARGET.fullmatch(one) for one in targets):
            yield f"move {move} has the gesture {steps}; targets are written {_TARGET.pattern}"
        if any(isinstance(step, tuple) and (not step or list(step) != sorted(step)) for step in steps):
            yield f"move {move}: a set of targets is a sorted tuple, got {steps}"
    gestures = {str(move): steps for move, steps in m.gestures.items()}
    for one, other in clashes(gestures):
        yield f"gesture {gestures[one]} of {one} is complete while {gestures[other]} of {other} may go on"


def everything_is_said_in_both_languages(m: Moment) -> Iterator[str]:
    game, position = m.game, m.position
    for language in LANGUAGES:
        said = [game.title(language), game.board(position, language)]
        said += [game.seat_name(position, seat, language) for seat in range(position.seats)]
        if position.seat != OVER:
            said.append(game.ask(position, language))
        for move in m.moves[:40]:
            said += [game.say(position, move, language), game.label(position, move, language)]
        said += [game.name(position, target, language) for target in m.targets]
        if not all(text.strip() for text in said):
            yield f"something is not said in {language}"


def the_scene_is_sound(m: Moment) -> Iterator[str]:
    targets: set[tuple[str, str]] = set()  # each with the language in which it was drawn
    for seat in range(m.position.seats):
        language = LANGUAGES[seat % 2]
        found = []
        for narrow in (False, True):
            view = View(seat, language, narrow=narrow)
            try:
                ids, touched, pieces = _read_scene(m.game.scene(m.position, view))
            except expat.ExpatError as error:
                yield f"{view}: the scene is no XML: {error}"
                return
            if twice := sorted(one for one, times in ids.items() if times > 1):
                yield f"{view}: ids stand twice in the scene: {twice}"
            found.append((touched, pieces))
        for wide, slim in zip(*found, strict=True):
            if wide != slim:
                yield f"seat {seat}: only in the wide or in the narrow scene: {sorted(wide ^ slim)}"
        targets.update((target, language) for target in found[0][0])
    for target, language in sorted(targets):
        if not m.game.name(m.position, target, language).strip():
            yield f"the target {target} has no name"
        if m.position.seat >= 0 and not m.game.why_not(m.position, target, language).text.strip():
            yield f"the target {target} gives no reason"


def motions_start_once(m: Moment) -> Iterator[str]:
    for move in m.moves[:40]:
        motions = m.game.motions(m.position, move)
        starts = [start for start, _ in motions]
        ends = [end for _, end in motions if end is not None]
        if len(set(starts)) != len(starts) or len(set(ends)) != len(ends):
            yield f"move {move}: motions {motions} start or end twice at one place"


EVERY_PLY: tuple[Law, ...] = (
    somebody_can_always_choose,
    moves_are_unique,
    weights_are_positive,
    results_are_scores,
    invariants_hold,
)
SAMPLED: tuple[Law, ...] = (
    a_copy_plays_as_the_original,
    pick_is_fill_then_below,
    rollout_is_pick_and_play,
    positions_round_trip_through_text,
    a_default_is_a_legal_move,
    garbage_is_bad_notation,
    move_texts_are_unique_both_ways,
    gestures_are_prefix_free,
    everything_is_said_in_both_languages,
    the_scene_is_sound,
    motions_start_once,
)


# laws of a whole game


def options_are_explained(game: AnyGame) -> Iterator[str]:
    for one in fields(game.options):
        if one.name in _RESERVED:
            yield f"an option cannot be called {one.name}"
        messages = [f"option-{one.name}"]
        if isinstance(one.default, str):
            messages += [f"option-{one.name}-{write_value(value)}" for value in choices(one)]
        yield from (f"no message {message}" for message in messages if message not in game.words)
    yield from (f"no message {message}" for message in ("title", "blurb") if message not in game.words)
    for language in LANGUAGES:
        if not game.rules(language).strip():
            yield f"no rules in {language}"


def the_record_replays(game: AnyGame, options: dict[str, Value], moves: list[int]) -> Iterator[str]:
    match = Match.of_moves(game, moves, **options)
    text = match.record()
    again = Match.from_record(text, game)
    if game.write(again.position) != game.write(match.position) or again.record() != text:
        yield "a record does not replay to the position it was written in"


def undo_restores(game: AnyGame, options: dict[str, Value], moves: list[int]) -> Iterator[str]:
    match = Match.of_moves(game, moves, **options)
    choice = max((i for i, ply in enumerate(match.history) if ply.seat >= 0), default=-1)
    if match.over or choice < 0:
        return
    match.undo()
    if match.ply != choice or game.write(match.position) != game.write(match.at(choice)):
        yield "undo does not restore the position before the last choice"


# running them


def check(game: AnyGame, games: int = 20, seed: int = 0, sample: float = 0.05) -> Iterator[Breach | None]:
    """Plays random games and yields each breach; after each game it yields None, for progress."""
    for problem in options_are_explained(game):
        yield Breach("options_are_explained", problem, {}, ())
    every = game.varieties()
    for number in range(games):
        options = every[number % len(every)]
        yield from check_game(game, options, seed * 1_000_003 + number, sample)
        yield None


def check_game(
    game: AnyGame, values: dict[str, Value], seed: int, sample: float, watch: Watch | None = None
) -> Iterator[Breach]:
    """One random game under the laws; a share of its plies is taken for the sampled laws. Stops at the first breach.

    `watch` is called with each moment and the move that is about to be played.
    """
    chance = Random(seed)
    rng = Rng(seed)
    options = game.make_options(dict(values))
    position: Position = game.start(options)
    moves: list[int] = []
    turn = int(position.turn)
    while True:
        moment = Moment(game, options, position)
        share = 10 * sample if position.seat == OVER else sample
        laws: Iterable[Law] = EVERY_PLY + SAMPLED if chance.random() < share else EVERY_PLY
        for law in laws:
            for problem in _problems(law, moment):
                yield Breach(law.__name__, problem, values, tuple(moves))
                return
        if position.seat == OVER:
            break
        if len(moves) >= LONGEST or position.turn < turn:
            problem = f"no end after {LONGEST} plies" if len(moves) >= LONGEST else f"turn {turn} then {position.turn}"
            yield Breach("play_goes_on_to_an_end", problem, values, tuple(moves))
            return
        turn = int(position.turn)
        move = int(position.pick(rng))
        if watch:
            watch(moment, move)
        moves.append(move)
        position.play(move)
    for whole in (the_record_replays, undo_restores):
        part = moves if whole is the_record_replays else moves[: max(1, len(moves) // 2)]
        try:
            problems = list(whole(game, values, part))
        except SortilegeError as error:
            problems = [f"{type(error).__name__}: {error}"]
        for problem in problems:
            yield Breach(whole.__name__, problem, values, tuple(part))


def _problems(law: Law, moment: Moment) -> list[str]:
    """What a law finds; an exception inside it is a breach too."""
    try:
        return list(law(moment))[:1]
    except Exception as error:
        return [f"{type(error).__name__}: {error}"]


def _portrait(game: AnyGame, position: Position) -> tuple[str, int, int, int, list[int]]:
    """All that tells two positions apart from outside."""
    return game.write(position), int(position.seat), int(position.turn), int(position.key()), position.moves()


def _read_scene(drawing: str) -> tuple[Counter[str], set[str], set[str]]:
    """How often each id stands in a drawing, its targets, and the ids of its pieces."""
    ids: Counter[str] = Counter()
    targets: set[str] = set()
    pieces: set[str] = set()

    def enter(_: str, attributes: dict[str, str]) -> None:
        if "id" in attributes:
            ids[attributes["id"]] += 1
        if "data-target" in attributes:
            targets.add(attributes["data-target"])
        if attributes.get("class") == "piece":
            pieces.add(attributes.get("id", ""))

    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartElementHandler = enter
    parser.Parse(drawing, True)
    return ids, targets, pieces


def _play_some(position: Position, plies: int) -> None:
    rng = Rng(7)
    while plies and position.seat != OVER:
        position.play(position.pick(rng))
        plies -= 1


def _damage(text: str, chance: Random) -> str:
    """The text with one thing wrong."""
    at = chance.randrange(len(text) + 1)
    junk = chance.choice("0123456789abcxyz.-/ ,:;|?~\u00e9")
    added, dropped, replaced = (
        text[:at] + junk + text[at:],
        text[:at] + text[at + 1 :],
        text[:at] + junk + text[at + 1 :],
    )
    return chance.choice([added, dropped, replaced, text[:at]])
