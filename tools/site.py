"""Build the documentation site from the repository's own pages, in each language, into build/site (`make site`).

    .venv-site/bin/python tools/site.py [--source ADDRESS]

Pages and their order are in docs/site/pages.toml. A link to a page of the site leads there; one to another file of the
repository leads to `ADDRESS`, where the source code can be read, or becomes plain text without one. A link to something
that does not exist fails the build, as does anything that Sphinx warns of. A manual begins with a picture of its game's
table, which `tools.manual_pictures` has drawn.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from os.path import normpath, relpath
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = ROOT / "docs" / "site" / "pages.toml"
SOURCES: Final = ROOT / "build" / "site-sources"
TARGET: Final = ROOT / "build" / "site"
TABLES: Final = "build/manual-pictures"
LOOK: Final = ROOT / "docs" / "site" / "look"
STYLE: Final = LOOK / "site.css"
SIDEBAR: Final = ("scroll-start", "brand", "search", "languages", "navigation", "scroll-end")
START: Final = "index.md"
ACCESSIBLE: Final = {
    'role="heading">': 'role="heading" aria-level="2">',
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="Menu">',
    '<aside class="toc-drawer">': '<aside class="toc-drawer" aria-label="Contents">',
    '<th class="head"><p></p></th>': "<td></td>",
    "<pre>": '<pre tabindex="0">',
    '<div class="table-wrapper ': '<div tabindex="0" class="table-wrapper ',
}
"""What the theme writes, and what screen readers and keyboards need instead."""
GAMES: Final = "games/"
FIRST: Final = "en"
_LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+(?:\([^()]*\))?)\)")
_IMAGE: Final = re.compile(r'(<img [^>]*src=")([^"]+)(")')
_CODE: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_MENU: Final = """
```{{toctree}}
:hidden:
:caption: {part}

{pages}
```
"""
_HEADING: Final = re.compile(r"^# (.+)$", re.MULTILINE)


class Page(NamedTuple):
    """A page of the site: its language, its title in the menu, and its file in the repository."""

    language: str
    title: str
    file: str

    @property
    def place(self) -> str:
        """Its path in the sources of the site."""
        if Path(self.file).parts[:2] == ("docs", "site"):
            return str(Path(*Path(self.file).parts[3:]))
        parts = [part for part in Path(self.file).parts if part not in {"docs", "README.md", "manual", self.language}]
        name = "-".join(parts).removesuffix(".md").removesuffix(f"-{self.language}.md") or "overview"
        return f"{name.removesuffix(f'.{self.language}').casefold()}.md"


def pages_of(language: str, listed: Mapping[str, Any]) -> Iterator[tuple[str, list[Page]]]:
    """Yield each part of a language's menu with its pages."""
    for part, entries in listed.items():
        if isinstance(entries, str):
            yield part, [Page(language, part, entries)]
        else:
            yield part, [page for entry in entries for page in _entry(language, entry)]


def _entry(language: str, entry: Sequence[str]) -> Iterator[Page]:
    if entry[0] != GAMES:
        yield Page(language, *entry)
        return
    for manual in sorted(ROOT.glob(f"game/games/*/manual/{entry[1]}.md")):
        found = _HEADING.search(manual.read_text(encoding="utf-8"))
        yield Page(language, found[1].strip() if found else manual.parts[-3], str(manual.relative_to(ROOT)))


class Site:
    """All pages, and how a link from one of them is written on the site."""

    def __init__(self, source: str) -> None:
        self.languages: Mapping[str, Any] = tomllib.loads(PAGES.read_text(encoding="utf-8"))
        self.parts = {code: list(pages_of(code, told["pages"])) for code, told in self.languages.items()}
        self.pages = [page for parts in self.parts.values() for _, pages in parts for page in pages]
        self._by_file = {page.file: page for page in reversed(self.pages)}
        self._source = source.rstrip("/")
        self._repository = self._source.partition("/blob/")[0]
        self.dead: list[str] = []

    def written(self, page: Page) -> str:
        """Return a page with its links and pictures as they are on the site."""
        text = (ROOT / page.file).read_text(encoding="utf-8")
        if self._source:
            text = re.sub("<(address of this repository|Adresse dieses Repositorys)>", self._repository, text)
        kept: list[str] = []

        def keep(code: re.Match[str]) -> str:
            kept.append(code[0])
            return f"\0{len(kept) - 1}\0"

        text = _CODE.sub(keep, text)
        text = _HEADING.sub(lambda heading: f"{heading[0]}{self._table(page)}", text, count=1)
        text = _LINK.sub(lambda link: self._link(page, link[1], link[2], link[3]), text)
        text = _IMAGE.sub(lambda image: f"{image[1]}{self._picture(page, image[2])}{image[3]}", text)
        return re.sub("\0(\\d+)\0", lambda number: kept[int(number[1])], text)

    def _table(self, page: Page) -> str:
        """Return the picture of a game's table for its manual; nothing for another page."""
        if not page.file.startswith("game/games/"):
            return ""
        name = f"{TABLES}/{Path(page.file).parts[2]}.{page.language}"
        words = (ROOT / f"{name}.txt").read_text(encoding="utf-8")
        return f"\n\n![{words}]({relpath(f'{name}.png', Path(page.file).parent)})"

    def _link(self, page: Page, picture: str, words: str, target: str) -> str:
        if target.startswith(("http://", "https://", "mailto:", "#")):
            return f"{picture}[{words}]({target})"
        if picture:
            return f"![{words}]({self._picture(page, target)})"
        path, _, anchor = target.partition("#")
        file = normpath(Path(page.file).parent / path)
        mark = f"#{anchor}" if anchor else ""
        if (other := self._page(file, page.language)) and other.language == page.language:
            return f"[{words}]({relpath(other.place, Path(page.place).parent)}{mark})"
        if other:
            return f'<a href="{_way(page, other)}{mark}">{words}</a>'
        if not (ROOT / file).exists():
            self.dead.append(f"{page.file}: {target}")
        return f"[{words}]({self._source}/{file})" if self._source else words

    def _page(self, file: str, language: str) -> Page | None:
        found = self._by_file.get(file)
        return next((page for page in self.pages if page.file == file and page.language == language), found)

    def _picture(self, page: Page, target: str) -> str:
        """Copy a picture to the sources of a language, and return its address from a page."""
        file = normpath(Path(page.file).parent / target)
        if target.startswith("http") or not (ROOT / file).is_file():
            self.dead.append(f"{page.file}: {target}")
            return target
        copy = SOURCES / page.language / "pictures" / file.replace("/", "-").removeprefix("docs-")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, copy)
        return relpath(copy, (SOURCES / page.language / page.place).parent)

    def menu(self, language: str) -> str:
        """Return the menu of a language, as Sphinx reads it at the end of the start page."""
        shown = [(part, pages) for part, pages in self.parts[language] if pages[0].place != START]
        return "\n".join(_MENU.format(part=part, pages="\n".join(map(_entry_of, pages))) for part, pages in shown)


def _entry_of(page: Page) -> str:
    return f"{page.title} <{page.place.removesuffix('.md')}>"


def _way(page: Page, other: Page) -> str:
    """Return the address of another language's page, from one that is built."""
    here, there = (root_of(each.language) + each.place[: -len(".md")].removesuffix("index") for each in (page, other))
    return relpath(f"/{there}", f"/{here}") + "/"


def root_of(language: str) -> str:
    """Return the folder of a language on the site: the first one stands at its root."""
    return "" if language == FIRST else f"{language}/"


def settings(site: Site, language: str, source: str) -> str:
    """Return Sphinx's settings for a language, as the Python file that it reads."""
    others = [
        (each["name"], relpath(f"/{root_of(code)}", f"/{root_of(language)}") + "/")
        for code, each in site.languages.items()
        if code != language
    ]
    values: dict[str, Any] = {
        "project": "Lupfen",
        "language": language,
        "extensions": ["myst_parser"],
        "myst_enable_extensions": ["attrs_inline", "html_image"],
        "myst_heading_anchors": 6,
        "exclude_patterns": ["_*"],
        "suppress_warnings": ["myst.header", "misc.highlighting_failure", "toc.not_included"],
        "html_theme": "furo",
        "html_title": "Lupfen",
        "html_baseurl": "",
        "html_copy_source": False,
        "html_show_sphinx": False,
        "html_show_copyright": False,
        "html_static_path": ["_static"],
        "html_css_files": [STYLE.name],
        "templates_path": ["_templates"],
        "html_context": {"others": others},
        "html_sidebars": {"**": [f"sidebar/{part}.html" for part in SIDEBAR]},
        "html_theme_options": {"source_repository": source} if source else {},
    }
    return "".join(f"{name} = {value!r}\n" for name, value in values.items())


def accessible(page: str) -> str:
    """Return a page that screen readers and keyboards can use."""
    for found, wanted in ACCESSIBLE.items():
        page = page.replace(found, wanted)
    return page


def build(source: str) -> None:
    """Write the sources of each language and build them; raises SystemExit if a link is dead or Sphinx warns."""
    for folder in (SOURCES, TARGET):
        shutil.rmtree(folder, ignore_errors=True)
    site = Site(source)
    for page in site.pages:
        path = SOURCES / page.language / page.place
        path.parent.mkdir(parents=True, exist_ok=True)
        menu = site.menu(page.language) if page.place == START else ""
        path.write_text(site.written(page) + menu, encoding="utf-8")
    if site.dead:
        raise SystemExit("Links that lead nowhere:\n" + "\n".join(sorted(set(site.dead))))
    for language in sorted(site.languages, key=len, reverse=True):
        sources = SOURCES / language
        shutil.copytree(LOOK, sources / "_templates" / "sidebar", ignore=shutil.ignore_patterns("*.css"))
        (sources / "_static").mkdir()
        shutil.copyfile(STYLE, sources / "_static" / STYLE.name)
        (sources / "conf.py").write_text(settings(site, language, source), encoding="utf-8")
        command = ["sphinx", "--builder", "dirhtml", "--fail-on-warning", "--keep-going", "--quiet", "--jobs", "auto"]
        command += [str(sources), str(TARGET / root_of(language))]
        if code := subprocess.run([sys.executable, "-m", *command], check=False).returncode:
            raise SystemExit(code)
    for page in TARGET.rglob("*.html"):
        page.write_text(accessible(page.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{len(site.pages)} pages in {TARGET.relative_to(ROOT)}")


def main() -> None:
    """Build the site."""
    options = argparse.ArgumentParser(prog="site", description="Build the documentation site into build/site.")
    options.add_argument("--source", default="", metavar="ADDRESS", help="where the source code can be read")
    build(options.parse_args().source)


if __name__ == "__main__":
    main()
