# Thin over scripts/dev.py, which makes .venv when it is missing or out of date.
#   make play PORT=8123
#   make terminal GAME=three-wishes ARGS="--players 4"
#   make check ARGS="-k twin"
PYTHON ?= python3
DEV := $(PYTHON) scripts/dev.py
GAME ?= three-wishes

.DEFAULT_GOAL := help
.PHONY: help play terminal page test test-busy check lint format lock screenshots pictures

help: ## what can be made (this)
	@awk -F ' *## ' '/^[a-z-]+:.*##/ { sub(":.*", "", $$1); printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## build the page and serve it on this machine; PORT= names the port, ARGS= passes options on
	@$(DEV) play $(if $(PORT),--port $(PORT)) $(ARGS)

terminal: ## sit down in the terminal; GAME= names the game, ARGS= passes options on
	@$(DEV) terminal $(GAME) $(ARGS)

page: ## build the page alone
	@$(DEV) page

test: ## style, types, layers, the page and every test; ARGS= goes to pytest
	@$(DEV) test $(ARGS)

test-busy: ## as test, beside two busy loops: no test may fail by load
	@$(DEV) test-busy $(ARGS)

check: ## as test, without the slow tests and the browser
	@$(DEV) check $(ARGS)

lint: ## style, types and layers alone
	@$(DEV) lint

format: ## set the code in the project's style
	@$(DEV) format

lock: ## pin the Python dependencies anew; ARGS=--upgrade looks for newer ones
	@$(DEV) lock $(ARGS)

screenshots: ## take pictures of every state of the page, into build/screenshots
	@$(DEV) screenshots $(ARGS)

pictures: ## take the pictures that the README opens with
	@$(DEV) pictures
