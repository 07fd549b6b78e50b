"""A player whose seat the computer has taken comes back."""

from bot.model.matches import PlyTaken
from bot.model.position import replaced_seat
from bot.screens.screen import Screen
from bot.service.context import Denied
from bot.service.matches import load, own_seat
from bot.service.offers import has_written, show_written
from bot.service.playing import append_entry, check_going_on
from bot.service.request import Request, press


@press("return")
async def take_back(request: Request, id: str) -> Screen:
    """Take the seat back, as long as the match goes on. Answers with the hand."""
    while True:
        match, position = await load(request, id)
        check_going_on(match, position)
        seat = replaced_seat(match, request.person.player)
        if seat is None:
            own = own_seat(match, request.person)
            if not has_written(position, own, "", ("/return",)):
                raise Denied("not-replaced")
            return await show_written(request, match, position)
        try:
            done = await append_entry(request.context, match, position, seat, "/return", request.once)
        except PlyTaken:
            request = request.afterwards
            continue
        return await show_written(request, done.match, done.position)
