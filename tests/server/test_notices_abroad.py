"""What others' services are told of this server and of its people: by which name, and in plain words."""

from typing import Any, cast

import pytest

from civtable.server.notices.service import Notices, contact
from civtable.server.notices.webhooks import discord
from civtable.server.notices.wording import Wording
from civtable.server.settings import Settings


def test_push_services_are_told_of_the_server_by_a_name_that_all_of_them_take() -> None:
    """RFC 8292: `https:` or `mailto:`. Apple refuses `http:` and what names this machine."""
    mail, sender = "smtp://mail.example.org", "table@example.org"
    assert contact(Settings(names=("*", "a.org"))) == "https://a.org"
    assert contact(Settings(names=("a.org",), mail=mail, mail_from=sender)) == "https://a.org"
    unknown: tuple[tuple[str, ...], ...] = (
        (),
        ("*",),
        ("localhost",),
        ("192.168.0.7",),
        ("localhost:8080", "[::1]"),
    )
    for names in unknown:
        assert contact(Settings(names=names)) is None
        assert contact(Settings(names=names, mail=mail, mail_from=sender)) == f"mailto:{sender}"
    assert contact(Settings(names=("localhost", "a.org:8443"))) == "https://a.org:8443"


@pytest.mark.parametrize(
    ("settings", "noted"),
    [
        (Settings(), False),
        (Settings(names=("a.org",), proxies=("10.0.0.1",)), False),
        (Settings(proxies=("10.0.0.1",)), True),
        (Settings(names=("*",)), True),
    ],
)
def test_who_serves_others_without_a_name_is_told_what_that_means(
    settings: Settings, noted: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Where nobody else can come there is nothing to say."""
    Notices(cast(Any, None), settings, "ab" * 32, "cd" * 32)
    assert ("--name" in caplog.text) is noted


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("[Ana](https://evil.example)", r"\[Ana\]\(https\://evil.example\)"),
        ("<https://evil.example|Ana>", r"\<https\://evil.example\|Ana\>"),
        (r"**Ana\*", r"\*\*Ana\\\*"),
        ("# _Ana_ ~~x~~ `y` :no:", r"\# \_Ana\_ \~\~x\~\~ \`y\` \:no\:"),
    ],
)
def test_nobodys_name_is_a_link_or_a_sign_in_discord(name: str, written: str) -> None:
    """Discord draws `[Ana](https://...)` as a link that shows nothing of where it leads."""
    told = Wording(name, name, "/table/Ab3dEf6hIj9k", "id", "tag")
    found = discord({}, {}, told, "https://a.org")["content"]
    assert found == f"{written}: {written} https://a.org/table/Ab3dEf6hIj9k"
