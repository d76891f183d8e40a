"""On a small machine, or in a small container, fewer pictures are kept."""

import os
from pathlib import Path

import pytest

from bot import memory
from bot.pictures.cache import Cache


@pytest.mark.parametrize(
    ("line", "limit", "none"),
    [
        ("0::/lupfen.service", "lupfen.service/memory.max", "max"),
        ("9:memory:/lupfen.service", "memory/lupfen.service/memory.limit_in_bytes", "9223372036854771712"),
        ("9:memory:/seen/from/outside", "memory/memory.limit_in_bytes", "9223372036854771712"),
    ],
    ids=["service", "older system", "container on an older system"],
)
def test_a_container_or_service_limit_is_treated_like_a_smaller_machine(
    tmp_path: Path, line: str, limit: str, none: str
) -> None:
    own, file = tmp_path / "cgroup", tmp_path / "groups" / limit
    file.parent.mkdir(parents=True)
    own.write_text(f"{line}\n")
    whole = memory.memory(tmp_path / "groups", own)
    assert whole == os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    file.write_text(f"{none}\n")
    assert memory.memory(tmp_path / "groups", own) == whole
    file.write_text(f"{64 * 2**20}\n")
    assert memory.memory(tmp_path / "groups", own) == 64 * 2**20


def test_a_small_machine_caches_a_tenth_of_the_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    def kept() -> int:
        cache = Cache[bytes]("pictures", 20, len)
        for number in range(20):
            cache.put(number, b"x")
        return cache.bytes

    monkeypatch.setattr(memory, "memory", lambda: memory.SMALL_MACHINE + 1)
    assert kept() == 20
    monkeypatch.setattr(memory, "memory", lambda: memory.SMALL_MACHINE)
    assert kept() == 2
