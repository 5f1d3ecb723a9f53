"""What an attacker makes of something well-formed: pieces cut, doubled, swapped, blown up, made strange."""

import json
import random
from typing import Any

STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 2**31, 2**63, 1e308, -1e-9, "", "\x00", "\ud800", "é" * 99, "A" * 5000, "9" * 5000, [], {}, [[]],
    {"": None}, "../../etc/passwd", "<script>", "' OR 1=1 --", "%s%n", "{0}", "\r\n",
)  # fmt: skip


def mutated_text(text: str, dice: random.Random) -> str:
    """The text with one to four changes."""
    for _ in range(dice.randint(1, 4)):
        at, to = sorted(dice.randint(0, len(text)) for _ in range(2))
        kind = dice.randrange(8)
        if kind == 0:
            text = text[:at] + text[to:]
        elif kind == 1:
            text = text[:at] + text[at:to] * dice.choice((2, 3, 50)) + text[to:]
        elif kind == 2:
            text = (
                text[:at]
                + dice.choice((" ", "\n", "\r", "\t", "-", "/", ",", "=", "\x00", "é", "€", "٣", "9", "²"))
                + text[at:]
            )
        elif kind == 3:
            text = text[:at] + chr(dice.choice((dice.randrange(128), dice.randrange(0xD7FF)))) + text[at + 1 :]
        elif kind == 4:
            text = text[:at] + dice.choice(("9" * 40, "-1", "0", "1e9", "9" * 5000, "(" * 300)) + text[to:]
        elif kind == 5:
            text = text[to:] + text[:at]
        elif kind == 6:
            text = text[:at] + text[at:to][::-1] + text[to:]
        else:
            text = text[:at] + dice.choice(text.split() or [""]) + text[at:]
        text = text[:60_000]
    return text


def mutated_bytes(data: bytes, dice: random.Random) -> bytes:
    """Bytes with one to four changes, often no longer UTF-8."""
    for _ in range(dice.randint(1, 4)):
        at, to = sorted(dice.randint(0, len(data)) for _ in range(2))
        kind = dice.randrange(4)
        if kind == 0:
            data = data[:at] + data[to:]
        elif kind == 1:
            data = data[:at] + dice.randbytes(dice.randint(1, 8)) + data[at:]
        elif kind == 2:
            data = data[:at] + data[at:to] * dice.choice((2, 20)) + data[to:]
        else:
            data = (
                data[:at]
                + dice.choice((b"\r", b"\n", b"\x00", b"\xff\xfe", b"%00", b"[" * 3000, b"9" * 5000))
                + data[to:]
            )
        data = data[:60_000]
    return data


def mutated_value(value: Any, dice: random.Random) -> Any:
    """A JSON value with something in it changed."""
    if isinstance(value, dict) and value and dice.random() < 0.85:
        key = dice.choice(list(value))
        rest = {name: one for name, one in value.items() if name != key}
        kind = dice.randrange(4)
        if kind == 0:
            return rest
        if kind == 1:
            return value | {dice.choice(("x", "rev", "do", "seat")): dice.choice(STRANGE)}
        return rest | {key: mutated_value(value[key], dice)}
    if isinstance(value, list) and value and dice.random() < 0.7:
        at = dice.randrange(len(value))
        return [*value[:at], mutated_value(value[at], dice), *value[at + 1 :]]
    if isinstance(value, str) and dice.random() < 0.5:
        return mutated_text(value, dice)
    return dice.choice(STRANGE)


def mutated_json(value: Any, dice: random.Random) -> str | bytes:
    """A message as text or, now and then, as bytes that are no JSON at all."""
    kind = dice.random()
    if kind < 0.7:
        return json.dumps(mutated_value(value, dice))
    if kind < 0.85:
        return mutated_text(json.dumps(value), dice)
    if kind < 0.9:
        return "[" * dice.randint(1000, 12_000)
    return mutated_bytes(json.dumps(value).encode(), dice)
