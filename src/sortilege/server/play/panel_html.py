"""Panels as HTML, line by line: what stays from ply to ply is the same line, and costs a number to send.

A line is an element, or `+` and a tag that holds the lines up to its `-`. The outermost hold the parts of the page by
their ids. Signs are defined once and used wherever they stand. Everything that a game says is escaped here.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from html import escape
from typing import NamedTuple
from zlib import crc32

from sortilege.kernel.panels import MOST_ONES, MOST_PANELS, Filter, Mark, Panel, Row, Shelf, Sign, Thing
from sortilege.server.words import WORDS

LONG = 12  # rows; a list of more can be searched
BLOCKS = 16  # a meter of more is a bar
BIG = 34  # units; a sign higher than this is a picture
UPRIGHT = " upright"  # the class of a sign that is a playing card
Signs = dict[str, str]  # the definitions in use, by id
Line = str | tuple[str, str, str]  # as it is sent, or what stands before and after the id of a target's element


class WrittenPanels(NamedTuple):
    """Panels as they are sent, and what can be touched in them; not to be changed."""

    lines: list[str]
    targets: dict[str, int]  # and how often each stands there


def panel_lines(panels: Sequence[Panel], language: str) -> list[str]:
    """The lines of these panels."""
    return write_panels(panels, language).lines


def write_panels(panels: Sequence[Panel], language: str) -> WrittenPanels:
    """Writes panels; no lines where there are none."""
    if not panels:
        return WrittenPanels([], {})
    page = _Page(language)
    own, lists, seats, facts = (
        [panel for panel in panels if panel.kind == kind] for kind in ("own", "list", "seat", "fact")
    )
    parts = {
        "t-panels": [*page.each("own", own), *page.tabs([*own, *lists])],
        "t-others": page.each("seat", seats),
        "t-fact": page.each("fact", facts),
    }
    whole = {"t-signs": sorted(page.signs.values()), **parts}
    return WrittenPanels([line for name, lines in whole.items() for line in (f"+{name}", *lines, "-")], page.targets)


class _Page:
    """Puts together what was written of each panel, perhaps for others, and names the elements of targets."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.signs: Signs = {}
        self.targets: dict[str, int] = {}  # and how often each was met

    def each(self, how: str, panels: Iterable[Panel]) -> list[str]:
        found: list[str] = []
        for panel in panels:
            written = (_written_once if panel.lasting else _written)(panel, self.language, how)
            self.signs.update(written.signs)
            if written.alone and self.targets.keys().isdisjoint(written.targets):
                self.targets.update(written.targets)
                found += written.alone
            else:
                found += [self._named(line) for line in written.lines]
        return found

    def tabs(self, panels: Sequence[Panel]) -> list[str]:
        """Gives what shares one place as tabs: the rows of one's own, and all lists."""
        shown = [panel for panel in panels if panel.rows or panel.kind == "list"]
        if not shown:
            return []
        head = ['+<div id="t-pages" class="card pages">', '+<div id="t-page-tabs" class="tabs" role="tablist">']
        return [*head, *self.each("tab", shown), "-", *self.each("page", shown), "-"]

    def _named(self, line: Line) -> str:
        """Names the element of a target: one target may stand in several places."""
        if isinstance(line, str):
            return line
        before, target, after = line
        again = self.targets[target] = self.targets.get(target, 0) + 1
        return _with_id(before, target if again == 1 else f"{target}-{again}", after)


def _with_id(before: str, name: str, after: str) -> str:
    return f"{before}in-{name}{after}"


class _WrittenPanel(NamedTuple):
    """A panel as it was written."""

    lines: list[Line]
    signs: Signs
    alone: list[str]  # the lines where each target stands nowhere else; none if one stands in it twice
    targets: dict[str, int]  # how often each stands in it


def _written(panel: Panel, language: str, how: str) -> _WrittenPanel:
    """Writes a panel in one of the ways of a writer, with the signs in it."""
    writer = _Writer(language)
    lines: list[Line] = list(getattr(writer, how)(panel))
    targets = Counter(line[1] for line in lines if not isinstance(line, str))
    twice = targets.total() > len(targets)
    alone = [] if twice else [line if isinstance(line, str) else _with_id(*line) for line in lines]
    return _WrittenPanel(lines, writer.signs, alone, targets)


_written_once = lru_cache(2 * MOST_PANELS)(_written)  # most in two ways: the panel, its tab and page


class _Writer:
    """Writes panels in one language, and notes the signs that it has used."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.signs: Signs = {}

    def own(self, panel: Panel) -> Iterator[Line]:
        """Writes what stands open: the head, and the shelves below it."""
        yield f'+<section id="p-{panel.key}" class="panel own"{_seat(panel)} aria-labelledby="p-{panel.key}-t">'
        yield self._head(panel)
        yield from self._inside(panel)
        yield "-"

    def seat(self, panel: Panel) -> Iterator[Line]:
        """Writes a seat that is one line until it is opened."""
        bare = "" if panel.note or panel.meter or panel.shelves or panel.rows else " bare"
        yield f'+<details id="p-{panel.key}" class="fold{bare}"{_seat(panel)}>'
        yield f"<summary>{self._title(panel, 'span')}</summary>"
        yield f'+<div id="p-{panel.key}-in" class="inside">'
        yield from self._inside(panel)
        yield from self._rows(panel)
        yield "-"
        yield "-"

    def fact(self, panel: Panel) -> Iterator[Line]:
        """Writes what counts down to the end, in a line."""
        note = f'<span class="f-note">{escape(panel.note)}</span>' if panel.note else ""
        words = f"<b>{escape(panel.title)}</b>{self._marks(panel.marks)}{_meter(panel)}{note}"
        yield f'<p id="p-{panel.key}" class="card fact">{self._face(panel.sign)}{words}</p>'

    def _head(self, panel: Panel) -> str:
        return f'<header class="p-head">{self._title(panel, "h2")}</header>'

    def _title(self, panel: Panel, tag: str) -> str:
        who = f'<span class="who" data-who="{panel.seat}"></span>' if panel.seat >= 0 else ""
        title = f'<{tag} id="p-{panel.key}-t" class="p-title">{escape(panel.title)}</{tag}>'
        return f'{self._face(panel.sign)}{title}{who}<span class="end">{self._marks(panel.marks)}</span>'

    def _inside(self, panel: Panel) -> Iterator[Line]:
        """Writes the note, the meter and the shelves of a panel."""
        if panel.note or panel.meter:
            yield f'<p class="p-note">{_meter(panel)}{escape(panel.note)}</p>'
        for number, shelf in enumerate(panel.shelves):
            yield from self._shelf(shelf, f"p-{panel.key}-s{number}")

    def _shelf(self, shelf: Shelf, name: str) -> Iterator[Line]:
        decked = any(thing.sign and _definition(thing.sign)[3] == UPRIGHT for thing in shelf.things)
        lined = f" lined c{shelf.columns}" if shelf.columns else ""
        look = f"{' large' if shelf.large else ''}{' decked' if decked else ''}{lined}"
        yield f'+<div id="{name}" class="shelf{look}">'
        if shelf.title or shelf.note:
            note = f" <small>{escape(shelf.note)}</small>" if shelf.note else ""
            yield f'<p class="s-head"><b>{escape(shelf.title)}</b>{note}</p>'
        if shelf.things:
            yield f'+<div id="{name}-t" class="things" role="group" aria-label="{escape(shelf.title)}">'
            yield from self._noted((thing.target, _written_thing(thing)) for thing in shelf.things)
            yield "-"
        if shelf.marks:
            yield f'<p class="end">{self._marks(shelf.marks)}</p>'
        yield "-"

    def tab(self, panel: Panel) -> Iterator[Line]:
        count = sum(bool(row.target) for row in panel.rows) or sum(len(shelf.things) for shelf in panel.shelves)
        number = f'<span class="count" data-count="{count}">{count}</span>' if count else ""
        where = f'id="tab-{panel.key}" aria-controls="page-{panel.key}" aria-selected="false"'
        yield f'<button type="button" role="tab" class="tab" {where}>{escape(_tab_title(panel))}{number}</button>'

    def page(self, panel: Panel) -> Iterator[Line]:
        yield f'+<section id="page-{panel.key}" class="page" role="tabpanel" aria-labelledby="tab-{panel.key}">'
        title, shut = escape(_tab_title(panel)), escape(WORDS(self.language, "client-close"))
        button = f'<button type="button" class="quiet shut" aria-label="{shut}" title="{shut}">×</button>'
        yield f'<div class="p-head"><h2 class="p-title">{title}</h2>{self._end(panel)}{button}</div>'
        if panel.kind == "list":
            yield from self._inside(panel)
        yield from self._rows(panel)
        yield "-"

    def _end(self, panel: Panel) -> str:
        return f'<span class="end">{self._marks(panel.marks)}</span>' if panel.kind == "list" and panel.marks else ""

    def _rows(self, panel: Panel) -> Iterator[Line]:
        if panel.rows and (len(panel.rows) > LONG or panel.filters):
            yield self._filters(panel)
        if panel.rows:
            texts = " texts" if any(row.text for row in panel.rows) else ""
            yield f'+<ul id="p-{panel.key}-rows" class="rows{texts}" tabindex="0">'
            yield from self._noted((row.target, _written_row(row)) for row in panel.rows)
            yield "-"

    def _filters(self, panel: Panel) -> str:
        """Writes a field to search by and a chip for each kind; the page counts what can be touched."""
        find, can = (escape(WORDS(self.language, f"panel-{name}")) for name in ("find", "can"))
        field = f'<input type="search" class="find" placeholder="{find}" aria-label="{find}" autocomplete="off">'
        hot = f'<button type="button" class="sieve" data-by="can" aria-pressed="false">{can} <b>0</b></button>'
        hot = hot if any(row.target for row in panel.rows) else ""
        chips = "".join(self._chip(chip) for chip in panel.filters)
        return f'<div id="p-{panel.key}-find" class="filters">{field}{hot}{chips}</div>'

    def _chip(self, chip: Filter) -> str:
        title = escape(chip.title)
        look = f'{self._sign(chip.sign)}<span class="hidden">{title}</span>' if chip.sign else title
        data = f'data-by="{escape(chip.key)}" aria-pressed="false" title="{title}"'
        return f'<button type="button" class="sieve" {data}>{look}</button>'

    def _noted(self, several: "Iterable[tuple[str, _Written]]") -> list[Line]:
        """Gives what was written of these, and notes the signs in it."""
        lines: list[Line] = []
        for target, (before, after, signs) in several:
            if signs:
                self.signs.update(signs)
            lines.append((before, target, after) if target else before)
        return lines

    def _marks(self, marks: Sequence[Mark]) -> str:
        return "".join(map(self._mark, marks))

    def _mark(self, mark: Mark) -> str:
        written, signs = _written_mark(mark)
        self.signs.update(signs)
        return written

    def _face(self, sign: Sign | None) -> str:
        return self._sign(sign, "face")

    def _sign(self, sign: Sign | None, name: str = "sign") -> str:
        """Writes the use of a sign, and notes its definition."""
        if sign is None:
            return ""
        look, definition, box, shape = _definition(sign)
        self.signs[look] = definition
        return f'<svg class="{name}{shape}" viewBox="{box}" aria-hidden="true"><use href="#{look}"/></svg>'


@lru_cache(MOST_ONES)
def _written_mark(mark: Mark) -> tuple[str, Signs]:
    """Writes a mark; what it counts is read to those who do not point at it."""
    writer = _Writer("")
    said = f'<span class="{"m-word" if mark.spoken else "hidden"}">{escape(mark.title)}</span>'
    text = f"<b>{escape(mark.text)}</b>" if mark.text else ""
    look = f"{writer._sign(mark.sign)}{text}"
    quiet = " m-none" if mark.quiet else ""
    return f'<span class="mark{quiet}" title="{escape(mark.title)}">{look} {said}</span>', writer.signs


_Written = tuple[str, str, Signs]  # before the id and after it, and the signs in it


@lru_cache(MOST_ONES)
def _written_thing(thing: Thing) -> _Written:
    """Writes a thing; its name is its label, and its caption where the shelf shows captions."""
    writer = _Writer("")
    count = f'<span class="t-count">{thing.count}</span>' if thing.count > 1 else ""
    note = f'<span class="t-note">{escape(thing.note)}</span>' if thing.note else ""
    said = ", ".join([thing.name, *([f"×{thing.count}"] if thing.count > 1 else []), *filter(None, [thing.note])])
    caption = f'<span class="t-name" aria-hidden="true">{escape(thing.name)}</span>'
    inner = f"{writer._sign(thing.sign, 't-sign')}{count}{caption}{note}"
    empty = "" if thing.count else " t-none"
    if not thing.target:
        return f'<span class="thing{empty}" role="img" aria-label="{escape(said)}">{inner}</span>', "", writer.signs
    target = f'" data-target="{escape(thing.target)}" aria-label="{escape(said)}">{inner}</button>'
    return f'<button type="button" class="thing{empty}" id="', target, writer.signs


@lru_cache(MOST_ONES)
def _written_row(row: Row) -> _Written:
    writer = _Writer("")
    state = f" r-{row.state}" if row.state else ""
    note = f'<span class="r-note">{escape(row.note)}</span>' if row.note else ""
    end = f'<span class="r-end">{note}{writer._marks(row.marks)}</span>' if note or row.marks else ""
    text = f'<span class="r-text">{escape(row.text)}</span>' if row.text else ""
    inner = f'{writer._sign(row.sign)}<span class="r-name">{escape(row.name)}</span>{end}{text}'
    tags = f' data-tags="{escape(" ".join(row.tags))}"' if row.tags else ""
    if not row.target:
        return f'<li{tags}><div class="row{state}">{inner}</div></li>', "", writer.signs
    rest = f'" data-target="{escape(row.target)}">{inner}</button></li>'
    return f'<li{tags}><button type="button" class="row{state}" id="', rest, writer.signs


@lru_cache(4096)
def _definition(sign: Sign) -> tuple[str, str, str, str]:
    """Gives the id of a sign, its definition and its box; a playing card and a picture want more room than a sign."""
    name = f"sign-{crc32(sign.drawing.encode()):08x}"
    width, height = sign.width, sign.height
    drawing = sign.drawing.replace("\n", " ")
    shape = UPRIGHT if height > 1.2 * width else " big" if height > BIG else ""
    return name, f'<g id="{name}">{drawing}</g>', f"{-width / 2:g} {-height / 2:g} {width:g} {height:g}", shape


def _seat(panel: Panel) -> str:
    return f' data-seat="{panel.seat}"' if panel.seat >= 0 else ""


def _tab_title(panel: Panel) -> str:
    return (panel.rows_title or panel.title) if panel.kind == "own" else panel.title


def _meter(panel: Panel) -> str:
    """Writes so many of so many, as blocks or as a bar."""
    if panel.meter is None:
        return ""
    done, whole = panel.meter
    if whole > BLOCKS:
        return f'<progress max="{whole}" value="{done}" aria-label="{escape(panel.title)}"></progress>'
    blocks = "<i class=full></i>" * done + "<i></i>" * (whole - done)
    return f'<span class="meter" role="img" aria-label="{done} / {whole}">{blocks}</span>'
