"""Mutated texts through every reader: each is read, or refused with an error of the project's own, and nothing else."""

import random
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

from sortilege import Match, game, games
from sortilege.games.grimoire.language.library import BOOKS, shipped
from sortilege.games.grimoire.language.text.read_book import read as read_book
from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.record import read_record
from sortilege.kernel.rng import Rng
from tests.attack.mutate import mutated_text

FOLDER = Path(__file__).parent.parent / "games"
Reader = Callable[[str], object]


def seeds(dice: random.Random) -> Iterator[tuple[str, str, Reader]]:
    """Well-formed texts, each with its name and reader."""
    for path in sorted(FOLDER.rglob("*.record")):
        text = path.read_text(encoding="utf-8")
        yield f"record {path.stem}", text, Match.from_record
        yield f"record {path.stem} as items", text, read_record
    for key in games():
        if key == "raiders":
            continue
        found = game(key)
        sets = found.option_sets()
        for number in range(6):
            options = found.make_options(dict(sets[dice.randrange(len(sets))]))
            position, rng = found.start(options), Rng(dice.randrange(1 << 30))
            for _ in range(dice.randrange(60)):
                if position.seat != -2:
                    position.play(position.pick(rng))
            text = found.write(position)
            yield f"position {key} {number}", text, lambda text, found=found, options=options: found.read(text, options)  # type: ignore[misc]
            moves = position.moves()
            if moves:
                move = found.write_move(position, dice.choice(moves))
                yield f"move {key} {number}", move, lambda text, found=found, p=position: found.read_move(p, text)  # type: ignore[misc]
    yield from _own_content()
    for name in BOOKS:
        yield f"book {name}", shipped(name, dice.choice(("en", "fr"))).read_text("utf-8"), read_book


def _own_content() -> Iterator[tuple[str, str, Reader]]:
    source = Path(game("spell").folder)
    for name in ("basic", "advanced"):
        yield f"deck {name}", (source / f"{name}.txt").read_text("utf-8"), _option("spell", "deck")
    yield "cards", (Path(game("madness").folder) / "cards.json").read_text("utf-8"), _option("madness", "cards")
    yield "boards", (Path(game("archimage").folder) / "boards.json").read_text("utf-8"), _option("archimage", "board")


def _option(key: str, name: str) -> Reader:
    return lambda text: game(key).make_options({name: text})


def attack(count: int, seed: int) -> tuple[int, list[str]]:
    """Reads so many mutated texts; how many were refused, and what went wrong."""
    dice = random.Random(seed)
    known = list(seeds(dice))
    refused, wrong = 0, []
    for _ in range(count):
        name, text, reader = dice.choice(known)
        changed = mutated_text(text, dice)
        try:
            reader(changed)
        except SortilegeError as error:
            refused += 1
            if len(str(error)) > 3000:
                wrong.append(f"{name}: an error of {len(str(error))} characters")
        except Exception:
            wrong.append(f"{name}: {changed[:300]!r}\n{traceback.format_exc(limit=-3)}")
    return refused, wrong
