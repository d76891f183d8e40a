"""The documentation site that `make site` builds: its links resolve, and everybody can read it."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import axe_playwright_python
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from playwright.async_api import Browser

from rig.browser import Scheme
from tools.findings import ROOT

SITE = ROOT / "build" / "site"
READ = ("", "hosting/", "game-games-skat-en/", "de/evenings/")
AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
VIOLATIONS = "axe.run().then(found => found.violations.map(each => `${each.id} ${each.nodes[0].html}`))"
pytestmark = pytest.mark.skipif(not (SITE / "index.html").exists(), reason="needs `make site`")


class Page(HTMLParser):
    """The links and pictures of a page, and its anchors."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.marks: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.targets += [value for name in ("href", "src") if (value := given.get(name))]
        self.marks |= {value for name in ("id", "name") if (value := given.get(name))}


def dead(site: Path) -> Iterator[str]:
    """Every link that leads to no file of the site, or to no anchor in it."""
    pages = {file: Page(file) for file in site.rglob("*.html")}
    for file, page in pages.items():
        for target in page.targets:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc or "api" in file.parts[len(site.parts) :][:1]:
                continue
            place = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            place = place / "index.html" if place.is_dir() else place
            if not place.is_file() or (parts.fragment and unquote(parts.fragment) not in marks(pages, place)):
                yield f"{file.relative_to(site)}: {target}"


def marks(pages: dict[Path, Page], place: Path) -> set[str]:
    return pages[place].marks | {""} if place in pages else set()


def test_every_link_on_the_site_resolves() -> None:
    assert sorted(dead(SITE)) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_the_site_is_readable_for_everybody_even_on_a_phone(chromium: Browser, scheme: Scheme) -> None:
    app = web.Application()
    app.router.add_static("/", SITE)
    found: list[str] = []
    async with TestServer(app) as server:
        for path in READ:
            page = await chromium.new_page(viewport={"width": 390, "height": 844}, color_scheme=scheme)
            await page.goto(str(server.make_url(f"/{path}index.html")))
            await page.add_script_tag(path=AXE)
            found += [f"{path}: {each}" for each in await page.evaluate(VIOLATIONS)]
            wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth")
            found += [f"{path}: wider than the phone"] if wide else []
            await page.close()
    assert found == []
