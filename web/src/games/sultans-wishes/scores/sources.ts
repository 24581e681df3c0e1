/** Where everybody's points came from, as it was told. */

import { capital } from "../../../words/words";
import type { Event } from "../../board";
import type { CourtProps } from "../court";
import type { Desk } from "../desk";
import { scoredBy, type Source } from "../motion/moment";

export interface Row {
  /** Null is what was scored before this table has its story from. */
  source: Source | null;
  name: string;
  /** The points of each seat. */
  points: number[];
}

export function rows({ view, say }: Desk, sheet: CourtProps["sheet"], story: readonly Event[]): Row[] {
  const told = [...scoredBy(sheet, story, view.players)].filter(([, points]) => points.some(Boolean));
  const rest = view.points.map((all, seat) => told.reduce((left, [, points]) => left - points[seat], all));
  const named = told.map(([source, points]) => ({ source, name: capital(say("sw-source", { source })), points }));
  return rest.some(Boolean) ? [...named, { source: null, name: say("sw-source-earlier"), points: rest }] : named;
}
