"""The promises that every game keeps. Each law is a function named after the promise; it yields what is wrong.

`check(game)` plays random games through all sets of options of the game and runs the laws at every ply or on a sample
of plies; `sortilege laws GAME` shows the outcome. Laws of one position stand in `play_laws` and `table_laws`.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from random import Random

from sortilege.kernel import encoder_laws, play_laws, table_laws
from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.game import AnyGame
from sortilege.kernel.law_moment import LONGEST, Law, Moment
from sortilege.kernel.match import Match
from sortilege.kernel.options import Options, Value, choices, write_value
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.kernel.words import LANGUAGES

LEVELS = 8  # of bots, from the weakest to the strongest
_RESERVED = {"game", "seed", "start", "players"}  # names that Match itself takes
Watch = Callable[[Moment, int], None]

EVERY_PLY: tuple[Law, ...] = (
    play_laws.somebody_can_always_choose,
    play_laws.moves_are_unique,
    play_laws.weights_are_positive,
    play_laws.results_are_scores,
    play_laws.invariants_hold,
)
SAMPLED: tuple[Law, ...] = (
    play_laws.a_copy_plays_as_the_original,
    play_laws.pick_is_fill_then_below,
    play_laws.rollout_is_pick_and_play,
    table_laws.positions_round_trip_through_text,
    play_laws.positions_are_values,
    encoder_laws.numbers_name_the_legal_moves,
    encoder_laws.equal_positions_look_equal,
    play_laws.a_timeout_move_is_legal,
    table_laws.garbage_is_bad_notation,
    table_laws.move_texts_are_unique_both_ways,
    table_laws.gestures_are_prefix_free,
    table_laws.everything_is_said_in_both_languages,
    table_laws.the_scene_is_sound,
    table_laws.every_target_has_a_card,
    table_laws.panels_are_sound,
    table_laws.deeds_are_told,
    table_laws.endings_have_a_reason,
    table_laws.motions_start_once,
)


@dataclass(frozen=True)
class Breach:
    """A broken promise: the law, what is wrong, the options of the game and the moves that lead there."""

    law: str
    problem: str
    options: dict[str, Value]
    moves: tuple[int, ...]


# laws of a whole game


def options_are_explained(game: AnyGame) -> Iterator[str]:
    for option in fields(game.options):
        if option.name in _RESERVED:
            yield f"an option cannot be called {option.name}"
        messages = [f"option-{option.name}"]
        if isinstance(option.default, str):
            messages += [f"option-{option.name}-{write_value(value)}" for value in choices(option)]
        yield from (f"no message {message}" for message in messages if message not in game.words)
    yield from (f"no message {message}" for message in ("title", "blurb") if message not in game.words)
    for language in LANGUAGES:
        if not game.rules(language).strip():
            yield f"no rules in {language}"


def a_first_game_can_be_opened(game: AnyGame) -> Iterator[str]:
    """The gentlest game has options that are allowed, bots of a level that there is, and words; so has every choice."""
    if not 1 <= game.gentle.level <= LEVELS:
        yield f"there is no level {game.gentle.level}"
    try:
        options = game.make_options(dict(game.gentle.options))
        said = [game.expectation(options, language) for language in LANGUAGES]
    except SortilegeError as error:
        yield f"the gentlest game is not allowed: {error}"
        return
    if bool(said[0]) != bool(said[1]):
        yield "what to expect is told in one language alone"
    for name in (option.name for option in fields(game.options)):
        here, there = (game.option_cards(name, language) for language in LANGUAGES)
        if list(here) != list(there) or not all(card.title.strip() for card in [*here.values(), *there.values()]):
            yield f"the values of {name} are not explained alike in both languages"


def cards_are_whole(game: AnyGame) -> Iterator[str]:
    """Every card of the game has title, kind and text in both languages, and as many cards in each."""
    listed = [[card for group in game.cards(language) for card in group.cards] for language in LANGUAGES]
    if len({len(cards) for cards in listed}) > 1:
        yield "the languages list different cards"
    for card in (card for cards in listed for card in cards):
        if not (card.title.strip() and card.kind.strip() and card.text.strip()):
            yield f"the card {card.title!r} lacks title, kind or text"


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


def turning_points_are_told(game: AnyGame, options: dict[str, Value], moves: list[int]) -> Iterator[str]:
    """Actions that changed what decides the game are told in both languages, with how it stood after them."""
    for point in Match.of_moves(game, moves, **options).turning_points():
        for language in LANGUAGES:
            told = game.deed(point.before, point.moves, language).text, game.stands(point.after, language)
            if not all(text.strip() for text in told):
                yield f"the turning point before ply {point.end} is not told in {language}"


# running them


def check(game: AnyGame, games: int = 20, seed: int = 0, sample: float = 0.05) -> Iterator[Breach | None]:
    """Plays random games and yields each breach; after each game it yields None, for progress."""
    for law in (options_are_explained, a_first_game_can_be_opened, cards_are_whole):
        yield from (Breach(law.__name__, problem, {}, ()) for problem in law(game))
    every = game.option_sets()
    for number in range(games):
        options = every[number % len(every)]
        yield from check_game(game, options, seed * 1_000_003 + number, sample)
        yield None


def check_game(
    game: AnyGame, values: dict[str, Value], seed: int, sample: float, watch: Watch | None = None
) -> Iterator[Breach]:
    """Plays a random game under the laws, a share of its plies under the sampled ones; stops at the first breach.

    `watch` is called with each moment and the move that is about to be played.
    """
    moves: list[int] = []
    for law, problem in _play(game, game.make_options(dict(values)), seed, sample, moves, watch):
        yield Breach(law, problem, values, tuple(moves))
        return
    for whole, part in (
        (the_record_replays, moves),
        (undo_restores, moves[: max(1, len(moves) // 2)]),
        (turning_points_are_told, moves),
    ):
        try:
            problems = list(whole(game, values, part))
        except SortilegeError as error:
            problems = [f"{type(error).__name__}: {error}"]
        for problem in problems:
            yield Breach(whole.__name__, problem, values, tuple(part))


def _play(
    game: AnyGame, options: Options, seed: int, sample: float, moves: list[int], watch: Watch | None
) -> Iterator[tuple[str, str]]:
    """Plays a random game, adding to `moves`, up to the first law that is broken: its name, and what is wrong."""
    chance, rng = Random(seed), Rng(seed)
    position: Position = game.start(options)
    turn = int(position.turn)
    while True:
        moment = Moment(game, options, position)
        share = 10 * sample if position.seat == OVER else sample
        laws: Iterable[Law] = EVERY_PLY + SAMPLED if chance.random() < share else EVERY_PLY
        yield from ((law.__name__, problem) for law in laws for problem in _problems(law, moment))
        if position.seat == OVER:
            return
        if len(moves) >= LONGEST or position.turn < turn:
            problem = f"no end after {LONGEST} plies" if len(moves) >= LONGEST else f"turn {turn} then {position.turn}"
            yield "play_goes_on_to_an_end", problem
        turn = int(position.turn)
        move = int(position.pick(rng))
        if watch:
            watch(moment, move)
        moves.append(move)
        position.play(move)


def _problems(law: Law, moment: Moment) -> list[str]:
    """Lists what a law finds first; an exception inside it is a breach too."""
    try:
        return list(law(moment))[:1]
    except Exception as error:
        return [f"{type(error).__name__}: {error}"]
