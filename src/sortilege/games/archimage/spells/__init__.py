"""The spells of A8, by number in spell.CATALOGUE: each school enters its own."""

from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.spells import conflict, passages, power, traveller
from sortilege.games.archimage.spells.spell import enter

enter(sc.TRANSMUTATION, power.SCHOOL)
enter(sc.INVERSION, passages.SCHOOL)
enter(sc.MYSTIFICATION, conflict.SCHOOL)
enter(sc.MISSION, traveller.SCHOOL)
