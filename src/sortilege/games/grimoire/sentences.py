"""What is said of positions, moves and targets, and why something cannot be done."""

from functools import cached_property

from sortilege.games.grimoire import board as codes
from sortilege.games.grimoire.effects import effect, outcome
from sortilege.games.grimoire.notation import entry_of, gem_at, in_hand, lost, write_move
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.spellbooks import Entry
from sortilege.games.grimoire.state import (
    ANSWERING,
    JUDGING,
    LANDING,
    PLACING,
    PLAY,
    SHOWING,
    STUDY,
)
from sortilege.games.grimoire.touches import NAMES, gesture
from sortilege.kernel.bits import popcount
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.game import Reason
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.words import Argument, Words


class Speaker:
    """Speaks of one position in one language."""

    def __init__(self, words: Words, position: Confrontation, language: str) -> None:
        self.words, self.position, self.language = words, position, language

    def __call__(self, message: str, **arguments: Argument) -> str:
        return self.words(self.language, message, **arguments)

    def element(self, element: int) -> str:
        return self(NAMES[element])

    def owner(self, seat: int) -> str:
        return self(f"seat-{seat}")

    def pending(self) -> Entry:
        """The unverified spell that is being cast or contested."""
        position = self.position
        if position.spell >= codes.DISPUTE:
            return position.shelf.books[int(position.seat)][int(position.spell) - codes.DISPUTE]
        return entry_of(position, int(position.spell))

    def spell(self) -> str:
        return self.pending().name(self.language)

    # what is asked

    def ask(self) -> str:
        position = self.position
        if position.seat == CHANCE:
            return self("ask-coin")
        if position.phase == STUDY:
            return self("ask-study")
        if position.phase == PLACING:
            return self("ask-placing", element=self.element(int(position.element)))
        if position.phase == SHOWING:
            return self("ask-show", spell=self.spell(), any="yes" if position.moved else "no")
        if position.phase in (LANDING, JUDGING, ANSWERING):
            name = {LANDING: "land", JUDGING: "judge", ANSWERING: "answer"}[int(position.phase)]
            return self(f"ask-{name}", spell=self.spell())
        if not position.own:
            return self("ask-place")
        able = "yes" if position.can_open() else "no"
        return self("ask-play", open="yes" if position.own_open else "no", able=able)

    # what happened

    def say(self, move: int) -> str:
        return self.tell("say", move)

    def label(self, move: int) -> str:
        return self.tell("label", move)

    def tell(self, how: str, move: int) -> str:
        position = self.position
        kind, *parts = write_move(position, move).split()
        if kind in ("place", "and"):
            return self(f"{how}-{kind}", element=self.element(move // 24), to=parts[-1])
        if kind == "move":
            return self.tell_move(how, move, *parts)
        if kind in ("cast", "take"):
            return self.tell_cast(how, move, kind)
        if kind == "dispute":
            return self(f"{how}-dispute", spell=entry_of(position, move).name(self.language))
        if kind in ("show", "to"):
            return self(f"{how}-{kind}", to=parts[0])
        if kind == "first":
            return self(f"{how}-first", seat=parts[0])
        if how == "say" and kind in ("accept", "contest", "yield", "insist"):
            if kind == "contest" and position.spell >= codes.TAKE:
                kind = "refuse"
            return self(f"say-{kind}", spell=self.spell())
        return self(f"{how}-{kind}")

    def tell_move(self, how: str, move: int, start: str, end: str) -> str:
        if how == "label":
            return self("label-move", **{"from": start, "to": end})
        gem, other = gem_at(self.position, int(start) - 1), gem_at(self.position, int(end) - 1)
        assert gem is not None
        taken = "none" if other is None else self.element(other[1])
        return self("say-move", **{"from": start, "to": end, "element": self.element(gem[1]), "taken": taken})

    def tell_cast(self, how: str, move: int, kind: str) -> str:
        entry = entry_of(self.position, move)
        name = entry.name(self.language)
        if how == "label":
            return self(f"label-{kind}", spell=name)
        if entry.tree is None:
            return self("say-announce" if kind == "cast" else "say-announce-take", spell=name)
        return self(f"say-{kind}", spell=name, taken=len(effect(self.position, move).taken))

    # names of targets

    def name(self, target: str) -> str:
        word, *parts = target.split("-")
        position = self.position
        if target in ("ready", "accept", "contest", "yield", "insist", "dispute"):
            return self("dispute-name" if target == "dispute" else f"label-{target}")
        if target == "star":
            return self(self.star())
        if word == "hand" and len(parts) == 2:
            seat, element = _seat(parts[0], target), _element(parts[1], target)
            count = in_hand(position, seat)[element]
            return self("hand-name", owner=self.owner(seat), element=self.element(element), count=count)
        if word == "book" and len(parts) == 1:
            seat = _seat(parts[0], target)
            return self("book-open" if position.open_of(seat) else "book-closed", owner=self.owner(seat))
        if word == "spell" and len(parts) == 2:
            seat = _seat(parts[0], target)
            return self.spell_name(seat, self.place(seat, parts[1], target))
        point = self.point(target)
        gem = gem_at(position, point)
        if gem is None:
            return self("point-free", point=point + 1)
        return self("point-gem", point=point + 1, element=self.element(gem[1]), owner=self.owner(gem[0]))

    def star(self) -> str:
        names = {PLACING: "center-stop", SHOWING: "center-done"}
        if self.position.seat == OVER:
            return "center-idle"
        return names.get(int(self.position.phase), "center-cast")

    def spell_name(self, seat: int, place: int) -> str:
        """The spell at this place of a book, and how things stand with it."""
        entry = self.position.shelf.books[seat][place]
        state = self.state(seat, place)
        return self("spell-name", number=entry.number, spell=entry.name(self.language), state=state)

    def place(self, seat: int, number: str, target: str) -> int:
        for place, entry in enumerate(self.position.shelf.books[seat]):
            if number == str(entry.number):
                return place
        raise BadNotation(f"there is no target {target!r}")

    def point(self, target: str) -> int:
        if target not in [f"p{n}" for n in range(1, 25)]:
            raise BadNotation(f"there is no target {target!r}; points are p1 to p24")
        return int(target[1:]) - 1

    def state(self, book: int, place: int) -> str:
        """castable, cast, banned or other: for the master whose turn it is in his own book, else for its owner."""
        position = self.position
        bit = 1 << place
        if position.banned(book) & bit:
            return "banned"
        if self.able[book] & bit:
            return "castable"
        return "cast" if position.cast_of(book) & bit else "other"

    @cached_property
    def able(self) -> tuple[int, int]:
        """The spells of each book that the master whose turn it is may cast now."""
        position = self.position
        if position.seat != position.master or position.phase != PLAY:
            return 0, 0
        own, other = int(position.castable()), int(position.takeable())
        return (own, other) if position.master == 0 else (other, own)

    # why not

    def why_not(self, target: str) -> Reason:
        position = self.position
        self.name(target)
        if position.seat == OVER:
            return Reason("G5.1", self("no-over"))
        if position.seat >= 0 and any(gesture(position, move)[0] == target for move in position.moves()):
            return Reason("G3.1", self("no-may"))
        if position.phase == STUDY or position.seat == CHANCE:
            return Reason("G2.3", self("no-study"))
        if position.phase == PLACING:
            return self.why_not_placing(target)
        if position.phase in (SHOWING, LANDING):
            return self.why_not_showing(target)
        if position.phase in (JUDGING, ANSWERING):
            return Reason("G7.3", self("no-judge" if position.phase == JUDGING else "no-answer"))
        word, *parts = target.split("-")
        if word == "hand":
            return self.why_not_hand(int(parts[0]), NAMES.index(parts[1]))
        if word == "book":
            return self.why_not_open(int(parts[0]))
        if word == "spell":
            return self.why_not_spell(int(parts[0]), self.place(int(parts[0]), parts[1], target))
        if word.startswith("p") and target[1:].isdigit():
            return self.why_not_point(self.point(target))
        return Reason("G3.1", self("no-center"))

    def why_not_placing(self, target: str) -> Reason:
        position = self.position
        if target[1:].isdigit():
            point = self.point(target)
            if gem_at(position, point):
                return Reason("G3.2", self("no-placing-taken", point=point + 1))
            return Reason("G3.2", self("no-placing-order", point=point + 1))
        return Reason("G3.2", self("no-placing-else", element=self.element(int(position.element))))

    def why_not_showing(self, target: str) -> Reason:
        if target[1:].isdigit():
            point = self.point(target)
            if self.position.phase == LANDING and self.position.landed >> point & 1:
                return Reason("G4.3", self("no-show-taken", point=point + 1))
            if gem_at(self.position, point):
                return Reason("G7.2", self("no-show-order"))
        return Reason("G7.2", self("no-show"))

    def why_not_hand(self, seat: int, element: int) -> Reason:
        if seat != self.position.seat:
            return Reason("G3.2", self("no-hand-theirs"))
        return Reason("G3.2", self("no-hand-empty", element=self.element(element)))

    def why_not_open(self, seat: int) -> Reason:
        position = self.position
        if seat != position.seat:
            return Reason("G3.4", self("no-open-theirs"))
        if position.open_of(seat):
            return Reason("G3.4", self("no-open-already"))
        return Reason("G3.4", self("no-open-gems", count=int(popcount(position.own))))

    def why_not_point(self, point: int) -> Reason:
        gem = gem_at(self.position, point)
        if gem is None:
            return Reason("G3.2", self("no-point-empty", point=point + 1))
        if gem[0] != self.position.master:
            return Reason("G3.3", self("no-point-theirs", point=point + 1))
        return Reason("G3.3", self("no-point-stuck", point=point + 1))

    def why_not_spell(self, book: int, place: int) -> Reason:
        position = self.position
        entry = position.shelf.books[book][place]
        name = entry.name(self.language)
        bit = 1 << place
        if position.banned(book) & bit:
            return Reason("G7.3", self("no-spell-banned", spell=name))
        if book != position.master:
            refused = self.why_not_take(bit, name)
            if refused:
                return refused
        elif not position.own_open:
            return Reason("G3.5", self("no-spell-closed"))
        elif position.own_cast & bit:
            return Reason("G3.5", self("no-spell-cast", spell=name))
        return self.why_not_now(entry, name)

    def why_not_take(self, bit: int, name: str) -> Reason | None:
        position = self.position
        if not (position.own_open and position.opp_open):
            return Reason("G3.6", self("no-take-open"))
        if position.own_hand | position.opp_hand:
            return Reason("G3.6", self("no-take-hands"))
        if not position.opp_cast & bit:
            return Reason("G3.6", self("no-take-fresh", spell=name))
        if position.own_took & bit:
            return Reason("G3.6", self("no-take-twice", spell=name))
        return Reason("G7.4", self("no-take-refused", spell=name)) if position.barred & bit else None

    def why_not_now(self, entry: Entry, name: str) -> Reason:
        """The spell itself does not allow it in this position."""
        assert entry.tree is not None
        verdict = outcome(self.position, entry.tree).verdict
        if verdict == "unmet":
            return Reason("G4.1", self("no-spell-unmet", spell=name))
        if verdict == "done":
            return Reason("G4.5", self("no-spell-idle", spell=name))
        return Reason("G4.4", self("no-spell-clash", spell=name))

    # several lines

    def board_notes(self) -> str:
        """Hands, losses and books below the text board."""
        position, lines = self.position, []
        for seat in (0, 1):
            hand = dict(zip(NAMES, in_hand(position, seat), strict=True))
            state = self("open" if position.open_of(seat) else "closed")
            lines.append(
                self("board-hand", owner=self.owner(seat), lost=sum(lost(position, seat)), state=state, **hand)
            )
        for seat in (0, 1):
            cast = self.listed(seat, int(position.cast_of(seat))) + self.listed(1 - seat, int(position.took_of(seat)))
            if cast:
                lines.append(self("board-cast", owner=self.owner(seat), spells=", ".join(cast)))
        able = [name for book in (0, 1) for name in self.listed(book, self.able[book])]
        if able:
            lines.append(self("board-castable", spells=", ".join(able)))
        return "\n".join(lines)

    def listed(self, book: int, spells: int) -> list[str]:
        entries = self.position.shelf.books[book]
        return [f"{one.number} {one.name(self.language)}" for i, one in enumerate(entries) if spells >> i & 1]

    def describe(self) -> str:
        """Where everything stands, for screen readers."""
        gems: list[list[str]] = [[], []]
        for point in range(24):
            gem = gem_at(self.position, point)
            if gem:
                gems[gem[0]].append(f"{self.element(gem[1])} {point + 1}")
        ivory, ebony = (", ".join(side) for side in gems)
        return self("describe", ivory=len(gems[0]), ebony=len(gems[1]), ivory_gems=ivory, ebony_gems=ebony)


def _seat(text: str, target: str) -> int:
    if text not in ("0", "1"):
        raise BadNotation(f"there is no target {target!r}")
    return int(text)


def _element(text: str, target: str) -> int:
    if text not in NAMES:
        raise BadNotation(f"there is no target {target!r}")
    return NAMES.index(text)
