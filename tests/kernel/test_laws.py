"""The laws hold for every game, and each law catches the error that is planted for it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from raiders import CARD, DIG, GAME, Raiders, RaidersGame, RaidersOptions, read, write

import sortilege
from sortilege.kernel.deeds import Deed, Ending
from sortilege.kernel.details import Card, CardGroup, Reason
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import Gesture, Motion, View
from sortilege.kernel.laws import check
from sortilege.kernel.options import Gentle, option
from sortilege.kernel.panels import Panel, Row
from sortilege.kernel.position import Position
from sortilege.kernel.rng import Rng


def broken_laws(game: AnyGame, games: int = 12, sample: float = 0.3) -> set[str]:
    return {breach.law for breach in check(game, games, sample=sample) if breach}


@pytest.mark.parametrize("key", sortilege.games())
def test_every_game_keeps_the_laws(key: str) -> None:
    """A few games; each game's own tests play many."""
    breaches = [breach for breach in check(sortilege.game(key), 12, sample=0.01) if breach]
    assert not breaches, breaches[0]


def test_the_game_of_the_tests_keeps_the_laws() -> None:
    assert broken_laws(GAME) == set()


class Planted(RaidersGame):
    """The game of the tests with one error in its positions or in itself."""

    def __init__(self) -> None:
        super().__init__()
        self.folder, self.words = GAME.folder, GAME.words

    def start(self, options: RaidersOptions) -> Raiders:
        position = self.position(options.turns)
        position.options = options
        return position

    def read(self, text: str, options: RaidersOptions) -> Raiders:
        fresh = self.start(options)
        fresh.assign(read(text, options.turns))
        fresh.options = options
        return fresh


class Same(Raiders):
    """Positions without an error."""


class SharedState(Raiders):
    def copy(self) -> Raiders:
        other = type(self)(self.turns)
        other.assign(self)
        other.cards = self.cards
        return other


class ForgetfulAssign(Raiders):
    def assign(self, other: Position) -> None:
        victim = self.victim
        super().assign(other)
        self.victim = victim


class OptionsForgotten(Raiders):
    def play(self, move: i64) -> None:
        super().play(move)
        self.options = None


class SameMoveTwice(Raiders):
    def choices(self) -> list[int]:
        return [*super().choices(), super().choices()[0]]


class ZeroWeight(Raiders):
    def weights(self, out: vec[i64]) -> i64:
        total = super().weights(out)
        out[0] = 0
        return total


class WrongSum(Raiders):
    def weights(self, out: vec[i64]) -> i64:
        return super().weights(out) + 1


class OtherPick(Raiders):
    def pick(self, rng: Rng) -> i64:
        return self.moves()[-1]


class OtherRollout(Raiders):
    def rollout(self, rng: Rng) -> i64:
        rng.below(2)
        return super().rollout(rng)


class DeadEnd(Raiders):
    """A payment may begin that cannot be finished."""

    def pays(self, kind: int) -> bool:
        return self.phase == "act" or super().pays(kind)


class CardFromNothing(Raiders):
    def play(self, move: i64) -> None:
        super().play(move)
        if move == CARD + 2:
            self.cards[0][2] += 1


class ScoreAboveOne(Raiders):
    def score(self, seat: i64) -> float:
        return 2 * super().score(seat)


class Endless(Raiders):
    def end_turn(self) -> None:
        super().end_turn()
        if self.phase == "over" and self.seat < 0:
            self.turn = 0
            self.castles = [0, 0, 0]
            self.phase, self.seat = "act", self.player


class UnequalKeys(Raiders):
    def key(self) -> i64:
        return id(self) & 0xFFFF


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (SharedState, "a_copy_plays_as_the_original"),
        (ForgetfulAssign, "a_copy_plays_as_the_original"),
        (UnequalKeys, "a_copy_plays_as_the_original"),
        (OptionsForgotten, "positions_are_values"),
        (SameMoveTwice, "moves_are_unique"),
        (ZeroWeight, "weights_are_positive"),
        (WrongSum, "weights_are_positive"),
        (OtherPick, "pick_is_fill_then_below"),
        (OtherRollout, "rollout_is_pick_and_play"),
        (DeadEnd, "somebody_can_always_choose"),
        (CardFromNothing, "invariants_hold"),
        (ScoreAboveOne, "results_are_scores"),
        (Endless, "rollout_is_pick_and_play"),
    ],
)
def test_an_error_planted_in_the_rules_is_caught(kind: type[Raiders], law: str) -> None:
    game = type(kind.__name__, (Planted,), {"position": kind})()
    assert law in broken_laws(game)


def test_play_without_end_is_caught() -> None:
    game = type("Endless", (Planted,), {"position": Endless})()
    assert broken_laws(game, games=1, sample=0) == {"play_goes_on_to_an_end"}


class TextNotUnique(Planted):
    def write_move(self, position: Raiders, move: int) -> str:
        return super().write_move(position, move).replace("bury", "stack")


class TextBreaksRecord(Planted):
    def write_move(self, position: Raiders, move: int) -> str:
        return super().write_move(position, move).replace("dig", "dig;")


class TextOutsideNotation(Planted):
    notation = "[a-z]+"


class TextLosesTheBottom(Planted):
    def write(self, position: Raiders) -> str:
        return write(position)[:-1] + ("-" if write(position)[-1] == "-" else "0")


class GarbageCrashes(Planted):
    def read(self, text: str, options: RaidersOptions) -> Raiders:
        try:
            return super().read(text, options)
        except BadNotation as error:
            raise KeyError(text) from error


class PrefixGesture(Planted):
    def gesture(self, position: Raiders, move: int) -> Gesture:
        return ("pay",) if move == DIG else super().gesture(position, move)


class UnsortedStep(Planted):
    def gesture(self, position: Raiders, move: int) -> Gesture:
        return (("z", "a"),) if move == DIG else super().gesture(position, move)


class Untranslated(Planted):
    def ask(self, position: Raiders, language: str, touched: Sequence[str] = ()) -> str:
        return "Choose." if language == "en" else ""


class NamelessRow(Planted):
    def panels(self, position: Raiders, view: View) -> list[Panel]:
        return [Panel("own", "Loot", "own", rows=[Row("dig", " ")])]


class SilentDeed(Planted):
    def deed(self, position: Raiders, moves: Sequence[int], language: str) -> Deed:
        return Deed("")


class DeedOfNothing(Planted):
    def deed(self, position: Raiders, moves: Sequence[int], language: str) -> Deed:
        return Deed("acts", int(position.seat), place="nowhere")


class EndWithoutRule(Planted):
    def ending(self, position: Raiders, language: str) -> Ending:
        return Ending(Reason("R99.9", "It is over."))


class MissingWord(Planted):
    def say(self, position: Raiders, move: int, language: str) -> str:
        return self.words(language, "no-such-message")


class BadDrawing(Planted):
    def scene(self, position: Raiders, view: View) -> str:
        return "<svg><g></svg>"


class SameIdTwice(Planted):
    def scene(self, position: Raiders, view: View) -> str:
        return '<svg><g id="a"/><g id="a"/></svg>'


class TargetLostOnPhones(Planted):
    def scene(self, position: Raiders, view: View) -> str:
        return "<svg/>" if view.narrow else '<svg><g data-target="pile"/></svg>'


class NothingExplained(Planted):
    def card(self, position: Raiders, target: str, language: str) -> Card | None:
        return None


class RuleOfAnotherGame(Planted):
    def card(self, position: Raiders, target: str, language: str) -> Card | None:
        return Card(target, "something", rule="Z9.9")


class CardWithoutText(Planted):
    def cards(self, language: str) -> list[CardGroup]:
        return [CardGroup("All", [Card("A", "", "kind")])]


class TwoMotionsFromOnePlace(Planted):
    def motions(self, position: Raiders, move: int) -> list[Motion]:
        return [("pile", "hand"), ("pile", None)]


class DefaultNotAllowed(Planted):
    def timeout_move(self, position: Raiders) -> int:
        return -1


class SilentTurning(Planted):
    def swing(self, before: Raiders, after: Raiders) -> int:
        return 1

    def stands(self, position: Raiders, language: str) -> str:
        return ""


@dataclass(frozen=True)
class UnexplainedOptions(RaidersOptions):
    weather: bool = option(False)


class UnexplainedOption(Planted):
    options = UnexplainedOptions


class ImpossibleFirstGame(Planted):
    gentle = Gentle({"turns": "many"})


class SilentInvariant(Planted):
    def invariants(self, position: Raiders) -> Iterable[str]:
        return ["something is wrong"]


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (TextNotUnique, "move_texts_are_unique_both_ways"),
        (TextBreaksRecord, "move_texts_are_unique_both_ways"),
        (TextOutsideNotation, "move_texts_are_unique_both_ways"),
        (TextLosesTheBottom, "positions_round_trip_through_text"),
        (DefaultNotAllowed, "a_timeout_move_is_legal"),
        (GarbageCrashes, "garbage_is_bad_notation"),
        (PrefixGesture, "gestures_are_prefix_free"),
        (UnsortedStep, "gestures_are_prefix_free"),
        (Untranslated, "everything_is_said_in_both_languages"),
        (MissingWord, "everything_is_said_in_both_languages"),
        (BadDrawing, "the_scene_is_sound"),
        (SameIdTwice, "the_scene_is_sound"),
        (TargetLostOnPhones, "the_scene_is_sound"),
        (NothingExplained, "every_target_has_a_card"),
        (RuleOfAnotherGame, "every_target_has_a_card"),
        (CardWithoutText, "cards_are_whole"),
        (NamelessRow, "panels_are_sound"),
        (SilentDeed, "deeds_are_told"),
        (DeedOfNothing, "deeds_are_told"),
        (EndWithoutRule, "endings_have_a_reason"),
        (SilentTurning, "turning_points_are_told"),
        (TwoMotionsFromOnePlace, "motions_start_once"),
        (UnexplainedOption, "options_are_explained"),
        (ImpossibleFirstGame, "a_first_game_can_be_opened"),
        (SilentInvariant, "invariants_hold"),
    ],
)
def test_an_error_planted_in_the_game_is_caught(kind: type[Planted], law: str) -> None:
    assert law in broken_laws(type("AGame", (kind,), {"position": Same})())
