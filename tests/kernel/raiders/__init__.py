"""Raiders, a game of the tests: three seats, dice, a pile with known ends, a victim's choice, exact payments."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from raiders.pile import Pile
from sortilege import ink
from sortilege.kernel.details import Reason
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.game import Game
from sortilege.kernel.gesture import Gesture, View
from sortilege.kernel.options import Options, option
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.kernel.speech import Speech

CASTLE = 4  # what a castle costs, to the coin
VERBS = ("dig", "pass", "raid", "stack", "bury", "pay", "card", "die", "give")
DIG, PASS, RAID, STACK, BURY, PAY, CARD, DIE, GIVE = range(0, 90, 10)
PHASES = ("act", "draw", "roll", "give", "pay", "over")


@dataclass(frozen=True)
class RaidersOptions(Options):
    """How long a game lasts."""

    turns: int = option(24, choices=(6, 24))


def payable(cards: list[int], least: int, rest: int) -> bool:
    """Whether `rest` can be paid to the coin with cards of kind `least` or more; kind k is worth k + 1."""
    if rest == 0:
        return True
    return any(
        cards[kind] and kind + 1 <= rest and payable(_without(cards, kind), kind, rest - kind - 1)
        for kind in range(least, 3)
    )


def _without(cards: list[int], kind: int) -> list[int]:
    return [n - (k == kind) for k, n in enumerate(cards)]


class Raiders(Position):
    """Each turn: dig a card, raid a rival, put a card on or under the pile, or pay for a castle."""

    def __init__(self, turns: int) -> None:
        super().__init__(3)
        self.turns = turns
        self.player = 0
        self.phase = "act"
        self.victim = 0
        self.paid = 0
        self.least = 0
        self.cards = [[0, 0, 0] for _ in range(3)]
        self.castles = [0, 0, 0]
        self.pile = Pile(3)
        for kind, n in enumerate((8, 4, 3)):
            self.pile.mix_in(kind, n)

    def copy(self) -> "Raiders":
        other = type(self)(self.turns)
        other.assign(self)
        return other

    def assign(self, other: Position) -> None:
        assert isinstance(other, Raiders)
        for name in ("seat", "turn", "options", "player", "phase", "victim", "paid", "least"):
            setattr(self, name, getattr(other, name))
        self.cards = [list(one) for one in other.cards]
        self.castles = list(other.castles)
        self.pile.assign(other.pile)

    def choices(self) -> list[int]:
        mine = self.cards[self.player]
        held = [kind for kind in range(3) if mine[kind]]
        match self.phase:
            case "draw":
                out = vec[i64]([0] * 3)
                return [CARD + out[j] for j in range(self.pile.fill(out))]
            case "roll":
                return [DIE + n for n in range(1, 7)]
            case "give":
                return [GIVE + kind for kind in range(3) if self.cards[self.victim][kind]]
            case "pay":
                return [PAY + k for k in held if k >= self.least and self.pays(k)]
        moves = [DIG] if self.pile.size() else []
        moves += [RAID + seat for seat in range(3) if seat != self.player and any(self.cards[seat])]
        moves += [verb + kind for verb in (STACK, BURY) for kind in held]
        moves += [PAY + kind for kind in held if self.pays(kind)]
        return moves or [PASS]

    def pays(self, kind: int) -> bool:
        """Whether a payment may go on with this card: it must be possible to finish it."""
        rest = CASTLE - self.paid - kind - 1
        return rest >= 0 and payable(_without(self.cards[self.player], kind), kind, rest)

    def fill(self, out: vec[i64]) -> i64:
        moves = self.choices()
        for index, move in enumerate(moves):
            out[index] = move
        return len(moves)

    def weights(self, out: vec[i64]) -> i64:
        if self.phase == "draw":
            return self.pile.weights(out)
        for index in range(6):
            out[index] = 1
        return 6

    def play(self, move: i64) -> None:
        verb, what = move - move % 10, int(move % 10)
        mine = self.cards[self.player]
        if verb == DIG:
            self.phase, self.seat = "draw", CHANCE
        elif verb == RAID:
            self.phase, self.seat, self.victim = "roll", CHANCE, what
        elif verb == DIE and what >= 4:
            self.phase, self.seat = "give", self.victim
        elif verb == PAY:
            self.pay(what)
        else:
            if verb in (STACK, BURY):
                mine[what] -= 1
                self.pile.put_on_top(what) if verb == STACK else self.pile.put_under(what)
            elif verb == CARD:
                self.pile.draw(what)
                mine[what] += 1
            elif verb == GIVE:
                self.cards[self.victim][what] -= 1
                mine[what] += 1
            self.end_turn()

    def pay(self, kind: int) -> None:
        self.cards[self.player][kind] -= 1
        self.pile.put_under(kind)
        self.paid += kind + 1
        self.phase, self.least = "pay", kind
        if self.paid == CASTLE:
            self.castles[self.player] += 1
            self.end_turn()

    def end_turn(self) -> None:
        self.turn += 1
        self.player = (self.player + 1) % 3
        self.phase, self.victim, self.paid, self.least = "act", 0, 0, 0
        self.seat = self.player
        if self.turn == self.turns or 2 in self.castles:
            self.phase, self.seat = "over", OVER

    def score(self, seat: i64) -> float:
        best = [one for one in range(3) if self.castles[one] == max(self.castles)]
        return 1 / len(best) if seat in best else 0.0

    def points(self, seat: i64) -> i64:
        return self.castles[seat]

    def key(self) -> i64:
        return Rng(hash_of(write(self))).state


def hash_of(text: str) -> int:
    """A number from a text, the same in every process."""
    return int.from_bytes(text.encode()[-7:], "big") ^ sum(ord(c) * i for i, c in enumerate(text))


def write(p: Raiders) -> str:
    cards = "/".join("".join(map(str, one)) for one in p.cards)
    pile = "/".join("".join(map(str, part)) or "-" for part in (p.pile.counts, p.pile.top, p.pile.bottom))
    fields = (p.turn, p.player, p.phase, p.victim, p.paid, p.least, cards, "".join(map(str, p.castles)), pile)
    return " ".join(map(str, fields))


def read(text: str, turns: int) -> Raiders:
    form = rf"(\d\d?) ([012]) ({'|'.join(PHASES)}) ([012]) ([0-3]) ([012]) "
    form += r"([0-9]{3})/([0-9]{3})/([0-9]{3}) ([0-2]{3}) ([0-9]{3})/([0-2]{1,15}|-)/([0-2]{1,15}|-)"
    found = re.fullmatch(form, text)
    if not found:
        raise BadNotation(f"{text!r}: expected a line such as {write(Raiders(turns))!r}")
    p = Raiders(turns)
    p.turn, p.player, p.phase = int(found[1]), int(found[2]), found[3]
    p.victim, p.paid, p.least = int(found[4]), int(found[5]), int(found[6])
    p.cards = [[int(c) for c in found[7 + seat]] for seat in range(3)]
    p.castles = [int(c) for c in found[10]]
    p.pile = Pile(3)
    for kind, n in enumerate(found[11]):
        p.pile.mix_in(kind, int(n))
    for part, put in ((found[12], p.pile.put_on_top), (found[13], p.pile.put_under)):
        for digit in part.replace("-", ""):
            put(int(digit))
    p.seat = {"act": p.player, "pay": p.player, "give": p.victim, "over": OVER}.get(p.phase, CHANCE)
    ended = p.turn == turns or 2 in p.castles
    if list(problems(p)) or (p.phase == "over") != ended or p.turn > turns or str(p.turn) != found[1]:
        raise BadNotation(f"{text!r}: no such position, {list(problems(p))}")
    return p


def problems(p: Raiders) -> Iterable[str]:
    for kind, n in enumerate((8, 4, 3)):
        if p.pile.count(kind) + sum(cards[kind] for cards in p.cards) != n:
            yield f"cards of kind {kind} are not {n}"
    if p.phase in ("roll", "give") and p.victim == p.player:
        yield "nobody raids himself"
    if p.phase != "over" and not p.choices():
        yield "nothing can be chosen"


class RaidersSpeech(Speech[Raiders]):
    def say(self, move: int) -> str:
        return self("move", text=write_move(move))

    def name(self, target: str) -> str:
        return self("move", text=target)

    def seat(self, seat: int) -> str:
        return self("seat", seat=seat)


def write_move(move: int) -> str:
    verb = VERBS[move // 10]
    return verb if verb in ("dig", "pass") else f"{verb} {move % 10}"


class RaidersGame(Game[Raiders, RaidersOptions]):
    key = "raiders"
    seats = (3,)
    notation = r"[a-z]+( [0-9])?"
    options = RaidersOptions
    position = Raiders
    speech = RaidersSpeech

    def start(self, options: RaidersOptions) -> Raiders:
        position = Raiders(options.turns)
        position.options = options
        return position

    def write(self, position: Raiders) -> str:
        return write(position)

    def read(self, text: str, options: RaidersOptions) -> Raiders:
        position = read(text, options.turns)
        position.options = options
        return position

    def write_move(self, position: Raiders, move: int) -> str:
        return write_move(move)

    def board(self, position: Raiders, language: str = "en", reader: int = 0) -> str:
        return "\n".join(f"{seat}: {cards}" for seat, cards in enumerate(position.cards))

    def invariants(self, position: Raiders) -> Iterable[str]:
        return problems(position)

    def why_not(self, position: Raiders, target: str, language: str) -> Reason:
        return Reason("R1", self.words(language, "ask"))

    def gesture(self, position: Raiders, move: int) -> Gesture:
        return tuple(write_move(move).split())

    def scene(self, position: Raiders, view: View) -> str:
        return ink.document(100, 100, label="Raiders")


GAME = RaidersGame()
