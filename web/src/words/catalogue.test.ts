import { expect, it } from "vitest";
import "../lesson/words/ready.svelte";
import "../library/words/ready.svelte";
import "../review/words/ready.svelte";
import "./rulings/ready.svelte";
import { bundle, LANGUAGES, load } from "./catalogue";
import { say } from "./words";

it.each(LANGUAGES)("the words of one page leave those of another alone, in %s", async (language) => {
  const words = bundle(await load(language), language, "");
  const missing = ["web-close", "ruling-GV-1", "learn-next", "library-no-game", "review-title"].filter(
    (id) => !words.hasMessage(id),
  );
  expect(missing).toEqual([]);
});

it("nought is many in Portuguese", async () => {
  const words = bundle(await load("pt"), "pt", "");
  expect(say(words, "web-play-bots", { count: 0 })).toMatch(/0 bots/);
  expect(say(words, "web-play-bots", { count: 1 })).not.toMatch(/bots/);
});
