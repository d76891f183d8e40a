"""Enforce the restrictions on ruleset scripts that make them replayable.

After every start a script is run again from its log, so it must be deterministic, and the driver must be able to drop
it at any question. Hence: imports only from `game`, pydantic and the purely computational parts of the standard
library; no broad `except`, no `finally` and no `with`, all of which would act when a script is dropped; no `global`,
no built-in with side effects. A deal is only changed through its verbs, which also announce the change.
"""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

from tools.findings import ROOT, Finding

COMPUTER = "computer"
DEAL = "deal"
CHANGING = {"add", "append", "clear", "discard", "extend", "insert", "pop", "remove", "reverse", "setdefault", "sort"}
ALLOWED_IMPORTS = {
    "__future__",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "game",
    "itertools",
    "math",
    "operator",
    "pydantic",
    "types",
    "typing",
}
FORBIDDEN_BUILTINS = {
    "__import__",
    "breakpoint",
    "compile",
    "eval",
    "exec",
    "globals",
    "hash",
    "id",
    "input",
    "open",
    "print",
    "setattr",
    "vars",
}
ROOMS = (ROOT / "game" / "games", ROOT / "game" / "kits")
BROAD = {"BaseException", "Exception", "GeneratorExit"}


def import_of(node: ast.AST) -> str | None:
    """Return the problem with a forbidden import."""
    if isinstance(node, ast.Import):
        modules = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        modules = [node.module or "." * node.level]
    else:
        return None
    strange = [module for module in modules if module.split(".")[0] not in ALLOWED_IMPORTS]
    return f"a script may not import {', '.join(strange)}" if strange else None


def catch_of(node: ast.AST) -> str | None:
    """Return the problem with an `except` that would swallow more than rule violations."""
    if not isinstance(node, ast.ExceptHandler):
        return None
    if node.type is None:
        return "a script may not catch everything"
    names = {name.id for name in ast.walk(node.type) if isinstance(name, ast.Name)}
    return f"a script may not catch {', '.join(sorted(names & BROAD))}" if names & BROAD else None


def leaving_of(node: ast.AST) -> str | None:
    """Return the problem with code that would run when a script is dropped at a question."""
    if isinstance(node, ast.Try | ast.TryStar) and node.finalbody:
        return "a script may not use finally"
    if isinstance(node, ast.With | ast.AsyncWith):
        return "a script may not use with"
    return None


def reach_of(node: ast.AST) -> str | None:
    """Return the problem with names that reach outside the script."""
    if isinstance(node, ast.Global):
        return "a script may not keep anything in module variables"
    if isinstance(node, ast.Name) and node.id in FORBIDDEN_BUILTINS:
        return f"a script may not use {node.id}"
    return None


def change_of(node: ast.AST) -> str | None:
    """Return the problem with a change to a deal that bypasses its verbs."""
    match node:
        case ast.Attribute(ctx=ast.Store() | ast.Del()) | ast.Subscript(ctx=ast.Store() | ast.Del()):
            changed = node
        case ast.Call(func=ast.Attribute(value=ast.Attribute() | ast.Subscript() as changed, attr=verb)):
            changed = changed if verb in CHANGING else None
        case _:
            return None
    while isinstance(changed, ast.Attribute | ast.Subscript):
        changed = changed.value
    of_deal = isinstance(changed, ast.Name) and changed.id == DEAL
    return "a script may change a deal by its verbs alone" if of_deal else None


RULES: tuple[Callable[[ast.AST], str | None], ...] = (import_of, catch_of, leaving_of, reach_of, change_of)


def check_source(path: Path, source: str) -> Iterator[Finding]:
    """Yield everything forbidden in a script's source."""
    for node in ast.walk(ast.parse(source, str(path))):
        for rule in RULES:
            if sentence := rule(node):
                yield Finding(path, getattr(node, "lineno", 0), sentence)


def scripts(*rooms: Path) -> Iterator[Path]:
    """Yield the modules of games and of shared kits; computer players use randomness and are not scripts."""
    found = (path for room in rooms for path in room.rglob("*.py"))
    yield from sorted(path for path in found if COMPUTER not in path.parts)


def findings() -> Iterator[Finding]:
    """Check the scripts of this project."""
    return (finding for path in scripts(*ROOMS) for finding in check_source(path, path.read_text()))
