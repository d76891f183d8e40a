"""The text and structure of every surface, compared with the documentation: any change shows up."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools.gallery import __main__ as gallery

pytestmark = pytest.mark.e2e
ROOT = Path(__file__).parents[2]
DOCS = gallery.DOCS
AGAIN = "If this is meant: make gallery (with ARGS=--words without pictures)"


@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.soak)])
async def test_every_surface_looks_as_the_gallery_shows_it(language: str) -> None:
    shown = gallery.words_file(DOCS, language).read_text(encoding="utf-8")
    assert gallery.joined(await gallery.surfaces(language)).splitlines() == shown.splitlines(), AGAIN


def test_the_repository_keeps_few_pictures_and_the_documentation_shows_each() -> None:
    kept = {path.relative_to(ROOT).as_posix(): path.stat().st_size for path in DOCS.rglob("*.webp")}
    pages = [ROOT / "README.md", *ROOT.glob("docs/**/*.md")]
    linked = {
        (page.parent / link).resolve().relative_to(ROOT).as_posix()
        for page in pages
        for link in re.findall(
            r'[("]([^()"\s]*gallery/[^()"\s]*\.webp|(?:en|de)/[^()"\s]*\.webp)', page.read_text("utf-8")
        )
    }
    assert linked == kept.keys()
    assert len(kept) <= 30
    assert sum(kept.values()) < 2_000_000


def test_regenerating_one_evening_leaves_the_others_unchanged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = gallery.outlines_of(gallery.words_file(DOCS, "en").read_text(encoding="utf-8"))

    async def of_mate(_language: str, names: Sequence[str]) -> gallery.Outlines:
        assert names == ["mate"]
        return {name: told for name, told in shown.items() if name.startswith("mate-")}

    monkeypatch.setattr(gallery, "DOCS", tmp_path)
    monkeypatch.setattr(gallery, "surfaces", of_mate)
    path = gallery.words_file(tmp_path, "en")
    before = {**shown, "mate-summary": "something else", "help": "as it was"}
    path.write_text(gallery.joined(before), encoding="utf-8")
    assert gallery.main([str(tmp_path / "drawn"), "--words", "--language", "en", "--evening", "mate", "--docs"]) == 0
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
