# `make test` is what CI runs: it sets up its own environment and then runs every check.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WORKERS ?= 2

.PHONY: play test lint types layers tests slow soak format clean

# The game at the terminal; a game that was put away is taken up with `decaphase resume`.
play: $(VENV)/.playable
	@$(BIN)/decaphase play

test: lint types layers tests

# Enough to play, without what the checks need.
$(VENV)/.playable: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[fast]'
	touch $@

# Set up anew only when the project's own description has changed.
$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $(READY)

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

tests: $(READY)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# Minutes rather than seconds: the games by the hundred thousand.
slow: $(READY)
	$(BIN)/pytest -n $(WORKERS) -m 'slow and not soak'

# What must never be lost: servers killed and databases restarted, a hundred times.
soak: $(READY)
	$(BIN)/pytest -m soak

format: $(READY)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:
	rm -rf $(VENV) .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist
