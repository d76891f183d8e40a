"""Every message reads well with awkward values: one chip, none, long names, every suit, people and computers."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from bot.language import Language
from tools.findings import python
from tools.reading import PEOPLE, messages, read

SUITS: Final[Mapping[str, str]] = {
    "en": "(?:Acorns|Roses|Shields|Bells|Leaves|Hearts|Clubs|Spades|Diamonds|Jacks)",
    "de": "(?:Eichel|Rosen|Schilten|Schellen|Laub|Herz|Kreuz|Pik|Karo|Buben)",
}
SIGN: Final = r"[^\w\s:*]+ "
"""The sign before a suit that a message inserts; a suit in its own words may have an article."""
MANY: Final[Mapping[str, str]] = {
    "en": "chips|deals|tricks|points|cards|players|people|rounds|minutes|seconds|hours|days|games|lives|rows|matches"
    "|seats|tables|times|votes|words|antes|sets|steps|are|have|were|stay|go|belong|sit|play",
    "de": "Chips|Spielen?|Stichen?|Punkten?|Karten|Leute|Personen|Runden|Minuten|Sekunden|Stunden|Tagen?|Partien"
    "|Plätzen?|Tischen?|Wörter|Augen|Einsätzen?|sind|liegen|gehen|haben|bleiben|kommen|können",
}
ARTICLE: Final[Mapping[str, str]] = {
    "en": r"\b(?:no|an?|the) ",
    "de": r"\b(?:kein\w*|eine?[mnrs]?|der|die|das|den|dem) ",
}
FEW: Final[Mapping[str, str]] = {
    "moment-big-pot": "a big pot has many chips",
    "skat-hand-promise": "with 1 or without 1 is what players say",
    "skat-hand-promise-german": "with 1 or without 1 is what players say",
    "schafkopf-event-moved-hand-aside": "two cards are buried",
    "schafkopf-summary-widow": "no two cards count one",
    "schafkopf-deal-alone": "61 card points are needed",
    "fuenfzehnern-told-most": "the most of sixty is more than one",
    "mate-told-even": "a mate scores more than one",
}
"""Messages that are never said of one thing, and why."""
FAULTS: Final = {
    language: {
        "one of something is not several": rf"(?<![\w.,:/±+−\d-])1\*{{0,2}} (?:{MANY[language]})\b(?!-)",
        "a suit has no article": rf"{ARTICLE[language]}{SIGN}{SUITS[language]}\b|\bkein Buben\b",
        "a suit is no subject": rf"{SIGN}{SUITS[language]}\b (?:was|were|is|are|ist|sind|war|wurde)\b",
        "a number of deals is not a score": r"\bzu \d+ Spielen\b",
        "a minus sign is −": r"(?<![\w\d])-\d",
        "there is one blank between words": r"(?<=\S)  +(?=\S)",
        "… stands alone": r"…\.|\.{2,}",
        "nothing is left of the form": r"[{}]|\$\w",
        "no blank before it": r"\w [,;:!](?=\s|$)",
        "what opens closes": r"\((?![^()]*\))|“(?![^”“]*”)" if language == "en" else r"\((?![^()]*\))|„(?![^“„]*“)",
    }
    for language in SUITS
}
LONGEST_LABEL: Final = 34
BUTTON: Final = re.compile(r"(?:button|link)\(\s*(?:texts|words|plain)\(\s*\"([a-z][\w-]+)\"")
languages = pytest.mark.parametrize("language", FAULTS)


def sentences(language: str) -> Iterator[tuple[str, str]]:
    texts = Language(strict=True).texts(language)
    yield from ((each.key, said) for each in messages(language) for said in read(each, texts))


@languages
def test_every_message_reads_well_with_any_values(language: str) -> None:
    found = {
        f"{key}: {said} ({what})"
        for key, said in sentences(language)
        if key not in FEW
        for what, pattern in FAULTS[language].items()
        if re.search(pattern, said)
    }
    assert sorted(found) == []


@languages
def test_every_button_label_fits_on_a_phone(language: str) -> None:
    texts, sources = Language(strict=True).texts(language), python("bot/panels", "bot/display").values()
    labels = {key for source in sources for key in BUTTON.findall(source)}
    read_of = {each.key: [*read(each, texts)] for each in messages(language) if each.key in labels}
    assert len(read_of) > 100
    # The longest name is cut where it is too long; the words around it are ours.
    ours = {key: max(len(said.replace(PEOPLE[1], PEOPLE[0])) for said in read) for key, read in read_of.items()}
    assert {key: length for key, length in ours.items() if length > LONGEST_LABEL} == {}


@pytest.mark.parametrize(
    ("language", "said", "fault"),
    [
        ("de", "1 Chips liegen noch in offenen Pots.", "one of something is not several"),
        ("en", "The session ends after 1 deals.", "one of something is not several"),
        ("en", "at most 1 times", "one of something is not several"),
        ("de", "Du hast kein 🌹 Rosen.", "a suit has no article"),
        ("de", "Du hast kein Buben.", "a suit has no article"),
        ("en", "❤️ Hearts was led and you have some.", "a suit is no subject"),
        ("de", "Hier spielt ihr Runde 1 zu 4 Spielen.", "a number of deals is not a score"),
        ("en", "Down by -3.", "a minus sign is −"),
        ("de", "Siegel 4fe1….", "… stands alone"),
        ("de", "Anna  zahlt.", "there is one blank between words"),
    ],
)
def test_the_reading_check_detects_composition_faults(language: str, said: str, fault: str) -> None:
    assert re.search(FAULTS[language][fault], said)
