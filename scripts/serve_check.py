"""Whether `civtable serve` serves here: a game of bots begins. For any system; needs no other package.

python scripts/serve_check.py
"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import Request, urlopen

PATIENCE = 60.0


def asked(address: str, body: object = None) -> object:
    """What the server answers; it may still be starting."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(address, data, {"Content-Type": "application/json"})
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except ConnectionError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def main() -> None:
    """Serve, ask, end."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        call = ["serve", "--db", str(Path(folder, "civtable.db")), "--lang", "en"]
        server = subprocess.Popen(
            [sys.executable, "-m", "civtable.cli.main", *call], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            asked(f"{address}api/games")
            seats = [{"kind": "bot"}, {"kind": "bot"}]
            asked(f"{address}api/tables", {"game": "stone_age", "seats": seats})
        finally:
            server.terminate()
            server.wait(PATIENCE)
    print(f"{address} served")


if __name__ == "__main__":
    main()
