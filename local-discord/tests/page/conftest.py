"""The page in Chromium."""

from pathlib import Path

import pytest

from rig.browser import (
    chromium,
    fontless_chromium,
    in_the_browsers_loop,
    place,
    port,
    visit,
    windows,
)

__all__ = ["chromium", "fontless_chromium", "place", "port", "visit", "windows"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run them in the browser's event loop."""
    in_the_browsers_loop(items, Path(__file__).parent)
