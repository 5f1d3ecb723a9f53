"""Which plies make one action of the rulebook, and how it is told: the set-up in a line, a spell with its target."""

from collections.abc import Sequence

from sortilege.games.spell import moves as mv
from sortilege.games.spell import state as st
from sortilege.games.spell import touch
from sortilege.games.spell.details import amulet_card, rune_card, spell_card
from sortilege.games.spell.fits import cells_of
from sortilege.games.spell.notation import CELLS
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.speech import SpellSpeech
from sortilege.kernel.bits import each, popcount
from sortilege.kernel.deeds import NOBODY, Deed, Later, composed
from sortilege.kernel.details import Card
from sortilege.kernel.gesture import Motion
from sortilege.kernel.position import CHANCE
from sortilege.kernel.rulebook import paragraphs
from sortilege.kernel.speech import head, listed

_SCRIPT = (st.SCRIPT_WIZARD, st.SCRIPT_LIFT, st.SCRIPT_SLIDE)


def joins(position: SpellPosition, move: int) -> bool:
    """Tells whether a ply goes on with what was begun: a spell's target, chance, the end of a turn that had an action.

    The opponent of the solo game acts twice: its wizard, then the arena with what the gem shows and the cards it takes.
    The arena that the players lay in turn is one action, and so are the wizards that they place.
    """
    if position.stage in (st.SCRIPT_WIZARD, st.SCRIPT_LIFT):
        return False
    if position.stage == st.BUILD and position.seat >= 0:
        laid, given = position.own0 | position.own1, position.wizards0 | position.wizards1  # with a wizard on it
        return bool(popcount(laid) > popcount(given))
    if position.stage == st.STAND and position.seat >= 0:
        return bool(position.wizards0 | position.wizards1)
    if mv.kind_of(move) == mv.END:
        return _begun(position)
    return bool(position.stage == st.TARGET or position.seat == CHANCE)


def _begun(position: SpellPosition) -> bool:
    """Tells whether something has been done in this turn, as far as the position shows."""
    full = 2 if position.amulet(position.mover()) == st.BILEVITAGRAMATON else 1
    idle = position.wizard_actions == 1 and position.arena_actions == full
    return not idle or bool(position.levels or position.elementals) or position.special >= 0


def deed(speech: SpellSpeech, moves: Sequence[int]) -> Deed:
    """Tells the action that these plies make, or are a part of."""
    position = speech.position
    first = mv.kind_of(moves[0])
    if position.stage in _SCRIPT:
        return _script(speech, moves)
    if position.seat == CHANCE:
        return _by_chance(speech, moves)
    if len(moves) > 1 and first in (mv.PLACE, mv.WIZARD):
        return _laid(speech, moves)
    text, card = _told(speech, moves)
    before = position.copy()
    motions = [] if first == mv.END else Later(lambda: _moved(before, moves))
    return Deed(text, int(position.seat), card, _afterwards(speech, moves), motions, _place(position, moves[0]))


def _told(speech: SpellSpeech, moves: Sequence[int]) -> tuple[str, Card | None]:
    """The sentence of a player's action, and the card of what acts."""
    position, (kind, a, b) = speech.position, mv.parts(moves[0])
    said = speech.say(moves[0])
    if kind == mv.CLAIM:
        return said, rune_card(speech, a)
    if kind == mv.AMULET:
        return said, amulet_card(speech, a)
    if kind != mv.CAST:
        return said, None
    card = spell_card(speech, b, int(position.mover()))
    if len(moves) < 2:
        return said, card
    after = position.copy()
    after.play(moves[0])
    target = SpellSpeech(speech.words, after, speech.language).say(moves[1])
    return speech("deed-cast", spell=card.title, target=target), card


def _place(position: SpellPosition, move: int) -> str:
    """Where that lies which acts: the rune that is taken, the spell of who casts it."""
    kind, a, b = mv.parts(move)
    if kind == mv.CLAIM:
        return touch.runes(position.terms.cards)(a)
    return touch.CAST(a - 1, b - 1) if kind == mv.CAST else ""


def _afterwards(speech: SpellSpeech, moves: Sequence[int]) -> list[str]:
    """Where a rune that is taken lies, and what the end of a turn or chance brought after a player's action."""
    kind, card, _ = mv.parts(moves[0])
    cells = each(cells_of(speech.position, card)) if kind == mv.CLAIM else []
    lies = [speech("result-lies", cells=listed([CELLS[cell] for cell in cells], speech("and")))] if cells else []
    chance = [move for move in moves[1:] if mv.kind_of(move) in (mv.CARD, mv.PLACE, mv.WIZARD)]
    cards = _turned_up(speech, chance)
    return [*lies, speech("result-runes", cards=cards)] if cards else lies


def _turned_up(speech: SpellSpeech, moves: Sequence[int]) -> str:
    numbers = [mv.parts(move)[1] for move in moves if mv.kind_of(move) == mv.CARD]
    return speech.runes(numbers) if numbers else ""


def _moved(position: SpellPosition, moves: Sequence[int]) -> list[Motion]:
    """What moves in the arena: pieces that only go back beside it are no part of the action."""
    there, steps = position.copy(), []
    for move in moves:
        if mv.kind_of(move) != mv.END:
            steps.append(touch.motions(there, move))
        there.play(move)
    return composed(steps)


def _laid(speech: SpellSpeech, moves: Sequence[int]) -> Deed:
    """What the players lay in turn: so many tiles, and where each wizard stands."""
    there, tiles, stands = speech.position.copy(), 0, []
    for move in moves:
        now = SpellSpeech(speech.words, there, speech.language)
        tiles += mv.kind_of(move) == mv.PLACE
        if mv.kind_of(move) == mv.WIZARD:
            stands.append(f"{now.seat(int(there.seat))} {now.say(move)}")
        there.play(move)
    said = [speech("deed-built", count=tiles)] if tiles else []
    return Deed(". ".join([*said, *stands]), NOBODY, None, _afterwards(speech, moves), _moved(speech.position, moves))


# chance and the game's own deeds


def _by_chance(speech: SpellSpeech, moves: Sequence[int]) -> Deed:
    """What chance does by itself: the set-up in one line."""
    position = speech.position
    kinds = [mv.kind_of(move) for move in moves]
    said = [speech.say(moves[0])] if kinds[0] == mv.GEM else []
    if dealt := [f"amulet-{mv.parts(move)[1]}" for move in moves if mv.kind_of(move) == mv.AMULET]:
        names = listed([speech(name) for name in dealt], speech("and"))
        first = position.first if position.first >= 0 else mv.parts(moves[0])[1]
        said.append(speech("deed-deal", amulets=names, seat=speech.seat(1 - int(first))))
    if shown := kinds.count(mv.CARD):
        said.append(speech("deed-reveal", count=shown, cards=_turned_up(speech, moves)))
    if mv.PLACE in kinds:
        said.append(speech("deed-laid"))
    elif mv.WIZARD in kinds:
        said.append(speech("deed-stood"))
    return Deed(" ".join(said), NOBODY)


def _script(speech: SpellSpeech, moves: Sequence[int]) -> Deed:
    """What the solo opponent does, by the rule that makes it do so (S9.2, S9.3, S9.4)."""
    there = speech.position.copy()
    said, results, steps = [], [], []
    for move in moves:
        kind, a, b = mv.parts(move)
        now = SpellSpeech(speech.words, there, speech.language)
        if kind == mv.SLIDE:
            said.append(now.script_slide(a))
            results += [speech("result-takes", card=card) for card in now.script_cards()]
        elif kind in (mv.FLIP, mv.STEP, mv.LIFT):
            said.append(now.script_move("say-script", kind, a, b))
        steps.append(touch.motions(there, move))
        there.play(move)
    if cards := _turned_up(speech, moves):
        results.append(speech("result-runes", cards=cards))
    card = _rule_card(speech, "S9.2" if speech.position.stage == st.SCRIPT_WIZARD else "S9.3")
    return Deed(head(" ".join(said)), NOBODY, card, results, composed(steps))


def _rule_card(speech: SpellSpeech, rule: str) -> Card:
    """The paragraph that makes the opponent act so."""
    text = paragraphs(speech.words.folder, speech.language)[rule]
    return Card(speech("card-script"), text, speech("card-kind-script"), rule=rule)
