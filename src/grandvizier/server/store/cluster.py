"""That all nodes over one database are of one cluster: they share the secret key by which they know people."""

from __future__ import annotations

import hashlib
from typing import Final

from .revisions import BadDatabase
from .store import Store

FIRST: Final = "INSERT INTO cluster (one, key) VALUES (1, ?) ON CONFLICT (one) DO NOTHING"
SHOWN: Final = 8
"""So much of a fingerprint tells two of them apart."""


def fingerprint(key: str) -> str:
    """Names a key without giving it away."""
    return hashlib.sha256(f"grandvizier cluster|{key}".encode()).hexdigest()


async def recognise(store: Store, key: str) -> None:
    """The first node says by which key its cluster is known; one that has another is refused."""
    ours = fingerprint(key)
    await store.write([(FIRST, (ours,))])
    (found,) = await store.rows("SELECT key FROM cluster")
    if found["key"] != ours:
        raise BadDatabase(
            f"it belongs to servers with the secret key {found['key'][:SHOWN]}…, and this one has {ours[:SHOWN]}…; "
            "give all nodes the same GRANDVIZIER_SECRET, or name another database"
        )
