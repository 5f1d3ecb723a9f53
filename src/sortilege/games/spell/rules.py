"""The Position: from the toss of the gem through set-up, turns and rounds to the result."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.spell import moves as mv
from sortilege.games.spell import solo, turn
from sortilege.games.spell import state as st
from sortilege.games.spell.board import CENTRE, FULL, frame_left, frame_places, frame_top, framed
from sortilege.games.spell.state import SpellState
from sortilege.kernel.bits import bit, bit_index, popcount
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import Rng


class SpellPosition(SpellState):
    """A game of SPELL at one moment."""

    def copy(self) -> "SpellPosition":
        other = SpellPosition(self.terms)
        other.assign(self)
        return other

    def fill(self, out: vec[i64]) -> i64:
        stage: i64 = self.stage
        if stage == st.TURN:
            return turn.fill_turn(self, out)
        if stage == st.TARGET:
            return turn.fill_targets(self, out)
        if stage == st.REVEAL:
            return mv.one_each(out, 0, mv.CARD, self.hidden & self.deck.of_level[self.level_to_fill()])
        if stage == st.BUILD:
            return mv.one_each(out, 0, mv.PLACE, frame_places(self.own0 | self.own1 | 1 << CENTRE))
        if stage == st.STAND:
            return mv.one_each(out, 0, mv.WIZARD, self.places_to_stand(self.next_to_stand()))
        if stage == st.SCRIPT_WIZARD:
            return solo.fill_script_wizard(self, out)
        if stage == st.SCRIPT_LIFT:
            return solo.fill_script_lift(self, out)
        if stage == st.SCRIPT_SLIDE:  # S9.4
            return mv.one_each(out, 0, mv.SLIDE, 0b1111)
        if stage == st.TOSS:
            return mv.one_each(out, 0, mv.GEM, 0b11)
        return mv.one_each(out, 0, mv.AMULET, self.amulets_offered())

    def weights(self, out: vec[i64]) -> i64:
        """Every outcome of chance is as likely as the others of its kind."""
        n: i64 = self.fill(out)
        i: i64 = 0
        while i < n:
            out[i] = 1
            i += 1
        return n

    def pick(self, rng: Rng) -> i64:
        n: i64 = self.fill(rng.moves)
        return rng.moves[rng.below(n)]

    def score(self, seat: i64) -> float:
        """The higher score wins, of equal ones that of the second player (S1.3), who in solo is the script (S9.6)."""
        mine: i64 = self.points(seat)
        theirs: i64 = self.points(1 - seat)
        if mine != theirs:
            return 1.0 if mine > theirs else 0.0
        if self.terms.original:  # S10.6
            return 0.5
        return 0.0 if seat == self.first else 1.0

    def play(self, move: i64) -> None:
        kind: i64 = move & 15
        a: i64 = move >> 4 & 255
        b: i64 = move >> 12
        if kind == mv.LIFT:
            self.play_lift(a, b)
        elif kind == mv.STEP:
            self.play_wizard(mv.STEP, a, b)
        elif kind == mv.FLIP:
            self.play_wizard(mv.FLIP, a, b)
        elif kind == mv.END:
            self.end_turn()
        elif kind == mv.CLAIM:
            turn.take(self, a)
        elif kind == mv.CAST:
            turn.cast(self, a, b)
        elif kind == mv.SUMMON:
            turn.summon(self, a, b)
        elif kind == mv.FLY:  # S6.3
            turn.spell_done(self)
            turn.move_wizard(self, self.mover(), a, b)
        elif kind == mv.PUSH:  # S6.4
            turn.spell_done(self)
            turn.move_wizard(self, 1 - self.mover(), a, b)
        elif kind == mv.SPECIAL:  # S8.5
            self.special = a
        else:
            self.play_event(kind, a)

    def play_event(self, kind: i64, a: i64) -> None:
        """Does a part of the set-up, or what chance does."""
        if kind == mv.CARD:
            self.turn_up(a)
            self.refill()
        elif kind == mv.PLACE:
            self.place(a)
        elif kind == mv.WIZARD:
            self.stand(a)
        elif kind == mv.SLIDE:  # S9.4
            turn.slide(self, a)
            solo.script_takes(self)
            self.end_turn()
        elif kind == mv.GEM:  # S3.1
            self.first = a
            self.after_toss()
        else:
            self.deal_or_keep(a)

    # the set-up, in its order: gem, amulets, display, arena, wizards

    def after_toss(self) -> None:
        """Deals amulets if there are to be any, else turns up the cards."""
        if self.terms.asymmetric and self.amulet0 < 0:
            self.stage = st.DEAL
            self.seat = CHANCE
        else:
            self.refill()

    def amulets_offered(self) -> i64:
        """Dealing: the amulets not dealt yet. Choosing: the two dealt to the seat that is asked (S8.1)."""
        if self.stage == st.DEAL or self.seat == self.first:
            return 0b1111 & ~self.dealt
        return self.dealt

    def deal_or_keep(self, amulet: i64) -> None:
        """Deals this amulet, or lets the seat that is asked keep it: the one without the gem first (S8.1)."""
        if self.stage == st.DEAL:
            self.dealt |= 1 << amulet
            if popcount(self.dealt) == 2:
                self.stage = st.KEEP
                self.seat = 1 - self.first
            return
        if self.seat == 0:
            self.amulet0 = amulet
        else:
            self.amulet1 = amulet
        if self.seat == self.first:
            self.dealt = 0
            self.refill()
        else:
            self.seat = self.first

    def level_to_fill(self) -> i64:
        """The lowest level with an empty slot and a card in its pile (S7.3), 4 if there is none."""
        level: i64 = 0
        while level < 4:
            if self.hidden & self.deck.of_level[level] and (self.slot(level, 0) < 0 or self.slot(level, 1) < 0):
                return level
            level += 1
        return 4

    def refill(self) -> None:
        """Turns up cards until each level shows two (S2.2, S3.2); then the game goes on. A pile's last is no chance."""
        while True:
            self.close_ranks()
            level: i64 = self.level_to_fill()
            if level == 4:
                break
            pile: i64 = self.hidden & self.deck.of_level[level]
            if pile & (pile - 1):
                self.stage = st.REVEAL
                self.seat = CHANCE
                return
            self.turn_up(bit_index(pile))
        if self.turn == 0:
            self.begin_arena()
        else:
            self.next_turn()

    def close_ranks(self) -> None:
        """Moves the card of slot A to slot B where that is empty (S7.2)."""
        level: i64 = 0
        while level < 4:
            if self.slot(level, 1) < 0 and self.slot(level, 0) >= 0:
                self.set_slot(level, 1, self.slot(level, 0))
                self.set_slot(level, 0, -1)
            level += 1

    def turn_up(self, card: i64) -> None:
        """Turns up a card of a pile, in slot A (S7.2)."""
        self.hidden &= ~bit(card)
        self.shown |= bit(card)
        self.set_slot(self.deck.level[card], 0, card)

    def begin_arena(self) -> None:
        """Lays a row of violet, neutral, black: active and with their wizards (S3.3)."""
        if self.terms.solo:  # S9.1
            self.begin_turn()
            return
        if not (self.terms.tournament and self.terms.original):  # S10.7: then the neutral tile alone
            self.own0 = 1 << (CENTRE - 1)
            self.own1 = 1 << (CENTRE + 1)
        if not self.terms.tournament:  # S3.6
            self.active = self.own0 | self.own1
            self.wizards0 = self.own0
            self.wizards1 = self.own1
        self.stage = st.BUILD
        self.seat = self.builder()

    def builder(self) -> i64:
        """Who places the next tile: in a quick set-up chance (S3.5)."""
        if self.terms.quick:
            return CHANCE
        return self.next_to_place()

    def next_to_place(self) -> i64:
        """Whose tile is placed next: the seat without the gem begins (S3.4)."""
        return self.first if popcount(self.own0 | self.own1) & 1 else 1 - self.first

    def place(self, cell: i64) -> None:
        """Places a tile, inactive face up (S3.4)."""
        me: i64 = self.next_to_place()
        if self.terms.tournament and popcount(self.own(me)) & 1:  # S3.6: faces alternate
            self.active |= bit(cell)
        if me == 0:
            self.own0 |= bit(cell)
        else:
            self.own1 |= bit(cell)
        if popcount(self.own0 | self.own1) == 14:
            self.fix_frame()
        else:
            self.seat = self.builder()

    def fix_frame(self) -> None:
        """Settles the frame around the 15 tiles (S3.4): from here on the arena's own 16 cells count."""
        tiles: i64 = self.own0 | self.own1 | 1 << CENTRE
        top: i64 = frame_top(tiles)
        left: i64 = frame_left(tiles)
        self.gap = bit_index(FULL & ~framed(tiles, top, left))
        self.own0 = framed(self.own0, top, left)
        self.own1 = framed(self.own1, top, left)
        self.active = framed(self.active, top, left)
        self.wizards0 = framed(self.wizards0, top, left)
        self.wizards1 = framed(self.wizards1, top, left)
        self.ask_wizards()

    def next_to_stand(self) -> i64:
        """Whose wizard is placed next, the seat without the gem first; -1 when all stand (S3.6, S8.2)."""
        first: i64 = self.first
        if self.wizards(1 - first) == 0:
            return 1 - first
        if self.wizards(first) == 0:
            return first
        if popcount(self.wizards(1 - first)) < self.wizards_owned(1 - first):
            return 1 - first
        if popcount(self.wizards(first)) < self.wizards_owned(first):
            return first
        return -1

    def places_to_stand(self, seat: i64) -> i64:
        """Own active tiles for a first wizard (S3.6), own inactive ones for the second of a Doppelganger (S8.2)."""
        if self.wizards(seat) == 0:
            return self.own(seat) & self.active
        return self.own(seat) & ~self.active & self.free()

    def ask_wizards(self) -> None:
        """Asks for the next wizard: in a quick set-up chance (S3.5); the first turn begins when all stand."""
        seat: i64 = self.next_to_stand()
        if seat < 0:
            self.begin_turn()
            return
        self.stage = st.STAND
        self.seat = CHANCE if self.terms.quick else seat

    def stand(self, cell: i64) -> None:
        if self.next_to_stand() == 0:
            self.wizards0 |= 1 << cell
        else:
            self.wizards1 |= 1 << cell
        self.ask_wizards()

    # turns

    def begin_turn(self) -> None:
        """Gives the seat whose turn it is one wizard and one arena action (S4.1)."""
        if self.terms.solo and self.turn & 1:
            self.ask_script(st.SCRIPT_WIZARD)
            return
        self.stage = st.TURN
        self.seat = self.mover()
        self.wizard_actions = 1
        self.arena_actions = 2 if self.amulet(self.seat) == st.BILEVITAGRAMATON else 1  # S8.7

    def end_turn(self) -> None:
        """Takes elementals and special tile back, then refills the display (S7.1)."""
        self.elementals = 0
        self.special = -1  # S8.5
        self.levels = 0
        self.wizard_actions = 0
        self.arena_actions = 0
        self.turn += 1
        self.refill()

    def next_turn(self) -> None:
        """Ends the game after a round with enough points, or after the last (S1.2, S7.1); else begins the next turn."""
        best: i64 = self.points(0)
        if self.points(1) > best:
            best = self.points(1)
        if self.turn & 1 == 0 and (best >= self.terms.end_at or self.turn >= 2 * self.terms.rounds):
            self.stage = st.ENDED
            self.seat = OVER
        else:
            self.begin_turn()

    def play_lift(self, cell: i64, direction: i64) -> None:
        turn.lift(self, cell)
        if direction == mv.NO_SLIDE:
            self.stage = st.SCRIPT_SLIDE
            self.seat = CHANCE
            return
        self.arena_actions -= 1
        turn.slide(self, direction)

    def play_wizard(self, kind: i64, a: i64, b: i64) -> None:
        if self.stage != st.SCRIPT_WIZARD:
            turn.act_with_wizard(self, kind, a, b)
            return
        if kind == mv.STEP:
            turn.move_wizard(self, 1, a, b)
        else:
            self.active |= 1 << a
        self.ask_script(st.SCRIPT_LIFT)

    def ask_script(self, stage: i64) -> None:
        """Asks the player to break the script's ties (S9.2, S9.3); what leaves no choice simply happens."""
        self.stage = stage
        moves = vec[i64]([0] * 32)
        n: i64 = self.fill(moves)
        if n == 0:
            self.ask_script(st.SCRIPT_LIFT)
            return
        self.seat = 0 if n > 1 else CHANCE
