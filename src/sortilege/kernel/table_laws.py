"""Laws about what people and records see: texts, words, touches, drawings."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from xml.parsers import expat

from sortilege.kernel.errors import BadNotation
from sortilege.kernel.game import AnyGame, Game
from sortilege.kernel.gesture import View, clashes
from sortilege.kernel.law_moment import Moment, play_some, portrait, touched
from sortilege.kernel.panels import panel_targets
from sortilege.kernel.position import OVER
from sortilege.kernel.rulebook import paragraphs
from sortilege.kernel.words import LANGUAGES

_MOVE_TEXT = re.compile(r"(?!\d+\.(\s|$))(?!Result:)[^\x00-\x1f\x7f-\uffff;{}()#*!]+", re.ASCII)
_TARGET = re.compile(r"[a-z0-9-]+")


def positions_round_trip_through_text(m: Moment) -> Iterator[str]:
    game, position = m.game, m.position
    text = game.write(position)
    if not text.isascii() or not text.isprintable():
        yield f"the text {text!r} is not one line of ASCII"
    again = game.read(text, m.options)
    if portrait(game, again) != portrait(game, position):
        yield f"{text!r} is read as {game.write(again)!r}, or with other moves"
    play_some(again, 40)
    straight = position.copy()
    play_some(straight, 40)
    if game.write(again) != game.write(straight):
        yield f"{text!r}, once read, plays differently"


def garbage_is_bad_notation(m: Moment) -> Iterator[str]:
    game, options = m.game, m.options
    text = game.write(m.position)
    chance = Random(text)
    for _ in range(10):
        garbage = _damage(text, chance)
        try:
            again = game.write(game.read(garbage, options))
            if game.write(game.read(again, options)) != again:
                yield f"{garbage!r} is read, and does not round-trip"
        except BadNotation:
            continue
        except Exception as error:  # any other exception is the breach this law is about
            yield f"{garbage!r} gives {type(error).__name__}: {error}, not BadNotation"


def move_texts_are_unique_both_ways(m: Moment) -> Iterator[str]:
    game, position = m.game, m.position
    texts: dict[str, int] = {}
    for move in m.moves:
        text = game.write_move(position, move)
        if text in texts:
            yield f"moves {texts[text]} and {move} are both written {text!r}"
        texts[text] = move
        if not _MOVE_TEXT.fullmatch(text) or text != text.strip():
            yield f"the move text {text!r} would break a record"
        if not re.fullmatch(game.notation, text):
            yield f"{text!r} does not match the game's notation"
        if game.read_move(position, text) != move:
            yield f"{text!r} is not read as the move it was written for"


def gestures_are_prefix_free(m: Moment) -> Iterator[str]:
    for move, steps in m.gestures.items():
        targets = touched(steps)
        if not steps or not all(targets) or any(not _TARGET.fullmatch(target) for target in targets):
            yield f"move {move} has the gesture {steps}; targets are written {_TARGET.pattern}"
        if any(isinstance(step, tuple) and (not step or list(step) != sorted(step)) for step in steps):
            yield f"move {move}: a set of targets is a sorted tuple, got {steps}"
    gestures = {str(move): steps for move, steps in m.gestures.items()}
    for move_text, other in clashes(gestures):
        yield f"gesture {gestures[move_text]} of {move_text} is complete while {gestures[other]} of {other} may go on"


def everything_is_said_in_both_languages(m: Moment) -> Iterator[str]:
    game, position = m.game, m.position
    for language in LANGUAGES:
        said = [game.title(language), game.board(position, language)]
        said += [game.seat_name(position, seat, language) for seat in range(position.seats)]
        if position.seat != OVER:
            said.append(game.ask(position, language))
        for move in m.moves[:40]:
            said += [game.say(position, move, language), game.label(position, move, language)]
            said.append(game.advise(position, move, language))
        said += [game.name(position, target, language) for target in m.targets]
        if not all(text.strip() for text in said):
            yield f"something is not said in {language}"


def the_scene_is_sound(m: Moment) -> Iterator[str]:
    targets: set[tuple[str, str]] = set()  # each with the language in which it was drawn
    for seat in range(m.position.seats):
        language = LANGUAGES[seat % 2]
        drawings = []
        for narrow in (False, True):
            view = View(seat, language, narrow=narrow)
            try:
                ids, targets_drawn, pieces = _read_scene(m.game.scene(m.position, view))
            except expat.ExpatError as error:
                yield f"{view}: the scene is no XML: {error}"
                return
            if twice := sorted(name for name, times in ids.items() if times > 1):
                yield f"{view}: ids stand twice in the scene: {twice}"
            drawings.append((targets_drawn, pieces))
        for wide, slim in zip(*drawings, strict=True):
            if wide != slim:
                yield f"seat {seat}: only in the wide or in the narrow scene: {sorted(wide ^ slim)}"
        targets.update((target, language) for target in drawings[0][0])
    for target, language in sorted(targets):
        if not m.game.name(m.position, target, language).strip():
            yield f"the target {target} has no name"
        if m.position.seat >= 0 and not m.game.why_not(m.position, target, language).text.strip():
            yield f"the target {target} gives no reason"


def every_target_has_a_card(m: Moment) -> Iterator[str]:
    """Whatever is drawn or touched is explained in both languages, in games that explain anything."""
    if type(m.game).card is Game.card:
        return
    targets = {target for target in m.targets if not _is_button(m.game, target)}
    for seat in range(m.position.seats):
        targets |= _read_scene(m.game.scene(m.position, View(seat)))[1]
        targets |= {target for target, _ in panel_targets(m.game.panels(m.position, View(seat)))}
    for target in sorted(targets):
        for language in LANGUAGES:
            card = m.game.card(m.position, target, language)
            if card is None or not card.title.strip() or not card.text.strip():
                yield f"the target {target} has no card with title and text in {language}"
            elif card.rule and card.rule not in paragraphs(m.game.folder, language):
                yield f"the card of {target} names the rule {card.rule}, which is not in the rules in {language}"


def panels_are_sound(m: Moment) -> Iterator[str]:
    """What is read beside the drawing has words; its keys are its own; what it shows to be touched has a card."""
    for seat in range(m.position.seats):
        language = LANGUAGES[seat % 2]
        panels = m.game.panels(m.position, View(seat, language))
        keys = Counter(panel.key for panel in panels)
        if twice := sorted(key for key, times in keys.items() if times > 1):
            yield f"seat {seat}: two panels have the key {twice}"
        for panel in panels:
            rows = [row.name for row in panel.rows]
            marks = [*panel.marks, *(mark for row in panel.rows for mark in row.marks)]
            if not all(text.strip() for text in (panel.title, *rows, *(mark.title for mark in marks))):
                yield f"seat {seat}: the panel {panel.key} has a row, a mark or a title without words"
            known = {chip.key for chip in panel.filters}
            if strange := {tag for row in panel.rows for tag in row.tags} - known:
                yield f"seat {seat}: rows of {panel.key} have the tags {sorted(strange)}, and no filter has them"
        for target, name in panel_targets(panels):
            if not _TARGET.fullmatch(target) or not name.strip():
                yield f"seat {seat}: the target {target} of a panel is misspelt, or has no name"
            elif not m.game.name(m.position, target, language).strip():
                yield f"the target {target} of a panel has no name"
            elif m.position.seat >= 0 and not m.game.why_not(m.position, target, language).text.strip():
                yield f"the target {target} of a panel gives no reason"


def deeds_are_told(m: Moment) -> Iterator[str]:
    """Each action is told in both languages, what acts can be seen, and who is asked is spoken of, as the hand goes."""
    game, position = m.game, m.position
    for language in LANGUAGES:
        for move in m.moves[:10]:
            deed = game.deed(position, [move], language)
            if not deed.text.strip() or not all(line.strip() for line in deed.results):
                yield f"move {game.write_move(position, move)} is a deed without words in {language}"
            if not -1 <= deed.seat < position.seats:
                yield f"move {game.write_move(position, move)} is a deed of seat {deed.seat}"
            acts = deed.place if 0 <= deed.seat == position.seat else ""
            if acts and acts not in game.targets(position, View(deed.seat)):
                yield f"move {game.write_move(position, move)} is a deed of {acts}, which is not on the table"
        for steps in list(m.gestures.values())[:10]:
            begun = touched(steps)[:1]
            if not game.ask(position, language, begun).strip():
                yield f"nothing is asked in {language} once {begun} is touched"
        if position.seat >= 0 and "Nobody" not in game.spoken(position, language).asked_of("Nobody"):
            yield f"who is asked is not named in {language}"


def endings_have_a_reason(m: Moment) -> Iterator[str]:
    """A position says by which rule it is over, or that it is not, with a number for each seat in each column."""
    if type(m.game).ending is Game.ending:
        return
    for language in LANGUAGES:
        ending = m.game.ending(m.position, language)
        if ending is None or not ending.reason.text.strip():
            yield f"no reason is told in {language} why the game is over, or that it is not"
        elif ending.reason.rule not in paragraphs(m.game.folder, language):
            yield f"the reason of an end is the rule {ending.reason.rule}, which is not in the rules in {language}"
        elif ending.columns and [len(row) for row in ending.rows] != [len(ending.columns)] * m.position.seats:
            yield f"the ending has {len(ending.columns)} columns, and not a number in each for every seat"


def _is_button(game: AnyGame, target: str) -> bool:
    return bool(game.buttons) and re.fullmatch(game.buttons, target) is not None


def motions_start_once(m: Moment) -> Iterator[str]:
    for move in m.moves[:40]:
        motions = m.game.motions(m.position, move)
        starts = [start for start, _ in motions]
        ends = [end for _, end in motions if end is not None]
        if len(set(starts)) != len(starts) or len(set(ends)) != len(ends):
            yield f"move {move}: motions {motions} start or end twice at one place"


def _read_scene(drawing: str) -> tuple[Counter[str], set[str], set[str]]:
    """Finds how often each id stands in a drawing, its targets, and the ids of its pieces."""
    ids: Counter[str] = Counter()
    targets: set[str] = set()
    pieces: set[str] = set()

    def enter(_: str, attributes: dict[str, str]) -> None:
        if "id" in attributes:
            ids[attributes["id"]] += 1
        if "data-target" in attributes:
            targets.add(attributes["data-target"])
        if attributes.get("class") == "piece":
            pieces.add(attributes.get("id", ""))

    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartElementHandler = enter
    parser.Parse(drawing, True)
    return ids, targets, pieces


def _damage(text: str, chance: Random) -> str:
    """Puts one thing wrong into a text."""
    at = chance.randrange(len(text) + 1)
    junk = chance.choice("0123456789abcxyz.-/ ,:;|?~\u00e9")
    added, dropped, replaced = (
        text[:at] + junk + text[at:],
        text[:at] + text[at + 1 :],
        text[:at] + junk + text[at + 1 :],
    )
    return chance.choice([added, dropped, replaced, text[:at]])
