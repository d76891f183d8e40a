"""The files in deploy/ and .github match the schemas of the programs that read them."""

import os
import subprocess
from pathlib import Path

import pytest

from tools.findings import ROOT

TOOLS = ROOT / ".venv-release" / "bin"
SCHEMAS = {
    "compose-spec": ("deploy/compose.yaml",),
    "github-workflows": tuple(f".github/workflows/{name}.yml" for name in ("audit", "ci", "release")),
    "dependabot": (".github/dependabot.yml",),
}


def tool(name: str) -> Path:
    """Return a validator; skip if `make release` has not installed it, but fail in CI."""
    if not (TOOLS / name).exists() and not os.environ.get("CI"):
        pytest.skip("`make release` has not been run")
    return TOOLS / name


def run(*command: object) -> None:
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("schema", "paths"), SCHEMAS.items())
def test_files_keep_to_their_schema(schema: str, paths: tuple[str, ...]) -> None:
    run(tool("check-jsonschema"), "--builtin-schema", f"vendor.{schema}", *(ROOT / path for path in paths))


def test_every_workflow_is_looked_at() -> None:
    workflows = (ROOT / ".github" / "workflows").iterdir()
    assert sorted(str(path.relative_to(ROOT)) for path in workflows) == [*SCHEMAS["github-workflows"]]


def test_kubernetes_knows_every_field() -> None:
    run(tool("kubernetes-validate"), "--strict", "-k", "1.33", ROOT / "deploy" / "kubernetes.yaml")
