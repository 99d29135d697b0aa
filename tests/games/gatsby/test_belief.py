"""What a player knows, by itself."""

from collections import Counter
from itertools import permutations

import pytest

from coterie.engine.rng import seeded
from coterie.games.gatsby.hidden.belief import (
    NOTHING_KNOWN,
    UNKNOWN,
    at,
    blurred,
    draw_world,
    knows,
    put,
    renamed,
    seen,
    swap,
    swapped,
)


def world(*characters: int) -> int:
    """A hypothesis with these characters at the first places."""
    found = NOTHING_KNOWN
    for place, character in enumerate(characters):
        found = put(found, place, character)
    return found


def test_worlds() -> None:
    w = world(3, 0, 14)
    assert [at(w, place) for place in range(15)] == [3, 0, 14] + [UNKNOWN] * 12
    assert [at(swap(w, 0, 2), place) for place in range(4)] == [14, 0, 3, UNKNOWN]
    assert [at(swap(w, 1, 14), place) for place in (1, 14)] == [UNKNOWN, 0]
    assert swap(w, 2, 2) == w
    assert put(put(w, 14, 7), 14, UNKNOWN) == w
    assert at(put(w, 14, 7), 14) == 7
    assert [c for c in range(15) if knows(w, c)] == [0, 3, 14]
    assert knows(put(NOTHING_KNOWN, 14, 9), 9)


@pytest.mark.rule("GA-HID-2")
def test_seeing() -> None:
    assert seen([NOTHING_KNOWN], 4, 9) == [put(NOTHING_KNOWN, 4, 9)]
    assert seen([world(3)], 0, 3) == [world(3)]
    # Somewhere else than the hypothesis has it, or another at that place: impossible.
    assert seen([world(3)], 1, 3) == []
    assert seen([world(3)], 0, 4) == []
    both = [world(3), world(UNKNOWN, 3)]
    assert seen(both, 0, 3) == [world(3)]
    assert seen(both, 1, 3) == [world(UNKNOWN, 3)]
    assert seen(both, 0, 5) == [world(5, 3)]
    assert seen(both, 2, 5) == [world(3, UNKNOWN, 5), world(UNKNOWN, 3, 5)]


@pytest.mark.rule("GA-HID-2")
def test_swaps_seen_and_unseen() -> None:
    assert swapped([world(3, 4), world(4, 3)], 0, 1) == [world(4, 3), world(3, 4)]
    assert blurred([NOTHING_KNOWN], 0, 1) == [NOTHING_KNOWN]
    assert blurred([world(3)], 0, 1) == [world(3), world(UNKNOWN, 3)]
    assert blurred([world(3)], 1, 2) == [world(3)]
    assert blurred([world(3, 4)], 0, 1) == [world(3, 4), world(4, 3)]
    assert blurred([world(3, 4), world(4, 3)], 0, 1) == [world(3, 4), world(4, 3)]
    three = blurred([world(3), world(UNKNOWN, 3)], 1, 2)
    assert three == [world(3), world(UNKNOWN, 3), world(UNKNOWN, UNKNOWN, 3)]
    belief = [world(3)]
    blurred(belief, 0, 1)
    assert belief == [world(3)]  # beliefs are shared, never changed


@pytest.mark.rule("GA-HID-3")
def test_worlds_drawn_from_a_belief_are_uniform() -> None:
    characters = list(range(15))
    first = [0, UNKNOWN, *characters[2:12], *[UNKNOWN] * 3]
    second = [UNKNOWN, 0, *characters[2:12], *[UNKNOWN] * 3]
    rng = seeded(1)
    counts = Counter(
        tuple(at(w, p) for p in range(15))
        for w in (draw_world([world(*first), world(*second)], rng) for _ in range(2400))
    )
    free = [1, 12, 13, 14]
    expected = {(0, f[0], *characters[2:12], *f[1:]) for f in permutations(free)}
    expected |= {(f[0], 0, *characters[2:12], *f[1:]) for f in permutations(free)}
    assert set(counts) == expected
    assert sum((n - 50) ** 2 / 50 for n in counts.values()) < 47 + 4 * 94**0.5 + 6
    whole = world(*characters)
    assert draw_world([whole], rng) == whole
    assert len({draw_world([NOTHING_KNOWN], rng) for _ in range(50)}) == 50


@pytest.mark.rule("GA-HID-3")
def test_renaming_a_belief() -> None:
    before = world(*range(15))
    after = world(1, 2, 0, *range(3, 15))
    assert renamed([before], before, after) == [after]
    assert renamed([world(0), world(UNKNOWN, 0, 14)], before, after) == [
        world(1),
        world(UNKNOWN, 1, 14),
    ]
    assert renamed([NOTHING_KNOWN], before, after) == [NOTHING_KNOWN]
