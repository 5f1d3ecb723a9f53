"""Setting up a position by touch: tiles change places or are turned over, pawns stand where one taps, cards change.

The set-up is that of a player's turn; what has to follow (the turn reached, levels activated) is changed to fit.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from sortilege.games.spell.decks import RuneCard, cards
from sortilege.games.spell.notation import CELLS, SEATS
from sortilege.games.spell.position_text import FIELDS
from sortilege.games.spell.rules import SpellPosition
from sortilege.kernel.bits import each
from sortilege.kernel.editor import Brush, CannotBe, Dial, Editor, Tray
from sortilege.kernel.speech import yes

Fields = dict[str, str]
_TILES = ("swap", "flip")
_PAWNS = ("violet", "black", "elementals")
_RUNES = ("other", "win-0", "win-1")
_WON = ("use", "back")


class SpellEditor(Editor[SpellPosition]):
    """Tiles, pawns, rune cards, and how far the turn is."""

    parts = FIELDS

    def fields(self, position: SpellPosition) -> Fields:
        return super().fields(position) | {"stage": "turn"}

    def ready(self, position: SpellPosition) -> bool:
        return position.in_turn()

    def tray(self, position: SpellPosition, language: str) -> Tray:
        if not self.ready(position):
            return Tray()
        words = self.game.words
        kinds = (
            ("tiles", "cells", _TILES),
            ("pawns", "cells", _PAWNS),
            ("cards", "runes", _RUNES),
            ("won", "won", _WON),
        )
        groups = {group: words(language, f"set-group-{group}") for group, _, _ in kinds}
        brushes = [
            Brush(brush, words(language, f"set-{brush}"), groups[group], places, 2 if brush == "swap" else 1)
            for group, places, ids in kinds for brush in ids
        ]  # fmt: skip
        shown = [cards(position.terms.cards)[i] for i in each(position.shown)]
        places = {
            "cells": {cell: self.game.name(position, cell, language) for cell in CELLS},
            "runes": {f"rune-{card.id}": card.called(language) for card in shown},
            "won": self._won(position, language),
        }
        return Tray(brushes, self._dials(position, language), places)

    def _won(self, position: SpellPosition, language: str) -> dict[str, str]:
        deck, won = cards(position.terms.cards), {}
        for seat in (0, 1):
            for i in each(position.won(seat)):
                used = yes(not position.hand(seat) >> i & 1)
                side = self.game.seat_name(position, seat, language) if seat < position.seats else "–"
                won[f"won-{deck[i].id}"] = self.game.words(
                    language, "set-won-card", card=deck[i].called(language), side=side, used=used
                )
        return won

    def _dials(self, position: SpellPosition, language: str) -> list[Dial]:
        words, fields = self.game.words, self.fields(position)
        sides = [words(language, f"seat-{seat}") for seat in (0, 1)]
        first = max(0, int(position.first))
        turns = [
            (str(n), words(language, "set-turn-is", round=n // 2 + 1, side=sides[first ^ n & 1]))
            for n in range(2 * int(position.terms.rounds))
        ]
        dials = [
            Dial("turn", words(language, "set-turn"), fields["turn"], turns),
            Dial("gem", words(language, "set-gem"), fields["gem"], [("v", sides[0]), ("b", sides[1])]),
        ]
        for i, (name, most) in enumerate((("wizard", 1), ("arena", 2))):
            counts = [(str(n), str(n)) for n in range(most + 1)]
            dials.append(Dial(name, words(language, f"set-actions-{name}"), fields["actions"][i], counts))
        for slot, card in enumerate(_slots(fields)):
            choices = [(other.id, other.called(language)) for other in _pile(position, slot // 2, card)]
            label = words(language, "set-slot", level=slot // 2 + 1, side="AB"[slot % 2])
            dials.append(Dial(f"slot-{slot}", label, card, choices))
        return dials

    # touches

    def put(self, position: SpellPosition, options: Any, brush: str, targets: Sequence[str]) -> SpellPosition:
        fields, target = self.fields(position), targets[0]
        if brush == "swap":
            _swap(fields, target, targets[1])
        elif brush == "flip":
            tiles = _tiles(fields)
            if tiles[CELLS.index(target)] in "N_":
                raise CannotBe("set-cannot-flip")
            _set_tile(fields, CELLS.index(target), tiles[CELLS.index(target)].swapcase())
        elif brush in _PAWNS:
            _stand(fields, brush, target)
        elif brush in _RUNES:
            _change_rune(fields, position, brush, target.removeprefix("rune-"))
        else:
            _take_back(fields, target.removeprefix("won-"), brush == "back")
        reason = f"set-cannot-{brush}" if f"set-cannot-{brush}" in self.game.words else "set-impossible"
        return self.first(self._texts(fields, position), options, reason)

    def turn(self, position: SpellPosition, options: Any, dial: str, value: str) -> SpellPosition:
        fields = self.fields(position)
        if dial.startswith("slot-"):
            slots = _slots(fields)
            slots[int(dial[5:])] = value
            _set_slots(fields, slots)
        elif dial in ("wizard", "arena"):
            fields["actions"] = value + fields["actions"][1] if dial == "wizard" else fields["actions"][0] + value
        else:
            fields[dial] = value
            texts = [self.text(fields), self.text(fields | {"levels": "-"})]
            return self.first(texts, options, "set-cannot-turn")
        return self.first(self._texts(fields, position), options, "set-impossible")

    def _texts(self, fields: Fields, position: SpellPosition) -> Iterator[str]:
        """As it is; with no level activated; some rounds later."""
        turns = range(int(fields["turn"]), 2 * int(position.terms.rounds), 2)
        for turn in turns:
            for levels in (fields["levels"], "-"):
                yield self.text(fields | {"turn": str(turn), "levels": levels})


def _change_rune(fields: Fields, position: SpellPosition, brush: str, card: str) -> None:
    """Another card of the level comes in its place; whoever wins it has it in hand."""
    slots = _slots(fields)
    at = slots.index(card)
    pile = [other.id for other in _pile(position, at // 2, card)]
    following = pile[(pile.index(card) + 1) % len(pile)]
    if following == card and brush == "other":
        raise CannotBe("set-cannot-other")
    slots[at] = following if following != card else "-"
    if slots[at] == "-" and at % 2:
        slots[at - 1], slots[at] = slots[at], slots[at - 1]
    _set_slots(fields, slots)
    if brush != "other":
        keeps = "+" if at // 2 < 3 and not (position.terms.solo and brush == "win-1") else ""
        _add_won(fields, f"{SEATS[int(brush[4:])]}-won", card + keeps, position)


def _pile(position: SpellPosition, level: int, also: str) -> list[RuneCard]:
    """The cards of a level that lie in the pile, and one besides, in the order of the deck."""
    deck = enumerate(cards(position.terms.cards))
    return [card for i, card in deck if card.level == level + 1 and (position.hidden >> i & 1 or card.id == also)]


def _tiles(fields: Fields) -> str:
    return fields["arena"].replace("/", "")


def _set_tile(fields: Fields, cell: int, letter: str) -> None:
    tiles = _tiles(fields)
    tiles = tiles[:cell] + letter + tiles[cell + 1 :]
    fields["arena"] = "/".join(tiles[row : row + 4] for row in range(0, 16, 4))


def _names(fields: Fields, field: str) -> list[str]:
    """What a field lists: cells or cards."""
    return [] if fields[field] == "-" else fields[field].split(",")


def _place(fields: Fields, pawns: str, cells: list[str]) -> None:
    fields[pawns] = ",".join(sorted(cells, key=CELLS.index)) or "-"


def _swap(fields: Fields, here: str, there: str) -> None:
    """Two tiles change places with whoever stands on them."""
    tiles, a, b = _tiles(fields), CELLS.index(here), CELLS.index(there)
    _set_tile(fields, a, tiles[b])
    _set_tile(fields, b, tiles[a])
    for pawns in _PAWNS:
        _place(fields, pawns, [{here: there, there: here}.get(cell, cell) for cell in _names(fields, pawns)])


def _stand(fields: Fields, pawns: str, cell: str) -> None:
    """A wizard comes to stand here, whoever was here goes where it was; an elemental comes or goes."""
    if _tiles(fields)[CELLS.index(cell)] == "_":
        raise CannotBe("set-cannot-gap")
    here = _names(fields, pawns)
    if pawns == "elementals":
        _place(fields, pawns, [other for other in here if other != cell] if cell in here else [*here, cell])
        return
    if cell in here or not here:
        return
    other = "black" if pawns == "violet" else "violet"
    if cell in _names(fields, other):
        _place(fields, other, [here[0] if name == cell else name for name in _names(fields, other)])
    _place(fields, "elementals", [name for name in _names(fields, "elementals") if name not in (cell, here[0])])
    _place(fields, pawns, [cell, *here[1:]])


def _slots(fields: Fields) -> list[str]:
    return [slot for level in fields["display"].split("/") for slot in level.split("+")]


def _set_slots(fields: Fields, slots: list[str]) -> None:
    fields["display"] = "/".join(f"{slots[i]}+{slots[i + 1]}" for i in range(0, 8, 2))


def _add_won(fields: Fields, field: str, card: str, position: SpellPosition) -> None:
    order = [known.id for known in cards(position.terms.cards)]
    won = [*_names(fields, field), card]
    fields[field] = ",".join(sorted(won, key=lambda word: order.index(word.removesuffix("+"))))


def _take_back(fields: Fields, card: str, back: bool) -> None:
    """A card that was won goes back to its pile, or is used, or may be used again."""
    for field in ("violet-won", "black-won"):
        won = _names(fields, field)
        if card in won or f"{card}+" in won:
            at = won.index(card if card in won else f"{card}+")
            won[at : at + 1] = [] if back else [card + "+" if won[at] == card else card]
            fields[field] = ",".join(won) or "-"
