import { describe, expect, it } from "vitest";
import { around, layout, need, RATIO } from "./layout";
import { ownerOf } from "./places";
import { PLACES } from "./places.cases";

const SIZES = [
  [360, 0],
  [390, 620],
  [412, 800],
  [600, 0],
  [640, 480],
  [768, 0],
  [768, 700],
  [768, 900],
  [900, 560],
  [972, 740],
  [1240, 700],
  [1880, 980],
  [3800, 2000],
] as const;

describe("the seats", () => {
  it("go clockwise from the one at the bottom", () => {
    expect(around(4, 2)).toEqual([2, 3, 0, 1]);
  });
  it("own three places each", () => {
    expect(PLACES.hands[1]).toEqual([6, 7, 8]);
    expect([0, 2, 3, 8].map((place) => ownerOf(PLACES, place))).toEqual([null, null, 0, 1]);
  });
});

describe.each([3, 4, 5])("a table of %i", (players) => {
  it.each(SIZES)("fits %i by %i without overlaps", (width, given) => {
    const height = Math.max(given, need(players, width, 800));
    const { spots, plates } = layout(PLACES, players, 0, width, height);
    expect(spots).toHaveLength(3 * players + 3);
    expect(plates).toHaveLength(players);
    for (const { x, y, w } of spots) {
      expect(w).toBeGreaterThanOrEqual(44);
      expect(x - w / 2).toBeGreaterThanOrEqual(0);
      expect(x + w / 2).toBeLessThanOrEqual(width);
      expect(y - (w * RATIO) / 2).toBeGreaterThanOrEqual(0);
      expect(y + (w * RATIO) / 2).toBeLessThanOrEqual(height);
    }
    for (let a = 1; a < spots.length; a++)
      for (let b = a + 1; b < spots.length; b++) {
        const [p, q] = [spots[a]!, spots[b]!];
        const apart =
          Math.abs(p.x - q.x) >= ((p.w + q.w) / 2) * 0.99 || Math.abs(p.y - q.y) >= (((p.w + q.w) * RATIO) / 2) * 0.99;
        expect(apart, `${a} and ${b}`).toBe(true);
      }
  });

  it("leaves room for the choice on a short phone", () => {
    const short = need(players, 340, 640);
    expect(short).toBeLessThanOrEqual(445);
    const { spots, plates } = layout(PLACES, players, 0, 340, short);
    for (const { w } of spots.slice(1)) expect(w).toBeGreaterThanOrEqual(43.9);
    for (const { y, size } of plates) {
      // No card reaches into a nameplate.
      for (const spot of spots.slice(1))
        expect(Math.abs(spot.y - y)).toBeGreaterThanOrEqual((spot.w * RATIO + Math.min(size, 20)) / 2 - 1);
    }
  });

  it.each([
    [390, 360],
    [430, 450],
    [500, 390],
    [600, 540],
  ])("is whole in a low window, %i wide in %i", (width, screen) => {
    const height = need(players, width, screen);
    expect(height).toBeLessThan(screen - 100);
    const { spots, plates } = layout(PLACES, players, 0, width, height);
    for (const { x, y, w } of spots.slice(1)) {
      expect(w).toBeGreaterThanOrEqual(32);
      expect(Math.abs(x - width / 2) + w / 2).toBeLessThanOrEqual(width / 2);
      expect(y + (w * RATIO) / 2).toBeLessThanOrEqual(height);
    }
    expect(Math.min(...plates.map(({ y, size }) => y - size / 2))).toBeGreaterThanOrEqual(0);
    for (const [a, p] of spots.entries())
      for (const q of a ? spots.slice(a + 1) : []) {
        const reach = (p.w + q.w) / 2 - 1;
        expect(Math.abs(p.x - q.x) >= reach || Math.abs(p.y - q.y) >= reach * RATIO).toBe(true);
      }
  });

  it("seats the next player to my left", () => {
    const { plates } = layout(PLACES, players, 1, 1200, 700);
    expect(plates[2]!.x).toBeLessThan(plates[1]!.x);
    expect(plates[0]!.x).toBeGreaterThan(plates[1]!.x);
    expect(Math.max(...plates.map((p) => p.y))).toBe(plates[1]!.y);
  });
});

it.each([
  [737, 560],
  [972, 740],
  [1240, 820],
  [1880, 980],
])("shows the centre as large as the hands around it, with three at %i by %i", (width, height) => {
  const { spots } = layout(PLACES, 3, 0, width, height);
  for (const at of PLACES.centre) expect(spots[at]!.w).toBeGreaterThan(0.9 * spots[PLACES.hands[1]![0]!]!.w);
});
