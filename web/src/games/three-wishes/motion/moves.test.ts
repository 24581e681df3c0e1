import { describe, expect, it } from "vitest";
import { NamedEvent } from "../../../motion/events";
import { arc, backwards, beats, journeys, lookedNow, turned } from "./moves";

const PLACE = { name: "place", kind: "place" as const, family: "" };
const FIELDS: Record<string, string[]> = {
  asked: ["question", "who"],
  chose: ["who", "row"],
  looked: ["who", "place", "card"],
  switched: ["who", "a", "b"],
  shuffled: ["who"],
  shown: ["place", "card"],
  judged: ["who", "verdict", "points"],
  won: ["who"],
};
const event = (name: string, ...values: number[]): NamedEvent =>
  new NamedEvent({ kinds: [{ name, fields: FIELDS[name].map((field) => ({ ...PLACE, name: field })) }], places: [] }, [
    0,
    ...values,
  ]);

describe("journeys", () => {
  it("follow a card through several switches", () => {
    const ways = journeys(beats([event("switched", 0, 1, 4), event("switched", 0, 4, 8)]));
    expect(ways.get(8)?.map(({ from, to }) => [from, to])).toEqual([
      [1, 4],
      [4, 8],
    ]);
    expect(ways.get(1)?.map(({ from, to }) => [from, to])).toEqual([[4, 1]]);
    expect(ways.get(4)?.map(({ from, to }) => [from, to])).toEqual([[8, 4]]);
  });
  it("end where a hand is shuffled", () => {
    expect([...journeys(beats([event("switched", 0, 1, 4), event("shuffled", 0)])).keys()]).toEqual([1]);
  });
});

describe("beats", () => {
  it("turn one hand after another, then judge, then crown", () => {
    const shown = [3, 4, 5, 6, 7, 8].map((place) => event("shown", place, place));
    const list = beats([...shown, event("judged", 0, 0, 6), event("judged", 1, 3, 0), event("won", 0)]);
    const at = list.map((beat) => beat.at);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(list.at(-1)).toMatchObject({ kind: "won", who: 0 });
  });
});

describe("backwards", () => {
  const undone = [event("chose", 0, 3), event("switched", 0, 1, 4), event("switched", 0, 4, 8), event("asked", 0)];
  it("every card goes back the way it came, the last leg first", () => {
    const ways = journeys(backwards(undone));
    expect(ways.get(1)?.map(({ from, to }) => [from, to])).toEqual([
      [8, 4],
      [4, 1],
    ]);
    expect(ways.get(1)?.every(({ back }) => back)).toBe(true);
  });
  it("a look is not looked again", () => {
    expect(backwards([event("looked", 0, 4, 9)])).toEqual([]);
  });
});

describe("turned", () => {
  it("finds a face that was closed but not one that moved", () => {
    expect(turned([null, 5, 7], [null, null, 7], [])).toEqual([1]);
    expect(turned([null, 5, null], [null, null, 5], beats([event("switched", 0, 1, 2)]))).toEqual([]);
  });
});

describe("lookedNow", () => {
  it("holds my look until I choose again or the card moves", () => {
    const look = event("looked", 0, 4, 9);
    expect(lookedNow([look], 0, [])).toEqual([4]);
    expect(lookedNow([event("looked", 1, 5, -1)], 0, [4])).toEqual([4]);
    expect(lookedNow([event("switched", 1, 4, 8)], 0, [4])).toEqual([]);
    expect(lookedNow([event("chose", 0, 3), event("looked", 0, 7, 2)], 0, [4])).toEqual([7]);
  });
});

describe("arc", () => {
  it("begins at the old place and ends at rest", () => {
    const way = arc(100, 0, 2);
    expect(way[0]).toMatchObject({ x: 100, s: 2 });
    expect(way.at(-1)!.x).toBeCloseTo(0);
    expect(way.at(-1)!.s).toBeCloseTo(1);
  });
  it("is the same way there and back", () => {
    const [there, back] = [arc(100, 40, 1), arc(-100, -40, 1, true)];
    const middle = (way: typeof there, x: number, y: number) => [way[4]!.x + x, way[4]!.y + y];
    const [x, y] = middle(back, 100, 40);
    expect(middle(there, 0, 0)[0]).toBeCloseTo(x!);
    expect(middle(there, 0, 0)[1]).toBeCloseTo(y!);
  });
});
