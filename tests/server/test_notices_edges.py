"""Notices at their edges: where nothing is sent, what is signed, when it is quiet, what is installed."""

import asyncio
import hmac
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from ipaddress import ip_address
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from civtable.server.errors import Refused
from civtable.server.notices.addresses import Addresses, BadAddress, is_public
from civtable.server.notices.links import CONFIRM, Links
from civtable.server.notices.mail import MailServer, mail_parts, mail_server
from civtable.server.notices.posting import NoAnswer, post, read_answer
from civtable.server.notices.push import CURVE, Subscription, Vapid, b64, encrypted, from_b64
from civtable.server.notices.quiet import quiet_until, zone_named
from civtable.server.notices.service import public_base
from civtable.server.settings import Settings
from tests.server.running import Running, Table, bearer
from tests.server.sinks import Browser, web_sink
from tests.server.telling import NAME, Telling, pass_turn, telling

# Where nothing is sent.

INSIDE = [
    *("127.0.0.1", "127.8.9.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
    *("100.64.0.1", "224.0.0.1", "239.255.255.250", "255.255.255.255", "240.0.0.1", "192.0.2.7"),
    *("::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "fec0::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254"),
    *("64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1"),
]


@pytest.mark.parametrize("text", INSIDE)
def test_nothing_is_sent_inside_a_network(text: str) -> None:
    assert not is_public(ip_address(text))
    url = f"https://[{text}]/" if ":" in text else f"https://{text}/"
    with pytest.raises(BadAddress, match="private"):
        asyncio.run(Addresses(private=False).check(url))


@pytest.mark.parametrize("text", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_public_addresses_are_public(text: str) -> None:
    assert is_public(ip_address(text))


@pytest.mark.parametrize(
    "url",
    [
        *("http://1.1.1.1/", "ftp://1.1.1.1/", "//1.1.1.1/", "", "https://", "https:///x"),
        *("https://user@1.1.1.1/", "https://u:p@1.1.1.1/", "https://1.1.1.1:99999/", "https://[::1/"),
        *(
            "https://1.1.1.1/\r\nX: y",
            "https://1.1.1.1/ x",
            "https://1.1.1.1/é",
            f"https://1.1.1.1/{'x' * 600}",
        ),
    ],
)
def test_addresses_of_another_form_are_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        Addresses(private=False).door(url)


def test_a_name_that_leads_inside_is_refused_even_if_it_also_leads_outside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Numbers in other writings, and names of this machine, are resolved first and then judged."""

    def check(url: str, found: list[str]) -> None:
        def getaddrinfo(host: str, port: int, **more: Any) -> list[Any]:
            return [(0, 0, 0, "", (text, port)) for text in found]

        with monkeypatch.context() as patch:
            patch.setattr(socket, "getaddrinfo", getaddrinfo)
            asyncio.run(Addresses(private=False).check(url))

    check("https://rebind.example.org/", ["1.1.1.1"])
    for found in (["127.0.0.1"], ["1.1.1.1", "10.0.0.1"], ["::ffff:127.0.0.1"], ["fe80::1%eth0"], []):
        with pytest.raises(BadAddress, match="private"):
            check("https://rebind.example.org/", found)
    with pytest.raises(BadAddress, match="private"):
        asyncio.run(Addresses(private=False).check("https://localhost/"))
    with pytest.raises(BadAddress, match="private"):
        asyncio.run(Addresses(private=False).check("https://2130706433/"))


def test_a_redirect_is_not_followed_and_silence_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    with web_sink() as sink:
        sink.answer = lambda number: 302
        answer = asyncio.run(post(Addresses(private=True), f"{sink.url}/x", {}, b"{}"))
        assert (answer.status, sink.asked) == (302, 1)

    async def silent() -> None:
        async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(ConnectionError):
                await reader.read()
            writer.close()
            gone.set()

        gone = asyncio.Event()
        server = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NoAnswer):
            await post(Addresses(private=True), f"http://127.0.0.1:{port}/", {}, b"{}")
        await gone.wait()
        server.close()
        await server.wait_closed()

    monkeypatch.setattr("civtable.server.notices.posting.SECONDS", 0.1)
    asyncio.run(silent())


@pytest.mark.parametrize("head", [b"", b"SSH-2.0-x\r\n\r\n", b"HTTP/1.1\r\n\r\n", b"HTTP/1.1 abc x\r\n\r\n"])
def test_what_is_no_answer_is_none(head: bytes) -> None:
    with pytest.raises(ValueError, match="HTTP"):
        read_answer(head)


def test_who_says_when_to_come_again_is_heard() -> None:
    assert read_answer(b"HTTP/1.1 429 Slow\r\nRetry-After: 120\r\n\r\n").wait == 120
    assert read_answer(b"HTTP/1.1 503 x\r\nretry-after: Wed, 21 Oct\r\n\r\n").wait == 0


# What is encrypted and signed.


def test_a_message_is_encrypted_as_the_standard_has_it() -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    subscription = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = ec.derive_private_key(
        int.from_bytes(from_b64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE
    )
    salt = from_b64("DGv6ra1nlYgDCS1FRnbzlw")
    assert b64(encrypted(subscription, b"When I grow up, I want to be a watermelon", own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_push_services_can_check_who_sends() -> None:
    vapid = Vapid("ab" * 32, "mailto:table@example.org")
    header = vapid.header("https://push.example.net", 1000.0)
    assert header.startswith("vapid t=")
    token, key = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(from_b64(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(from_b64(claims))
    assert (said["aud"], said["sub"]) == ("https://push.example.net", "mailto:table@example.org")
    assert 1000 < said["exp"] <= 1000 + 24 * 3600
    raw = from_b64(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_b64(key))
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert Vapid("ab" * 32, "x").public == key, "the key stays the same for the same secret"


# When it is quiet.


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("now", "zone", "begin", "end", "until"),
    [
        ("2026-01-10T23:30", "UTC", 22 * 60, 7 * 60, "2026-01-11T07:00"),
        ("2026-01-11T06:59", "UTC", 22 * 60, 7 * 60, "2026-01-11T07:00"),
        ("2026-01-11T07:00", "UTC", 22 * 60, 7 * 60, None),
        ("2026-01-10T21:59", "UTC", 22 * 60, 7 * 60, None),
        ("2026-01-10T13:00", "UTC", 12 * 60, 14 * 60, "2026-01-10T14:00"),
        ("2026-01-10T23:30", "America/Sao_Paulo", 22 * 60, 7 * 60, None),
        ("2026-01-11T02:00", "America/Sao_Paulo", 22 * 60, 7 * 60, "2026-01-11T10:00"),
        # The clocks in Rome go forward that night: seven o'clock comes an hour sooner.
        ("2026-03-28T22:30", "Europe/Rome", 22 * 60, 7 * 60, "2026-03-29T05:00"),
        ("2026-01-10T13:00", "UTC", None, None, None),
        ("2026-01-10T13:00", "UTC", 60, 60, None),
    ],
)
def test_quiet_hours_are_those_of_the_readers_clock(
    now: str, zone: str, begin: int | None, end: int | None, until: str | None
) -> None:
    assert quiet_until(at(now), zone, begin, end) == (at(until) if until is not None else None)


@pytest.mark.parametrize("name", ["", "Nowhere/City", "../etc/passwd", "/etc/passwd", "Europe", "x" * 64])
def test_what_is_no_time_zone_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="zone"):
        zone_named(name)


# The operator's word.


def test_the_mail_server_is_as_the_settings_say(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(mail="smtps://me%40home@mail.example.org", mail_from="t@example.org")
    monkeypatch.setenv("CIVTABLE_MAIL_PASSWORD", "from the environment")
    usual = MailServer("mail.example.org", 465, True, "me@home", "from the environment", "t@example.org")
    assert mail_server(settings) == usual
    file = tmp_path / "password"
    file.write_text("from a file\n")
    filed = Settings(mail="smtp://mail.example.org", mail_from="t@x.org", mail_password_file=str(file))
    found = mail_server(filed)
    assert found is not None
    assert (found.port, found.user, found.password) == (587, None, "from a file")
    assert mail_server(Settings()) is None
    assert "from" not in settings.to_json().replace("mail_from", "")
    with pytest.raises(ValueError, match="password"):
        mail_parts("smtp://me:password@mail.example.org")


def test_links_begin_with_the_name_of_the_server() -> None:
    assert public_base(Settings()) is None
    assert public_base(Settings(names=("*", "a.org"))) == "http://a.org"
    assert public_base(Settings(names=("a.org", "b.org"), proxies=("10.0.0.1",))) == "https://a.org"


# Requests.


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telling]:
    with telling(str(tmp_path_factory.mktemp("edges") / "civtable.db")) as found:
        yield found


def test_a_server_that_was_not_told_otherwise_sends_nothing_inside(server: Running) -> None:
    """Neither to the address of a browser nor to a webhook; without a mail server there is no mail."""
    browser = Browser("http://127.0.0.1:9", "x")
    answer = server.post("/notices/devices", browser.subscription)
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "notices-address-https")
    inside = {**browser.subscription, "endpoint": "https://127.0.0.1/x"}
    assert server.post("/notices/devices", inside).json()["error"]["key"] == "notices-address-private"
    table = server.table("person", "person")
    hook = table.post("/webhooks", {"form": "json", "url": "https://localhost/x"}, 0)
    assert (hook.status_code, hook.json()["error"]["key"]) == (422, "notices-address-private")
    assert server.get("/notices").json()["mail"] is False


@pytest.mark.parametrize(
    "wrong",
    [
        {"p256dh": "AAAA"},
        {"p256dh": "not base64!"},
        {"auth": "AAAA"},
        {"zone": "Nowhere/City"},
        {"kinds": ["everything"]},
        {"quiet_from": 1440},
        {"language": "de"},
        {"tokens": ["x" * 200]},
    ],
)
def test_a_browser_that_cannot_be_told_is_refused(told: Telling, wrong: dict[str, Any]) -> None:
    browser = Browser(told.web.url, "wrong")
    assert told.server.post("/notices/devices", {**browser.subscription, **wrong}).status_code == 400


def test_a_browser_can_try_it_and_be_forgotten(told: Telling) -> None:
    browser = told.browser(language="pt")
    endpoint = {"endpoint": browser.endpoint}
    assert told.server.post("/notices/devices/test", endpoint).status_code == 204
    assert told.arrived(browser)[0]["body"] == "Funciona: é assim que um aviso chega."
    told.web.answer = lambda number: 500
    failed = told.server.post("/notices/devices/test", endpoint)
    assert (failed.status_code, failed.json()["error"]["key"]) == (502, "notices-push-failed")
    told.web.answer = lambda number: 201
    assert told.server.http.request("DELETE", "/api/notices/devices", json=endpoint).status_code == 204
    assert told.server.post("/notices/devices/test", endpoint).status_code == 404


def test_webhooks_are_signed_and_speak_three_forms(told: Telling) -> None:
    seats = [{"kind": "person", "name": "<!here> Ana"}, {"kind": "person", "name": "Ben", "friend": True}]
    made = told.server.post("/tables", {"game": "stone_age", "seats": seats}).json()
    table = Table(told.server, made["id"], {seat["seat"]: seat["token"] for seat in made["seats"]})
    secrets = {}
    for form in ("discord", "slack", "json"):
        answer = table.post("/webhooks", {"form": form, "url": f"{told.web.url}/{form}"}, 0)
        assert answer.status_code == 201, answer.text
        secrets[form] = answer.json()["secret"]
    listed = table.get("/webhooks", 0).json()
    assert [hook["host"] for hook in listed] == ["127.0.0.1"] * 3
    assert "secret" not in listed[0]
    assert told.web.url not in json.dumps(listed)
    pass_turn(table, 0)
    pass_turn(table, 1)
    assert told.settled(table).count("sent") == 3, "of the first turn nobody hears who would come too late"
    for form, secret in secrets.items():
        (posted,) = told.web.to(f"/{form}")
        stamp = posted.headers["Civtable-Timestamp"]
        expected = hmac.new(secret.encode(), f"{stamp}.".encode() + posted.body, sha256).hexdigest()
        assert posted.headers["Civtable-Signature"] == f"sha256={expected}"
    room, slack, plain = [json.loads(told.web.to(f"/{form}")[0].body) for form in secrets]
    link = f"http://{NAME}/table/{table.id}"
    assert room["content"] == f"Stone Age: It is \\<!here\\> Ana's turn. {link}"
    assert (room["allowed_mentions"], room["flags"]) == ({"parse": []}, 4)
    assert slack == {"text": f"Stone Age: It is &lt;!here&gt; Ana's turn. {link}"}
    assert (plain["kind"], plain["seat"], plain["name"], plain["url"]) == ("turn", 0, "<!here> Ana", link)
    assert not {"seed", "token"} & plain.keys()


def test_only_who_made_the_table_has_its_webhooks(told: Telling) -> None:
    seats = [{"kind": "person"}, {"kind": "person", "friend": True}, {"kind": "open"}]
    made = told.server.post("/tables", {"game": "stone_age", "seats": seats}).json()
    table = Table(told.server, made["id"], {seat["seat"]: seat["token"] for seat in made["seats"]})
    table.tokens[2] = table.post("/sit", {"seat": 2}).json()["token"]
    assert [table.get("/webhooks", by).status_code for by in (0, 1, 2, None)] == [200, 403, 403, 401]
    wish = {"form": "json", "url": f"{told.web.url}/many"}
    hooks = [table.post("/webhooks", wish, 0) for _ in range(6)]
    assert [hook.status_code for hook in hooks] == [201] * 5 + [409]
    path = f"/api/tables/{table.id}/webhooks/{hooks[0].json()['id']}"
    answers = [told.server.http.delete(path, headers=bearer(table.tokens[by])) for by in (2, 0, 0)]
    assert [answer.status_code for answer in answers] == [403, 204, 404]


def test_webhooks_are_shown_and_forgotten_where_nothing_is_sent_any_more(
    told: Telling, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The operator has allowed private addresses, and does so no longer."""
    table = told.server.table("person", "person")
    wish = {"form": "json", "url": f"{told.web.url}/inside"}
    made = table.post("/webhooks", wish, 0).json()
    monkeypatch.setattr(told.notices, "addresses", Addresses(private=False))
    shown = table.get("/webhooks", 0)
    assert [(one["id"], one["host"]) for one in shown.json()] == [(made["id"], "127.0.0.1")]
    path = f"/api/tables/{table.id}/webhooks/{made['id']}"
    assert told.server.http.delete(path, headers=bearer(table.tokens[0])).status_code == 204


# The page that can be installed.


def test_the_page_can_be_installed(server: Running) -> None:
    worker = server.http.get("/service_worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in worker.headers["content-security-policy"]
    assert "@TAG@" not in worker.text
    manifest = server.http.get("/manifest.webmanifest", headers={"Accept-Language": "pt"})
    assert manifest.headers["content-type"] == "application/manifest+json"
    said = manifest.json()
    assert (said["lang"], said["display"], said["start_url"]) == ("pt", "standalone", "/")
    for icon in said["icons"]:
        picture = server.http.get(icon["src"])
        size = int(icon["sizes"].split("x")[0])
        assert picture.headers["content-type"] == "image/png"
        assert [int.from_bytes(picture.content[at : at + 4], "big") for at in (16, 20)] == [size, size]
    assert 'rel="manifest"' in server.http.get("/").text


def test_the_page_without_a_connection_speaks_all_languages(server: Running) -> None:
    page = server.http.get("/offline")
    for language in ("en", "es", "pt", "it"):
        assert f'<section lang="{language}">' in page.text
    assert "<script" not in page.text
    assert server.http.get(page.text.split('stylesheet" href="')[1].split('"')[0]).status_code == 200


@pytest.mark.parametrize("text", ["ü", "a" * 601, "bG9uZw", ".", ""])
def test_a_link_without_a_signature_is_refused(text: str) -> None:
    """Also one that cannot be a link at all: nothing is as good as signed because nothing was compared."""
    with pytest.raises(Refused):
        Links("secret").read(text, CONFIRM, 0.0)
