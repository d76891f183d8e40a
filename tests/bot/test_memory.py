"""On a small machine, or in a small container, fewer pictures are kept."""

import os
from pathlib import Path

import pytest

from bot import memory
from bot.pictures.cache import Cache


def test_the_limit_of_a_container_or_service_counts_like_a_smaller_machine(tmp_path: Path) -> None:
    own, service = tmp_path / "cgroup", tmp_path / "groups" / "system.slice" / "lupfen.service"
    service.mkdir(parents=True)
    own.write_text("0::/system.slice/lupfen.service\n")
    whole = memory.memory(tmp_path / "groups", own)
    assert whole == os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    (service / "memory.max").write_text("max\n")
    assert memory.memory(tmp_path / "groups", own) == whole
    (service / "memory.max").write_text(f"{64 * 2**20}\n")
    assert memory.memory(tmp_path / "groups", own) == 64 * 2**20
    assert memory.memory(tmp_path / "groups", tmp_path / "missing") == whole


def test_a_small_machine_keeps_a_tenth_of_the_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    def kept() -> int:
        cache = Cache[bytes]("pictures", 20, len)
        for number in range(20):
            cache.put(number, b"x")
        return cache.bytes

    monkeypatch.setattr(memory, "memory", lambda: memory.SMALL_MACHINE + 1)
    assert kept() == 20
    monkeypatch.setattr(memory, "memory", lambda: memory.SMALL_MACHINE)
    assert kept() == 2
