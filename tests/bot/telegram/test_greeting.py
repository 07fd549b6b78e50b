"""What people read about the bot before they use it: its greeting in a group, its profile, its menu button."""

from pathlib import Path

import pytest

from bot.i18n import translator
from tests.journeys.telegram_house import Bot, Club, bot, club
from tests.journeys.telegram_table import accepts, opened
from tests.servers.telegram.people import until

WORDS = translator("en")


async def test_a_group_is_greeted_once_for_each_time_it_adds_the_bot(tmp_path: Path) -> None:
    async with club(tmp_path, "uk", "en") as it:
        async with bot(it):
            group = await it.telegram.world.add_supergroup("New", it.ann, it.bob)
            greeting = await it.bob.reads(translator("uk")("button-play"), group)
            assert [button.data for button in greeting.buttons] == ["cmd:play", "cmd:rules"]
            it.telegram.world.promote_bot(group)
            it.telegram.world.restrict_bot(group)
            it.telegram.world.release_bot(group)
            await it.bob.block()
            await it.bob.unblock()
        async with bot(it):
            await it.ann.send(group, "/unknown@cairn_bot")
            await until(lambda: len(it.bob.sees(group)) == 2)
            await it.ann.kick_bot(group)
            await it.ann.add_bot(group)
            await until(lambda: len(it.bob.sees(group)) == 3)
        assert it.bob.sees(group)[-1].text == greeting.text
        assert it.bob.sees() == []


async def test_its_buttons_open_a_setup_for_each_person_and_the_rules(club: Club, cairn: Bot) -> None:
    group = await club.telegram.world.add_group("New", club.ann, club.bob)
    greeting = await club.bob.reads("Hello", group)
    for person in (club.bob, club.ann):
        person.user.started = False
        await person.press(greeting, WORDS("button-play"))
    await club.bob.reads("Bob\nNew match", group)
    setup = await club.ann.reads("Ann\nNew match", group)
    assert (await club.bob.press(setup, setup.buttons[0])).alert
    await club.ann.press(setup, WORDS("setup-open"))
    await club.bob.reads(lambda each: accepts(each) is not None, group)
    pressed = await club.bob.press(greeting, WORDS("button-rules"))
    assert opened(pressed.url) == "cmd:rules"


@pytest.mark.parametrize("language", ["", "en", "uk", "ru", "el"])
async def test_the_profile_describes_the_bot_in_every_language(club: Club, cairn: Bot, language: str) -> None:
    texts, words = club.telegram.world.state.profile.texts, translator(language)
    for which, key in (("description", "telegram-description"), ("short_description", "telegram-about")):
        assert texts[which, language].partition("Schotten")[0] == words(key, games="Schotten").partition("Schotten")[0]
        assert "Heave Ho!" in texts[which, language]


async def test_telegram_is_told_only_what_has_changed(tmp_path: Path) -> None:
    methods = ("setMyDescription", "setMyShortDescription", "setChatMenuButton", "setMyCommands")
    async with club(tmp_path) as it:
        async with bot(it):
            told = [len(it.telegram.asked(method)) for method in methods]
            assert it.telegram.world.state.profile.menu_button == {None: {"type": "commands"}}
        async with bot(it):
            assert [len(it.telegram.asked(method)) for method in methods] == told
    assert told[:3] == [5, 5, 1]
