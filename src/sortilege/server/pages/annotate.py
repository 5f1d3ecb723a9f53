"""Comments and variations added to a game: each makes a new record, since what was kept never changes."""

from sortilege.kernel.errors import BadNotation
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.record import Item, Record, read_record, write_record
from sortilege.server.pages.playback import Place, Playback

LONGEST = 2000  # characters of a comment
MOST = 20  # variations of one move


def clean(text: str) -> str:
    """A comment fit for a record: no braces, one line."""
    return " ".join(text.translate(str.maketrans("{}", "()")).split())[:LONGEST]


def with_comment(playback: Playback, place: Place, text: str) -> str:
    """The record with this comment on what led to a place, instead of the one there; before the first move, on all."""
    record = read_record(playback.record)
    line, at = _line(record, place)
    if at == 0 and len(place) == 1:
        record.comment = clean(text)
    else:
        line[at - 1].comment = clean(text)
    return _checked(record)


def with_move(playback: Playback, place: Place, text: str) -> tuple[str, Place]:
    """The record in which this move or outcome follows a place, as a variation of what does; and where that leads."""
    here = playback.at(place)
    if here.position.seat == OVER or (len(place) == 1 and place[0] == playback.ply and playback.over):
        raise BadNotation("the game is over here")
    move = playback.game.read_move(here.position, text)
    item = Item(playback.game.write_move(here.position, move), "*" if here.position.seat == CHANCE else "")
    record = read_record(playback.record)
    line, at = _line(record, place)
    after = (*place[:-1], place[-1] + 1)
    if at < len(line) and line[at].text != item.text:
        others = line[at].variations
        known = next((i for i, other in enumerate(others) if other[0].text == item.text), len(others))
        if known >= MOST:
            raise BadNotation(f"a move has at most {MOST} variations")
        if known == len(others):
            others.append([item])
        after = (*place, known, 1)
    elif at == len(line):
        (record.items if len(place) == 1 else line).append(item)
    return _checked(record), after


def _line(record: Record, place: Place) -> tuple[list[Item], int]:
    """The items that a place counts, and how many of them come before it. Events of the main line are not counted."""
    line, at = [item for item in record.items if item.mark != "!"], place[0]
    for variation, count in zip(place[1::2], place[2::2], strict=True):
        line, at = line[at].variations[variation], count
    return line, at


def _checked(record: Record) -> str:
    """The text of a record that replays."""
    text = write_record(record)
    Match.from_record(text)
    return text
