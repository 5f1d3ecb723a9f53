"""The other monsters and the closing page, drawn by us from simple shapes in a square of 200 around the origin."""

from collections.abc import Callable
from math import cos, pi, sin

from sortilege.games.madness.anatomy import EDGE, EYE, LINE, THIN, eye, glow, teeth
from sortilege.games.madness.bestiary import cinderwyrm, gravel_king, inklings, kite, latchmaw, leviathan, marquis, moth
from sortilege.ink import Ink, at, circle, ellipse, join, line, path, polygon, rect, ring


def baron() -> Ink:
    steam = path(
        "M-30,-60C-46,-74 -22,-82 -36,-98M0,-58C-14,-70 12,-80 -2,-94M34,-60C20,-72 46,-82 34,-98",
        **(THIN | {"stroke": "#c9d6dd", "stroke_width": 7, "opacity": 0.8}),
    )
    pot = path("M-72,-18C-86,50 -52,84 0,84C52,84 86,50 72,-18Z", fill="#4a3d46", **LINE)
    hat = join(
        rect(-22, -92, 44, 36, 4, fill="#2b2233", **LINE),
        rect(-36, -60, 72, 9, 4, fill="#2b2233", **LINE),
        rect(-22, -70, 44, 8, fill="#d4492a"),
    )
    bubbles = [
        circle(x, y, r, fill="#9ad06a", **LINE)
        for x, y, r in ((-48, -26, 11), (-22, -32, 14), (12, -28, 12), (44, -30, 14))
    ]
    return join(
        glow(96, "var(--fire)"),
        steam,
        *bubbles,
        pot,
        ellipse(0, -18, 72, 14, fill="#6b5a66", **LINE),
        ellipse(0, -19, 60, 9, fill="#8cc152"),
        at(26, -18, hat, scale=0.85, turn=12),
        eye(-26, 16, 14, (0.2, 0.1), "#d4492a"),
        eye(24, 16, 14, (-0.2, 0.1), "#d4492a"),
        path("M-44,0L-12,6M42,0L12,6", **(THIN | {"stroke_width": 5})),
        path("M-34,46C-14,62 14,62 34,46C20,74 -20,74 -34,46Z", fill="#2a0d14", **LINE),
        teeth(-26, 50, 52, 6, 9),
        path("M0,36C-16,28 -30,34 -36,26M0,36C16,28 30,34 36,26", **(THIN | {"stroke_width": 4})),
        circle(-78, 10, 9, fill="none", stroke=EDGE, stroke_width=5),
        circle(78, 10, 9, fill="none", stroke=EDGE, stroke_width=5),
        path("M-52,80L-60,94M52,80L60,94M0,84L0,95", **(THIN | {"stroke_width": 6})),
    )


def harpist() -> Ink:
    robe = "M-20,-30C-52,0 -58,60 -70,90C-54,80 -46,92 -32,84C-20,78 -12,92 2,86C14,80 22,90 30,84C22,40 20,0 12,-28Z"
    harp = path(
        "M34,66C26,10 34,-44 62,-62C76,-66 84,-52 78,-42C92,-10 78,44 52,70Z",
        fill="none",
        stroke="#b8862b",
        stroke_width=7,
    )
    strings = "".join(f"M{38 + i * 7},{56 - i * 3}L{46 + i * 6},{-38 - i * 4}" for i in range(5))
    return join(
        glow(96, "var(--water)"),
        path(robe, fill="#9fb9cf", opacity=0.92, **LINE),
        path(
            "M-34,20C-38,50 -44,66 -48,80M-10,10C-10,40 -12,60 -12,80M8,10C10,36 12,60 14,80",
            **(THIN | {"opacity": 0.5}),
        ),
        path("M-34,-28C-40,-76 24,-84 26,-34C20,-16 -22,-14 -34,-28Z", fill="#7e9db8", **LINE),
        ellipse(-4, -38, 19, 20, fill="#1d2b3c"),
        circle(-12, -40, 4.5, fill="#bfe6ff"),
        circle(6, -40, 4.5, fill="#bfe6ff"),
        path("M-10,-27Q-3,-22 4,-27", **(THIN | {"stroke": "#bfe6ff"})),
        harp,
        path(strings, fill="none", stroke="#f4e7bd", stroke_width=1.5),
        path("M4,-4C24,-2 38,8 50,4M-2,14C20,22 36,30 48,26", **(THIN | {"stroke": "#9fb9cf", "stroke_width": 9})),
        path("M50,4l8,-4M50,5l9,1M48,26l8,-3M48,27l8,3", **(THIN | {"stroke": "#dcebf6", "stroke_width": 2.6})),
        *[
            ellipse(x, y, 30, 6, fill="#dcebf6", fill_opacity=0.35)
            for x, y in ((-60, 70), (40, 84), (-10, 92), (70, 66))
        ],
    )


def owl() -> Ink:
    body = "M0,-70C54,-70 70,-20 62,28C56,72 26,90 0,90C-26,90 -56,72 -62,28C-70,-20 -54,-70 0,-70Z"
    feathers = "".join(f"M{x},{y}q7,10 14,0" for y in (30, 46, 62) for x in range(-36 + (y % 4) * 3, 28, 15))
    stars = [
        polygon(
            [p for a, c in zip(ring(4, 3.4, 0, x, y), ring(4, 1.2, 45, x, y), strict=True) for p in (a, c)],
            fill="#f6e2a0",
        )
        for x, y in ((-27, -26), (-20, -16), (24, -30), (30, -18), (18, -22), (-33, -17))
    ]
    return join(
        glow(96, "var(--spirit)"),
        polygon([(-46, -50), (-58, -92), (-18, -68)], fill="#5d5170", **LINE),
        polygon([(46, -50), (58, -92), (18, -68)], fill="#5d5170", **LINE),
        path(body, fill="#6d6183", **LINE),
        path(
            "M-62,20C-84,40 -80,74 -56,80C-50,60 -54,40 -56,24ZM62,20C84,40 80,74 56,80C50,60 54,40 56,24Z",
            fill="#554a69",
            **LINE,
        ),
        ellipse(0, 48, 40, 36, fill="#a79bbb", fill_opacity=0.8),
        path(feathers, **(THIN | {"stroke": "#554a69"})),
        circle(-26, -22, 25, fill="#e9dfc8", **LINE),
        circle(26, -22, 25, fill="#e9dfc8", **LINE),
        circle(-26, -22, 18, fill="#0c0916"),
        circle(26, -22, 18, fill="#0c0916"),
        *stars,
        polygon([(-8, -8), (8, -8), (0, 12)], fill="#e0a12f", **LINE),
        path(
            "M-24,88l-5,8M-18,90l0,8M-12,90l5,7M24,88l5,8M18,90l0,8M12,90l-5,7",
            **(THIN | {"stroke": "#e0a12f", "stroke_width": 4}),
        ),
    )


def clockroot() -> Ink:
    hours = [line(x * 0.86, y * 0.86, x, y, **THIN) for x, y in ring(12, 42)]
    roots = "M-30,44C-52,58 -62,56 -78,84M-16,52C-22,70 -36,76 -42,94M4,54C6,72 -4,82 2,96"
    roots += "M20,50C30,68 42,74 46,94M34,42C56,54 66,56 82,80"
    leaves = [
        at(x, y, path("M0,0C8,-16 22,-14 26,-2C18,6 6,6 0,0Z", fill="#4b8a45", **LINE), turn=turn)
        for x, y, turn in ((-20, -58, -120), (0, -62, -70), (22, -56, -30), (-40, -44, -160), (40, -42, 0))
    ]
    return join(
        glow(96, "var(--earth)"),
        path(roots, fill="none", stroke=EDGE, stroke_width=14, stroke_linecap="round"),
        path(roots, fill="none", stroke="#8a6239", stroke_width=9, stroke_linecap="round"),
        *leaves,
        circle(0, -4, 60, fill="#7b5430", **LINE),
        circle(0, -4, 50, fill="#f3e7c8", **LINE),
        at(0, -4, *hours),
        path("M0,-4L-26,-24M0,-4L20,-34", **(THIN | {"stroke_width": 4.5})),
        circle(0, -4, 5, fill="var(--gold)", **LINE),
        eye(-18, 4, 10, (0.1, -0.3), "#20481d"),
        eye(20, 4, 10, (0.1, -0.3), "#20481d"),
        path("M-22,26C-8,36 10,36 24,24", **(THIN | {"stroke_width": 3})),
        teeth(-12, 30, 26, 4, 6),
        path(
            "M-66,-10C-78,-14 -84,-30 -92,-30M66,-10C78,-14 84,-30 92,-30",
            fill="none",
            stroke="#8a6239",
            stroke_width=7,
            stroke_linecap="round",
        ),
    )


def spellgnaw() -> Ink:
    body = "M-70,70C-92,20 -60,-40 -6,-48C50,-56 86,-10 78,36C74,66 50,82 10,84C-20,86 -56,88 -70,70Z"
    page = polygon(
        [(-20, 40), (58, 30), (70, 84), (52, 78), (42, 90), (26, 82), (12, 92), (0, 80), (-14, 88)],
        fill="#f6ecd0",
        **LINE,
    )
    ears = join(
        circle(-48, -46, 22, fill="#6b4a7d", **LINE),
        circle(-48, -46, 12, fill="#d79bb0"),
        circle(38, -56, 22, fill="#6b4a7d", **LINE),
        circle(38, -56, 12, fill="#d79bb0"),
    )
    signs = path("M0,52h18M-4,62h26M28,44h24M26,56h30M2,72h12M30,66h20", **(THIN | {"stroke": "#8256ad"}))
    return join(
        glow(96, "var(--spirit)"),
        path("M-66,64C-96,66 -98,40 -88,30", **(THIN | {"stroke": "#d79bb0", "stroke_width": 6})),
        ears,
        path(body, fill="#7d588f", **LINE),
        eye(-24, -16, 14, (0.3, 0.4), "#e0b02f"),
        eye(22, -22, 16, (0.1, 0.5), "#e0b02f"),
        path("M-34,12C-10,-4 36,-6 56,8C64,36 40,50 6,52C-22,52 -40,38 -34,12Z", fill="#2a0d14", **LINE),
        rect(-6, 6, 13, 22, 2, fill=EYE, **LINE),
        rect(8, 5, 13, 22, 2, fill=EYE, **LINE),
        page,
        signs,
        circle(6, -2, 6, fill="#2a0d14"),
        path("M-14,0L-52,-6M-14,4L-54,8M26,-2L66,-12M26,2L68,2", **THIN),
        *[
            at(x, y, rect(-4, -3, 8, 6, fill="#f6ecd0", **LINE), turn=turn)
            for x, y, turn in ((-48, 84, 20), (80, 70, -30), (-70, 90, 50))
        ],
    )


def hydra() -> Ink:
    necks = ("M-6,70C-40,40 -70,20 -58,-26", "M0,70C0,30 -8,0 0,-48", "M6,70C40,40 72,24 62,-22")
    parts = [
        join(
            path(d, fill="none", stroke=EDGE, stroke_width=25, stroke_linecap="round"),
            path(d, fill="none", stroke="#2f8a86", stroke_width=20, stroke_linecap="round"),
            path(d, fill="none", stroke="#a7dcd0", stroke_width=5, stroke_linecap="round", stroke_dasharray="2 11"),
        )
        for d in necks
    ]
    quill = path("M0,-24C-14,-40 -10,-64 4,-76C12,-58 12,-40 4,-24Z", fill="#f6ecd0", **LINE)
    rib = path("M2,-24C1,-40 3,-58 4,-74M-5,-46L2,-40M-6,-56L3,-50M9,-48L3,-42", **THIN)
    head = join(
        quill,
        rib,
        path("M-22,-8C-20,-28 20,-30 24,-8C30,4 18,14 6,12C-8,18 -22,8 -22,-8Z", fill="#2f8a86", **LINE),
        eye(-7, -10, 7, iris="#d4492a"),
        eye(10, -10, 7, iris="#d4492a"),
        path("M-12,6C-2,12 10,12 18,4", **THIN),
        teeth(-6, 8, 18, 3, 6),
    )
    return join(
        glow(96, "var(--water)"),
        path("M-60,92C-50,60 50,60 60,92Z", fill="#236b68", **LINE),
        *parts,
        at(-58, -26, head, scale=0.85, turn=-16),
        at(62, -22, head, scale=0.85, turn=18),
        at(0, -44, head, scale=0.68 * 1.4),
        path("M-30,90C-22,80 -10,80 -4,90M6,90C12,80 26,80 32,90", **(THIN | {"stroke": "#a7dcd0"})),
    )


def jester() -> Ink:
    hat = [
        path("M-40,-22C-70,-30 -86,-62 -70,-84C-52,-70 -20,-70 -6,-34Z", fill="#8256ad", **LINE),
        path("M40,-22C70,-30 86,-62 70,-84C52,-70 20,-70 6,-34Z", fill="#d4492a", **LINE),
        path("M-24,-28C-22,-62 -6,-84 2,-94C12,-80 24,-58 24,-28Z", fill="#e0b02f", **LINE),
    ]
    bells = [circle(x, y, 7, fill="#f6e2a0", **LINE) for x, y in ((-71, -86), (71, -86), (2, -96))]
    ruff = polygon(
        [p for a, c in zip(ring(9, 52, 0, 0, 44), ring(9, 34, 20, 0, 44), strict=True) for p in (a, c)],
        fill="#4b8a45",
        **LINE,
    )
    lantern = join(
        path("M0,-26L0,-14", **(THIN | {"stroke_width": 3})),
        circle(0, 8, 30, fill="#f6d76b", fill_opacity=0.35),
        rect(-12, -14, 24, 34, 5, fill="#f6d76b", **LINE),
        path("M-15,-14L15,-14M-15,20L15,20M0,-14V20", **(THIN | {"stroke_width": 3})),
        path("M0,14C-9,8 -3,0 0,-8C3,0 9,8 0,14Z", fill="#d4492a"),
    )
    return join(
        glow(96, "var(--air)"),
        ruff,
        *hat,
        *bells,
        path("M-36,-26C-40,22 -16,42 0,46C16,42 40,22 36,-26C20,-36 -20,-36 -36,-26Z", fill="#f2e4cf", **LINE),
        eye(-15, -8, 9, (0.3, 0.1)),
        eye(15, -8, 9, (0.3, 0.1)),
        circle(-22, 10, 6, fill="#d8516a", fill_opacity=0.6),
        circle(22, 10, 6, fill="#d8516a", fill_opacity=0.6),
        path("M-22,14C-10,36 10,36 22,14C10,22 -10,22 -22,14Z", fill="#5a1526", **LINE),
        teeth(-15, 19, 30, 5, 7),
        path("M-15,-24L-15,-20M-15,4L-15,9M15,-24L15,-20M15,4L15,9", **(THIN | {"stroke_width": 3})),
        path("M40,60C62,54 70,40 72,26", **(THIN | {"stroke_width": 5})),
        at(74, 52, lantern),
    )


def archivist() -> Ink:
    arms = (
        "M-30,34C-70,30 -84,54 -92,40",
        "M-26,50C-58,60 -60,86 -84,84",
        "M-8,58C-16,80 -34,84 -36,96",
        "M30,34C70,30 84,54 92,40",
        "M26,50C58,60 60,86 84,84",
        "M8,58C16,80 34,84 36,96",
    )
    limbs = [
        join(
            path(d, fill="none", stroke=EDGE, stroke_width=16, stroke_linecap="round"),
            path(d, fill="none", stroke="#5e6b4f", stroke_width=11, stroke_linecap="round"),
        )
        for d in arms
    ]
    scroll = join(rect(-16, -9, 32, 18, 2, fill="#f6ecd0", **LINE), path("M-10,-3h20M-10,3h14", **THIN))
    head = "M-46,18C-60,-34 -36,-82 0,-82C36,-82 60,-34 46,18C40,50 -40,50 -46,18Z"
    return join(
        glow(96, "var(--earth)"),
        *limbs,
        at(-90, 34, scroll, turn=-20),
        at(90, 32, scroll, turn=24),
        at(-84, 80, scroll, turn=10),
        path(head, fill="#738260", **LINE),
        *[
            circle(x, y, r, fill="#5e6b4f", fill_opacity=0.7)
            for x, y, r in ((-22, -58, 8), (20, -64, 6), (4, -70, 4), (32, -44, 5))
        ],
        circle(-20, -10, 19, fill="#f8f3e0", **LINE),
        circle(20, -10, 19, fill="#f8f3e0", **LINE),
        path(
            "M-1,-12Q0,-16 1,-12M-39,-12L-50,-18M39,-12L50,-18", **(THIN | {"stroke": "var(--gold)", "stroke_width": 4})
        ),
        circle(-20, -10, 19, fill="none", stroke="var(--gold)", stroke_width=4),
        circle(20, -10, 19, fill="none", stroke="var(--gold)", stroke_width=4),
        circle(-17, -6, 8, fill="#20481d"),
        circle(17, -6, 8, fill="#20481d"),
        circle(-19, -9, 2.4, fill="#fff"),
        circle(15, -9, 2.4, fill="#fff"),
        path(
            "M-20,24C-8,18 8,18 20,24M-14,24L-16,36M-4,22L-4,36M6,22L6,36M15,24L17,36", **(THIN | {"stroke_width": 3})
        ),
        at(
            34,
            -66,
            path("M0,0C10,-22 22,-30 34,-32C28,-18 18,-6 0,0Z", fill="#f6ecd0", **LINE),
            path("M-6,8L24,-24", **THIN),
        ),
    )


def closing_page() -> Ink:
    rays = "".join(
        f"M{cos(a) * 62:.1f},{sin(a) * 62:.1f}L{cos(a) * 92:.1f},{sin(a) * 92:.1f}"
        for a in (i * pi / 8 for i in range(16))
    )
    return join(
        glow(96, "var(--spirit)"),
        path(rays, fill="none", stroke="var(--gold)", stroke_width=2, stroke_opacity=0.7),
        path(
            "M-52,-66L44,-66C54,-66 58,-60 58,-52L58,66L-44,66C-54,66 -58,60 -58,52L-58,-60C-58,-64 -56,-66 -52,-66Z",
            fill="#5a2a3c",
            **LINE,
        ),
        path("M-58,54C-56,44 -48,44 -44,44L58,44L58,66L-44,66C-54,66 -58,60 -58,54Z", fill="#f3e7c8", **LINE),
        path("M-44,50H56M-46,56H56M-44,61H56", **(THIN | {"opacity": 0.5})),
        rect(-42, -54, 88, 88, 6, fill="none", stroke="#c9a24d", stroke_width=3),
        circle(2, -10, 28, fill="#3b1626", stroke="#c9a24d", stroke_width=3),
        circle(2, -16, 8, fill="#c9a24d"),
        polygon([(-2, -12), (6, -12), (9, 10), (-5, 10)], fill="#c9a24d"),
        *[circle(x, y, 4, fill="#c9a24d") for x, y in ((-34, -46), (38, -46), (-34, 26), (38, 26))],
        rect(50, -26, 16, 32, 4, fill="#c9a24d", **LINE),
    )


def stranger() -> Ink:
    """A monster of somebody's own set: a shadow with many eyes."""
    eyes = [eye(x, y, r) for x, y, r in ((-24, -20, 14), (22, -26, 11), (0, 8, 9), (-38, 18, 8), (40, 10, 10))]
    return join(
        glow(96, "var(--spirit)"),
        path(
            "M-70,80C-88,10 -60,-72 0,-74C60,-72 88,10 70,80C50,66 40,88 20,76C8,70 -6,88 -22,76C-40,66 -52,90 -70,80Z",
            fill="#3b2f57",
            **LINE,
        ),
        *eyes,
        teeth(-26, 38, 52, 6, 12),
    )


MONSTERS: dict[str, Callable[[], Ink]] = {
    "pg_cover_1": latchmaw,
    "pg_cover_2": inklings,
    "pg_cover_3": marquis,
    "pg_cover_4": moth,
    "pg_in_01": cinderwyrm,
    "pg_in_02": leviathan,
    "pg_in_03": gravel_king,
    "pg_in_04": kite,
    "pg_in_05": baron,
    "pg_in_06": harpist,
    "pg_in_07": owl,
    "pg_in_08": clockroot,
    "pg_in_09": spellgnaw,
    "pg_in_10": hydra,
    "pg_in_11": jester,
    "pg_in_12": archivist,
    "pg_end": closing_page,
}


def monster(page_id: str) -> Ink:
    """The monster of this page."""
    return MONSTERS.get(page_id, stranger)()
