"""What is asked, what would happen and what happened, and what targets are called."""

from collections.abc import Sequence
from functools import cached_property

from sortilege.games.grimoire import moves as mv
from sortilege.games.grimoire import state, touch
from sortilege.games.grimoire.changes import Effect, cast_effect, effect, number
from sortilege.games.grimoire.notation import entry_of, write_move
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.spellbooks import NamedSpell, sentences
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.position import CHANCE
from sortilege.kernel.speech import Speech, listed, yes
from sortilege.kernel.words import Words

_ASKED = {state.LANDING: "ask-land", state.JUDGING: "ask-judge", state.ANSWERING: "ask-answer"}
_ASKED_OF = {
    state.PLAY: "asked-play", state.PLACING: "asked-placing", state.STUDY: "asked-study", state.SHOWING: "asked-show",
    state.LANDING: "asked-show", state.JUDGING: "asked-judge", state.ANSWERING: "asked-answer",
}  # fmt: skip
_BUTTONS = ("cast", "dispute", "stays", "falls")


class GrimoireSpeech(Speech[Confrontation]):
    """Speaks of one position in one language, by the numbers that its reader gives to the points."""

    def __init__(self, words: Words, position: Confrontation, language: str, reader: int = -1) -> None:
        super().__init__(words, position, language)
        self.reader = reader if reader >= 0 else max(int(position.seat), 0)  # by default who is asked

    def element(self, element: int) -> str:
        return self(touch.NAMES[element])

    def point(self, point: int) -> str:
        """The reader's number of a point (0 to 23)."""
        return str(number(point, self.reader))

    def all_of(self, names: Sequence[str]) -> str:
        return listed(names, self("and"))

    def author(self) -> int:
        """Whose book holds the unverified spell that is being cast or contested."""
        position = self.position
        if position.spell >= mv.DISPUTE:
            return int(position.seat)
        return int(position.master) if position.spell < mv.TAKE else 1 - int(position.master)

    def pending(self) -> NamedSpell:
        """The unverified spell that is being cast or contested."""
        return self.position.book(self.author())[mv.index_of(self.position.spell)]

    def spell(self) -> str:
        return self.pending().name(self.language)

    @cached_property
    def able(self) -> tuple[int, int]:
        """The spells of each book that the master whose turn it is may cast now."""
        position = self.position
        if position.seat != position.master or position.phase != state.PLAY:
            return 0, 0
        own, other = int(position.castable()), int(position.takeable())
        return (own, other) if position.master == 0 else (other, own)

    # what is asked

    def ask(self, touched: Sequence[str] = ()) -> str:
        position = self.position
        if touched and (asked := self._ask_on(*touched)):
            return asked
        if position.seat == CHANCE:
            return self("ask-coin")
        if position.phase == state.STUDY:
            return self("ask-study", owner=self.seat(1 - int(position.seat)))
        if position.phase == state.PLACING:
            return self("ask-placing", element=self.element(int(position.element)))
        if position.phase == state.SHOWING:
            return self("ask-show", spell=self.spell(), any=yes(position.moved))
        if position.phase in _ASKED:
            return self(_ASKED[int(position.phase)], spell=self.spell())
        if not position.own:
            return self("ask-place")
        return self("ask-play", open=yes(position.own_open), able=yes(position.can_open()))

    def _ask_on(self, target: str, *more: str) -> str:
        """Asks a hand that has touched this to go on."""
        if spell := touch.spell_at(self.position, target):
            how = "dispute" if self.position.phase == state.STUDY else self._verb(spell[0])
            return self(f"ask-{how}", spell=self.position.book(spell[0])[spell[1]].name(self.language))
        if hand := touch.HAND.read(target):
            return self("ask-only" if more else "ask-where", element=self.element(hand[1]))
        point = touch.POINT.read(target)
        if point and self.position.phase == state.LANDING:
            return self("ask-meet", point=self.point(point[0]))
        gem = self.position.gem_at(point[0]) if point and self.position.phase == state.PLAY else None
        return self("ask-move", element=self.element(gem[1]), point=self.point(point[0])) if point and gem else ""

    def _verb(self, book: int) -> str:
        return "cast" if book == self.position.master else "take"

    def asked_of(self, who: str) -> str:
        position = self.position
        spell = self.spell() if position.spell else ""
        return self(_ASKED_OF[int(position.phase)], who=who, spell=spell, element=self.element(int(position.element)))

    def cause(self) -> str:
        """Gives the text of the spell that is shown or contested, or says that the Agrica was emptied."""
        position = self.position
        if position.spell:
            entry = self.pending()
            text = self("cause-spell", spell=self.spell(), text=sentences(entry, self.language))
            return text if entry.tree is None else f"{text} {self('cause-proved')}"
        if position.phase == state.PLAY and not position.own and any(position.lost(int(position.master))):
            return self("cause-empty")
        return ""

    def counted(self) -> str:
        return self("counted")

    def gains(self, moves: Sequence[int], after: Confrontation) -> Sequence[str]:
        """What is taken of the other master, what that costs, and whether no spell can answer it."""
        seat = int(self.position.seat)
        other = 1 - seat
        took, cost = (int(after.points(who)) - int(self.position.points(who)) for who in (seat, other))
        owner, lines = self.seat(other), list[str]()
        if took:
            lines.append(self("gain-takes", count=took, owner=owner, left=12 - int(after.points(seat))))
        if cost:
            lines.append(self("gain-costs", count=cost))
        return [*lines, self("gain-closed", owner=owner)] if took and not after.open_of(other) else lines

    def action(self, move: int) -> str:
        if self.position.phase != state.PLAY:
            return ""
        if move >= mv.MOVE:
            return self("action-move")
        if move < mv.STOP:
            return self("action-place")
        return self("action-open" if move == mv.OPEN else "action-cast" if move < mv.TAKE else "action-take")

    # what would happen

    def foresee(self, touched: Sequence[str]) -> Sequence[str]:
        """Says what the spell in hand would do, or which gems the gem in hand can take."""
        position = self.position
        if not touched or position.phase != state.PLAY:
            return ()
        if spell := touch.spell_at(position, touched[0]):
            entry = position.book(spell[0])[spell[1]]
            if entry.tree is None:
                return [self("foresee-show", other=self.seat(1 - int(position.master)))]
            return self.told(cast_effect(position, entry))
        if point := touch.POINT.read(touched[0]):
            takes = [move for move in position.moves() if move >= mv.MOVE and mv.start_of(move) == point[0]]
            return [self._could_take(int(mv.end_of(move))) for move in takes if position.gem_at(mv.end_of(move))]
        return ()

    def _could_take(self, point: int) -> str:
        gem = self.gem(point)
        return self("foresee-take", element=self.element(gem[1]), owner=self.seat(gem[0]), point=self.point(point))

    def told(self, done: Effect) -> list[str]:
        """Tells what a cast does: how many gems go elsewhere, and whose are taken where."""
        lines = [self("foresee-moves", count=len(done.moves))]
        theirs, own = 1 - self.reader, self.reader
        if taken := self._gems_of(theirs, done):
            lines.append(self("foresee-takes", owner=self.seat(theirs), **taken))
        if taken := self._gems_of(own, done):
            lines.append(self("foresee-loses", **taken))
        return lines

    def _gems_of(self, seat: int, done: Effect) -> dict[str, str]:
        """The gems of a master that are taken, and where they stand; nothing if there is none."""
        gems = [(self.element(gem[1]), self.point(at)) for at in done.taken if (gem := self.gem(at))[0] == seat]
        return {"gems": ", ".join(gem for gem, _ in gems), "points": ", ".join(at for _, at in gems)} if gems else {}

    def gem(self, point: int) -> tuple[int, int]:
        """The seat and the element of the gem on a point where one stands."""
        gem = self.position.gem_at(point)
        assert gem is not None
        return gem

    # what happened

    def say(self, move: int) -> str:
        return self._tell("say", move)

    def label(self, move: int) -> str:
        return self._tell("label", move)

    def _tell(self, how: str, move: int) -> str:
        position = self.position
        if move < mv.STOP:
            kind = "and" if position.phase == state.PLACING else "place"
            element, to = self.element(int(mv.element_of(move))), self.point(int(mv.point_of(move)))
            return self(f"{how}-{kind}", element=element, to=to)
        if move >= mv.MOVE:
            return self._tell_move(how, int(mv.start_of(move)), int(mv.end_of(move)))
        kind = write_move(position, move).split()[0]
        if kind in ("cast", "take"):
            return self._tell_cast(how, move, kind)
        if kind == "dispute":
            return self(f"{how}-dispute", spell=entry_of(position, move).name(self.language))
        if kind in ("show", "to", "fall"):
            return self(f"{how}-{kind}", to=self.point(int(mv.point_of(move))))
        if kind == "first":
            return self(f"{how}-first", seat=self.seat(move - mv.FIRST))
        if how == "say" and kind in ("accept", "contest", "yield", "insist"):
            if kind == "contest" and position.spell >= mv.TAKE:
                kind = "refuse"
            return self(f"say-{kind}", spell=self.spell())
        return self(f"{how}-{kind}")

    def _tell_move(self, how: str, start: int, end: int) -> str:
        there = {"from": self.point(start), "to": self.point(end)}
        if how == "label":
            return self("label-move", **there)
        gem, other = self.gem(start), self.position.gem_at(end)
        if other is None:
            return self("say-move", element=self.element(gem[1]), **there)
        taken = {"taken": self.element(other[1]), "owner": self.seat(other[0])}
        return self("say-capture", element=self.element(gem[1]), **there, **taken)

    def _tell_cast(self, how: str, move: int, kind: str) -> str:
        entry = entry_of(self.position, move)
        name = entry.name(self.language)
        if how == "label":
            return self(f"label-{kind}", spell=name)
        if entry.tree is None:
            return self("say-announce" if kind == "cast" else "say-announce-take", spell=name)
        said = self(f"say-{kind}", spell=name)
        losses = self.losses(effect(self.position, move))
        return self("say-and-losses", said=said, losses=self.all_of(losses)) if losses else said

    def losses(self, done: Effect) -> list[str]:
        """Tells which gems each master loses."""
        lost: dict[int, list[str]] = {0: [], 1: []}
        for at in done.taken:
            seat, element = self.gem(at)
            lost[seat].append(self("loss-gem", element=self.element(element), point=self.point(at)))
        return [self("loss", owner=self.seat(seat), gems=self.all_of(gems)) for seat, gems in lost.items() if gems]

    # names of targets

    def name(self, target: str) -> str:
        position = self.position
        if target in _BUTTONS or target in touch.BUTTONS.values():
            return self(f"button-{target}" if target in _BUTTONS else f"label-{target}")
        if fields := touch.HAND.read(target):
            seat, element = fields
            count = position.in_hand(seat)[element]
            return self("hand-name", owner=self.seat(seat), element=self.element(element), count=count)
        if fields := touch.BOOK.read(target):
            if position.phase == state.PLAY and position.seat == fields[0] and position.can_open():
                return self("label-open")
            return self("book-open" if position.open_of(fields[0]) else "book-closed", owner=self.seat(fields[0]))
        if spell := touch.spell_at(position, target):
            return self.spell_name(*spell)
        if fields := touch.POINT.read(target):
            return self._point_name(fields[0])
        raise BadNotation(f"there is no target {target!r}; targets are p1 to p24, hand-0-fire, book-0, spell-0-1, cast")

    def _point_name(self, point: int) -> str:
        gem = self.position.gem_at(point)
        if gem is None:
            return self("point-free", point=self.point(point))
        return self("point-gem", point=self.point(point), element=self.element(gem[1]), owner=self.seat(gem[0]))

    def spell_name(self, seat: int, place: int) -> str:
        """The spell at this place of a book, and how things stand with it."""
        entry = self.position.book(seat)[place]
        standing = self.standing(seat, place)
        return self("spell-name", number=entry.number, spell=entry.name(self.language), state=standing)

    def standing(self, book: int, place: int) -> str:
        """castable, cast, banned or other: for the master whose turn it is in his own book, else for its owner."""
        if self.position.banned(book) >> place & 1:
            return "banned"
        if self.able[book] >> place & 1:
            return "castable"
        return "cast" if self.position.cast_of(book) >> place & 1 else "other"

    def describe(self) -> str:
        """Where everything stands, for screen readers."""
        gems: list[list[str]] = [[], []]
        for point in range(24):
            gem = self.position.gem_at(point)
            if gem:
                gems[gem[0]].append(f"{self.element(gem[1])} {self.point(point)}")
        return " ".join(
            self(f"gems-{seat}", gems=", ".join(side)) if side else self(f"no-gems-{seat}")
            for seat, side in enumerate(gems)
        )
