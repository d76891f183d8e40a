"""Looks texts up by key and language. The same key with the same values is formatted once.

A language is a folder of Fluent files that states its name (`language-name`); it is listed nowhere else. The texts of a
family of games are in its own folder, one file per language. A regional variant is a folder named after both (`de-CH`);
it states its spelling (`language-spelling`) and has only the texts that differ.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from copy import copy
from functools import cache, cached_property, lru_cache
from itertools import product
from pathlib import Path
from typing import Final

from babel import Locale, localedata
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Resource, TextElement
from fluent.syntax.stream import FluentParserStream

from bot.language.aloud import ALOUD, aloud
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE

Value = str | int | float

DEFAULT: Final = "en"
NAME: Final = "language-name"
REGIONAL: Final = "language-spelling"
FOLDER: Final = Path(__file__).parent / "texts"
WORDS: Final = "words"
REMEMBERED: Final = 8_192
KEYS: Final = 1_024
"""How many keys each variant of the texts remembers as found."""
NO_WORDS: Final = "no-words"
FOUR_COLOUR: Final = "-4"
SPELLING: Final = re.compile(rf"^{REGIONAL} = (.*)$", re.MULTILINE)
"""Regional spelling differences, as pairs: the language's spelling and the region's."""
MINUS: Final = "−"
PLAIN: Final = None
"""The key under which the texts without emojis are cached."""

TEXT: Final = re.compile(r"[^{}\n]*")
NAMED: Final = re.compile(r"[A-Za-z][\w-]*", re.ASCII)

log = logging.getLogger(__name__)


class MissingText(LookupError):
    """A text that does not exist or cannot be formatted; only a strict `Language` raises it."""


class Texts:
    """The texts of one language; call it with a key and the values in the text.

    `emojis` are drawn symbols for messages, by what they show; a missing one is replaced by a plain character. `scopes`
    are the names under which a game has its own texts, which are looked up first. `suits` are the ones a reader prefers
    to a pack's own: a text that names cards may have a variant for them, `<key>-<suits>`. Texts read `aloud` contain no
    symbols (see `bot.language.aloud`). A text that the language lacks is taken from the `fallback`, if there is one.

    The same texts with the same variants are one object, so that results can be cached by it.
    """

    def __init__(
        self, language: str, folders: Iterable[Path], *, fallback: Texts | None = None, strict: bool = False
    ) -> None:
        self.language = language
        self._fallback = fallback
        self.emojis: Mapping[str, str] = {}
        self._strict = strict
        self.scopes: tuple[str, ...] = ()
        self.suits = ""
        self.aloud = False
        self._bundle = _bundle(language, tuple(sources_of(language, folders)))
        self._formatted = lru_cache(maxsize=REMEMBERED)(self._format)
        self._others: dict[Hashable, Texts] = {}

    def __call__(self, key: str, **values: Value) -> str:
        """Return a text; a missing one is logged and replaced as well as possible (strict: `MissingText`)."""
        words = self._formatted(self._found(key) or key, tuple(values.items()))
        return self._spoken(words, values) if self.aloud else words

    def of_game(self, *names: str) -> Texts:
        """Return the same texts for a game: for each of its names `<name>-<key>` is looked up before `<key>`."""
        return self._kept(names, scopes=tuple(dict.fromkeys(names)))

    def with_emojis(self, emojis: Mapping[str, str]) -> Texts:
        """Return the same texts with other emojis."""
        return self._other(emojis=emojis)

    def with_suits(self, suits: str) -> Texts:
        """Return the same texts for a person who prefers other suits; empty for those of each pack."""
        return self._kept(suits, suits=suits)

    @property
    def read_aloud(self) -> Texts:
        """The same texts for a person who has them read aloud."""
        return self._kept(ALOUD, aloud=True, emojis={})

    def _spoken(self, words: str, values: Mapping[str, Value]) -> str:
        return aloud(words, lambda suit: self(f"suit-{suit}"), "".join(map(str, values.values())))

    @property
    def plain(self) -> Texts:
        """The same texts for places that show no emojis: labels, alternative texts, files."""
        return self._kept(PLAIN, emojis={})

    def _kept(self, wish: Hashable, **changed: object) -> Texts:
        if wish not in self._others:
            self._others[wish] = self._other(**changed)
        return self._others[wish]

    def _other(self, **changed: object) -> Texts:
        other = copy(self)
        vars(other).update(changed, _others={})
        vars(other).pop("_found", None)
        return other

    def has(self, key: str) -> bool:
        """Whether a text exists."""
        return self._found(key) is not None

    def first(self, *keys: str, **values: Value) -> str:
        """Return the first of several texts that exists; the last one must exist."""
        return self(next((key for key in keys if self.has(key)), keys[-1]), **values)

    def word(self, key: str, code: str, **values: Value) -> str:
        """Return a text, or the code itself in plain letters if there is none."""
        return self(key, **values) if self.has(key) else plain_words(code)

    def attempt(self, key: str, **values: Value) -> str:
        """Return a text if it exists and needs no other values, else an empty string."""
        own = self._found(key) or key
        pattern = self._bundle.get_message(own).value if self._bundle.has_message(own) else None
        text, errors = self._bundle.format_pattern(pattern, values) if pattern else ("", ())
        if errors or not self.aloud:
            return "" if errors else str(text)
        return self._spoken(str(text), values)

    @cached_property
    def _found(self) -> Callable[[str], str | None]:
        return lru_cache(maxsize=KEYS)(self._find)

    def _find(self, key: str) -> str | None:
        """Return the key of a game's own text, or of a variant that is named after it, else of the common one."""
        keys = (*(f"{name}-{key}" for name in self.scopes), key)
        wishes = (f"-{wish}" for wish in (self.suits, ALOUD if self.aloud else "") if wish)
        wanted = (f"{own}{wish}" for own, wish in product(keys, (*wishes, "")))
        return next(filter(self._bundle.has_message, wanted), None)

    def _format(self, key: str, values: tuple[tuple[str, Value], ...]) -> str:
        if not self._bundle.has_message(key):
            told = self._without(key, "there is no such text")
            return self._fallback(key, **dict(values)) if self._fallback and self._fallback.has(key) else told
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return self._without(key, "the text is empty")
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            return self._without(key, str(errors[0]))
        return str(text)

    def _without(self, key: str, why: str) -> str:
        if self._strict:
            raise MissingText(f"{key} ({self.language}): {why}")
        log.error("text %s cannot be shown in %s: %s", key, self.language, why)
        return "…" if key == NO_WORDS else self(NO_WORDS)


class Language:
    """All texts: the project's own, those of a catalogue's games, and those of `folders`.

    Later ones can add and replace texts and languages. A folder has a subfolder or a file per language.
    """

    def __init__(self, *folders: Path, catalogue: Catalogue = CATALOGUE, strict: bool = False) -> None:
        every = (*shelves_of(catalogue), *folders)
        english = Texts(DEFAULT, every, strict=strict)
        others = (Texts(code, every, fallback=english, strict=strict) for code in codes_of(every) if code != DEFAULT)
        self._texts = {texts.language: texts for texts in (english, *others) if texts.has(NAME)}
        self._four_colour = self._texts

    @property
    def codes(self) -> tuple[str, ...]:
        """The available languages, English first, without regional variants."""
        return tuple(code for code, texts in self._texts.items() if not texts.has(REGIONAL))

    @property
    def names(self) -> Mapping[str, str]:
        """The languages by code, each named in its own words, including regional variants."""
        return {code: texts(NAME) for code, texts in self._texts.items()}

    def spoken(self, locale: str, region: str) -> str:
        """Return a language in a region's variant, if `region` is the code of a variant of that language."""
        return region if region in self._texts and self.code_of(region.partition("-")[0]) == locale else locale

    def code_of(self, locale: str | None) -> str:
        """Return the language for a Discord locale such as `de` or `en-GB`; English if there is none."""
        whole = locale or DEFAULT
        return next((code for code in (whole, whole.partition("-")[0]) if code in self._texts), DEFAULT)

    def show(self, emojis: Mapping[str, str]) -> None:
        """Use these emojis from now on, plain characters without any; names ending in -4 have four colours."""
        four = {sign.removesuffix(FOUR_COLOUR): emoji for sign, emoji in emojis.items() if sign.endswith(FOUR_COLOUR)}
        self._texts = {code: texts.with_emojis(emojis) for code, texts in self._texts.items()}
        self._four_colour = {code: texts.with_emojis({**emojis, **four}) for code, texts in self._texts.items()}

    def texts(self, locale: str | None, *, four_colour: bool = False, suits: str = "", aloud: bool = False) -> Texts:
        """Return the texts for a Discord locale, optionally with four colours, other suits, or to be read aloud."""
        texts = (self._four_colour if four_colour else self._texts)[self.code_of(locale)]
        texts = texts.with_suits(suits) if suits else texts
        return texts.read_aloud if aloud else texts


def plain_words(code: str) -> str:
    """Write a code in plain letters."""
    return code.replace("_", " ").replace("-", " ")


def shelves_of(catalogue: Catalogue) -> tuple[Path, ...]:
    """Return the folders with the texts for all games, and with those of a catalogue's games."""
    return (FOLDER, *(folder / WORDS for folder in catalogue.folders().values()))


def codes_of(folders: Iterable[Path]) -> list[str]:
    """List the language codes, which are the names of the language folders."""
    inside = (path for folder in folders if folder.is_dir() for path in folder.iterdir())
    return sorted({path.name for path in inside if path.is_dir() and any(path.rglob("*.ftl"))})


@cache
def _bundle(language: str, files: tuple[str, ...]) -> FluentBundle:
    """Parse files into a bundle, later ones overriding earlier ones; it is large, immutable and shared."""
    _write_minus_signs(language)
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(_parsed(file), allow_overrides=True)
    return bundle


@cache
def _parsed(file: str) -> Resource:
    return _Parser(with_spans=False).parse(file)


class _Parser(FluentParser):
    """Reads whole runs of characters at once: every process reads all texts when it starts."""

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        return TextElement(_run(ps, TEXT))

    def get_identifier(self, ps: FluentParserStream) -> Identifier:
        return Identifier(_run(ps, NAMED)) if ps.is_identifier_start() else super().get_identifier(ps)


def _run(stream: FluentParserStream, pattern: re.Pattern[str]) -> str:
    """Return the characters of a pattern at which a stream stands, and move it past them."""
    found = pattern.match(stream.string, stream.index)
    run = found[0] if found else ""
    stream.index, stream.peek_offset = stream.index + len(run), 0
    return run


def _write_minus_signs(language: str) -> None:
    """Make negative numbers carry a minus sign; Babel writes a hyphen even where a language says otherwise."""
    if localedata.exists(written := language.replace("-", "_")):
        pattern = Locale.parse(written).decimal_formats[None]
        pattern.prefix = (pattern.prefix[0], MINUS)


def sources_of(language: str, folders: Iterable[Path]) -> list[str]:
    """List the contents of a language's files; a region's come after the language's own, in its spelling."""
    folders = tuple(folders)
    own = [path.read_text(encoding="utf-8") for path in files_of(language, folders)]
    spelling = next(filter(None, map(SPELLING.search, own)), None)
    if spelling is None:
        return own
    common = files_of(language.partition("-")[0], folders)
    return [*(_respelt(path.read_text(encoding="utf-8"), spelling[1]) for path in common), *own]


@cache
def _respelt(text: str, signs: str) -> str:
    """Return a text in another spelling: each sign is followed by the one that replaces it."""
    each = iter(signs.split())
    return text.translate(str.maketrans(dict(zip(each, each, strict=True))))


def files_of(language: str, folders: Iterable[Path]) -> Iterator[Path]:
    """List the files of a language."""
    for folder in folders:
        yield from sorted((*folder.glob(f"{language}.ftl"), *(folder / language).rglob("*.ftl")))
