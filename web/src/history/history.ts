/** The games that were finished in this browser, and what they came to: nobody needs an account for that. */

import { isText, read, write } from "../app/storage";

export interface Played {
  table: string;
  game: string;
  /** When it ended, in milliseconds. */
  when: number;
  players: number;
  /** My points, and everybody's. */
  score: number;
  scores: number[];
  won: boolean;
  /** The strongest bot at the table; empty where only people played, or one alone. */
  level: string;
}

const MOST = 500;

function isPlayed(value: unknown): value is Played {
  const { table, game, level, when, players, score, scores, won } = (value ?? {}) as Partial<
    Record<keyof Played, unknown>
  >;
  const numbers = [when, players, score].every((number) => typeof number === "number");
  return [table, game, level].every(isText) && numbers && Array.isArray(scores) && typeof won === "boolean";
}

/** The newest first. */
export function played(): Played[] {
  const found = read("history");
  return Array.isArray(found) ? found.filter(isPlayed) : [];
}

/** Keep a game that is over; one that is known already stays as it was. */
export function keepPlayed(game: Played): void {
  const before = played();
  if (!before.some((one) => one.table === game.table)) write("history", [game, ...before].slice(0, MOST));
}

export const playedAt = (table: string): Played | null => played().find((one) => one.table === table) ?? null;

/** The most points of somebody who played this alone; null before the first time.  `but` leaves one game out. */
export function bestAlone(game: string, but = ""): number | null {
  const scores = played().filter((one) => one.game === game && one.players === 1 && one.table !== but);
  return scores.length ? Math.max(...scores.map((one) => one.score)) : null;
}

export interface Tally {
  game: string;
  /** Against whom: a bot's kind, "people", or "alone". */
  against: string;
  games: number;
  won: number;
  best: number;
}

/** What all these games come to, by game and by whom they were played against. */
export function tallies(games: readonly Played[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const { game, players, level, won, score } of games) {
    const against = players === 1 ? "alone" : level || "people";
    const key = `${game} ${against}`;
    const tally = found.get(key) ?? { game, against, games: 0, won: 0, best: score };
    found.set(key, {
      ...tally,
      games: tally.games + 1,
      won: tally.won + Number(won),
      best: Math.max(tally.best, score),
    });
  }
  return [...found.values()].sort((a, b) => a.game.localeCompare(b.game) || b.games - a.games);
}
