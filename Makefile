# Thin over scripts/dev.py, which makes .venv when it is missing or out of date.
#   make play PORT=8123 HOST=0.0.0.0
#   make terminal GAME=three-wishes ARGS="--players 4"
#   make check ARGS="-k twin"
PYTHON ?= python3
DEV := $(PYTHON) scripts/dev.py
GAME ?= three-wishes

.DEFAULT_GOAL := help
.PHONY: help play terminal page test test-busy check coverage lint format generate lock screenshots pictures docs

help: ## what can be made (this)
	@awk -F ' *## ' '/^[a-z-]+:.*##/ { sub(":.*", "", $$1); printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# A shell may have a HOST of its own: only one that is said here counts.
play: ## build the page and serve it on this machine; HOST=0.0.0.0 lets your network in, PORT= names the port, ARGS= passes options on
	@$(DEV) play $(if $(findstring command line,$(origin HOST)),--host $(HOST)) $(if $(PORT),--port $(PORT)) $(ARGS)

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

coverage: ## how much of the code the quick tests run, by module; build/coverage/html shows every line
	@$(DEV) coverage $(ARGS)

lint: ## style, types and layers alone
	@$(DEV) lint

format: ## set the code in the project's style
	@$(DEV) format

docs: ## the documents as a site in build/site, with search and a reference of the code; a dead link fails
	@$(DEV) docs

generate: ## write every file that follows from others by itself
	@$(DEV) generate

lock: ## pin the Python dependencies anew; ARGS=--upgrade looks for newer ones
	@$(DEV) lock $(ARGS)

screenshots: ## take pictures of every state of the page, into build/screenshots
	@$(DEV) screenshots $(ARGS)

pictures: ## take the pictures of the README and of docs/tour.md
	@$(DEV) pictures
