import { expect, it } from "vitest";
import type { Judged } from "../types";
import { sum } from "./sum";

const judged = (verdict: Judged["verdict"], points: number, values: number[], times = 1): Judged => ({
  hand: [0, 1, 2],
  verdict,
  points,
  values,
  times,
  missing: [],
});

it("explains the points of a hand", () => {
  expect(sum(judged("scores", 7, [4, 2, 1]))).toBe("4 + 2 + 1 = 7");
  expect(sum(judged("scores", 12, [4, 2], 2))).toBe("(4 + 2) × 2 = 12");
  expect(sum(judged("missing_type", 0, [4, 4, 2]))).toBe("");
});
