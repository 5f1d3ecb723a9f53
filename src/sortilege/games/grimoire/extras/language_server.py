"""The spell language in any editor: diagnostics, completion, hover, answers and repairs, formatting (needs pygls)."""

from lsprotocol import types as lsp
from pygls.lsp.server import LanguageServer
from pygls.workspace import TextDocument

from sortilege.games.grimoire.language.diagnostic import Diagnostic
from sortilege.games.grimoire.language.meaning.check import check
from sortilege.games.grimoire.language.print.book_text import tidy
from sortilege.games.grimoire.language.text.complete import complete
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.games.grimoire.language.wide.read_back import read_back

_KINDS = {"error": lsp.DiagnosticSeverity.Error, "warning": lsp.DiagnosticSeverity.Warning}


def make_server() -> LanguageServer:
    """A server that speaks over standard input and output."""
    server = LanguageServer("sortilege-grimoire", "1", text_document_sync_kind=lsp.TextDocumentSyncKind.Full)

    def publish(uri: str, proved: bool) -> None:
        document = server.workspace.get_text_document(uri)
        found = check(document.source).diagnostics if proved else read(document.source).diagnostics
        shown = [_shown(one) for one in found]
        server.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, shown))

    @server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: lsp.DidOpenTextDocumentParams) -> None:
        publish(params.text_document.uri, proved=True)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: lsp.DidChangeTextDocumentParams) -> None:
        publish(params.text_document.uri, proved=False)

    @server.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
    def saved(params: lsp.DidSaveTextDocumentParams) -> None:
        publish(params.text_document.uri, proved=True)

    @server.feature(lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=[" "]))
    def completed(params: lsp.CompletionParams) -> list[lsp.CompletionItem]:
        document = server.workspace.get_text_document(params.text_document.uri)
        words = complete(document.source, document.offset_at_position(params.position))
        return [
            lsp.CompletionItem(word.text, insert_text=word.text[word.typed :], sort_text=f"{number:04}")
            for number, word in enumerate(words)
            if word.kind == "word"
        ]

    @server.feature(lsp.TEXT_DOCUMENT_HOVER)
    def hovered(params: lsp.HoverParams) -> lsp.Hover | None:
        return _hover(server.workspace.get_text_document(params.text_document.uri), params.position)

    @server.feature(lsp.TEXT_DOCUMENT_CODE_ACTION)
    def offered(params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        return _actions(server.workspace.get_text_document(params.text_document.uri), params.range)

    @server.feature(lsp.TEXT_DOCUMENT_FORMATTING)
    def formatted(params: lsp.DocumentFormattingParams) -> list[lsp.TextEdit]:
        document = server.workspace.get_text_document(params.text_document.uri)
        reading = read(document.source)
        if reading.diagnostics:
            return []
        return [lsp.TextEdit(_range(document, 0, len(document.source)), tidy(document.source, reading.language))]

    return server


def _shown(one: Diagnostic) -> lsp.Diagnostic:
    start = lsp.Position(one.site.line - 1, one.site.column - 1)
    place = lsp.Range(start, lsp.Position(start.line, start.character + one.site.length))
    message = "\n".join([one.message, *(f"→ {repair}" for repair in one.repairs)])
    return lsp.Diagnostic(place, message, _KINDS[one.severity], code=one.code, source="grimoire")


def _position(text: str, place: int) -> lsp.Position:
    """Line and column of a place; columns count UTF-16 units, as editors do."""
    before = text[:place].split("\n")
    return lsp.Position(len(before) - 1, len(before[-1].encode("utf-16-le")) // 2)


def _range(document: TextDocument, start: int, end: int) -> lsp.Range:
    return lsp.Range(_position(document.source, start), _position(document.source, end))


def _hover(document: TextDocument, position: lsp.Position) -> lsp.Hover | None:
    """What was read of the sentence under the pointer, in both languages."""
    reading, place = read(document.source), document.offset_at_position(position)
    for one in read_back(reading, "en" if reading.language == "fr" else "fr"):
        if one.start <= place < one.end and one.canonical:
            said = "\n\n".join([*one.canonical, *(f"*{sentence}*" for sentence in one.other)])
            return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, said), _range(document, one.start, one.end))
    return None


def _actions(document: TextDocument, around: lsp.Range) -> list[lsp.CodeAction]:
    """The answers to a question on these lines."""
    return [
        lsp.CodeAction(
            f"{one.message} {label}",
            lsp.CodeActionKind.QuickFix,
            edit=lsp.WorkspaceEdit({document.uri: [lsp.TextEdit(_range(document, *one.span), sentence)]}),
        )
        for one in read(document.source).diagnostics
        if one.answers and around.start.line <= one.site.line - 1 <= around.end.line
        for label, sentence in one.answers
    ]
