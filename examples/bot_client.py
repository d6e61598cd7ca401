"""A bot of your own at a civtable table, with nothing but the HTTP API and the standard library.

    python bot_client.py "http://127.0.0.1:8642/table/ID#seat=TOKEN"

The link is a seat's secret link, as the page of the table shows it. The bot waits until its seat decides,
chooses, and ends when the game is over. Write your own `choose`; `/api/docs` of the server describes
everything that can be asked.
"""

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen


class Seat:
    """A seat at a table, reached over HTTP."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        self.table = f"{parts.scheme}://{parts.netloc}/api/tables/{parts.path.rsplit('/', 1)[-1]}"
        self.token = parts.fragment.removeprefix("seat=")

    def ask(self, path: str, body: Any = None) -> Any:
        """The server's answer; a refusal raises HTTPError."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.table + path, data, headers), timeout=90) as answer:
            return json.load(answer)


def choose(seen: Any) -> str:
    """The code of the option to play. `seen` has the view, the question and the options with their words."""
    codes = [option["code"] for option in seen["choice"]["options"]]
    return str(random.choice([code for code in codes if code != "resign"] or codes))


def play(seat: Seat) -> Any:
    """Play to the end; the last message, which has the scores."""
    news = seat.ask("/updates?wait=0")  # without a number: the whole table
    while True:
        seen = news[-1]
        if seen.get("scores"):
            return seen
        if seen.get("choice"):
            try:
                seat.ask("/moves", {"ply": seen["ply"], "code": choose(seen)})
            except HTTPError as error:
                if error.code != 409:  # the table has gone on meanwhile: look again
                    raise
        since = max(message["seq"] for message in news if "seq" in message)
        # Every message after the last one we know, as soon as there is one; presence has no number.
        news = [
            message for message in seat.ask(f"/updates?since={since}&wait=25") if "seq" in message
        ] or news


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for score in play(Seat(sys.argv[1]))["scores"]:
        print(f"seat {score['seat']}: {score['total']} points, rank {score['rank']}")
