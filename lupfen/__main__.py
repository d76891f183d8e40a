"""`lupfen` and `python -m lupfen`: the command line of an installed Lupfen."""

import sys

from bot.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
