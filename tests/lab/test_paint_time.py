"""From the click to the painted move: what is measured is really tapped and painted."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from sortilege.lab.paint_time import chromium, measure_paint


@pytest.mark.skipif(not chromium(), reason="there is no Chromium here")
def test_a_few_moves() -> None:
    with ThreadPoolExecutor(1) as thread:  # an event loop of the browser tests may run in this one
        found = thread.submit(measure_paint, 3, ["morris"]).result()
    assert list(found) == ["morris"]
    [paint] = found["morris"]
    assert paint.moves == 3
    assert paint.page_ms > 0
    assert 0 < paint.median_ms <= paint.p95_ms <= paint.slowest_ms
