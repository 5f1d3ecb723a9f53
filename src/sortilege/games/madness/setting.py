"""Setting up a position by touch: cards come from where they are left and go back there; curses, spells, counters.

The set-up is that of an Action phase, so nothing is pending. No card is made or lost: a card of value 1 belongs to its
magician and only changes places, the others come from the supply, Madness from its pile.
"""

from collections.abc import Sequence
from typing import Any

from sortilege.games.madness import board as b
from sortilege.games.madness.cards import Info, info, short
from sortilege.games.madness.notation import kind_text
from sortilege.games.madness.rules import Madness
from sortilege.games.madness.text import KIND_TEXTS, write
from sortilege.kernel.setting import Brush, CannotBe, Dial, Setting, Tray

Parts = dict[str, str]
Counts = list[int]  # of each kind of card
_ZONES = ("player", "support", "discard", "draw")  # a player who is touched gets the card in hand
_ZONE_FIELDS = (1, 2, 3, 5)  # where they stand in the text of a player
_TOP, _SPELLS = 6, 7
_LETTERS = {"h": 0, "s": 1, "d": 2}  # of the targets of cards


class MadnessSetting(Setting[Madness]):
    """The players' cards and spells, the curses, the library, the monster, and how far the game is."""

    def ready(self, position: Madness) -> bool:
        return position.seat >= 0 and position.s[b.ASK] == b.MENU and not position.s[b.DEPTH]

    def tray(self, position: Madness, language: str) -> Tray:
        if not self.ready(position):
            return Tray()
        return Tray(
            _brushes(self.game.words, language), self._dials(position, language), self._places(position, language)
        )

    def _places(self, p: Madness, language: str) -> dict[str, dict[str, str]]:
        words, parts = self.game.words, _parts(p)
        names = {seat: self.game.seat_name(p, seat, language) for seat in _living(parts, p)}
        zones = {
            f"{zone}-{seat + 1}": words(language, f"set-zone-{zone}", who=name)
            for zone in _ZONES for seat, name in names.items()
        }  # fmt: skip
        cards = [
            f"{letter}{seat + 1}-{kind_text(kind)}" for seat in names for letter, zone in _LETTERS.items()
            for kind in range(b.KINDS) if p.count(seat, zone, kind)
        ]  # fmt: skip
        spells = [
            f"sp{seat + 1}-{one.removesuffix('-')}" for seat in names for one in _list(_fields(parts, seat)[_SPELLS])
        ]
        curses = [f"curse-{slot + 1}" for slot in range(b.SLOTS) if p.s[b.SLOT + slot]]
        named = {"cards": cards, "spells": spells, "curses": curses}
        found = {kind: {one: self.game.name(p, one, language) for one in some} for kind, some in named.items()}
        return found | {"zones": zones}

    def _dials(self, p: Madness, language: str) -> list[Dial]:
        words, parts, faces = self.game.words, _parts(p), info(p.cards)
        numbers = {"round": range(1, 7), "space": range(1, 6), "madness": range(p.cards.box + 1)}
        seats = [(str(seat), self.game.seat_name(p, seat, language)) for seat in _living(parts, p)]
        found = [Dial("active", words(language, "set-active"), parts["active"], seats)]
        for name, some in numbers.items():
            found.append(Dial(name, words(language, f"set-{name}"), parts[name], [(str(n), str(n)) for n in some]))
        for slot in range(b.SLOTS):
            label = words(language, "set-curse", slot=slot + 1)
            now = parts["track"].split(",")[slot].split("+")[0]
            found.append(Dial(f"curse-{slot}", label, now, self._curses(p, parts, now, language)))
        for e, shelf in enumerate(parts["library"].split(",")):
            known = [one for i, one in enumerate(faces.spells) if p.cards.school[i] == e and p.cards.level[i]]
            choices = [("-", words(language, "nothing")), *((short(one.id), one.name[language]) for one in known)]
            label = words(language, "set-shelf", element=words(language, b.ELEMENTS[e]))
            found.append(Dial(f"shelf-{e}", label, shelf, choices))
        for seat, who in seats:
            found.append(self._learn(faces, parts, int(seat), who, language))
        return found

    def _curses(self, p: Madness, parts: Parts, now: str, language: str) -> list[tuple[str, str]]:
        lying = {one.split("+")[0] for one in parts["track"].split(",")} - {now}
        under = {one for pile in parts["under"].split("/") for one in pile.split(",")}
        known = [one for one in info(p.cards).curses if short(one.id) not in lying | under]
        return [("-", self.game.words(language, "nothing")), *((short(one.id), one.name[language]) for one in known)]

    def _learn(self, faces: "Info", parts: Parts, seat: int, who: str, language: str) -> Dial:
        """A dial that stands at nothing: what it is turned to is learnt."""
        own = {one.removesuffix("-") for one in _list(_fields(parts, seat)[_SPELLS])}
        spells = [(short(one.id), one.name[language]) for one in faces.spells if short(one.id) not in own]
        words = self.game.words
        return Dial(f"learn-{seat}", words(language, "set-learn", who=who), "-", [("-", "…"), *spells])

    # touches

    def put(self, position: Madness, options: Any, brush: str, targets: Sequence[str]) -> Madness:
        parts, target = _parts(position), targets[0]
        kind, _, which = brush.partition("-")
        if kind == "card":
            zone, _, seat = target.partition("-")
            _give(parts, int(seat) - 1, _ZONES.index(zone), KIND_TEXTS.index(which))
        elif kind == "away":
            _take(parts, int(target[1]) - 1, _LETTERS[target[0]], KIND_TEXTS.index(target[3:]))
        elif kind in ("use", "forget"):
            seat, _, spell = target[2:].partition("-")
            _spell(parts, int(seat) - 1, spell, forget=kind == "forget")
        else:
            _token(parts, int(target[6:]) - 1, which)
        reason = f"set-cannot-{kind}"
        return self.first([_join(parts)], options, reason if reason in self.game.words else "set-impossible")

    def turn(self, position: Madness, options: Any, dial: str, value: str) -> Madness:
        parts = _parts(position)
        kind, _, which = dial.partition("-")
        if kind == "active":
            parts |= {"active": value, "seat": value, "ask": f"{b.MENU}.{value}.0.0.0.0.0.0"}
        elif kind == "madness":
            box = parts["box"].split(".")
            left = int(box[b.MAD]) + int(parts["madness"]) - int(value)
            if left < 0:
                raise CannotBe("set-cannot-madness")
            box[b.MAD] = str(left)
            parts |= {"madness": value, "box": ".".join(box)}
        elif kind in ("round", "space"):
            parts[kind] = value
        elif kind == "curse":
            _curse(parts, int(which), value)
        elif kind == "shelf":
            shelves = parts["library"].split(",")
            shelves[int(which)] = value
            parts["library"] = ",".join(shelves)
        else:
            self._teach(position, parts, int(which), value)
        reason = f"set-cannot-{kind}"
        return self.first([_join(parts)], options, reason if reason in self.game.words else "set-impossible")

    def _teach(self, p: Madness, parts: Parts, seat: int, spell: str) -> None:
        order = [short(one.id) for one in info(p.cards).spells]
        fields = _fields(parts, seat)
        own = [*_list(fields[_SPELLS]), spell]
        fields[_SPELLS] = ",".join(sorted(own, key=lambda one: order.index(one.removesuffix("-"))))
        _set_fields(parts, seat, fields)


def _brushes(words: Any, language: str) -> list[Brush]:
    group = {one: words(language, f"set-group-{one}") for one in ("cards", "spells", "curses")}
    found = []
    for kind in range(b.KINDS):
        value, element = int(b.VALUE[kind]), words(language, b.ELEMENTS[b.ELEMENT[kind]] if kind < b.MAD else "madness")
        name = words(language, "card", element=element, value=value) if kind < b.MAD else element
        found.append(Brush(f"card-{kind_text(kind)}", name, group["cards"], "zones"))
    found.append(Brush("away", words(language, "set-away"), group["cards"], "cards"))
    found += [Brush(one, words(language, f"set-{one}"), group["spells"], "spells") for one in ("use", "forget")]
    for e, element in enumerate(b.ELEMENTS):
        label = words(language, "set-token", element=words(language, element))
        found.append(Brush(f"token-{'fwea'[e]}", label, group["curses"], "curses"))
    return [*found, Brush("token-", words(language, "set-no-tokens"), group["curses"], "curses")]


def _parts(p: Madness) -> Parts:
    return dict(part.split("=", 1) for part in write(p).split(" "))


def _join(parts: Parts) -> str:
    return " ".join(f"{name}={value}" for name, value in parts.items())


def _list(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _living(parts: Parts, p: Madness) -> list[int]:
    return [seat for seat in range(p.seats) if not parts[f"p{seat + 1}"].startswith(("-", "out:"))]


def _fields(parts: Parts, seat: int) -> list[str]:
    return parts[f"p{seat + 1}"].split("|")


def _set_fields(parts: Parts, seat: int, fields: list[str]) -> None:
    parts[f"p{seat + 1}"] = "|".join(fields)


def _counts(text: str) -> Counts:
    found = [0] * b.KINDS
    for card in _list(text):
        kind = KIND_TEXTS.index(card.lstrip("0123456789"))
        found[kind] += int(card[: -len(KIND_TEXTS[kind])] or 1)
    return found


def _change(parts: Parts, seat: int, zone: int, kind: int, by: int) -> None:
    fields = _fields(parts, seat)
    counts = _counts(fields[_ZONE_FIELDS[zone]])
    counts[kind] += by
    cards = [f"{n if n > 1 else ''}{KIND_TEXTS[one]}" for one, n in enumerate(counts) if n]
    fields[_ZONE_FIELDS[zone]] = ",".join(cards) or "-"
    _set_fields(parts, seat, fields)


def _give(parts: Parts, seat: int, zone: int, kind: int) -> None:
    """A card comes here from the pile or the supply; one of value 1 from another place of the same player."""
    if kind == b.MAD or kind % 3:
        _store(parts, kind, -1)
    else:
        others = [one for one in (3, 2, 0, 1) if one != zone and _counts(_fields(parts, seat)[_ZONE_FIELDS[one]])[kind]]
        if not others:
            raise CannotBe("set-cannot-own")
        _change(parts, seat, others[0], kind, -1)
    _change(parts, seat, zone, kind, 1)


def _take(parts: Parts, seat: int, zone: int, kind: int) -> None:
    """A card goes back to the pile or the supply; one of value 1 under the draw pile of its player."""
    _change(parts, seat, zone, kind, -1)
    if kind == b.MAD or kind % 3:
        _store(parts, kind, 1)
    else:
        _change(parts, seat, 3, kind, 1)


def _store(parts: Parts, kind: int, by: int) -> None:
    """The Madness pile or the supply gains a card or gives one."""
    if kind == b.MAD:
        left = int(parts["madness"]) + by
        parts["madness"] = str(left)
    else:
        supply = parts["supply"].split(".")
        left = int(supply[kind]) + by
        supply[kind] = str(left)
        parts["supply"] = ".".join(supply)
    if left < 0:
        raise CannotBe("set-cannot-card")


def _spell(parts: Parts, seat: int, spell: str, forget: bool) -> None:
    """A spell is exhausted, or ready again, or forgotten."""
    fields = _fields(parts, seat)
    own = _list(fields[_SPELLS])
    at = next(i for i, one in enumerate(own) if one.removesuffix("-") == spell)
    own[at : at + 1] = [] if forget else [spell if own[at].endswith("-") else f"{spell}-"]
    fields[_SPELLS] = ",".join(own) or "-"
    _set_fields(parts, seat, fields)


def _curse(parts: Parts, slot: int, curse: str) -> None:
    """Another curse on the track; the tokens on the one before go back."""
    track = parts["track"].split(",")
    _tokens_back(parts, track[slot])
    track[slot] = curse
    parts["track"] = ",".join(track)


def _tokens_back(parts: Parts, curse: str) -> None:
    tokens = [int(n) for n in parts["tokens"].split(".")]
    for run in curse.split("+")[1:]:
        tokens["fwea".index(run[0])] += len(run)
    parts["tokens"] = ".".join(map(str, tokens))


def _token(parts: Parts, slot: int, element: str) -> None:
    """One token more of an element on a curse, or none at all."""
    track = parts["track"].split(",")
    name, *runs = track[slot].split("+")
    _tokens_back(parts, track[slot])
    laid = "".join(runs) + element if element else ""
    tokens = [int(n) for n in parts["tokens"].split(".")]
    for e, one in enumerate("fwea"):
        tokens[e] -= laid.count(one)
        if tokens[e] < 0:
            raise CannotBe("set-cannot-token")
    track[slot] = "+".join([name, *(one * laid.count(one) for one in "fwea" if one in laid)])
    parts["track"], parts["tokens"] = ",".join(track), ".".join(map(str, tokens))
