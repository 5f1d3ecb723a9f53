"""Where the spells of a text stand, and their sentences: what an editor needs to mark and to replace them."""

from dataclasses import dataclass, field

from sortilege.games.grimoire.language.text.read_book import even_source, statements


@dataclass(frozen=True, slots=True)
class SpellSpan:
    """A spell in its text: where it begins, where its heading ends, where it ends, and its sentences."""

    start: int
    body: int
    end: int
    sentences: list[tuple[int, int]] = field(default_factory=list)


def outline(text: str) -> list[SpellSpan]:
    """The spells of a text in order, one for each heading."""
    normal, spells = even_source(text), list[SpellSpan]()
    open_spell: list[tuple[int, int]] | None = None
    head = (0, 0)

    def close() -> None:
        if open_spell is not None:
            spells.append(SpellSpan(*head, open_spell[-1][1] if open_spell else head[1], open_spell))

    for statement in statements(normal.text):
        span = normal.source(statement.start, statement.end)
        if statement.rule == "heading":
            close()
            head, open_spell = span, []
        elif statement.rule == "sentence":
            if open_spell is not None:
                open_spell.append(span)
        else:
            close()
            open_spell = None
    close()
    return spells
