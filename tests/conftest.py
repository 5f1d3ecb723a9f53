"""What all tests share: the size of bulk runs, the deep tests, and the build that is being tested."""

from collections.abc import Callable

import pytest

from sortilege import build


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="run the long tests too")
    parser.addoption("--build", choices=("compiled", "plain"), help="refuse to test another build than this")


def pytest_configure(config: pytest.Config) -> None:
    found = "compiled" if build.compiled else "plain"
    if config.getoption("--build") not in (None, found):
        raise pytest.UsageError(f"--build {config.getoption('--build')}: the build found is {build.describe()}")


def pytest_report_header() -> str:
    return build.describe()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--deep"):
        for item in items:
            if item.get_closest_marker("deep"):
                item.add_marker(pytest.mark.skip(reason="deep: runs with --deep"))


@pytest.fixture(scope="session")
def bulk() -> Callable[[int], int]:
    """How many random games and the like a test runs: all on the compiled build, a fiftieth on the plain one."""
    return lambda n: n if build.compiled else max(1, n // 50)
