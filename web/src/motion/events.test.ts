import { describe, expect, it } from "vitest";
import type { Sheet } from "../protocol/messages";
import { HIDDEN, named } from "./events";

const sheet: Pick<Sheet, "kinds" | "places"> = {
  kinds: [
    { name: "shuffled", fields: [{ name: "who", kind: "seat", family: "" }] },
    {
      name: "built",
      fields: [
        { name: "who", kind: "seat", family: "" },
        { name: "tile", kind: "place", family: "" },
        { name: "way", kind: "count", family: "" },
      ],
    },
  ],
  places: [["market"], ["tile", 7]],
};

describe("an event", () => {
  const [shuffled, built] = named(sheet, [
    [0, 2],
    [1, 3, 1, 0],
  ]);
  it("is read by the names of its fields", () => {
    expect([shuffled.name, shuffled.value("who")]).toEqual(["shuffled", 2]);
    expect([built.name, built.value("who"), built.value("way")]).toEqual(["built", 3, 0]);
  });
  it("knows what lies at the place that it names", () => {
    expect(built.numberAt("tile")).toBe(7);
    expect([built.hasPlace("tile"), built.hasPlace("way"), shuffled.hasPlace("tile")]).toEqual([true, false, false]);
  });
  it("has nothing where it has no such field", () => {
    expect([shuffled.value("tile"), shuffled.numberAt("tile")]).toEqual([HIDDEN, HIDDEN]);
  });
});
