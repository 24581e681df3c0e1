import { describe, expect, it } from "vitest";
import { PLACES } from "../places.cases";
import type { GameEvent } from "../types";
import { arc, backwards, beats as beatsAt, journeys, lookedNow, turned, STEPS, TAKES } from "./moves";
import { STEP } from "../../counting.svelte";

const beats = (events: GameEvent[]) => beatsAt(events, PLACES);

const lying = (place: number) => ({ place, name: place < 3 ? "centre" : "hand", number: Math.floor(place / 3) - 1 });
const looked = (who: number, place: number, card: number | null): GameEvent => ({
  kind: "looked",
  who,
  place: lying(place),
  card,
});
const switched = (who: number, a: number, b: number): GameEvent => ({
  kind: "switched",
  who,
  a: lying(a),
  b: lying(b),
});
const chose = (who: number, row: number): GameEvent => ({ kind: "chose", who, row });
const JUDGED: GameEvent[] = [
  { kind: "judged", who: 0, verdict: "scores", points: 6 },
  { kind: "judged", who: 1, verdict: "missing_type", points: 0 },
  { kind: "won", who: 0 },
];
const shuffled = (who: number): GameEvent => ({ kind: "shuffled", who });

describe("journeys", () => {
  it("follow a card through several switches", () => {
    const ways = journeys(beats([switched(0, 1, 4), switched(0, 4, 8)]));
    expect(ways.get(8)?.map(({ from, to }) => [from, to])).toEqual([
      [1, 4],
      [4, 8],
    ]);
    expect(ways.get(1)?.map(({ from, to }) => [from, to])).toEqual([[4, 1]]);
    expect(ways.get(4)?.map(({ from, to }) => [from, to])).toEqual([[8, 4]]);
  });
  it("end where a hand is shuffled", () => {
    expect([...journeys(beats([switched(0, 1, 4), shuffled(0)])).keys()]).toEqual([1]);
  });
});

describe("beats", () => {
  it("turn one hand after another, then judge, then crown", () => {
    const shown = [3, 4, 5, 6, 7, 8].map((place) => ({ kind: "shown" as const, place: lying(place), card: place }));
    const list = beats([...shown, ...JUDGED]);
    const at = list.map((beat) => beat.at);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(list.at(-1)).toMatchObject({ kind: "won", who: 0 });
    // The declared hand is counted meanwhile, and that takes longer.
    expect(list.at(-1)?.at).toBe(STEPS * STEP - TAKES);
  });
});

describe("backwards", () => {
  const undone = [
    chose(0, 3),
    switched(0, 1, 4),
    switched(0, 4, 8),
    { kind: "asked" as const, question: "first_action" as const, who: 0 },
  ];
  it("every card goes back the way it came, the last leg first", () => {
    const ways = journeys(backwards(undone, PLACES));
    expect(ways.get(1)?.map(({ from, to }) => [from, to])).toEqual([
      [8, 4],
      [4, 1],
    ]);
    expect(ways.get(1)?.every(({ back }) => back)).toBe(true);
  });
  it("a look is not looked again", () => {
    expect(backwards([looked(0, 4, 9)], PLACES)).toEqual([]);
  });
});

describe("turned", () => {
  it("finds a face that was closed but not one that moved", () => {
    expect(turned([null, 5, 7], [null, null, 7], [])).toEqual([1]);
    expect(turned([null, 5, null], [null, null, 5], beats([switched(0, 1, 2)]))).toEqual([]);
  });
});

describe("lookedNow", () => {
  it("holds my look until I choose again or the card moves", () => {
    const look = looked(0, 4, 9);
    expect(lookedNow([look], 0, [], PLACES)).toEqual([4]);
    expect(lookedNow([looked(1, 5, null)], 0, [4], PLACES)).toEqual([4]);
    expect(lookedNow([switched(1, 4, 8)], 0, [4], PLACES)).toEqual([]);
    expect(lookedNow([chose(0, 3), looked(0, 7, 2)], 0, [4], PLACES)).toEqual([7]);
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
