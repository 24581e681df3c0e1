import { beforeEach, expect, test } from "vitest";
import { bestAlone, keepPlayed, played, playedAt, tallies, type Played } from "./history";

const game = (table: string, more: Partial<Played> = {}): Played => ({
  table,
  game: "sultaniya",
  when: 0,
  players: 2,
  score: 30,
  scores: [30, 20],
  won: true,
  level: "aide",
  ...more,
});

beforeEach(() => localStorage.clear());

test("a game that is over is kept once, and what is no game is left out", () => {
  localStorage.setItem("gv:history", JSON.stringify([null, 3, { table: "x" }, game("a")]));
  keepPlayed(game("a", { score: 99 }));
  keepPlayed(game("b"));
  expect(played().map(({ table }) => table)).toEqual(["b", "a"]);
  expect(playedAt("a")?.score).toBe(30);
  expect(playedAt("c")).toBeNull();
});

test("the best of whoever plays alone, and another time without this game", () => {
  expect(bestAlone("sultaniya")).toBeNull();
  for (const [table, score] of [
    ["a", 41],
    ["b", 52],
    ["c", 47],
  ] as const) {
    keepPlayed(game(table, { players: 1, score, scores: [score], won: false, level: "" }));
  }
  keepPlayed(game("d", { score: 90 }));
  expect([bestAlone("sultaniya"), bestAlone("sultaniya", "b"), bestAlone("three-wishes")]).toEqual([52, 47, null]);
});

test("games, wins and the best by game and rival", () => {
  const games = [game("a"), game("b", { won: false, score: 44 }), game("c", { level: "" }), game("d", { players: 1 })];
  expect(tallies(games)).toEqual([
    { game: "sultaniya", against: "aide", games: 2, won: 1, best: 44 },
    { game: "sultaniya", against: "people", games: 1, won: 1, best: 30 },
    { game: "sultaniya", against: "alone", games: 1, won: 1, best: 30 },
  ]);
});
