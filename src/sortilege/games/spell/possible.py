"""What play cannot reach: the checks that a position read from text must pass."""

from sortilege.games.spell.board import CENTRE, MIDDLE, frame_places
from sortilege.games.spell.rules import Spell
from sortilege.games.spell.state import (
    BILEVITAGRAMATON,
    BUILD,
    DEAL,
    DOPPELGANGER,
    ENDED,
    EXTRALIMITAE,
    KEEP,
    REVEAL,
    SCRIPT_LIFT,
    SCRIPT_SLIDE,
    SCRIPT_WIZARD,
    STAND,
    TARGET,
    TOSS,
    TURN,
)
from sortilege.kernel.bits import popcount
from sortilege.kernel.errors import BadNotation

SCRIPT = (SCRIPT_WIZARD, SCRIPT_LIFT, SCRIPT_SLIDE)
MINE = (TURN, TARGET)


def refuse(wrong: bool, sentence: str) -> None:
    if wrong:
        raise BadNotation(sentence)


def check(state: Spell) -> None:
    for check in (_check_match, _check_arena, _check_pawns, _check_turn, _check_display, _check_won, _check_end):
        check(state)


def _check_match(state: Spell) -> None:
    terms, stage = state.terms, state.stage
    refuse(stage in (DEAL, KEEP) and not terms.asymmetric, "amulets are for the asymmetric mode")
    refuse(stage in (TOSS, DEAL, KEEP, BUILD, STAND) and terms.solo, "a solo game begins with the display")
    refuse(stage in SCRIPT and not terms.solo, "the scripted opponent is for the solo mode")
    refuse((state.first < 0) != (stage == TOSS), "gem: known from the toss on, and not before")
    refuse(terms.solo and state.first != 0, "gem: in a solo game violet holds it")
    refuse(stage in (TOSS, DEAL, KEEP, BUILD, STAND) and state.turn != 0, "turn: the set-up comes before turn 1")
    refuse(terms.solo and stage in (*MINE, *SCRIPT) and (state.turn & 1) != (stage in SCRIPT), "turn: the other's")
    _check_amulets(state)


def _check_amulets(state: Spell) -> None:
    named = state.terms.amulets
    held = (state.amulet0, state.amulet1)
    refuse(named >= 0 and held != (named >> 2, named & 3), "amulets: not those that the options name")
    refuse(named >= 0 and state.stage in (DEAL, KEEP), "amulets: the options name them, none is dealt")
    if state.stage == DEAL:
        refuse(held != (-1, -1) or popcount(state.dealt) > 1, "amulets: dealing ends with the second")
    elif state.stage == KEEP:
        refuse(popcount(state.dealt) != 2, "amulets: two are dealt to the seat without the gem")
        refuse(state.amulet(state.first) >= 0, "amulets: both are chosen")
        kept = state.amulet(1 - state.first)
        refuse(kept >= 0 and not state.dealt >> kept & 1, "amulets: one is kept that was not dealt")
    else:
        wanted = state.terms.asymmetric and (state.stage != TOSS or named >= 0)
        refuse(state.dealt != 0 or any((one >= 0) != wanted for one in held), "amulets: both or none are chosen by now")


def _check_arena(state: Spell) -> None:
    before = state.stage in (TOSS, DEAL, KEEP) or (state.stage == REVEAL and state.turn == 0 and not state.terms.solo)
    there = bool(state.own0 | state.own1) or state.stage == BUILD
    refuse(there == before, "arena: built after the display, and there from then on")
    if state.stage != BUILD:
        return
    counts = popcount(state.own(1 - state.first)), popcount(state.own(state.first))
    refuse(counts[0] - counts[1] not in (0, 1) or sum(counts) > 13, "arena: tiles are placed in turns, up to 14")
    tournament, original = state.terms.tournament, state.terms.original
    if not (tournament and original):
        first = 1 << (CENTRE - 1), 1 << (CENTRE + 1)
        refuse(not state.own0 & first[0] or not state.own1 & first[1], "arena: violet and black lie beside the neutral")
    for own in (state.own0, state.own1):
        wanted = popcount(own) // 2 if tournament else 1
        refuse(popcount(own & state.active) != wanted, f"arena: {wanted} tiles of each are active by now")
    refuse(not tournament and state.active != 5 << (CENTRE - 1), "arena: only the first two tiles are active")
    _check_frame(state.own0 | state.own1 | 1 << CENTRE)


def _check_frame(tiles: int) -> None:
    """The tiles hang together and fit into a frame of 4 x 4."""
    grown = 1 << CENTRE
    while more := frame_places(grown) & tiles:
        grown |= more & -more
    refuse(grown != tiles, "arena: tiles share edges, within 4 rows and 4 columns")


def _check_pawns(state: Spell) -> None:
    if state.stage in (TOSS, DEAL, KEEP, BUILD) or not state.own0 | state.own1:
        usual = (5 << (CENTRE - 1)) if state.stage == BUILD and not state.terms.tournament else 0
        standing = state.wizards0 << 0 | state.wizards1
        refuse(standing != usual or bool(state.wizards0 & ~state.own0), "wizards: not those that stand by now")
        refuse(state.elementals != 0, "elementals: none before the first turn")
        return
    pawns = (state.wizards0, state.wizards1, state.elementals)
    refuse(any(one >> state.gap & 1 for one in pawns), "a pawn stands on the gap")
    refuse(bool(state.wizards0 & state.wizards1), "two wizards stand on one tile")
    if state.stage == STAND:
        _check_standing(state)
        return
    for seat in (0, 1):
        wanted = 2 if state.amulet(seat) == DOPPELGANGER else 1
        refuse(popcount(state.wizards(seat)) != wanted, f"wizards: expected {wanted} of each that has no Doppelganger")
    refuse(state.elementals != 0 and state.stage not in MINE, "elementals: they leave at the end of the turn")
    refuse(state.stage in MINE and bool(state.elementals) and state.reserve() < 0, "elementals: too many")
    refuse(
        state.stage in MINE and state.amulet(state.mover()) == DOPPELGANGER and state.elementals != 0,
        "elementals: a Doppelganger has none",
    )
    mine = state.wizards(state.mover()) if state.terms.original else 0
    refuse(bool(state.elementals & (state.wizards0 | state.wizards1) & ~mine), "elementals: that tile is occupied")


def _check_standing(state: Spell) -> None:
    seat = state.next_to_stand()
    refuse(state.elementals != 0 or seat < 0, "stand: all wizards are there")
    for one in (0, 1):
        most = 2 if state.amulet(one) == DOPPELGANGER else 1
        refuse(popcount(state.wizards(one)) > most, "wizards: too many")
        refuse(bool(state.wizards(one) & ~state.own(one)), "wizards: they begin on tiles of their colour")
    last = state.wizards(1 - state.first), state.wizards(state.first)
    tournament_first = popcount(last[0]) == 0 and last[1] != 0
    refuse(tournament_first or not state.places_to_stand(seat), "stand: the seat without the gem places first")
    refuse(not state.terms.tournament and 0 in last, "wizards: the first ones stand from the start")
    second = popcount(last[1]) == 2 and state.amulet(1 - state.first) == DOPPELGANGER and popcount(last[0]) == 1
    refuse(second or (popcount(last[0]) == 2 and not last[1]), "stand: first wizards first, then the second ones")


def _check_turn(state: Spell) -> None:
    acts = state.wizard_actions, state.arena_actions
    if state.stage not in MINE:
        idle = acts == (0, 0) and state.special < 0 and state.levels == 0
        refuse(not idle, "actions, special, levels: only during a player's turn")
        return
    amulet = state.amulet(state.mover())
    refuse(acts[1] > (2 if amulet == BILEVITAGRAMATON else 1), "actions: there is one arena action a turn")
    refuse(state.special >= 0 and amulet != EXTRALIMITAE, "special: only Extralimitae has that tile")


def _check_display(state: Spell) -> None:
    for level in range(4):
        both = [state.slot(level, beside) >= 0 for beside in (0, 1)]
        pile = state.hidden & state.deck.of_level[level]
        if state.stage in (TOSS, DEAL, KEEP):
            refuse(any(both), "display: no card is turned up yet")
        elif state.stage == REVEAL:
            refuse(both == [True, False], "display: a card on the pile moves beside it before the next is turned up")
            later = state.turn == 0 and level > state.level_to_fill()
            refuse(later and any(both), "display: levels are filled in order")
        elif state.levels >> level & 1:
            refuse(all(both) or (bool(pile) and not any(both)), f"display: one card of level {level + 1} was taken")
        else:
            short = not all(both)
            refuse(
                short and (bool(pile) or both[0]), f"display: level {level + 1} shows two cards, or all that are left"
            )
    if state.stage == REVEAL:
        level = state.level_to_fill()
        pile = state.hidden & state.deck.of_level[level] if level < 4 else 0
        refuse(popcount(pile) < 2, "reveal: there is no card to be drawn by chance")


def _check_won(state: Spell) -> None:
    fourth = state.deck.of_level[3]
    for seat in (0, 1):
        hand, won = state.hand(seat), state.won(seat)
        refuse(bool(hand & ~won), "a hand holds cards that were won")
        refuse(bool(hand & fourth), "a card of level 4 is discarded at once")
        taken = (state.turn + 1 - (seat if state.first == 0 else 1 - seat)) // 2
        now = state.stage in MINE and state.mover() == seat
        for level in range(4):
            count = popcount(won & state.deck.of_level[level])
            this_turn = state.levels >> level & 1 if now else 0
            refuse(count > taken + this_turn, "a seat wins one card of each level a turn at most")
            refuse(count < this_turn, "levels: a level activated this turn, and no card of it won")
    refuse(state.terms.solo and state.hand1 != 0, "the scripted opponent casts nothing and holds no card")


def _check_end(state: Spell) -> None:
    best = max(state.points(0), state.points(1))
    rounds_left = state.turn < 2 * state.terms.rounds
    if state.stage == ENDED:
        ended = state.turn > 0 and state.turn & 1 == 0 and (best >= state.terms.end_at or not rounds_left)
        refuse(not ended, "over: a game ends after a round with enough points, or after the last round")
    elif state.stage != REVEAL:
        if state.stage in MINE:
            gained = sum(level + 1 for level in range(4) if state.levels >> level & 1)
            best = max(state.points(state.mover()) - gained, state.points(1 - state.mover()))
        refuse(not rounds_left or (state.turn & 1 == 0 and best >= state.terms.end_at), "the game is over by now")
    if state.stage in (TARGET, *SCRIPT):
        refuse(not state.moves(), "nothing can be chosen here")
    refuse(state.stage == SCRIPT_SLIDE and not MIDDLE >> state.gap & 1, "script-slide: a middle tile was lifted")
