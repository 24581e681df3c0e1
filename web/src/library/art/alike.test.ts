import { expect, test } from "vitest";
import { alike, ours } from "./alike";

test("what looks alike stands once, with the numbers of all", () => {
  const tiles = [{ left: "window" }, { left: "tower" }, { left: "window" }];
  expect(alike(tiles, ({ left }) => left)).toEqual([
    { entry: tiles[0], numbers: [0, 2] },
    { entry: tiles[1], numbers: [1] },
  ]);
});

test("what is our own proposal is named once", () => {
  expect(ours({ name: "STATED", value: "RECONSTRUCTED" }, { value: "RECONSTRUCTED" }, undefined)).toEqual(["value"]);
});
