"""What is remembered of what was made is made anew as soon as anything that it was made of is not the same."""

from __future__ import annotations

from grandvizier.core.sight.memory import Memory


def test_it_makes_anew_what_has_changed_and_nothing_else() -> None:
    memory, made = Memory(), list[tuple[int, ...]]()

    def make(*of: int) -> list[int]:
        made.append(of)
        return list(of)

    first = memory.made("one", make, 1, 2)
    assert memory.made("one", make, 1, 2) is first
    assert memory.made("other", make, 1, 2) is not first
    assert memory.made("one", make, 1, 3) == [1, 3]
    # It has the last alone: what comes back is made once more.
    assert memory.made("one", make, 1, 2) == first
    assert made == [(1, 2), (1, 2), (1, 3), (1, 2)]
