import { afterEach, expect, test, vi } from "vitest";
import { Suspense } from "./suspense.svelte";

afterEach(() => vi.useRealTimers());

test("news that a board tells by itself are held back until it has told them", () => {
  vi.useFakeTimers();
  const suspense = new Suspense();
  suspense.hear([[1], [2]], 7);
  expect(suspense.from).toBeNull();
  suspense.reveals = (news) => (news.length > 2 ? { from: 1, takes: 500 } : null);
  suspense.hear([[1], [2], [3]], 10);
  expect([7, 8, 9].map((number) => suspense.tells(number))).toEqual([true, false, false]);
  // Others go on meanwhile.
  suspense.hear([[4]], 11);
  expect(suspense.tells(10)).toBe(false);
  vi.advanceTimersByTime(500);
  expect([8, 10].map((number) => suspense.tells(number))).toEqual([true, true]);
  suspense.hear([[1], [2], [3]], 14);
  suspense.end();
  expect(suspense.from).toBeNull();
});
