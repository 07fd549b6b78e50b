"""Searches everything that people are shown for what others have tried with a puzzle, and for its answer."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256

import renderers
from bot.i18n import LANGUAGES, Translator
from bot.model import puzzles as model
from bot.model.puzzles import HINT, Posed
from bot.narration import reasons, words_for_puzzle
from bot.screens.moves import Moves
from core.puzzles import catalogue
from core.puzzles.puzzle import Verdict
from renderers import DARK, LIGHT
from tests.journeys.driver import Driver, Shown
from tests.journeys.watch import Leak

SOLUTION = "!"
"""Stands for the answer, with its proof."""
_MOST = 40
"""Answers that are looked for, at most: some questions have thousands."""


class PuzzleWatch:
    """What is shown from now on, to these people."""

    def __init__(self, driver: Driver, posed: Posed, people: Sequence[str], pictured: Sequence[str] = ()) -> None:
        self.driver = driver
        self.posed = posed
        self.searched = Counter[str]()
        """For each person, how many secrets were looked for in something that they were shown."""
        self._found: dict[str, set[str]] = defaultdict(set)
        """What each person has been shown of that."""
        self._own: dict[str, set[str]] = defaultdict(set)
        """What each may be shown: their own tries, and the answer when it is over for them."""
        self._seen = {name: len(driver.shown(name)) for name in people}
        wrong = [each for each in posed.answers if each != posed.answer][:_MOST]
        self._secrets = {about: {*self._told(about)} for about in (*wrong, HINT, SOLUTION)}
        for about in pictured:
            self._secrets[about] |= {*self._pictured(about)}

    def tries(self, name: str, *tried: str) -> None:
        """From now on this person may be shown what they have tried: an answer, `HINT`, or `SOLUTION`."""
        self._own[name].update(tried)

    def look(self) -> None:
        """Check everything that was shown since the last look."""
        for name, seen in self._seen.items():
            everything = self.driver.shown(name)
            for each in everything[seen:]:
                self._search(name, each)
            self._seen[name] = len(everything)

    def done(self) -> None:
        """Everyone has been watched, and all that they have tried was found in what they were shown themselves."""
        for name in self._seen:
            assert self.searched[name], f"no secrets were looked for in what {name} was shown"
            assert self._found[name] == self._own[name], name

    def _search(self, name: str, shown: Shown) -> None:
        text, pictures = _plain(shown.text), {*_digests(shown.pictures)}
        for about, told in self._secrets.items():
            self.searched[name] += len(told)
            if any(each in text for each in told) or told & pictures:
                if about not in self._own[name]:
                    raise Leak(f"{name} was shown {about}: {shown.text}")
                self._found[name].add(about)

    def _told(self, about: str) -> Iterator[str]:
        """How it is told in every language, without marks."""
        for language in LANGUAGES:
            words = words_for_puzzle(self.posed, language)
            if about == HINT:
                part = model.hint(self.posed.answers, self.posed.answer).part
                label = self._label(part, words) if part else ""
                yield _plain(words("puzzle-hint", part=label, has="part" if part else "none"))
            elif about == SOLUTION:
                answer = self._label(self.posed.answer, words, inline=False)
                yield _plain(words("puzzle-solution", answer=answer, reasons=reasons(self._judge(about), words)))
            else:
                told = reasons(self._judge(about), words)
                yield _plain(words("puzzle-wrong", answer=self._label(about, words), reasons=told))

    def _pictured(self, about: str) -> Iterator[str]:
        """The pictures that show it."""
        after = self._judge(about).after
        for language in LANGUAGES if after else ():
            words = words_for_puzzle(self.posed, language)
            for theme in (LIGHT, DARK):
                assert after
                yield sha256(renderers.board(after, theme, words).data).hexdigest()

    def _label(self, text: str, words: Translator, *, inline: bool = True) -> str:
        puzzle = self.posed.puzzle
        return Moves("", puzzle.game, 0, (), words, puzzle.seat, self.posed.view.hand, inline=inline).label(text)

    def _judge(self, about: str) -> Verdict:
        answer = self.posed.answer if about == SOLUTION else about
        return catalogue.kind(self.posed.puzzle).judge(self.posed.view, answer)


def _plain(text: str) -> str:
    """Without what an adapter adds so that nothing in a text is a mark, and without what marks code."""
    return "".join(each for each in text if each not in "\\`\u200b")


def _digests(pictures: Iterable[object]) -> Iterator[str]:
    for each in pictures:
        yield sha256(each).hexdigest() if isinstance(each, bytes) else str(each)
