"""Records as people send them: read from a form; a damaged one keeps its text and shows the line."""

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from sortilege.kernel.errors import BadRecord, SortilegeError
from sortilege.server import templates
from sortilege.server.limits import LARGEST_RECORD
from sortilege.server.visitor import visitor_of

AROUND = 3  # lines shown before and after a damaged one


async def sent_record(form: FormData) -> str:
    """The record in a form, as a file or as text."""
    sent = form.get("record")
    if isinstance(sent, UploadFile) and (sent.size or 0) > LARGEST_RECORD:
        raise HTTPException(413)
    raw = await sent.read() if isinstance(sent, UploadFile) else str(sent or "").encode()
    return raw.decode("utf-8", errors="replace").replace("\r\n", "\n")


def damaged(request: Request, text: str, error: SortilegeError) -> Response:
    """The text with the place and what was expected, to be mended and sent to the same address again."""
    line = error.line if isinstance(error, BadRecord) else 1
    rows = list(enumerate(text.split("\n"), 1))
    around = [(number, row[:300]) for number, row in rows if abs(number - line) <= AROUND]
    header = next((number for number, row in rows if not row.strip()), len(rows))
    problem = error.texts[visitor_of(request).language]
    return templates.page(
        request, "damaged.html", 422, problem=problem, line=line, around=around, text=text,
        partly=line > header + 1, again=request.url.path,
    )  # fmt: skip
