import { expect, test } from "vitest";
import { has, lit } from "./search";

test("every word has to be there, in any order", () => {
  expect(has("SW-25 A Guard with nowhere to go", "guard nowhere")).toBe(true);
  expect(has("SW-25 A Guard with nowhere to go", "nowhere guard")).toBe(true);
  expect(has("SW-25 A Guard with nowhere to go", "guard palace")).toBe(false);
});

test("case and accents do not matter", () => {
  expect(has("A visão do gênio", "GENIO visao")).toBe(true);
  expect(has("Il tè del Sultano", "te")).toBe(true);
});

test("an apostrophe is found however it is typed", () => {
  expect(has("The Sultan’s mood", "sultan's")).toBe(true);
  expect(has("L’ultimo giro", "l’ultimo")).toBe(true);
});

test("the number of a ruling is found, and nothing is found in everything", () => {
  expect(has("3W-7 Peek", "3w-7")).toBe(true);
  expect(has("3W-7 Peek", "  ")).toBe(true);
});

test("what was sought is told apart from the rest, with its accents", () => {
  expect(lit("Il tè del Sultano", "te sul")).toEqual([
    ["Il ", false],
    ["tè", true],
    [" del ", false],
    ["Sul", true],
    ["tano", false],
  ]);
  expect(lit("Peek", "")).toEqual([["Peek", false]]);
});
