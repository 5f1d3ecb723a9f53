"""A game as a text file that a person can read and edit. The format is described in docs/records.md."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from sortilege.kernel.errors import BadRecord

FORMAT = 1
LARGEST = 4_000_000  # characters
_MAGIC = "Sortilege record"
_TURN = re.compile(r"(\d{1,9})\.(?=\s|$)")
_HEADER = re.compile(r"(Option|Seat) (\w+)|Game|Rules|Dice|Seed|Start")
_DEEPEST = 20  # variations within variations


@dataclass
class Item:
    """One thing in the course of a game: a move, an outcome of chance (`* ...`), or an event (`! ...`)."""

    text: str
    mark: str = ""  # "", "*" or "!"
    turn: int = 0  # the turn number written before it, 0 if none
    line: int = 0
    comment: str = ""
    variations: list[list["Item"]] = field(default_factory=list)  # what could have been played in its place


@dataclass
class Record:
    """What stands in a record file."""

    game: str
    rules: int
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    dice: str = ""  # the commitment: the hash of the seed
    seeds: list[str] = field(default_factory=list)  # shown when the game is over
    start: str = ""  # the position's text, if it is not the usual start
    comment: str = ""  # what is said before the first move
    items: list[Item] = field(default_factory=list)
    result: str = ""
    lines: dict[str, int] = field(default_factory=dict)  # where each header stood, for errors


def write_record(record: Record) -> str:
    """Writes the record as text."""
    lines = [f"{_MAGIC} {FORMAT}", f"Game: {record.game}", f"Rules: {record.rules}"]
    for name, value in record.options.items():
        first, *more = value.split("\n")
        lines += [f"Option {name}: {first}", *(f"| {line}" for line in more)]
    lines += [f"Seat {seat}: {name}" for seat, name in sorted(record.seats.items())]
    lines += [f"Dice: {record.dice}"] if record.dice else []
    lines += [f"Seed: {seed}" for seed in record.seeds]
    lines += [f"Start: {record.start}"] if record.start else []
    lines += [""]
    lines += [f"{{{record.comment}}}"] if record.comment else []
    lines += list(_write_lines(record.items))
    lines += [f"Result: {record.result}"] if record.result else []
    return "\n".join(lines) + "\n"


def _write_lines(items: list[Item]) -> Iterator[str]:
    """Writes one line for each turn; comments and variations stand behind the move they belong to."""
    line: list[str] = []
    for item in items:
        if item.turn and line:
            yield "; ".join(line)
            line = []
        line.append(_write_item(item))
    if line:
        yield "; ".join(line)


def _write_item(item: Item) -> str:
    text = f"{item.turn}. " if item.turn else ""
    text += f"{item.mark} {item.text}" if item.mark else item.text
    text += f" {{{item.comment}}}" if item.comment else ""
    for variation in item.variations:
        text += f" ({'; '.join(_write_item(branch) for branch in variation)})"
    return text


def read_record(text: str) -> Record:
    """Reads the record that a text holds; BadRecord names the line and what was expected."""
    if len(text) > LARGEST:
        raise BadRecord.at(1, "too-long", most=str(LARGEST))
    lines = text.replace("\r\n", "\n").split("\n")
    if not re.fullmatch(rf"{_MAGIC} \d{{1,9}}", lines[0].strip()):
        raise BadRecord.at(1, "magic", magic=f"{_MAGIC} {FORMAT}")
    if int(lines[0].split()[-1]) > FORMAT:
        raise BadRecord.at(1, "newer", theirs=lines[0].split()[-1], ours=FORMAT)
    record = Record("", 0)
    body = _read_header(lines, record)
    _Body("\n".join(lines[body:]), body + 1, record).read()
    return record


def _read_header(lines: list[str], record: Record) -> int:
    """Reads the lines `Name: value` up to the first empty line; returns the index of the line after it."""
    last = ""
    for index, line in enumerate(lines[1:], start=1):
        if not line.strip():
            break
        if line.startswith("|") and last:
            record.options[last] += "\n" + line[1:].removeprefix(" ")
            continue
        name, colon, value = line.partition(":")
        if not colon or not _HEADER.fullmatch(name):
            raise BadRecord.at(index + 1, "header", got=repr(line[:40]))
        last = _enter(record, name, value.strip(), index + 1)
    for name in ("Game", "Rules"):
        if name not in record.lines:
            raise BadRecord.at(2, "missing", name=name)
    return index + 1


def _enter(record: Record, name: str, value: str, line: int) -> str:
    """Enters one header line; returns the option that lines starting with | continue, if any."""
    kind, _, key = name.partition(" ")
    if name in record.lines and name != "Seed":
        raise BadRecord.at(line, "twice", name=name)
    record.lines[name] = line
    match kind:
        case "Option":
            record.options[key] = value
            return key
        case "Seat":
            record.seats[_number(key, line)] = value
        case "Rules":
            record.rules = _number(value, line)
        case "Seed":
            record.seeds.append(value)
        case _:
            setattr(record, kind.lower(), value)
    return ""


def _number(text: str, line: int) -> int:
    if not re.fullmatch(r"\d{1,9}", text):
        raise BadRecord.at(line, "number", got=repr(text[:40]))
    return int(text)


class _Body:
    """Reads the course of the game: turns, moves, outcomes, events, comments, variations, the result."""

    def __init__(self, text: str, line: int, record: Record) -> None:
        self.text = text
        self.at = 0
        self.line = line
        self.record = record

    def read(self) -> None:
        self.items(self.record.items, depth=0)

    def items(self, out: list[Item], depth: int) -> None:
        """Reads items up to the end of the text, or of the variation at this depth."""
        turn = 0
        while (mark := self.peek()) != "":
            if mark == "{":
                self.comment(out, depth)
            elif mark == "(":
                self.variation(out, depth)
            elif mark == ")":
                if depth == 0:
                    raise BadRecord.at(self.line, "closes", end=")", start="(")
                return
            elif mark == "}":
                raise BadRecord.at(self.line, "closes", end="}", start="{")
            elif number := _TURN.match(self.text, self.at):
                turn = int(number[1])
                self.at = number.end()
            elif self.text.startswith("Result:", self.at) and depth == 0:
                self.result()
            else:
                out.append(self.item(turn))
                turn = 0
        if depth:
            raise BadRecord.at(self.line, "variation-end")

    def peek(self) -> str:
        """The next character that means something; '' at the end."""
        while self.at < len(self.text) and (self.text[self.at] == ";" or self.text[self.at].isspace()):
            self.line += self.text[self.at] == "\n"
            self.at += 1
        return self.text[self.at : self.at + 1]

    def item(self, turn: int) -> Item:
        if self.record.result:
            raise BadRecord.at(self.line, "after-result")
        end = re.compile(r"[;{}()\n]|\Z").search(self.text, self.at)
        assert end is not None
        text = self.text[self.at : end.start()].strip()
        self.at = end.start()
        mark = text[0] if text[0] in "*!" else ""
        return Item(text.removeprefix(mark).strip(), mark, turn, self.line)

    def comment(self, out: list[Item], depth: int) -> None:
        end = self.text.find("}", self.at)
        if end < 0:
            raise BadRecord.at(self.line, "comment-end")
        text = self.text[self.at + 1 : end].strip()
        self.line += self.text.count("\n", self.at, end)
        self.at = end + 1
        if out:
            out[-1].comment = f"{out[-1].comment}\n{text}".strip()
        elif depth == 0:
            self.record.comment = f"{self.record.comment}\n{text}".strip()
        else:
            raise BadRecord.at(self.line, "comment-move")

    def variation(self, out: list[Item], depth: int) -> None:
        if not out:
            raise BadRecord.at(self.line, "variation-place")
        if depth == _DEEPEST:
            raise BadRecord.at(self.line, "variation-deep", deepest=_DEEPEST)
        self.at += 1
        variation: list[Item] = []
        self.items(variation, depth + 1)
        self.at += 1
        if not variation:
            raise BadRecord.at(self.line, "variation-move")
        out[-1].variations.append(variation)

    def result(self) -> None:
        end = self.text.find("\n", self.at)
        end = len(self.text) if end < 0 else end
        self.record.result = self.text[self.at + len("Result:") : end].strip()
        self.at = end
