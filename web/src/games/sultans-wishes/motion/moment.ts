/** What is worth a moment: a wish fulfilled, the extra tasks counted, a lamp lit. */

import { read, type EventSheet } from "../../../motion/events";
import type { Event } from "../../board";
import type { GameEvent } from "../types";

export interface Line {
  seat: number;
  points: number;
}

export type Moment =
  | { kind: "fulfilled"; wish: number; lines: Line[] }
  | { kind: "ranked"; ranks: { rank: number; space: number; hearts: number }[]; lines: Line[] }
  | { kind: "lit"; seat: number };

/** Which moment points of a source belong to. */
const ABOUT: Partial<Record<Source, Moment["kind"]>> = { wish: "fulfilled", extra: "ranked" };

export type Source = Extract<GameEvent, { kind: "scored" }>["source"];

export function moments(events: readonly GameEvent[]): Moment[] {
  const found: Moment[] = [];
  for (const event of events) {
    if (event.kind === "fulfilled") found.push({ kind: "fulfilled", wish: event.wish.number, lines: [] });
    else if (event.kind === "ranked") {
      const rank = { rank: event.rank, space: event.space.number, hearts: event.hearts };
      const counted = found.findLast((one) => one.kind === "ranked");
      if (counted && rank.rank > 1) counted.ranks.push(rank);
      else found.push({ kind: "ranked", ranks: [rank], lines: [] });
    } else if (event.kind === "scored") {
      const about = found.findLast((one) => one.kind === ABOUT[event.source]);
      if (about && about.kind !== "lit") about.lines.push({ seat: event.who, points: event.points });
    } else if (event.kind === "lit") found.push({ kind: "lit", seat: event.who });
  }
  return found;
}

/** For each seat the points of each source, as they were told. */
export function scoredBy(sheet: EventSheet, events: readonly Event[], players: number): Map<Source, number[]> {
  const sources = (sheet.names["source"] ?? []) as Source[];
  const found = new Map(sources.map((source) => [source, new Array<number>(players).fill(0)]));
  for (const event of read<GameEvent>(sheet, events)) {
    const row = event.kind === "scored" ? found.get(event.source) : undefined;
    if (event.kind === "scored" && row) row[event.who] = (row[event.who] ?? 0) + event.points;
  }
  return found;
}
