"""The bot: what people see and press, in their language, on their platform."""

__version__ = "0.1.0"
