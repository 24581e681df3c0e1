import { expect, test } from "vitest";
import { boxOf, sentences } from "./box";

test("numbers and names of the box become variables of sentences", () => {
  const box = { width: 6, move: { en: "the red djinn", it: "il genio rosso" } };
  expect(boxOf({ box }, "it")).toEqual({ box_width: 6, box_move: "il genio rosso" });
  expect(boxOf({ box }, "pt")).toEqual({ box_width: 6, box_move: "the red djinn" });
});

test("a ruling has a sentence a line", () => {
  expect(sentences("One.\nTwo.")).toEqual(["One.", "Two."]);
});
