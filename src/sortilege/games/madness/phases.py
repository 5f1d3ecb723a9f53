"""The phases of a turn (B2): what happens by itself, from the setup to the elimination check."""

from mypy_extensions import i64

from sortilege.games.madness import codes as c
from sortilege.games.madness import picks
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.state import MadnessState
from sortilege.games.madness.zones import NO_CARD, UNKNOWN
from sortilege.kernel.bits import bit, bit_index


class Phases(MadnessState):
    """A position that knows how a turn goes on when nobody is asked."""

    # setup

    def seat_magician(self, seat: i64, magician: i64) -> None:
        """A player takes a magician: deck, base spells (B1.1); better cards come from the supply (B1.2)."""
        self.sit(seat, magician, True)
        self.set_spells(seat, self.cards.base, 0)
        kind: i64 = 0
        while kind < c.MAD:
            n: i64 = self.cards.decks[magician * c.MAD + kind]
            if n:
                self.change(seat, c.DECK, kind, n)
                self.add_supply(kind, -n if c.VALUE[kind] > 1 else 0)
            kind += 1

    def ask_magician(self) -> None:
        """Lets the next player who has none choose a magician (B1.1)."""
        seat: i64 = 0
        while seat < self.seats:
            if self.mage(seat) == NONE:
                self.ask(c.WHICH_MAGE, seat)
                return
            seat += 1

    def turn_spell(self) -> bool:
        """Turns the next spell of a library pile, by chance among those of its element and level (B1.5)."""
        bits: i64 = self.spells_of(self.reveal, self.reveal_level)
        if bits & (bits - 1):
            return self.chance(c.C_SPELL, NONE, among=bits)
        if bits:
            self.show(self.reveal, bit_index(bits))
        self.reveal = NONE
        return False

    def spells_of(self, element: i64, level: i64) -> i64:
        """Bits of the spells of this element and level."""
        bits: i64 = 0
        i: i64 = 0
        while i < self.cards.spells:
            if self.cards.school[i] == element and self.cards.level[i] == level:
                bits |= bit(i)
            i += 1
        return bits

    def run_phase(self) -> bool:
        """The next part of the present phase; True if somebody is asked, chance decides, or the game is over."""
        phase: i64 = self.phase
        if phase == c.ACT:
            return self.ask_action()
        if phase == c.RECOVER:
            return self.recuperate()
        if phase == c.TURN_PAGE:
            return self.turn_page()
        if phase == c.PLACE:
            return self.place_curses()
        if phase < c.BEGIN:
            return self.set_up()
        if phase == c.TRIGGER:
            self.trigger()
        elif phase == c.BEGIN:
            self.concentrate()
        elif phase == c.CLOSE:
            self.close_round()
        else:
            self.enter(c.PLACE if phase == c.APPEAR else c.ACT)
        return False

    def enter(self, phase: i64) -> None:
        self.phase = phase
        self.stage = 0

    def set_up(self) -> bool:
        """Magicians, the library, the first hands (B1)."""
        if self.phase == c.MAGICIANS:
            if self.stage == self.seats:
                self.enter(c.SHELVES)
            elif self.mage(self.stage) != NONE:
                self.stage += 1
            else:
                return self.chance(c.C_MAGICIAN, self.stage)
        elif self.phase == c.SHELVES:
            if self.stage == 4:
                self.enter(c.HANDS)
            else:
                self.reveal = self.stage
                self.reveal_level = 1
                self.stage += 1
        elif self.stage == self.seats:
            self.enter(c.BEGIN)
        elif self.size(self.stage, c.HAND) == c.HAND_SIZE:
            self.stage += 1
        else:
            return self.draw_one(self.stage)
        return False

    def draw_one(self, seat: i64) -> bool:
        """One card into the hand; True if chance decides or the game is lost."""
        kind: i64 = self.next_card(seat)
        if kind == NO_CARD:
            return True
        if kind == UNKNOWN:
            return self.chance(c.C_CARD, seat)
        self.take_next(seat, kind)
        self.change(seat, c.HAND, kind, 1)
        return False

    # phases 1 and 2

    def concentrate(self) -> None:
        """Readies the active player's spells (B2.1), then moves the marker (B2.2)."""
        self.set_spells(self.active, self.spells(self.active), 0)
        if self.marker == 0:
            self.round = 1
            self.enter(c.TURN_PAGE)
        elif self.marker == c.LAST_SPACE:
            self.read_right_page()
        else:
            self.marker += 1
            self.enter(c.TRIGGER)
            slot: i64 = 0
            while slot < c.SLOTS:
                if c.SPACE[slot] == self.marker and self.curse(slot) != NONE:
                    self.stage |= bit(slot)
                slot += 1

    def read_right_page(self) -> None:
        """The round closes: restrictions and shields end, then the failure or the bonus of the right page (B2.3)."""
        self.forbidden = 0
        self.shield = 0
        self.enter(c.CLOSE)
        self.run(self.cards.fail if self.cursed() else self.cards.bonus, self.right_page, self.active)  # B6.2, B6.3

    def close_round(self) -> None:
        """The remaining curses go under their piles; the next page follows."""
        slot: i64 = 0
        while slot < c.SLOTS:
            if self.curse(slot) != NONE:
                self.remove_curse(slot)
            slot += 1
        self.round += 1
        self.monster = self.right_page
        self.right_page = NONE
        self.enter(c.TURN_PAGE)

    def turn_page(self) -> bool:
        """The monster on the left, the face of the next page on the right (B1.4); then the appearance (B2.4)."""
        if self.monster == NONE:
            return self.turn_up(self.cards.covers)
        if self.right_page == NONE:
            if self.round < c.ROUNDS:
                return self.turn_up(self.cards.interiors)
            self.right_page = self.cards.end_page
        self.marker = 1
        self.enter(c.APPEAR)
        self.run(self.cards.appear, self.monster, self.active)
        return False

    def turn_up(self, among: i64) -> bool:
        """A page nobody has seen: by chance, or at once if only one is left."""
        bits: i64 = self.pages & among
        if bits & (bits - 1):
            return self.chance(c.C_PAGE, NONE, among=bits)
        self.see_page(bit_index(bits))
        return False

    def see_page(self, page: i64) -> None:
        self.pages ^= bit(page)
        if self.monster == NONE:
            self.monster = page
        else:
            self.right_page = page

    def place_curses(self) -> bool:
        """First the Multi-Element curses of this round, then the three of the page, each into the next slot (B2.4)."""
        multi: i64 = self.cards.track[self.difficulty + self.round - 1]  # B2.5
        if self.stage == multi + 3:
            self.enter(c.AFTER)
            self.run(self.cards.late, self.monster, self.active)
            return False
        pile: i64 = c.MULTI
        if self.stage >= multi:
            pile = self.cards.symbols[self.monster * 3 + self.stage - multi]
        curse: i64 = self.next_curse(pile)
        if curse == UNKNOWN:
            return self.chance(c.C_CURSE, pile)
        self.place_curse(curse, self.free_slot())
        self.stage += 1
        return False

    def trigger(self) -> None:
        """The curses of the marker's space strike, left then right (B2.2); a shield stops one (B5.3)."""
        if self.stage == 0:
            self.enter(c.ACT)
            return
        slot: i64 = bit_index(self.stage & -self.stage)
        self.stage &= self.stage - 1
        if self.curse(slot) == NONE:
            return
        if self.shield:
            self.shield -= 1
            return
        effect = self.run(self.cards.harm, self.curse(slot), self.active)
        effect.curse = slot

    # phases 3 and 4

    def ask_action(self) -> bool:
        """Asks for an action, unless the group rests (B6.4)."""
        if self.resting and self.round == c.ROUNDS:
            self.end_actions()
            return False
        return self.ask(c.MENU, self.active)

    def end_actions(self) -> None:
        """Discounts and the use of the power end with the Action phase."""
        i: i64 = 0
        while i < c.DISCOUNTS:
            self.add_discount(i, -self.discounts(i))
            i += 1
        self.power_used = False
        self.enter(c.RECOVER)

    def recuperate(self) -> bool:
        """Draws up to six cards or discards Element cards down to six (B2.7), never Madness (B4.3)."""
        seat: i64 = self.active
        n: i64 = self.size(seat, c.HAND)
        if self.stage == 0 and n < c.HAND_SIZE:
            return self.draw_one(seat)
        if self.stage == 0:
            self.stage = 1
            extra: i64 = n - c.HAND_SIZE
            if extra and picks.ask_cards(self, seat, extra, extra, 1 << c.HAND, c.ANY_ELEMENT, c.TO_DISCARD):
                return True
        return self.end_turn(seat)

    def end_turn(self, seat: i64) -> bool:
        """A hand of six or more Madness alone eliminates (B6.1); the next living player is active."""
        self.turn += 1
        if self.size(seat, c.HAND) >= c.HAND_SIZE and self.count(seat, c.HAND, c.MAD) == self.size(seat, c.HAND):
            self.eliminate(seat)
            if not self.alive(self.after(seat)):
                self.finish(c.ALL_OUT)  # B6.2
                return True
        self.active = self.after(seat)
        self.enter(c.BEGIN)
        return False

    def eliminate(self, seat: i64) -> None:
        """All cards and spells of a player leave the game."""
        while self.known_top(seat):
            kind: i64 = self.next_card(seat)
            self.take_next(seat, kind)
            self.box(kind, 1)
        zone: i64 = 0
        while zone < c.ZONES:
            kind = 0
            while kind < c.KINDS:
                n: i64 = self.count(seat, zone, kind)
                self.change(seat, zone, kind, -n)
                self.box(kind, n)
                kind += 1
            zone += 1
        self.set_spells(seat, 0, 0)
        self.sit(seat, self.mage(seat), False)
