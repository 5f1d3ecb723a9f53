"""One spell on one board, outside any confrontation: what the command line and the workshop ask."""

from sortilege.games.grimoire.casting import Caster
from sortilege.games.grimoire.compile import compile_books
from sortilege.games.grimoire.language.gems import board_text, read_board
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.language.points import seen_by_opponent
from sortilege.games.grimoire.spellbooks import NamedSpell

LETTERS = "FAWEfawe"


class SingleCast:
    """A spell compiled alone; boards are 24 characters as seat 0 sees them."""

    def __init__(self, entry: NamedSpell, caster: int) -> None:
        assert entry.tree is not None
        self.entry, self.seat = entry, caster
        self.books = compile_books(((entry,), ()))
        self.caster = Caster()
        self.program = self.books.program[caster * 2 * 64]

    def answer(self, text: str) -> str:
        """The board after the cast, a space, and the gems taken (or -); or no: and why."""
        board = board_text(read_board(text))
        self._see(board)
        if not self.caster.allows(self.books.code, self.books.maps, self.program, False):
            return f"no: {self._why(board)}"
        self.caster.cast(self.books.code, self.books.maps, self.program)
        after = self._row()
        return f"{after} {_taken(board, after)}"

    def _see(self, board: str) -> None:
        own = sum(1 << p for p, c in enumerate(board) if c != "." and c.islower() == bool(self.seat))
        opp = sum(1 << p for p, c in enumerate(board) if c != "." and c.islower() != bool(self.seat))
        kinds = [LETTERS.index(c) & 3 if c != "." else 0 for c in board]
        lo = sum((kind & 1) << p for p, kind in enumerate(kinds))
        self.caster.see(own, opp, lo, sum((kind >> 1) << p for p, kind in enumerate(kinds)))

    def _words(self) -> tuple[int, int, int, int]:
        caster = self.caster
        return int(caster.own), int(caster.opp), int(caster.lo), int(caster.hi)

    def _row(self) -> str:
        own, opp, lo, hi = self._words()
        row = ""
        for p in range(24):
            kind = (lo >> p & 1) + 2 * (hi >> p & 1)
            mine = own >> p & 1
            row += LETTERS[kind + 4 * (self.seat if mine else 1 - self.seat)] if mine or opp >> p & 1 else "."
        return row

    def _why(self, board: str) -> str:
        seen = board if self.seat == 0 else "".join(board[seen_by_opponent(p + 1) - 1] for p in range(24)).swapcase()
        assert self.entry.tree is not None
        verdict = evaluate(self.entry.tree, read_board(seen)).verdict
        reasons = {
            "unmet": "a condition of the spell does not hold (G4.1)",
            "done": "the spell gives no gem an order (G4.5)",
            "forbidden": "a clash, which the spell says prevents it (G4.4)",
            "undetermined": "the spell does not settle the result here (G4.4)",
        }
        return reasons[verdict]


def _taken(before: str, after: str) -> str:
    """The gems that are on the board no more, class by class in the order FAWEfawe."""
    return "".join(c * (before.count(c) - after.count(c)) for c in LETTERS) or "-"
