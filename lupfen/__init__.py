"""An installed Lupfen: its packages (`bot`, `cogs`, `game`, `local_discord`, `storage`) are in this folder.

So Lupfen claims only one name among installed packages. Importing it puts the folder on the path of this process and
of those it starts; in a checkout the packages are on the path anyway.
"""

import os
import sys
from pathlib import Path

_ROOMS = str(Path(__file__).parent)
if _ROOMS not in sys.path:
    sys.path.insert(0, _ROOMS)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (_ROOMS, os.environ.get("PYTHONPATH"))))
