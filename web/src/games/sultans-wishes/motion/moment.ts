/** What is worth a moment: a wish fulfilled, the extra tasks counted, a lamp lit. */

import type { Event } from "../../board";
import type { Sheet } from "../../../protocol/messages";

export interface Line {
  seat: number;
  points: number;
}

export type Moment =
  | { kind: "fulfilled"; wish: number; lines: Line[] }
  | { kind: "ranked"; ranks: { rank: number; space: number; hearts: number }[]; lines: Line[] }
  | { kind: "lit"; seat: number };

export function moments(sheet: Sheet, events: readonly Event[]): Moment[] {
  const found: Moment[] = [];
  for (const event of events) {
    const { name, fields } = sheet.kinds[event[0]];
    const value = (field: string): number => event[1 + fields.findIndex((one) => one.name === field)] ?? -1;
    const numberAt = (field: string): number => Number(sheet.places[value(field)]?.[1] ?? -1);
    const last = found.at(-1);
    if (name === "fulfilled") found.push({ kind: "fulfilled", wish: numberAt("wish"), lines: [] });
    else if (name === "ranked") {
      const rank = { rank: value("rank"), space: numberAt("space"), hearts: value("hearts") };
      if (last?.kind === "ranked") last.ranks.push(rank);
      else found.push({ kind: "ranked", ranks: [rank], lines: [] });
    } else if (name === "scored") {
      const source = sheet.names["source"][value("source")];
      const wanted = { wish: "fulfilled", extra: "ranked" }[source];
      const about = found.findLast((one) => one.kind === wanted);
      if (about && about.kind !== "lit") about.lines.push({ seat: value("who"), points: value("points") });
    } else if (name === "lit") found.push({ kind: "lit", seat: value("who") });
  }
  return found;
}

/** For each seat the points of each source, as they were told. */
export function scoredBy(sheet: Sheet, events: readonly Event[], players: number): Map<string, number[]> {
  const found = new Map(sheet.names["source"].map((source) => [source, new Array<number>(players).fill(0)]));
  for (const [kind, who, source, points] of events) {
    if (sheet.kinds[kind].name !== "scored") continue;
    const row = found.get(sheet.names["source"][source]);
    if (row) row[who] += points;
  }
  return found;
}
