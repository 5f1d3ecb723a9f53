"""A game's options: a frozen dataclass whose fields say what they take."""

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from itertools import product
from math import prod
from typing import Any, TypeVar

from sortilege.kernel.details import Card
from sortilege.kernel.errors import PROBLEMS, BadOption
from sortilege.kernel.nearest import nearest
from sortilege.kernel.words import Words

Value = str | int | bool
OWN_TEXTS = 64  # decks, cards, boards and books of players' own that are kept ready; the others are read again


@dataclass(frozen=True)
class Options:
    """The base of every game's options; a game without options uses it as it is."""

    def check(self) -> None:
        """Raises BadOption where values do not go together."""


@dataclass(frozen=True)
class Gentle:
    """The gentlest real game, for somebody who knows nothing: its options, and the level of the bots from 1 up."""

    options: Mapping[str, Value] = field(default_factory=dict)
    level: int = 3


def option(
    default: Any,
    *,
    choices: tuple[Value, ...] = (),
    low: int | None = None,
    high: int | None = None,
    when: tuple[str, Value] | None = None,
    kept: bool = False,
    seat: bool = False,
    by_seat: bool = False,
) -> Any:
    """Makes a field of an Options class: its default, and the choices or the range it takes.

    A text with neither choices nor range is free (a book, a file's content). `when` names another option and the
    value of it (or several, parted by spaces) with which this one matters; what is `kept` is carried from round to
    round, and nobody is asked for it; a `seat` is the number of one of those who play, from 1 on. A text `by_seat` is a
    list of values in the order of the seats, parted by commas; `-` leaves a seat to chance, and the default leaves all.
    """
    told = {"choices": choices, "low": low, "high": high, "when": when, "kept": kept, "seat": seat, "by_seat": by_seat}
    return field(default=default, metadata=told)


def choices(option_field: "Field[Any]") -> tuple[Value, ...]:
    """Lists the values a field takes, where they can be listed; none for free text."""
    if isinstance(option_field.default, bool):
        return (False, True)
    if option_field.metadata.get("low") is not None:
        return tuple(range(option_field.metadata["low"], option_field.metadata["high"] + 1))
    listed: tuple[Value, ...] = option_field.metadata.get("choices", ())
    return listed


OptionsT = TypeVar("OptionsT", bound=Options)


def make(kind: type[OptionsT], values: dict[str, Any]) -> OptionsT:
    """Makes an Options object from values or from their texts; BadOption says what was expected."""
    known = {entry.name: entry for entry in fields(kind)}
    for name in values:
        if name not in known:
            listed = ", ".join(known) or "none"
            raise BadOption.said(PROBLEMS, "no-option", name=repr(name), near=nearest(name, known), known=listed)
    made = kind(**{name: _value(known[name], value) for name, value in values.items()})
    made.check()
    return made


def changed(options: Options) -> dict[str, Value]:
    """Picks the options that differ from their defaults."""
    return {entry.name: value for entry in fields(options) if (value := getattr(options, entry.name)) != entry.default}


def write_value(value: Value) -> str:
    """Writes an option's value."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def explained(kind: type[Options], words: Words, name: str, language: str) -> dict[str, Card]:
    """Explains the listed values of an option by its messages: `option-NAME-VALUE`, and with `-about` what it means."""
    cards: dict[str, Card] = {}
    for value in (value for entry in fields(kind) if entry.name == name for value in choices(entry)):
        text = write_value(value)
        message = f"option-{name}-{text}"
        about = words(language, f"{message}-about") if f"{message}-about" in words else ""
        cards[text] = Card(words(language, message) if message in words else text, about)
    return cards


def _value(option_field: "Field[Any]", value: Any) -> Value:
    """Reads a value in the type of the field's default, checked against what the field takes."""
    wanted = choices(option_field)
    if isinstance(option_field.default, str):
        read: Value | None = value if isinstance(value, str) else None
        if read is None or (wanted and read not in wanted):
            raise _refused(option_field.name, value, wanted)
        return read
    for candidate in wanted:
        if str(value) in (str(candidate), write_value(candidate)):
            return candidate
    raise _refused(option_field.name, value, wanted)


def _refused(name: str, value: Any, wanted: tuple[Value, ...]) -> BadOption:
    if not wanted:
        return BadOption.said(PROBLEMS, "option-text", name=name, value=repr(value))
    listed = ", ".join(write_value(choice) for choice in wanted)
    return BadOption.said(PROBLEMS, "option-choice", name=name, value=repr(value), wanted=listed)


def option_sets(kind: type[Options], most: int = 200) -> list[dict[str, Value]]:
    """Lists the ways to set the listed options: all together if not too many, else each value once."""
    listed = {entry.name: choices(entry) for entry in fields(kind) if choices(entry)}
    if prod(len(values) for values in listed.values()) <= most:
        every = [dict(zip(listed, values, strict=True)) for values in product(*listed.values())]
    else:
        every = [{}] + [{name: value} for name, values in listed.items() for value in values]
    return [values for values in every if _allowed(kind, values)]


def _allowed(kind: type[Options], values: dict[str, Value]) -> bool:
    try:
        make(kind, values)
    except BadOption:
        return False
    return True
