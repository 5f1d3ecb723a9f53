"""What all tests share: the size of bulk runs, the deep tests, and the build that is being tested."""

import os
from collections.abc import Callable

import pytest

from sortilege import build

HOURS = 3  # what a deep test may take


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="run the long tests too")
    parser.addoption("--build", choices=("compiled", "plain"), help="refuse to test another build than this")


def pytest_configure(config: pytest.Config) -> None:
    os.environ["SORTILEGE_ENDINGS"] = os.devnull  # tables of this machine change nothing that is tested
    os.environ["SORTILEGE_LEAGUE"] = "0"  # a server under test has enough to do
    found = "compiled" if build.compiled else "plain"
    if config.getoption("--build") not in (None, found):
        raise pytest.UsageError(f"--build {config.getoption('--build')}: the build found is {build.describe()}")


def pytest_report_header() -> str:
    return build.describe()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker("browser")
        if item.get_closest_marker("deep"):
            item.add_marker(pytest.mark.timeout(HOURS * 3600))
            if not config.getoption("--deep"):
                item.add_marker(pytest.mark.skip(reason="deep: runs with --deep"))


@pytest.fixture(scope="session")
def bulk() -> Callable[[int], int]:
    """How many random games and the like a test runs: all on the compiled build, a fiftieth on the plain one."""
    return lambda n: n if build.compiled else max(1, n // 50)
