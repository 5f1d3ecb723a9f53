"""The phases of a turn: what happens by itself, from the setup to the elimination check."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sortilege.games.madness import actions, picks
from sortilege.games.madness import board as b
from sortilege.games.madness.state import LOST, UNKNOWN, State
from sortilege.kernel.bits import bit

ROUNDS: Final = 6
LAST_SPACE: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Phases(State):
    """A position that knows how a turn goes on when nobody is asked."""

    # setup

    def seat_magician(self, seat: i64, magician: i64) -> None:
        """A player takes a magician: deck, base spells."""
        s = self.s
        here: i64 = self.at(seat)
        s[here + b.MAGE] = magician + 1
        s[here + b.ALIVE] = 1
        s[here + b.SPELLS] = self.cards.base
        kind: i64 = 0
        while kind < b.MAD:
            n: i64 = self.cards.decks[magician * b.MAD + kind]
            if n:
                self.change(seat, b.DECK, kind, n)
                s[b.SUPPLY + kind] -= n if kind % 3 else 0
            kind += 1

    def reveal(self) -> bool:
        """Turns the next spell of a library pile, by chance among those of its element and level."""
        s = self.s
        bits: i64 = self.spells_of((s[b.REVEAL] - 1) & 7, s[b.REVEAL] - 1 >> 3)
        if bits & (bits - 1):
            return self.chance(b.C_SPELL, bits)
        if bits:
            s[b.LIBRARY + ((s[b.REVEAL] - 1) & 7)] = self.lowest(bits) + 1
        s[b.REVEAL] = 0
        return False

    def spells_of(self, element: i64, level: i64) -> i64:
        bits: i64 = 0
        i: i64 = 0
        while i < self.cards.spells:
            if self.cards.school[i] == element and self.cards.level[i] == level:
                bits |= bit(i)
            i += 1
        return bits

    def lowest(self, bits: i64) -> i64:
        i: i64 = 0
        while not bits >> i & 1:
            i += 1
        return i

    def run_phase(self) -> bool:
        """The next part of the present phase; True if somebody is asked, chance decides, or the game is over."""
        phase: i64 = self.s[b.PHASE]
        if phase == b.ACT:
            return self.ask_action()
        if phase == b.RECOVER:
            return self.recuperate()
        if phase == b.TRIGGER:
            self.trigger()
            return False
        if phase == b.BEGIN:
            self.concentrate()
            return False
        if phase == b.CLOSE:
            self.close_round()
            return False
        if phase == b.TURN_PAGE:
            return self.turn_page()
        if phase == b.APPEAR:
            self.enter(b.PLACE)
            return False
        if phase == b.PLACE:
            return self.place_curses()
        if phase == b.AFTER:
            self.enter(b.ACT)
            return False
        return self.set_up(phase)

    def enter(self, phase: i64) -> None:
        self.s[b.PHASE] = phase
        self.s[b.STAGE] = 0

    def set_up(self, phase: i64) -> bool:
        """Magicians, the library, the first hands."""
        s = self.s
        if phase == b.MAGICIANS:
            if s[b.STAGE] == self.seats:
                self.enter(b.SHELVES)
            elif s[self.at(s[b.STAGE]) + b.MAGE]:
                s[b.STAGE] += 1
            else:
                return self.chance(b.C_MAGICIAN, s[b.STAGE])
        elif phase == b.SHELVES:
            if s[b.STAGE] == 4:
                self.enter(b.HANDS)
            else:
                s[b.REVEAL] = 8 + s[b.STAGE] + 1
                s[b.STAGE] += 1
        elif s[b.STAGE] == self.seats:
            self.enter(b.BEGIN)
        elif self.size(s[b.STAGE], b.HAND) == b.HAND_SIZE:
            s[b.STAGE] += 1
        else:
            return self.draw_one(s[b.STAGE])
        return False

    def draw_one(self, seat: i64) -> bool:
        """One card into the hand; True if chance decides or the game is lost."""
        kind: i64 = self.next_card(seat)
        if kind == LOST:
            return True
        if kind == UNKNOWN:
            return self.chance(b.C_CARD, seat)
        self.take_next(seat, kind)
        self.change(seat, b.HAND, kind, 1)
        return False

    # phases 1 and 2

    def concentrate(self) -> None:
        """Readies the active player's spells, then moves the marker."""
        s = self.s
        active: i64 = s[b.ACTIVE]
        s[self.at(active) + b.SPENT] = 0
        if s[b.MARKER] == 0:
            s[b.ROUND] = 1
            self.enter(b.TURN_PAGE)
        elif s[b.MARKER] == LAST_SPACE:
            self.read_right_page(active)
        else:
            s[b.MARKER] += 1
            self.enter(b.TRIGGER)
            slot: i64 = 0
            while slot < b.SLOTS:
                if b.SPACE[slot] == s[b.MARKER] and s[b.SLOT + slot]:
                    s[b.STAGE] |= bit(slot)
                slot += 1

    def read_right_page(self, active: i64) -> None:
        """The round closes: restrictions and shields end, then the failure or the bonus of the right page."""
        s = self.s
        s[b.FORBID] = 0
        s[b.SHIELD] = 0
        page: i64 = s[b.RIGHT] - 1
        spans = self.cards.fail if actions.curses_left(self) else self.cards.bonus
        self.enter(b.CLOSE)
        actions.run(self, spans[page * 2], spans[page * 2 + 1], active)

    def close_round(self) -> None:
        """The remaining curses go under their piles; the next page follows."""
        slot: i64 = 0
        while slot < b.SLOTS:
            if self.s[b.SLOT + slot]:
                self.remove_curse(slot)
            slot += 1
        self.s[b.ROUND] += 1
        self.s[b.MONSTER] = self.s[b.RIGHT]
        self.s[b.RIGHT] = 0
        self.enter(b.TURN_PAGE)

    def turn_page(self) -> bool:
        """The monster on the left, the face of the next page on the right; then the appearance."""
        s = self.s
        if s[b.MONSTER] == 0:
            return self.chance_page(self.cards.covers)
        if s[b.RIGHT] == 0:
            if s[b.ROUND] < ROUNDS:
                return self.chance_page(self.cards.interiors)
            s[b.RIGHT] = self.cards.end_page + 1
        s[b.MARKER] = 1
        self.enter(b.APPEAR)
        page: i64 = s[b.MONSTER] - 1
        actions.run(self, self.cards.appear[page * 2], self.cards.appear[page * 2 + 1], s[b.ACTIVE])
        return False

    def chance_page(self, among: i64) -> bool:
        """A page nobody has seen: by chance, or at once if only one is left."""
        bits: i64 = self.s[b.PAGES] & among
        if bits & (bits - 1):
            return self.chance(b.C_PAGE, bits)
        self.see_page(self.lowest(bits))
        return False

    def see_page(self, page: i64) -> None:
        self.s[b.PAGES] ^= bit(page)
        if self.s[b.MONSTER] == 0:
            self.s[b.MONSTER] = page + 1
        else:
            self.s[b.RIGHT] = page + 1

    def place_curses(self) -> bool:
        """First the Multi-Element curses of this round, then the three of the page, each into the next slot."""
        s = self.s
        multi: i64 = self.cards.track[self.difficulty + s[b.ROUND] - 1]
        if s[b.STAGE] == multi + 3:
            self.enter(b.AFTER)
            page: i64 = s[b.MONSTER] - 1
            actions.run(self, self.cards.late[page * 2], self.cards.late[page * 2 + 1], s[b.ACTIVE])
            return False
        pile: i64 = b.MULTI
        if s[b.STAGE] >= multi:
            pile = self.cards.symbols[(s[b.MONSTER] - 1) * 3 + s[b.STAGE] - multi]
        curse: i64 = self.next_curse(pile)
        if curse < 0:
            return self.chance(b.C_CURSE, pile)
        self.place_curse(curse, self.free_slot())
        s[b.STAGE] += 1
        return False

    def trigger(self) -> None:
        """The curses of the marker's space, left then right; a shield stops one."""
        s = self.s
        if s[b.STAGE] == 0:
            self.enter(b.ACT)
            return
        slot: i64 = self.lowest(s[b.STAGE])
        s[b.STAGE] &= s[b.STAGE] - 1
        if s[b.SLOT + slot] == 0:
            return
        if s[b.SHIELD]:
            s[b.SHIELD] -= 1
            return
        curse: i64 = s[b.SLOT + slot] - 1
        f: i64 = actions.run(self, self.cards.harm[curse * 2], self.cards.harm[curse * 2 + 1], s[b.ACTIVE])
        self.s[f + b.CURSE] = slot + 1

    # phases 3 and 4

    def ask_action(self) -> bool:
        s = self.s
        if s[b.REST] and s[b.ROUND] == ROUNDS:
            self.end_actions()
            return False
        self.question(b.MENU, s[b.ACTIVE])
        return self.about(s[b.ACTIVE], 0, 0, 0, 0, 0)

    def end_actions(self) -> None:
        """Discounts and the use of the power end with the Action phase."""
        i: i64 = 0
        while i < 8:
            self.s[b.DISCOUNT + i] = 0
            i += 1
        self.s[b.ONCE] = 0
        self.enter(b.RECOVER)

    def recuperate(self) -> bool:
        """Draws up to six cards or discards Element cards down to six, then the elimination check and the next turn."""
        s = self.s
        seat: i64 = s[b.ACTIVE]
        n: i64 = self.size(seat, b.HAND)
        if s[b.STAGE] == 0 and n < b.HAND_SIZE:
            return self.draw_one(seat)
        if s[b.STAGE] == 0:
            s[b.STAGE] = 1
            extra: i64 = n - b.HAND_SIZE
            if extra and picks.ask_cards(self, seat, extra, extra, 1 << b.HAND, 1, b.TO_DISCARD):
                return True
        return self.end_turn(seat)

    def end_turn(self, seat: i64) -> bool:
        """A hand of six or more Madness alone eliminates; the token passes to the next living player."""
        s = self.s
        self.turn += 1
        if self.size(seat, b.HAND) >= b.HAND_SIZE and self.count(seat, b.HAND, b.MAD) == self.size(seat, b.HAND):
            self.eliminate(seat)
            if not self.alive(self.after(seat)):
                self.finish(b.ALL_OUT)
                return True
        s[b.ACTIVE] = self.after(seat)
        self.enter(b.BEGIN)
        return False

    def eliminate(self, seat: i64) -> None:
        """All cards and spells of a player leave the game."""
        s = self.s
        here: i64 = self.at(seat)
        zone: i64 = 0
        while zone < 5:
            kind: i64 = 0
            while kind < b.KINDS:
                n: i64 = self.count(seat, zone, kind)
                if n:
                    self.change(seat, zone, kind, -n)
                    s[b.BOX + kind] += n
                kind += 1
            zone += 1
        while s[here + b.TOP]:
            s[b.BOX + (s[here + b.TOP] & 15) - 1] += 1
            s[here + b.TOP] >>= 4
        s[here + b.SPELLS] = 0
        s[here + b.SPENT] = 0
        s[here + b.ALIVE] = 0
