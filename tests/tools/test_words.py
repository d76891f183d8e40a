"""The check of words finds a planted example of each kind, and lets the right words pass."""

import re
from pathlib import Path
from typing import Any

import pytest

from tools.words import GLOSSARY, RULES, Said, form, labels, labels_of, messages, one_pack_only, page, unwanted, words

NOT_SAID = """
| thing | English | German | not in English | not in German |
|---|---|---|---|---|
| what is played for | chips | Chips | `**Money**` | `Geld`, `Fingerabdruck*` |

## English with a German skeleton

| not | but |
|---|---|
| `whoever` | *anyone who* |

## German with an English skeleton

| not | but |
|---|---|
| `in Minus` | *im Minus* |
"""
BANNED = unwanted(NOT_SAID)
NAMES = {rules["name"]: code for code, rules in RULES.items()}


def told(language: str, text: str) -> list[str]:
    """Return what is found in a message, written as Fluent."""
    rules: dict[str, Any] = RULES[NAMES[language]]
    (said,) = messages(Path("planted.ftl"), text)
    return [each.sentence for each in (*words(said, BANNED[language]), *form(said, rules))]


@pytest.mark.parametrize(
    ("language", "text", "what"),
    [
        ("English", "a = **Money**", "not"),
        ("German", "a = Es geht um Geld.", "not"),
        ("German", "a = Die Fingerabdrucke", "not"),
        ("English", "a = Whoever wins", "anyone who"),
        ("German", "a = Das zählt in Minus.", "im Minus"),
        ("English", "a = I'm back", "apostrophe"),
        ("English", 'a = the word "pot"', "quotes"),
        ("German", "a = das Wort “Pot”", "quotes"),
        ("German", "a = { $share } %", "no-break space"),
        ("English", "a = a loss of -5", "minus sign"),
        ("German", "a = ein Verlust von -5", "minus sign"),
        ("German", "a = Siegel { $seal }….", "stands alone"),
        ("English", "a = Ready ?", "no blank"),
        ("German", "a = Du hast kein { $suit }.", "article"),
        ("English", "a = { $suit } was led.", "no subject"),
        ("English", "a = You hold { $trump }.", "article"),
        ("German", "likes-single-help = Habe ich keine Wahl, geht es von selbst.", "nobody"),
        ("English", "command-show-description = Show what is stored about me", "nobody"),
        ("English", "event-taken = You take the skat.", "named"),
        ("German", "skat-event-taken = Du nimmst den Skat.", "named"),
        ("German", "lupfen-question-lift = gehst du mit?", "capital"),
        ("English", "a = Done. Who drops out pays nothing.", "begins so"),
        ("English", "a = after an evening", "evenings"),
        ("German", "a = nach einem Abend", "evenings"),
        ("German", "a = { $name } hat { b } { $won ->\n    [1] gewonnen\n   *[other] verloren\n}", "colon"),
    ],
)
def test_unidiomatic_phrases_are_found(language: str, text: str, what: str) -> None:
    assert any(what in sentence for sentence in told(language, text)), told(language, text)


def test_words_that_the_glossary_rejects_are_found_wherever_they_are_written() -> None:
    listed = [each for found in unwanted(GLOSSARY.read_text(encoding="utf-8")).values() for each in found]
    planted = [Said(Path("a.ftl"), 1, "a", re.sub(r"(?<=\w)\*$", "s", each.written) + " again") for each in listed]
    assert len(listed) > 100
    assert [each.written for each, text in zip(listed, planted, strict=True) if not list(words(text, [each]))] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("English", "a = I’m back, “all in”, −5, 5% … { $name } plays { $card }."),
        ("German", "a = Spielgeld, „Pot“, −5, 5\u00a0% … Angespielt: { $suit }."),
        ("German", "question-lead = Was spielst du aus?"),
        ("German", "a = { $name }: { b } gewonnen"),
        ("German", "likes-reminders-help = Ich erwähne dich, wenn du dran bist."),
        ("English", "evening-title = A tournament evening"),
    ],
)
def test_idiomatic_phrases_pass(language: str, text: str) -> None:
    assert told(language, text) == []


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("German", "a = ♦ ist Trumpf", ["a"]),
        ("German", "a-aloud = Karo ist Trumpf", ["a-aloud"]),
        ("German", "a = Karo ist Trumpf\na-german = Schellen sind Trumpf", []),
        ("English", "a = without a queen", ["a"]),
        ("English", "a = without a king", []),
    ],
)
def test_a_text_that_names_only_french_cards_is_found(language: str, text: str, found: list[str]) -> None:
    said = tuple(messages(Path("planted.ftl"), text))
    wanting = one_pack_only(said, RULES[NAMES[language]]["french"])
    assert [said[each.line - 1].key for each in wanting] == found


def test_a_rejected_word_is_found_on_pages_but_not_in_code() -> None:
    (line,) = page(Path("page.md"), "Whoever runs `whoever` reads [this](whoever.md)")
    assert [each.line for each in words(line, BANNED["English"])] == [1]
    (line,) = page(Path("page.md"), "Run `whoever`, see [this](whoever.md)")
    assert list(words(line, BANNED["English"])) == []


@pytest.mark.parametrize(
    ("line", "missing"),
    [
        ("Press *Join* and then **Start**.", []),
        ("They press *I'm back*, then its button **Record (JSON)**.", ["Record (JSON)"]),
        ("Drück auf *Mitgehen*.", ["Mitgehen"]),
        ("A sentence with *stress* in it.", []),
    ],
)
def test_buttons_named_on_pages_exist(line: str, missing: list[str]) -> None:
    known = labels_of([Said(Path("a.ftl"), 1, key, said) for key, said in (("join", "Join"), ("back", "I’m back"))])
    found = [each.sentence for each in labels(Said(Path("page.md"), 1, "", line), known)]
    assert found == [f"no button is called {label}" for label in missing]
