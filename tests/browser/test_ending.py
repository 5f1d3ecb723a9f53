"""The end of a game: who, why, the numbers and what next, whole within the window."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from sortilege.kernel.match import Match

from .conftest import Visit
from .driver import from_position, my_turn
from .prepared import Prepared, at_ply, golden
from .test_follow import SIZES, touch

# Each way that morris ends: a position, the touches that end it, who wins, why, and the rule.
ENDINGS = [
    (
        "ww./..w/.../..b.b./b../.../... w 0/0 40",
        ("f6", "g7", "c4"),
        "(White) wins.",
        "Black has only 2 men left.",
        "M4.1",
    ),
    ("bbb/.w./.../bw..../.../.../w.w w 0/0 40", ("g1", "g4"), "(White) wins.", "Black cannot move any man.", "M4.2"),
    ("w.w/.../.../bw..../.../.../bb. b 0/0 199", ("d1", "g1"), "A draw.", "200 turns have been played", "M4.3"),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("text", "touches", "result", "why", "rule"), ENDINGS, ids=[one[-1] for one in ENDINGS])
def test_each_way_to_end_is_explained(
    visit: Visit, size: str, text: str, touches: tuple[str, ...], result: str, why: str, rule: str
) -> None:
    page = visit(phone=size == "phone")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    from_position(page, "morris", text)
    for target in touches:
        touch(page, target)
    expect(page.locator("#t-result")).to_contain_text(result)
    expect(page.locator("#t-why")).to_contain_text(why)
    link = page.locator("#t-why a.rule")
    expect(link).to_have_text(f"Rule {rule}")
    expect(page.locator("#t-points thead th")).to_have_text(["men left"])
    expect(page.locator("#t-points tbody tr")).to_have_count(2)
    expect(page.locator('#t-ending [data-do="again"][data-next="no"]:visible')).to_have_count(1)
    expect(page.locator('#t-ending a[href="/"]')).to_be_visible()
    box = page.locator("#t-asking").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    href = link.get_attribute("href") or ""
    page.goto(href)
    assert page.locator(f'[id="{rule}"]').count() == 1


# The other games: the golden games that end so, with the rule and the reason.
GOLDEN = {
    "spell": {
        "original": ("S1.2", "Black has 20 points in round 2"),
        "amulets-2": ("S1.2", "Both have 16 points or more in round 3"),
        "complete-turn": ("S1.2", "The 6 rounds are over, and nobody has 16 points."),
        "solo-hard": ("S9.6", "The opponent wins by 18 to 15."),
    },
    "archimage": {"game_3_II": ("A9.1", "Only 3 scrolls of power 6 are left in the tower")},
    "madness": {
        "win": ("B6.3", "the last Monster, has no Curse left: all win"),
        "madness": ("B6.2", "A Madness was due and the pile was empty"),
        "last-monster": ("B6.2", "the last Monster, keeps 2 Curses"),
    },
    "grimoire": {
        "annihilation": ("G5.1", "Annihilation: all twelve gems of Ivory are destroyed"),
        "emprise": ("G5.2", "Emprise: Ivory ends the turn without a gem"),
        "repetition": ("G5.4", "the same position stands for the third time"),
        "sterile": ("G5.5", "a hundred turns without placing"),
        "insisted": ("G5.6", "By affair: Ebony does not give up"),
    },
}


@pytest.mark.parametrize("size", ["laptop", pytest.param("phone", marks=pytest.mark.deep)])
@pytest.mark.parametrize("key", GOLDEN)
def test_golden_games_end_with_reason_rule_numbers_and_turning_points(visit: Visit, key: str, size: str) -> None:
    """The last choice is made while the page looks on; where chance comes after it, the game is opened as it ended."""
    page = visit(phone=size == "phone")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    for name, (rule, why) in GOLDEN[key].items():
        match = golden(key, name)
        by_choice = match.history[-1].seat >= 0
        table, moves = at_ply(page, key, name, match.ply - by_choice)
        table.look()
        if by_choice:
            table.play(moves[0])
        expect(page.locator("#t-why")).to_contain_text(why)
        expect(page.locator("#t-why a.rule")).to_have_text(f"Rule {rule}")
        expect(page.locator("#t-points tbody tr")).to_have_count(match.seats)
        points = page.locator("#t-turned button")
        expect(points).to_have_count(len(match.turning_points()))
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    first = match.turning_points()[0]
    points.first.click()  # it looks back, and one comes back to the end
    expect(page.locator("#t-past")).to_be_visible()

    page.goto(f"/replay/{table.id}")
    page.locator(".stands summary").click()
    page.locator("#r-turning a").first.click()
    expect(page.locator("#r-ply")).to_have_text(str(first.end))


EQUAL = (
    "turn 11 v --/- VVbb/vNvB/_bbB/vVvb a1 d2 - 11 - - b1-1+b1-2/b2-1+b2-2/b3-1+b3-2/b4-1+b4-2 b1-3 b1-4"  # one each
)
SOLO_EQUAL = (  # the opponent takes a card of each of the levels 1 to 3, and has 15 too
    "script-wizard 9 v --/- vBbv/BNb_/VvBb/VVbV b3 a1 - 00 - - b1-2+b1-6/b2-4+b2-5/b3-5+b3-2/b4-5+b4-2 "
    "b1-3,b1-4,b1-7,b2-3+,b2-6,b2-7,b3-1,b3-3+ b1-5,b2-1,b3-4,b3-6"
)
SOLO = {"mode": "solo", "level": "hard", "layout": "pillar"}
_ROW = "f2w2a2e2f3w3a4e4f5w6a5e6"
_SCROLLS = "AfBfCfDfEfAwBwCwDwEwAaBaCaDaEaAeBeCeDeEeAsBsCsDsEsAfBfCfDfEf"
STANDSTILL = f"1 {_ROW * 5}f2w2a2e2a3e3f4w4e5f6w5a6{_SCROLLS} S0,S1 -,- -,-,-,-,- f1/f1 @s/@s 0 0 - 1 0 0 9 0 0 main"
GUARDED = (  # all that is left in the tower are five scrolls, each under its guardian
    "4 76Ef4Ew4Ea4Ee4Es5 S0,S1 -,- V0s,V1s,V2s,V3s,V4s f1/f1 ~@s~Af~Bf~Cf~Df~Aw~Bw~Cw~Dw~Aa~Ba~Ca~Da/"
    "~@s~Ae~Be~Ce~De~As~Bs~Cs~Ds~Pf~Qf~Rf~Sf~Tf 0 0 - 1 0 1 0 0 0 main"
)
BOTH_END = ["end", "draft fire+water+air", "end"]
ALL_MAD = (
    "seat=0 turn=0 round=1 space=1 active=0 phase=10 stage=0 madness=14 forbid=0 shield=0 rest=0 result=0 once=0 "
    "wild=0 reveal=0 tokens=4.4.4.4 discounts=0.0.0.0.0.0.0.0 supply=0.9.6.0.10.6.0.10.6.0.9.6 "
    "box=6.1.0.4.0.0.4.0.0.7.1.0.8 ask=1.0.0.0.0.0.0.0 monster=cover-1 right=in-05 seen=cover-1,in-05 library=-,-,-,- "
    "track=-,-,-,-,- under=-/-/-/-/- p1=fire-a|f1,5m|-|-|-|2m|-|combustion "
    "p2=air-a|6m|-|-|-|-|-|growth,ice,combustion,telepathy stack=-"
)
# Ends that no golden game has: the options, the position, the last moves, the rule and the reason.
RARER = [
    ("spell", {}, EQUAL, ["end"], "S1.3", "Both have 1: of equal scores the second player’s wins, so Black wins."),
    ("spell", {"edition": "original"}, EQUAL, ["end"], "S10.6", "Both have 1: the game is a draw."),
    ("spell", SOLO, SOLO_EQUAL, ["step a1 b2"], "S9.6", "Both have 15: who is only equal has lost."),
    (
        "archimage", {}, STANDSTILL, BOTH_END, "A9.4",
        "In ten rounds no seal was broken. Shaman of the North and Witch of the East share the win with one point",
    ),
    ("archimage", {"circle": "IV"}, GUARDED, BOTH_END, "A9.4", "In two rounds nobody could reach a seal."),
    ("madness", {}, ALL_MAD, ["cast combustion"], "B6.2", "The last player is out: nothing but Madness in hand"),
]  # fmt: skip


RARER_IDS = [f"{number}-{one[4]}" for number, one in enumerate(RARER)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("key", "options", "text", "moves", "rule", "why"), RARER, ids=RARER_IDS)
def test_rarer_ends_are_explained_too(
    visit: Visit, size: str, key: str, options: dict[str, Any], text: str, moves: list[str], rule: str, why: str
) -> None:
    page = visit(phone=size == "phone")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    match = Match(key, start=text, **options)
    table = Prepared(page, key, match.record(), match.seats)
    table.look()
    for move in moves:
        table.play(move)
    expect(page.locator("#t-why")).to_contain_text(why)
    expect(page.locator("#t-why a.rule")).to_have_text(f"Rule {rule}")
    expect(page.locator("#t-points tbody tr")).to_have_count(match.seats)
    box = page.locator("#t-asking").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("key", GOLDEN)
def test_a_game_that_is_given_up_shows_what_was_reached(visit: Visit, key: str) -> None:
    match = Match(key, seed=1)
    match.resign(0)
    page = visit()
    Prepared(page, key, match.record(), match.seats).look()
    ending = match.game.ending(match.position, "en")
    assert ending
    expect(page.locator("#t-why")).to_contain_text(f"gives up. {ending.reason.text}")
    expect(page.locator("#t-why a.rule")).to_have_text(f"Rule {ending.reason.rule}")
    expect(page.locator("#t-points thead th")).to_have_text(list(ending.columns))
    expect(page.locator("#t-points tbody tr")).to_have_count(match.seats)
    cells = page.locator("#t-points tbody td").all_text_contents()
    assert sorted(cells) == sorted(cell for row in ending.rows for cell in row)


def test_the_next_level_and_the_turning_points(visit: Visit) -> None:
    page = visit()
    page.goto("/new/morris")
    page.locator("#seat-1").select_option("jester")
    page.locator("main form button.primary").click()
    my_turn(page)
    page.locator(".more > summary").click()
    page.locator('[data-can="resign"]').click()
    page.locator("#t-confirm button.primary").click()
    expect(page.locator("#t-why")).to_have_text(re.compile(r"gives up\."))
    expect(page.locator("#t-easier")).to_be_hidden()
    expect(page.locator("#t-harder")).to_have_text(re.compile(r"One level harder\s+Novice"))
    expect(page.locator('#t-ending a[href="/new/spell"]')).to_have_text("Another game: SPELL")
    turning = page.locator('#t-ending a[href$="#r-analysis"]').get_attribute("href") or ""
    before = page.url
    page.locator("#t-harder").click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    my_turn(page)
    expect(page.locator("#t-seats")).to_contain_text("Novice")
    page.goto(turning)
    expect(page.locator("#r-analysis")).to_be_in_viewport()
