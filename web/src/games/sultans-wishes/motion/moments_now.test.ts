import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NamedEvent } from "../../../motion/events";
import type { Sheet } from "../../../protocol/messages";
import { MomentsNow } from "./moments_now.svelte";

const FIELDS: Record<string, string[]> = { fulfilled: ["wish"], scored: ["who", "source", "points"], lit: ["who"] };
const sheet = { names: { source: ["lamp", "wish"] }, places: [["wish", 5]] } as unknown as Sheet;
const event = (name: string, ...values: number[]): NamedEvent => {
  const fields = FIELDS[name].map((field) => ({ name: field, kind: "count" as const, family: "" }));
  return new NamedEvent({ kinds: [{ name, fields }], places: sheet.places }, [0, ...values]);
};
const news = [event("fulfilled", 0), event("scored", 1, 1, 4)];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a moment stands for a while, then it has passed", () => {
  const moments = new MomentsNow();
  moments.hear(sheet, [], false);
  moments.hear(sheet, news, false);
  expect(moments.shown).toEqual([{ kind: "fulfilled", wish: 5, lines: [{ seat: 1, points: 4 }] }]);
  vi.runAllTimers();
  expect(moments.shown).toEqual([]);
});

test("what was there when the table was opened is no moment, nor is what is taken back", () => {
  const moments = new MomentsNow();
  moments.hear(sheet, news, false);
  expect(moments.shown).toEqual([]);
  moments.hear(sheet, news, false);
  moments.hear(sheet, news, true);
  expect(moments.shown).toEqual([]);
});
