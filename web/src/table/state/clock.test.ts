import { expect, test } from "vitest";
import { days, digits, passed, spelled, thinking } from "./clock";

test("digits", () => {
  expect([0, 9, 60, 725, 3600, 86_399].map(digits)).toEqual(["0:00", "0:09", "1:00", "12:05", "1:00:00", "23:59:59"]);
});

test("days where seconds say nothing", () => {
  expect(days(86_399)).toBeNull();
  expect(days(3 * 86_400 + 7300)).toEqual({ days: 3, hours: 2 });
});

test("a time is spelled out in the largest unit that fits", () => {
  const times = [1, 90, 180, 5400, 86_400, 259_200, 604_800, 1_209_600, 2.5];
  expect(times.map((time) => spelled(time, "en"))).toEqual([
    "1 second",
    "90 seconds",
    "3 minutes",
    "90 minutes",
    "1 day",
    "3 days",
    "1 week",
    "2 weeks",
    "2.5 seconds",
  ]);
  expect([spelled(180, "it"), spelled(604_800, "pt")]).toEqual(["3 minuti", "1 semana"]);
});

test("how long people may think", () => {
  const say = (id: string, facts = {}) => [id, ...Object.values(facts)].join(", ");
  expect(thinking(null, say, "en")).toBe("web-clock-none");
  expect(thinking({ kind: "turn", seconds: 60 }, say, "en")).toMatch("web-clock-turn, 1 minute");
  expect(thinking({ kind: "bank", seconds: 600, increment: 10 }, say, "pt")).toBe(
    "web-clock-bank, 10 minutos, 10 segundos",
  );
});

test("a threshold is passed once, and the lowest counts", () => {
  expect(passed(61, 60)).toBe(60);
  expect(passed(60, 59)).toBeNull();
  expect(passed(100, 5)).toBe(10);
  expect(passed(5, 100)).toBeNull();
});
