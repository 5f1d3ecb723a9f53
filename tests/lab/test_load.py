"""Many tables at once: what is measured is really played and kept."""

from concurrent.futures import ThreadPoolExecutor

from sortilege.lab.load import measure_server


def test_a_few_tables() -> None:
    with ThreadPoolExecutor(1) as thread:  # an event loop of the browser tests may run in this one
        load = thread.submit(measure_server, 3, seconds=2, pace=0.2).result()
    assert load.tables == 3
    assert load.moves > 5
    assert load.lost == 0
    assert 0 < load.median_ms <= load.p95_ms
