"""The wide reader: sentences of our own for every construct, what is asked, what is refused, and nothing wrong."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from sortilege.games.grimoire.language.diagnostic import Diagnostic
from sortilege.games.grimoire.language.meaning.prove import difference, effect
from sortilege.games.grimoire.language.print import Unsayable, typeset, writer
from sortilege.games.grimoire.language.random_spells import random_board, random_spell
from sortilege.games.grimoire.language.text.normalise import even
from sortilege.games.grimoire.language.text.read_book import Reading, read
from sortilege.games.grimoire.language.tree import Spell, canonical
from sortilege.games.grimoire.language.wide.all_parses import Node, WideGrammar, wide_grammar
from sortilege.games.grimoire.language.wide.conversation import Conversation
from sortilege.games.grimoire.language.wide.known import impossible, leaves_choice
from tests.games.grimoire.language.corpus import spell_of
from tests.games.grimoire.language.natural import written

HEADS = {"fr": 'Sortilège "x" :', "en": 'Spell "x":'}
CONSTRUCTS = re.findall(
    r"^\[(\w\w)\] (.*)\n= (.*)$", (Path(__file__).parent / "constructs.txt").read_text(encoding="utf-8"), re.MULTILINE
)
ENGLISH_ORDER = {
    "quality.elements",
    "quality.owner",
    "quality.at",
    "quality.sole",
    "owned.me",
    "owned.opp",
    "owned.any",
} | {
    f"zone_word.{zone}"
    for zone in ("front", "guard", "river", "axis", "angles", "crossroads", "outer", "middle", "inner")
}  # before the noun
FRENCH_ORDER = {"infinitive.move", "command_them.move", "goes_itself.move", "to_go.move"}  # "se placent", "va aller"
FRENCH_ORDER |= {"np.kind", "the_kind.the", "the_kind.my", "the_kind.his"}  # "mon feu", "l'eau"
FRENCH_ORDER |= {f"kind_noun.{element}" for element in "FAWE"}


def reading(language: str, text: str) -> Reading:
    return read(f"{HEADS[language]}\n{text}\n")


def asked(language: str, text: str) -> Diagnostic:
    (one,) = reading(language, text).diagnostics
    assert one.code == "E-ASK", one
    return one


@pytest.mark.parametrize(("language", "text", "meaning"), CONSTRUCTS)
def test_constructs(language: str, text: str, meaning: str) -> None:
    found, wanted = reading(language, text), reading(language, meaning)
    assert [one.message for one in (*found.diagnostics, *wanted.diagnostics)] == []
    assert canonical(found.drafts[0].spell()) == canonical(wanted.drafts[0].spell())


def test_both_grammars_have_the_same_rules() -> None:
    french, english = wide_grammar("fr").names(), wide_grammar("en").names()
    assert french - english == FRENCH_ORDER
    assert english - french == ENGLISH_ORDER


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_rule_that_is_named_is_there(language: str) -> None:
    rules = wide_grammar(language).rules

    def named(node: Node) -> set[str]:
        inside = {one for part in node.parts for one in named(part)}
        return inside | ({node.text} if node.kind == "rule" else set())

    used = {one for lines in rules.values() for line in lines for one in named(line.phrase)}
    assert used - set(rules) == {"INT", "SPAN"}
    assert set(rules) - used == {
        "sentence",
        "forbidden",
        "idle",
        "opening",
        "binding",
        "small",
        "speaker",
        "numbered",
        "like",
    }


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_words_break_the_reader(language: str) -> None:
    """Sentences that the rules allow, however odd, are understood or not."""
    rules, chance = wide_grammar(language).rules, Random(5)

    def said(node: Node, depth: int) -> list[str]:
        if node.kind == "word":
            return [node.text]
        if node.kind == "rule" and node.text in ("INT", "SPAN"):
            return [str(chance.randint(1, 24)) if node.text == "INT" else "9-16"]
        if node.kind == "rule":
            return said(chance.choice(rules[node.text]).phrase, depth + 1) if depth < 20 else []
        parts = [chance.choice(node.parts)] if node.kind == "one" else node.parts
        return [word for part in parts for word in said(part, depth)] if node.kind != "many" or depth < 6 else []

    understood = 0
    for _ in range(40):
        words = said(chance.choice(rules[chance.choice(("sentence", "order", "order"))]).phrase, 0)
        if len(words) < 50:
            understood += Conversation(language).understand(0, " ".join([*words, "."]) + " ")
    assert understood > 0


def test_brackets_must_match() -> None:
    with pytest.raises(ValueError, match="bracket"):
        WideGrammar("a.b: one (two\n")
    with pytest.raises(ValueError, match="bracket"):
        WideGrammar("a.b: one ) two\n")


@pytest.mark.parametrize(
    ("language", "text", "question", "labels"),
    [
        ("en", "All fire gems turn clockwise.", "how many points", ["1", "2", "3"]),
        ("fr", "Toutes les gemmes de feu tournent dans le sens horaire.", "combien de points", ["1", "2", "3"]),
        (
            "en",
            "An earth gem of the caster must stand at point 3 or at point 5.",
            "Exactly",
            ["exactly so many", "at least so many"],
        ),
        (
            "en",
            "The caster's fire gems move one point clockwise. The fire gems on the axis move one arc outward.",
            "Whose",
            ["the caster’s", "the opponent’s", "both masters’"],
        ),
        (
            "fr",
            "Les gemmes situées au front et sur l'axe tournent d'un point dans le sens horaire.",
            "deux endroits",
            ["aux deux à la fois", "à l’un ou à l’autre"],
        ),
        (
            "en",
            "All air gems of the outer arc turn clockwise, then to the middle arc: from point 1 to 16.",
            "pairs",
            ["the pairs", "the words"],
        ),
        (
            "en",
            "The opponent's gems next to an air gem of the caster, on the same arc, move one point away from that gem.",
            "two sides",
            ["they stay in place", "the spell cannot be cast"],
        ),
        ("en", "His fire gems move one point clockwise.", "Whose", ["the caster’s", "the opponent’s"]),
        ("en", "All fire gems rotate one point.", "Which way", ["clockwise", "counterclockwise"]),
        (
            "en",
            "The caster's gems on points 17 and 19 both move to point 18.",
            "every gem",
            ["every gem that stands there", "exactly one must stand there"],
        ),
        (
            "fr",
            "Les gemmes de feu tournent d'un point.",
            "quel sens",
            ["dans le sens horaire", "dans le sens antihoraire"],
        ),
        (
            "en",
            "The fire gems zigzag one point clockwise.",
            "“zigzag”",
            ["The fire gems of both masters move 1 point clockwise."],
        ),
        (
            "en",
            "The fire gems are swiftly zapped one point clockwise.",
            "“zapped”",
            ["The fire gems of both masters move 1 point clockwise."],
        ),
        (
            "en",
            "A gale blows the opponent's air gems two points clockwise.",
            "“a gale blows”",
            ["The air gems of the opponent move 2 points clockwise."],
        ),
        (
            "fr",
            (
                "Les gemmes d'air de l'invocateur vont sur les points voisins sur le même arc de ses gemmes d'eau "
                "situées au point 4 ou au point 8."
            ),
            "plusieurs façons",
            [
                typeset(
                    "Les gemmes d'air de l'invocateur vont sur les points voisins sur le même arc des gemmes "
                    "d'eau de l'invocateur situées aux points 4 et 8.",
                    "fr",
                )
            ],
        ),
        (
            "en",
            "The caster's gems on the river move one point to the left while the opponent's move one point clockwise.",
            "same place",
            ["in the same place", "wherever they are"],
        ),
        (
            "fr",
            "Les gemmes d'eau du front tournent d'un point dans le sens horaire, et celles de feu dans l'autre sens.",
            "au même endroit",
            ["au même endroit", "partout"],
        ),
        (
            "en",
            "A gem of the opponent on a corner moves one point clockwise.",
            "Which one",
            ["every such gem", "there must be exactly one"],
        ),
        (
            "fr",
            "Les gemmes d'air se faufilent d'un point vers la gauche.",
            "faufilent",
            ["Les gemmes d’air des deux maîtres se déplacent de 1 point vers la gauche."],
        ),
    ],
)
def test_what_can_be_meant_in_two_ways_is_asked(language: str, text: str, question: str, labels: list[str]) -> None:
    one = asked(language, text)
    assert question in one.message
    assert [label for label, _ in one.answers] == labels
    source = f"{HEADS[language]}\n{text}\n"
    trees = set()
    for _, sentence in one.answers:
        after = read(source[: one.span[0]] + sentence + source[one.span[1] :])
        assert "E-ASK" not in [found.code for found in after.diagnostics]
        trees.add(canonical(after.drafts[0].spell()))
    assert len(trees) == len(labels)


def test_an_answer_replaces_the_sentence_alone() -> None:
    text = 'Spell "x":\nThe air gems of the caster move 1 point clockwise. All earth gems turn clockwise.\n'
    (one,) = read(text).diagnostics
    assert text[slice(*one.span)] == "All earth gems turn clockwise."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Zorp the fire gems."),
        ("en", "The fire gems move zorp."),
        ("fr", "Les gemmes de feu, où qu'elles soient, situées au front tournent d'un point dans le sens horaire."),
        ("en", "The gem on point 3 turns one point clockwise if that point is empty."),  # which point?
        ("en", "The gems on the outer arc turn two points clockwise, each to the matching point."),
        ("fr", "Les gemmes des angles avancent de trois points dans le sens horaire, jusqu'à l'angle suivant."),
        ("en", "The caster's fire gems, if they belong to the opponent, turn one point clockwise."),
        ("en", "The other gems do not move."),  # than which?
        ("en", "They move one point clockwise."),  # who?
        ("en", "Fire gems turn one point clockwise, and water gems then turn one point clockwise."),  # after that?
        ("en", "If the caster has a fire gem and a water gem or an air gem, all gems turn one point clockwise."),
        ("en", "Earth gems in the guard stay. All earth gems move one point clockwise."),  # those too?
        ("en", "The gem on corner 4 moves to point 5."),  # point 4 is no corner
        (
            "en",
            "The caster's fire gems and the opponent's air gems turn one point clockwise. They move one arc inward.",
        ),
        ("en", "The two other fire gems move to points 1 and 2."),  # other than which?
        ("en", "The fire gem of the caster moves one point clockwise."),  # there may be three
        ("en", "The gems at points 1 and 2 move respectively to points 3, 4 and 5."),
        ("en", "The caster's fire gems move to points 5, 5 and 6."),
        ("en", "All gems move to the outer arc."),  # from which arc, and how far?
        ("fr", "Toutes les gemmes dansent."),
        ("fr", "Les gemmes de feu situées aux points 1 et 25 tournent d'un point dans le sens horaire."),
    ],
)
def test_what_says_too_little_is_not_understood(language: str, text: str) -> None:
    assert "E-SYNTAX" in [one.code for one in reading(language, text).diagnostics]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            (
                "All fire gems on the middle arc move one arc outward. "
                "In other words, these gems move to the point whose number is theirs minus seven."
            ),
        ),
        (
            "en",
            (
                "All water gems move to the point whose number follows theirs. "
                "If there is a water gem at point 2, it moves to point 1; etc."
            ),
        ),
        ("fr", "Toutes les gemmes d'eau font un demi-tour, ce qui correspond à une symétrie axiale."),
        (
            "fr",
            (
                "Toutes les gemmes de feu de l'arc médian se déplacent de 1 arc vers le centre. "
                "Le déplacement se fait sans changer d'arc."
            ),
        ),
    ],
)
def test_other_words_that_say_something_else_are_refused(language: str, text: str) -> None:
    assert [one.code for one in reading(language, text).diagnostics] == ["E-GLOSS"]


def same(one: Spell, other: Spell) -> bool:
    return canonical(one) == canonical(other) or difference(one, other) is None


def agree(language: str, rng: Random) -> str:
    """One random spell through the wide reader alone: read as it was meant, asked about, or not understood.

    Asked is what can be meant in two ways, such as a place inside the place of gems: “on the points adjacent to the
    gems on the axis or on the left”. What was meant is then among the answers.
    """
    spell = random_spell(rng)
    if any(map(leaves_choice, spell.clauses)):
        return "choice"  # no order (G4.8)
    if any(map(impossible, spell.clauses)):
        return "impossible"  # like gems cannot fill a whole arc, and unlike ones may not: no sound spell says that
    try:
        sentences = writer(language).spell(spell)
    except Unsayable:
        return "unsayable"
    talk = Conversation(language)
    if not all(talk.understand(place, even(sentence)) for place, sentence in enumerate(sentences)):
        return "not understood"
    talk.finish()
    assert not talk.contradictions
    if talk.questions:
        for question in talk.questions:
            meant = spell_of(sentences[question.place], language=language)
            answers = [spell_of(*answer.sentences, language=language) for answer in question.answers]
            assert any(same(meant, answer) for answer in answers), sentences
        return "asked"
    told = talk.told.spell()
    assert same(told, spell), sentences
    for _ in range(4):
        board = random_board(rng)
        assert effect(told, board) == effect(spell, board), sentences
    return "read"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_canonical_sentences_are_never_misread(language: str) -> None:
    rng = Random(7)
    found = Counter(agree(language, rng) for _ in range(100))
    assert found["read"] > 40
    assert found["asked"] < 5


@pytest.mark.deep
@pytest.mark.parametrize("language", ["fr", "en"])
def test_2000_spells_read_widely_mean_what_they_were_written_for(language: str) -> None:
    rng, found = Random(8), Counter[str]()
    while found["read"] < 2000:
        found[agree(language, rng)] += 1
    assert found["asked"] < 0.03 * found["read"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_words_in_any_order_break_the_reader(language: str) -> None:
    """Sentences with words left out, doubled, exchanged and mixed: each is read or answered."""
    rng = Random(11)
    spells = [one.text for one in written() if one.language == language]
    words = sorted(wide_grammar(language).words())
    for _ in range(40):
        text = rng.choice(spells).split()
        for _ in range(rng.randint(1, 4)):
            place = rng.randrange(len(text))
            text[place : place + rng.randint(0, 2)] = rng.choice(
                ([], [rng.choice(words)], rng.choice(spells).split()[:6])
            )
            text = text or ["x"]
        for one in reading(language, " ".join(text)).diagnostics:
            assert one.message
