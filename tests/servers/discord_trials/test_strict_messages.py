"""For each rule on messages, a request that breaks it: it gets Discord's answer, and the violation is recorded.

The schema is off, so that the rules are tested on their own; the schema has its own tests.
"""

import json
from typing import Any

import pytest

from tests.servers.discord import SKIPPED
from tests.servers.discord_trials.raw import (
    Json,
    Raw,
    button,
    buttons,
    choice,
    command,
    menu,
    option,
    options,
    row,
    text,
)

V2 = 32768
BAD_MESSAGES: dict[str, Json] = {
    "content too long": {"content": "x" * 2001},
    "embed empty": {"embeds": [{}]},
    "embed coloured and empty": {"embeds": [{"color": 1}]},
    "embeds too long together": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "title too long": {"embeds": [{"title": "x" * 257}]},
    "description too long": {"embeds": [{"description": "x" * 4097}]},
    "field without a name": {"embeds": [{"fields": [{"name": "", "value": "x"}]}]},
    "field without a value": {"embeds": [{"fields": [{"name": "x", "value": " "}]}]},
    "field too long": {"embeds": [{"fields": [{"name": "x", "value": "x" * 1025}]}]},
    "footer too long": {"embeds": [{"footer": {"text": "x" * 2049}}]},
    "author too long": {"embeds": [{"author": {"name": "x" * 257}}]},
    "unsupported address": {"embeds": [{"title": "x", "url": "file:///etc"}]},
    "embed shows a file that was not uploaded": {"embeds": [{"image": {"url": "attachment://x.png"}}]},
    "duplicate custom_id": {"content": "x", "components": [row(button()), row(button())]},
    "custom_id too long": {"content": "x", "components": [row(button(custom_id="x" * 101))]},
    "no custom_id": {"content": "x", "components": [row({"type": 2, "style": 1, "label": "x"})]},
    "button without label and emoji": {"content": "x", "components": [row(button(label=None))]},
    "button with a blank label": {"content": "x", "components": [row(button(label=" "))]},
    "label too long": {"content": "x", "components": [row(button(label="x" * 81))]},
    "invalid emoji": {"content": "x", "components": [row(button(emoji={"name": "smile"}))]},
    "unknown custom emoji": {"content": "x", "components": [row(button(emoji={"name": "x", "id": "123456"}))]},
    "link without an address": {"content": "x", "components": [row({"type": 2, "style": 5, "label": "x"})]},
    "link with a custom_id": {"content": "x", "components": [row(button(style=5, url="https://x.y"))]},
    "link with an unsupported scheme": {
        "content": "x",
        "components": [row({"type": 2, "style": 5, "label": "x", "url": "ftp://x"})],
    },
    "address on a button": {"content": "x", "components": [row(button(url="https://x.y"))]},
    "six rows": {"content": "x", "components": [row(each) for each in buttons(6)]},
    "six buttons in a row": {"content": "x", "components": [row(*buttons(6))]},
    "empty row": {"content": "x", "components": [row()]},
    "menu beside a button": {"content": "x", "components": [row(button(), menu(custom_id="y"))]},
    "text input in a message": {"content": "x", "components": [row({"type": 4, "custom_id": "x", "style": 1})]},
    "button without a row": {"content": "x", "components": [button()]},
    "menu without options": {"content": "x", "components": [row(menu(options=[]))]},
    "menu with too many options": {"content": "x", "components": [row(menu(options=options(26)))]},
    "menu with a duplicate value": {"content": "x", "components": [row(menu(options=options(1) * 2))]},
    "menu that asks for more values than it has": {"content": "x", "components": [row(menu(max_values=2))]},
    "menu with its minimum above its maximum": {
        "content": "x",
        "components": [row(menu(min_values=2, options=options(3)))],
    },
    "placeholder too long": {"content": "x", "components": [row(menu(placeholder="x" * 151))]},
    "option too long": {"content": "x", "components": [row(menu(options=[{"label": "x" * 101, "value": "x"}]))]},
    "option with a long description": {
        "content": "x",
        "components": [row(menu(options=[{"label": "x", "value": "x", "description": "x" * 101}]))],
    },
    "layout with content": {"content": "x", "flags": V2, "components": [text("x")]},
    "layout without its flag": {"content": "x", "components": [text("x")]},
    "layout too big": {"flags": V2, "components": [text("x")] * 41},
    "layout with too much text": {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]},
    "blank text in a layout": {"flags": V2, "components": [text(" ")]},
    "container in a container": {
        "flags": V2,
        "components": [{"type": 17, "components": [{"type": 17, "components": [text("x")]}]}],
    },
    "section without texts": {"flags": V2, "components": [{"type": 9, "components": [], "accessory": button()}]},
    "ephemeral without an interaction": {"content": "x", "flags": 64},
    "flags that cannot be set": {"content": "x", "flags": 1},
    "nonce too long": {"content": "x", "nonce": "x" * 26},
    "enforced nonce is missing": {"content": "x", "enforce_nonce": True},
    "contradictory mentions": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "unknown kind of mention": {"content": "x", "allowed_mentions": {"parse": ["cats"]}},
    "reply to nothing": {"content": "x", "message_reference": {"message_id": "12345"}},
    "read aloud": {"content": "x", "tts": True},
    "unknown attachment": {"content": "x", "attachments": [{"id": "123456789"}]},
}


@pytest.mark.usefixtures("no_schema")
@pytest.mark.parametrize("body", BAD_MESSAGES.values(), ids=BAD_MESSAGES.keys())
async def test_a_bad_message_is_refused(raw: Raw, body: Json) -> None:
    status, answer = await raw.send(body)
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"]
    assert raw.hall.messages == []
    assert len(raw.server.violations) == 1


@pytest.mark.usefixtures("no_schema")
@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": " \n"}, {"embeds": []}])
async def test_an_empty_message_is_refused(raw: Raw, body: Json) -> None:
    status, answer = await raw.send(body)
    assert (status, answer["code"]) == (400, 50006)
    assert raw.server.violations


FILES: dict[str, tuple[list[str], Json]] = {
    "alternative text too long": (["a.png"], {"attachments": [{"id": 0, "description": "x" * 1025}]}),
    "alternative text empty": (["a.png"], {"attachments": [{"id": 0, "description": ""}]}),
    "different file name": (["a.png"], {"attachments": [{"id": 0, "filename": "b.png"}]}),
    "file not listed": (["a.png", "b.png"], {"attachments": [{"id": 0}]}),
    "name that would change": (["a board.png"], {}),
    "duplicate file name": (["a.png", "a.png"], {}),
    "eleven files": ([f"{number}.png" for number in range(11)], {}),
    "embed shows another file": (["a.png"], {"embeds": [{"image": {"url": "attachment://b.png"}}]}),
}


@pytest.mark.usefixtures("no_schema")
@pytest.mark.parametrize(("names", "body"), FILES.values(), ids=FILES.keys())
async def test_bad_files_are_refused(raw: Raw, names: list[str], body: Json) -> None:
    status, answer = await raw.send(body, *names)
    assert (status, answer["code"]) == (400, 50035)
    assert raw.server.violations


async def test_an_embed_must_keep_its_picture(raw: Raw) -> None:
    _, sent = await raw.send({"embeds": [{"image": {"url": "attachment://a.png"}}]}, "a.png")
    path = f"/channels/{raw.hall.id}/messages/{sent['id']}"
    status, _ = await raw.ask("PATCH", path, {"content": "x", "attachments": []})
    assert status == 400
    assert raw.server.violations


async def test_a_nonce_belongs_to_one_channel(raw: Raw) -> None:
    assert raw.hall.guild
    other = raw.server.world.add_channel(raw.hall.guild, "other")
    await raw.send({"content": "x", "nonce": "1", "enforce_nonce": True})
    status, _ = await raw.ask(
        "POST", f"/channels/{other.id}/messages", {"content": "x", "nonce": "1", "enforce_nonce": True}
    )
    assert status == 400
    assert raw.server.violations


async def test_good_messages_are_not_refused(raw: Raw) -> None:
    names = {"uk": "грати", "el": "παίξε", "hi": "खेल"}
    status, _ = await raw.register(command(name_localizations=names, options=[option(choices=[choice()])]))
    assert status == 200
    status, _ = await raw.send(
        {
            "content": "x" * 2000,
            "embeds": [{"description": "x" * 4096, "image": {"url": "attachment://a.png"}}],
            "components": [*(row(*buttons(5)) for buttons in five_times_five()), row(menu(options=options(25)))],
            "attachments": [{"id": 0, "filename": "a.png", "description": "x" * 1024}],
            "nonce": "x" * 25,
            "enforce_nonce": True,
            "allowed_mentions": {"parse": [], "users": ["1"], "replied_user": False},
        },
        "a.png",
    )
    assert status == 200
    assert raw.server.violations == []
    assert raw.server.strange_answers == []


def five_times_five() -> list[Any]:
    return [
        lambda count, at=at: [button(custom_id=f"{at}-{n}", emoji={"name": "🪨"}) for n in range(count)]
        for at in range(4)
    ]


@pytest.mark.skipif(SKIPPED is not None, reason=str(SKIPPED))
@pytest.mark.parametrize(
    "body",
    [
        {"content": 7},
        {"content": "x", "embeds": [{"title": "x", "color": "red"}]},
        {"content": "x", "components": [{"type": 99}]},
        {"content": "x", "components": [row(button(style=9))]},
        {"content": "x", "allowed_mentions": {"users": ["somebody"]}},
        {"content": "x", "attachments": [{"filename": "x"}]},
    ],
)
async def test_requests_match_the_published_schema(raw: Raw, body: Json) -> None:
    status, answer = await raw.send(body)
    assert (status, answer["code"]) == (400, 50035)
    assert "SCHEMA" in json.dumps(answer)
    assert raw.server.violations


@pytest.mark.skipif(SKIPPED is not None, reason=str(SKIPPED))
async def test_integers_are_accepted_as_ids_and_numeric_strings_as_integers(raw: Raw) -> None:
    ann = next(user for user in raw.server.world.users.values() if user.name == "Ann")
    status, _ = await raw.ask("POST", "/users/@me/channels", {"recipient_id": ann.id})
    assert status == 200
    status, _ = await raw.register(command(default_member_permissions="8"))
    assert status == 200


async def test_broken_json_and_unknown_content_types_are_violations(raw: Raw) -> None:
    url = f"https://discord.com/api/v10/channels/{raw.hall.id}/messages"
    headers = {"Authorization": f"Bot {raw.server.token}"}
    for kind, data in (("application/json", b"{"), ("text/plain", b"{}")):
        async with raw.session.post(url, data=data, headers=headers | {"Content-Type": kind}) as answer:
            assert answer.status == 400
    assert len(raw.server.violations) == 2
