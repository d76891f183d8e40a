"""The shuffle: as its description says, fair, and under nobody's sole control."""

import hashlib
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import PIQUET_32, SALZBURG_20, SWISS_20, WHIST_52, Pack
from game.core.shuffle import Seal, new_secret, secret_from
from tests.soak.report import count

DOCUMENT = (Path(__file__).parents[3] / "docs" / "shuffle.md").read_text(encoding="utf-8")
EXAMPLE = Seal("00112233445566778899aabbccddeeff" * 2, "Rösle 7")
PACKS = (SWISS_20, SALZBURG_20, PIQUET_32, WHIST_52)
every_pack = pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
ASCII = st.characters(max_codepoint=127)
secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)


def block(language: str) -> str:
    """Return the document's code block in a language."""
    return DOCUMENT.split(f"```{language}\n")[1].split("```")[0]


def codes(seal: Seal, pack: Pack = SWISS_20, number: int = 0) -> list[str]:
    return [card.code for card in seal.order(pack, number)]


def order_by_hand(names: list[str], secret: str, cut: str, number: int) -> list[str]:
    """Shuffle as the document says, implemented independently of the program."""
    key = hashlib.sha256(f"lupfen 1|{secret}|{number}|{cut}".encode()).digest()
    stream = b"".join(hashlib.sha256(key + i.to_bytes(4, "big")).digest() for i in range(60))
    draws = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]
    for last in reversed(range(1, len(names))):
        while draws[0] >= 2**32 - 2**32 % (last + 1):
            draws.pop(0)
        place = draws.pop(0) % (last + 1)
        names[last], names[place] = names[place], names[last]
    return names


def test_the_worked_example_of_the_document() -> None:
    assert codes(EXAMPLE) == block("text").split()
    assert EXAMPLE.fingerprint in DOCUMENT


def test_the_ten_lines_of_the_document_check_the_example(tmp_path: Path) -> None:
    script = tmp_path / "check.py"
    script.write_text(block("python"), encoding="utf-8")
    said = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True).stdout.split()
    assert said == [EXAMPLE.fingerprint, *codes(EXAMPLE)]


@every_pack
@given(secret=secrets, cut=st.text(st.characters(exclude_categories=["Cs"]), max_size=50), number=st.integers(0, 5))
def test_the_shuffle_does_what_the_document_says(pack: Pack, secret: str, cut: str, number: int) -> None:
    names = [f"{suit}-{rank}" for suit in pack.suits for rank in pack.ranks]
    assert codes(Seal(secret, cut), pack, number) == order_by_hand(names, secret, cut, number)


def test_a_number_that_would_favour_a_place_is_skipped() -> None:
    """A secret found by search: its number for 41 cards is 4294967269, not below 41 times 104755299."""
    names = [card.code for card in WHIST_52.cards]
    secret = secret_from("passed over 422814")
    assert codes(Seal(secret), WHIST_52) == order_by_hand(names, secret, "", 0)


@given(secret=secrets, cut=st.text(ASCII, max_size=5))
def test_a_cut_lies_within_the_pack(secret: str, cut: str) -> None:
    assert 1 <= Seal(secret, cut).cut_at(SWISS_20, 0) <= len(SWISS_20) - 1


def test_the_fingerprint_commits_to_the_secret_and_reveals_nothing_about_the_cut() -> None:
    secret = secret_from("bound")
    assert Seal(secret, "a").fingerprint == Seal(secret, "b").fingerprint
    assert Seal(secret).fingerprint == hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    assert Seal(secret_from("other")).fingerprint != Seal(secret).fingerprint


@pytest.mark.parametrize("whose", ["cutter", "bot"])
def test_neither_bot_nor_cutter_can_choose_the_pack_alone(whose: str) -> None:
    """Whatever one of them fixes, the other's choice leaves every first card equally likely."""
    counts: Counter[str] = Counter()
    for number in range(4_000):
        fixed, free = secret_from("fixed"), secret_from(f"free {number}")
        seal = Seal(free, "fixed") if whose == "cutter" else Seal(fixed, free[:10])
        counts[codes(seal)[0]] += 1
    assert chi_square(counts, 20, 4_000) < 43.8  # exceeded by 0.1 % of fair shuffles, with 19 degrees of freedom


def chi_square(counts: Counter[str], kinds: int, total: int) -> float:
    expected = total / kinds
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (kinds - len(counts)) * expected


def fairness(deals: int) -> tuple[float, float]:
    """Return chi-square of cards by place, and of neighbours in the pack."""
    places: Counter[str] = Counter()
    neighbours: Counter[str] = Counter()
    for number in range(deals):
        order = codes(Seal(secret_from(f"fair {number}"), "cut"))
        places.update(f"{place} {code}" for place, code in enumerate(order))
        neighbours.update(f"{one} {other}" for one, other in pairwise(order))
    return chi_square(places, 20 * 20, 20 * deals), chi_square(neighbours, 20 * 19, 19 * deals)


def test_every_card_is_equally_likely_in_every_place_and_next_to_every_other() -> None:
    by_place, by_neighbour = fairness(4_000)
    assert by_place < 451  # 99.9 % of fair shuffles, with 19 × 19 degrees of freedom
    assert by_neighbour < 470  # 99.9 %, with 379 degrees of freedom; neighbours in a pack are nearly independent


@pytest.mark.soak
def test_the_shuffle_is_fair_over_many_deals() -> None:
    by_place, by_neighbour = fairness(300_000)
    count(packs_shuffled=300_000)
    assert by_place < 451
    assert by_neighbour < 470


def test_secrets_never_repeat() -> None:
    drawn = {new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert all(len(bytes.fromhex(secret)) == 32 for secret in drawn)
