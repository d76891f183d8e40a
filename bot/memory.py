"""How much memory this machine, or the container around the process, has, and how to do with little of it."""

import ctypes
import os
import sys
from pathlib import Path
from typing import Final

SMALL_MACHINE: Final = 2**30
SMALL_SHARE: Final = 0.1
_GROUPS: Final = Path("/sys/fs/cgroup")
_ARENA_MAX: Final = -8
"""glibc's M_ARENA_MAX; see mallopt(3)."""


def memory(groups: Path = _GROUPS, own: Path = Path("/proc/self/cgroup")) -> int:
    """Return the bytes of memory that the process may use: those of the machine, or less by a limit around it."""
    return min([os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"), *_limits(groups, own)])


def _limits(groups: Path, own: Path) -> list[int]:
    try:
        lines = [line.split(":", 2) for line in own.read_text().splitlines()]
    except OSError:  # not Linux
        return []
    found = [groups / "memory.max", groups / "memory" / "memory.limit_in_bytes"]
    for _, controllers, path in lines:
        if not controllers:
            found.append(groups / path.strip("/") / "memory.max")
        elif "memory" in controllers.split(","):  # the first version of control groups
            found.append(groups / "memory" / path.strip("/") / "memory.limit_in_bytes")
    texts = [file.read_text().strip() for file in found if file.is_file()]
    return [int(text) for text in texts if text.isdecimal()]


def room_for(capacity: int) -> int:
    """Return the bytes that a cache may have, given those it would like: a tenth on a small machine."""
    return round(capacity * SMALL_SHARE) if memory() <= SMALL_MACHINE else capacity


def spare_memory() -> None:
    """On a small machine, let all threads allocate from one heap: each one's own keeps tens of megabytes unused."""
    if memory() > SMALL_MACHINE or not sys.platform.startswith("linux"):
        return
    adjust = getattr(ctypes.CDLL(None), "mallopt", None)  # musl has none
    if adjust:
        adjust(_ARENA_MAX, 1)
