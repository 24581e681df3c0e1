import { describe, expect, it } from "vitest";
import type { Offer, Sheet } from "../../protocol/messages";
import { canFlip, fitsOf, handOf, shownWay } from "./hand";
import { Land, neighbour } from "./palace";

// Two seats, a land of 2-1-2-1 slots, two tiles.
const FLOORS = [
  ["ground", 2],
  ["first", 1],
  ["second", 2],
  ["roof", 1],
] as const;
const slots = (seat: number) =>
  FLOORS.flatMap(([name, count]) => Array.from({ length: count }, (_, i) => [name, seat, i + 1]));
const places = [["pile", 0], ["djinn", 0], ["tile", 0], ["tile", 1], ...slots(0), ...slots(1)];
const sheet = {
  places,
  seated: FLOORS.map(([name]) => name),
  own: [0, 1].map((seat) => places.flatMap((place, at) => (place.length === 3 && place[1] === seat ? [at] : []))),
} as unknown as Sheet;
const land = new Land(sheet);

const place = (path: number[], slot: number, way: number): Offer => ({
  path,
  do: "place",
  args: [slot, way],
  at: [slot],
  then: [],
});
const take = (row: number, tile: number, then: Offer[]): Offer => ({
  path: [row],
  do: "take",
  args: [tile],
  at: [tile],
  then,
});

describe("the land", () => {
  it("is read off the places, each floor half a tile beside the one beneath", () => {
    expect(land.floors).toEqual(["ground", "first", "second", "roof"]);
    expect(land.columns).toBe(4);
    expect(land.slotsOf(1).map(({ floor, column }) => [floor, column])).toEqual([
      [0, 0],
      [0, 2],
      [1, 1],
      [2, 0],
      [2, 2],
      [3, 1],
    ]);
    expect(land.tile(land.place("tile", 1))).toBe(1);
    expect(land.tile(land.place("pile", 0))).toBeNull();
  });

  it("is walked with the arrows", () => {
    const all = land.slotsOf(0);
    expect(neighbour(all, all[0], "ArrowRight")).toBe(all[1]);
    expect(neighbour(all, all[0], "ArrowUp")).toBe(all[2]);
    expect(neighbour(all, all[0], "ArrowDown")).toBe(all[0]);
  });
});

describe("the hand", () => {
  const first = take(7, 2, [place([7, 1], 4, 0), place([7, 2], 4, 1), place([7, 3], 5, 1)]);
  const second = take(8, 3, [place([8, 1], 4, 0)]);

  it("is empty at first, and knows what may be taken", () => {
    const hand = handOf(land, [first, second], [], null);
    expect(hand.tile).toBeNull();
    expect([...hand.takes.keys()]).toEqual([0, 1]);
    expect(hand.fits.size).toBe(0);
  });

  it("holds what was taken, and may take another instead", () => {
    const hand = handOf(land, [first, second], [first], null);
    expect(hand.tile).toBe(0);
    expect([...hand.fits.keys()]).toEqual([4, 5]);
    expect([...hand.takes.keys()]).toEqual([0, 1]);
  });

  it("lets go while a choice is on its way", () => {
    expect(handOf(land, [], [first], null).tile).toBeNull();
  });

  it("shows each slot the way that fits, and turns where both do", () => {
    const fits = fitsOf(first.then);
    expect(shownWay(fits.get(4)!, 1)).toBe(1);
    expect(shownWay(fits.get(5)!, 0)).toBe(1);
    expect(canFlip(fits)).toBe(true);
    expect(canFlip(fitsOf(second.then))).toBe(false);
  });
});
