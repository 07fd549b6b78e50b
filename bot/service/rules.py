"""The pages of the rules."""

from collections.abc import Mapping

from bot.screens import rules as shown
from bot.screens.screen import Screen
from bot.service.matches import load_started
from bot.service.new_challenges import check_game
from bot.service.request import Request, command, press
from core import games


@command("rules")
async def typed_rules(request: Request, values: Mapping[str, str]) -> Screen:
    return await rules(request, values.get("game") or games.ALL[0].id, values.get("page") or "1")


@press("rules")
async def rules(request: Request, game: str, page: str, id: str = "") -> Screen:
    """A page of a topic, such as "3" or "3.2". Players who come from a match get a button back to it."""
    check_game(game)
    if id and (await load_started(request, id))[2] is None:
        id = ""
    topic, _, part = page.partition(".")
    return shown.page(game, int(topic), request.words, id, int(part or 1))
