"""Which requests were answered: for tests that send one again and wait for that."""

from typing import Any

import pytest

from bot.service.dispatcher import Dispatcher
from bot.service.request import Caller


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of the requests that were answered, as often as that was done."""
    ids: list[str] = []
    answer = Dispatcher._answer

    async def note(self: Dispatcher, caller: Caller, *more: Any, **named: Any) -> Any:
        screen = await answer(self, caller, *more, **named)
        ids.append(caller.request_id)
        return screen

    monkeypatch.setattr(Dispatcher, "_answer", note)
    return ids
