"""`python -m grandvizier` is the command `grandvizier`."""

import sys

from .cli import main

sys.exit(main())
