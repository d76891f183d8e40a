"""Promises of the page's modules, checked without a browser."""

import hashlib
import re
from pathlib import Path

import pytest

import local_discord

PAGE = Path(local_discord.__file__).parent / "page"
MODULES = {path.name: path.read_text() for path in PAGE.glob("*.js")}
PARSERS = re.compile(
    r"\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval|Function|dangerouslySetInnerHTML)\b|javascript:"
)


def keys(language: str) -> list[str]:
    """Return the text keys of a language, in order."""
    table = MODULES["texts.js"].partition(f"export const {language} = {{")[2].partition("\n};")[0]
    return re.findall(r"^  (\w+): ", table, re.MULTILINE)


def test_both_languages_have_every_text() -> None:
    assert len(keys("en")) > 50
    assert keys("de") == keys("en")


def test_every_text_is_used() -> None:
    code = "".join(text for name, text in MODULES.items() if name != "texts.js")
    assert [key for key in keys("en") if f'"{key}"' not in code] == []


def test_only_the_element_tree_produces_markup() -> None:
    assert [name for name, text in MODULES.items() if PARSERS.search(text)] == []


def test_everything_that_is_exported_is_imported_somewhere() -> None:
    exported = {
        (name, thing)
        for name, text in MODULES.items()
        for thing in re.findall(r"^export (?:async )?(?:const|function|class|let) (\w+)", text, re.MULTILINE)
    }
    assert len(exported) > 50
    unused = [
        (name, thing)
        for name, thing in exported
        if not any(re.search(rf"\b{thing}\b", text) for other, text in MODULES.items() if other != name)
    ]
    assert unused == []


def test_the_page_loads_nothing_from_elsewhere() -> None:
    for path in [each for each in PAGE.rglob("*") if each.suffix in {".js", ".css", ".html", ".svg"}]:
        assert not re.search(r"""(?:src|href|from|url\(|@import)[=\s("']*https?:""", path.read_text()), path.name


@pytest.mark.parametrize("folder", ["vendor", "fonts"])
def test_third_party_files_are_unmodified(folder: str) -> None:
    listed = re.findall(
        r"^\| `([\w.-]+)`.*`([0-9a-f]{64})` \|$", (PAGE / folder / "README.md").read_text(), re.MULTILINE
    )
    files = [path for path in (PAGE / folder).iterdir() if path.suffix not in {".md", ".txt"}]
    assert dict(listed) == {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_the_library_is_reached_through_one_module() -> None:
    assert [name for name, text in MODULES.items() if "/vendor/" in text] == ["view.js"]


def test_every_font_is_used_and_present() -> None:
    named = re.findall(r'url\("/fonts/([\w.-]+)"\)', (PAGE / "fonts.css").read_text())
    assert sorted(named) == sorted(path.name for path in (PAGE / "fonts").glob("*.woff2"))
