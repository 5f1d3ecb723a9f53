"""What a match keeps of what happened: each ply, and what came from outside the rules."""

from dataclasses import dataclass, field

from sortilege.kernel.record import Item


@dataclass(slots=True)
class Ply:
    """One choice or outcome that was played."""

    move: int
    text: str
    seat: int  # CHANCE for an outcome
    turn: int  # turns finished before it
    comment: str = ""
    variations: list[list[Item]] = field(default_factory=list)


@dataclass(frozen=True)
class Event:
    """Something outside the rules, before the ply with this number: `resign 1`, `takeback`, `takeover 1 Ann`, ..."""

    ply: int
    text: str
