"""Find modules that import each other in a circle; imports for types alone count like any other.

A circle means that neither module can be read, tested or moved without the other.
"""

from collections.abc import Collection, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter

import grimp

from tools.findings import ROOT, Finding, tell

PACKAGES = ("bench", "bot", "cogs", "game", "sandbox", "storage", "tools")


def imports(packages: Collection[str]) -> dict[str, set[str]]:
    """Which modules of some packages each of their modules imports."""
    graph = grimp.build_graph(*packages, cache_dir=None)
    return {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}


def circles(imported: Mapping[str, Collection[str]]) -> Iterator[tuple[str, ...]]:
    """Circles of imports, each from the module that comes first in the alphabet round to itself.

    Of circles that share imports as many are named as it takes to cut them all.
    """
    left = {module: set(others) for module, others in imported.items()}
    while True:
        try:
            TopologicalSorter(left).prepare()
        except CycleError as error:
            circle = [*reversed(error.args[1])][:-1]
            first = circle.index(min(circle))
            turned = (*circle[first:], *circle[: first + 1])
            left[turned[-2]].discard(turned[-1])
            yield turned
        else:
            return


def main() -> None:
    """Check the packages of this project."""
    found = sorted(set(circles(imports(PACKAGES))))
    tell(Finding(ROOT / circle[0].replace(".", "/"), 0, " -> ".join(circle)) for circle in found)


if __name__ == "__main__":
    main()
