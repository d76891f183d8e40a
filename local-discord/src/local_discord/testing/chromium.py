"""The system's Chromium, in which the page is tested and photographed."""

import shutil

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium_path() -> str | None:
    """Return the path of the system's Chromium, if it is installed."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)
