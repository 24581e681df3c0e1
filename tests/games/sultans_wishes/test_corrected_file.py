"""A corrected file is what is played with."""

from __future__ import annotations

from grandvizier.games.sultans_wishes.box.components import load
from grandvizier.games.sultans_wishes.box.terms import MERCHANTS, TOWNS

from .correcting import Data, Edit, corrected, number, put, shipped


def renamed(old: str, new: str) -> Edit:
    """Another name for a task, everywhere."""

    def edit(data: Data) -> None:
        put("tasks", old, id=new)(data)
        for key in ("cards", "simple"):
            for entry in data[key]:
                entry["task"] = new if entry["task"] == old else entry["task"]
        for key in ("finals", "gifts"):
            for entry in data[key]:
                entry["key"] = [new if item == old else item for item in entry["key"]]

    return edit


def test_the_numbers_of_things_do_not_hang_on_the_order_of_the_file() -> None:
    """Base before Travelers, wares by merchant, gifts by town, plates as in the rulebooks."""

    def shuffled(data: Data) -> None:
        for key in ("effects", "backs", "plates", "merchants", "periods"):
            data[key].reverse()
        for key in ("cards", "finals"):
            data[key].sort(key=lambda entry: not entry["travelers"])
        data["wares"].sort(key=lambda entry: -MERCHANTS.index(entry["merchant"]))
        data["gifts"].sort(key=lambda entry: -TOWNS.index(entry["town"]))

    box = load(corrected(shuffled), shipped=False)
    for field in ("cards", "wishes", "plates", "wares", "markets", "gifts", "faces", "fingerprint", "decks", "finals"):
        assert getattr(box, field) == getattr(shipped(), field), field


def test_a_corrected_track_moves_the_towns() -> None:
    def shorter(data: Data) -> None:
        data["track"] = data["track"][:2]
        data["track"][0]["ahead"] = ["1"]
        data["track"][1]["ahead"] = [f"town-{town}" for town in TOWNS]

    track = load(corrected(shorter), shipped=False).track
    assert track.stops == 1
    assert track.towns == (2, 3, 4)
    assert track.ahead == ((1,), (2, 3, 4), (), (), ())


def test_the_fingerprint_names_the_values_and_not_the_words() -> None:
    plain = shipped().fingerprint
    for words in (
        put("tasks", "bath", name={"en": "Steam"}),
        put("tasks", "bath", marks={"name": "FOUND"}),
        put("wares", marks={"ware": "FOUND"}),
    ):
        box = load(corrected(words), shipped=False)
        assert box.fingerprint == plain
        assert box.source is not None
    values = (
        put("cards", "T05", hearts=2),
        put("cards", "T05", effect="spy"),
        put("simple", "S01", solo=False),
        put("simple", "S01", hearts=6),
        put("finals", "FW04", cards=5),
        put("plates", "sad", extra=1),
        put("plates", "sad", adds=1),
        put("wares", "W01", cost=5),
        put("wares", "W01", valuable=False),
        put("markets", "MS1", complete_day=6),
        put("gifts", "G05", key=[2]),
        put("track", "3", marked=True),
        number("bargain", 3),
        renamed("bath", "steam"),
    )
    fingerprints = {load(corrected(edit), shipped=False).fingerprint for edit in values}
    assert len(fingerprints | {plain}) == len(values) + 1
