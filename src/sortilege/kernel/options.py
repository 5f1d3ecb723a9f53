"""A game's options: a frozen dataclass whose fields say what they take."""

from dataclasses import Field, dataclass, field, fields
from itertools import product
from math import prod
from typing import Any, TypeVar

from sortilege.kernel.errors import PROBLEMS, BadOption
from sortilege.kernel.nearest import nearest

Value = str | int | bool


@dataclass(frozen=True)
class Options:
    """The base of every game's options; a game without options uses it as it is."""

    def check(self) -> None:
        """Raises BadOption where values do not go together."""


def option(
    default: Any,
    *,
    choices: tuple[Value, ...] = (),
    low: int | None = None,
    high: int | None = None,
    when: tuple[str, Value] | None = None,
    kept: bool = False,
) -> Any:
    """A field of an Options class: its default, and the choices or the range it takes.

    A text with neither choices nor range is free (a book, a file's content). `when` names another option and the value
    of it with which this one matters; what is `kept` is carried from round to round, and nobody is asked for it.
    """
    return field(default=default, metadata={"choices": choices, "low": low, "high": high, "when": when, "kept": kept})


def choices(one: "Field[Any]") -> tuple[Value, ...]:
    """The values a field takes, where they can be listed; none for free text."""
    if isinstance(one.default, bool):
        return (False, True)
    if one.metadata.get("low") is not None:
        return tuple(range(one.metadata["low"], one.metadata["high"] + 1))
    listed: tuple[Value, ...] = one.metadata.get("choices", ())
    return listed


OptionsT = TypeVar("OptionsT", bound=Options)


def make(kind: type[OptionsT], values: dict[str, Any]) -> OptionsT:
    """An Options object from values or from their texts; BadOption says what was expected."""
    known = {one.name: one for one in fields(kind)}
    for name in values:
        if name not in known:
            listed = ", ".join(known) or "none"
            raise BadOption.said(PROBLEMS, "no-option", name=repr(name), near=nearest(name, known), known=listed)
    made = kind(**{name: _value(known[name], value) for name, value in values.items()})
    made.check()
    return made


def changed(options: Options) -> dict[str, Value]:
    """The options that differ from their defaults."""
    return {one.name: value for one in fields(options) if (value := getattr(options, one.name)) != one.default}


def write_value(value: Value) -> str:
    """An option's value as text."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _value(one: "Field[Any]", value: Any) -> Value:
    """The value in the type of the field's default, checked against what the field takes."""
    wanted = choices(one)
    if isinstance(one.default, str):
        read: Value | None = value if isinstance(value, str) else None
        if read is None or (wanted and read not in wanted):
            raise _refused(one.name, value, wanted)
        return read
    for candidate in wanted:
        if str(value) in (str(candidate), write_value(candidate)):
            return candidate
    raise _refused(one.name, value, wanted)


def _refused(name: str, value: Any, wanted: tuple[Value, ...]) -> BadOption:
    if not wanted:
        return BadOption.said(PROBLEMS, "option-text", name=name, value=repr(value))
    listed = ", ".join(write_value(one) for one in wanted)
    return BadOption.said(PROBLEMS, "option-choice", name=name, value=repr(value), wanted=listed)


def varieties(kind: type[Options], most: int = 200) -> list[dict[str, Value]]:
    """The ways to set the listed options: all together if they are not too many, else each value once."""
    listed = {one.name: choices(one) for one in fields(kind) if choices(one)}
    if prod(len(values) for values in listed.values()) <= most:
        every = [dict(zip(listed, values, strict=True)) for values in product(*listed.values())]
    else:
        every = [{}] + [{name: value} for name, values in listed.items() for value in values]
    return [one for one in every if _allowed(kind, one)]


def _allowed(kind: type[Options], values: dict[str, Value]) -> bool:
    try:
        make(kind, values)
    except BadOption:
        return False
    return True
