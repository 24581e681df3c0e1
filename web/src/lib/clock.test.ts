import { expect, test } from "vitest";
import { days, digits, passed } from "./clock";

test("digits", () => {
  expect([0, 9, 60, 725, 3600, 86_399].map(digits)).toEqual(["0:00", "0:09", "1:00", "12:05", "1:00:00", "23:59:59"]);
});

test("days where seconds say nothing", () => {
  expect(days(86_399)).toBeNull();
  expect(days(3 * 86_400 + 7300)).toEqual({ days: 3, hours: 2 });
});

test("a threshold is passed once, and the lowest counts", () => {
  expect(passed(61, 60)).toBe(60);
  expect(passed(60, 59)).toBeNull();
  expect(passed(100, 5)).toBe(10);
  expect(passed(5, 100)).toBeNull();
});
