"""A platform that says who is in a place when it is asked, as Discord does."""

from dataclasses import dataclass, field

from tests.support.app import FakePlatform


@dataclass
class AttendedPlatform(FakePlatform):
    gone: set[str] = field(default_factory=set)
    """The accounts of those who have left."""
    asked: list[str] = field(default_factory=list)
    """About whom it was asked, in order."""
    broken: bool = False
    """Whether it does not answer."""

    async def is_there(self, place: str, account: str) -> bool:
        self.asked.append(account)
        if self.broken:
            raise OSError("away")
        return account not in self.gone
