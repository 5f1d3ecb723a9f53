"""Gradients that drawings refer to by `url(#ink-NAME)`; a document carries those that it uses."""

from collections.abc import Iterable
from functools import lru_cache

from sortilege.ink.palette import ELEMENTS, MATERIALS
from sortilege.ink.svg import Ink, tag


def _radial(name: str, *stops: tuple[float, str], cx: float = 0.5, cy: float = 0.5, r: float = 0.75) -> Ink:
    inner = [tag("stop", offset=offset, stop_color=f"var(--{colour})") for offset, colour in stops]
    return tag("radialGradient", *inner, id=f"ink-{name}", cx=cx, cy=cy, r=r)


PAINTS: dict[str, Ink] = {
    "parchment": _radial("parchment", (0, "sheet"), (1, "vellum")),
    **{name: _radial(name, (0, name), (1, f"{name}-low"), cx=0.38, cy=0.3, r=0.8) for name in MATERIALS},
    **{name: _radial(name, (0.2, name), (1, f"{name}-edge"), cx=0.4, cy=0.32, r=0.9) for name in ELEMENTS},
}


def paints_of(drawings: Iterable[Ink]) -> Ink:
    """Gathers the definitions that these drawings refer to."""
    used: set[str] = set().union(*map(_used, drawings))
    return Ink("".join(PAINTS[name] for name in sorted(used)))


@lru_cache(8192)  # most drawings are taken from memory too
def _used(drawing: Ink) -> frozenset[str]:
    return frozenset(after[: after.index(")")] for after in drawing.split("url(#ink-")[1:])
