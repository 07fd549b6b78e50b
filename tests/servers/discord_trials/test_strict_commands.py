"""Each rule of commands has a request that breaks it. The schema is not asked, so that the rules hold by themselves."""

import pytest

from tests.servers.discord_trials.raw import Json, Raw, choice, command, option

BAD_COMMANDS: dict[str, list[Json]] = {
    "upper case": [command(name="Play")],
    "blank in a name": [command(name="play now")],
    "strange sign": [command(name="play!")],
    "name too long": [command(name="x" * 33)],
    "localised upper case": [command(name_localizations={"uk": "Грати"})],
    "localised with a blank": [command(name_localizations={"uk": "грати зараз"})],
    "unknown locale": [command(name_localizations={"en": "play"})],
    "unknown locale of a description": [command(description_localizations={"xx": "play"})],
    "no description": [command(description="")],
    "description too long": [command(description="x" * 101)],
    "localised description too long": [command(description_localizations={"uk": "x" * 101})],
    "two of one name": [command(), command()],
    "two of one localised name": [
        command(name_localizations={"uk": "грати"}),
        command(name="other", name_localizations={"uk": "грати"}),
    ],
    "too many": [command(name=f"play{number}") for number in range(101)],
    "too many on people": [{"type": 2, "name": f"Play {number}"} for number in range(6)],
    "context menu with a description": [{"type": 2, "name": "Play", "description": "x"}],
    "context menu without a name": [{"type": 3, "name": ""}],
    "too big": [
        command(
            options=[
                option(name=f"o{n}", choices=[choice(name=f"{i}" + "x" * 90, value=f"{i}") for i in range(25)])
                for n in range(4)
            ]
        )
    ],
    "too many options": [command(options=[option(name=f"o{number}") for number in range(26)])],
    "optional before required": [command(options=[option(), option(name="b", required=True)])],
    "two options of one name": [command(options=[option(), option()])],
    "option in upper case": [command(options=[option(name="Game")])],
    "option without a description": [command(options=[option(description="")])],
    "too many choices": [command(options=[option(choices=[choice(name=f"{n}", value=f"{n}") for n in range(26)])])],
    "choice too long": [command(options=[option(choices=[choice(name="x" * 101)])])],
    "choice in a strange locale": [command(options=[option(choices=[choice(name_localizations={"xx": "y"})])])],
    "choice of another type": [command(options=[option(choices=[choice(value=1)])])],
    "choice twice": [command(options=[option(choices=[choice(), choice(value="y")])])],
    "choice value twice": [command(options=[option(choices=[choice(), choice(name="y")])])],
    "choices and completion": [command(options=[option(choices=[choice()], autocomplete=True)])],
    "choices of a person": [command(options=[option(type=6, choices=[choice()])])],
    "least value of a text": [command(options=[option(min_value=1)])],
    "least over most": [command(options=[option(type=4, min_value=2, max_value=1)])],
    "channel types of a text": [command(options=[option(channel_types=[0])])],
    "subcommand beside an option": [command(options=[option(type=1), option(name="b")])],
    "subcommand in a subcommand": [command(options=[option(type=1, options=[option(type=1)])])],
    "no context": [command(contexts=[])],
    "unknown context": [command(contexts=[3])],
    "unknown installation": [command(integration_types=[2])],
    "private channels without people": [command(contexts=[0, 2])],
}


@pytest.mark.usefixtures("no_schema")
@pytest.mark.parametrize("commands", BAD_COMMANDS.values(), ids=BAD_COMMANDS.keys())
async def test_bad_commands_are_refused(raw: Raw, commands: list[Json]) -> None:
    status, answer = await raw.register(*commands)
    assert (status, answer["code"]) == (400, 50035)
    assert len(raw.server.violations) == 1
    assert raw.server.world.commands == {None: []}
