"""Exact values by retrograde analysis: from the known ends back, turn by turn, one table after another.

First every position is weighed: its turns into tables that are done, and how many lead to this one. Then, from the
nearest end to the farthest, every position that is decided tells those from which a turn leads to it: one that reaches
a lost position is won, and one whose turns all reach won positions is lost. What is left is drawn.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.kernel.endgame import FARTHEST, VOID, Endgame
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.rng import WIDEST

NEVER: Final = 255  # in `left`: a turn is known that does not lose
DONE: Final = 254  # in `left`: the position was decided, and those before it were told
DEEPEST: Final = 32  # plies within one turn
LOST: Final = 1  # the value of a seat that would have to move and has lost
WON: Final = 2  # ... and has won because the other lost by its own turn


class KnownTables:
    """The values of tables that are done, by table."""

    def __init__(self) -> None:
        self.values: dict[int, vec[u8]] = {}

    def put(self, table: int, content: bytes) -> None:
        """Enters a table by its bytes."""
        self.values[table] = vec[u8](content)

    def keep(self, tables: list[int]) -> None:
        """Forgets all tables but these."""
        self.values = {table: values for table, values in self.values.items() if table in tables}

    def has(self, table: int) -> bool:
        return table in self.values


class Retrograde:
    """Solves one table in portions; `known` has those that it needs."""

    def __init__(self, endgame: Endgame, table: i64, known: KnownTables) -> None:
        self.endgame: Endgame = endgame
        self.table: i64 = table
        self.size: i64 = endgame.size(table)
        self.known: KnownTables = known
        self.near_table: i64 = -1  # the table that was looked into last
        self.near: vec[u8] = vec[u8]()
        self.values: vec[u8] = vec[u8](bytes(int(self.size)))
        self.left: vec[u8] = vec[u8](bytes(int(self.size)))  # turns within the table that are not known to lose
        self.value: i64 = 0  # which positions tell now; 0 while they are weighed
        self.at: i64 = 0  # the next number to look at
        self.highest: i64 = 0  # the highest value that was found
        self.told: i64 = 0  # positions that have told
        self.stack: list[Position] = [endgame.position.copy() for _ in range(DEEPEST)]
        self.moves: list[vec[i64]] = [vec[i64]([0] * WIDEST) for _ in range(DEEPEST)]
        self.inner: vec[i64] = vec[i64]([0] * WIDEST)  # the numbers within the table that turns lead to
        self.inners: i64 = 0
        self.before: vec[i64] = vec[i64]([0] * WIDEST)
        self.win: i64 = 0  # of the position being weighed: the nearest win, the farthest loss
        self.loss: i64 = 0
        self.draw: bool = False
        self.seat: i64 = 0

    def content(self) -> memoryview:
        """The values, a byte each; they are not copied, for a table may take a gigabyte."""
        return memoryview(self.values)

    def publish(self) -> None:
        """Makes the values known to the tables above."""
        self.known.values[int(self.table)] = self.values

    def halfway(self) -> list[memoryview]:
        """What was found so far, from which another may go on by `resume`; it needs the numbers of `progress` too."""
        return [memoryview(self.values), memoryview(self.left)]

    def progress(self) -> list[int]:
        """Where it stands."""
        return [int(self.value), int(self.at), int(self.highest), int(self.told)]

    def resume(self, halfway: memoryview, progress: list[int]) -> bool:
        """Goes on from there; False if that was another table."""
        if len(halfway) != 2 * self.size or len(progress) != 4:
            return False
        self.values = vec[u8](halfway[: self.size])
        self.left = vec[u8](halfway[self.size :])
        self.value = progress[0]
        self.at = progress[1]
        self.highest = progress[2]
        self.told = progress[3]
        return True

    def run(self, portion: i64) -> bool:
        """Looks at so many numbers more; tells whether all is done."""
        end: i64 = min(self.at + portion, self.size)
        if self.value == 0:
            while self.at < end:
                self.weigh(self.at)
                self.at += 1
        else:
            value: i64 = self.value
            while self.at < end:
                if i64(self.values[self.at]) == value and self.left[self.at] != DONE:
                    self.tell(self.at, value)
                self.at += 1
        if self.at < self.size:
            return False
        self.at = 0
        self.value += 1
        if self.value > FARTHEST and self.again():
            self.value = FARTHEST - 1
        return self.value > self.highest or self.value > FARTHEST

    def again(self) -> bool:
        """Tells whether positions with the farthest values have not told yet."""
        number: i64 = 0
        while number < self.size:
            if i64(self.values[number]) >= FARTHEST - 1 and self.left[number] != DONE:
                return True
            number += 1
        return False

    def weigh(self, number: i64) -> None:
        """Enters what the turns out of the table say of a position, and how many stay within."""
        if not self.endgame.set_up(self.table, number):
            self.left[number] = DONE
            self.values[number] = VOID
            return
        if self.endgame.position.seat == OVER:
            self.enter(number, LOST)
            return
        self.look()
        if self.win:
            self.enter(number, self.win)
            self.left[number] = NEVER
        elif self.draw:
            self.left[number] = NEVER
        elif self.inners:
            self.left[number] = u8(self.inners)
        else:
            self.enter(number, self.loss)

    def tell(self, number: i64, value: i64) -> None:
        """Tells the positions before this one that it is decided."""
        self.left[number] = DONE
        self.told += 1
        self.endgame.set_up(self.table, number)
        n: i64 = distinct(self.before, self.endgame.fill_back(self.before))
        i: i64 = 0
        while i < n:
            before: i64 = self.before[i]
            i += 1
            if self.left[before] == DONE:
                continue
            so_far: i64 = i64(self.values[before])
            if value & 1:
                if so_far == 0 or so_far > value + 1:
                    self.enter(before, value + 1)
            elif so_far == 0 and self.left[before] != NEVER:
                self.left[before] = u8(i64(self.left[before]) - 1)
                if self.left[before] == 0:
                    self.lose(before)

    def lose(self, number: i64) -> None:
        """Enters a position whose turns all lose, by the one that loses last."""
        self.endgame.set_up(self.table, number)
        self.look()
        worst: i64 = self.loss
        i: i64 = 0
        while i < self.inners:
            worst = max(worst, i64(self.values[self.inner[i]]) + 1)
            i += 1
        self.enter(number, worst)

    def enter(self, number: i64, value: i64) -> None:
        """Enters a value; the farthest ones are not told apart, but win and loss are."""
        if value > FARTHEST:
            value = FARTHEST - (value & 1)
        self.values[number] = u8(value)
        self.highest = max(self.highest, value)

    # the turns of one position

    def look(self) -> None:
        """Looks where the turns from the endgame's position lead."""
        self.win = 0
        self.loss = 0
        self.draw = False
        self.inners = 0
        self.stack[0].assign(self.endgame.position)
        self.seat = self.stack[0].seat
        self.explore(0)
        self.inners = distinct(self.inner, self.inners)

    def explore(self, depth: i64) -> None:
        """Plays every move; goes on where the turn does."""
        position = self.stack[depth]
        moves = self.moves[depth]
        after = self.stack[depth + 1]
        n: i64 = position.fill(moves)
        i: i64 = 0
        while i < n:
            after.assign(position)
            after.play(moves[i])
            i += 1
            if after.seat == OVER:
                score = after.score(self.seat)
                if score == 0.5:
                    self.draw = True
                else:
                    self.note(LOST if score > 0.5 else WON)
            elif not self.endgame.find(after):
                assert after.seat == self.seat, "a turn leads to no table"
                self.explore(depth + 1)
            elif self.endgame.table == self.table:
                self.inner[self.inners] = self.endgame.number
                self.inners += 1
            else:
                self.note(self.known_value())

    def known_value(self) -> i64:
        """The value of what the endgame has found, in a table that is done."""
        if self.endgame.table != self.near_table:
            self.near = self.known.values[int(self.endgame.table)]
            self.near_table = self.endgame.table
        return i64(self.near[self.endgame.number])

    def note(self, value: i64) -> None:
        """Notes where a turn out of the table leads, by the value for the seat that must move there."""
        if value == 0:
            self.draw = True
        elif not value & 1:
            self.loss = max(self.loss, value + 1)
        elif self.win == 0 or value + 1 < self.win:
            self.win = value + 1


def distinct(numbers: vec[i64], n: i64) -> i64:
    """Moves the distinct ones of the first n numbers to the front, and counts them."""
    kept: i64 = 0
    i: i64 = 0
    while i < n:
        number: i64 = numbers[i]
        i += 1
        j: i64 = 0
        while j < kept and numbers[j] != number:
            j += 1
        if j == kept:
            numbers[kept] = number
            kept += 1
    return kept
