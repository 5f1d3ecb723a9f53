"""The log of a table, line by line. A deed is put into words when somebody reads it, in his language."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sortilege.kernel.deeds import NOBODY
from sortilege.kernel.position import Position
from sortilege.kernel.words import LANGUAGES
from sortilege.server.play.story import Part, Story


class Telling:
    """The words of one deed, a line or several; as many in each language, and from whichever seat it is read."""

    __slots__ = ("_part", "_story", "_texts", "seats")

    def __init__(self, story: Story, part: Part) -> None:
        self._story = story
        self._part = part
        self._texts: tuple[tuple[str, int, Sequence[str]], ...] = ()  # by language and seat, as it was read
        self.seats: Sequence[int] = ()  # who acts in each line, then

    def lines(self, language: str, seat: int, before: Position | None = None) -> Sequence[str]:
        """The lines as who looks through the eyes of this seat reads them."""
        seat = seat if self._story.game.sided and seat > 0 else 0  # else all number the board alike
        for spoken, reader, lines in self._texts:
            if (spoken, reader) == (language, seat):
                return lines
        deeds = self._story.deed(self._part, language, seat, before).all
        texts = tuple(deed.text for deed in deeds)
        self._texts = (*self._texts, (language, seat, texts))
        self.seats = tuple(deed.seat for deed in deeds)
        return texts


@dataclass(eq=False, slots=True)
class LogEntry:
    """A line of the log: of a deed, or with its own text in each language."""

    texts: Mapping[str, str] | None = None
    seat: int = NOBODY
    who: str = ""
    turn: int = 0
    first: int = -1  # of the plies of a deed
    ply: int = -1  # the last of them
    chat: bool = False
    told: Telling | None = None  # of a deed
    line: int = -1  # which of its lines this is; none before somebody has read it: then it stands for all

    def text(self, language: str, seat: int = 0) -> str:
        """The line as who looks through the eyes of this seat reads it."""
        if self.told:
            return self.told.lines(language, seat)[self.line]
        return self.texts[language] if self.texts else ""


class TableLog:
    """What was done, said and arranged at a table, in order."""

    def __init__(self, story: Story) -> None:
        self._story = story
        self._unread = 0  # entries that stand for deeds which nobody has read
        self.entries: list[LogEntry] = []  # another list whenever something in it has changed or gone

    def read(self, language: str = LANGUAGES[0], seat: int = 0, first: int = 0) -> list[LogEntry]:
        """All lines; the deeds that begin at this ply or later are put into words."""
        if not self._unread:
            return self.entries
        unread = [at for at in self._places_unread() if self.entries[at].first >= first]
        if unread:
            self._unread -= len(unread)
            wanted = (self.entries[at].first for at in unread)
            before = self._story.positions(wanted) if len(unread) > 2 else {}
            lines = [self._lines(entry, language, seat, before) for entry in self.entries[unread[0] :]]
            self.entries = [*self.entries[: unread[0]], *(line for several in lines for line in several)]
        return self.entries

    def _places_unread(self) -> list[int]:
        """Where the deeds are that nobody has read: mostly the last."""
        found: list[int] = []
        for at in range(len(self.entries) - 1, -1, -1):
            if len(found) == self._unread:
                break
            if _unread(self.entries[at]):
                found.append(at)
        return found[::-1]

    def _lines(self, entry: LogEntry, language: str, seat: int, before: Mapping[int, Position]) -> Iterable[LogEntry]:
        told = entry.told
        if told is None or not _unread(entry):
            return (entry,)
        told.lines(language, seat, before.get(entry.first))
        return [
            LogEntry(seat=who, turn=entry.turn, first=entry.first, ply=entry.ply, told=told, line=line)
            for line, who in enumerate(told.seats)
        ]

    def add(self, entry: LogEntry) -> None:
        self.entries.append(entry)

    def tell(self, number: int) -> None:
        """Enters a deed, in the place of the lines it had when it was shorter."""
        first, end = part = self._story.whole(number)
        turn = self._story.match.history[first].turn + 1
        entry = LogEntry(turn=turn, first=first, ply=end - 1, told=Telling(self._story, part))
        at = self.line_of(first)
        if at == len(self.entries):
            self._unread += 1
            self.entries.append(entry)
            return
        rest = [other for other in self.entries[at:] if other.first != first]
        self._unread += 1 + sum(map(_unread, rest)) - sum(map(_unread, self.entries[at:]))
        self.entries = [*self.entries[:at], entry, *rest]

    def cut(self, ply: int) -> None:
        """Drops the deeds that begin at this ply or later."""
        self.entries = [entry for entry in self.entries if entry.first < ply]
        self._unread = sum(map(_unread, self.entries))

    def line_of(self, ply: int) -> int:
        """The place in the log where the deed that begins with this ply is told, or the end of the log."""
        at = len(self.entries)
        for index in range(at - 1, -1, -1):
            first = self.entries[index].first
            if first == ply:
                at = index
            elif 0 <= first < ply:
                break
        return at


def _unread(entry: LogEntry) -> bool:
    return entry.told is not None and entry.line < 0
