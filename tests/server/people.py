"""People with accounts."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from tests.server.running import PATIENCE


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        self.name = f"Ana {secrets.token_hex(4)}"

    def enter(self, path: str = "/api/account", password: str = "correct horse") -> httpx.Response:
        return self.http.post(path, json={"name": self.name, "password": password})


@contextmanager
def person_at(url: str, address: str = "127.0.0.1") -> Iterator[Person]:
    """Somebody without an account, who comes from an address of this machine."""
    way = httpx.HTTPTransport(local_address=address)
    headers = {"X-Civtable": "1"}
    with httpx.Client(verify=False, base_url=url, timeout=PATIENCE, headers=headers, transport=way) as http:
        yield Person(http)
