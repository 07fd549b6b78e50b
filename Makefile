# `make play` and `make test` need Python 3.11 or newer; they install everything into .venv.

PYTHON := $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11,$(shell \
	$(name) -c 'import sys; print("$(name)" if sys.version_info >= (3, 11) else "")' 2>/dev/null)))
INSTALL := .venv/bin/python -m pip --quiet --disable-pip-version-check install
PINNED := $(INSTALL) --require-hashes --only-binary :all:
PROJECT := $(INSTALL) --no-deps --no-build-isolation --editable .
PYTEST := .venv/bin/python -m pytest -n auto --maxprocesses 4 --dist worksteal
COMPILE := .venv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --only-binary :all: \
	--generate-hashes --no-header

# Bytecode is kept even if the environment says otherwise: each process of the tests would compile everything again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test test-long check format bench lock pictures pages golden clean

play: .venv/play
	@.venv/bin/cairn run $(ARGS)

test: .venv/test
	@.venv/bin/python -m tests.support.browser
	$(PYTEST) --durations 10

# What takes minutes: how strong the computer players are, and the bot killed 200 times and at every write.
test-long: .venv/test
	$(PYTEST) --durations 10 -m long

check: .venv/test
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy
	.venv/bin/lint-imports

format: .venv/test
	.venv/bin/ruff format
	.venv/bin/ruff check --fix

bench: .venv/test
	.venv/bin/python -m benchmarks

# The newest versions of all dependencies, pinned with hashes for every platform.
lock: .venv/bin/python
	$(INSTALL) uv
	$(COMPILE) --output-file requirements-test.txt pyproject.toml --extra test --group build
	$(COMPILE) --output-file requirements.txt pyproject.toml --constraint requirements-test.txt
	$(COMPILE) --output-file requirements-build.txt --group build --constraint requirements-test.txt

# The pictures of the README, the pages made from the catalogue and the locales, and, after an intended change of the
# rules, the golden games.
pictures: .venv/test
	.venv/bin/python -m docs.pictures.make

pages: .venv/test
	.venv/bin/python -m docs.pages

golden: .venv/test
	.venv/bin/python -m tests.golden.record

clean:
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

# These two files record what is installed.
.venv/play: .venv/bin/python pyproject.toml requirements.txt requirements-build.txt
	@echo "Installing Cairn into .venv ..."
	@$(PINNED) -r requirements.txt -r requirements-build.txt
	@$(PROJECT)
	@touch $@

.venv/test: .venv/bin/python pyproject.toml requirements-test.txt
	@echo "Installing Cairn and what its tests need into .venv ..."
	@$(PINNED) -r requirements-test.txt
	@$(PROJECT)
	@touch $@

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Cairn needs Python 3.11 or newer, and found none."; exit 1; }
	@$(PYTHON) -c "import ensurepip" 2>/dev/null || { \
		echo "This $(PYTHON) cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv .venv
