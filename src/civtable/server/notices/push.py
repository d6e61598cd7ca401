"""Web Push: a message that only one browser can read, signed with the key of this server.

The encryption is RFC 8291 (with RFC 8188), the signature RFC 8292. They are written out here, because the
usual libraries need one that exists as a source package only, and nothing is installed from those.
"""

import base64
import json
import os
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve has."""

RECORD: Final = 4096
LAST: Final = b"\x02"
"""What ends the only record of a message."""

SIGNED_SECONDS: Final = 12 * 3600
KEPT_SECONDS: Final = 3 * 24 * 3600
"""How long a push service keeps a message for a browser that is closed."""


def b64(data: bytes) -> str:
    """Base64 as the standards of the web write it."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_b64(text: str) -> bytes:
    """The other way. Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True)
class Subscription:
    """A browser that wants to be told: where its push service is, and its keys."""

    endpoint: str
    p256dh: str
    auth: str

    @property
    def public(self) -> ec.EllipticCurvePublicKey:
        """The browser's key. Raises ValueError if it is none."""
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_b64(self.p256dh))

    @property
    def secret(self) -> bytes:
        """What the browser and we share beside. Raises ValueError if it is not as it should be."""
        found = from_b64(self.auth)
        if len(found) != 16:
            raise ValueError("auth")
        return found


def expanded(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypted(
    subscription: Subscription,
    message: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for one browser. Its key and salt are drawn anew each time, unless a test gives them."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs = subscription.public
    info = b"WebPush: info\0" + point(theirs) + point(own.public_key())
    shared = expanded(own.exchange(ec.ECDH(), theirs), subscription.secret, info, 32)
    key = expanded(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = expanded(shared, salt, b"Content-Encoding: nonce\0", 12)
    public = point(own.public_key())
    head = salt + RECORD.to_bytes(4, "big") + len(public).to_bytes(1, "big") + public
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


class Vapid:
    """The key by which push services know this server, made from a secret of the database."""

    def __init__(self, secret: str, subject: str) -> None:
        self.key = ec.derive_private_key(1 + int(secret, 16) % (ORDER - 1), CURVE)
        self.public = b64(point(self.key.public_key()))
        self.subject = subject  # where the operators of push services find ours

    def header(self, origin: str, now: float) -> str:
        """The header Authorization for a push service."""
        claims = {"aud": origin, "exp": int(now) + SIGNED_SECONDS, "sub": self.subject}
        signed = ".".join(
            [b64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        )
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signed}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def headers(vapid: Vapid, origin: str, topic: str, now: float) -> dict[str, str]:
    """What a push service is told: a later message on the same topic replaces one that still waits there."""
    return {
        "Authorization": vapid.header(origin, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Urgency": "normal",
        "Topic": b64(sha256(topic.encode()).digest())[:32],
    }
