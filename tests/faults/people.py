"""People who play whatever comes, and remember what they did: what the bot told them is what must be in the log.

Each does one thing at a time. Whoever gets no answer, since the bot is dead, does the very same thing again when it
lives: presses the same button.
"""

from dataclasses import dataclass, field
from random import Random

from bot.words import load
from tests.faults.wire import Shown
from tests.faults.world import Lost, World

_WORDS = load("en")
DONE = {_WORDS(f"done-{what}"): f"/{what}" for what in ("undo", "offer", "decline")}
"""What is told to whoever did something besides the rules, and the word in the log."""
ENDS = {"resigned": "/resign", "abort": "/abort", "draw": "/draw", "agree": "/draw"}
"""The word in the log of what needs no such sentence, since the end of the match is told."""
LINES = {
    "undo": ("/undo", "/offer"),
    "draw": ("/offer", "/draw"),
    "agree": ("/undo", "/draw"),
    "refuse": ("/decline",),
    "resigned": ("/resign",),
    "abort": ("/abort",),
}
"""What a press may come to in the log."""
_AT_ONCE = 4
"""Whoever plays fewer matches asks for a rematch."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A line of the log, as far as its author was told; and at which ply the button was shown, for a move."""

    line: str
    ply: int | None = None


@dataclass
class Person:
    account: str
    world: World
    rng: Random
    deeds: dict[str, list[Deed]] = field(default_factory=dict)
    """What this person knows to have done in each match, in order."""
    pressed: str | None = None
    """The button that was pressed last and not answered."""
    written: bool = False
    """Whether it is known that what was not answered is in the log all the same."""
    repeated: int = 0
    refused: int = 0
    """How often the second press of a button was refused, since the first one had been carried out."""
    wrong: list[str] = field(default_factory=list)

    async def live(self) -> None:
        while not self.world.over:
            await self.step()

    async def type(self, line: str, address: str) -> Shown:
        return await self.world.ask(self.account, address, line)

    async def press(self, token: str) -> Shown:
        """Press a button, again and again until the bot lives long enough to answer."""
        self.pressed, self.written = token, False
        again = False
        while True:
            try:
                answer = await self.world.ask(self.account, f"@{self.account}", token)
            except Lost:
                again = True
                continue
            deed = done(token, answer)
            self.repeated += again
            self.refused += self.written
            if deed and self.written:
                self.wrong.append(f"{self.account} pressed {token} and it was done twice: {answer.text}")
            elif deed:
                self.deeds.setdefault(match_of(token), []).append(deed)
            self.pressed, self.written = None, False
            return answer

    async def step(self) -> None:
        """Look for something to do, and do it."""
        listed = await self.press("games")
        for token in with_verb(listed, "challenge"):
            await self.press(token.replace("challenge", "accept"))
        going = with_verb(listed, "hand")
        for token in going:
            self.deeds.setdefault(match_of(token), [])
        over = [id for id in self.deeds if f"hand:{id}" not in going]
        if over and len(going) < _AT_ONCE:
            await self.press(f"rematch:{self.rng.choice(over)}")
        for token in going:
            await self._play(match_of(token))

    async def _play(self, id: str) -> None:
        for token in self._offers(id):
            if self.rng.random() < 0.5:
                await self.press(token)
                return
        screen = await self.press(f"hand:{id}")
        chance = self.rng.random()
        if chance < 0.1 and (undo := with_verb(screen, "undo")):
            await self.press(undo[0])
        elif chance < 0.17 and (more := with_verb(screen, "more")):
            screen = await self.press(more[0])
            draw, end = with_verb(screen, "draw"), with_verb(screen, "abort") or [f"resigned:{id}"]
            await self.press((draw if draw and self.rng.random() < 0.7 else end)[0])
        else:
            while choices := with_verb(screen, "move", "pick"):
                token = self.rng.choice(choices)
                screen = await self.press(token)
                if token.startswith("move:"):
                    return

    def _offers(self, id: str) -> list[str]:
        """The buttons of an offer, wherever it is shown."""
        shown = (screen for screen in self.world.messages.values() if with_verb(screen, "agree", "refuse"))
        tokens = [token for screen in shown for token in with_verb(screen, "agree", "refuse") if match_of(token) == id]
        return self.rng.sample(tokens, len(tokens))


def done(token: str, answer: Shown) -> Deed | None:
    """What the person is told to have done by this press; None if it was nothing."""
    verb, *fields = token.split(":")
    told = answer.text.partition("\n")[0]
    if verb == "move" and f"#{fields[0]}" in told:
        return Deed(fields[2], int(fields[1]))
    if verb in ENDS and f"#{fields[0]}" in told:
        return Deed(ENDS[verb])
    if verb in LINES and told in DONE:
        assert DONE[told] in LINES[verb], (token, told)
        return Deed(DONE[told])
    return None


def may_be(token: str, line: str) -> bool:
    """Whether this press may have come to that line of the log."""
    verb, *fields = token.split(":")
    return fields[2] == line if verb == "move" else line in LINES.get(verb, ())


def match_of(token: str) -> str:
    return token.split(":")[1]


def with_verb(screen: Shown, *verbs: str) -> list[str]:
    return [token for token in screen.tokens if token.partition(":")[0] in verbs]
