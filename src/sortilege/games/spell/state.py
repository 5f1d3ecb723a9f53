"""What a position of SPELL holds, and the questions that the rules ask of it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sortilege.games.spell.board import FULL, ZOBRIST, Deck
from sortilege.kernel.bits import bit, popcount
from sortilege.kernel.position import Position

TOSS: Final = 0  # the gem shows who begins
DEAL: Final = 1  # amulets are dealt
KEEP: Final = 2  # each player keeps one amulet
REVEAL: Final = 3  # a rune card is turned up
BUILD: Final = 4  # tiles are placed
STAND: Final = 5  # wizards are placed
TURN: Final = 6  # a player's turn
TARGET: Final = 7  # a spell has been cast and wants its target
SCRIPT_WIZARD: Final = 8  # the solo opponent plays its wizard,
SCRIPT_LIFT: Final = 9  # lifts a middle tile,
SCRIPT_SLIDE: Final = 10  # and the gem shows where the tiles slide
ENDED: Final = 11

DOPPELGANGER: Final = 0
TRIELEMENTARIS: Final = 1
EXTRALIMITAE: Final = 2
BILEVITAGRAMATON: Final = 3


class Terms:
    """What does not change during a game: the edition, the mode, the deck."""

    def __init__(self, deck: Deck, cards: str) -> None:
        self.deck = deck
        self.cards = cards  # the deck as the options give it: its name or its text
        self.original: bool = False  # the original edition, not the French one
        self.asymmetric: bool = False
        self.tournament: bool = False
        self.quick: bool = False  # chance builds the arena
        self.solo: bool = False
        self.hard: bool = False
        self.end_at: i64 = 16
        self.rounds: i64 = 6
        self.amulets: i64 = -1  # violet's * 4 + black's, if the options name them


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellState(Position):
    """The arena, the pawns, the cards, and how far the turn has come. Seat 0 is violet, seat 1 black.

    A set of cards is a word with one bit a card; a set of cells one bit a cell. While the arena is built (BUILD), tiles
    and wizards stand on the field of 7 x 7.
    """

    def __init__(self, terms: Terms) -> None:
        super().__init__(1 if terms.solo else 2)
        self.terms = terms
        self.deck: Deck = terms.deck
        self.stage: i64 = TOSS
        self.first: i64 = -1  # the seat with the gem
        self.dealt: i64 = 0  # the amulets dealt to the seat without the gem
        self.amulet0: i64 = terms.amulets >> 2
        self.amulet1: i64 = terms.amulets & 3 if terms.amulets >= 0 else -1
        self.own0: i64 = 0  # tiles
        self.own1: i64 = 0
        self.active: i64 = 0  # tiles with the active face up
        self.gap: i64 = -1
        self.wizards0: i64 = 0
        self.wizards1: i64 = 0
        self.elementals: i64 = 0  # of the seat whose turn it is
        self.wizard_actions: i64 = 0  # left in this turn
        self.arena_actions: i64 = 0
        self.levels: i64 = 0  # the levels (bits 0-3) activated in this turn
        self.special: i64 = -1  # the outside cell of the special tile
        self.spell: i64 = 0  # at TARGET: the level of the spell cast
        self.hidden: i64 = bit(self.deck.size) - 1  # cards in the piles
        self.shown: i64 = 0  # cards face up
        self.slots: i64 = 0  # 6 bits each, card + 1: slot A and slot B of level 1, A and B of level 2, ...
        self.won0: i64 = 0
        self.won1: i64 = 0
        self.hand0: i64 = 0  # cards that can still cast
        self.hand1: i64 = 0

    def assign(self, other: Position) -> None:
        assert isinstance(other, SpellState)
        self.seat = other.seat
        self.turn = other.turn
        self.options = other.options
        self.stage = other.stage
        self.first = other.first
        self.dealt = other.dealt
        self.amulet0 = other.amulet0
        self.amulet1 = other.amulet1
        self.own0 = other.own0
        self.own1 = other.own1
        self.active = other.active
        self.gap = other.gap
        self.wizards0 = other.wizards0
        self.wizards1 = other.wizards1
        self.elementals = other.elementals
        self.wizard_actions = other.wizard_actions
        self.arena_actions = other.arena_actions
        self.levels = other.levels
        self.special = other.special
        self.spell = other.spell
        self.hidden = other.hidden
        self.shown = other.shown
        self.slots = other.slots
        self.won0 = other.won0
        self.won1 = other.won1
        self.hand0 = other.hand0
        self.hand1 = other.hand1

    def key(self) -> i64:
        turn: i64 = self.wizard_actions | self.arena_actions << 2 | self.levels << 4 | (self.special + 1) << 8
        frame: i64 = self.stage | (self.seat + 2) << 4 | (self.first + 1) << 6 | self.turn << 8 | self.spell << 16
        match: i64 = self.dealt | (self.amulet0 + 1) << 4 | (self.amulet1 + 1) << 8 | (self.gap + 1) << 12
        h: i64 = _word(0, self.own0) ^ _word(8, self.own1) ^ _word(16, self.active) ^ _word(24, self.elementals)
        h ^= _word(32, self.wizards0) ^ _word(40, self.wizards1) ^ _word(48, turn) ^ _word(52, frame) ^ _word(56, match)
        h ^= _word(64, self.hidden) ^ _word(72, self.slots) ^ _word(80, self.won0) ^ _word(88, self.won1)
        return h ^ _word(96, self.hand0) ^ _word(104, self.hand1)

    # whose turn, whose things

    def mover(self) -> i64:
        """The seat whose turn it is: the one with the gem begins every round (S3.1); in solo the opponent is 1."""
        return self.first if self.turn & 1 == 0 else 1 - self.first

    def in_turn(self) -> bool:
        """Tells whether a player's turn is under way."""
        return self.stage == TURN or self.stage == TARGET

    def own(self, seat: i64) -> i64:
        return self.own0 if seat == 0 else self.own1

    def wizards(self, seat: i64) -> i64:
        return self.wizards0 if seat == 0 else self.wizards1

    def amulet(self, seat: i64) -> i64:
        return self.amulet0 if seat == 0 else self.amulet1

    def hand(self, seat: i64) -> i64:
        return self.hand0 if seat == 0 else self.hand1

    def won(self, seat: i64) -> i64:
        return self.won0 if seat == 0 else self.won1

    def points(self, seat: i64) -> i64:
        """The levels of all cards won (S1.1)."""
        won: i64 = self.won(seat)
        total: i64 = 0
        level: i64 = 0
        while level < 4:
            total += (level + 1) * popcount(won & self.deck.of_level[level])
            level += 1
        return total

    def round(self) -> i64:
        """The round under way, from 1; after the end, the last one."""
        return (self.turn if self.stage != ENDED else self.turn - 1) // 2 + 1

    # the arena

    def tiles(self) -> i64:
        """All cells but the gap (S2.1)."""
        return FULL & ~(1 << self.gap)

    def neutral(self) -> i64:
        """The tile of neither colour (S2.1)."""
        return self.tiles() & ~(self.own0 | self.own1)

    def free(self) -> i64:
        """The tiles without wizard or elemental, even if both stand on one (S10.3)."""
        return self.tiles() & ~(self.wizards0 | self.wizards1 | self.elementals)

    def lit(self) -> i64:
        """The cells active for the seat whose turn it is: its own active tiles and those that it stands on (S5.1)."""
        me: i64 = self.mover()
        mine: i64 = self.own(me) & self.active
        if self.terms.original:  # S10.4
            mine &= ~self.wizards(1 - me)
        return mine | self.wizards(me) | self.elementals

    def wizards_owned(self, seat: i64) -> i64:
        """How many wizards a seat has (S2.3, S8.2)."""
        return 2 if self.amulet(seat) == DOPPELGANGER else 1

    def elementals_owned(self, seat: i64) -> i64:
        """How many elementals a seat has, summoned or not."""
        return _elementals(self.amulet(seat))

    def reserve(self) -> i64:
        """How many elementals the seat whose turn it is may still summon."""
        return _elementals(self.amulet(self.mover())) - popcount(self.elementals)

    # the cards

    def slot(self, level: i64, beside: i64) -> i64:
        """The card in slot A (beside = 0) or B (beside = 1) of a level, -1 if none (S2.2)."""
        return (self.slots >> (level * 12 + beside * 6) & 63) - 1

    def set_slot(self, level: i64, beside: i64, card: i64) -> None:
        at: i64 = level * 12 + beside * 6
        self.slots = (self.slots & ~(63 * bit(at))) | (card + 1) << at

    def claimable(self) -> i64:
        """The cards that may be taken now: their shape is contained in what is active (S1.1, S5.2)."""
        cards: i64 = self.shown
        if self.levels:
            cards = open_cards(self, self.levels)
        if not cards:
            return 0
        return cards & self.deck.matched(self.lit(), self.special)


def open_cards(state: SpellState, levels: i64) -> i64:
    """The cards shown, but for those of the levels (bits 0-3) already activated in the turn (S5.3)."""
    cards: i64 = state.shown
    level: i64 = 0
    while levels:
        if levels & 1:
            cards &= ~state.deck.of_level[level]
        levels >>= 1
        level += 1
    return cards


def _elementals(amulet: i64) -> i64:
    """How many elementals come with an amulet (S2.3, S8.2, S8.4)."""
    if amulet == DOPPELGANGER:
        return 0
    return 3 if amulet == TRIELEMENTARIS else 2


def _word(chunk: i64, x: i64) -> i64:
    """The Zobrist word of a field: its bytes look into tables of their own."""
    h: i64 = 0
    while x:
        h ^= ZOBRIST[chunk << 8 | (x & 255)]
        x >>= 8
        chunk += 1
    return h
