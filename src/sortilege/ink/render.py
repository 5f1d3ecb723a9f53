"""Drawings outside the page: colours put in place of custom properties, and PNG by resvg."""

import re
from collections.abc import Iterable

from sortilege.ink.palette import FONTS, LOOKS, THEMES
from sortilege.ink.typefaces import files

# Only where a drawing paints: words that look like a colour's name stay words, as no word holds a plain quotation mark.
_PAINTED = re.compile(r'(?<= )(fill|stroke|stop-color|font-family)="var\(--([a-z0-9-]+)\)"')


def flatten(svg: str, theme: str = "light") -> str:
    """Puts plain colours into a drawing, on the page's ground, for whatever knows no var(): notebooks, files."""
    values = THEMES[theme] | FONTS
    style = re.sub(r"var\(--([a-z-]+)\)", lambda match: values[match[1]], LOOKS)
    opening, rest = svg.split(">", 1)
    ground = f'<rect width="100%" height="100%" fill="{values["page"]}"/><style>{style}</style>'
    painted = _PAINTED.sub(lambda match: f'{match[1]}="{values[match[2]]}"', rest)
    return f"{opening}>{ground}{painted}"


def light(svg: str, targets: Iterable[str], touched: Iterable[str] = ()) -> str:
    """Lights these targets of a drawing, as the client does it."""
    for name, state in [*((target, "lit") for target in targets), *((target, "touched") for target in touched)]:
        svg = svg.replace(f'" data-target="{name}"', f' {state}" data-target="{name}"')
    return svg


def png(svg: str, width: int = 800, theme: str = "light") -> bytes:
    """Renders the drawing as a PNG of this width."""
    from resvg_py import svg_to_bytes

    faces = [str(path) for path in files().values()]
    return bytes(svg_to_bytes(svg_string=flatten(svg, theme), width=width, font_files=faces))
