"""For each rule on answers to interactions, one that breaks it. Bad ones are answered with 400 and recorded."""

import asyncio
from typing import Any

import pytest

from tests.servers.discord import Interaction
from tests.servers.discord_trials.raw import Json, Raw, button, choice, command, menu, option, row

pytestmark = pytest.mark.usefixtures("no_schema")


async def asked(raw: Raw, *, completing: bool = False, pressing: bool = False) -> Interaction:
    """Ann has used a command, is typing, or has pressed a button; nobody has answered yet."""
    world = raw.server.world
    await raw.register(command(options=[option(autocomplete=True)]))
    ann = next(user for user in world.users.values() if user.name == "Ann")
    if pressing:
        await raw.send({"content": "x", "components": [row(button())]})
        doing = ann.press(raw.hall.messages[-1], "x")
    else:
        doing = ann.autocomplete(raw.hall, "play", "game", "x") if completing else ann.slash(raw.hall, "play")
    task = asyncio.create_task(doing)
    raw.tasks.append(task)
    await world.until(lambda: world.interactions)
    return list(world.interactions.values())[-1]


async def answer(raw: Raw, it: Interaction, type: int, data: Json | None = None) -> tuple[int, Any]:
    body = {"type": type} | ({"data": data} if data is not None else {})
    return await raw.ask("POST", f"/interactions/{it.id}/{it.token}/callback?with_response=1", body)


async def follow(raw: Raw, it: Interaction, data: Json) -> tuple[int, Any]:
    return await raw.ask("POST", f"/webhooks/{raw.server.world.application_id}/{it.token}", data)


@pytest.mark.parametrize("type", [1, 6, 7, 8])
async def test_a_command_cannot_be_answered_like_something_else(raw: Raw, type: int) -> None:
    status, _ = await answer(raw, await asked(raw), type, {"content": "x", "choices": []})
    assert status == 400
    assert raw.server.violations


@pytest.mark.parametrize("type", [4, 5, 9])
async def test_typing_can_only_be_answered_with_choices(raw: Raw, type: int) -> None:
    status, _ = await answer(raw, await asked(raw, completing=True), type, {"content": "x"})
    assert status == 400
    assert raw.server.violations


@pytest.mark.parametrize(
    "choices",
    [
        [choice(name=f"{number}", value=f"{number}") for number in range(26)],
        [choice(name="x" * 101)],
        [choice(name="")],
        [choice(value="x" * 101)],
        [choice(value=7)],
    ],
)
async def test_bad_choices_are_refused(raw: Raw, choices: list[Json]) -> None:
    status, _ = await answer(raw, await asked(raw, completing=True), 8, {"choices": choices})
    assert status == 400
    assert raw.server.violations


def field(**more: Any) -> Json:
    return {"type": 4, "custom_id": "x", "style": 1, "label": "x", **more}


FORMS: dict[str, Json] = {
    "no title": {"title": ""},
    "title too long": {"title": "x" * 46},
    "no custom_id": {"custom_id": ""},
    "no fields": {"components": []},
    "six fields": {"components": [row(field(custom_id=f"{number}")) for number in range(6)]},
    "two in a row": {"components": [row(field(), field(custom_id="y"))]},
    "a button": {"components": [row(button())]},
    "duplicate custom_id": {"components": [row(field()), row(field())]},
    "no label": {"components": [row(field(label=None))]},
    "label too long": {"components": [row(field(label="x" * 46))]},
    "placeholder too long": {"components": [row(field(placeholder="x" * 101))]},
    "minimum above maximum": {"components": [row(field(min_length=5, max_length=4))]},
    "value too long": {"components": [row(field(value="xx", max_length=1))]},
    "label component too long": {"components": [{"type": 18, "label": "x" * 46, "component": field(label=None)}]},
    "description too long": {
        "components": [{"type": 18, "label": "x", "description": "x" * 101, "component": field()}]
    },
    "bad menu": {"components": [{"type": 18, "label": "x", "component": menu(options=[])}]},
}


@pytest.mark.parametrize("more", FORMS.values(), ids=FORMS.keys())
async def test_a_bad_form_is_refused(raw: Raw, more: Json) -> None:
    form = {"title": "x", "custom_id": "x", "components": [row(field())]} | more
    status, _ = await answer(raw, await asked(raw), 9, form)
    assert status == 400
    assert raw.server.violations


async def test_a_bad_message_is_refused_as_an_answer_too(raw: Raw) -> None:
    it = await asked(raw)
    status, refused = await answer(raw, it, 4, {"content": "x" * 2001})
    assert status == 400
    assert "data" in refused["errors"]
    status, _ = await answer(raw, it, 4, {"content": "x"})
    assert status == 200, "the refused one does not count"


async def test_a_private_message_after_a_public_wait_is_refused(raw: Raw) -> None:
    it = await asked(raw)
    await answer(raw, it, 5)
    status, _ = await follow(raw, it, {"content": "secret", "flags": 64})
    assert status == 400
    assert raw.server.violations


async def test_a_public_message_after_a_private_wait_stays_private(raw: Raw) -> None:
    it = await asked(raw)
    await answer(raw, it, 5, {"flags": 64})
    status, _ = await follow(raw, it, {"content": "for all"})
    assert status == 200
    assert it.answer.only_for is it.user
    assert not raw.server.violations


async def test_mentions_after_thinking_ping_nobody(raw: Raw) -> None:
    it = await asked(raw)
    await answer(raw, it, 5)
    await follow(raw, it, {"content": it.user.mention})
    assert it.answer.mentions == [it.user]
    assert raw.server.world.pings == []


async def test_no_followup_before_the_first_answer(raw: Raw) -> None:
    status, refused = await follow(raw, await asked(raw), {"content": "x"})
    assert (status, refused["code"]) == (404, 10015)


async def test_a_button_on_a_deleted_message_changes_nothing(raw: Raw) -> None:
    it = await asked(raw, pressing=True)
    assert it.source
    raw.server.world.delete_message(it.source)
    status, refused = await answer(raw, it, 7, {"content": "y"})
    assert (status, refused["code"]) == (404, 10008)
    status, _ = await answer(raw, it, 4, {"content": "y", "flags": 64})
    assert status == 200
