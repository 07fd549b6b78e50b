"""Setups in groups belong to the person who opened them; and refusals are answered where they were caused."""

from pathlib import Path

from bot.i18n import translator
from bot.store import matches
from bot.telegram.platform import Telegram
from tests.journeys.telegram_house import Bot, Club, bot, club
from tests.journeys.telegram_table import accepts, tokens
from tests.servers.telegram import wire
from tests.servers.telegram.people import Person, until
from tests.servers.telegram.state import Message, Query
from tests.servers.telegram.values import Content

WORDS = translator("en")


async def opened(it: Club) -> Message:
    await it.ann.send(it.group, "/play")
    return await it.eve.reads("New match", it.group)


async def forged(it: Club, person: Person, message: Message, token: str) -> Query:
    """A press of a button that the message does not have."""
    query = Query(str(4999 + len(it.telegram.world.state.queries)), person.user, message, it.telegram.clock.ahead)
    it.telegram.world.state.queries[query.id] = query
    it.telegram.world.updates.push("callback_query", wire.query(it.telegram.world.state, query, token))
    await until(lambda: query.answer)
    return query


async def test_a_setup_belongs_to_the_person_who_opened_it(club: Club, cairn: Bot) -> None:
    setup = await opened(club)
    versions = len(setup.versions)
    for button in (setup.buttons[0], setup.button(WORDS("setup-open"))):
        pressed = await club.bob.press(setup, button)
        assert (pressed.alert, pressed.text) == (True, "Ann is setting up this match. To set up your own, send /play.")
    assert len(setup.versions) == versions
    await club.ann.press(setup, WORDS("setup-open"))
    await club.eve.reads(lambda each: accepts(each) is not None, club.group)


async def test_it_still_does_after_its_command_is_deleted(club: Club, cairn: Bot) -> None:
    setup = await opened(club)
    assert setup.reply_to
    await club.ann.delete(setup.reply_to)
    assert (await club.bob.press(setup, setup.buttons[0])).alert
    versions = len(setup.versions)
    await club.ann.press(setup, setup.buttons[0])
    await until(lambda: len(setup.versions) > versions)
    assert (await club.bob.press(setup, setup.buttons[0])).text.startswith("Ann is setting up")


async def test_a_setup_of_the_last_version_belongs_to_whom_it_replies_to(club: Club, cairn: Bot) -> None:
    setup = await opened(club)
    state, old = club.telegram.world.state, Content("New match", keyboard=setup.content.keyboard)
    replied = state.post(club.group, state.bot, old, reply_to=setup.reply_to)
    alone = state.post(club.group, state.bot, old)
    assert (await club.bob.press(replied, old.buttons[0])).text.startswith("Ann is setting up")
    assert (await club.ann.press(alone, old.buttons[0])).text.startswith("I no longer know")
    await club.ann.press(replied, old.buttons[0])
    await until(lambda: len(replied.versions) > 1)


async def test_no_forged_press_takes_a_setup_over(club: Club, cairn: Bot) -> None:
    setup = await opened(club)
    await club.ann.send(club.group, "/play nothing")
    refusal = await club.eve.reads("I don’t know what", club.group)
    versions = len(setup.versions)
    for token in (setup.buttons[0].value, setup.button(WORDS("setup-open")).value):
        for message in (setup, refusal):
            answer = (await forged(club, club.bob, message, token)).answer
            assert answer
            assert answer["show_alert"]
    assert len(setup.versions) == versions
    assert not setup.deleted
    assert await cairn.store.read(matches.at_table, Telegram.name, str(club.group.id)) is None


async def test_a_press_that_was_refused_does_not_hold_up_the_owner(club: Club, cairn: Bot) -> None:
    setup = await opened(club)
    button = setup.button(WORDS("setup-open"))
    await club.bob.press(setup, button)
    await club.ann.press(setup, button)
    await club.eve.reads(lambda each: accepts(each) is not None, club.group)


async def test_a_refusal_is_one_short_reply_where_it_was_caused(tmp_path: Path) -> None:
    lines = {
        "/play nonsense": "refusal-no-game-or-option-short",
        "/play @Ann_A": "refusal-own-opponent",
        "/hand": "refusal-no-matches",
    }
    async with club(tmp_path, started=False) as it, bot(it):
        it.ann.user.username = "ann_a"
        for line, key in lines.items():
            asked = await it.ann.send(it.group, line)
            told = WORDS(key, text="nonsense").replace("`", "").replace("@", "@\u200b")
            answer = await it.ann.reads(told, it.group)
            assert (answer.reply_to, answer.buttons) == (asked, ())
        assert len(it.ann.sees(it.group)) == len(lines), "nobody is led to the private chat"


async def test_what_is_nobody_elses_business_is_refused_in_private(club: Club, cairn: Bot) -> None:
    await club.bob.send(club.group, "/help")
    await club.ann.send(club.group, "/block ", club.bob)
    await club.ann.reads("can no longer challenge you")
    await club.ann.send(club.group, "/play ", club.bob, " totemo")
    await club.ann.reads("You have blocked Bob")
    await club.ann.send(club.group, "/link abcd-efgh")
    await club.ann.reads(WORDS("refusal-link-wrong").replace("`", ""))
    assert club.eve.sees(club.group) == []


async def test_a_refusal_of_a_move_does_not_show_the_hand_to_the_group(club: Club, cairn: Bot) -> None:
    await club.ann.send(None, "/play computer")
    await club.ann.reads(lambda each: any(token.startswith("pick:") for token in tokens(each)))
    await club.ann.send(club.group, "/move Z9@1")
    await club.ann.reads("I don’t know the word")
    assert club.eve.sees(club.group) == []
