"""An installed Lupfen: its rooms (`bot`, `cogs`, `game`, `sandbox`, `storage`) lie in this folder.

So the package claims one name among all that are installed. Importing it puts the folder on the path of this process
and of those that it starts; in a checkout the rooms are on the path anyway.
"""

import os
import sys
from pathlib import Path

_ROOMS = str(Path(__file__).parent)
if _ROOMS not in sys.path:
    sys.path.insert(0, _ROOMS)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (_ROOMS, os.environ.get("PYTHONPATH"))))
