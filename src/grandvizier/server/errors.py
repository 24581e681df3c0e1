"""What a person is told when something cannot be done that is no matter of the rules."""

from __future__ import annotations

from typing import Final

from ..core.errors import UnknownEdition, UnknownGame

LONGEST: Final = 20_000
"""Characters of a sentence: it may say back what was sent, but not all of it."""


class RequestError(Exception):
    """A code, a sentence, and the status an HTTP answer carries."""

    def __init__(self, code: str, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence if len(sentence) <= LONGEST else f"{sentence[: LONGEST - 1]}…"
        self.status = status


class Elsewhere(RequestError):
    """Another node has the table; it is said to people only if that node cannot be asked."""

    def __init__(self, node: str, address: str) -> None:
        told = moving()
        super().__init__(told.code, told.sentence, told.status)
        self.node = node
        self.address = address
        """Where other nodes reach it."""


def moving() -> RequestError:
    """Nobody can say just now who has the table."""
    return RequestError("not-stored", "The table moves to another machine; please come back.", 503)


class RulesFailed(RequestError):
    """A game's own code failed; whatever was stored before is as it was."""

    def __init__(self, game: str, why: str, *, hopeless: bool = False) -> None:
        """`hopeless` is what must not be tried again: everybody waits meanwhile."""
        super().__init__(
            "rules-failed",
            f"The rules of {game} failed here ({why}). Nothing that was stored is lost.",
            500,
        )
        self.hopeless = hopeless


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


def game_gone(error: UnknownGame) -> RequestError:
    """The game came from outside and is not installed any more; what was played stays."""
    sentence = (
        "The game of this table is not on this server now. Nothing is lost: it can be opened again once the game is"
    )
    return RequestError("game-gone", f"{sentence} back, and if it is over, its record can be kept ({error}).", 409)


def not_playable(error: ValueError) -> RequestError:
    """The game, its components or the edition of its rules are not to be had here."""
    if isinstance(error, UnknownGame):
        return game_gone(error)
    if isinstance(error, UnknownEdition):
        return RequestError("unknown-edition", f"This table cannot be opened here: {error}.", 409)
    return rules_changed(str(error))


def not_stored() -> RequestError:
    """The disk did not take it."""
    return RequestError("not-stored", "This could not be stored, and does not count.", 503)


def loaded_again() -> RequestError:
    """Memory was thrown away."""
    return RequestError("not-stored", "The table is being loaded again; please come back.", 503)


def not_reached() -> RequestError:
    """The database does not answer."""
    return RequestError("not-stored", "The tables cannot be reached just now; please come back.", 503)
