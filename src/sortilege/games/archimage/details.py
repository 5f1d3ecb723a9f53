"""The cards of Archimage: scrolls wherever they lie, seals, spaces, dice, reserves and players."""

from dataclasses import replace

from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.board import START
from sortilege.games.archimage.hands import dice_of_seat
from sortilege.games.archimage.names import COLOURS
from sortilege.games.archimage.panels import die_sign, face_sign, pip_sign, spell_sign, token_sign
from sortilege.games.archimage.speech import ArchimageSpeech
from sortilege.games.archimage.state import HOME
from sortilege.games.archimage.touch import DIE, PLAYER, RESERVE, held_scroll, space_of
from sortilege.kernel.details import Card, CardGroup
from sortilege.kernel.speech import head, yes


def card(speech: ArchimageSpeech, target: str) -> Card | None:
    """Explains what a target stands for; None for buttons."""
    p = speech.position
    if (space := space_of(p, target)) is not None:
        return _space(speech, space)
    if held := held_scroll(target):
        return _held(speech, *held) if held[0] < p.seats else None
    if (die := DIE.read(target)) and die[0] < p.seats:
        now = speech("card-owner", player=speech.seat(die[0])) if die[2] else speech("card-waits")
        name, look = head(speech.any_die(die[1], die[2])), die_sign(die[1], die[2])
        return Card(name, speech("card-die-text"), speech("card-die"), now=now, rule="A4.3", sign=look)
    if reserve := RESERVE.read(target):
        name, look = head(speech.name(target)), pip_sign(reserve[0])
        return Card(name, speech.rule("A6.2"), speech("card-reserve"), rule="A6.2", sign=look)
    if (player := PLAYER.read(target)) and player[0] < p.seats:
        return _player(speech, player[0])
    return None


def every_card(speech: ArchimageSpeech) -> list[CardGroup]:
    """Lists the scrolls of all circles, school by school, each in its five colours."""
    groups = []
    for school in range(4):
        spells = range(5 * school, 5 * school + 5)
        scrolls = [_scroll(speech, spell, colour) for spell in spells for colour in range(len(COLOURS))]
        groups.append(CardGroup(speech(f"card-school-{school}"), scrolls))
    return [CardGroup(speech("card-every"), [_scroll(speech, sc.BINDING, sc.SPIRIT)]), *groups]


def _scroll(speech: ArchimageSpeech, spell: int, colour: int) -> Card:
    power = int(sc.POWER_OF[sc.SCROLL + sc.scroll_of(spell, colour)])
    school = "every" if spell == sc.BINDING else f"school-{spell // 5}"
    kind = speech("card-scroll", power=power, school=speech(f"card-{school}"))
    look = spell_sign(colour, power, 5 <= spell < sc.BINDING)
    return Card(speech.spell(spell, colour), speech.explain(spell, colour), kind, rule=f"A8.{spell + 1}", sign=look)


def _space(speech: ArchimageSpeech, space: int) -> Card:
    """Explains what lies on a space of the tower."""
    p, code = speech.position, int(speech.position.cell[space])
    name, who = p.board.ids[space], speech.figures(space)
    now = speech("card-space", space=name, who=who, any=yes(who))
    if code >= sc.SCROLL:
        colour = int(sc.COLOUR_OF[code])
        scroll = _scroll(speech, int(sc.spell_of(code - sc.SCROLL, p.circle)), colour)
        return replace(scroll, cost=_price(speech, colour, int(sc.POWER_OF[code])), now=now)
    if code:
        cost = _price(speech, code >> 3, code & 7)
        text, look = speech.rule("A4.3", "A5.1"), token_sign(code)
        return Card(head(speech.token(code)), text, speech("card-seal"), cost, now, "A4.3", look)
    start = p.board.kind[space] == START
    rule = "A5.4" if start else "A4.2"
    kind = speech("card-start" if start else "card-free")
    return Card(
        head(speech(f"name-{'start' if start else 'free'}", space=name)), speech.rule(rule), kind, "", now, rule
    )


def _price(speech: ArchimageSpeech, colour: int, power: int) -> str:
    return speech("card-price", dice=speech(f"dice-{COLOURS[colour]}"), power=power)


def _held(speech: ArchimageSpeech, seat: int, spell: int, colour: int) -> Card:
    """Explains a scroll before a player: active or used, and the token that is kept on it."""
    p, scroll = speech.position, int(sc.scroll_of(spell, colour))
    state = "never" if spell == sc.SYNERGY else "up" if p.up[seat] >> scroll & 1 else "down"
    now = speech("card-held", player=speech.seat(seat), state=state)
    if spell == sc.ABSORPTION and (stored := int(p.stored[colour])):
        now += " " + speech("card-stored", token=speech.token(stored))
    return replace(_scroll(speech, spell, colour), now=now)


def _player(speech: ArchimageSpeech, seat: int) -> Card:
    p = speech.position
    familiar, at = speech(f"familiar-{seat}"), int(p.familiar[seat])
    place = speech("card-home") if at == HOME else speech("board-place", space=p.board.ids[at])
    dice = ", ".join(speech.any_die(*die) for die in dice_of_seat(p, seat))
    text = speech("card-stands", space=p.board.ids[p.wizard[seat]], familiar=familiar, place=place)
    now = speech("card-player", points=int(p.points(seat)), dice=dice or speech("board-no-dice"))
    text += " " + speech.rule("A9.2")
    return Card(speech.seat(seat), text, speech("card-wizard"), now=now, rule="A9.2", sign=face_sign(seat))
