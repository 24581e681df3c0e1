"""Accounts, and reports to whoever runs the server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .base import Message, Name, Password


class Credentials(Message):
    """A name and a password."""

    name: Name
    password: Password


class NewPassword(Message):
    """The password of the account, and what it is to be."""

    old: Password
    new: Password


class PasswordOnly(Message):
    """The password of the account, to confirm what cannot be taken back."""

    password: Password


class AccountInfo(Message):
    """Who is signed in on this device; nobody: None."""

    name: str | None


class NewReport(Message):
    """Something is wrong; the server adds the record of the table."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    table: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class Reported(Message):
    """Thank you: the report is kept under this name."""

    id: str
