import { expect, it } from "vitest";
import { missing, sum, type WishCard } from "./wish";

const card = (type: WishCard["type"], value: number, special: WishCard["special"] = ""): WishCard => ({
  id: "x",
  type,
  value,
  special,
  marks: { name: "", type: "", value: "" },
});
const cards = [card("superpower", 4), card("gift", 2), card("harmony", 1), card("harmony", 0, "doubles")];

it("explains the points of a hand", () => {
  expect(sum(cards, { hand: [0, 1, 2], verdict: "scores", points: 7 })).toBe("4 + 2 + 1 = 7");
  expect(sum(cards, { hand: [0, 1, 3], verdict: "scores", points: 12 })).toBe("(4 + 2) × 2 = 12");
  expect(sum(cards, { hand: [0, 0, 1], verdict: "missing_type", points: 0 })).toBe("");
});

it("names what is missing", () => {
  expect(missing(cards, [0, 2, 3])).toEqual(["gift"]);
});
