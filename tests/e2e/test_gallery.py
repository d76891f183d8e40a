"""What every surface says and how it is built, beside what the documentation shows: a change of any of them shows."""

import sys
from pathlib import Path

import pytest

from tools.gallery import command as gallery

pytestmark = pytest.mark.e2e
DOCS = Path(__file__).parents[2] / "docs" / "gallery"
AGAIN = "If this is meant: python -m tools.gallery docs/gallery --docs (or --words, without the pictures)"


@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.soak)])
async def test_every_surface_is_as_the_gallery_shows_it(language: str) -> None:
    shown = gallery.words_file(DOCS, language).read_text(encoding="utf-8")
    assert gallery.joined(await gallery.surfaces(language)).splitlines() == shown.splitlines(), AGAIN


@pytest.mark.parametrize("language", sorted(gallery.LOCALES))
def test_the_gallery_shows_every_surface_in_every_language_and_no_gap(language: str) -> None:
    words = gallery.words_file(DOCS, language).read_text(encoding="utf-8")
    names = [line.removeprefix("== ") for line in words.splitlines() if line.startswith("== ")]
    assert len(names) == len(set(names))
    assert {"lobby", "house-rules", "panel-lift", "panel-tricks", "hand", "summary", "session-end"} <= {*names}
    assert {"ledger", "ledger-mine", "settle", "stats", "history-deal", "verify-deal", "settings", "rules"} <= {*names}
    assert {"advice-entry", "advice-card", "performance-session", "performance-shared"} <= {*names}
    pictures = {path.stem for path in (DOCS / language).glob("*.webp")}
    wanted = {f"{name}-{window}" for name in names for window in ("desktop-dark", "phone-light")}
    assert wanted <= pictures, "a surface has no picture"


def test_one_evening_is_shown_anew_and_the_others_stay_as_they_were(tmp_path: Path) -> None:
    shown = gallery.outlines_of(gallery.words_file(DOCS, "en").read_text(encoding="utf-8"))
    path = gallery.words_file(tmp_path, "en")
    before = {**shown, "mate-summary": "something else", "help": "as it was"}
    path.write_text(gallery.joined(before), encoding="utf-8")
    assert gallery.main([str(tmp_path), "--words", "--language", "en", "--evening", "mate"]) == 0
    assert path.read_text(encoding="utf-8") == gallery.joined({**shown, "help": "as it was"})


@pytest.mark.parametrize("missing", ["Chromium", "playwright"])
def test_without_a_browser_the_command_says_what_it_needs(
    missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if missing == "Chromium":
        monkeypatch.setenv("PATH", str(tmp_path))
    else:
        monkeypatch.setitem(sys.modules, "playwright.async_api", None)
    assert gallery.main([str(tmp_path / "pictures")]) == 1
    assert f"{missing} is missing" in capsys.readouterr().err
