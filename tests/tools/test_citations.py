"""The check that citations in docstrings and tests exist, and that the examples of the rules are tests."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.citations import Books, check, differences

LUPFEN = """# Lupfen

| id | question |
|---|---|
| A1 | Is declining dropping out? |
| A2 | Who leads? See A9, which is cited and not explained. |

| what | how |
|---|---|
| players | 3 to 5 |
| A7 | a table that begins with something else explains no ids |

### 1.5 Settlement

| id | what happens |
|---|---|
| LI-1 | thirds |
| LI-2b | all others drop |

**LI-10, an exchange.** And **LI-11** in a sentence.
"""
Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write files below a folder that has a page of rules, in two languages, and a decision."""

    def write_more(**files: str) -> Path:
        told = {"game/games/lupfen/manual/en.md": LUPFEN, "game/games/lupfen/manual/de.md": LUPFEN}
        told |= {"docs/decisions/0004-reserve.md": "# 4. The reserve\n", "docs/decisions/README.md": "# Decisions\n"}
        for name, text in (told | files).items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path

    return write_more


def found(root: Path, **sources: str) -> list[str]:
    findings = check({root / name: source for name, source in sources.items()}, Books.of(root))
    return [str(finding).removeprefix(f"{root}/") for finding in findings]


def cited(root: Path, docstring: str, name: str = "game/lupfen/script.py") -> list[str]:
    return [line.partition(": ")[2] for line in found(root, **{name: f'"""{docstring}"""'})]


@pytest.mark.parametrize(
    "docstring",
    [
        "Nobody who declines has dropped out (A1, A2).",
        "Thirds and remainder (LI-1, LI-2b), an exchange (LI-10).",
        "The reserve comes back with the stake (decision 4).",
        "Pay the shares (1.5); section 1.5 of lupfen's manual says how. Half of it is 0,5.",
        "See game/games/lupfen/manual/en.md, and docs/decisions.",
        "Components V2, UTF-8 and SHA-256 are no ids, as no page begins with these letters.",
    ],
)
def test_existing_sections_may_be_cited(write: Write, docstring: str) -> None:
    assert cited(write(), docstring) == []


@pytest.mark.parametrize(
    ("docstring", "sentence"),
    [
        ("Nobody asked this (A3).", "no manual explains A3"),
        ("Named there, but nowhere explained (A9).", "no manual explains A9"),
        ("In a table that explains no ids (A7).", "no manual explains A7"),
        ("In bold amid a paragraph (LI-11).", "no manual explains LI-11"),
        ("Without its letter (LI-2).", "no manual explains LI-2"),
        ("Of a game without a page (SK-5).", "no manual explains SK-5"),
        ("As we decided (decision 5).", "docs/decisions has no decision 5"),
        ("As in 1.6 of the rules.", "lupfen's manual has no section 1.6"),
        ("See section 2 of lupfen's manual.", "lupfen's manual has no section 2"),
        ("See section 1.5 of skat's manual.", "skat's manual has no section 1.5"),
        ("See docs/cutting.md.", "there is no docs/cutting.md"),
    ],
)
def test_citations_of_missing_sections_are_found(write: Write, docstring: str, sentence: str) -> None:
    assert cited(write(), docstring) == [sentence]


def test_a_bare_number_cites_a_section_only_in_a_games_folder(write: Write, tmp_path: Path) -> None:
    assert cited(write(), "Wait for 2.5 seconds.", "bot/courier.py") == []
    assert cited(write(), "As in 2.5.", "tests/game/lupfen/test_money.py") == ["lupfen's manual has no section 2.5"]
    checkout = tmp_path / "lupfen"  # it may be called like a game
    checkout.mkdir()
    for folder in ("docs", "game"):
        (tmp_path / folder).rename(checkout / folder)
    assert cited(checkout, "Wait for 2.5 seconds.", "bot/courier.py") == []


def test_a_finding_names_the_line_of_its_docstring(write: Write) -> None:
    source = 'class Rules:\n    stake: int\n    """The stake.\n\n    Whose (A8)?\n    """\n\n    note = "A9"\n'
    assert found(write(), **{"game/rules.py": source}) == ["game/rules.py:5: no manual explains A8"]


PLAYED = 'def test_li_1_thirds(): ...\nasync def test_li_10_exchange(): ...\nparam(1, id="LI-2b")\n'


@pytest.mark.parametrize(
    ("source", "sentences"),
    [
        (PLAYED, []),
        ("", []),
        ("def test_in_3_seats_or_more(): ...\n", []),  # this only looks like an example
        (PLAYED + "def test_li_3_dry(): ...\n", ["tests/test_money.py:4: no manual has an example LI-3"]),
        (PLAYED + 'each(ids=["LI-4", "dry"])\n', ["tests/test_money.py:4: no manual has an example LI-4"]),
        (PLAYED.replace("li_10", "exchange"), ["game/games/lupfen/manual/en.md:20: no test plays LI-10"]),
    ],
)
def test_if_one_example_is_a_test_by_name_or_parameter_id_all_must_be(
    write: Write, source: str, sentences: list[str]
) -> None:
    assert found(write(), **{"tests/test_money.py": source}) == sentences


@pytest.mark.parametrize(
    ("german", "sentence"),
    [
        (LUPFEN.replace("| A2 |", "| A22 |"), "A2 is not explained in lupfen in de"),
        (LUPFEN.replace("| A2 |", "| A22 |"), "A22 is not explained in lupfen in en"),
        (LUPFEN.replace("| A2 |", "| A1 |"), "A1 is explained twice"),
        (LUPFEN.replace("**LI-10,", "LI-10,"), "LI-10 is not explained in lupfen in de"),
    ],
)
def test_rules_explained_differently_in_one_language_are_found(write: Write, german: str, sentence: str) -> None:
    assert list(differences(write())) == []
    root = write(**{"game/games/lupfen/manual/de.md": german})
    assert sentence in [finding.sentence for finding in differences(root)]


def test_rules_explained_on_another_page_are_found(write: Write) -> None:
    root = write(**{"game/games/tippen/manual/de.md": LUPFEN, "game/games/lupfen/manual/de.md": "# Lupfen\n"})
    assert "A1 is not explained in lupfen in de" in [finding.sentence for finding in differences(root)]
