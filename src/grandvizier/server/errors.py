"""What a person is told when something cannot be done that is no matter of the rules."""

from __future__ import annotations

from typing import Final

from ..core.errors import UnknownEdition

LONGEST: Final = 20_000
"""Characters of a sentence: it may say back what was sent, but not all of it."""


class RequestError(Exception):
    """A code, a sentence, and the status an HTTP answer carries."""

    def __init__(self, code: str, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence if len(sentence) <= LONGEST else f"{sentence[: LONGEST - 1]}…"
        self.status = status


def no_table() -> RequestError:
    """There is no such table."""
    return RequestError("no-such-table", "There is no table of this name.", 404)


def bad_token() -> RequestError:
    """The token is not one of ours, or its seat was given up."""
    return RequestError("bad-token", "This key does not open a seat at this table.", 401)


def rules_changed(detail: str) -> RequestError:
    """No edition of the rules tells the journal as it was kept."""
    return RequestError(
        "rules-changed", f"This table was played under other rules and cannot go on here: {detail}", 409
    )


def not_playable(error: ValueError) -> RequestError:
    """The game, its components or the edition of its rules are not to be had here."""
    if isinstance(error, UnknownEdition):
        return RequestError("unknown-edition", f"This table cannot be opened here: {error}.", 409)
    return rules_changed(str(error))


def not_stored() -> RequestError:
    """The disk did not take it."""
    return RequestError("not-stored", "This could not be stored, and does not count.", 503)


def loaded_again() -> RequestError:
    """Memory was thrown away."""
    return RequestError("not-stored", "The table is being loaded again; please come back.", 503)
