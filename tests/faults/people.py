"""People who play any match and remember what they did: the log must contain what the bot told them.

Each does one thing at a time. Someone who gets no answer because the bot is dead repeats exactly the same thing when it
is back: they press the same button.
"""

from dataclasses import dataclass, field
from random import Random

from bot.i18n import translator
from tests.faults.wire import Shown
from tests.faults.world import Lost, World

_WORDS = translator("en")
DONE = {_WORDS(f"done-{what}"): f"/{what}" for what in ("undo", "offer", "decline")}
"""What people are told after doing something besides the rules, and the word for it in the log."""
ENDS = {"resigned": "/resign", "abort": "/abort", "draw": "/draw", "agree": "/draw"}
"""The words in the log for what needs no such sentence, because the end of the match is announced."""
LINES = {
    "undo": ("/undo", "/offer"),
    "draw": ("/offer", "/draw"),
    "agree": ("/undo", "/draw"),
    "refuse": ("/decline",),
    "resigned": ("/resign",),
    "abort": ("/abort",),
}
"""What a press may become in the log."""
_AT_ONCE = 4
"""People with fewer matches ask for a rematch."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A line of the log, as its author was told of it; for a move, also the ply at which the button was shown."""

    line: str
    ply: int | None = None


@dataclass
class Person:
    account: str
    world: World
    rng: Random
    deeds: dict[str, list[Deed]] = field(default_factory=dict)
    """What this person knows they have done in each match, in order."""
    pressed: str | None = None
    """The last button that was pressed without an answer."""
    written: bool = False
    """Whether the unanswered press is known to be in the log."""
    repeated: int = 0
    refused: int = 0
    """How often the second press of a button was refused because the first had been carried out."""
    wrong: list[str] = field(default_factory=list)

    async def live(self) -> None:
        while not self.world.over:
            await self.step()

    async def type(self, line: str, address: str) -> Shown:
        return await self.world.ask(self.account, address, line)

    async def press(self, token: str) -> Shown:
        """Press a button repeatedly until the bot lives long enough to answer."""
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
        """The buttons of an offer, wherever they are shown."""
        shown = (screen for screen in self.world.messages.values() if with_verb(screen, "agree", "refuse"))
        tokens = [token for screen in shown for token in with_verb(screen, "agree", "refuse") if match_of(token) == id]
        return self.rng.sample(tokens, len(tokens))


def done(token: str, answer: Shown) -> Deed | None:
    """What the person was told this press did; None if it did nothing."""
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
    """Whether this press may have led to that line of the log."""
    verb, *fields = token.split(":")
    return fields[2] == line if verb == "move" else line in LINES.get(verb, ())


def match_of(token: str) -> str:
    return token.split(":")[1]


def with_verb(screen: Shown, *verbs: str) -> list[str]:
    return [token for token in screen.tokens if token.partition(":")[0] in verbs]
