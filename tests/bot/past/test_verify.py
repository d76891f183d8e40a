"""Anyone can verify a past deal: on Discord, on the command line, and with ten lines of their own code."""

import copy
import io
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.language import Texts
from bot.panels.kit.cards import card_words
from bot.panels.past.verify import shut, verified, voided
from bot.past.verification import prove, sealed_record
from game.core.errors import Refused
from game.core.record import as_line
from game.games.catalogue import CATALOGUE
from game.reports.past import PastDeal
from tests.bot.panels.reading import complaints, words
from tests.bot.pasts import a_past, pasts
from tests.game.games.shown import EN, in_both_languages

DOCS = Path(__file__).parents[3] / "docs"
Change = Callable[[dict[str, Any]], object]

WRONGS: dict[str, tuple[Change, str]] = {
    "another fingerprint": (lambda record: record["seal"].update(fingerprint="0" * 64), "fingerprint"),
    "another secret": (lambda record: record["seal"].update(secret="0" * 64), "fingerprint"),
    "another cut": (lambda record: record["seal"].update(cut="other"), "packs"),
    "another pack": (lambda record: record["packs"][0].reverse(), "packs"),
    "another answer": (lambda record: record["questions"].pop(), "play"),
    "another payment": (lambda record: record["payments"][0].update(amount=99), "play"),
    "another balance": (lambda record: record["bank_after"].update(pot=record["bank_after"]["pot"] + 1), "play"),
}


def shown(past: PastDeal, texts: Texts) -> str:
    surface = verified(past, prove(sealed_record(past), CATALOGUE), texts)
    assert [*complaints(surface)] == []
    return words(surface)


@in_both_languages
def test_a_fair_deal_of_every_ruleset_is_verified_in_one_message(texts: Texts) -> None:
    for _, past in pasts(opened=True):
        told = shown(past, texts)
        for what in ("fingerprint", "packs", "play"):
            assert texts(f"verify-{what}-holds") in told
        assert past.fingerprint in told
        assert past.row.secret in told
        assert past.record is not None
        pack = prove(sealed_record(past), CATALOGUE).pack
        assert ", ".join(card_words(texts, pack, pack.by_code[code]) for code in past.record["packs"][0]) in told
        assert texts("verify-not-cut") in told


@pytest.mark.parametrize(("change", "what"), WRONGS.values(), ids=WRONGS)
def test_every_verification_failure_is_reported(change: Change, what: str) -> None:
    record = copy.deepcopy(sealed_record(a_past()))
    change(record)
    proof = prove(record, CATALOGUE)
    assert proof.problems
    assert getattr(proof, what) is False
    told = words(verified(a_past(), proof, EN))
    assert EN(f"verify-{what}-fails") in told


def test_only_the_fingerprint_and_packs_are_checked_for_older_rules() -> None:
    record = {**sealed_record(a_past()), "revision": 99}
    proof = prove(record, CATALOGUE)
    assert (proof.fingerprint, proof.packs, proof.play) == (True, True, None)


@in_both_languages
def test_a_cut_is_shown_exactly_as_typed(texts: Texts) -> None:
    past = a_past()
    past = replace(past, row=replace(past.row, cut="Rösle 7 **`"))
    told = words(verified(past, prove(sealed_record(a_past()), CATALOGUE), texts))
    assert "`Rösle 7 **�`" in told


@in_both_languages
def test_the_seal_stays_closed_while_the_session_runs(texts: Texts) -> None:
    past = a_past(opened=False)
    told = words(shut(past, texts))
    assert texts("verify-shut") in told
    assert past.fingerprint in told
    assert past.record is not None
    assert not any(code in told for code in past.record["packs"][0])
    with pytest.raises(Refused, match="seal-shut"):
        sealed_record(past)


@in_both_languages
def test_an_aborted_deal_shows_its_opened_seal(texts: Texts) -> None:
    past = replace(a_past(), record=None, void=True)
    surface = voided(past, texts)
    assert [*complaints(surface)] == []
    assert past.row.secret in words(surface)
    assert texts("refused-deal-void", number=past.row.number) in words(surface)
    with pytest.raises(Refused, match="deal-void"):
        sealed_record(past)


def test_a_forged_second_cut_card_is_detected() -> None:
    records = (sealed_record(past) for _, past in pasts(opened=True, seeds=60))
    right = next(record for record in records if "cuts" in record and len(record["cuts"][0]) > 1)
    assert prove(right, CATALOGUE).problems == ()
    wrong = copy.deepcopy(right)
    wrong["cuts"][0][1] = wrong["packs"][0][0 if wrong["cuts"][0][1] != wrong["packs"][0][0] else 1]
    assert prove(wrong, CATALOGUE).packs is False


# the command line


def written(folder: Path, *records: object) -> str:
    file = folder / "record.json"
    file.write_text("\n".join(json.dumps(record) for record in records), encoding="utf-8")
    return str(file)


def test_valid_records_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = [sealed_record(past) for _, past in pasts(opened=True, seeds=1)]
    assert main(["verify", written(tmp_path, *records)]) == 0
    told = capsys.readouterr().out
    assert told.count("The packs follow from seal and cut.") == len(records)
    assert told.count("Sealed, not cut") == len(records)


def test_a_record_may_span_many_lines_or_come_from_standard_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(sealed_record(a_past()), indent=2), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    monkeypatch.setattr(sys, "stdin", io.StringIO(as_line(sealed_record(a_past())) + "\n"))
    assert main(["verify", "-"]) == 0


def test_a_record_without_a_seal_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", written(tmp_path, a_past().record)]) == 0
    assert "It has no seal" in capsys.readouterr().out


def test_invalid_records_among_valid_ones_give_exit_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    right = sealed_record(a_past())
    for change, what in WRONGS.values():
        wrong = copy.deepcopy(right)
        change(wrong)
        assert main(["verify", written(tmp_path, right, wrong, right)]) == 1
        assert "NOT" in capsys.readouterr().out, what


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "7", '{"format": 1}', "null\nnull", "[" * 100_000, "no record\nat all", '{"format": 2}'],
)
def test_input_that_is_not_a_record_gives_exit_status_2_and_a_sentence(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    told = capsys.readouterr().err
    assert "cannot be read as records of deals" in told
    assert len(told.splitlines()) == 1


def test_a_missing_or_binary_file_gives_exit_status_2(tmp_path: Path) -> None:
    assert main(["verify", str(tmp_path / "nothing.json")]) == 2
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    assert main(["verify", str(tmp_path / "binary.json")]) == 2
    assert main(["verify", str(tmp_path)]) == 2


def test_a_changed_record_is_only_ever_different_or_unreadable(tmp_path: Path) -> None:
    right = next(sealed_record(past) for _, past in pasts(opened=True, seeds=40) if "cuts" in (past.record or {}))
    for name in (*right, "carry"):
        for value in (None, -1, 10**30, "x", [], {}, [["x"]], [["x", "y"]], [None], {"pot": "x"}, True):
            assert main(["verify", written(tmp_path, {**right, name: value})]) in {0, 1, 2}


# the document


def block(document: str, language: str) -> str:
    """Return a document's first code block in a language."""
    return document.partition(f"```{language}\n")[2].partition("```")[0]


def test_the_documented_commands_verify_the_documented_record(tmp_path: Path) -> None:
    document = (DOCS / "verify.md").read_text(encoding="utf-8")
    program = block(document, "python")
    assert len(program.strip().splitlines()) <= 12
    right = (DOCS / "record.json").read_text(encoding="utf-8")
    wrong = right.replace("Rösle 7", "Rösle 8")
    assert wrong != right
    for text, expected in ((right, "True True"), (wrong, "True False")):
        (tmp_path / "record.json").write_text(text, encoding="utf-8")
        run = [sys.executable, "-c", program]
        done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == expected


def test_the_documented_hashes_match_the_documented_record() -> None:
    document = (DOCS / "verify.md").read_text(encoding="utf-8")
    record = json.loads((DOCS / "record.json").read_text(encoding="utf-8"))
    seal = record["seal"]
    key = sha256(f"lupfen 1|{seal['secret']}|0|{seal['cut']}".encode()).hexdigest()
    for fact in (seal["secret"], seal["fingerprint"], seal["cut"], key):
        assert fact in document
    assert main(["verify", str(DOCS / "record.json")]) == 0
