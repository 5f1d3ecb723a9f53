"""What holds in every position that play reaches: random games are checked by it, and no other position is read."""

from collections.abc import Iterator

from sortilege.games.spell import state as st
from sortilege.games.spell.board import CENTRE, FULL, MIDDLE, frame_places
from sortilege.games.spell.decks import cards
from sortilege.games.spell.rules import SpellPosition
from sortilege.kernel.bits import each, popcount

SCRIPT = (st.SCRIPT_WIZARD, st.SCRIPT_LIFT, st.SCRIPT_SLIDE)
_BEFORE_DISPLAY = (st.TOSS, st.DEAL, st.KEEP)
_SET_UP = (*_BEFORE_DISPLAY, st.BUILD, st.STAND)

Facts = Iterator[tuple[object, str]]  # whether something is wrong, and what to say then


def problems(position: SpellPosition) -> Iterator[str]:
    """Tells why no game comes to this position, as far as can be told."""
    for facts in (_cards, _match, _amulets, _arena, _build, _pawns, _standing, _turn, _display, _won, _end):
        for wrong, sentence in facts(position):
            if wrong:
                yield sentence


def _cards(position: SpellPosition) -> Facts:
    deck, of_level = cards(position.terms.cards), position.deck.of_level
    slots = [(level, position.slot(level, beside)) for level in range(4) for beside in (0, 1)]
    shown = [card for _, card in slots if card >= 0]
    for level, card in slots:
        if card >= 0:
            yield not of_level[level] >> card & 1, f"display: {deck[card].id} is not of level {level + 1}"
            yield shown.count(card) > 1, f"display: {deck[card].id} stands twice"
    yield sum(1 << card for card in shown) != position.shown, "display: the slots do not hold the cards shown"
    piles = (position.hidden, position.shown, position.won0, position.won1)
    yield sum(map(popcount, piles)) != len(deck) or sum(piles) != (1 << len(deck)) - 1, "a card lies in two places"


def _match(position: SpellPosition) -> Facts:
    terms, stage, solo = position.terms, position.stage, position.terms.solo
    yield stage in (st.DEAL, st.KEEP) and not terms.asymmetric, "amulets are for the asymmetric mode"
    yield stage in _SET_UP and solo, "a solo game begins with the display"
    yield stage in SCRIPT and not solo, "the scripted opponent is for the solo mode"
    yield (position.first < 0) != (stage == st.TOSS), "gem: known from the toss on, and not before"
    yield solo and position.first != 0, "gem: in a solo game violet holds it"
    yield stage in _SET_UP and position.turn, "turn: the set-up comes before turn 1"
    scripted = stage in SCRIPT
    yield solo and (scripted or position.in_turn()) and position.turn & 1 != scripted, "turn: the other's"


def _amulets(position: SpellPosition) -> Facts:
    named, dealt = position.terms.amulets, position.dealt
    held = (position.amulet0, position.amulet1)
    yield named >= 0 and held != (named >> 2, named & 3), "amulets: not those that the options name"
    yield named >= 0 and position.stage in (st.DEAL, st.KEEP), "amulets: the options name them, none is dealt"
    if position.stage == st.DEAL:
        yield held != (-1, -1) or popcount(dealt) > 1, "amulets: dealing ends with the second"
    elif position.stage == st.KEEP:
        yield popcount(dealt) != 2, "amulets: two are dealt to the seat without the gem"
        yield position.amulet(position.first) >= 0, "amulets: both are chosen"
        kept = position.amulet(1 - position.first)
        yield kept >= 0 and not dealt >> kept & 1, "amulets: one is kept that was not dealt"
    else:
        wanted = position.terms.asymmetric and (position.stage != st.TOSS or named >= 0)
        yield dealt or any((amulet >= 0) != wanted for amulet in held), "amulets: both or none are chosen by now"


def _arena(position: SpellPosition) -> Facts:
    own0, own1, stage = position.own0, position.own1, position.stage
    first_display = stage == st.REVEAL and position.turn == 0 and not position.terms.solo
    there = bool(own0 | own1) or stage == st.BUILD
    before = stage in _BEFORE_DISPLAY or first_display
    yield there == before, "arena: built after the display, and there from then on"
    yield own0 & own1, "arena: a tile has one colour"
    yield position.active & ~(own0 | own1), "arena: the neutral tile and the gap have no active face"
    if there and stage != st.BUILD:
        counts = popcount(own0 & FULL), popcount(own1 & FULL)
        yield counts != (7, 7), "arena: there are seven tiles of each colour"
        yield (own0 | own1) >> position.gap & 1, "arena: a tile lies on the gap"


def _build(position: SpellPosition) -> Facts:
    if position.stage != st.BUILD:
        return
    own0, own1, tournament = position.own0, position.own1, position.terms.tournament
    counts = popcount(position.own(1 - position.first)), popcount(position.own(position.first))
    yield counts[0] - counts[1] not in (0, 1) or sum(counts) > 13, "arena: tiles are placed in turns, up to 14"
    if not (tournament and position.terms.original):
        laid = own0 >> (CENTRE - 1) & own1 >> (CENTRE + 1) & 1
        yield not laid, "arena: violet and black lie beside the neutral"
    for own in (own0, own1):
        wanted = popcount(own) // 2 if tournament else 1
        yield popcount(own & position.active) != wanted, f"arena: {wanted} tiles of each are active by now"
    yield not tournament and position.active != 5 << (CENTRE - 1), "arena: only the first two tiles are active"
    tiles, grown = own0 | own1 | 1 << CENTRE, 1 << CENTRE
    while more := frame_places(grown) & tiles:
        grown |= more & -more
    yield grown != tiles, "arena: tiles share edges, within 4 rows and 4 columns"


def _pawns(position: SpellPosition) -> Facts:
    wizards0, wizards1, elementals = position.wizards0, position.wizards1, position.elementals
    if position.gap < 0:
        usual = 5 << (CENTRE - 1) if position.stage == st.BUILD and not position.terms.tournament else 0
        yield wizards0 | wizards1 != usual or wizards0 & ~position.own0, "wizards: not those that stand by now"
        yield elementals, "elementals: none before the first turn"
        return
    yield (wizards0 | wizards1 | elementals) >> position.gap & 1, "a pawn stands on the gap"
    yield wizards0 & wizards1, "two wizards stand on one tile"
    if position.stage != st.STAND:
        for seat in (0, 1):
            wanted = position.wizards_owned(seat)
            missing = popcount(position.wizards(seat)) != wanted
            yield missing, f"wizards: expected {wanted} of each that has no Doppelganger"
    yield elementals and not position.in_turn(), "elementals: they leave at the end of the turn"
    yield elementals and position.reserve() < 0, "elementals: too many"
    mine = position.wizards(position.mover()) if position.terms.original else 0
    yield elementals & (wizards0 | wizards1) & ~mine, "elementals: that tile is occupied"


def _standing(position: SpellPosition) -> Facts:
    if position.stage != st.STAND:
        return
    seat = position.next_to_stand()
    yield seat < 0, "stand: all wizards are there"
    for side in (0, 1):
        wizards = position.wizards(side)
        yield popcount(wizards) > position.wizards_owned(side), "wizards: too many"
        yield wizards & ~position.own(side), "wizards: they begin on tiles of their colour"
    before, after = position.wizards(1 - position.first), position.wizards(position.first)
    out_of_turn = (after and not before) or not position.places_to_stand(seat)
    yield out_of_turn, "stand: the seat without the gem places first"
    yield not position.terms.tournament and not (before and after), "wizards: the first ones stand from the start"
    second = popcount(after) == 2 and popcount(before) < position.wizards_owned(1 - position.first)
    yield second or (popcount(before) == 2 and not after), "stand: first wizards first, then the second ones"


def _turn(position: SpellPosition) -> Facts:
    if not position.in_turn():
        used = position.wizard_actions or position.arena_actions or position.special >= 0 or position.levels
        yield used, "actions, special, levels: only during a player's turn"
        return
    amulet = position.amulet(position.mover())
    most = 2 if amulet == st.BILEVITAGRAMATON else 1
    yield position.arena_actions > most, "actions: there is one arena action a turn"
    yield position.special >= 0 and amulet != st.EXTRALIMITAE, "special: only Extralimitae has that tile"


def _display(position: SpellPosition) -> Facts:
    due = position.level_to_fill()
    for level in range(4):
        pile = position.hidden & position.deck.of_level[level]
        on_pile, beside = (position.slot(level, slot) >= 0 for slot in (0, 1))
        if position.stage in _BEFORE_DISPLAY:
            yield on_pile or beside, "display: no card is turned up yet"
        elif position.stage == st.REVEAL:
            waits = on_pile and not beside
            yield waits, "display: a card on the pile moves beside it before the next is turned up"
            later = position.turn == 0 and level > due
            yield later and (on_pile or beside), "display: levels are filled in order"
        elif position.levels >> level & 1:
            untaken = (on_pile and beside) or (pile and not on_pile and not beside)
            yield untaken, f"display: one card of level {level + 1} was taken"
        else:
            short = not (on_pile and beside) and (pile or on_pile)
            yield short, f"display: level {level + 1} shows two cards, or all that are left"
    if position.stage == st.REVEAL:
        pile = position.hidden & position.deck.of_level[due] if due < 4 else 0
        yield popcount(pile) < 2, "reveal: there is no card to be drawn by chance"


def _won(position: SpellPosition) -> Facts:
    for seat in (0, 1):
        hand, won = position.hand(seat), position.won(seat)
        yield hand & ~won, "a hand holds cards that were won"
        yield hand & position.deck.of_level[3], "a card of level 4 is discarded at once"
        turns = (position.turn + 1 - (seat if position.first == 0 else 1 - seat)) // 2
        levels = position.levels if position.in_turn() and position.mover() == seat else 0
        for level in range(4):
            count, now = popcount(won & position.deck.of_level[level]), levels >> level & 1
            yield count > turns + now, "a seat wins one card of each level a turn at most"
            yield count < now, "levels: a level activated this turn, and no card of it won"
    yield position.terms.solo and position.hand1, "the scripted opponent casts nothing and holds no card"


def _end(position: SpellPosition) -> Facts:
    stage, end_at = position.stage, position.terms.end_at
    points = [position.points(0), position.points(1)]
    last, round_over = position.turn >= 2 * position.terms.rounds, position.turn & 1 == 0
    if stage == st.ENDED:
        ended = position.turn > 0 and round_over and (last or max(points) >= end_at)
        yield not ended, "over: a game ends after a round with enough points, or after the last round"
    elif stage != st.REVEAL:
        if position.in_turn():
            points[position.mover()] -= sum(level + 1 for level in each(position.levels))
        yield last or (round_over and max(points) >= end_at), "the game is over by now"
    yield stage in (st.TARGET, *SCRIPT) and not position.moves(), "nothing can be chosen here"
    yield stage == st.SCRIPT_SLIDE and not MIDDLE >> position.gap & 1, "script-slide: a middle tile was lifted"
