import { expect, test } from "vitest";
import { ruleOf } from "./rule";

test("a rule is its text, how it is known, and its rulings", () => {
  expect(ruleOf("Take two actions. [3W-4]")).toEqual({ text: "Take two actions.", mark: "STATED", rulings: ["3W-4"] });
  expect(ruleOf("≈ If nobody scores (so rare), nobody wins. [3W-14, 3W-15]")).toEqual({
    text: "If nobody scores (so rare), nobody wins.",
    mark: "RECONSTRUCTED",
    rulings: ["3W-14", "3W-15"],
  });
  expect(ruleOf("° Found. [3W-4]").mark).toBe("FOUND");
  expect(ruleOf("∴ It follows.")).toEqual({ text: "It follows.", mark: "DERIVED", rulings: [] });
});
