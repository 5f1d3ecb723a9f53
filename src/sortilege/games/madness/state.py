"""What a position holds: the round, the book, the open question, what is under way; zones.py has what is counted.

Single numbers are attributes. An id that is missing is NONE.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import codes as c
from sortilege.games.madness.cards import Cards
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.frames import NEW_EFFECT, CardEffect, Payment, mix
from sortilege.games.madness.zones import NO_CARD, MadnessZones
from sortilege.kernel.bits import bit
from sortilege.kernel.position import CHANCE, OVER, Position


class MadnessState(MadnessZones):
    """All parts of a position, and the small things that rules do with them."""

    def __init__(self, seats: i64, cards: Cards, difficulty: i64) -> None:
        super().__init__(seats, cards)
        self.difficulty: i64 = difficulty  # the field of the round track where the first round stands
        # the round
        self.round: i64 = 0
        self.marker: i64 = 0  # 0 on the Invocation space before the first turn, then 1 to 5
        self.active: i64 = 0
        self.phase: i64 = 0
        self.stage: i64 = 0  # how far the phase is
        self.resting: bool = False  # the group skips the remaining Action phases (B6.4)
        self.power_used: bool = False  # in this Action phase (B3.9)
        self.wild: bool = False  # the power of the wild card is declared for the next payment
        self.result: i64 = 0
        # the book
        self.monster: i64 = NONE  # the page on the left
        self.right_page: i64 = NONE
        self.pages: i64 = 0  # bits: pages that nobody has seen
        self.madness: i64 = 0  # cards left in the Madness pile
        self.forbidden: i64 = 0  # bits: what is forbidden until the round closes (B5.3)
        self.shield: i64 = 0  # how many of the next curses will have no effect
        self.reveal: i64 = NONE  # the library pile whose next spell is to be turned
        self.reveal_level: i64 = 0
        # the question: what, about whose things, how many, from where, which, and what becomes of them
        self.question: i64 = c.NOTHING
        self.whose: i64 = NONE
        self.low: i64 = 0
        self.high: i64 = 0
        self.zones: i64 = 0  # bits of zones
        self.among: i64 = 0  # bits of kinds, spells, pages, piles, elements or options
        self.wanted: i64 = 0  # the filter on cards; of an option, the step that has it
        self.fate: i64 = 0
        self.floor: i64 = 0  # of a pick one by one: the first place that may still be picked
        # the rest
        self.effects: list[CardEffect] = []  # the first `depth` of them are running, the last on top
        self.depth: i64 = 0
        self.payment: Payment = Payment()
        # scratch that no copy carries
        self.probe: Payment = Payment()  # whether something could be paid with a wild card: what, and a move that would
        self.probed: vec[i64] = vec[i64]([0])
        self.offer: vec[i64] = vec[i64]([0] * 512)  # the moves of the present question
        self.offered: i64 = -1  # how many; -1 if they have to be found
        self.cells: vec[i64] = vec[i64]([0] * 64)  # what may be picked or paid: how many of each
        self.places: vec[i64] = vec[i64]([0] * 64)

    def assign(self, other: Position) -> None:
        """Becomes a copy of other. Frames are reused, so that search makes no new ones."""
        assert isinstance(other, MadnessState)
        self.seat = other.seat
        self.turn = other.turn
        self.options = other.options
        self.round = other.round
        self.marker = other.marker
        self.active = other.active
        self.phase = other.phase
        self.stage = other.stage
        self.resting = other.resting
        self.power_used = other.power_used
        self.wild = other.wild
        self.result = other.result
        self.monster = other.monster
        self.right_page = other.right_page
        self.pages = other.pages
        self.curses = other.curses
        self.madness = other.madness
        self.forbidden = other.forbidden
        self.shield = other.shield
        self.reveal = other.reveal
        self.reveal_level = other.reveal_level
        self.question = other.question
        self.whose = other.whose
        self.low = other.low
        self.high = other.high
        self.zones = other.zones
        self.among = other.among
        self.wanted = other.wanted
        self.fate = other.fate
        self.floor = other.floor
        self.counts = other.counts[:]
        self.payment.open = other.payment.open
        if other.payment.open:
            self.payment.assign(other.payment)
        self.depth = other.depth
        while len(self.effects) < self.depth:
            self.effects.append(CardEffect())
        i: i64 = 0
        while i < self.depth:
            self.effects[i].assign(other.effects[i])
            i += 1
        self.offered = -1

    # the Madness pile

    def next_card(self, seat: i64) -> i64:
        """The next card if it is known, UNKNOWN if chance decides, NO_CARD if the Madness pile ran out on the way."""
        kind: i64 = self.top_card(seat)
        return self.top_card(seat) if kind == NO_CARD and self.reshuffle(seat) else kind

    def reshuffle(self, seat: i64) -> bool:
        """One Madness joins the discard pile, which becomes the draw pile (B4.2); False if there is none to take."""
        if not self.gain_madness(seat, c.DISCARD):
            return False
        self.carry_all(seat, c.DISCARD, seat, c.DECK)
        i: i64 = 0
        while i < self.depth:
            self.effects[i].paid[seat] = 0
            i += 1
        return True

    def gain_madness(self, seat: i64, zone: i64) -> bool:
        """Takes one Madness from the pile into a zone (DECK is the top of the draw pile); False if the game is lost."""
        if self.madness == 0:
            self.finish(c.MAD_END)  # B6.2
            return False
        self.madness -= 1
        if zone == c.DECK:
            self.put_on_top(seat, c.MAD)
        else:
            self.change(seat, zone, c.MAD, 1)
        return True

    # effects

    def push(self, actor: i64) -> CardEffect:
        """A new frame on top."""
        if self.depth == len(self.effects):
            self.effects.append(CardEffect())
        effect = self.effects[self.depth]
        effect.assign(NEW_EFFECT)
        effect.actor = actor
        effect.default = actor
        self.depth += 1
        return effect

    def run(self, spans: vec[i64], which: i64, actor: i64) -> CardEffect:
        """Begins the list of steps of this card of a table."""
        effect = self.push(actor)
        effect.step = spans[which * 2]
        effect.start = effect.step
        effect.end = spans[which * 2 + 1]
        effect.repeats = 1
        return effect

    def top(self) -> CardEffect:
        """The effect on top."""
        return self.effects[self.depth - 1]

    def granted(self) -> bool:
        """Whether the action now asked for was granted by another player (B3.8)."""
        return self.depth > 0

    def busy(self, seat: i64) -> i64:
        """Bits of this player's spells whose effect is still being resolved."""
        bits: i64 = 0
        i: i64 = 0
        while i < self.depth:
            effect = self.effects[i]
            if effect.spell != NONE and effect.actor == seat:
                bits |= bit(effect.spell)
            i += 1
        return bits

    # questions

    def ask(
        self,
        question: i64,
        seat: i64,
        *,
        whose: i64 = NONE,
        low: i64 = 0,
        high: i64 = 0,
        zones: i64 = 0,
        among: i64 = 0,
        wanted: i64 = 0,
        fate: i64 = 0,
    ) -> bool:
        """Asks this seat, about its own things unless `whose` says otherwise. Returns True: the game waits."""
        self.question = question
        self.seat = seat
        self.whose = seat if whose == NONE else whose
        self.low = low
        self.high = high
        self.zones = zones
        self.among = among
        self.wanted = wanted
        self.fate = fate
        self.floor = 0
        self.offered = -1
        return True

    def chance(self, question: i64, whose: i64, among: i64 = 0, fate: i64 = 0) -> bool:
        """Lets chance decide about something of this seat or pile, or among some things of nobody."""
        self.ask(question, CHANCE, among=among, fate=fate)
        self.whose = whose
        return True

    def finish(self, result: i64) -> None:
        self.result = result
        self.question = c.NOTHING
        self.seat = OVER

    def key(self) -> i64:
        h: i64 = self.turn * 64 + self.seat + 2
        i: i64 = 0
        while i < len(self.counts):
            if self.counts[i]:
                h = mix(h ^ self.counts[i] ^ (i << 40))
            i += 1
        h = mix(h ^ (self.round | self.marker << 4 | self.active << 8 | self.phase << 12 | self.stage << 20))
        flags: i64 = (1 if self.resting else 0) | (2 if self.power_used else 0) | (4 if self.wild else 0)
        h = mix(h ^ (flags | self.result << 4 | self.madness << 8 | self.forbidden << 20 | self.shield << 30))
        h = mix(h ^ (self.monster + 1 | (self.right_page + 1) << 8 | (self.reveal + 1) << 16))
        h = mix(mix(h ^ self.pages) ^ self.curses)
        if self.question != c.NOTHING:
            h = mix(h ^ (self.question | (self.whose + 1) << 8 | self.low << 16 | self.high << 24 | self.zones << 32))
            h = mix(mix(h ^ self.among) ^ (self.wanted | self.fate << 16 | self.floor << 24))
        i = 0
        while i < self.depth:
            h = self.effects[i].mixed_into(h)
            i += 1
        return self.payment.mixed_into(h) if self.payment.open else h
