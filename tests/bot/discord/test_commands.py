"""Commands: registered with Discord once, in every language, with suggestions, and used from menus and forms."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.commands import CATALOGUE
from bot.double_clicks import DoubleClicks
from bot.i18n import LANGUAGES, translator
from bot.model.matches import Entry
from bot.screens.moves import COLOURS
from bot.store import key_values
from core import games
from tests.journeys import discord_house as house
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import Table, begun, press, tokens

EN = translator("en")

SYNC = r"/applications/\d+/commands"


async def test_commands_are_registered_only_when_they_have_changed(tmp_path: Path) -> None:
    async with house.club(tmp_path) as club:
        for _ in range(2):
            async with house.bot(club) as cairn:
                assert len(club.server.asked("PUT", SYNC)) == 1
        async with house.bot(club) as cairn:
            await cairn.store.write(key_values.keep, "discord commands", "those of an older version")
        async with house.bot(club):
            assert len(club.server.asked("PUT", SYNC)) == 2


async def test_commands_have_names_in_every_language(club: Club, cairn: Bot) -> None:
    told = {each["name"]: each for each in club.world.commands[None]}
    for language in LANGUAGES:
        check_names_in(language, told)


def check_names_in(language: str, told: dict[str, dict[str, Any]]) -> None:
    words = translator(language)

    def local(thing: dict[str, Any], key: str) -> str:
        return str(thing[key] if language == "en" else thing[f"{key}_localizations"][language])

    for command in CATALOGUE:
        found = told[translator("en")(f"name-{command.name}")]
        assert local(found, "name") == words(f"name-{command.name}")
        assert local(found, "description") == words(f"command-{command.name}")
        for parameter, option in zip(command.parameters, found["options"], strict=True):
            assert local(option, "name") == words(f"parameter-{parameter.name}")
            assert local(option, "description") == words(f"parameter-{parameter.name}-about")
            if parameter.kind == "game":
                assert [local(each, "name") for each in option["choices"]] == [
                    words(f"game-{game.id}") for game in games.ALL
                ]
    assert local(told[translator("en")("menu-challenge")], "name") == words("menu-challenge")


async def test_a_command_can_be_used_by_its_name_in_the_clients_language(tmp_path: Path) -> None:
    async with house.club(tmp_path, "uk", "el") as club, house.bot(club):
        did = await club.ann.slash(club.hall, translator("uk")("name-games"))
        assert (await did.finished()).answer.content.startswith(translator("uk")("games-none").partition("`")[0])
        did = await club.bob.slash(club.hall, translator("el")("name-games"))
        assert (await did.finished()).answer.content.startswith(translator("el")("games-none").partition("`")[0])


async def test_commands_in_texts_can_be_pressed(tmp_path: Path) -> None:
    """By their English name, in every language, also after a restart in which they are not registered again."""
    async with house.club(tmp_path, "uk", "en-US") as club:
        for _ in range(2):
            async with house.bot(club):
                (play,) = [each for each in club.world.commands[None] if each["name"] == "play"]
                did = await club.ann.slash(club.hall, translator("uk")("name-games"))
                assert f"</play:{play['id']}>" in (await did.finished()).answer.content
                assert "`/play`" not in did.answer.content
        assert len(club.server.asked("PUT", SYNC)) == 1


async def test_the_menu_on_a_person_challenges_them(club: Club, cairn: Bot) -> None:
    """As `/play @name` does: the game is chosen first."""
    did = await club.ann.context_menu("Challenge to a game", club.bob, club.hall)
    setup = (await did.finished()).answer
    assert setup.only_for is club.ann
    assert EN("setup-with", name="Bob", game=EN("game-schotten-totten")) in setup.content
    await press(club.ann, setup, EN("setup-game", game=EN("game-totemo")))
    await press(club.ann, setup, EN("setup-ask", name="Bob"))
    assert EN("challenge-made") in setup.content
    await cairn.settled()
    (challenge,) = [it for it in club.hall.messages if not it.ephemeral]
    assert [ping.user for ping in club.world.pings if ping.message is challenge] == [club.bob]


async def test_bots_cannot_be_challenged(club: Club, cairn: Bot) -> None:
    other = club.world.add_user("Robot", bot=True)
    club.world.join(club.guild, other)
    did = await club.ann.slash(club.hall, "play", opponent=other)
    assert EN("refusal-no-bots", platform="discord") in (await did.finished()).answer.content
    await cairn.settled()
    assert [it for it in club.hall.messages if not it.ephemeral] == []


async def test_a_double_click_makes_one_challenge(club: Club, cairn: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cairn.client.handlers, "_twice", DoubleClicks(lambda: 100.0), raising=False)
    did = await (await club.ann.slash(club.hall, "play", opponent=club.bob)).finished()
    ask = next(token for token in tokens(did.answer) if token.endswith(":ask"))
    for each in await asyncio.gather(*(club.ann.press(did.answer, ask) for _ in range(2))):
        await each.finished()
    await club.world.until(lambda: not any(token.endswith(":ask") for token in tokens(did.answer)))
    await cairn.settled()
    assert len([it for it in club.hall.messages if not it.ephemeral]) == 1


async def test_challenging_cairn_itself_starts_a_match_against_the_computer_in_the_private_chat(
    club: Club, cairn: Bot
) -> None:
    did = await club.ann.slash(club.hall, "play", opponent=club.world.bot)
    answer = (await did.finished()).answer
    await cairn.settled()
    table = await Table.find(club, cairn, next(it for it in tokens(answer) if it.startswith("more:")).partition(":")[2])
    match = await table.match()
    assert [seat.computer for seat in match.seats] == [None, "steady"]
    rng = Random(1)
    for _ in range(3):
        await club.world.until(lambda: any(token.startswith("pick:") for token in tokens(table.hand(club.ann))))
        await table.act(rng)
        await cairn.settled()
    assert [it for it in club.ann.sees(club.ann.dm) if table.is_board(it) and it.attachments]
    assert len((await table.position()).log) >= 5
    assert [it for it in club.eve.sees(club.hall) if it.nonce] == [], "nothing in the channel, and no thread"


async def test_only_possible_values_are_suggested_while_someone_types(table: Table, club: Club) -> None:
    to_act, waiting = await table.turn()
    (seat,) = (await table.position()).actors
    legal = (await table.position()).legal(seat)
    did = await to_act.autocomplete(table.place, "move", "move", "")
    assert [choice.value for choice in did.choices or []] == legal[:25]
    card, _, stone = legal[0].partition("@")
    assert (did.choices or [])[0].name == f"{COLOURS[card[0]]} {card} · stone {stone}"
    did = await to_act.autocomplete(table.place, "move", "move", legal[-1])
    assert [choice.value for choice in did.choices or []] == [legal[-1]]
    for user, command, option in ((waiting, "move", "move"), (club.eve, "move", "move"), (to_act, "claim", "number")):
        did = await user.autocomplete(table.place, command, option, "")
        assert did.choices == []
    for user, expected in ((club.ann, [table.id]), (club.eve, [])):
        did = await user.autocomplete(club.hall, "board", "match", "")
        assert [choice.value for choice in did.choices or []] == expected
        assert not [choice for choice in did.choices or [] if "`" in choice.name]
    did = await club.eve.autocomplete(club.hall, "play", "options", "rounds")
    assert [choice.value for choice in did.choices or []] == [f"rounds={number}" for number in range(2, 10)]


async def test_claims_are_suggested_if_there_are_any(club: Club, cairn: Bot) -> None:
    table = await begun(club, cairn, options="expert")
    entries: list[Entry] = []
    for entry, position in await table.course(Random(1)):
        entries.append(entry)
        (seat,) = position.actors
        if claims := [text for text in position.legal(seat) if text.startswith("claim ")]:
            break
    await table.write(entries)
    user = table.seats[seat]
    did = await user.autocomplete(table.place, "claim", "number", "")
    numbers = [int(text.removeprefix("claim ")) for text in claims]
    assert [choice.value for choice in did.choices or []] == numbers
    did = await user.slash(table.place, "claim", number=numbers[0])
    assert (await did.finished()).answer.attachments
    assert (await table.position()).log[-1].action == claims[0]


async def test_a_move_can_be_typed_as_a_command(table: Table) -> None:
    to_act, waiting = await table.turn()
    (seat,) = (await table.position()).actors
    legal = (await table.position()).legal(seat)
    did = await waiting.slash(table.place, "move", move=legal[0])
    assert legal[0] not in (await did.finished()).answer.content
    did = await to_act.slash(table.place, "move", move="nonsense")
    assert (await did.finished()).answer.only_for is to_act
    assert (await table.position()).ply == 0
    did = await to_act.slash(table.place, "move", move=legal[0].lower().replace("@", " on stone "))
    await did.finished()
    assert [entry.action for entry in (await table.position()).log] == [legal[0]]


async def test_a_move_can_be_typed_into_a_form(table: Table) -> None:
    to_act, _ = await table.turn()
    (seat,) = (await table.position()).actors
    for typed, ply in (("nonsense", 0), ((await table.position()).legal(seat)[0].replace("@", " to stone "), 1)):
        hand = table.hand(to_act)
        await press(to_act, hand, f"more:{table.id}")
        did = await to_act.press(hand, f"type:{table.id}")
        assert did.modal
        sent = await to_act.submit(did.modal, {"Your move": typed})
        assert sent.updated
        await table.club.world.until(partial(table.is_hand, hand))
        assert (await table.position()).ply == ply


async def test_all_other_commands_are_answered(table: Table, club: Club) -> None:
    for name in ("games", "hand", "board", "history", "replay", "export", "rules", "settings", "help"):
        did = await club.ann.slash(table.place, name)
        answer = (await did.finished()).answer
        assert answer.only_for is club.ann
        assert answer.content or answer.embeds
    did = await club.ann.slash(table.place, "settings", language="el")
    assert translator("el")("settings-title") in (await did.finished()).answer.content
    did = await club.ann.slash(table.place, "block", person=club.eve)
    assert "Eve" in (await did.finished()).answer.content
    files = [file for message in club.world.messages.values() for it in message.versions for file in it.attachments]
    assert len(files) > 8
    assert all(file.description for file in files), "every file has an alt text"
