"""Telegram: passes what people do there to the dispatcher, and shows the answers. Nothing else."""

import os

# Otherwise the library warns, whenever Telegram asks the bot to wait, that later versions will use timedelta.
os.environ.setdefault("PTB_TIMEDELTA", "true")
