"""Where notices arrive in tests: a push service, a mail server and a room for webhooks, which can fail."""

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC

from civtable.server.notices.push import b64, point


def mac(key: bytes, data: bytes) -> bytes:
    found = HMAC(key, SHA256())
    found.update(data)
    return found.finalize()


class Browser:
    """A browser with a subscription: it reads what the push service brings, as RFC 8291 says it does."""

    def __init__(self, service: str, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.endpoint = f"{service}/push/{name}"

    @property
    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": b64(point(self.key.public_key())),
            "auth": b64(self.auth),
        }

    def read(self, body: bytes) -> Any:
        """Written from the standard, with plain HMACs, and not from the code that encrypts."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        info = b"WebPush: info\x00" + point(self.key.public_key()) + theirs
        secret = mac(mac(self.auth, shared), info + b"\x01")
        first = mac(salt, secret)
        key = mac(first, b"Content-Encoding: aes128gcm\x00\x01")[:16]
        nonce = mac(first, b"Content-Encoding: nonce\x00\x01")[:12]
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


@dataclass
class Posted:
    """What was posted somewhere."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class WebSink:
    """A push service, or a room for webhooks: `answer` says with which status it takes what."""

    url: str = ""
    taken: list[Posted] = field(default_factory=list)
    asked: int = 0
    answer: Callable[[int], int] = lambda number: 201

    def to(self, path: str) -> list[Posted]:
        """What was taken for a path."""
        return [one for one in list(self.taken) if one.path == path]


@contextmanager
def web_sink() -> Iterator[WebSink]:
    """A server that takes what is posted."""
    sink = WebSink()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            sink.asked += 1
            status = sink.answer(sink.asked)
            if 200 <= status < 300:
                sink.taken.append(Posted(self.path, dict(self.headers), body))
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    sink.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield sink
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@dataclass
class MailSink:
    """A mail server: `answer` says how it answers to the first, the second ... mail."""

    port: int = 0
    taken: list[EmailMessage] = field(default_factory=list)
    asked: int = 0
    answer: Callable[[int], str] = lambda number: "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.asked += 1
        said = self.answer(self.asked)
        if said.startswith("250"):
            assert isinstance(envelope.content, bytes)
            found = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(found, EmailMessage)
            self.taken.append(found)
        return said

    def to(self, address: str) -> list[EmailMessage]:
        """The mails for an address."""
        return [mail for mail in list(self.taken) if mail["To"] == address]


@contextmanager
def mail_sink() -> Iterator[MailSink]:
    """A mail server on this machine."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        sink = MailSink(probe.getsockname()[1])
    controller = Controller(sink, "127.0.0.1", sink.port)
    controller.start()
    try:
        yield sink
    finally:
        controller.stop()
