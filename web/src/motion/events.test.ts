import { describe, expect, it } from "vitest";
import { read, type EventSheet } from "./events";

const sheet: EventSheet = {
  kinds: [
    { name: "shuffled", fields: [{ name: "who", kind: "seat", family: "" }] },
    {
      name: "built",
      fields: [
        { name: "who", kind: "seat", family: "" },
        { name: "tile", kind: "place", family: "" },
        { name: "way", kind: "count", family: "way" },
        { name: "character", kind: "count", family: "character" },
      ],
    },
    {
      name: "asked",
      fields: [
        { name: "question", kind: "count", family: "question" },
        { name: "card", kind: "face", family: "card" },
      ],
    },
  ],
  places: [["market"], ["tile", 7]],
  names: { way: ["front", "back"], character: ["jafar", "anis"] },
  faces: { character: [] },
  questions: ["over", "turn"],
};

describe("an event", () => {
  it("has its fields by name", () => {
    expect(read(sheet, [[0, 2]])).toEqual([{ kind: "shuffled", who: 2 }]);
  });
  it("knows what lies at a place that it names, and the word that a number stands for", () => {
    expect(read(sheet, [[1, 3, 1, 1, 1]])).toEqual([
      { kind: "built", who: 3, tile: { place: 1, name: "tile", number: 7 }, way: "back", character: 1 },
    ]);
  });
  it("has nothing where a face is hidden", () => {
    expect(
      read(sheet, [
        [2, 1, -1],
        [2, 1, 0],
      ]),
    ).toEqual([
      { kind: "asked", question: "turn", card: null },
      { kind: "asked", question: "turn", card: 0 },
    ]);
  });
});
