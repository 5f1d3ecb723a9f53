"""Drawings outside the page: colours put in place of custom properties, and PNG by resvg."""

import re
from collections.abc import Iterable

from sortilege.ink.palette import FONTS, TARGETS, THEMES


def flatten(svg: str, theme: str = "light") -> str:
    """The drawing with plain colours on the page's ground, for notebooks, files and renderers that know no var()."""
    colours = THEMES[theme] | FONTS
    style = f'<rect width="100%" height="100%" fill="{colours["page"]}"/><style>{TARGETS}</style>'
    opening, rest = svg.split(">", 1)
    return re.sub(r"var\(--([a-z0-9-]+)\)", lambda found: colours[found[1]], f"{opening}>{style}{rest}")


def light(svg: str, targets: Iterable[str], touched: Iterable[str] = ()) -> str:
    """The drawing with these targets lit, as the client does it."""
    for name, state in [*((one, "lit") for one in targets), *((one, "touched") for one in touched)]:
        svg = svg.replace(f'class="target" data-target="{name}"', f'class="target {state}" data-target="{name}"')
    return svg


def png(svg: str, width: int = 800, theme: str = "light") -> bytes:
    """The drawing as a PNG of this width."""
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=flatten(svg, theme), width=width))
