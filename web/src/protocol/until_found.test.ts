import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { untilFound } from "./until_found";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks again until it is answered, and then no more", async () => {
  const find = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("gone")).mockResolvedValue("here");
  const found = untilFound(find);
  await vi.runAllTimersAsync();
  expect(await found).toBe("here");
  expect(find).toHaveBeenCalledTimes(2);
});
