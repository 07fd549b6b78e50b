"""A puzzle as one person sees it: the question, what they have tried, and at the end why the answer is right.

Everything here is private: what someone has tried would help others, or spoil it for them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from bot import narration
from bot.buttons import token
from bot.i18n import Translator
from bot.model import puzzles as model
from bot.model.puzzle_posts import PuzzlePost
from bot.model.puzzles import HINT, Attempt, Posed, Streak
from bot.notation import Several
from bot.screens import pictures
from bot.screens.moves import Moves
from bot.screens.screen import Button, Drawing, Invitation, Row, Screen, in_rows, shorten
from core.puzzles.puzzle import HARDEST, Verdict

_GRADE = "★"
_NO_GRADE = "☆"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A puzzle, and how far someone has come with it."""

    posed: Posed
    attempt: Attempt
    post: PuzzlePost | None
    """By which they came to it."""
    words: Translator
    wrong: Verdict | None = None
    """Why the last answer is wrong, if it is."""
    proof: Verdict | None = None
    """Why the answer is right, once everything may be told."""
    streak: Streak = field(default_factory=Streak)
    vote: str | None = None

    def token(self, verb: str, *fields: str | int) -> str:
        return token(verb, self.posed.name, self.post.id if self.post else 0, *fields)

    def button(self, verb: str) -> Button:
        return Button(self.words(f"button-puzzle-{verb}"), self.token(verb))


def sheet(sheet: Sheet, notice: str = "") -> Screen:
    """What holds now: the question, or how it ended."""
    return _ended(sheet, notice) if sheet.attempt.ending else _asked(sheet, notice)


def position(sheet: Sheet) -> Screen:
    """The position itself, after another picture has taken its place."""
    return _looked_up(sheet) if sheet.attempt.ending else ask(sheet)


def choose(sheet: Sheet, chosen: str, page: int) -> Screen:
    """The next choice: where a chosen card may go."""
    moves = _moves(sheet)
    label = moves.label(chosen) if chosen else "…"
    asked = sheet.words("pick-next", chosen=label, next=moves.asks(chosen))
    lines = (question(sheet.posed, sheet.words), asked)
    return _screen(sheet, lines, (*moves.rows(chosen, page), (_back(sheet),)))


def offer(sheet: Sheet, several: Several) -> Screen:
    """The answers that a typed line fits."""
    moves = replace(_moves(sheet), legal=several.actions)
    return _screen(sheet, (narration.ask(several, sheet.words),), (*moves.rows(), (_back(sheet),)))


def answer_button(sheet: Sheet, found: str | Several) -> Button:
    """Gives the answer that was typed; or leads to the puzzle, if several fit."""
    label = sheet.words("button-puzzle-as-answer")
    return Button(label, sheet.token("guess", found) if isinstance(found, str) else sheet.token("solve"))


def confirm(sheet: Sheet, answer: str) -> Screen:
    """An answer that counts when the person confirms it."""
    sure = Button(sheet.words("button-confirm"), sheet.token("sure", answer), "primary")
    asked = sheet.words("puzzle-confirm", answer=_label(sheet, answer))
    return _screen(sheet, (asked,), ((sure, _back(sheet)),))


def how_to_type(sheet: Sheet) -> Screen:
    """What an answer looks like when it is typed."""
    told = sheet.words("puzzle-type-how", answer=sheet.posed.answers[0])
    return _screen(sheet, (question(sheet.posed, sheet.words), told), ((_back(sheet),),))


def ask_give_up(sheet: Sheet) -> Screen:
    sure = Button(sheet.words("button-puzzle-gaveup"), sheet.token("gaveup"), "danger")
    return _screen(sheet, (sheet.words("puzzle-give-up"),), ((sure, _back(sheet)),))


def ask_complaint(sheet: Sheet) -> Screen:
    """What may be wrong with a puzzle."""
    words, name = sheet.words, sheet.posed.name
    reasons = [
        Button(words(f"button-puzzle-complained-{why}"), token("complained", name, why))
        for why in ("wrong", "several", "unclear")
    ]
    back = Button(words("button-back"), token("solve", name, 0))
    return _screen(sheet, (words("puzzle-complain"),), (*in_rows(reasons, 1), (back,)))


def question(posed: Posed, words: Translator) -> str:
    """What is asked, and on which side."""
    puzzle = posed.puzzle
    return words(f"puzzle-ask-{puzzle.game}-{puzzle.kind}")


def heading(posed: Posed, words: Translator) -> str:
    """The day, and the game."""
    game = words(f"game-{posed.puzzle.game}")
    if posed.day is None:
        return words("puzzle-title-practice", game=game)
    return words("puzzle-title", date=narration.day(posed.day, words), game=game)


def grade(posed: Posed, words: Translator) -> str:
    """How hard it is."""
    hard = posed.puzzle.grade
    return words("puzzle-grade", stars=_GRADE * hard + _NO_GRADE * (HARDEST - hard))


def row(attempt: Attempt, day: date | None, streak: Streak, words: Translator) -> str:
    """What can be shown to others: how often someone tried, and not what."""
    told = narration.day(day, words) if day else words("puzzle-practised")
    return words("puzzle-row", date=told, row=attempt.row, streak=streak.length if attempt.counted else 0)


def solution(posed: Posed, proof: Verdict, words: Translator) -> str:
    """The answer, and why it is right."""
    answer = Moves("", posed.puzzle.game, 0, posed.answers, words, seat=posed.puzzle.seat).label(posed.answer)
    return words("puzzle-solution", answer=answer, reasons=narration.reasons(proof, words))


def _asked(sheet: Sheet, notice: str) -> Screen:
    shown = ask(sheet, notice)
    after = sheet.wrong.after if sheet.wrong else None
    return shown if after is None else replace(shown, drawing=pictures.Board(after, sheet.words))


def ask(sheet: Sheet, notice: str = "") -> Screen:
    """The question, what was tried, and the answers that are left."""
    words, attempt = sheet.words, sheet.attempt
    told = [line for line in (notice, *_tried(sheet)) if line]
    hard, left = grade(sheet.posed, words), words("puzzle-left", count=attempt.left)
    last = [
        *([sheet.button("hint")] if attempt.may_be_hinted else []),
        sheet.button("giveup"),
        sheet.button("answering"),
        *([sheet.button("position")] if sheet.wrong and sheet.wrong.after else []),
        *([_another(sheet)] if sheet.posed.day is None else []),
    ]
    lines = (*told, question(sheet.posed, words), hard, left)
    return _screen(sheet, lines, (*_moves(sheet).rows(), tuple(last)), least=(hard, *told[:-1]))


def _tried(sheet: Sheet) -> list[str]:
    """The wrong answers, the hint, and why the last answer is wrong."""
    words, attempt = sheet.words, sheet.attempt
    wrong = [each for each in attempt.tries if each != HINT and each != sheet.posed.answer]
    lines = []
    before = wrong[:-1] if sheet.wrong else wrong
    if before:
        lines.append(words("puzzle-tried", answers=", ".join(_label(sheet, each) for each in before)))
    if sheet.wrong:
        reasons = narration.reasons(sheet.wrong, words)
        lines.append(words("puzzle-wrong", answer=_label(sheet, wrong[-1]), reasons=reasons))
    if HINT in attempt.tries and not attempt.ending:
        hint = model.hint(sheet.posed.answers, sheet.posed.answer)
        part = replace(_moves(sheet), inline=True).label(hint.part) if hint.part else ""
        lines.append(words("puzzle-hint", part=part, has="part" if part else "none"))
    return lines


def _ended(sheet: Sheet, notice: str) -> Screen:
    assert sheet.proof, "everything may be told now"
    words, attempt = sheet.words, sheet.attempt
    shared = row(attempt, sheet.posed.day, sheet.streak, words)
    told = [line for line in (notice, *(_tried(sheet) if attempt.ending == "failed" else ())) if line]
    ending = words(f"puzzle-{attempt.ending}", count=len(attempt.tries))
    proved = solution(sheet.posed, sheet.proof, words)
    lines = (*told, ending, proved, *_streak(sheet), f"`{shared}`")
    drawing = pictures.Board(sheet.proof.after, words) if sheet.proof.after else None
    screen = _screen(sheet, lines, (*_after(sheet), _go_on(sheet)), drawing, told)
    name = sheet.posed.name
    invitation = Invitation(words("button-puzzle-invite"), token("solve", name, 0), shared) if sheet.posed.day else None
    return replace(screen, invitation=invitation)


def _looked_up(sheet: Sheet) -> Screen:
    """The position after everything was told."""
    back = Button(sheet.words("button-back"), sheet.token("solve"))
    return _screen(sheet, (question(sheet.posed, sheet.words), grade(sheet.posed, sheet.words)), ((back,),))


def _after(sheet: Sheet) -> tuple[Row, ...]:
    """Showing it to others, the position, and what they think of it."""
    words, name = sheet.words, sheet.posed.name
    share = [Button(words("button-puzzle-share"), sheet.token("share"), "primary")] if sheet.post else []
    votes = [
        Button(
            words(f"button-puzzle-rate-{vote}"), token("rate", name, vote), "primary" if sheet.vote == vote else "plain"
        )
        for vote in ("good", "dull")
    ]
    complain = Button(words("button-puzzle-complain"), token("complain", name))
    return (*([tuple(share)] if share else []), (*votes, complain))


def _go_on(sheet: Sheet) -> Row:
    words, day = sheet.words, sheet.posed.day
    where = sheet.button("position")
    if day is None:
        return (where, _another(sheet))
    return (where, days_button(day, words), Button(words("button-puzzle-practice"), token("practising", "any", 0)))


def days_button(day: date, words: Translator) -> Button:
    """Leads to the past days."""
    return Button(words("button-puzzle-days"), token("days", model.half(day)))


def _another(sheet: Sheet) -> Button:
    """Another puzzle for practice, of the same game and as hard."""
    puzzle = sheet.posed.puzzle
    return Button(sheet.words("button-puzzle-another"), token("practice", puzzle.game, puzzle.grade, sheet.posed.name))


def _streak(sheet: Sheet) -> list[str]:
    if sheet.attempt.ending != "solved" or sheet.posed.day is None:
        return []
    if sheet.attempt.counted is None:
        return [sheet.words("puzzle-late")]
    if sheet.streak.length == 1:
        return [sheet.words("puzzle-streak-begins")]
    return [sheet.words("puzzle-streak", count=sheet.streak.length)]


def _moves(sheet: Sheet) -> Moves:
    """The answers that are left: without those that are known to be wrong."""
    posed, attempt = sheet.posed, sheet.attempt
    answers = model.hint(posed.answers, posed.answer).answers if HINT in attempt.tries else posed.answers
    left = tuple(each for each in answers if each not in attempt.tries)
    return Moves(
        posed.name,
        posed.puzzle.game,
        sheet.post.id if sheet.post else 0,
        left,
        sheet.words,
        posed.puzzle.seat,
        posed.view.hand,
        verbs=("choose", "guess"),
    )


def _label(sheet: Sheet, answer: str) -> str:
    return replace(_moves(sheet), inline=True).label(answer)


def _back(sheet: Sheet) -> Button:
    return Button(sheet.words("button-back"), sheet.token("position"))


def _screen(
    sheet: Sheet,
    lines: Sequence[str],
    rows: tuple[Row, ...],
    drawing: Drawing | None = None,
    least: Sequence[str] = (),
) -> Screen:
    """With the position, unless there is another picture. Of the lines, these matter least."""
    shown = drawing or pictures.Puzzle(sheet.posed.view, sheet.words)
    title = heading(sheet.posed, sheet.words)
    return Screen("\n".join(lines), shown, rows, shorter=shorten(lines, least), title=title)
