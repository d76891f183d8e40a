"""`python -m tools.gallery`."""

import sys

from tools.gallery.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
