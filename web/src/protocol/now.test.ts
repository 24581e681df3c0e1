import { describe, expect, it, test } from "vitest";
import type { Offer, Update } from "./messages";
import { cases } from "./shared_cases";
import { folded, offered } from "./now";

const ends = (offers: readonly Offer[]): number[][] =>
  offers.flatMap((offer) => (offer.then.length ? ends(offer.then) : [offer.path]));

describe.each(cases)("the offers of $sheet.game.name", ({ sheet, choosing }) => {
  it("are what Python makes of the same paths", () => {
    for (const { seat, offers } of choosing) expect(offered(sheet, seat, ends(offers))).toEqual(offers);
  });

  it("say what they bring, and where others complete them at most that", () => {
    for (const { seat, offers } of choosing) {
      const paths = ends(offers);
      const worths = paths.map((_, i) => ({ points: i, gains: [[i]] }));
      const told = offered(sheet, seat, paths, worths);
      const last = told.at(-1);
      expect(last?.points).toBe(told.length ? paths.length - 1 : undefined);
      for (const { then, gains } of told) expect(gains?.length).toBe(then.length ? 0 : 1);
    }
  });
});

test("an update brings what is new, and a whole one all there is", () => {
  const update = (whole: boolean, view: object, changes = {}) =>
    ({ whole, view, changes, offers: [] as number[][] }) as unknown as Update;
  const first = folded(update(true, { round: 1, table: [[1], [2], [3]] }), null, null, null);
  const second = folded(update(false, { round: 2 }), first, null, null);
  expect(second.view).toEqual({ round: 2, table: [[1], [2], [3]] });
  const table = [
    { at: 0, gone: 1, items: [[7]] },
    { at: 2, gone: 1, items: [[8], [9]] },
  ];
  expect(folded(update(false, {}, { table }), second, null, null).view).toEqual({
    round: 2,
    table: [[7], [2], [8], [9]],
  });
  expect(second.view).toEqual({ round: 2, table: [[1], [2], [3]] });
  expect(folded(update(true, { round: 3 }), second, null, null).view).toEqual({ round: 3 });
});
