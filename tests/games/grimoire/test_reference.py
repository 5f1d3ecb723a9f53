"""The rules a second time, plainly and slowly, and random confrontations in which both must agree at every turn."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.language.gems import Board, Gem
from sortilege.games.grimoire.language.meaning.evaluate import Outcome, evaluate
from sortilege.games.grimoire.language.points import seen_by_opponent
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.spellbooks import examples, selections
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

LINES = [(n, n % 8 + 1 + (n - 1) // 8 * 8) for n in range(1, 25)] + [(n, n + 8) for n in range(2, 17, 2)]
NEXT = {n: {a if b == n else b for a, b in LINES if n in (a, b)} for n in range(1, 25)}
Board_ = dict[int, tuple[int, str]]  # point -> seat, element


@dataclass
class Plain:
    """A confrontation as one would keep it on paper, with numbered example spells."""

    books: tuple[tuple[int, ...], tuple[int, ...]]
    board: Board_ = field(default_factory=dict)
    hands: list[Counter[str]] = field(default_factory=lambda: [Counter("FFFAAAWWWEEE"), Counter("FFFAAAWWWEEE")])
    opened: list[bool] = field(default_factory=lambda: [False, False])
    cast: list[set[int]] = field(default_factory=lambda: [set(), set()])
    seat: int = 0
    placing: tuple[str, int] | None = None
    past: list[str] = field(default_factory=list)  # positions since something irreversible
    result: str = ""

    def of(self, seat: int) -> list[int]:
        return [point for point, (owner, _) in self.board.items() if owner == seat]

    def legal(self) -> Iterator[str]:
        empty = [point for point in range(1, 25) if point not in self.board]
        if self.placing:
            yield "stop"
            yield from (f"and {point}" for point in empty if point > self.placing[1])
            return
        yield from (f"place {kind} {point}" for kind in "FAWE" if self.hands[self.seat][kind] for point in empty)
        for point in self.of(self.seat):
            yield from (
                f"move {point} {to}" for to in NEXT[point] if self.board.get(to, (1 - self.seat,))[0] != self.seat
            )
        if not self.opened[self.seat] and len(self.of(self.seat)) >= 6:
            yield "open"
        if self.opened[self.seat]:
            yield from (f"cast {n}" for n in self.books[self.seat] if n not in self.cast[self.seat] and self.works(n))
        if all(self.opened) and not any(hand.total() for hand in self.hands):
            theirs = (n for n in self.books[1 - self.seat] if n in self.cast[1 - self.seat])
            yield from (f"take {n}" for n in theirs if n not in self.cast[self.seat] and self.works(n))

    def works(self, number: int) -> bool:
        outcome = self.outcome(number)
        return outcome.verdict == "done" and bool(outcome.ordered)

    def outcome(self, number: int) -> Outcome:
        tree = examples()[number].tree
        assert tree is not None
        return evaluate(tree, self.seen())

    def seen(self) -> Board:
        row: list[Gem | None] = [None] * 24
        for point, (owner, kind) in self.board.items():
            row[self.turned(point) - 1] = Gem("me" if owner == self.seat else "opp", kind)
        return tuple(row)

    def turned(self, point: int) -> int:
        return seen_by_opponent(point) if self.seat else point

    def play(self, text: str) -> None:
        verb, *parts = text.split()
        before = len(self.board)
        if verb in ("place", "and"):
            self.place(parts[0] if verb == "place" else self.placing[0] if self.placing else "", int(parts[-1]))
            if self.placing:
                return
        elif verb == "stop":
            self.placing = None
        elif verb == "open":
            self.opened[self.seat] = True
        elif verb == "move":
            self.board[int(parts[1])] = self.board.pop(int(parts[0]))
        else:
            self.spell(int(parts[0]))
        self.end(sterile=verb == "move" and len(self.board) == before)

    def place(self, kind: str, point: int) -> None:
        self.hands[self.seat][kind] -= 1
        self.board[point] = self.seat, kind
        more = self.hands[self.seat][kind] and any(p not in self.board for p in range(point + 1, 25))
        self.placing = (kind, point) if more else None

    def spell(self, number: int) -> None:
        after = self.outcome(number).board
        self.cast[self.seat].add(number)
        self.board = {
            self.turned(point): (self.seat if gem.owner == "me" else 1 - self.seat, gem.element)
            for point, gem in enumerate(after, 1)
            if gem is not None
        }

    def end(self, sterile: bool) -> None:
        other = 1 - self.seat
        if not self.of(other) and not self.hands[other].total():
            self.result = str(self.seat)
        elif not self.of(self.seat):
            self.result = str(other)
        self.seat = other
        self.past = [*self.past, self.state()] if sterile else [self.state()]
        if not self.result and (self.past.count(self.past[-1]) == 3 or len(self.past) == 101):
            self.result = "draw"

    def state(self) -> str:
        return f"{sorted(self.board.items())} {self.seat}"


def confront(seed: int, names: tuple[str, str], texts: Callable[[Confrontation], set[str]]) -> str:
    """One random confrontation, both ways; how it ended."""
    options = GAME.make_options({"book0": names[0], "book1": names[1], "study": False, "first": "0"})
    position, plain = GAME.start(options), Plain((selections()[names[0]], selections()[names[1]]))
    rng = Rng(seed)
    while position.seat != OVER:
        assert texts(position) == set(plain.legal()), GAME.write(position)
        assert position.seat == plain.seat
        move = int(position.pick(rng))
        text = GAME.write_move(position, move)
        position.play(move)
        plain.play(text)
    assert plain.result == GAME.write(position).split()[2].removeprefix("over-")
    return plain.result


def test_both_tellings_of_the_rules_agree(
    texts: Callable[[Confrontation], set[str]], bulk: Callable[[int], int]
) -> None:
    pairs = [("first40", "last40"), ("even", "odd"), ("strong", "strong"), ("winds", "mystics"), ("none", "novice")]
    results = Counter(confront(seed, pairs[seed % 5], texts) for seed in range(max(bulk(60), 5)))
    assert results["0"] + results["1"] > 0
