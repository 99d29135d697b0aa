"""For the reference page: the examples of docstrings are shown as Python code."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


class Examples(griffe.Extension):
    """Puts fences around `>>> …` and what it prints, as Markdown wants them."""

    def on_object(self, *, obj: griffe.Object, **options: Any) -> None:
        """Called for every module, class, function and attribute that was read."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
