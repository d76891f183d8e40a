"""The check that every text exists in every language and is used."""

from pathlib import Path

import pytest

from tools.text_uses import uses_of
from tools.texts import Text, check, differences, read, unused

ENGLISH = """
-game = Lupfen
title = { -game } at the table
trick = { $name } takes { $count ->
    [one] a trick
   *[other] { $count } tricks
}
help = See { title }
    .hint = Ask { $name }
"""
GERMAN = """
-game = Lupfen
-tisch = Tisch
title = { -game } am { -tisch }
trick = { $name } sticht { $count }-mal
help = Siehe { title }
    .hint = Frag { $name }
"""


def written(folder: Path, **files: str) -> tuple[dict[str, Text], list[str]]:
    folder.mkdir()
    for name, source in files.items():
        (folder / f"{name}.ftl").write_text(source, encoding="utf-8")
    texts, findings = read(sorted(folder.glob("*.ftl")))
    return texts, [f"{finding.path.name}:{finding.line}: {finding.sentence}" for finding in findings]


def language(folder: Path, source: str) -> dict[str, Text]:
    texts, findings = written(folder, main=source)
    assert findings == []
    return texts


def compared(folder: Path, **sources: str) -> list[str]:
    languages = {code: language(folder / code, source) for code, source in sources.items()}
    return [finding.sentence for finding in differences(languages)]


def test_languages_with_the_same_keys_and_variables_pass(tmp_path: Path) -> None:
    assert compared(tmp_path, en=ENGLISH, de=GERMAN) == []


@pytest.mark.parametrize(
    ("german", "sentence"),
    [
        (GERMAN.replace("title =", "titel ="), "title is missing in de"),
        (GERMAN.replace("    .hint = Frag { $name }\n", ""), "help.hint is missing in de"),
        (GERMAN.replace("Frag { $name }", "Frag"), "help.hint in de does not take the same variables: name"),
        (GERMAN.replace("$count", "$zahl"), "trick in de does not take the same variables: count, zahl"),
    ],
)
def test_differences_between_languages_are_found(tmp_path: Path, german: str, sentence: str) -> None:
    assert sentence in compared(tmp_path, en=ENGLISH, de=german)


def test_a_key_in_only_one_language_is_reported_missing_in_the_other(tmp_path: Path) -> None:
    assert compared(tmp_path, de="neu = Neu", en="") == ["neu is missing in en"]


@pytest.mark.parametrize(
    ("files", "finding"),
    [
        ({"a": "title = A", "b": "\ntitle = B"}, "b.ftl:2: title is already in a.ftl"),
        ({"a": "title = A\n\nno equals sign\n"}, 'a.ftl:3: not Fluent: Expected token: "="'),
    ],
)
def test_duplicate_keys_and_invalid_fluent_are_found(tmp_path: Path, files: dict[str, str], finding: str) -> None:
    assert written(tmp_path / "en", **files)[1] == [finding]


COMPOSED = ("reason-ante", "choice-lift-keep_pot", "option-three_unters-True", "paid-each", "rules-3")
COMPOSING = """
say(f"reason-{why}"); pay("ante")
say(f"choice-{kind}-{choice}"); ask("lift", "keep_pot")
say(f"option-{name}-{value}"); three_unters = True
key = "paid"; say(f"{key}-each"); say(f"rules-{page}", 3); print(f"{suit}-{ante}")
"""
SAYS_HELP = """say("help")"""


@pytest.mark.parametrize(
    ("texts", "code", "found"),
    [
        (ENGLISH, """say("trick", name="A", count=2); say("help")""", []),  # which names another text
        (ENGLISH, SAYS_HELP, ["trick"]),
        ("".join(f"{key} = A\n" for key in COMPOSED), COMPOSING, []),
        *((f"{key} = A", COMPOSING, [key]) for key in ("reason-fee", "reason", "reason-ante-more", "choice-ante")),
        # other suits take the place of the one whose key goes before
        ("help = A\nhelp-german = B\ntrick-german = C", SAYS_HELP, ["trick-german"]),
    ],
)
def test_a_text_counts_as_used_if_code_names_or_composes_it_or_a_text_refers_to_it(
    tmp_path: Path, texts: str, code: str, found: list[str]
) -> None:
    findings = unused(language(tmp_path / "en", texts), uses_of({Path("play.py"): code}))
    assert [finding.sentence for finding in findings] == [f"{key} is not used" for key in found]


def test_a_refusal_without_a_text_is_found_and_any_other_counts_as_use(tmp_path: Path) -> None:
    language(tmp_path / "en", "refused-table-full = Full\n")
    code = """raise Refused("table-full")\nraise Refused("table-gone", table=1)"""
    findings = [str(finding) for finding in check([tmp_path], {Path("game/table/table.py"): code})]
    assert findings == ["game/table/table.py:2: there is no text refused-table-gone"]


def test_a_key_that_code_requests_but_no_language_has_is_found(tmp_path: Path) -> None:
    language(tmp_path / "en", "start = Start\nreason-ante = ante\nreason-price = price\n")
    code = """
words = language.texts("en")
self.texts("start"); reply.texts("stop")
texts(f"reason-{reason}"); texts(f"ending-{why}"); "ante"; "price"
"""
    findings = [finding.sentence for finding in check([tmp_path], {Path("play.py"): code})]
    assert sorted(findings) == ["there is no text like ending-*", "there is no text stop"]


def test_a_game_has_its_own_texts_for_keys_composed_for_all_games(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    language(tmp_path / "texts" / "en", "language-name = English\n")
    (tmp_path / "toys" / "words").mkdir(parents=True)
    own = "toys-question-bid = ?\ntoy-one-question-bid = !\nruleset-toy-one = Toy\nquestion-bid = bid?\n"
    (tmp_path / "toys" / "words" / "en.ftl").write_text(own + "other-question-bid = ?\n", encoding="utf-8")
    code = """texts(f"question-{kind}"); texts(f"ruleset-{name}"); ask("bid"); rules = "toy-one"; "language-name" """
    shelves = [tmp_path / "texts", tmp_path / "toys" / "words"]
    findings = [finding.sentence for finding in check(shelves, {Path("play.py"): code}, {"toys": ("toys", "toy-one")})]
    assert sorted(findings) == [
        "other-question-bid does not begin with toys-",
        "other-question-bid is not used",
        "question-bid does not begin with toys-",
    ]
