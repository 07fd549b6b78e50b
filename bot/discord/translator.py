"""Names, descriptions and choices of commands in the languages of people's clients."""

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.i18n import LANGUAGES, translator

_ENGLISH = (Locale.american_english, Locale.british_english)


def text(key: str, **params: str) -> locale_str:
    """A message of `bot/locales` that Discord itself displays."""
    return locale_str(translator("en")(key, **params), key=key, params=params)


class Words(Translator):
    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        language = locale.value.partition("-")[0]
        if "key" not in string.extras or locale in _ENGLISH or language not in LANGUAGES:
            return None
        return translator(language)(string.extras["key"], **string.extras["params"])
