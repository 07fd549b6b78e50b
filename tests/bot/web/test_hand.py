"""The hand that is kept up to date in a person's private chat: there is one, and it is where they last asked for it."""

from pathlib import Path
from typing import Any

from tests.bot.web.hall import Guest
from tests.journeys.correspondents import InRoom, Time, in_room
from tests.journeys.driver import ANN, BOB


def private(guest: Guest) -> list[dict[str, Any]]:
    """What the private chat shows now, oldest first."""
    shown: dict[str, dict[str, Any]] = {}
    for news in guest.news:
        if news["type"] in ("message", "edited") and news["message"]["channel"] == f"@{guest.account}":
            shown[news["message"]["id"]] = news["message"]
        elif news["type"] == "removed":
            shown.pop(news["id"], None)
    return list(shown.values())


async def test_a_hand_that_was_asked_for_by_typing_moves_to_the_end(tmp_path: Path) -> None:
    async with in_room(tmp_path, Time(1_000_000.0)) as starts, starts() as people:
        assert isinstance(people, InRoom)
        id = await people.begin("schotten-totten", "pace=day")
        await people.settled()
        match, position = await people.context.matches.load(id)
        (seat,) = position.actors
        sitter = match.seats[seat].person
        assert sitter
        name = sitter.name
        assert name in (ANN, BOB)
        guest, move = people.guests[name], position.legal(seat)[0]

        def hands() -> list[str]:
            return [each["id"] for each in private(guest) if f"more:{id}" in str(each.get("rows"))]

        (first,) = hands()
        for command, values in (("hand", {}), ("move", {"move": move})):
            await people.ask(name, command, **values)
            await people.settled()
            (newest,) = hands()
            assert newest != first
            assert private(guest)[-1]["id"] == newest
            first = newest
        assert f"{name} plays" in private(guest)[-1]["text"]
