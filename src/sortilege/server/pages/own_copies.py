"""Check my copy: an owner's deck, cards or board from a file or typed into rows, held against ours, kept, played."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import msgspec
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from sortilege.ink.gradients import PAINTS
from sortilege.ink.render import flatten
from sortilege.kernel.copies import CopySheet, OwnCopy, RowFlaw, Section, Values
from sortilege.kernel.errors import BadOption
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import View
from sortilege.kernel.registry import game as find_game
from sortilege.server import templates
from sortilege.server.http import NO_STORE, PER_VISITOR, game_of, or_404, theme_of
from sortilege.server.limits import LARGEST_COPY, LARGEST_SHEET
from sortilege.server.pages.new_table import form_page
from sortilege.server.play.requests import hall_of, keep_text
from sortilege.server.store import documents
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS

MOST_FIELDS = 6000
MOST_ROWS = 400  # of a section
SPARE = 2  # empty rows below each section, also for browsers without scripts


class KeptCopy(msgspec.Struct):
    """What is kept: a text without flaws, and what it was held against."""

    game: str
    which: str
    text: str


@dataclass(frozen=True)
class _Asked:
    """What a request is about: the game, what it takes from owners, and which of ours."""

    game: AnyGame
    copy: OwnCopy
    which: str


def _asked(request: Request) -> _Asked:
    game = game_of(request)
    copy = or_404(game.own_copy())
    which = request.path_params.get("which") or next(iter(copy.ours()))
    if which not in copy.ours():
        raise HTTPException(404)
    return _Asked(game, copy, which)


async def sheet_page(request: Request) -> Response:
    """The rows to begin with: those of ours."""
    asked = _asked(request)
    sheet = asked.copy.read(asked.copy.ours()[asked.which], visitor_of(request).language)
    return _sheet(request, asked, sheet)


async def check(request: Request) -> Response:
    """Takes a file, a text or rows: what is wrong is shown in its row, what is right is kept."""
    _refuse_large(request)
    asked = _asked(request)
    async with request.form(max_files=1, max_fields=MOST_FIELDS, max_part_size=LARGEST_COPY) as form:
        text = await _sent(asked, form)
    copy, language = asked.copy, visitor_of(request).language
    try:
        sheet = copy.read(text, language)
        which = copy.kind(text, asked.which)
    except BadOption as error:
        return _sheet(request, asked, None, [RowFlaw(error.texts)], text)
    flaws = await asyncio.to_thread(copy.flaws, text, which)
    if flaws:
        return _sheet(request, _Asked(asked.game, copy, which), sheet, flaws)
    kept = msgspec.json.encode(KeptCopy(asked.game.key, which, text)).decode()
    return RedirectResponse(f"/kept/{await keep_text(request, 'copy', kept)}", 303)


def _refuse_large(request: Request) -> None:
    """Refuses a body whose length is not told, or above the limit, before any of it is read."""
    length = request.headers.get("content-length", "")
    if not length.isdecimal() or len(length) > 12 or int(length) > LARGEST_SHEET:
        raise HTTPException(413)


async def _sent(asked: _Asked, form: FormData) -> str:
    """The text in a form: of a file, as typed, or made of the rows."""
    file, typed = form.get("file"), str(form.get("text") or "")
    if isinstance(file, UploadFile) and file.size:
        if file.size > LARGEST_COPY:
            raise HTTPException(413)
        text = (await file.read()).decode("utf-8-sig", errors="replace")
    else:
        text = typed if typed.strip() else asked.copy.write(_rows(form), str(form.get("rest") or ""), asked.which)
    if len(text) > LARGEST_COPY:
        raise HTTPException(413)
    return text.replace("\r\n", "\n")


def _rows(form: FormData) -> dict[str, list[Values]]:
    """The rows that were typed: fields `section/row/column`; a row without a word in it is none."""
    cells: dict[tuple[str, int], dict[str, str]] = {}
    for name, value in form.multi_items():
        section, _, rest = name.partition("/")
        row, _, column = rest.partition("/")
        if column and row.isascii() and row.isdecimal() and len(row) < 4 and int(row) < MOST_ROWS:
            cells.setdefault((section, int(row)), {})[column] = str(value).replace("\r\n", "\n").strip()
    rows: dict[str, list[Values]] = {}
    for (section, _), values in sorted(cells.items()):
        if any(values.values()):
            rows.setdefault(section, []).append(values)
    return rows


# the rows as a page


def _sheet(
    request: Request, asked: _Asked, sheet: CopySheet | None, flaws: Sequence[RowFlaw] = (), text: str = ""
) -> Response:
    """The page with the rows, what is wrong beside each; without rows, the text that cannot be read."""
    language = visitor_of(request).language
    wrong = {(flaw.section, flaw.row): flaw.texts[language] for flaw in reversed(flaws)}
    sections = [_shown(section, wrong) for section in sheet.sections] if sheet else []
    titles = {section.key: section.title for section in sheet.sections} if sheet else {}
    return templates.page(
        request, "copy.html", 422 if flaws else 200, title=asked.game.title(language), game=asked.game.key,
        which=asked.which, ours={name: asked.copy.title(name, language) for name in asked.copy.ours()},
        sections=sections, rest=sheet.rest if sheet else "", text=text, count=len(flaws),
        problems=[flaw.texts[language] for flaw in flaws if flaw.row < 0],
        places=[(flaw, titles[flaw.section], flaw.texts[language]) for flaw in flaws if flaw.row >= 0],
        paints="".join(PAINTS.values()), extension=asked.copy.extension, limit=LARGEST_COPY // 1000,
    )  # fmt: skip


def _shown(section: Section, wrong: Mapping[tuple[str, int], str]) -> dict[str, Any]:
    """A section with its rows, numbered, and empty ones below where rows may be added."""
    rows = [
        {"values": values, "sign": sign, "wrong": wrong.get((section.key, row), "")}
        for row, (values, sign) in enumerate(zip(section.rows, section.signs, strict=True))
    ]
    if section.grows:
        rows += [{"values": {}, "sign": None, "wrong": ""}] * SPARE
    faulty = any(row["wrong"] for row in rows)
    return {"section": section, "rows": rows, "open": faulty}


# a copy that is kept


async def _kept(request: Request) -> tuple[_Asked, str]:
    """The copy that the address names, and its text; 404 if there is none."""
    found = or_404(await documents.find(hall_of(request).store, "copy", request.path_params["id"]))
    kept = msgspec.json.decode(found, type=KeptCopy)
    game = find_game(kept.game)
    return _Asked(game, or_404(game.own_copy()), kept.which), kept.text


async def differences(request: Request) -> Response:
    """How a kept copy differs from ours, section by section, and the ways on: play, change, save."""
    asked, text = await _kept(request)
    language = visitor_of(request).language
    found = await asyncio.to_thread(asked.copy.compare, text, asked.which, language)
    groups = [(title, list(rows)) for title, rows in groupby(found.differences, key=lambda one: one.section)]
    return templates.page(
        request, "copy_kept.html", title=asked.game.title(language), game=asked.game.key, id=request.path_params["id"],
        ours=asked.copy.title(asked.which, language), groups=groups, alike=found.alike, pictured=asked.copy.pictured,
        counts={kind: sum(one.kind == kind for one in found.differences) for kind in ("changed", "added", "missing")},
        paints="".join(PAINTS.values()),
    )  # fmt: skip


async def change(request: Request) -> Response:
    """The rows of a kept copy, to be changed and checked anew."""
    asked, text = await _kept(request)
    return _sheet(request, asked, asked.copy.read(text, visitor_of(request).language))


async def play(request: Request) -> Response:
    """The form of a new table, with this copy chosen."""
    asked, text = await _kept(request)
    return form_page(request, asked.game, chosen=asked.copy.options(text, asked.which))


async def save(request: Request) -> Response:
    """The copy as a file."""
    asked, text = await _kept(request)
    name = f"{asked.game.key}-{WORDS('en', 'copy-file')}.{asked.copy.extension}"
    return PlainTextResponse(text, headers=NO_STORE | {"Content-Disposition": f'attachment; filename="{name}"'})


async def picture(request: Request) -> Response:
    """The table as a game with this copy begins."""
    asked, text = await _kept(request)
    language, theme = visitor_of(request).language, theme_of(request)

    def drawn() -> str:
        game = asked.game
        position = game.start(game.make_options(dict(asked.copy.options(text, asked.which))))
        return flatten(game.scene(position, View(language=language)), theme)

    return Response(await asyncio.to_thread(drawn), media_type="image/svg+xml", headers=PER_VISITOR)


ROUTES = [
    Route("/copy/{game}", sheet_page),
    Route("/copy/{game}/{which}", sheet_page),
    Route("/copy/{game}/{which}", check, methods=["POST"]),
    Route("/kept/{id}", differences),
    Route("/kept/{id}/rows", change),
    Route("/kept/{id}/play", play),
    Route("/kept/{id}/file", save),
    Route("/kept/{id}/picture.svg", picture),
]
