"""Writes the pages that are made from the catalogue and the locales: `make pages`.

These are `docs/commands.md`, `docs/playing.md`, and the README's table of commands. A test compares them with what this
module would write, so that they stay current.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import renderers
from bot.commands import CATALOGUE
from bot.i18n import Translator, translator
from bot.model.clocks import PACES
from bot.model.people import ALERTS, BLOCKED, SETTINGS
from bot.model.ratings import Rating
from bot.model.vacations import YEARLY
from bot.screens import help, rules
from core import games
from core.game import Game

ROOT = Path(__file__).parents[1]
TABLE = ("<!-- commands: made by `make pages` -->\n", "<!-- end of commands -->\n")
"""The lines around the table in the README."""
_TYPING = "Typing moves"
"""The title of the rules page that is included."""
_NOTE = "<!-- Made by `make pages` from the catalogue of commands and the locales; changes here are lost. -->\n"
_GUIDE = """\
# Playing

{note}
This is all you need for a first match. `/rules` explains each game with pictures, and [commands.md](commands.md) lists
every command. Everything has a button; typing is a shortcut.

## Start a match

| type | and you |
| --- | --- |
| `/play` | choose the game and its options with buttons |
| `/play @Anna` | challenge Anna, who presses *{button-accept}* or *{button-decline}* |
| `/play computer` | play the computer at once, in your private chat with Cairn |
| `/play @Anna @Ben totemo` | challenge two people to a game for more than two |
| `/play totemo players=4` | leave the other seats to the first to join; *{button-fill}* starts without waiting |
| `/play anyone totemo day` | play with the next person anywhere who wants the same, in your private chats |
| `/join` and a code | take an open seat from another chat or platform |

In a server or a group, `/settings alerts` lets you choose of which games you are told when someone looks for opponents
there.

After the opponents you can add the game, the pace and options, in any order, for example `/play @Anna totemo week`. The
default pace is the first of these: {paces}.

On Discord the words after a command go into its fields. To play the computer there, choose Cairn as your opponent. With
an opponent but no game, you choose the game with buttons before the challenge is sent.

## See your hand

*{button-hand}* below the board, or `/hand`, shows your cards to you alone, with a button for everything you can do.
`/board` shows the board from your side, and *{button-text}* describes it in words.

## Play a card

Press the card, then the place. Or type `/move` and the move: `/move R7@3` plays the red 7 at stone 3. Your own
words work too, in your own language: `/move red 7 on stone 3`. In the private chat with Cairn, `/move` is optional.
If you would like to confirm each move before it is played, say so in `/settings`.

## Claim a stone or a tile

Press *{claim}*, or type `/claim 3`. A claim that cannot be proved yet costs nothing: you are told which cards would
still beat you.

## Take a move back

*{button-undo}*, or `/undo`, takes back your last move. If it revealed anything, the others are asked first.

## Plan a move

While others are to move, `/plan R7@3; draw clan` leaves moves for your next turn. When it comes, the first one that is
possible is played, then those after it. Nobody else sees your plan. A takeback drops it, and if you have seen something
new since you made it, it waits until you press *{button-plan-play}*.

## Time

A challenge has a pace: how long a person may take for a turn. A turn that takes longer uses your time bank, which
begins with one turn's time and grows with each turn that you make in time. You run out of time when the bank is empty.
If you take a move back before anybody has answered, your time goes on as if you had not moved. While the bot or your
platform is away, your clock stands still.

- `/vacation 5 days` or `/vacation until 1 December` stops your clocks in all your matches, and the others see until
  when. You have {vacation} days a year, counted in whole hours. If you come back early, with `/vacation end` or
  *{button-vacation-end}*, you keep the hours that are left. `/vacation` alone shows them.
- `/pause` offers a pause of one match. When all players agree, its clocks stand still until someone makes a move or
  presses *{button-resume}*.
- `/give 2 days` adds to an opponent’s time bank; with several opponents, `/give @Bob 1 day`.

## Calls and reminders

Only a call to you makes a sound; boards, results and everything else arrive silently. You are called when your turn
begins, and reminded when most of its time is gone and when your time bank begins, but not if you have just played in
that match. In `/settings` you choose:

- *{settings-open-calls}*: a mention at the table, a private message, both or none. `/mute` stops them in one match.
- *{settings-open-quiet}*: hours without a sound. What you missed is repeated when they end, if it is still your turn.
- *{settings-open-next}*: with three or more players, whether you are told that you are next.
- *{settings-open-digest}*: a list of the matches that wait for you, once a day at the hour you choose.

## Finish

A match ends by the rules of its game. You can also offer a draw with `/draw` in games that have draws, give up with
`/resign`, or stop a match with `/abort` before everyone has moved. Afterwards *{button-rematch}* plays again with seats
swapped, `/replay` shows the match as an animation with everyone's hands, and `/export` gives you a record that
`cairn verify` can check. Anyone who knows the code of a match that is over can look at it, with `/replay #k3x9w2ab`.
While it goes on, only its players can, and the people where it is shown.

If an opponent runs out of time, you choose: *{button-win}*, *{button-wait}* (as often as you like) or
*{button-replace}*. With more than two players you vote, and *{button-go-on}* takes the place of victory:
the majority of those who vote within a day decides, and a tie means waiting. Before everyone has moved, the match can
only be aborted. A player whose seat the computer has taken can take it back until the match ends: see `/hand`.

With `strict` in the challenge, whoever runs out of time loses at once. A match in which nobody acts is closed and
does not count: 14 days after the last chance to act, or after 180 days if no clock runs.

## Ratings

Matches between people are rated, unless the challenge says otherwise: with `unrated` in `/play`, or with a button while
you set it up. Those who manage a place choose what is usual there. You begin at {newcomer}. Who wins gains points, more
from someone who is rated higher; the message at the end tells how many. There is a rating for each game and one over
all, and a match counts in both.

A match that nobody wins changes nothing, nor does one with the computer, or one in which somebody never made a move. If
you resign or run out of time, you lose. If the computer takes your seat and you do not come back, you are last, however
well it plays. Of matches between the same two players, three count each day (UTC).

`/profile` shows how your rating has changed, your results in each game and variant, and your latest matches;
`/profile @Anna` someone else's, with your record against them.

## Leaderboards

`/leaderboard` shows who is best among those who have played here, in all games, with your own place wherever it is; in
our private chat it asks which server or group. With buttons, or typed, you get to the others: `/leaderboard totemo`,
`/leaderboard month` with the results of this month alone, `/leaderboard 2026-11`, `/leaderboard global` with people
from everywhere who want to be listed. *{leaders-in-words}* says the same in words, and *{leaders-hall}* has the best of
each month.

*{settings-hidden-on}* works at once, and everywhere; your matches are rated as before. Nobody is listed everywhere who
has not chosen *{settings-listed-on}*. Whoever leaves a server or a group is not shown there.

Those who manage a place can keep a leaderboard there, which is brought up to date once a day, and have each month
posted when it is over: in `/settings`.

## Puzzles

`/puzzle` shows the puzzle of the day: a position, a question, and one answer that is right whatever you cannot see. You
answer with buttons or by typing, and nobody else sees it. You have three tries. *{button-puzzle-hint}* leaves fewer
answers, and *{button-puzzle-giveup}* gives up. A wrong answer is refuted with a picture; in the end you read why the
right one is right.

A puzzle that is solved on its day counts for your streak, which forgives one missed day a month, and gives points for
`/leaderboard puzzle`: three at the first try, two at the second, one at the third. `/puzzle days` has the past days,
and `/puzzle practice totemo 2` other puzzles of a game and a difficulty from 1 to 5; these count for nothing.

Those who manage a place have the puzzle posted there every day, for example at nine with `/puzzle post 9`. The post
counts who has solved it, and gives nothing away. *{button-puzzle-share}* shows there how many tries you needed.

## Your settings

`/settings` says what each setting does now, and has a button for each: {settings}.

You can also type them: `/settings zone=Europe/Kyiv`, `/settings order=colour`. They are the same on all platforms that
you have linked.

With *{text}* instead of pictures, all that only you see can be read by a screen reader. The order of your hand is
only for the eye: what you type stays the same.

Those who manage a server, a group or the room find its own settings there.

## Your data

`/data export` sends you everything that Cairn keeps about you in one file, to you alone. `/data delete` deletes it,
after two questions: in matches with others your seat is then that of a former player, and those that still go on are
resigned for you. [PRIVACY.md](../PRIVACY.md) says what is kept, why and for how long.

## Your matches

`/games` lists them with the time left, most urgent first; *Only my turn* leaves out the others. After each move,
*Next match* leads to the most urgent one. If you have several, add the match to a command: `/hand #k3x9w2ab`.
"""


def pages() -> dict[Path, str]:
    """The text of every generated page, by path."""
    words = translator("en")
    readme = ROOT / "README.md"
    before, _, rest = readme.read_text(encoding="utf-8").partition(TABLE[0])
    after = rest.partition(TABLE[1])[2]
    return {
        ROOT / "docs" / "commands.md": "\n".join(_commands(words)),
        ROOT / "docs" / "playing.md": "\n".join((_guide(words), *(_game(game, words) for game in games.ALL))),
        readme: "".join((before, TABLE[0], "\n".join(("", *_overview(words), "", "")), TABLE[1], after)),
    }


def _overview(words: Translator) -> Iterator[str]:
    yield "| command | what it does |"
    yield "| --- | --- |"
    for group, listed in groupby(CATALOGUE, key=lambda each: each.group):
        yield f"| **{words('help-group', group=group)}** | |"
        yield from (f"| `/{each.name}` | {words(f'command-{each.name}')} |" for each in listed)


def _commands(words: Translator) -> Iterator[str]:
    yield "# Commands\n"
    yield _NOTE
    yield "What you can type, in the same order as in `/help`. You can leave out what is in brackets.\n"
    for group, listed in groupby(CATALOGUE, key=lambda each: each.group):
        yield f"## {words('help-group', group=group)}\n"
        yield "| command | what it does |"
        yield "| --- | --- |"
        yield from (f"| `{help.spell(each, words)}` | {words(f'command-{each.name}')} |" for each in listed)
        yield ""
    yield "## The words in these commands\n"
    yield "| word | what it is |"
    yield "| --- | --- |"
    names = dict.fromkeys(each.name for command in CATALOGUE for each in command.parameters)
    yield from (f"| {words(f'parameter-{name}')} | {words(f'parameter-{name}-about')} |" for name in names)
    yield f"\nThe games are {_listed(game.id for game in games.ALL)}; the paces are {_listed(PACES)}."
    yield "[Playing](playing.md) lists the options and the moves of each game.\n"


def _guide(words: Translator) -> str:
    during = ("hand", "text", "undo", "plan-play", "resume", "win", "wait", "go-on", "replace", "rematch")
    buttons = ("accept", "decline", "fill", *during, "vacation-end")
    opening = (f"settings-open-{name}" for name in ("calls", "quiet", "next", "digest", "streak"))
    boards = ("leaders-in-words", "leaders-hall", "settings-hidden-on", "settings-listed-on")
    puzzles = ("puzzle-hint", "puzzle-giveup", "puzzle-share")
    labels = {name: words(name) for name in (*(f"button-{name}" for name in (*buttons, *puzzles)), *opening, *boards)}
    claim = words("move-schotten-totten-claim", rest="3")
    paces = ", ".join(f"`{pace}` ({words(f'pace-{pace}')})" for pace in PACES)
    settings = ", ".join(f"*{words(f'settings-open-{name}')}*" for name in (*SETTINGS, ALERTS, BLOCKED))
    text = words("settings-boards-text")
    given = {"claim": claim, "paces": paces, "settings": settings, "text": text, "vacation": YEARLY // 24}
    given |= {"newcomer": Rating().number}
    return _GUIDE.format(note=_NOTE, **given, **labels)


def _game(game: Game[Any, Any], words: Translator) -> str:
    """How to start a game, its options, and how its moves are typed."""
    title = words(f"game-{game.id}")
    seats = f"{game.seats[0]} players" if len(game.seats) == 1 else f"{game.seats[0]} to {game.seats[-1]} players"
    options = (
        f"| {words(f'option-{option}')} | {', '.join(_setting(option, value, words) for value in values)} |"
        for option, values in game.options.items()
    )
    topics = range(1, renderers.lessons(game.id) + 1)
    typing = next(topic for topic in topics if rules.title(game.id, topic, words) == _TYPING)
    _, *moves = rules.text(game.id, typing, words).replace("• ", "- ").split("\n\n")
    return "\n".join(
        (
            f"## {title}\n",
            f"For {seats}. Try `/play computer {game.id}`.",
            f"The rules: `/rules {game.id}`, or [on one page](rules/{game.id}.md).\n",
            "| option | values, the default first |",
            "| --- | --- |",
            *options,
            "\nMoves, after `/move`:\n",
            "\n\n".join(moves),
            "",
        )
    )


def _setting(option: str, value: str, words: Translator) -> str:
    """How a value is typed, and what it means if that is not obvious."""
    key = f"value-{value}"
    is_told = words.has(key) and words(key) != value
    return f"`{option}={value}`" + (f" ({words(key)})" if is_told else "")


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
