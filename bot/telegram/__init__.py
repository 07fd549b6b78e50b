"""Telegram: translates what people do there for the desk, and shows what it answers. Nothing else."""

import os

# Otherwise the library warns, whenever Telegram asks to be left alone, that later versions will tell times this way.
os.environ.setdefault("PTB_TIMEDELTA", "true")
