"""Where civtable keeps what belongs to the person who runs it."""

import os
import sys
import tempfile
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The person's data folder for civtable; the temporary one where nobody has a home.

    Earlier versions had the same place on every system: who has games there keeps it.
    """
    if sys.platform != "win32" and not Path(os.environ.get("XDG_DATA_HOME", "")).is_absolute():
        home = Path(os.environ.get("HOME", ""))
        if not home.is_absolute():
            return Path(tempfile.gettempdir()) / "civtable"
        earlier = home / ".local" / "share" / "civtable"
        if earlier.is_dir():
            return earlier
    return user_data_path("civtable", appauthor=False)
