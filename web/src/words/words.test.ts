import { describe, expect, it, vi } from "vitest";
import { sentences } from "./box";
import { bundle, LANGUAGES, load } from "./catalogue";
import { gameTexts } from "./games";
import { cases } from "../protocol/shared_cases";
import "./rulings/ready.svelte";
import { Words } from "./words";

describe.each(cases)("the sentences of $sheet.game.name", ({ sheet, names, gains, refusals, listeners }) => {
  describe.each(LANGUAGES)("in %s", (language) => {
    it.each(listeners)("are those of Python, to seat $seat", async ({ seat, events, told }) => {
      const complaints = vi.spyOn(console, "error");
      const texts = { ...(await load(language)), ...(await gameTexts(sheet.game.name, language)) };
      const words = new Words(bundle(texts, language, sheet.game.name), language, sheet, seat, names);
      const right = told[language];
      expect(events.map((event) => words.event(event))).toEqual(right.events);
      const rows = sheet.moves.map(([verb, ...given]) => {
        const { name, fields } = sheet.verbs[verb];
        const args = given.map((arg, i) => (fields[i].family === "own" ? sheet.own[seat ?? 0][arg] : arg));
        return words.offer({ do: name, args });
      });
      expect(rows).toEqual(right.rows);
      const places = sheet.places.map((_, place) => [-1, 0, 1].map((actor) => words.place(place, actor)));
      expect(places).toEqual(right.places);
      expect(gains.map(words.gain)).toEqual(right.gains);
      expect(refusals.map((refusal) => words.refusal(refusal))).toEqual(right.refusals);
      expect(sheet.game.rulings.map(({ id }) => sentences(words.say(`ruling-${id}`)).join(" "))).toEqual(right.rulings);
      expect(complaints).not.toHaveBeenCalled();
    });
  });
});

it.each(LANGUAGES)("a choice of two steps is one sentence in %s", async (language) => {
  const { sheet, names, choosing } = cases.find(({ sheet }) => sheet.game.name === "sultaniya")!;
  const texts = { ...(await load(language)), ...(await gameTexts(sheet.game.name, language)) };
  const words = new Words(bundle(texts, language, sheet.game.name), language, sheet, 0, names);
  const [first] = choosing.flatMap(({ offers }) => offers).filter(({ then }) => then.length);
  const step = words.offer(first.then[0]);
  const rest = step.slice(0, 1).toLowerCase() + step.slice(1);
  expect(rest).not.toBe(step);
  expect(words.path([first], first.then[0].path)).toBe(`${words.offer(first)}; ${rest}`);
});

describe("the page's own messages", () => {
  const files = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }) as Record<string, string>;
  const source = Object.values(files).join("\n");

  it.each(LANGUAGES)("in %s are all there, and all used", async (language) => {
    const texts = await load(language);
    const own = texts[`/src/words/${language}.ftl`];
    const ids = [...own.matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1]);
    const used = new Set([...source.matchAll(/["'`](web-[\w-]+)["'`]/g)].map((found) => found[1]));
    // Families whose last part is filled in: bots, marks, memories.
    const families = [...source.matchAll(/`(web-[\w-]*-)\$\{[^}]*\}(-text)?`/g)].map((found) => found[1]);
    expect([...used].filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !used.has(id) && !families.some((family) => id.startsWith(family)))).toEqual([]);
  });
});
