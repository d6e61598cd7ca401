"""Where civtable keeps what belongs to the person who runs it."""

import os
import tempfile
from pathlib import Path


def data_folder() -> Path:
    """The person's data folder for civtable; the temporary one where nobody has a home."""
    data = os.environ.get("XDG_DATA_HOME", "")
    if data and Path(data).is_absolute():
        return Path(data) / "civtable"
    home = os.environ.get("HOME", "")
    if home and Path(home).is_absolute():
        return Path(home) / ".local" / "share" / "civtable"
    return Path(tempfile.gettempdir()) / "civtable"
