"""The fields of forms for a game's options, and what a form that was sent says of them."""

import re
from contextlib import suppress
from dataclasses import fields
from functools import cache
from typing import Any

from starlette.datastructures import FormData

from sortilege.kernel.details import Card
from sortilege.kernel.errors import BadOption
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import View
from sortilege.kernel.options import choices, write_value
from sortilege.kernel.panels import Sign
from sortilege.kernel.position import Position
from sortilege.kernel.registry import game as find_game
from sortilege.server.words import WORDS

COMMON = 6  # options that the form shows at once; the others, and free texts, are folded away
FILLS = (0, 60, 600, 3600)  # seconds after which bots take the seats that are still free; 0 is never
ANY = "-"  # of an option that has a value for each seat: chance decides
FEW = 6  # values that stand side by side; more are a list to choose from


def option_fields(game: AnyGame, language: str, given: dict[str, str], wrong: str = "") -> list[dict[str, Any]]:
    """The fields of the form for a game's options; one without a name in words is not for people to set.

    `wrong` is the English text of what was refused: the options that it names are marked.
    """
    shown: list[dict[str, Any]] = []
    usual, named = game.make_options({}), named_in(wrong)
    for option in fields(game.options):
        message = f"option-{option.name}"
        if option.metadata.get("kept") or message not in game.words:
            continue
        seat = option.metadata.get("seat", False)
        cards = _seat_cards(game, language) if seat else game.option_cards(option.name, language)
        by_seat = option.metadata.get("by_seat", False)
        kind = "cards" if seat else "check" if isinstance(option.default, bool) else _kind(choices(option))
        kind = "by-seat" if by_seat else kind
        when = option.metadata.get("when")
        shown.append({
            "name": option.name, "label": game.words(language, message), "kind": kind, "when": when,
            "about": game.words(language, f"{message}-about") if f"{message}-about" in game.words else "",
            "rare": (kind in ("text", "by-seat") or len(shown) >= COMMON) and not when,
            "value": given.get(option.name, write_value(getattr(usual, option.name))), "cards": cards,
            "usual": write_value(getattr(usual, option.name)), "wrong": option.name in named, "seat": seat,
            "roles": [role for role, _ in roles(game.key, language)] if by_seat else [],
        })  # fmt: skip
    return shown


def _seat_cards(game: AnyGame, language: str) -> dict[str, Card]:
    """The values of an option that is a seat, by the names of the roles."""
    return {str(number): Card(role, "") for number, (role, _) in enumerate(roles(game.key, language), 1)}


def named_in(refusal: str) -> set[str]:
    """The words by which a refusal begins: `option deck: …`, `spell: option violet, black: …`, `deck, card 1: …`."""
    parts = refusal.split(": ")[:2]
    head = parts[0] if len(parts) == 1 or not parts[1].startswith("option") else parts[1]
    return set(re.findall(r"\w+", head))


def _kind(values: tuple[object, ...]) -> str:
    """How a choice is shown: numbers side by side, cards with words, or a list; what has no values is a text."""
    if not values:
        return "text"
    if len(values) > FEW:
        return "list"
    return "numbers" if isinstance(values[0], int) else "cards"


def given_options(game: AnyGame, form: FormData) -> dict[str, str]:
    """The options in a form. A box that is not ticked is not sent, and means no."""
    given: dict[str, str] = {}
    for field in option_fields(game, "en", {}):
        sent = form.get(f"option-{field['name']}")
        if field["kind"] == "by-seat" and sent is None:
            sent = _by_seat(form, field)
        if field["kind"] == "check":
            given[field["name"]] = "yes" if sent == "yes" else "no"
        elif sent is not None and (str(sent).strip() or field["kind"] != "text"):
            given[field["name"]] = str(sent).replace("\r\n", "\n")
    return given


def _by_seat(form: FormData, field: dict[str, Any]) -> str:
    """The values chosen for the seats, in their order, without those at the end that are left to chance."""
    chosen = [str(form.get(f"option-{field['name']}-{seat}", ANY)) for seat in range(len(field["roles"]))]
    while chosen and chosen[-1] == ANY:
        chosen.pop()
    return ",".join(chosen) or str(field["usual"])


@cache  # the games there are
def seat_option(key: str) -> tuple[str, dict[str, int]]:
    """The option that decides how many sit at the table, and the number for each of its values; else nothing."""
    game = find_game(key)
    for option in fields(game.options) if len(game.seats) > 1 else ():
        counts: dict[str, int] = {}
        for value in choices(option):
            with suppress(BadOption):
                counts[write_value(value)] = int(game.start(game.make_options({option.name: value})).seats)
        if len(set(counts.values())) > 1:
            return option.name, counts
    return "", {}


@cache  # the games there are
def roles(key: str, language: str) -> list[tuple[str, Sign | None]]:
    """What the rulebook calls the seats of a full table, each with its sign."""
    game, (name, counts) = find_game(key), seat_option(key)
    fullest = max(counts, key=lambda value: counts[value], default="")
    position = game.start(game.make_options({name: fullest} if name else {}))
    seats = range(int(position.seats))
    return [(game.seat_name(position, seat, language), face(game, position, seat, language)) for seat in seats]


def face(game: AnyGame, position: Position, seat: int, language: str) -> Sign | None:
    """The sign of a seat: that of its own panel."""
    panels = game.panels(position, View(seat, language))
    return next((panel.sign for panel in panels if panel.kind == "own" and panel.sign), None)


def waiting_times(language: str) -> list[tuple[int, str]]:
    """After how many seconds bots take the seats that are still free, in words."""
    return [(seconds, WORDS(language, f"fill-{seconds}")) for seconds in FILLS]
