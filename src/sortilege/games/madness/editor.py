"""Setting up a position by touch: cards come from where they are left and go back there; curses, spells, counters.

The set-up is that of an Action phase, so nothing is pending. No card is made or lost: a card of value 1 belongs to its
magician and only changes places, the others come from the supply, Madness from its pile.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from sortilege.games.madness import codes as c
from sortilege.games.madness import touch as t
from sortilege.games.madness.card_set import CardText, texts
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.notation import KIND_TEXTS, LETTERS
from sortilege.games.madness.rules import Madness
from sortilege.kernel.bits import each
from sortilege.kernel.editor import Brush, CannotBe, Dial, Editor, Tray
from sortilege.kernel.targets import Target

ZONES = {"player": c.HAND, "support": c.SUPPORT, "discard": c.DISCARD, "draw": c.DECK}  # a player touched: the hand
ZONE = Target("{zone}-{seat}", ZONES, range(1, 6))


class MadnessEditor(Editor[Madness]):
    """The players' cards and spells, the curses, the library, the monster, and how far the game is."""

    def ready(self, position: Madness) -> bool:
        return position.seat >= 0 and position.question == c.MENU and not position.depth

    def tray(self, position: Madness, language: str) -> Tray:
        if not self.ready(position):
            return Tray()
        return Tray(self._brushes(language), self._dials(position, language), self._places(position, language))

    def _brushes(self, language: str) -> list[Brush]:
        words = self.game.words
        group = {name: words(language, f"set-group-{name}") for name in ("cards", "spells", "curses")}
        elements = [words(language, element) for element in c.ELEMENTS]
        cards = [words(language, "card", element=element, value=value) for element in elements for value in (1, 2, 3)]
        cards.append(words(language, "madness"))
        brushes = [Brush(f"card-{KIND_TEXTS[i]}", name, group["cards"], "zones") for i, name in enumerate(cards)]
        brushes.append(Brush("away", words(language, "set-away"), group["cards"], "cards"))
        spells = {name: words(language, f"set-{name}") for name in ("use", "forget")}
        brushes += [Brush(name, label, group["spells"], "spells") for name, label in spells.items()]
        for letter, element in zip(LETTERS, elements, strict=True):
            label = words(language, "set-token", element=element)
            brushes.append(Brush(f"token-{letter}", label, group["curses"], "curses"))
        return [*brushes, Brush("token-", words(language, "set-no-tokens"), group["curses"], "curses")]

    def _places(self, p: Madness, language: str) -> dict[str, dict[str, str]]:
        words, living = self.game.words, _living(p)
        zones = {
            ZONE(i, seat): words(language, f"set-zone-{zone}", who=self.game.seat_name(p, seat, language))
            for i, zone in enumerate(ZONES) for seat in living
        }  # fmt: skip
        cards = [
            t.CARD(zone, seat, kind) for seat in living for zone in (c.HAND, c.SUPPORT, c.DISCARD)
            for kind in range(c.KINDS) if p.count(seat, zone, kind)
        ]  # fmt: skip
        spells = [t.spell_target(p, seat, spell) for seat in living for spell in each(p.spells(seat))]
        things = {"cards": cards, "spells": spells, "curses": [t.CURSE(slot) for slot in each(p.cursed())]}
        named = {name: {target: self.game.name(p, target, language) for target in things[name]} for name in things}
        return named | {"zones": zones}

    def _dials(self, p: Madness, language: str) -> list[Dial]:
        words = self.game.words
        seats = [(str(seat), self.game.seat_name(p, seat, language)) for seat in _living(p)]
        dials = [Dial("active", words(language, "set-active"), str(int(p.active)), seats)]
        numbers = {"round": (p.round, 1, 6), "space": (p.marker, 1, 5), "madness": (p.madness, 0, int(p.cards.box))}
        for name, (now, low, high) in numbers.items():
            choices = [(str(n), str(n)) for n in range(low, high + 1)]
            dials.append(Dial(name, words(language, f"set-{name}"), str(int(now)), choices))
        dials += [self._curse_dial(p, slot, language) for slot in range(c.SLOTS)]
        dials += [self._shelf_dial(p, e, language) for e in range(4)]
        return dials + [self._learn_dial(p, int(seat), who, language) for seat, who in seats]

    def _curse_dial(self, p: Madness, slot: int, language: str) -> Dial:
        """A slot of the track, for its curse and those that are hidden in their piles."""
        curses, now = texts(p.cards).curses, p.curse(slot)
        free = [curse for i, curse in enumerate(curses) if i == now or p.curses >> i & 1]
        label = self.game.words(language, "set-curse", slot=slot + 1)
        return Dial(f"curse-{slot}", label, _short(curses, now), self._choices(free, language))

    def _shelf_dial(self, p: Madness, e: int, language: str) -> Dial:
        """The top of a library pile."""
        spells, words = texts(p.cards).spells, self.game.words
        known = [spell for i, spell in enumerate(spells) if p.cards.school[i] == e and p.cards.level[i]]
        label = words(language, "set-shelf", element=words(language, c.ELEMENTS[e]))
        return Dial(f"shelf-{e}", label, _short(spells, p.library(e)), self._choices(known, language))

    def _learn_dial(self, p: Madness, seat: int, who: str, language: str) -> Dial:
        """A dial that stands at nothing: what it is turned to is learnt."""
        new = [spell for i, spell in enumerate(texts(p.cards).spells) if not p.spells(seat) >> i & 1]
        choices = [("-", "…"), *self._choices(new, language)[1:]]
        return Dial(f"learn-{seat}", self.game.words(language, "set-learn", who=who), "-", choices)

    def _choices(self, cards: Iterable[CardText], language: str) -> list[tuple[str, str]]:
        nothing = ("-", self.game.words(language, "nothing"))
        return [nothing, *((card.short, card.name[language]) for card in cards)]

    # touches

    def put(self, position: Madness, options: Any, brush: str, targets: Sequence[str]) -> Madness:
        p, target = position.copy(), targets[0]
        kind, _, which = brush.partition("-")
        if place := ZONE.read(target):
            _give(p, place[1], list(ZONES.values())[place[0]], KIND_TEXTS.index(which))
        elif card := t.CARD.read(target):
            _take(p, card[1], card[0], card[2])
        elif learnt := t.spell_targets(p.cards).read(target):
            seat, spell = learnt
            if kind == "forget":
                p.lose_spell(seat, spell)
            else:
                p.turn_over(seat, 1 << spell)
        elif slot := t.CURSE.read(target):
            _token(p, slot[0], which)
        return self._possible(p, options, kind)

    def turn(self, position: Madness, options: Any, dial: str, value: str) -> Madness:
        p, cards = position.copy(), texts(position.cards)
        kind, _, which = dial.partition("-")
        if kind == "active":
            p.active = int(value)
            p.ask(c.MENU, p.active)
        elif kind == "madness":
            p.box(c.MAD, p.madness - int(value))
            p.madness = int(value)
            if p.boxed(c.MAD) < 0:
                raise CannotBe("set-cannot-madness")
        elif kind == "round":
            p.round = int(value)
        elif kind == "space":
            p.marker = int(value)
        elif kind == "curse":
            _curse(p, int(which), _number(cards.curses, value))
        elif kind == "shelf":
            p.show(int(which), _number(cards.spells, value))
        elif value != "-":
            seat, spell = int(which), 1 << _number(cards.spells, value)
            p.set_spells(seat, p.spells(seat) | spell, p.spent(seat))
        return self._possible(p, options, kind)

    def _possible(self, p: Madness, options: Any, kind: str) -> Madness:
        """The position that was made, if it can be."""
        reason = f"set-cannot-{kind}"
        return self.first([self.game.write(p)], options, reason if reason in self.game.words else "set-impossible")


def _living(p: Madness) -> list[int]:
    return [seat for seat in range(p.seats) if p.alive(seat)]


def _short(cards: Sequence[CardText], card: int) -> str:
    return "-" if card == NONE else cards[card].short


def _number(cards: Sequence[CardText], short: str) -> int:
    return next((i for i, card in enumerate(cards) if card.short == short), NONE)


def _give(p: Madness, seat: int, zone: int, kind: int) -> None:
    """A card comes here from the pile or the supply; one of value 1 from another place of the same player."""
    if c.VALUE[kind] != 1:
        _store(p, kind, -1)
    else:
        others = [other for other in (c.DECK, c.DISCARD, c.HAND, c.SUPPORT) if other != zone]
        others = [other for other in others if p.count(seat, other, kind)]
        if not others:
            raise CannotBe("set-cannot-own")
        p.change(seat, others[0], kind, -1)
    p.change(seat, zone, kind, 1)


def _take(p: Madness, seat: int, zone: int, kind: int) -> None:
    """A card goes back to the pile or the supply; one of value 1 under the draw pile of its player."""
    p.change(seat, zone, kind, -1)
    if c.VALUE[kind] != 1:
        _store(p, kind, 1)
    else:
        p.change(seat, c.DECK, kind, 1)


def _store(p: Madness, kind: int, n: int) -> None:
    """The Madness pile or the supply gains a card or gives one."""
    if kind == c.MAD:
        p.madness += n
    else:
        p.add_supply(kind, n)
    if p.madness < 0 or (kind != c.MAD and p.supply(kind) < 0):
        raise CannotBe("set-cannot-card")


def _curse(p: Madness, slot: int, curse: int) -> None:
    """Another curse on the track; the one before goes back among the unknown, its tokens beside the board."""
    _token(p, slot, "")
    p.curses |= 1 << p.curse(slot) if p.curse(slot) != NONE else 0
    p.curses &= ~(1 << curse if curse != NONE else 0)
    p.set_curse(slot, curse)


def _token(p: Madness, slot: int, letter: str) -> None:
    """One token more of an element on a curse, or none at all."""
    for e in range(4):
        p.put_token(slot, e, 1 if LETTERS[e] == letter else (0 if letter else -p.burden(slot, e)))
        if p.tokens(e) < 0:
            raise CannotBe("set-cannot-token")
