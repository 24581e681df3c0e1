import { beforeEach, expect, test } from "vitest";
import { bestAlone, differing, keepPlayed, played, playedAt, tallies, type Agreed, type Played } from "./history";

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
  expect(bestAlone("sultaniya", {})).toBeNull();
  for (const [table, score] of [
    ["a", 41],
    ["b", 52],
    ["c", 47],
  ] as const) {
    keepPlayed(game(table, { players: 1, score, scores: [score], won: false, level: "" }));
  }
  keepPlayed(game("d", { score: 90 }));
  const bests = [bestAlone("sultaniya", {}), bestAlone("sultaniya", {}, "b"), bestAlone("three-wishes", {})];
  expect(bests).toEqual([52, 47, null]);
});

test("a best belongs to the rules it was made by", () => {
  const alone = (table: string, score: number, options: Agreed): void =>
    keepPlayed(game(table, { players: 1, score, scores: [score], won: false, level: "", options }));
  alone("a", 40, { travelers: false, limit: 50 });
  alone("b", 90, { travelers: true, limit: 50 });
  alone("c", 30, { limit: 60, travelers: false });
  expect(bestAlone("sultaniya", { travelers: false, limit: 50 })).toBe(40);
  expect(bestAlone("sultaniya", { travelers: true, limit: 10 })).toBe(90);
  expect(bestAlone("sultaniya", { travelers: false, limit: 50 }, "a")).toBe(30);
  expect(bestAlone("sultaniya", { travelers: true }, "b")).toBeNull();
});

test("sums are kept apart by options, and tell by which", () => {
  const [single, chain] = [
    { games: "single", own: false, limit: 50 },
    { games: "chain", own: false, limit: 60 },
  ];
  const sums = tallies([
    game("a", { options: single, score: 0 }),
    game("b", { options: chain, score: 5 }),
    game("c", { options: { ...single, limit: 70 }, score: 0 }),
  ]);
  expect(sums.map(({ options, games, best }) => [options["games"], games, best])).toEqual([
    ["single", 2, 0],
    ["chain", 1, 5],
  ]);
  expect(differing(sums)).toEqual(["games"]);
  expect(differing(sums.slice(0, 1))).toEqual([]);
});

test("games, wins and the best by game and rival", () => {
  const games = [game("a"), game("b", { won: false, score: 44 }), game("c", { level: "" }), game("d", { players: 1 })];
  expect(tallies(games)).toEqual([
    { game: "sultaniya", against: "aide", options: {}, games: 2, won: 1, best: 44 },
    { game: "sultaniya", against: "people", options: {}, games: 1, won: 1, best: 30 },
    { game: "sultaniya", against: "alone", options: {}, games: 1, won: 1, best: 30 },
  ]);
});
