"""The workshop in a browser: from an empty page to a spell cast at a table, by typing and by buttons alone."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from sortilege import build

from .conftest import Visit
from .test_pages import check

TIDE = """Title: Tides
Spell “Tide”:
The caster's fire gems in the guard advance 1 point toward the opponent.
The water gems of the caster standing in the front move 1 point toward the caster."""
TAPPED = {
    "en": ("fire", "of the caster", "anywhere", "1 point clockwise"),
    "fr": ("de feu", "de l’invocateur", "partout", "de 1 point dans le sens horaire"),
}


@dataclass(frozen=True)
class Typed:
    """A spell as somebody types it, what is written for the answer “2”, and words that are then seen."""

    name: str
    heading: str
    sentence: str
    written: str
    other: str
    story: str


TYPED = {
    "en": Typed(
        "Spark",
        "Spell “Spark”:",
        "All the caster's fire gems turn clockwise.",
        "The fire gems of the caster move 2 points clockwise.",
        "Les gemmes de feu de l’invocateur",
        "Go: the caster’s fire gem",
    ),
    "fr": Typed(
        "Étincelle",
        "Sortilège « Étincelle » :",
        "Toutes les Gemmes de Feu de l'invocateur tournent dans le sens des aiguilles d'une montre.",
        "Les gemmes de feu de l’invocateur se déplacent de 2 points dans le sens horaire.",
        "The fire gems of the caster",
        "gemme de feu",
    ),
}


def cast_at_a_table(page: Page, name: str) -> None:
    """Takes the spell to a table that begins where it can be cast, and casts it."""
    page.locator("#w-cast").click()
    page.wait_for_selector("main.mine #t-board svg", timeout=60_000)
    spell = page.locator('main.mine [data-target="spell-0-1"].lit').first
    expect(spell).to_be_attached()
    if not spell.is_visible():  # on a phone a book is a drawer
        page.locator("#t-panels [role=tab]").first.click()
    spell.click()
    page.locator('#t-choices [data-target="cast"]').click()
    expect(page.locator("#t-log")).to_contain_text(name)


def answers(page: Page) -> Locator:
    return page.locator("#w-asking .choice")


def choose(page: Page, labels: Sequence[str]) -> None:
    """Fills one block after the other."""
    for label in labels:
        answers(page).get_by_text(label, exact=True).click()


def certified(page: Page) -> None:
    expect(page.locator("#w-asking.ok")).to_be_visible(timeout=60_000)


def reported(page: Page) -> None:
    """Waits for the parts of the report; of the duel for its first interval."""
    expect(page.locator("#w-report dt")).not_to_have_count(0)
    expect(page.locator("#w-report .wait")).to_have_count(0, timeout=150_000)
    expect(page.locator("#w-report dt")).to_have_count(5 if build.compiled else 4)  # the last gems are solved
    expect(page.locator("#w-report .iv")).to_have_count(2)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_typed_on_a_laptop_from_an_empty_page_to_a_cast_spell(visit: Visit, language: str) -> None:
    typed = TYPED[language]
    page = visit("/workshop", language=language)
    page.set_viewport_size({"width": 1366, "height": 650})
    page.locator('a[href="/workshop/blank"]').click()
    expect(answers(page)).to_have_count(1)
    page.locator("#w-text").press_sequentially(f"{typed.heading}\n{typed.sentence}")
    expect(answers(page)).to_have_text(["1", "2", "3"])
    expect(page.locator("#w-marks .mk.ask")).to_have_count(1)
    check(page)
    answers(page).nth(1).click()
    expect(page.locator("#w-text")).to_have_value(f"{typed.heading}\n{typed.written}")
    expect(page.locator("#w-notes")).to_contain_text(typed.other)
    certified(page)
    expect(page.locator("#w-marks .mk.gold")).to_have_count(1)
    expect(page.locator("#w-story")).to_contain_text(typed.story)
    page.locator("#w-t-card").click()
    expect(page.locator("#w-card .spellcard .diagram")).to_be_visible()
    reported(page)
    expect(page.locator("#w-report")).to_contain_text("960")
    if build.compiled:
        expect(page.locator("#w-report")).to_contain_text("these endings" if language == "en" else "ces fins")
    check(page)
    cast_at_a_table(page, typed.name)


@dataclass(frozen=True)
class Clash:
    """A spell whose gems may meet, what is then told, a zone of it, the answer, and how the text ends after it."""

    text: str
    told: str
    zone: str
    answer: str
    end: str
    moved: str
    nobody: str
    word: str


CLASHES = {
    "en": Clash(
        TIDE,
        "Two unlike gems reach one point",
        "in the guard",
        "they stay in place",
        "the gems concerned stay in place.",
        "on point 7 to point 8",
        "No such gem",
        "on the inner arc",
    ),
    "fr": Clash(
        """Titre : Marées
Sortilège « Marée » :
Les Gemmes de Feu de l'invocateur situées dans la garde avancent d'un point vers l'adversaire.
Les Gemmes d'Eau de l'invocateur qui sont au front reculent d'un point vers l'invocateur.""",
        "Deux gemmes différentes arrivent au même point",
        "dans la garde",
        "elles restent sur place",
        "les gemmes concernées restent sur place.",
        "Va au point 8",
        "Aucune gemme de cette sorte",
        "sur l’arc intérieur",
    ),
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_contradiction_is_drawn_and_mended_by_a_button(visit: Visit, language: str) -> None:
    clash = CLASHES[language]
    page = visit("/workshop/blank", language=language)
    page.locator("#w-text").fill(clash.text)
    expect(page.locator("#w-asking.c")).to_contain_text(clash.told)
    expect(page.locator("#w-board [data-step]")).to_have_count(3)
    expect(page.locator("#w-marks .mk.bad")).to_have_count(2)
    expect(page.locator("#w-steps")).to_be_visible()
    page.locator("#w-back").click()
    expect(page.locator('#w-board [data-step="3"]')).to_be_hidden()
    page.locator("#w-notes .zone", has_text=clash.zone).hover()
    expect(page.locator("#w-board .zone-lit")).to_have_count(9)
    answers(page).get_by_text(clash.answer).click()
    certified(page)
    assert page.locator("#w-text").input_value().endswith(clash.end)
    page.locator("#w-clear").click()
    page.locator('#w-brush input[value="F"]').check()
    page.locator('#w-board [data-target="p7"]').click()
    expect(page.locator("#w-story")).to_contain_text(clash.moved)
    page.locator("#w-after").click()
    expect(page.locator("#w-story")).to_contain_text(clash.nobody)
    page.locator("#w-t-words").click()
    page.locator(f'[data-word="{clash.word}"]').hover()
    expect(page.locator("#w-board .zone-lit")).to_have_count(8)


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("fr", True)])
def test_by_buttons_alone_on_a_phone_from_an_empty_page_to_a_cast_spell(
    visit: Visit, language: str, dark: bool
) -> None:
    page = visit("/workshop/blank", language=language, phone=True, dark=dark)
    answers(page).click()
    choose(page, TAPPED[language])
    certified(page)
    expect(page.locator(".sent .second")).to_contain_text("feu" if language == "en" else "fire")
    check(page)
    page.locator('.bl[data-block="when"]').click()
    choose(page, ["exactly 2" if language == "en" else "exactement 2"])
    certified(page)
    page.locator('.bl[data-block="when_el"]').click()
    choose(page, TAPPED[language][:1])
    certified(page)
    page.locator('.bl[data-block="when"]').click()
    choose(page, ["always" if language == "en" else "toujours"])
    certified(page)
    page.locator("#w-t-card").click()
    reported(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check(page)
    cast_at_a_table(page, "Spell 1" if language == "en" else "Sortilège 1")


def test_blocks_take_points_from_the_board_and_a_sentence_away(visit: Visit) -> None:
    page = visit("/workshop/blank", phone=True)
    answers(page).click()
    choose(page, ["fire", "of the caster", "at points …"])
    page.locator('#w-board [data-target="p3"]').click()
    page.locator('#w-board [data-target="p5"]').click()
    expect(page.locator("#w-asking")).to_contain_text("3, 5")
    choose(page, ["Done", "1 point clockwise"])
    expect(page.locator("#w-text")).to_have_value(
        "Spell “Spell 1”:\nThe fire gems of the caster standing at points 3 and 5 move 1 point clockwise."
    )
    certified(page)
    page.locator(".sent .remove").click()
    expect(page.locator("#w-text")).to_have_value("Spell “Spell 1”:")


def test_a_whole_book_is_kept_under_a_link(visit: Visit) -> None:
    page = visit("/workshop/new", language="fr")
    certified(page)
    page.locator(".chest summary").click()
    expect(page.locator("#w-printed")).to_contain_text("fire gems")
    spell = page.locator("#w-mystiques li .choice").last
    name = spell.inner_text()
    page.locator("h2").first.click()
    page.keyboard.press("Escape")
    page.locator(".chest summary").click()
    spell.click()
    expect(page.locator('#w-spells [aria-current="true"]')).to_contain_text(name)
    save = page.locator("#w-save")
    expect(save).to_have_text("Enregistrer")
    save.click()
    expect(save).to_have_text("Enregistré")
    expect(save).to_be_disabled()
    page.locator("#w-text").press_sequentially("# ")
    expect(save).to_be_enabled()
    page.locator(".chest summary").click()
    page.get_by_role("link", name="Partager").click()
    expect(page.locator(".own-book.lately")).to_be_visible()


def test_a_book_of_eighty_spells_fits_a_phone(visit: Visit) -> None:
    page = visit("/workshop/example", language="fr", phone=True)
    expect(page.locator("#w-tally")).to_contain_text("80")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(
    ("sentence", "answer", "written"),
    [
        (
            "The caster's fire gems zigzag one point clockwise.",
            "The fire gems of the caster move 1 point clockwise.",
            "The fire gems of the caster move 1 point clockwise.",
        ),
        (
            "The fire gems of the castor move 1 point clockwise.",
            "caster",
            "The fire gems of the caster move 1 point clockwise.",
        ),
        (
            "The earth gems of the caster move 1 arc inward.",
            "The earth gems of the caster standing anywhere but on the inner arc move 1 arc inward.",
            "The earth gems of the caster standing anywhere but on the inner arc move 1 arc inward.",
        ),
    ],
)
def test_a_button_writes_what_was_meant(visit: Visit, sentence: str, answer: str, written: str) -> None:
    """An unknown word, a mistyped one, a movement that is not everywhere: one touch, and the spell is proved."""
    page = visit("/workshop/blank")
    page.locator("#w-text").fill(f"Spell “Spark”:\n{sentence}\n")
    page.locator("#w-asking").get_by_role("button", name=answer, exact=True).click()
    expect(page.locator("#w-text")).to_have_value(f"Spell “Spark”:\n{written}\n")
    expect(page.locator("#w-asking")).to_contain_text("Proved")


def test_a_problem_of_another_spell_is_shown_with_that_spell(visit: Visit) -> None:
    page = visit("/workshop/blank")
    page.locator("#w-text").fill(TIDE + "\nSpell “Spark”:\nThe fire gems of the caster move 1 point clockwise.\n")
    asking = page.locator("#w-asking")
    expect(asking).to_contain_text("Tide · ")
    expect(page.locator("#w-spells [aria-current=true]")).to_have_text("Spark")
    asking.get_by_role("button", name="Show this position").click()
    expect(page.locator("#w-spells [aria-current=true]")).to_have_text("Tide")


def test_who_uses_the_keyboard_keeps_the_focus_and_hears_what_is_asked(visit: Visit) -> None:
    page = visit("/workshop/blank")
    page.locator("#w-text").fill(TIDE)
    expect(page.locator("#w-said")).to_contain_text("Two unlike gems reach one point")
    spell = page.locator("#w-spells button")
    spell.press("Enter")
    expect(spell).to_be_focused()
    page.get_by_role("button", name="Blocks").press("Enter")
    where = page.locator('.bl[data-block="where"]').first
    where.press("Enter")
    expect(answers(page).get_by_text("in the guard", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(where).to_be_focused()
    expect(answers(page)).to_have_text(["they stay in place", "then the spell cannot be cast"])
