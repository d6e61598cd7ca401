"""Requests about notices: browsers, addresses, links of mails, webhooks of tables."""

from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Query, Request
from sqlalchemy import Connection
from starlette.responses import RedirectResponse, Response

from civtable.server.accounts.api import Mine
from civtable.server.accounts.session import Me
from civtable.server.api import REFUSALS, TableId, Token, WithServices, address, own_seat
from civtable.server.errors import Refused, refused
from civtable.server.notices import listeners, models
from civtable.server.notices.addresses import BadAddress
from civtable.server.notices.links import CONFIRM, OPEN, STOP, Link, address_digest
from civtable.server.notices.mail import letter
from civtable.server.notices.news import KINDS
from civtable.server.notices.sender import Again, Never
from civtable.server.notices.wording import Wording
from civtable.server.services import Services
from civtable.server.storage.store import Row
from civtable.server.tables.making import further_token, new_id
from civtable.server.tables.problems import StandsStill
from civtable.server.tables.seats import PERSON
from civtable.server.tables.tokens import new_token
from civtable.text import words_in

router = APIRouter(prefix="/api", tags=["notices"], responses=REFUSALS)
DONE = 204


@router.get("/notices", response_model=models.Offer)
async def offer(services: WithServices) -> dict[str, Any]:
    """What this server can do: its key for Web Push, whether it sends mail, and what it tells of."""
    notices = services.notices
    return {"key": notices.vapid.public, "mail": notices.mail is not None, "kinds": [*KINDS]}


async def must_be_public(services: Services, url: str) -> None:
    """Refuses an address to which nothing is sent, and says why."""
    try:
        await services.notices.addresses.check(url)
    except BadAddress as error:
        raise Refused(422, error.reason) from None


# Browsers.


@router.post("/notices/devices", status_code=DONE)
async def save_device(
    request: Request, services: WithServices, me: Me, wish: models.DeviceWishes
) -> Response:
    """Tell this browser, as it wishes, about the seats whose tokens it brings and those of its account.

    What was said before about the same browser is replaced.
    """
    services.limits.spend("write", address(request))
    await must_be_public(services, wish.endpoint)
    values = wish.model_dump(exclude={"tokens"})

    def work(connection: Connection) -> None:
        listeners.save_device(services.store, connection, values, me, wish.tokens)

    await services.store.write("", work)
    return Response(status_code=DONE)


@router.delete("/notices/devices", status_code=DONE)
async def forget_device(request: Request, services: WithServices, wish: models.Device) -> Response:
    """Tell this browser nothing any more; nothing of it is kept."""
    services.limits.spend("write", address(request))

    def work(connection: Connection) -> None:
        found = listeners.device_at(connection, wish.endpoint)
        if found is not None:
            listeners.forget_device(connection, found["id"])

    await services.store.write("", work)
    return Response(status_code=DONE)


@router.post("/notices/devices/test", status_code=DONE)
async def test_device(request: Request, services: WithServices, wish: models.Device) -> Response:
    """Send this browser a notice now, to see that it arrives."""
    services.limits.spend("mail", address(request))
    found = await services.store.read(lambda connection: listeners.device_at(connection, wish.endpoint))
    if found is None:
        raise refused(404, "notices-no-device")
    words = words_in(found["language"])
    said = Wording("civtable", words("notices-test"), "/settings", f"test-{new_id()}", "civtable-test")
    try:
        await services.notices.sender.push(found, said)
    except (Again, Never) as error:
        raise refused(502, "notices-push-failed", why=str(error)) from None
    return Response(status_code=DONE)


# Addresses.


@router.get("/notices/mail", response_model=models.MailShown)
async def shown_mail(services: WithServices, mine: Mine) -> dict[str, Any]:
    """The address of this account, and what it wants to be told."""
    found = await services.store.read(lambda connection: listeners.mail_of(connection, mine["id"]))
    if found is None:
        return {"address": None, "confirmed": False}
    return {**found, "confirmed": found["confirmed"] is not None}


@router.post("/notices/mail", response_model=models.MailShown)
async def save_mail(
    request: Request, services: WithServices, mine: Mine, wish: models.MailWishes
) -> dict[str, Any]:
    """Set the address of this account; a new one gets only a link until that is followed."""
    notices = services.notices
    if notices.mail is None or notices.base is None:
        raise refused(409, "notices-no-mail")
    services.limits.spend("write", address(request))
    values = wish.model_dump()

    def work(connection: Connection) -> bool:
        return listeners.save_mail(services.store, connection, mine["id"], values)

    if await services.store.write("", work):
        services.limits.spend("mail", f"account {mine['id']}")
        services.limits.spend("mail", f"mail {wish.address.lower()}")
        await send_confirmation(services, mine["id"], wish)
    return await shown_mail(services, mine)


async def send_confirmation(services: Services, account: int, wish: models.MailWishes) -> None:
    """Ask the owner of an address whether they want notices there."""
    notices = services.notices
    assert notices.mail is not None
    now = notices.now()
    link = f"{notices.base}/notices/confirm#{notices.links.make(CONFIRM, account, wish.address, now)}"
    words = words_in(wish.language)
    text = words("notices-mail-confirm", server=str(notices.base), link=link)
    subject = words("notices-mail-confirm-subject")
    try:
        await notices.sender.hand(letter(notices.mail.sender, wish.address, subject, text, new_token(), now))
    except (Again, Never) as error:
        raise refused(502, "notices-mail-failed", why=str(error)) from None


@router.post("/notices/mail/wishes", status_code=DONE)
async def change_mail(request: Request, services: WithServices, mine: Mine, wish: models.Wishes) -> Response:
    """Change how this account is told by mail; what is not named stays, and so does the address."""
    services.limits.spend("write", address(request))
    values = wish.model_dump(exclude_unset=True)
    await services.store.write("", lambda connection: listeners.change_mail(connection, mine["id"], values))
    return Response(status_code=DONE)


@router.delete("/notices/mail", status_code=DONE)
async def forget_mail(services: WithServices, mine: Mine) -> Response:
    """Take the address out of this account."""
    await services.store.write("", lambda connection: listeners.forget_mail(connection, mine["id"]))
    return Response(status_code=DONE)


# Links of mails.


async def followed(request: Request, services: Services, text: str, purpose: str) -> Link:
    """What a link says; refuses one that is not good, or whose address is no longer that account's."""
    services.limits.spend("token", address(request))
    link = services.notices.links.read(text, purpose, services.notices.now())
    found: Row | None = await services.store.read(
        lambda connection: listeners.mail_of(connection, link.account)
    )
    if found is None or address_digest(found["address"]) != link.address:
        raise refused(403, "notices-link-over")
    return link


@router.post("/notices/confirm", status_code=DONE)
async def confirm(request: Request, services: WithServices, wish: models.LinkUsed) -> Response:
    """Confirm an address by the link that was sent there."""
    link = await followed(request, services, wish.link, CONFIRM)
    now = services.notices.now()
    await services.store.write("", lambda connection: listeners.confirm_mail(connection, link.account, now))
    return Response(status_code=DONE)


StopLink = Annotated[models.LinkText, Query()]


@router.post("/notices/stop", status_code=DONE)
async def stop(request: Request, services: WithServices, link: StopLink) -> Response:
    """End all mail by a link that every mail brings, with one click (RFC 8058); the address is forgotten."""
    found = await followed(request, services, link, STOP)
    await services.store.write("", lambda connection: listeners.forget_mail(connection, found.account))
    return Response(status_code=DONE)


@router.get("/notices/stop", status_code=303, include_in_schema=False)
async def stop_page(link: StopLink) -> Response:
    """For programs that only follow the address: the page that ends it."""
    return RedirectResponse(f"/notices/stop#{link}", 303)


@router.post("/notices/open", response_model=models.SeatOpened)
async def open_seat(request: Request, services: WithServices, wish: models.LinkUsed) -> dict[str, Any]:
    """A token for the seat that a mail was about."""
    link = await followed(request, services, wish.link, OPEN)
    try:
        async with services.hall.at(link.table) as room:
            kinds = [seat.kind for seat in room.table.seats]
    except StandsStill as error:  # its page is where its game goes on from
        kinds = [seat["kind"] for seat in error.still.row["seats"]]
    is_person = kinds[link.seat : link.seat + 1] == [PERSON]
    if not is_person or not await services.accounts.owns(link.table, link.seat, link.account):
        raise refused(403, "notices-link-over")
    token = await further_token(services.hall, link.table, link.seat)
    return {"table": link.table, "seat": link.seat, "token": token}


# Webhooks.


async def must_be_maker(
    request: Request, services: Services, table_id: str, token: str | None, me: Row | None
) -> None:
    """Refuses everybody but who made the table; a table of a tournament is its organiser's."""
    async with services.hall.at(table_id) as room:
        tournament = room.table.tournament
        seat = await own_seat(services, room, token, request) if tournament is None else None

    def is_theirs(connection: Connection) -> bool:
        if seat is not None:
            return listeners.is_maker(connection, table_id, seat)
        return me is not None and listeners.is_organiser(connection, table_id, me["id"])

    if not await services.store.read(is_theirs):
        raise refused(403, "notices-not-maker")


def hook_json(hook: Row) -> dict[str, Any]:
    """A webhook as it is shown, also one to which nothing is sent any more."""
    host = urlsplit(hook["url"]).hostname
    return {"id": hook["id"], "form": hook["form"], "host": host, "kinds": hook["kinds"]}


@router.get("/tables/{table_id}/webhooks", response_model=list[models.WebhookShown])
async def hooks(
    request: Request, services: WithServices, table_id: TableId, token: Token, me: Me
) -> list[dict[str, Any]]:
    """The webhooks of a table, for who made it."""
    services.limits.spend("read", address(request))
    await must_be_maker(request, services, table_id, token, me)
    found = await services.store.read(lambda connection: listeners.hooks_of(connection, table_id))
    return [hook_json(hook) for hook in found]


@router.post("/tables/{table_id}/webhooks", status_code=201, response_model=models.WebhookMade)
async def add_hook(
    request: Request,
    services: WithServices,
    table_id: TableId,
    token: Token,
    me: Me,
    wish: models.NewWebhook,
) -> dict[str, Any]:
    """Let a table tell a room of Discord or Slack, or a program. Addresses inside a network are refused."""
    services.limits.spend("write", address(request))
    await must_be_maker(request, services, table_id, token, me)
    await must_be_public(services, wish.url)
    made = {
        **wish.model_dump(),
        "id": new_id(),
        "table_id": table_id,
        "secret": new_token(),
        "created": services.notices.now(),
    }
    if not await services.store.write(table_id, lambda connection: listeners.add_hook(connection, made)):
        raise refused(409, "notices-too-many-hooks", most=listeners.MOST_HOOKS)
    return {**hook_json(made), "secret": made["secret"]}


@router.delete("/tables/{table_id}/webhooks/{hook}", status_code=DONE)
async def forget_hook(
    request: Request,
    services: WithServices,
    table_id: TableId,
    token: Token,
    me: Me,
    hook: Annotated[str, Path(max_length=12)],
) -> Response:
    """Take a webhook away."""
    services.limits.spend("write", address(request))
    await must_be_maker(request, services, table_id, token, me)
    if not await services.store.write(
        table_id, lambda connection: listeners.forget_hook(connection, table_id, hook)
    ):
        raise refused(404, "notices-no-hook")
    return Response(status_code=DONE)
