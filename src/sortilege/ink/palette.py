"""The colours and typefaces of the table, light and dark, as data."""

from sortilege.ink.typefaces import SANS, SERIF

ELEMENTS = ("fire", "air", "water", "earth", "spirit")

# Materials of the seats in order. The hue is never what tells them apart: see the rims in pieces.py.
MATERIALS = ("ivory", "ebony", "bronze", "silver", "jade")

# Each element has a body, a dark partner for edges, the colour of signs on the body, and one (-line) for paper.
_ELEMENTS = {
    "fire": "#d4492a",
    "fire-edge": "#7c1f10",
    "fire-on": "#fffaf0",
    "water": "#2f76b8",
    "water-edge": "#143a63",
    "water-on": "#fffaf0",
    "air": "#e0b02f",
    "air-edge": "#75520a",
    "air-on": "#2b2118",
    "earth": "#4b8a45",
    "earth-edge": "#20481d",
    "earth-on": "#fffaf0",
    "spirit": "#8256ad",
    "spirit-edge": "#432463",
    "spirit-on": "#fffaf0",
}
_MATERIALS = {
    "ivory": "#f8f0dc",
    "ivory-low": "#dccba4",
    "ivory-rim": "#8a6a2e",
    "ivory-on": "#5b4626",
    "ebony": "#34304a",
    "ebony-low": "#171424",
    "ebony-rim": "#c9a24d",
    "ebony-on": "#e6cf94",
    "bronze": "#c48b58",
    "bronze-low": "#a27044",
    "bronze-rim": "#4e2f14",
    "bronze-on": "#2b1708",
    "silver": "#c3cad2",
    "silver-low": "#8f99a6",
    "silver-rim": "#4a5461",
    "silver-on": "#252c35",
    "jade": "#7fae9d",
    "jade-low": "#4d7d6d",
    "jade-rim": "#1f4a3d",
    "jade-on": "#0f2b23",
}

LIGHT = {
    "page": "#f3ead6",
    "sheet": "#fbf5e6",
    "vellum": "#ecdfc2",
    "ink": "#2b2118",
    "muted": "#6a5633",
    "gold": "#b79a5f",
    "line": "#5b4626",
    "action": "#c48a10",
    "action-edge": "#99690a",
    "glow": "#f2cf6b",
    "shade": "#2b2118",
    "fire-line": "#a8321a",
    "water-line": "#235c93",
    "air-line": "#80590b",
    "earth-line": "#37692f",
    "spirit-line": "#6d4196",
    **_ELEMENTS,
    **_MATERIALS,
}
DARK = {
    "page": "#14121f",
    "sheet": "#1e1b2e",
    "vellum": "#2a2540",
    "ink": "#efe6d2",
    "muted": "#b9ab8c",
    "gold": "#c9a24d",
    "line": "#a68c5b",
    "action": "#f0c54a",
    "action-edge": "#f0c54a",
    "glow": "#f0c54a",
    "shade": "#000000",
    "fire-line": "#f08a6c",
    "water-line": "#7fb6e8",
    "air-line": "#ecc964",
    "earth-line": "#8cc684",
    "spirit-line": "#bd9be0",
    **_ELEMENTS,
    **_MATERIALS,
}
THEMES = {"light": LIGHT, "dark": DARK}

FONTS = {
    "serif": f"'{SERIF}','Palatino Linotype',Palatino,Georgia,'Liberation Serif','Noto Serif','DejaVu Serif',serif",
    "sans": f"'{SANS}',system-ui,'Segoe UI',Roboto,'Liberation Sans','Noto Sans','DejaVu Sans',sans-serif",
}

# Targets are invisible until the client lights them; what was just touched is solid. Letters: the faces of the stack
# differ in how large theirs are at one size; all are shown as large as those of Times, for which words are measured.
LOOKS = """\
text[font-family="var(--serif)"]{font-size-adjust:.45}
.target{fill:var(--glow);fill-opacity:0;stroke:none}
.target.lit{fill-opacity:.3;stroke:var(--action-edge);stroke-width:3;cursor:pointer}
.target.touched{fill-opacity:.55;stroke:var(--action-edge);stroke-width:5}
.target.veil.lit{fill-opacity:0}
.target.veil.touched{fill-opacity:.12}
"""
_PAGE_TARGETS = """\
.target{outline:none}
.target.lit:hover{fill-opacity:.52}
.target.veil.lit:hover{fill-opacity:.16}
.target:focus-visible{stroke:var(--ink);stroke-width:4}
"""


def css() -> str:
    """Writes what a page needs: the palette as custom properties (dark by preference or data-theme), and the looks."""
    light, dark = _properties(LIGHT | FONTS), _properties(DARK)
    return (
        f":root{{color-scheme:light;{light}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n{LOOKS}{_PAGE_TARGETS}"
    )


def _properties(values: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in values.items())


def luminance(colour: str) -> float:
    """Computes the relative luminance of #rrggbb, as the accessibility guidelines define it."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    """Computes the contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(colour), luminance(other)))
    return (high + 0.05) / (low + 0.05)
