"""The typefaces of pages and drawings: Source Serif Pro and Source Sans Pro, which come as packages of their own.

Pages are thus alike on every machine, and words as wide as they were measured. A character that they lack is taken from
the faces of the system behind them.
"""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple


class Face(NamedTuple):
    """One cut of a typeface."""

    family: str
    cut: str  # the end of its file's name
    weight: str  # of letters that are shown in it
    style: str = "normal"

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.family.replace(' ', '')}-{self.cut}.ttf"

    @property
    def path(self) -> Path:
        """Where its package has put it."""
        package = "font_" + self.family.lower().replace(" ", "_")
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            raise ModuleNotFoundError(f"{package} carries our typefaces and is not installed")
        return Path(spec.origin).with_name("files") / self.name


SERIF, SANS = "Source Serif Pro", "Source Sans Pro"
FACES = tuple(
    Face(family, *cut)
    for family in (SERIF, SANS)
    for cut in (("Regular", "100 500"), ("Semibold", "600 900"), ("It", "100 900", "italic"))
)
FIRST = (Face(SERIF, "Semibold", ""), Face(SANS, "Regular", ""))  # what every page needs at once


@cache  # our own faces
def files() -> dict[str, Path]:
    """All faces by the names of their files."""
    return {face.name: face.path for face in FACES}


def font_faces(address: str) -> str:
    """Writes the rules that tell a page where its faces are."""
    return "".join(
        f"@font-face{{font-family:'{face.family}';font-weight:{face.weight};font-style:{face.style};"
        f"font-display:swap;src:url({address}/{face.name}) format('truetype')}}\n"
        for face in FACES
    )
