# Everything a person does here. `make` alone lists the targets.

# The first Python that is new enough; `make PYTHON=python3.12 ...` chooses another.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$name -c '$(NEW_ENOUGH)' >/dev/null 2>&1 && echo $$name && break; done)
BIN := .venv/bin

# One worker more than twice the cores, because tests of the bot also wait for each other's answers.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(min(9, 2 * (os.cpu_count() or 1) + 1))')

# More for pytest, such as `make test ARGS="tests/game -x"`.
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help setup run test check game peers bench soak docs site words gallery format lock audit pin release \
	javascript clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

setup: ## create .venv with the locked packages; quick when it is there
	@test -n "$(PYTHON)" || { echo "Lupfen needs Python 3.11 or newer, and there is none on the path." >&2; exit 1; }
	@$(PYTHON) tools/setup.py

run: setup ## play: on Discord with DISCORD_TOKEN (environment or .env), else in the browser
	@$(BIN)/python -m bot

# What is compiled is kept, whatever the shell says: every worker and every process of the bot reads it again.
test soak: export PYTHONDONTWRITEBYTECODE :=

test: setup ## run every test but the long runs, and name the slowest
	@$(BIN)/pytest --numprocesses $(WORKERS) --dist loadfile --no-loadscope-reorder --durations 10 --durations-min 5 $(ARGS)

check: setup ## form, lint, types, walls between packages, scripts, texts, citations, words, sizes, dead code, licences
	@$(BIN)/python -m tools.check

game: setup ## everything for one game: record it, list it, check it, run all its tests; NAME=lupfen
	@$(BIN)/python -m tools.game $(NAME)

peers: setup ## install what the bench compares with, in .venv-bench
	@$(PYTHON) tools/setup.py .venv-bench requirements/runtime.txt requirements/bench.txt requirements/solver.txt local-discord

bench: peers ## measure speed beside its peers and write bench.json
	@.venv-bench/bin/python -m bench $(ARGS)

soak: setup ## the long runs
	@HYPOTHESIS_PROFILE=soak $(BIN)/pytest -m soak --timeout 3600 $(ARGS)

docs: setup ## write the pages of the core's public names to build/docs
	@$(BIN)/pdoc game --output-directory build/docs --no-show-source

site: setup ## build the documentation site into build/site, in each language; a dead link fails
	@$(PYTHON) tools/setup.py .venv-site requirements/site.txt
	@$(BIN)/python -m tools.manual_pictures build/manual-pictures
	@.venv-site/bin/python tools/site.py $(ARGS)
	@$(BIN)/pdoc game --output-directory build/site/api --no-show-source

words: setup ## write every message as people read it to build/words
	@$(BIN)/python -m tools.reading

gallery: setup ## photograph everything that people see, into build/gallery and docs/gallery (needs Chromium)
	@$(BIN)/python -m tools.gallery build/gallery --docs $(ARGS)

format: setup ## bring the code into form
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

lock: setup ## write the lock files anew from pyproject.toml; newer versions with ARGS=--upgrade
	@$(PYTHON) tools/setup.py .venv-release requirements/release.txt
	@.venv-release/bin/python tools/lock.py $(ARGS)

javascript: ## install discord.js by its lock, with which the local Discord is tried too; needs Node.js and npm
	@mkdir -p build/javascript && cp local-discord/tests/bots/package*.json build/javascript
	@npm ci --prefix build/javascript --ignore-scripts --no-audit --no-fund

audit: setup ## ask for known weaknesses of the locked packages; needs the network
	@$(PYTHON) tools/setup.py .venv-audit requirements/audit.txt
	@.venv-audit/bin/python tools/audit.py

pin: ## pin images and actions by digest; needs the network, docker and git
	@$(PYTHON) tools/pin.py $(ARGS)

release: setup ## build wheel, sources, SBOM and checksums into dist/
	@$(PYTHON) tools/setup.py .venv-release requirements/release.txt
	@.venv-release/bin/python tools/release.py build $(ARGS)

clean: ## remove what the targets above have made; data/ and .env stay
	rm -rf .venv .venv-bench .venv-audit .venv-release .venv-site .venv*.lock .cache build dist *.egg-info bench.json soak.json
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
