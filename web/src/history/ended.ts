/** Games of mine that ended while nobody here looked: the server is asked how. */

import * as api from "../protocol/api";
import type { MyTable, TableInfo } from "../protocol/messages";
import { keepPlayed, playedAt } from "./history";

/** So many are asked for at once. */
const MOST = 20;
const asked = new Map<string, TableInfo>();

/** How a game of mine ended, and for whom. */
export interface Ended {
  seat: number;
  scores: number[];
  winners: readonly number[];
  when: number;
  /** The bots of the game, the weakest first. */
  order: readonly string[];
}

/** Keep what a game came to. */
export function keepEnded(
  { id, game, seats, options }: Pick<TableInfo, "id" | "game" | "seats" | "options">,
  { seat, scores, winners, when, order }: Ended,
): void {
  const bots = seats.flatMap(({ kind, name }) => (kind === "bot" ? [name] : []));
  const level = order.findLast((bot) => bots.includes(bot)) ?? bots[0] ?? "";
  const score = scores[seat] ?? 0;
  const won = winners.includes(seat);
  keepPlayed({ table: id, game, when, players: scores.length, score, scores, won, level, options });
}

/** Ask how those of these tables ended that are over and that this browser knows nothing of, and tell it of each that was
 *  asked for.  One that was played on from a review, or by several here, is nobody's and is not kept. */
export async function askEnded(mine: readonly MyTable[]): Promise<ReadonlyMap<string, TableInfo>> {
  const unknown = mine.filter(({ table }) => table.state === "over" && !playedAt(table.id) && !asked.has(table.id));
  if (unknown.length) {
    const { games } = await api.games();
    for (const { table, seats } of unknown.slice(0, MOST)) {
      const info = await api.table(table.id);
      asked.set(table.id, info);
      const [mine, ...others] = seats;
      if (!mine || others.length || info.branched_from) continue;
      const order = games.find(({ name }) => name === info.game)?.bots ?? [];
      keepEnded(info, { ...info, seat: mine.seat, when: table.created * 1000, order });
    }
  }
  return asked;
}
