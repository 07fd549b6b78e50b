"""Where matches may be started, and by whom: where the bot can show them, and as those who manage a place wish."""

from collections.abc import Sequence

from bot.model.drafts import Draft
from bot.model.matches import Table
from bot.screens.screen import spell_addresses
from bot.service import managers
from bot.service.context import Denied
from bot.service.request import Request
from bot.store import outbox, places

NAMED = 3
"""The most channels that a refusal names: Telegram may show it as an alert."""


async def tables_for(request: Request, tables: Sequence[Table]) -> list[Table]:
    """Those of these tables at which the person may start a match; raises Denied if there are none."""
    check_shown(request, tables)
    allowed, refused = [], []
    for table in tables:
        try:
            await check(request, table)
        except Denied as denied:
            refused.append(denied)
        else:
            allowed.append(table)
    if not allowed:
        raise refused[0]
    return allowed


def check_shown(request: Request, tables: Sequence[Table]) -> None:
    """Raises Denied if one of these tables is where the request comes from, and nothing can be shown there."""
    if request.caller.lacks and request.caller.address in {table.address for table in tables}:
        words = request.words
        named = words.listed([words(f"permission-{name}") for name in request.caller.lacks])
        raise Denied("permissions-missing", permissions=named)


async def check(request: Request, table: Table) -> None:
    """Raises Denied if the person may not start a match at this table. Private chats are nobody else's business."""
    await check_address(request, table)
    if table.place and table.place.starters == "managers":
        await managers.require(request, table.place, "managers-start")


async def check_address(request: Request, table: Table) -> None:
    """Raises Denied if no match may be brought to this table: a place may have channels for that. A thread belongs to
    its channel, or to the one in which its match was made."""
    if table.place is None:
        return
    store = request.context.store
    channels = await store.read(places.channels, table.place.id)
    if not channels or table.address in channels:
        return
    is_here = (request.caller.platform, request.caller.address) == (table.platform, table.address)
    parent = request.caller.channel if is_here else None
    parent = parent or await store.read(outbox.made_at, table.platform, table.address)
    if parent not in channels:
        raise Denied("start-elsewhere", channels=spell_addresses(channels, request.words, NAMED))


def is_rated(request: Request, draft: Draft | None = None) -> bool:
    """Whether a match that is begun here is rated: as its challenge says, or else as is usual here."""
    if draft and draft.rated is not None:
        return draft.rated
    return request.place is None or request.place.rated
