"""The four monsters of the covers and the first four of the interior pages."""

from sortilege.games.madness.anatomy import EDGE, EYE, LINE, THIN, eye, glow, teeth
from sortilege.ink import Ink, at, circle, ellipse, group, join, path, polygon, rect, ring


def latchmaw() -> Ink:
    lid = path("M-74,-6C-70,-58 70,-58 74,-6C40,-18 -40,-18 -74,-6Z", fill="#8a3b24", **LINE)
    jaw = path("M-74,10C-40,0 40,0 74,10L66,58C30,70 -30,70 -66,58Z", fill="#7a2f1d", **LINE)
    mouth = path("M-74,-6C-40,-18 40,-18 74,-6L74,10C40,0 -40,0 -74,10Z", fill="#2a0d14")
    tongue = path("M-12,2C-14,24 -22,34 -18,52C-10,66 12,66 18,52C22,34 14,24 12,2Z", fill="#d8516a", **LINE)
    return join(
        glow(92, "var(--fire)"),
        mouth,
        teeth(-70, -9, 140, 9, 17),
        jaw,
        teeth(-66, 9, 132, 9, -15),
        tongue,
        lid,
        circle(0, 47, 7, fill="var(--gold)", **LINE),
        rect(-2, 45, 4, 12, 2, fill=EDGE),
        path("M-58,20L-58,54M58,20L58,54", **(THIN | {"stroke": "var(--gold)", "stroke_width": 4})),
        eye(-32, -34, 13, (0.2, 0.35)),
        eye(32, -34, 13, (-0.2, 0.35)),
        path("M-50,-52L-18,-46M50,-52L18,-46", **(THIN | {"stroke_width": 4})),
    )


def inklings() -> Ink:
    spots = [(-46, -30, 30), (34, -44, 26), (2, 14, 38), (-58, 34, 22), (58, 26, 25), (-6, -66, 16), (24, 66, 17)]
    blots = []
    for i, (x, y, r) in enumerate(spots):
        drips = "".join(f"M{dx:.1f},{r * 0.6:.1f}q2,{r * 0.5:.1f} 0,{r * 0.75:.1f}" for dx in (-r * 0.4, r * 0.35))
        points = ring(9, r, i * 17)
        mouth = path(
            f"M{-r * 0.4:.1f},{r * 0.35:.1f}q{r * 0.4:.1f},{r * 0.35:.1f} {r * 0.8:.1f},0",
            fill="none",
            stroke=EYE,
            stroke_width=2,
            stroke_linecap="round",
        )
        blots.append(
            at(
                x,
                y,
                path(drips, fill="none", stroke="#2b2350", stroke_width=r * 0.2, stroke_linecap="round"),
                *[circle(px, py, r * 0.2, fill="#2b2350") for px, py in points],
                circle(0, 0, r, fill="#332a63"),
                ellipse(-r * 0.3, -r * 0.45, r * 0.3, r * 0.16, fill="#fff", fill_opacity=0.16),
                eye(-r * 0.32, -r * 0.08, r * 0.25, iris="#2f76b8"),
                eye(r * 0.36, -r * 0.1, r * 0.22, iris="#2f76b8"),
                mouth,
            )
        )
    return join(glow(96, "var(--water)"), *blots)


def marquis() -> Ink:
    dust = [
        circle(x, y, r, fill="#b9a27a", fill_opacity=0.5)
        for x, y, r in (
            (-62, 62, 20),
            (-36, 74, 16),
            (60, 60, 22),
            (34, 76, 15),
            (-74, 38, 11),
            (76, 34, 12),
            (0, 80, 18),
        )
    ]
    ruff = [ellipse(x * 1.0, y * 0.42 + 22, 13, 11, fill="#efe3c6", **LINE) for x, y in ring(14, 46)]
    coat = path("M-44,28C-66,48 -64,80 -58,88L58,88C64,80 66,48 44,28Z", fill="#6d5a3c", **LINE)
    face = path("M-28,-34C-32,10 -14,30 0,34C14,30 32,10 28,-34C18,-48 -18,-48 -28,-34Z", fill="#d8c69c", **LINE)
    wig = "M-30,-24C-48,-30 -46,-66 -20,-70C-10,-84 12,-84 20,-70C46,-66 48,-30 30,-24C26,-44 -26,-44 -30,-24Z"
    moustache = path(
        "M0,8C-10,2 -20,4 -26,12C-18,14 -8,14 0,10C8,14 18,14 26,12C20,4 10,2 0,8Z", fill="#8d774c", **LINE
    )
    return join(
        glow(94, "var(--earth)"),
        coat,
        *ruff,
        face,
        path(wig, fill="#c6b083", **LINE),
        moustache,
        eye(-12, -12, 7, iris="#4b8a45"),
        circle(13, -12, 12, fill="none", stroke="var(--gold)", stroke_width=3),
        eye(13, -12, 8, iris="#4b8a45"),
        path("M22,-4C34,12 32,40 28,60", **(THIN | {"stroke": "var(--gold)"})),
        path("M-5,20Q0,24 6,19", **THIN),
        *dust,
    )


def moth() -> Ink:
    wing = "M6,-12C30,-74 92,-78 92,-36C92,-6 60,6 40,6C70,14 74,52 46,64C22,68 8,32 6,14Z"
    spots = [
        circle(60, -34, 17, fill="#f6e2a0", **LINE),
        circle(60, -34, 9, fill="#8256ad"),
        circle(60, -34, 4, fill=EDGE),
        circle(40, 38, 11, fill="#f6e2a0", **LINE),
        circle(40, 38, 5, fill="#8256ad"),
        path("M14,-14C34,-30 50,-56 74,-62M14,8C30,14 44,20 54,48", **(THIN | {"opacity": 0.6})),
    ]
    side = join(path(wing, fill="#d9a441", **LINE), *spots)
    crown = polygon(
        [(-16, -44), (-18, -64), (-8, -54), (0, -70), (8, -54), (18, -64), (16, -44)], fill="#f0c54a", **LINE
    )
    feelers = path("M-6,-40C-14,-64 -34,-72 -44,-84M6,-40C14,-64 34,-72 44,-84", **(THIN | {"stroke_width": 3}))
    return join(
        glow(96, "var(--air)"),
        side,
        group(side, transform="scale(-1,1)"),
        feelers,
        path("M-11,-20C-16,10 -10,56 0,72C10,56 16,10 11,-20Z", fill="#7b5a2a", **LINE),
        path("M-12,4L12,4M-11,20L11,20M-9,36L9,36M-6,52L6,52", **THIN),
        circle(0, -30, 18, fill="#8f6a35", **LINE),
        crown,
        eye(-8, -31, 8, iris="#432463"),
        eye(8, -31, 8, iris="#432463"),
        path("M-5,-18Q0,-13 5,-18", **THIN),
    )


def cinderwyrm() -> Ink:
    coil = "M58,76C86,50 70,14 30,22C-14,30 -60,26 -58,-14C-56,-50 -14,-60 8,-44"
    scales = [
        at(x, y, path("M-7,0L0,-13L7,0Z", fill="#f0a43a", **LINE), turn=turn)
        for x, y, turn in (
            (70, 40, 70),
            (44, 12, 10),
            (12, 17, -8),
            (-20, 16, 12),
            (-50, 8, -60),
            (-66, -20, -80),
            (-46, -52, -35),
        )
    ]
    flames = path("M-8,-62C-22,-92 2,-92 -2,-104C14,-94 12,-84 22,-88C32,-78 24,-64 28,-60Z", fill="#f6b73c", **LINE)
    head = path("M-12,-58C6,-76 44,-66 58,-44C64,-34 52,-26 40,-28C28,-14 -6,-18 -14,-32Z", fill="#d4492a", **LINE)
    return join(
        glow(96, "var(--fire)"),
        path(coil, fill="none", stroke=EDGE, stroke_width=37, stroke_linecap="round"),
        path(coil, fill="none", stroke="#c23c20", stroke_width=32, stroke_linecap="round"),
        path(coil, fill="none", stroke="#f08a4c", stroke_width=10, stroke_linecap="round", stroke_dasharray="3 13"),
        *scales,
        flames,
        head,
        eye(16, -48, 9, (0.35, 0.1), "#f0c54a"),
        teeth(30, -33, 24, 3, 8),
        circle(50, -46, 2.4, fill=EDGE),
        path(
            "M62,-38C76,-40 80,-48 92,-46M62,-36C76,-34 82,-28 90,-30",
            **(THIN | {"stroke": "#f08a4c", "stroke_width": 3}),
        ),
        circle(88, -62, 4, fill="#f6b73c"),
        circle(78, -74, 2.6, fill="#f6b73c"),
    )


def leviathan() -> Ink:
    body = "M-86,26C-84,-44 -10,-66 40,-42C70,-28 78,-2 74,16C84,8 92,-6 96,-16C100,4 92,30 70,42C30,66 -70,64 -86,26Z"
    tears = [
        path(f"M{x},{y}c-5,9 -7,14 0,17c7,-3 5,-8 0,-17Z", fill="#8fd0ff", **LINE)
        for x, y in ((-52, -2), (-60, 18), (-44, 22), (-70, 38))
    ]
    spout = path(
        "M-10,-56C-12,-78 -34,-84 -42,-74M-10,-56C-8,-80 14,-86 22,-74M-10,-56L-10,-84",
        **(THIN | {"stroke": "#5fa8de", "stroke_width": 4}),
    )
    waves = path("M-96,60q12,-12 24,0t24,0t24,0t24,0t24,0t24,0t24,0t24,0V92H-96Z", fill="#2f76b8", fill_opacity=0.85)
    grooves = path("M-62,44C-30,56 10,58 44,48M-54,52C-26,62 8,64 34,58", **(THIN | {"stroke": "#bfe0f8"}))
    return join(
        glow(96, "var(--water)"),
        spout,
        path(body, fill="#3f6fae", **LINE),
        path("M-84,30C-50,58 34,62 66,42C40,60 -60,66 -84,30Z", fill="#cfe6f6", fill_opacity=0.9),
        grooves,
        path("M-80,22C-62,30 -44,30 -28,22", **(THIN | {"stroke_width": 3})),
        eye(-46, -14, 12, (-0.2, 0.4), "#143a63"),
        path("M-62,-26Q-48,-38 -34,-28", **(THIN | {"stroke_width": 3})),
        *tears,
        path("M6,36C4,56 20,62 30,54C24,48 20,42 22,34Z", fill="#345f99", **LINE),
        waves,
        path(
            "M-96,60q12,-12 24,0t24,0t24,0t24,0t24,0t24,0t24,0t24,0",
            **(THIN | {"stroke": "#dff0fb", "stroke_width": 2.5}),
        ),
    )


def gravel_king() -> Ink:
    rocks = [
        ((-58, 84), (-72, 52), (-40, 40), (-16, 56), (-20, 86)),
        ((-22, 88), (-18, 54), (20, 50), (26, 86)),
        ((24, 86), (18, 54), (46, 40), (74, 56), (62, 84)),
        ((-48, 44), (-54, 2), (-20, -12), (2, 10), (-4, 48)),
        ((-2, 50), (4, 8), (28, -12), (56, 6), (48, 44)),
        ((-34, -4), (-36, -42), (0, -56), (38, -40), (34, -2), (0, 12)),
    ]
    tones = ("#6f6a55", "#7d775f", "#67624f", "#8a8468", "#79735b", "#948d70")
    body = [polygon(list(points), fill=tone, **LINE) for points, tone in zip(rocks, tones, strict=True)]
    arms = [
        polygon([(-56, 8), (-84, 22), (-94, 48), (-80, 58), (-66, 38), (-50, 34)], fill="#7d775f", **LINE),
        polygon([(58, 8), (84, 18), (95, 44), (82, 56), (68, 40), (50, 34)], fill="#7d775f", **LINE),
    ]
    crown = polygon(
        [(-30, -50), (-36, -82), (-18, -66), (-8, -90), (4, -66), (20, -86), (24, -64), (38, -78), (32, -46), (0, -58)],
        fill="#f0c54a",
        **LINE,
    )
    moss = path(
        "M-54,4C-44,-8 -30,-14 -20,-12C-28,0 -44,2 -54,4ZM48,2C40,-6 32,-10 28,-12C38,-14 50,-6 56,6Z", fill="#4b8a45"
    )
    return join(
        glow(96, "var(--earth)"),
        *arms,
        *body,
        moss,
        crown,
        eye(-14, -26, 8, iris="#4b8a45"),
        eye(15, -26, 8, iris="#4b8a45"),
        path("M-26,-38L-6,-34M28,-38L8,-34", **(THIN | {"stroke_width": 4})),
        path("M-16,-8L-8,-4L0,-8L8,-4L17,-9", **(THIN | {"stroke_width": 3})),
        *[
            circle(x, y, 4, fill=c, **LINE)
            for x, y, c in ((-18, -60, "#d4492a"), (2, -62, "#2f76b8"), (22, -58, "#4b8a45"))
        ],
    )


def kite() -> Ink:
    bows = []
    for i, (x, y) in enumerate(((14, 56), (-6, 68), (12, 82), (34, 88))):
        bow = path("M0,0L-9,-6L-9,6ZM0,0L9,-6L9,6Z", fill=("#d4492a", "#2f76b8", "#4b8a45", "#8256ad")[i], **LINE)
        bows.append(at(x, y, bow, turn=i * 25))
    gusts = path(
        "M-92,-30C-74,-40 -66,-24 -78,-20M-94,10C-72,0 -60,16 -74,22M94,-10C74,-18 64,-4 76,2M90,40C72,32 64,46 74,50",
        **(THIN | {"stroke": "#b98a1d", "stroke_width": 3}),
    )
    return join(
        glow(96, "var(--air)"),
        gusts,
        path("M0,40C30,52 -24,62 4,74C26,82 30,84 46,92", **(THIN | {"stroke_width": 2.6})),
        *bows,
        polygon([(0, -92), (60, -22), (0, 46), (-60, -22)], fill="#e0b02f", **LINE),
        polygon([(0, -92), (60, -22), (0, -22)], fill="#f3cf63"),
        polygon([(0, 46), (-60, -22), (0, -22)], fill="#c08f1a"),
        path("M0,-92L0,46M-60,-22L60,-22", **THIN),
        polygon([(0, -92), (60, -22), (0, 46), (-60, -22)], fill="none", **LINE),
        eye(-19, -34, 11, (0.2, -0.2), "#75520a"),
        eye(19, -34, 11, (-0.2, -0.2), "#75520a"),
        ellipse(0, 4, 14, 22, fill="#3a1420", **LINE),
        teeth(-11, -12, 22, 3, 9),
        ellipse(0, 18, 7, 6, fill="#d8516a"),
    )
