import { describe, expect, it } from "vitest";
import type { Sheet } from "../protocol/messages";
import { beside, indexAt, stops, wholeViews } from "./moments";

const sheet = { kinds: ["asked", "chose", "took"].map((name) => ({ name, fields: [] })) } as unknown as Sheet;

describe("moments", () => {
  it("lie after what is told, and after who is asked then", () => {
    expect(stops(sheet, [[2], [0], [1], [2], [2], [0], [1]])).toEqual([0, 2, 4, 6, 7]);
    expect(stops(sheet, [])).toEqual([0]);
    expect(stops(sheet, [[2]])).toEqual([0, 1]);
  });

  it("are gone through one by one, and not beyond the ends", () => {
    const moments = [0, 2, 4, 7];
    expect([0, 1, 2, 7].map((at) => beside(moments, at, 1))).toEqual([2, 2, 4, 7]);
    expect([0, 1, 2, 7].map((at) => beside(moments, at, -1))).toEqual([0, 0, 0, 4]);
    expect([0, 1, 2, 9].map((at) => indexAt(moments, at))).toEqual([0, 0, 1, 3]);
  });

  it("have whole views, though only what changed was sent", () => {
    expect(wholeViews([{ seat: 1, table: [[2, "card", null]] }, {}, { table: [] }])).toEqual([
      { seat: 1, table: [[2, "card", null]] },
      { seat: 1, table: [[2, "card", null]] },
      { seat: 1, table: [] },
    ]);
  });
});
