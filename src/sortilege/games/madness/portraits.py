"""The faces of the magicians, drawn around the origin in a disc: each is known by its outline, not by a hue alone."""

from sortilege import ink
from sortilege.ink.svg import drawn_once

SIZE = 52.0  # of a portrait with its rim
_LINE = "#241a2e"
_EDGE: ink.Style = {"stroke": _LINE, "stroke_width": 1.1, "stroke_linejoin": "round"}
_HEAD = "M-9,-4C-9,-13 9,-13 9,-4C9,5 5,11 0,11C-5,11 -9,5 -9,-4Z"
_BROAD = "M-11,-4C-11,-13 11,-13 11,-4C11,7 6,11 0,11C-6,11 -11,7 -11,-4Z"
_SQUARE = "M-10.5,-12C-6,-16 6,-16 10.5,-12L10.5,4C9,9 5,12 0,12C-5,12 -9,9 -10,4Z"
_LONG = "M-8,-5C-8,-13 8,-13 8,-5C8,4 4,13 0,14C-4,13 -8,4 -8,-5Z"


def _eyes(y: float = -1, apart: float = 4.2, r: float = 1.35) -> ink.Ink:
    return ink.join(*(ink.circle(x, y, r, fill=_LINE) for x in (-apart, apart)))


def _stroke(d: str, colour: str = _LINE, width: float = 1.2) -> ink.Ink:
    return ink.path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")


def _saffra() -> ink.Ink:
    """Hair like a flame, freckles, a grin."""
    hair = "M-11,2C-16,-8 -12,-14 -9,-17C-9,-13 -7,-13 -6,-15C-6,-20 -2,-22 1,-25C1,-20 4,-19 5,-16"
    hair += "C7,-17 8,-19 8,-21C13,-16 15,-7 11,2C9,-4 7,-8 3,-9C-1,-6 -7,-6 -9,-5C-10,-3 -11,0 -11,2Z"
    freckles = [ink.circle(x, y, 0.7, fill="#b5613f") for x, y in ((-6, 2.6), (-4, 3.6), (4, 3.6), (6, 2.6))]
    return ink.join(
        ink.path(_HEAD, fill="#f3cfa8", **_EDGE), ink.path(hair, fill="#d9541e", **_EDGE), _eyes(), *freckles,
        _stroke("M-3.6,5.4C-1.5,8 1.5,8 3.6,5.4"),
    )  # fmt: skip


def _torvald() -> ink.Ink:
    """Goggles pushed up into short spikes, and soot on a cheek."""
    hair = "M-10,-5L-13,-12L-8,-12L-8,-18L-3,-14L0,-20L3,-14L8,-18L8,-12L13,-12L10,-5C4,-8 -4,-8 -10,-5Z"
    goggles = [ink.circle(x, -8.4, 4, fill="#9fc4cf", stroke="#5b4632", stroke_width=1.8) for x in (-4.8, 4.8)]
    return ink.join(
        ink.path(_HEAD, fill="#dca979", **_EDGE), ink.path(hair, fill="#4a3a35", **_EDGE),
        _stroke("M-10,-8.4H10", "#5b4632", 1.8), *goggles, _eyes(0.4),
        ink.path("M4,3.6C6,2.6 8,3.6 7.4,5.6C6,6.6 4,5.6 4,3.6Z", fill="#6b5a50", fill_opacity=0.7),
        _stroke("M-3,6.6C-1,7.6 2,7.2 3.4,5.8"),
    )  # fmt: skip


def _nerys() -> ink.Ink:
    """Long waves of hair with a shell in them."""
    back = "M-10,-8C-16,-2 -12,4 -16,10C-18,15 -13,18 -10,17L10,17C13,18 18,15 16,10C12,4 16,-2 10,-8Z"
    front = "M-10,0C-12,-12 -6,-17 0,-17C6,-17 12,-12 10,0C9,-5 6,-9 2,-11C-2,-7 -7,-6 -10,0Z"
    shell = "M7,-13C9,-18 15,-17 15,-12C13,-10 9,-10 7,-13Z"
    return ink.join(
        ink.path(back, fill="#1f5f7d", **_EDGE), ink.path(_HEAD, fill="#e3b98f", **_EDGE),
        ink.path(front, fill="#2a7796", **_EDGE), ink.path(shell, fill="#fbe6d4", **_EDGE),
        _stroke("M8,-13L13,-16M8,-13L14.4,-13M8,-13L12.6,-11", "#b98a70", 0.7), _eyes(0),
        _stroke("M-2.6,6C-1,7.2 1,7.2 2.6,6"),
    )  # fmt: skip


def _osric() -> ink.Ink:
    """A round face, round glasses, hair cut along a bowl."""
    bowl = "M-13,0C-15,-13 -7,-18 0,-18C7,-18 15,-13 13,0C11,-2 11,-4 11,-5L-11,-5C-11,-4 -11,-2 -13,0Z"
    glass: ink.Style = {"fill": "#ffffff", "fill_opacity": 0.45, "stroke": _LINE, "stroke_width": 1.2}
    return ink.join(
        ink.path(_BROAD, fill="#f1d3bb", **_EDGE), ink.path(bowl, fill="#b8863b", **_EDGE),
        *(ink.circle(x, 0, 4.1, **glass) for x in (-5, 5)), _stroke("M-1,0H1"), _eyes(0.3, 5),
        ink.circle(-7.5, 5.6, 1.8, fill="#e08d7c", fill_opacity=0.6),
        ink.circle(7.5, 5.6, 1.8, fill="#e08d7c", fill_opacity=0.6), _stroke("M-2.4,7C-1,8.2 1,8.2 2.4,7"),
    )  # fmt: skip


def _briar() -> ink.Ink:
    """A cloud of curls under a crown of leaves."""
    curls = [(-12, -2, 5), (12, -2, 5), (-13, -9, 5), (13, -9, 5), (-8, -14, 5.4), (8, -14, 5.4), (0, -16, 5.6)]
    leaf = "M0,0C2,-5 7,-6 9,-4C8,0 4,2 0,0Z"
    leaves = [ink.at(x, y, ink.path(leaf, fill="#5f9a3c", **_EDGE), turn=turn)
              for x, y, turn in ((-11, -11, -70), (-5, -15, -40), (2, -16, 0), (9, -13, 30))]  # fmt: skip
    return ink.join(
        *(ink.circle(x, y, r, fill="#3b2a22", **_EDGE) for x, y, r in curls),
        ink.path(_HEAD, fill="#8d5a3b", **_EDGE),
        ink.path("M-9,-4C-9,-13 9,-13 9,-4C5,-9 -5,-9 -9,-4Z", fill="#3b2a22"), *leaves, _eyes(),
        _stroke("M-3.4,5.6C-1.4,7.8 1.4,7.8 3.4,5.6"),
    )  # fmt: skip


def _gorm() -> ink.Ink:
    """A square head, brows like a ledge, a grey beard."""
    beard = "M-10,1C-7,4 -4,4 -3,3C-1,2 1,2 3,3C4,4 7,4 10,1C12,9 8,17 4,16C2,19 -2,19 -4,16C-8,17 -12,9 -10,1Z"
    return ink.join(
        ink.path(_SQUARE, fill="#c7a583", **_EDGE), ink.path(beard, fill="#8f9099", **_EDGE), _eyes(-1.2),
        ink.path("M-9,-5.6L-1.4,-3.6L-1.6,-1.9L-9,-3.2Z", fill="#5f6068", **_EDGE),
        ink.path("M9,-5.6L1.4,-3.6L1.6,-1.9L9,-3.2Z", fill="#5f6068", **_EDGE),
        _stroke("M-2.6,7C-1,6 1,6 2.6,7"), _stroke("M-6,-10.5L-2,-9.8M1,-11.4L5,-10.6", "#9a7a5c", 0.9),
    )  # fmt: skip


def _zephrine() -> ink.Ink:
    """Two plaits blown to one side, and a feather."""
    back = "M-9,-7C-14,-4 -20,-8 -22,-1C-17,-2 -14,1 -9,1ZM-8,0C-12,5 -18,3 -19,10C-15,8 -11,8 -7,6Z"
    front = "M-10,-1C-12,-12 -5,-16 1,-16C8,-16 11,-11 10,-3C6,-6 1,-9 -2,-12C-4,-8 -8,-6 -10,-1Z"
    feather = "M6,-12C8,-20 14,-24 18,-24C18,-18 14,-12 7,-10Z"
    return ink.join(
        ink.path(back, fill="#e8cf7a", **_EDGE), ink.path(_HEAD, fill="#f6dcc2", **_EDGE),
        ink.path(front, fill="#f0dc94", **_EDGE), ink.path(feather, fill="#ffffff", **_EDGE),
        _stroke("M6,-10L16,-22", width=0.8), _eyes(0), ink.circle(0, 6.4, 1.6, fill="#b5544a"),
    )  # fmt: skip


def _corvin() -> ink.Ink:
    """A high hat, a long nose, a fringe as black as a raven."""
    hat = "M-14,-7C-8,-11 -5,-19 3,-27C2,-20 7,-12 14,-7C6,-4 -6,-4 -14,-7Z"
    return ink.join(
        ink.path("M-10,-6C-11,2 -9,7 -7,9L-6,-6ZM10,-6C11,2 9,7 7,9L6,-6Z", fill="#20202c", **_EDGE),
        ink.path(_LONG, fill="#ead0b4", **_EDGE),
        ink.path("M-8,-6L7,-6C4,-3 -1,-2 -5,2C-5,-1 -7,-3 -8,-6Z", fill="#20202c", **_EDGE),
        ink.path(hat, fill="#5d4a86", **_EDGE), _stroke("M-8.5,-8.6C-3,-6.8 4,-6.8 8.5,-8.6", "#e5c35a", 1.8),
        _eyes(0.6, 3.6), _stroke("M0.4,1L2,5.4L0,5.8", width=1), _stroke("M-2.6,9.4L2.6,8.8"),
    )  # fmt: skip


_FACES = {
    "mag_fire_a": _saffra, "mag_fire_b": _torvald, "mag_water_a": _nerys, "mag_water_b": _osric,
    "mag_earth_a": _briar, "mag_earth_b": _gorm, "mag_air_a": _zephrine, "mag_air_b": _corvin,
}  # fmt: skip
DRAWN = frozenset(_FACES)


@drawn_once
def portrait(magician: str, element: str) -> ink.Ink:
    """The face of a magician over a robe of the element; of one that is none of ours a hooded stranger."""
    edge = f"var(--{element}-edge)"
    face = _FACES.get(magician, _stranger)()
    robe = ink.path("M-17,19C-15,11 -8,9 0,9C8,9 15,11 17,19C8,26 -8,26 -17,19Z", fill=f"var(--{element})", stroke=edge)
    return ink.join(
        ink.circle(0, 0, 25, fill="#f0e4ca"),
        ink.circle(0, 0, 25, fill=f"var(--{element})", fill_opacity=0.3, stroke=edge, stroke_width=1.8),
        robe, ink.at(0, 2, face, scale=0.97),
    )  # fmt: skip


def _stranger() -> ink.Ink:
    """A hood with eyes in its shadow."""
    hood = "M-13,13C-15,-8 -8,-20 1,-23C9,-18 15,-8 13,13C6,8 -6,8 -13,13Z"
    eyes = ink.join(*(ink.circle(x, -1, 1.7, fill="#f4dc8a") for x in (-3.6, 3.6)))
    return ink.join(
        ink.path(hood, fill="#4b4560", **_EDGE), ink.path("M-8,6C-9,-6 -4,-11 0,-12C4,-11 9,-6 8,6Z", fill=_LINE), eyes
    )
