"""Pages from templates in the visitor's language, and the addresses of static files."""

import gzip
import hashlib
from functools import cache, partial
from typing import Any

from jinja2 import Environment, FileSystemLoader, select_autoescape
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from sortilege import build
from sortilege.ink.palette import css
from sortilege.ink.typefaces import FIRST, files, font_faces
from sortilege.kernel.words import LANGUAGES
from sortilege.server.bundle import STATIC
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WEB, WORDS

_templates = Environment(
    loader=FileSystemLoader(WEB / "templates"), autoescape=select_autoescape(), trim_blocks=True, lstrip_blocks=True
)


@cache  # our own files
def static(name: str) -> str:
    """The address of a static file; it changes with the content, so browsers may keep it for good."""
    return f"/static/{fingerprint()}/{name}"


@cache
def fingerprint() -> str:
    """A hash of all static files: scripts are sent with what they import, so they change together."""
    digest = hashlib.sha256()
    for path in sorted(STATIC.iterdir()):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


@cache
def palette() -> str:
    """The style sheet of colours and typefaces."""
    return font_faces("/type") + css()


def packed_face(name: str) -> bytes | None:
    """A typeface's file as it is sent, or None if it is none of ours."""
    return _packed(name) if name in files() else None


@cache  # our own faces
def _packed(name: str) -> bytes:
    return gzip.compress(files()[name].read_bytes(), mtime=0)


@cache
def first_styles() -> Markup:
    """The tags of what every page needs first: colours, and the faces that most words are in."""
    key = hashlib.sha256(palette().encode()).hexdigest()[:12]
    early = "".join(
        f'<link rel="preload" href="/type/{face.name}" as="font" type="font/ttf" crossorigin>\n' for face in FIRST
    )
    return Markup(f'{early}<link rel="stylesheet" href="/palette.css?{key}">')


def script(name: str) -> Markup:
    """The tag of a page's script."""
    return Markup(f'<script type="module" src="{static(name)}"></script>')


def styles(*names: str) -> Markup:
    """The tag of a page's own style sheets, which are sent in one."""
    return Markup(f'<link rel="stylesheet" href="{static("+".join(names) + ".css")}">')


def page(request: Request, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A page in the visitor's language."""
    visitor = visitor_of(request)
    shared = {
        "language": visitor.language, "languages": LANGUAGES, "words": WORDS, "t": partial(WORDS, visitor.language),
        "static": static, "script": script, "styles": styles, "first_styles": first_styles, "build": build.VERSION,
    }  # fmt: skip
    html = _templates.get_template(template).render(**shared, **context)
    return HTMLResponse(html, status, {"Cache-Control": "no-store"})


def part(language: str, template: str, **context: Any) -> str:
    """A part of a page, to be put into it by its script."""
    shared = {"language": language, "t": partial(WORDS, language), "build": build.VERSION}
    return _templates.get_template(template).render(**shared, **context)


def problem(request: Request, status: int) -> HTMLResponse:
    """The page that tells why a request was refused."""
    language = visitor_of(request).language
    return page(
        request, "problem.html", status,
        heading=WORDS(language, f"problem-{status}"), text=WORDS(language, f"problem-{status}-text"),
    )  # fmt: skip
