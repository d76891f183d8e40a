"""Build the native module for WebAssembly and record its digests: `pip install ziglang==0.17.1`, `python -m research.solver`.

The module needs no library and has no input but its memory. Tests compare it with what it repeats in Python, and its
digest and that of its source with those recorded here.
"""

import hashlib
import json
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from game.computer.card_play.native import MODULE

SOURCES = tuple(Path(__file__).parent / name for name in ("game.h", "solver.c", "playout.c"))
DIGESTS = Path(__file__).parent / "solver.json"
COMMAND = ("-m", "ziglang", "cc", "--target=wasm32-freestanding", "-O3", "-nostdlib", "-Wall", "-Wextra", "-Werror")
LINKED = ("-Wl,--no-entry", "-Wl,--strip-all")


def digest(*paths: Path) -> str:
    """Return the SHA-256 of files, one after the other."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()


def main() -> None:
    """Compile, and write the digests next to the source."""
    compiled = [str(path) for path in SOURCES if path.suffix == ".c"]
    subprocess.run([sys.executable, *COMMAND, *LINKED, "-o", str(MODULE), *compiled], check=True)
    MODULE.chmod(0o644)
    told = {"compiler": f"ziglang {version('ziglang')}", "source": digest(*SOURCES), "module": digest(MODULE)}
    DIGESTS.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
