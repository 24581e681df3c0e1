import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../types";
import { MomentsNow } from "./moments_now.svelte";

const news: GameEvent[] = [
  { kind: "fulfilled", wish: { place: 0, name: "wish", number: 5 } },
  { kind: "scored", who: 1, source: "wish", points: 4 },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a moment stands for a while, then it has passed", () => {
  const moments = new MomentsNow();
  moments.hear([], false);
  moments.hear(news, false);
  expect(moments.shown).toEqual({ kind: "fulfilled", wish: 5, lines: [{ seat: 1, points: 4 }] });
  vi.runAllTimers();
  expect(moments.shown).toBeNull();
});

test("what happens at once is told one after the other", () => {
  const moments = new MomentsNow();
  moments.hear([], false);
  moments.hear([...news, { kind: "lit", who: 1 }], false);
  expect(moments.shown?.kind).toBe("fulfilled");
  vi.runOnlyPendingTimers();
  expect(moments.shown).toEqual({ kind: "lit", seat: 1 });
  vi.runAllTimers();
  expect(moments.shown).toBeNull();
});

test("what was there when the table was opened is no moment, nor is what is taken back", () => {
  const moments = new MomentsNow();
  moments.hear(news, false);
  expect(moments.shown).toBeNull();
  moments.hear(news, false);
  moments.hear(news, true);
  expect(moments.shown).toBeNull();
});
