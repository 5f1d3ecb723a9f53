"""All that is said to people, in French and English: one mechanism, Fluent, for the whole project."""

from collections.abc import Mapping
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import TextElement, VariableReference

LANGUAGES = ("en", "fr")
REMEMBERED = 16_384  # sentences of one folder that are kept ready; a server that runs for months forgets the others
Argument = str | int | float


class Words:
    """The messages of one folder, from its files words.en.ftl and words.fr.ftl."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.say = lru_cache(REMEMBERED)(self._say)

    @cache  # noqa: B019  the two languages
    def bundle(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        text = (self.folder / f"words.{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
        return bundle

    def ids(self, language: str) -> list[str]:
        """Lists the names of all messages, in order."""
        return list(self.bundle(language)._messages)

    def __contains__(self, message: str) -> bool:
        return self.bundle(LANGUAGES[0]).has_message(message)

    def __call__(self, language: str, message: str, **arguments: Argument) -> str:
        """Says the message in this language. A missing message or argument is an error, never a silent gap."""
        return self.say(language, message, tuple(arguments.items()))

    def every(self, message: str, **arguments: Argument | Mapping[str, str]) -> dict[str, str]:
        """Says the message in all languages; so may an argument be."""
        said: dict[str, str] = {}
        for language in LANGUAGES:
            given = {
                name: value[language] if isinstance(value, Mapping) else value for name, value in arguments.items()
            }
            said[language] = self(language, message, **given)
        return said

    @cache  # noqa: B019  all messages in two languages
    def _plain(self, language: str, message: str) -> str | None:
        """The text of a message that is only text and arguments, for str.format_map; None if it selects or refers."""
        pattern = self.bundle(language).get_message(message).value
        parts: list[str] = []
        for element in getattr(pattern, "elements", [pattern]):
            inner = getattr(element, "expression", element)
            if isinstance(inner, TextElement):
                parts.append(inner.value.replace("{", "{{").replace("}", "}}"))
            elif isinstance(inner, VariableReference):
                parts.append(f"{{{inner.id.name}}}")
            else:
                return None
        return "".join(parts)

    def _say(self, language: str, message: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        language, given = language if language in LANGUAGES else LANGUAGES[0], dict(arguments)
        if all(map(_is_as_written, given.values())) and (plain := self._plain(language, message)):
            with suppress(KeyError):
                return plain.format_map(given)
        bundle = self.bundle(language)
        pattern = bundle.get_message(message).value
        assert pattern is not None, f"{self.folder.name}: {message} has no text"
        text, problems = bundle.format_pattern(pattern, given)
        if problems:
            raise LookupError(f"{self.folder.name}: {message}: {problems[0]}")
        return str(text)


def _is_as_written(value: Argument) -> bool:
    """Whether a value reads in every language as Python writes it: a text, or a number without separators."""
    return isinstance(value, str) or (type(value) is int and 0 <= value < 1000)
