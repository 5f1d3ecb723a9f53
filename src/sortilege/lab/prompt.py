"""A position in words, for a player that reads: rules, board, question, moves; and its reply read back."""

import re
from collections.abc import Iterable
from pathlib import Path

from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.gesture import Touch, View
from sortilege.kernel.match import Match
from sortilege.kernel.words import Words

_ANSWER = re.compile(r"(?:^|\W)(?:move|coup|answer|réponse)\W*[:=]\W*?(\w.*?)\s*$", re.IGNORECASE | re.MULTILINE)
_MARKS = "`'\"*«»“”‘’.,;:!()[] \t\r\n"
WORDS = Words(Path(__file__).parent)


def prompt(match: Match, language: str = "en", *, legal: bool = True) -> str:
    """All that a reader needs to choose: the rules, the position, what is asked; with the legal moves, or without."""
    game, position = match.game, match.position
    name = game.seat_name(position, match.seat, language)
    parts = [
        WORDS(language, "rules", game=game.title(language)),
        game.rules(language).strip(),
        WORDS(language, "position"),
        game.board(position, language),
        *_read(match, language),
        WORDS(language, "asked", name=name, question=game.ask(position, language)),
        _legal(match, language) if legal else WORDS(language, "notation", example=next(iter(match.legal))),
        WORDS(language, "answer"),
    ]
    return "\n\n".join(parts)


def _read(match: Match, language: str) -> list[str]:
    """What is read beside the board, spells and powers with their texts; nothing where there is no such text."""
    panels = match.game.panels(match.position, View(match.seat, language))
    lines = [
        f"{panel.title}: {row.name}{f' ({row.note})' if row.note else ''}: {row.text}"
        for panel in panels
        for row in panel.rows
        if row.text
    ]
    return ["\n".join([WORDS(language, "read"), *lines])] if lines else []


def _legal(match: Match, language: str) -> str:
    """The legal moves, one a line."""
    position = match.position
    lines = [f"{text} = {match.game.label(position, move, language)}" for text, move in match.legal.items()]
    return "\n".join([WORDS(language, "legal"), *lines])


def read_reply(match: Match, reply: str, language: str = "en") -> str | None:
    """The legal move that a reply names: by its line `Move:`, alone, or as the only one that it mentions."""
    named = _ANSWER.findall(reply)
    known = _known(match, language)
    for candidate in (*reversed(named), reply):
        if found := known.get(" ".join(candidate.strip(_MARKS).split()).casefold()):
            return found
    mentioned = _mentioned(match.legal, named[-1] if named else reply)
    return mentioned[0] if len(mentioned) == 1 else None


def _known(match: Match, language: str) -> dict[str, str]:
    """The legal moves by their texts and, where no text is the same, by their labels; letters all small."""
    position = match.position
    by_label = {
        match.game.label(position, move, language).casefold().strip(_MARKS): text for text, move in match.legal.items()
    }
    return by_label | {text.casefold(): text for text in match.legal}


def _mentioned(moves: Iterable[str], reply: str) -> list[str]:
    """The moves whose texts stand in a reply as words of their own; of two that overlap the longer."""
    found: list[str] = []
    rest = reply
    for move in sorted(moves, key=len, reverse=True):
        pattern = rf"(?<![\w-]){re.escape(move)}(?![\w-])"
        if re.search(pattern, rest):
            found.append(move)
            rest = re.sub(pattern, " ", rest)
    return found


def refusal(match: Match, reply: str, language: str = "en") -> str:
    """Why a reply is no move now, with the rule that forbids what it names where there is one."""
    named = _ANSWER.findall(reply)
    move = " ".join((named[-1] if named else reply).strip(_MARKS).split())[:80]
    reason = _reason(match, move, language) or WORDS(language, "none")
    return WORDS(language, "refused", move=move, reason=reason)


def _reason(match: Match, move: str, language: str) -> str:
    if not move:
        return ""
    known = match.game.targets(match.position, View(match.seat, language))
    for word in move.split():
        if word in known and not _could_begin(match, word):
            why = match.game.why_not(match.position, word, language)
            return f"{why.text} ({why.rule})"
    try:
        match.read_move(move)
    except SortilegeError as error:
        return error.texts[language]
    return ""


def _could_begin(match: Match, target: str) -> bool:
    """Whether some legal move touches this first."""
    position = match.position
    return any(target in Touch(match.game.gesture(position, move)).open for move in match.legal.values())
