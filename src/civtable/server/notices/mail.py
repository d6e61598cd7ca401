"""Mail: plain text in the reader's language, through the server that the operator names."""

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from civtable.server.settings import Settings

PASSWORD: Final = "CIVTABLE_MAIL_PASSWORD"
"""The variable with the password, which no list of processes shows."""

SECONDS: Final = 20.0
WHOLE_LINES: Final = SMTP.clone(max_line_length=990)
"""Links are long, and are not to be broken."""

PORTS: Final = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed over."""

    host: str
    port: int
    secure: bool
    user: str | None
    password: str | None
    sender: str


def mail_parts(url: str) -> tuple[str, int, bool, str | None]:
    """Host, port, whether TLS comes first, and user of a mail server's address. Raises ValueError."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname or parts.password is not None:
        raise ValueError(url)
    user = unquote(parts.username) if parts.username else None
    return parts.hostname, parts.port or PORTS[parts.scheme], parts.scheme == "smtps", user


def mail_server(settings: Settings) -> MailServer | None:
    """The mail server of the settings, with the password from the file or the environment; None without."""
    if settings.mail is None or settings.mail_from is None:
        return None
    if settings.mail_password_file is not None:
        password: str | None = Path(settings.mail_password_file).read_text("utf-8").strip()
    else:
        password = os.environ.get(PASSWORD)
    return MailServer(*mail_parts(settings.mail), password, settings.mail_from)


def letter(
    sender: str, to: str, subject: str, text: str, name: str, now: float, stop: str | None = None
) -> EmailMessage:
    """A mail. `name` makes its id, the same however often it is sent; `stop` ends all mail with one click."""
    mail = EmailMessage(WHOLE_LINES)
    mail["From"] = f"civtable <{sender}>"
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    mail["Message-ID"] = f"<{name}@{sender.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail


async def hand_over(server: MailServer, mail: EmailMessage) -> None:
    """Give a mail to the server. A password goes only over TLS."""
    password = server.password if server.user is not None else None
    await aiosmtplib.send(
        mail,
        hostname=server.host,
        port=server.port,
        username=server.user if password else None,
        password=password,
        use_tls=server.secure,
        start_tls=None if server.secure or not password else True,
        timeout=SECONDS,
    )


def is_final(error: Exception) -> bool:
    """Whether a mail server will never take a mail: it said so with a five."""
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        return all(500 <= one.code < 600 for one in error.recipients)
    return (
        isinstance(error, aiosmtplib.SMTPResponseException) and 500 <= error.code < 600 and error.code != 535
    )
