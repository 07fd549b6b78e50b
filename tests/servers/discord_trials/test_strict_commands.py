"""For each rule on commands, a request that breaks it. The schema is off, so that the rules are tested on their own."""

import pytest

from tests.servers.discord_trials.raw import Json, Raw, choice, command, option

BAD_COMMANDS: dict[str, list[Json]] = {
    "upper case": [command(name="Play")],
    "space in a name": [command(name="play now")],
    "invalid character": [command(name="play!")],
    "name too long": [command(name="x" * 33)],
    "localised upper case": [command(name_localizations={"uk": "Грати"})],
    "localised with a space": [command(name_localizations={"uk": "грати зараз"})],
    "unknown locale": [command(name_localizations={"en": "play"})],
    "unknown locale in a description": [command(description_localizations={"xx": "play"})],
    "no description": [command(description="")],
    "description too long": [command(description="x" * 101)],
    "localised description too long": [command(description_localizations={"uk": "x" * 101})],
    "duplicate name": [command(), command()],
    "duplicate localised name": [
        command(name_localizations={"uk": "грати"}),
        command(name="other", name_localizations={"uk": "грати"}),
    ],
    "too many commands": [command(name=f"play{number}") for number in range(101)],
    "too many user commands": [{"type": 2, "name": f"Play {number}"} for number in range(6)],
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
    "duplicate option name": [command(options=[option(), option()])],
    "option in upper case": [command(options=[option(name="Game")])],
    "option without a description": [command(options=[option(description="")])],
    "too many choices": [command(options=[option(choices=[choice(name=f"{n}", value=f"{n}") for n in range(26)])])],
    "choice too long": [command(options=[option(choices=[choice(name="x" * 101)])])],
    "choice in an unknown locale": [command(options=[option(choices=[choice(name_localizations={"xx": "y"})])])],
    "choice of another type": [command(options=[option(choices=[choice(value=1)])])],
    "duplicate choice": [command(options=[option(choices=[choice(), choice(value="y")])])],
    "duplicate choice value": [command(options=[option(choices=[choice(), choice(name="y")])])],
    "choices and completion": [command(options=[option(choices=[choice()], autocomplete=True)])],
    "choices for a user option": [command(options=[option(type=6, choices=[choice()])])],
    "minimum value for a text": [command(options=[option(min_value=1)])],
    "minimum above maximum": [command(options=[option(type=4, min_value=2, max_value=1)])],
    "channel types for a text": [command(options=[option(channel_types=[0])])],
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
