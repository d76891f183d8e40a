"""The files in deploy/ and .github match the schemas of the programs that read them."""

import json
import subprocess

from tests.deploy.programs import tool
from tools.findings import ROOT

SCHEMAS = {
    "compose-spec": ("deploy/many/compose.yaml", "deploy/one/compose.yaml"),
    "github-workflows": tuple(f".github/workflows/{name}.yml" for name in ("audit", "ci", "pages", "release")),
    "dependabot": (".github/dependabot.yml",),
}
PROGRAM = """
import json, sys
from check_jsonschema import main as check
from kubernetes_validate.__main__ import main as check_kubernetes
failed = [each for each in json.loads(sys.argv[1]) if check(each, standalone_mode=False)]
sys.argv[1:] = ["--strict", "-k", "1.33", "deploy/many/kubernetes.yaml"]
sys.exit(check_kubernetes() or len(failed))
"""
"""Runs both validators in one process, because most of their time is that of their start."""


def test_files_match_their_schema_and_kubernetes_knows_every_field() -> None:
    checks = [["--builtin-schema", f"vendor.{schema}", *paths] for schema, paths in SCHEMAS.items()]
    done = subprocess.run(
        [tool("python"), "-c", PROGRAM, json.dumps(checks)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_workflow_is_validated() -> None:
    workflows = (ROOT / ".github" / "workflows").iterdir()
    assert sorted(str(path.relative_to(ROOT)) for path in workflows) == [*SCHEMAS["github-workflows"]]
