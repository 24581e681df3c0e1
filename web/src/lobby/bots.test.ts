import { expect, test } from "vitest";
import type { GameInfo } from "../protocol/messages";
import { quickOptions, search } from "./bots";

type Known = Pick<GameInfo, "levels" | "network" | "options">;

const option = (name: string, value: boolean | string, quick: string | null = null) =>
  ({ name, default: value, ruling: "X-1", values: null, low: null, high: null, quick }) as GameInfo["options"][number];

const game: Known = {
  levels: ["page", "vizier"],
  network: { players: [2, 3], options: { open: [false], start: ["deal", "choose"] } },
  options: [option("open", false), option("start", "choose", "deal")],
};

test("where a network was trained for the table no level searches", () => {
  expect(search(game, 2, { open: false, start: "deal" }, ["vizier"])).toBe(false);
  expect(search(game, 3, {}, ["page"])).toBe(false);
});

test("elsewhere they do, and bots that are no levels are as they are", () => {
  expect(search(game, 4, {}, ["page"])).toBe(true);
  expect(search(game, 2, { open: true }, ["page"])).toBe(true);
  expect(search({ ...game, network: { players: [], options: {} } }, 2, {}, ["open", "vizier"])).toBe(true);
  expect(search(game, 4, { open: true }, ["me", "greedy"])).toBe(false);
});

test("where no network comes with a game there is nothing to say", () => {
  expect(search({ ...game, network: null }, 2, {}, ["vizier"])).toBe(false);
});

test("of numbers those between the trained ones are met", () => {
  const long: Known = { ...game, network: { players: [2], options: { rounds: [50, 4, 60] } } };
  expect(search(long, 2, { rounds: 5 }, ["page"])).toBe(false);
  expect(search(long, 2, { rounds: 61 }, ["page"])).toBe(true);
});

test("one click takes what suits a game against bots", () => {
  expect(quickOptions(game)).toEqual({ start: "deal" });
});
