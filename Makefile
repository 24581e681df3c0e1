# Thin over scripts/dev.py, which makes .venv when it is missing or out of date.
#   make play GAME=three-wishes ARGS="--players 4"
#   make check ARGS="-k twin"
PYTHON ?= python3
DEV := $(PYTHON) scripts/dev.py

.DEFAULT_GOAL := help
.PHONY: help play test check lint format lock

help: ## what can be made (this)
	@awk -F ' *## ' '/^[a-z]+:.*##/ { sub(":.*", "", $$1); printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## sit down in the terminal; GAME= names the game, ARGS= passes options on
	@$(DEV) play $(GAME) $(ARGS)

test: ## style, types, layers and every test; ARGS= goes to pytest
	@$(DEV) test $(ARGS)

check: ## as test, without the slow tests
	@$(DEV) check $(ARGS)

lint: ## style, types and layers alone
	@$(DEV) lint

format: ## set the code in the project's style
	@$(DEV) format

lock: ## pin the dependencies anew from pyproject.toml; ARGS=--upgrade looks for newer ones
	@$(DEV) lock $(ARGS)
