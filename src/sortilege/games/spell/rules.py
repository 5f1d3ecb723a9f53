"""The Position: from the toss of the gem through set-up, turns and rounds to the result."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.spell.board import CENTRE, FULL, frame_left, frame_places, frame_top, framed
from sortilege.games.spell.script import fill_script_lift, fill_script_wizard, script_takes
from sortilege.games.spell.state import (
    BILEVITAGRAMATON,
    BUILD,
    DEAL,
    DOPPELGANGER,
    ENDED,
    KEEP,
    REVEAL,
    SCRIPT_LIFT,
    SCRIPT_SLIDE,
    SCRIPT_WIZARD,
    STAND,
    TARGET,
    TOSS,
    TURN,
    State,
)
from sortilege.games.spell.turn import (
    AMULET,
    CARD,
    CAST,
    CLAIM,
    END,
    FLIP,
    FLY,
    GEM,
    LIFT,
    NO_SLIDE,
    PLACE,
    PUSH,
    SLIDE,
    SPECIAL,
    STEP,
    SUMMON,
    WIZARD,
    act_with_wizard,
    cast,
    fill_targets,
    fill_turn,
    lift,
    move_wizard,
    one_each,
    slide,
    spell_done,
    summon,
    take,
)
from sortilege.kernel.bits import bit, bit_index, popcount
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import Rng


class Spell(State):
    """A game of SPELL at one moment."""

    def copy(self) -> "Spell":
        other = Spell(self.terms)
        other.assign(self)
        return other

    def fill(self, out: vec[i64]) -> i64:
        stage: i64 = self.stage
        if stage == TURN:
            return fill_turn(self, out)
        if stage == TARGET:
            return fill_targets(self, out)
        if stage == REVEAL:
            return one_each(out, 0, CARD, self.hidden & self.deck.of_level[self.level_to_fill()])
        if stage == BUILD:
            return one_each(out, 0, PLACE, frame_places(self.own0 | self.own1 | 1 << CENTRE))
        if stage == STAND:
            return one_each(out, 0, WIZARD, self.places_to_stand(self.next_to_stand()))
        if stage == SCRIPT_WIZARD:
            return fill_script_wizard(self, out)
        if stage == SCRIPT_LIFT:
            return fill_script_lift(self, out)
        if stage == SCRIPT_SLIDE:
            return one_each(out, 0, SLIDE, 0b1111)
        if stage == TOSS:
            return one_each(out, 0, GEM, 0b11)
        return one_each(out, 0, AMULET, self.amulets_offered())

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
        mine: i64 = self.points(seat)
        theirs: i64 = self.points(1 - seat)
        if mine != theirs:
            return 1.0 if mine > theirs else 0.0
        if self.terms.original:
            return 0.5
        return 0.0 if seat == self.first else 1.0

    def play(self, move: i64) -> None:
        kind: i64 = move & 15
        a: i64 = move >> 4 & 255
        b: i64 = move >> 12
        if kind == LIFT:
            self.play_lift(a, b)
        elif kind == STEP:
            self.play_wizard(STEP, a, b)
        elif kind == FLIP:
            self.play_wizard(FLIP, a, b)
        elif kind == END:
            self.end_turn()
        elif kind == CLAIM:
            take(self, a)
        elif kind == CAST:
            cast(self, a, b)
        elif kind == SUMMON:
            summon(self, a, b)
        elif kind == FLY:
            spell_done(self)
            move_wizard(self, self.mover(), a, b)
        elif kind == PUSH:
            spell_done(self)
            move_wizard(self, 1 - self.mover(), a, b)
        elif kind == SPECIAL:
            self.special = a
        else:
            self.play_event(kind, a)

    def play_event(self, kind: i64, a: i64) -> None:
        """The parts of the set-up and what chance does."""
        if kind == CARD:
            self.turn_up(a)
            self.refill()
        elif kind == PLACE:
            self.place(a)
        elif kind == WIZARD:
            self.stand(a)
        elif kind == SLIDE:
            slide(self, a)
            script_takes(self)
            self.end_turn()
        elif kind == GEM:
            self.first = a
            self.after_toss()
        else:
            self.deal_or_keep(a)

    # the set-up, in its order: gem, amulets, display, arena, wizards

    def after_toss(self) -> None:
        if self.terms.asymmetric and self.amulet0 < 0:
            self.stage = DEAL
            self.seat = CHANCE
        else:
            self.refill()

    def amulets_offered(self) -> i64:
        """Dealing: the amulets not dealt yet. Choosing: the two dealt to the seat that is asked."""
        if self.stage == DEAL or self.seat == self.first:
            return 0b1111 & ~self.dealt
        return self.dealt

    def deal_or_keep(self, amulet: i64) -> None:
        if self.stage == DEAL:
            self.dealt |= 1 << amulet
            if popcount(self.dealt) == 2:
                self.stage = KEEP
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
        """The lowest level with an empty slot and a card in its pile, 4 if there is none."""
        level: i64 = 0
        while level < 4:
            if self.hidden & self.deck.of_level[level] and (self.slot(level, 0) < 0 or self.slot(level, 1) < 0):
                return level
            level += 1
        return 4

    def refill(self) -> None:
        """Turns up cards until each level shows two; then the game goes on. A pile's last card is no chance."""
        while True:
            self.close_ranks()
            level: i64 = self.level_to_fill()
            if level == 4:
                break
            pile: i64 = self.hidden & self.deck.of_level[level]
            if pile & (pile - 1):
                self.stage = REVEAL
                self.seat = CHANCE
                return
            self.turn_up(bit_index(pile))
        if self.turn == 0:
            self.begin_arena()
        else:
            self.next_turn()

    def close_ranks(self) -> None:
        """Where slot B is empty, the card of slot A moves there."""
        level: i64 = 0
        while level < 4:
            if self.slot(level, 1) < 0 and self.slot(level, 0) >= 0:
                self.set_slot(level, 1, self.slot(level, 0))
                self.set_slot(level, 0, -1)
            level += 1

    def turn_up(self, card: i64) -> None:
        self.hidden &= ~bit(card)
        self.shown |= bit(card)
        self.set_slot(self.deck.level[card], 0, card)

    def begin_arena(self) -> None:
        """A row of violet, neutral, black: active and with their wizards, but for a tournament; there inactive."""
        if self.terms.solo:
            self.begin_turn()
            return
        if not (self.terms.tournament and self.terms.original):
            self.own0 = 1 << (CENTRE - 1)
            self.own1 = 1 << (CENTRE + 1)
        if not self.terms.tournament:
            self.active = self.own0 | self.own1
            self.wizards0 = self.own0
            self.wizards1 = self.own1
        self.stage = BUILD
        self.seat = self.builder()

    def builder(self) -> i64:
        """Who places the next tile: the seat without the gem begins."""
        if self.terms.quick:
            return CHANCE
        return self.next_to_place()

    def next_to_place(self) -> i64:
        return self.first if popcount(self.own0 | self.own1) & 1 else 1 - self.first

    def place(self, cell: i64) -> None:
        """Faces are inactive; in a tournament every second tile of a seat is active."""
        me: i64 = self.next_to_place()
        if self.terms.tournament and popcount(self.own(me)) & 1:
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
        """The arena is complete: from here on its own 16 cells count."""
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
        """Whose wizard is placed next, the seat without the gem first; -1 when all stand."""
        if self.wizards(1 - self.first) == 0:
            return 1 - self.first
        if self.wizards(self.first) == 0:
            return self.first
        if self.amulet(1 - self.first) == DOPPELGANGER and popcount(self.wizards(1 - self.first)) == 1:
            return 1 - self.first
        if self.amulet(self.first) == DOPPELGANGER and popcount(self.wizards(self.first)) == 1:
            return self.first
        return -1

    def places_to_stand(self, seat: i64) -> i64:
        """A first wizard stands on an own active tile, the second one of a Doppelganger on an own inactive one."""
        if self.wizards(seat) == 0:
            return self.own(seat) & self.active
        return self.own(seat) & ~self.active & self.free()

    def ask_wizards(self) -> None:
        seat: i64 = self.next_to_stand()
        if seat < 0:
            self.begin_turn()
            return
        self.stage = STAND
        self.seat = CHANCE if self.terms.quick else seat

    def stand(self, cell: i64) -> None:
        if self.next_to_stand() == 0:
            self.wizards0 |= 1 << cell
        else:
            self.wizards1 |= 1 << cell
        self.ask_wizards()

    # turns

    def begin_turn(self) -> None:
        if self.terms.solo and self.turn & 1:
            self.ask_script(SCRIPT_WIZARD)
            return
        self.stage = TURN
        self.seat = self.mover()
        self.wizard_actions = 1
        self.arena_actions = 2 if self.amulet(self.seat) == BILEVITAGRAMATON else 1

    def end_turn(self) -> None:
        """Elementals and special tile go back, then the display is refilled."""
        self.elementals = 0
        self.special = -1
        self.levels = 0
        self.wizard_actions = 0
        self.arena_actions = 0
        self.turn += 1
        self.refill()

    def next_turn(self) -> None:
        """After a whole round, the end: enough points, or the last round."""
        best: i64 = self.points(0)
        if self.points(1) > best:
            best = self.points(1)
        if self.turn & 1 == 0 and (best >= self.terms.end_at or self.turn >= 2 * self.terms.rounds):
            self.stage = ENDED
            self.seat = OVER
        else:
            self.begin_turn()

    def play_lift(self, cell: i64, direction: i64) -> None:
        lift(self, cell)
        if direction == NO_SLIDE:
            self.stage = SCRIPT_SLIDE
            self.seat = CHANCE
            return
        self.arena_actions -= 1
        slide(self, direction)

    def play_wizard(self, kind: i64, a: i64, b: i64) -> None:
        if self.stage != SCRIPT_WIZARD:
            act_with_wizard(self, kind, a, b)
            return
        if kind == STEP:
            move_wizard(self, 1, a, b)
        else:
            self.active |= 1 << a
        self.ask_script(SCRIPT_LIFT)

    def ask_script(self, stage: i64) -> None:
        """The player breaks the script's ties; what leaves no choice simply happens."""
        self.stage = stage
        moves = vec[i64]([0] * 32)
        n: i64 = self.fill(moves)
        if n == 0:
            self.ask_script(SCRIPT_LIFT)
            return
        self.seat = 0 if n > 1 else CHANCE
