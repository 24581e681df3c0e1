"""How the tests talk to servers on this machine."""

from __future__ import annotations

import ssl
from typing import Final

PLAIN: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""As `verify=PLAIN` for a client that speaks plain HTTP: each would else load all certificates, for 25 ms."""
