"""People who play any match and remember what they did: the log must contain what the bot told them.

Each does one thing at a time. When someone gets no answer because the bot is dead, their platform sends exactly the
same when it is back: the same button or line, with the same id.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from random import Random

from bot.i18n import translator
from tests.faults.wire import Shown
from tests.faults.world import Lost, World

NAMES = ("ann", "bob", "cyd", "dan")
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
"""What a press or a typed command may become in the log."""
BEGUN = {_WORDS("begun"), _WORDS("begun-totemo")}
"""What someone is told in their private chat when a match begins."""
_AT_ONCE = 4
"""People with fewer matches ask for a rematch, or challenge someone."""
_TYPED = 0.3
"""How often people type what they could press."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A line of the log, as its author was told of it; for a move, also the ply at which the button was shown."""

    line: str
    ply: int | None = None


@dataclass(frozen=True, slots=True)
class Sent:
    """A button or a line, read as what it may do: `move:k3x9w2ab:17:R7@3`, or `/move R7@3 #k3x9w2ab`."""

    verb: str
    match: str = ""
    action: str = ""
    ply: int | None = None
    button: str = ""
    """What was pressed; empty if it was typed. Whoever presses it twice is told the same again."""

    @classmethod
    def read(cls, text: str) -> "Sent":
        if text.startswith("/"):
            verb, *words = text[1:].split()
            named = words.pop()[1:] if words and words[-1].startswith("#") else ""
            return cls(verb, named, " ".join(words))
        verb, *fields = text.split(":")
        if verb == "move":
            return cls(verb, fields[0], fields[2], int(fields[1]), text)
        return cls(verb, fields[0] if fields else "", button=text)

    def may_be(self, line: str) -> bool:
        """Whether this may have led to that line of the log."""
        return self.action == line if self.verb == "move" else line in LINES.get(self.verb, ())


def kind(text: str) -> str:
    verb = Sent.read(text).verb
    if verb in ("draw", "undo", "agree", "refuse"):
        return "offer"
    if verb in ("play", "join", "accept", "rematch"):
        return "challenge"
    return "typed line" if text.startswith("/") else "press"


@dataclass
class Person:
    account: str
    world: World
    rng: Random
    deeds: dict[str, list[Deed]] = field(default_factory=dict)
    """What this person knows they have done in each match, in order."""
    pressed: set[str] = field(default_factory=set)
    """The buttons that have done it."""
    made: int = 0
    """How many matches this person knows they have made, but for rematches."""
    sent: Sent | None = None
    """The last thing that was sent without an answer."""
    written: bool = False
    """Whether that is known to have been carried out."""
    repeated: Counter[str] = field(default_factory=Counter)
    """How often something was sent again, by its kind."""
    answered_again: int = 0
    """How often something was sent again that had been carried out."""
    _ids: "count[int]" = field(default_factory=count)

    async def live(self) -> None:
        while not self.world.over:
            await self.step()

    async def press(self, token: str) -> Shown:
        return await self.send(token, f"@{self.account}")

    async def send(self, text: str, address: str) -> Shown:
        """A button or a line, as often as it takes until the bot lives long enough to answer."""
        sent, id, again = Sent.read(text), f"{self.account}-{next(self._ids)}", False
        self.sent, self.written = sent, False
        while True:
            try:
                answer = await self.world.ask(self.account, address, text, id)
            except Lost:
                again = True
                continue
            self.repeated[kind(text)] += again
            self.answered_again += self.written
            if not self.written:
                self._note(sent, answer)
            self.sent, self.written = None, False
            return answer

    def note_written(self, deed: Deed | None) -> None:
        """What was sent last has been carried out, although nobody said so: a line of a log, or a match."""
        assert self.sent
        self.written = True
        if deed:
            self._keep(self.sent, deed)
        else:
            self.made += 1

    def _keep(self, sent: Sent, deed: Deed) -> None:
        self.deeds.setdefault(sent.match, []).append(deed)
        if sent.button:
            self.pressed.add(sent.button)

    def _note(self, sent: Sent, answer: Shown) -> None:
        if (deed := done(sent, answer)) and sent.button not in self.pressed:
            self._keep(sent, deed)
        elif sent.verb == "play":
            self.made += answer.text in BEGUN or bool(with_verb(answer, "cancel"))

    async def step(self) -> None:
        """Look for something to do, and do it."""
        listed = await self.press("games")
        for token in with_verb(listed, "challenge"):
            await self._answer(match_of(token))
        going = with_verb(listed, "hand")
        for token in going:
            self.deeds.setdefault(match_of(token), [])
        over = [id for id in self.deeds if f"hand:{id}" not in going]
        if over and len(going) < _AT_ONCE:
            if self.rng.random() < 0.5:
                await self.press(f"rematch:{self.rng.choice(over)}")
            else:
                await self.challenge(self.rng.choice(self.others), "")
        for token in going:
            await self._play(match_of(token))

    async def challenge(self, other: str, options: str) -> None:
        """Another person at a table, or the computer in private."""
        if other == "computer":
            await self.send(f"/play computer {options}", f"@{self.account}")
        else:
            await self.send(f"/play @{other} {options}", f"table-{self.rng.randrange(3)}")

    @property
    def others(self) -> list[str]:
        return ["computer", *(name for name in NAMES if name != self.account)]

    async def _answer(self, id: str) -> None:
        """One's own challenge is withdrawn at times."""
        chance = self.rng.random()
        if chance < 0.05:
            await self.press(f"cancel:{id}")
        elif chance < 0.2:
            await self.send(f"/join {id}", f"@{self.account}")
        else:
            await self.press(f"accept:{id}")

    async def _play(self, id: str) -> None:
        for token in self._offers(id):
            if self.rng.random() < 0.5:
                await self.press(token)
                return
        screen = await self.press(f"hand:{id}")
        chance = self.rng.random()
        if chance < 0.1 and (undo := with_verb(screen, "undo")):
            await self._press_or_type(undo[0], f"/undo #{id}")
        elif chance < 0.17 and (more := with_verb(screen, "more")):
            screen = await self.press(more[0])
            draw, end = with_verb(screen, "draw"), with_verb(screen, "abort") or [f"resigned:{id}"]
            token = (draw if draw and self.rng.random() < 0.7 else end)[0]
            verb = token.partition(":")[0]
            # Resigning is asked about when it is typed.
            await self._press_or_type(token, token if verb == "resigned" else f"/{verb} #{id}")
        else:
            while choices := with_verb(screen, "move", "pick"):
                token = self.rng.choice(choices)
                sent = Sent.read(token)
                if sent.verb == "move":
                    await self._press_or_type(token, f"/move {sent.action} #{id}")
                    return
                screen = await self.press(token)

    async def _press_or_type(self, token: str, line: str) -> None:
        await self.send(line if self.rng.random() < _TYPED else token, f"@{self.account}")

    def _offers(self, id: str) -> list[str]:
        """The buttons of an offer, wherever they are shown."""
        shown = (screen for screen in self.world.messages.values() if with_verb(screen, "agree", "refuse"))
        tokens = [token for screen in shown for token in with_verb(screen, "agree", "refuse") if match_of(token) == id]
        return self.rng.sample(tokens, len(tokens))


def done(sent: Sent, answer: Shown) -> Deed | None:
    """What the person was told that this did in the match; None if it did nothing."""
    told = answer.text.partition("\n")[0]
    if sent.verb == "move" and f"#{sent.match}" in told:
        return Deed(sent.action, sent.ply)
    if sent.verb in ENDS and f"#{sent.match}" in told:
        return Deed(ENDS[sent.verb])
    if sent.verb in LINES and told in DONE:
        assert DONE[told] in LINES[sent.verb], (sent, told)
        return Deed(DONE[told])
    return None


def match_of(token: str) -> str:
    return token.split(":")[1]


def with_verb(screen: Shown, *verbs: str) -> list[str]:
    return [token for token in screen.tokens if token.partition(":")[0] in verbs]
