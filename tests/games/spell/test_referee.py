"""A second reading of the rules, written for clarity and not for speed, agrees with the engine on whole turns.

It knows tiles as a dictionary from (column, row) to a letter, and takes what it starts from out of the position's text.
"""

from collections.abc import Callable

from sortilege.games.spell import GAME
from sortilege.games.spell.decks import RuneCard, cards, rotations
from sortilege.games.spell.rules import SpellPosition
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

Cell = tuple[int, int]
CELLS = [(column, row) for row in range(4) for column in range(4)]
WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
ALL = {f"{c}{r}" for c in "abcd" for r in (0, 5)} | {f"{c}{r}" for c in "ze" for r in range(1, 5)}


def name(cell: Cell) -> str:
    return f"{'zabcde'[cell[0] + 1]}{cell[1] + 1}"


def cell(text: str) -> Cell:
    return "zabcde".index(text[0]) - 1, int(text[1]) - 1


def cells(field: str) -> set[Cell]:
    return set() if field == "-" else {cell(one) for one in field.split(",")}


class Referee:
    """A player's turn as the rulebook tells it."""

    def __init__(self, position: SpellPosition) -> None:
        fields = GAME.write(position).split()
        self.stage, amulets = fields[0], fields[3][:2]
        self.tiles = {(c, r): fields[4].split("/")[r][c] for c, r in CELLS}
        self.me = "vb"[position.mover()]
        self.original = position.terms.original
        self.amulet, self.deck = amulets[position.mover()], cards(position.terms.cards)
        both = [cells(fields[5]), cells(fields[6])]
        self.mine, self.rival = (both[0], both[1]) if self.me == "v" else (both[1], both[0])
        self.elementals = cells(fields[7])
        self.wizard, self.arena = int(fields[8][0]), int(fields[8][1])
        self.special, self.levels = cells(fields[9]), fields[10]
        self.shown = [one for level in fields[11].split("/") for one in level.split("+") if one != "-"]
        won = fields[12 if self.me == "v" else 13].split(",")
        self.hand = sorted(int(one[1]) for one in won if one.endswith("+"))

    def free(self) -> set[Cell]:
        return {one for one in CELLS if self.tiles[one] != "_"} - self.mine - self.rival - self.elementals

    def near(self, here: Cell, corners: bool = True) -> set[Cell]:
        steps = [(c, r) for c in (-1, 0, 1) for r in (-1, 0, 1) if (c or r) and (corners or not (c and r))]
        return {(here[0] + c, here[1] + r) for c, r in steps} & set(CELLS)

    def active(self) -> set[Cell]:
        own = {one for one in CELLS if self.tiles[one] == self.me.upper()}
        return (own - self.rival if self.original else own) | self.mine | self.elementals | self.special

    def moves(self) -> set[str]:
        if self.stage.startswith("cast"):
            return self.targets(int(self.stage[4]))
        found = {"end"} | self.claims() | self.casts()
        found |= self.wizard_actions() if self.wizard else set()
        found |= self.slides() if self.arena else set()
        if self.amulet == "e" and not self.special:
            found |= {f"special {one}" for one in ALL}
        return found

    def wizard_actions(self) -> set[str]:
        found = set()
        for here in self.mine:
            for goal in self.near(here):
                barred = self.mine | self.rival | (set() if self.original else self.elementals)
                if self.tiles[goal] != "_" and goal not in barred:
                    found.add(f"step {name(here)} {name(goal)}")
            for goal in self.near(here, corners=False):
                own_idle = self.tiles[goal] == self.me and goal in self.free()
                if own_idle or (self.original and self.tiles[goal] in "vVbB"):
                    found.add(f"flip {name(goal)}")
        return found

    def slides(self) -> set[str]:
        pairs = [(here, way) for here in self.free() for way in WAYS]
        return {f"lift {name(here)} {way}" for here, way in pairs if self.part(here, way)}

    def part(self, gap: Cell, way: str) -> list[Cell]:
        """The cells that slide into this gap, the nearest first."""
        c, r = WAYS[way]
        line = [(gap[0] - c * i, gap[1] - r * i) for i in range(1, 4)]
        return [one for one in line if one in CELLS]

    def claims(self) -> set[str]:
        found = set()
        for one in self.shown:
            card = next(card for card in self.deck if card.id == one)
            if str(card.level) not in self.levels and self.fits(card):
                found.add(f"claim {one}")
        return found

    def fits(self, card: RuneCard) -> bool:
        active = self.active()
        return any(
            {(c + right, r + down) for r, c in turn} <= active
            for turn in rotations(card.cells)
            for right in range(-1, 5)
            for down in range(-1, 5)
        )

    def casts(self) -> set[str]:
        pairs = {(spell, level) for level in self.hand for spell in range(1, level + 1)}
        return {f"cast {spell} with {level}" for spell, level in pairs if self.targets(spell)}

    def targets(self, spell: int) -> set[str]:
        if spell == 1 and self.amulet == "d":
            return self.wizard_actions()
        if spell == 1:
            reserve = (3 if self.amulet == "t" else 2) - len(self.elementals)
            found = {f"summon {name(one)}" for one in self.free()}
            if self.amulet == "t":
                pushes = [(one, goal) for one in self.rival for goal in self.near(one) & self.free()]
                found |= {f"summon {name(one)} push {name(goal)}" for one, goal in pushes}
            return found if reserve > 0 or self.stage == "cast1" else set()
        if spell == 2:
            return {f"fly {name(one)} {name(goal)}" for one in self.mine for goal in self.free()}
        near = {one: self.free() if self.original else self.near(one) & self.free() for one in self.rival}
        return {f"push {name(one)} {name(goal)}" for one, goals in near.items() for goal in goals}

    def after(self, text: str) -> tuple[dict[Cell, str], set[Cell], set[Cell], set[Cell]]:
        """Tiles, wizards and elementals after a move that touches them."""
        kind, *words = text.split()
        spots = [cell(one) for one in words if one not in (*WAYS, "push")]
        if kind in ("step", "fly"):
            return self.tiles, self.mine - {spots[0]} | {spots[1]}, self.rival, self.elementals
        if kind == "push":
            return self.tiles, self.mine, self.rival - {spots[0]} | {spots[1]}, self.elementals
        if kind == "summon":
            rival = self.rival - {spots[0]} | {spots[1]} if len(spots) == 2 else self.rival
            return self.tiles, self.mine, rival, self.elementals | {spots[0]}
        if kind == "flip":
            return self.tiles | {spots[0]: self.tiles[spots[0]].swapcase()}, self.mine, self.rival, self.elementals
        assert kind == "lift"
        gap = next(one for one in CELLS if self.tiles[one] == "_")
        tiles = self.tiles | {gap: self.tiles[spots[0]]}
        goals = dict(zip(self.part(spots[0], words[1]), [spots[0], *self.part(spots[0], words[1])], strict=False))
        slid = {goals.get(one, one): tile for one, tile in tiles.items() if one != spots[0]}
        slid |= {one: "_" for one in CELLS if one not in slid}
        mine, rival, elementals = (
            {goals.get(one, one) for one in pawns} for pawns in (self.mine, self.rival, self.elementals)
        )
        return slid, mine, rival, elementals


def test_the_referee_agrees(bulk: Callable[[int], int]) -> None:
    every, rng, compared = GAME.option_sets(), Rng(21), 0
    for number in range(max(bulk(300), 30)):
        position = GAME.start(GAME.make_options(dict(every[number * 7 % len(every)])))
        while position.seat != OVER:
            moves = {GAME.write_move(position, move): move for move in position.moves()}
            if position.stage not in (6, 7):
                position.play(position.pick(rng))
                continue
            referee = Referee(position)
            assert set(moves) == referee.moves(), GAME.write(position)
            wanted = sorted(text for text in moves if text.split()[0] in ("claim", "cast", "flip", "summon", "push"))
            texts = wanted if wanted and rng.below(3) else sorted(moves)
            text = texts[rng.below(len(texts))]
            position.play(moves[text])
            if text.split()[0] in ("step", "flip", "lift", "summon", "fly", "push"):
                after = Referee(position)
                assert (after.tiles, after.mine, after.rival, after.elementals) == referee.after(text), text
                compared += 1
    assert compared > 500
