"""A match played again from its record: chance, moves, turn numbers, variations and the result are all checked."""

from sortilege.kernel.details import Reason
from sortilege.kernel.errors import BadOption, BadRecord, SortilegeError, UnknownGame
from sortilege.kernel.fair_dice import Dice
from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match
from sortilege.kernel.plies import Event
from sortilege.kernel.position import CHANCE
from sortilege.kernel.record import Item, Record
from sortilege.kernel.registry import game as find_game


class Replay:
    """Plays a record again, and says where it is damaged."""

    def __init__(self, record: Record, game: AnyGame | None) -> None:
        self.record = record
        self.mended: Reason | None = None  # a rule that was not yet done as it is written when this was played
        self.match = self._open(game)
        problem = self._play() or self._compare_result()
        if record.rules != self.match.game.version:
            self._show_only(problem)
        elif self.mended is not None:
            self.match.view_only = outgrown(self.mended, str(problem))
        elif problem is not None:
            raise problem
        else:
            self.match._roll()

    def _open(self, game: AnyGame | None) -> Match:
        record = self.record
        match = Match.__new__(Match)
        try:
            game = game if game and game.key == record.game else find_game(record.game)
            match._set_up(game, game.make_options(dict(record.options)), record.start, record.seats)
        except SortilegeError as error:
            raise BadRecord(self._line_of(error), error.texts) from error
        if any(seat >= match.seats for seat in record.seats):
            raise BadRecord.at(record.lines[f"Seat {max(record.seats)}"], "seats", seats=match.seats)
        match.comment = record.comment
        match._commitment = record.dice
        match._dice = [Dice(seed) for seed in record.seeds]
        return match

    def _line_of(self, error: SortilegeError) -> int:
        """Finds the header line that an error while setting up comes from."""
        lines = self.record.lines
        if isinstance(error, UnknownGame):
            return lines["Game"]
        if isinstance(error, BadOption):
            named = [line for name, line in lines.items() if name.startswith("Option") and name[7:] in str(error)]
            return named[0] if named else lines["Game"]
        return lines.get("Start", lines["Game"])

    def _play(self) -> BadRecord | None:
        for item in self.record.items:
            try:
                _enter(self.match, item)
            except BadRecord as error:
                return error
            except SortilegeError as error:
                self.mended = self.match.game.ruled_anew(self.match.position, item.text)
                return BadRecord(item.line, error.texts)
        return None

    def _compare_result(self) -> BadRecord | None:
        match, result = self.match, self.record.result
        last = self.record.items[-1].line if self.record.items else self.record.lines["Game"]
        if result and not match.over:
            return BadRecord.at(last + 1, "not-over", told=repr(result))
        if result and result != match._result():
            return BadRecord.at(last + 1, "result", result=repr(match._result()), told=repr(result))
        return None

    def _show_only(self, problem: BadRecord | None) -> None:
        """Shows a record of other rules as far as it replays."""
        theirs, ours = self.record.rules, self.match.game.version
        versions = f"this record follows version {theirs} of the rules, this program version {ours}"
        self.match.view_only = f"{versions}; it can only be looked at" + (f", up to {problem}" if problem else "")


def outgrown(rule: Reason, problem: str) -> str:
    """Says why a game is only looked at that was played before the program did this rule as it is written."""
    since = f"since this was played, {rule.rule} is done to the letter: {rule.text}"
    return f"{since} It can only be looked at, up to {problem}"


def _enter(match: Match, item: Item) -> None:
    """Enters one item of a record into the match."""
    if item.turn and item.turn != match.turn + 1:
        raise BadRecord.at(item.line, "turn", wanted=str(match.turn + 1), got=str(item.turn))
    if item.mark == "!":
        _enter_event(match, item)
        return
    if match.over:
        raise BadRecord.at(item.line, "over", got=repr(item.text))
    chance = match._position.seat == CHANCE
    if (item.mark == "*") != chance:
        raise BadRecord.at(item.line, "chance" if chance else "choice", got=repr(item.mark + item.text))
    for variation in item.variations:
        _enter_variation(match, variation)
    match._enter(match.game.read_move(match._position, item.text))
    match.history[-1].comment = item.comment
    match.history[-1].variations = item.variations


def _enter_event(match: Match, item: Item) -> None:
    kind, *rest = item.text.split() or [""]
    seat = int(rest[0]) if rest and rest[0].isdecimal() and len(rest[0]) < 4 else -1
    if kind in ("resign", "timeout") and len(rest) == 1 and seat >= 0:
        match._end(f"{kind} {match._known(seat)}")
    elif item.text == "draw":
        match.agree_draw()
    elif kind == "takeover" and len(rest) >= 2 and seat >= 0:
        match.take_over(seat, " ".join(rest[1:]))
    elif item.text == "takeback" or (kind == "dice" and len(rest) == 1):
        match.events.append(Event(match.ply, item.text))
    else:
        raise BadRecord.at(item.line, "event", got=repr(item.text))


def _enter_variation(match: Match, variation: list[Item]) -> None:
    """Checks that a variation can be played from here."""
    branch = Match.__new__(Match)
    branch._set_up(match.game, match.options, match._start, {})
    branch._position = match.position
    for item in variation:
        try:
            _enter(branch, item)
        except BadRecord:
            raise
        except SortilegeError as error:
            raise BadRecord.at(item.line, "in-variation", problem=error.texts) from error
