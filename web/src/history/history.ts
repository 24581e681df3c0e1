/** The games that were finished in this browser, and what they came to: nobody needs an account for that. */

import { isText, read, write } from "../app/storage";
import type { Value } from "../protocol/messages";

/** What a table agreed on. */
export type Agreed = Readonly<Record<string, Value>>;

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
  /** An older page kept none. */
  options?: Agreed;
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

/** Tells apart what is another game and has other points; a number, a limit of rounds say, makes none. */
const kindOf = (options: Agreed = {}): string =>
  JSON.stringify(
    Object.entries(options)
      .filter(([, value]) => typeof value !== "number")
      .sort(),
  );

/** The most points of somebody who played this alone by these options; null before the first time.  `but` leaves one
 *  game out. */
export function bestAlone(game: string, options: Agreed, but = ""): number | null {
  const scores = played()
    .filter((one) => one.game === game && one.players === 1 && one.table !== but)
    .filter((one) => kindOf(one.options) === kindOf(options));
  return scores.length ? Math.max(...scores.map((one) => one.score)) : null;
}

export interface Tally {
  game: string;
  /** Against whom: a bot's kind, "people", or "alone". */
  against: string;
  options: Agreed;
  games: number;
  won: number;
  best: number;
}

/** What all these games come to, by game, by options and by whom they were played against. */
export function tallies(games: readonly Played[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const { game, players, level, won, score, options = {} } of games) {
    const against = players === 1 ? "alone" : level || "people";
    const key = `${game} ${against} ${kindOf(options)}`;
    const tally = found.get(key) ?? { game, against, options, games: 0, won: 0, best: score };
    found.set(key, {
      ...tally,
      games: tally.games + 1,
      won: tally.won + Number(won),
      best: Math.max(tally.best, score),
    });
  }
  return [...found.values()].sort((a, b) => a.game.localeCompare(b.game) || b.games - a.games);
}

/** The options in which these sums of one game differ: what its rows are told apart by. */
export function differing(sums: readonly Tally[]): string[] {
  const names = new Set(sums.flatMap(({ options }) => Object.keys(options)));
  return [...names].filter((name) => {
    const values = new Set(sums.map(({ options }) => options[name]));
    return values.size > 1 && ![...values].some((value) => typeof value === "number");
  });
}
