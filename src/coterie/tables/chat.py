"""What may be said and shown: lines of chat, and names."""

import unicodedata

from coterie.engine.errors import BadRequest

CHAT_REMEMBERED = 50
LONGEST_LINE = 500

# Letters, marks, numbers, punctuation, symbols; joiners keep emoji and scripts whole.
_JOINERS = "\u200c\u200d\ufe0f"


def clean(text: str, most: int, id: str) -> str:
    """The text in one form, without what cannot be seen or turns the writing around. The error
    `id` says what would be right."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    seen = all(c in _JOINERS or c == " " or unicodedata.category(c)[0] in "LMNPS" for c in text)
    stacked = sum(unicodedata.category(c) == "Mn" for c in text) > len(text) // 2
    if not text.strip(_JOINERS) or len(text) > most or not seen or stacked:
        raise BadRequest(id, most=most)
    return text
