"""A game from outside that brings its board, a JavaScript module: loaded, played on, and stood in for when it fails."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.games.registered import caravan
from tests.games.test_plugins import package

from .kit import House, Windows, board

__all__ = ["caravan"]

MODULE = """
import { wordOf } from "./words.js";

export function mount(target, props) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("board.css", import.meta.url).href;
  document.head.append(link);
  const camp = document.createElement("div");
  camp.id = "camp";
  target.append(camp);
  function update({ view, offers, pick, say }) {
    if (view.asked.question === "turn") throw new Error("nobody drew turns");
    camp.replaceChildren(...offers.map((offer) => {
      const button = document.createElement("button");
      button.textContent = wordOf(say, offer);
      button.onclick = () => pick(offer);
      return button;
    }));
  }
  update(props);
  return { update, unmount: () => link.remove() };
}
"""
WORDS = 'export const wordOf = (say, offer) => `${say("verb-" + offer.do)}: ${offer.args.join()}`;'
STYLE = "#camp { color: rgb(1, 2, 3); }"


@pytest.fixture(scope="module")
def camp(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that was told of Caravan in somebody's folder, with a board."""
    folder = package(tmp_path_factory.mktemp("games"), "camp_with_a_board", game="caravan")
    (folder / "board").mkdir()
    for name, text in {"board.js": MODULE, "words.js": WORDS, "board.css": STYLE}.items():
        (folder / "board" / name).write_text(text, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GRANDVIZIER_GAMES", str(folder))
        found = House(tmp_path_factory.mktemp("camp"))
    yield found
    found.stop()


def test_a_board_from_outside_is_played_on_until_it_fails(browser: Browser, camp: House) -> None:
    windows = Windows(browser, camp)
    table = camp.table_of("caravan", "me", "friend")
    context = windows.context(storage_state=table.storage(0))
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url.removeprefix(camp.url)))
    windows.open(camp.url, context).page.get_by_role("heading", name="Caravan").first.wait_for()
    assert not [path for path in asked if "/board/" in path]
    people = [windows.open(table.url, context), windows.sit(table, 1)]
    drawn = board(people[0].page).locator("#camp")
    expect(drawn).to_have_css("color", "rgb(1, 2, 3)")
    assert {path for path in asked if "/board/" in path} == {
        f"/sheets/caravan/board/{name}" for name in ("board.js", "words.js", "board.css")
    }
    for number in range(2):
        at, window = people[0].now["at"], people[int(people[0].now["view"]["asked"]["seat"])]
        window.page.get_by_role("button", name=f"Wager: {number}", exact=True).click()
        for one in people:
            one.until(lambda update, at=at: bool(update["at"] > at))  # type: ignore[misc]
    for window in people:
        expect(window.page.get_by_text("own board does not work")).to_be_visible()
        expect(board(window.page).locator("[data-place]")).to_have_count(6)
        expect(window.page.locator("link[href$='board.css']")).to_have_count(0)
    windows.check()
    context.close()
    people[1].page.context.close()
