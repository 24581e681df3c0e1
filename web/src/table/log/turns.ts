/** The story cut into turns: what one player did until somebody else chose, or what happened by itself. */

import type { Event } from "../../games/board";
import type { Sheet } from "../../protocol/messages";
import { placesOf } from "../../words/words";

export interface Turn {
  /** Whose it is; null for what happened by itself. */
  who: number | null;
  /** The number of its first event. */
  at: number;
  /** All that was told in it, what is asked and chosen left out. */
  lines: { at: number; event: Event }[];
}

/** What divides any game: it belongs to nobody's turn, and whoever looks back finds the way by it.  A game names more. */
const MILESTONES: readonly string[] = ["round", "won"];

export const isMilestone = (kind: string, more: readonly string[]): boolean =>
  MILESTONES.includes(kind) || more.includes(kind);

/** The turns of a story whose first event has the number `base`. */
export function turnsOf(
  sheet: Pick<Sheet, "kinds">,
  events: readonly Event[],
  base = 0,
  milestones: readonly string[] = [],
): Turn[] {
  const turns: Turn[] = [];
  let now: Turn | null = null;
  events.forEach((event, i) => {
    const { name } = sheet.kinds[event[0]];
    const at = base + i;
    if (name === "asked") return;
    if (name === "chose") {
      if (now?.who !== event[1]) turns.push((now = { who: event[1], at, lines: [] }));
      return;
    }
    if (now === null || isMilestone(name, milestones)) {
      now = null;
      turns.push({ who: null, at, lines: [{ at, event }] });
    } else {
      now.lines.push({ at, event });
    }
  });
  return turns.filter((turn) => turn.lines.length);
}

type Kinds = Pick<Sheet, "kinds">;

/** What whoever has the turn did in it: what happened to others, or by itself, is passed over where there is any. */
export function doings(sheet: Kinds, { who, lines }: Turn): Turn["lines"] {
  const own = lines.filter(({ event }) => {
    const seat = sheet.kinds[event[0]].fields.findIndex(({ kind }) => kind === "seat");
    return seat >= 0 && event[seat + 1] === who;
  });
  return own.length ? own : lines;
}

/** Kinds of events by which a turn is told, what matters most first: of one kind the last, of several that matter alike
 *  all, as they happened. */
export type Headlines = readonly (string | readonly string[])[];

/** The lines by which a turn is told.  A game that names no kinds is told by the first one that happens at a place, which
 *  is what was chosen; else by its last. */
export function headlines(sheet: Kinds, turn: Turn, kinds: Headlines): Turn["lines"] {
  const lines = doings(sheet, turn);
  for (const alike of kinds) {
    const found = lines.filter(({ event }) => [alike].flat().includes(sheet.kinds[event[0]].name));
    if (found.length) return typeof alike === "string" ? found.slice(-1) : found;
  }
  const placed = lines.find(({ event }) => sheet.kinds[event[0]].fields.some(({ kind }) => kind === "place"));
  return kinds.length || !placed ? lines.slice(-1) : [placed];
}

/** What the others did since a seat last chose, one turn for each, whoever acted last at the end: what somebody was asked
 *  in between does not cut it in two.  An onlooker sees only the last. */
export function lately(
  sheet: Kinds,
  events: readonly Event[],
  seat: number | null,
  milestones: readonly string[] = [],
): Turn[] {
  const isMine = (event: Event) => sheet.kinds[event[0]].name === "chose" && event[1] === seat;
  const since = seat === null ? 0 : events.findLastIndex(isMine) + 1;
  const all = turnsOf(sheet, events.slice(since), since, milestones);
  const turns = all.filter((turn) => turn.who !== null && turn.who !== seat);
  if (seat === null) return turns.slice(-1);
  const found = new Map<number | null, Turn>();
  for (const turn of turns) {
    const before = found.get(turn.who);
    found.delete(turn.who);
    found.set(turn.who, before ? { ...before, lines: [...before.lines, ...turn.lines] } : turn);
  }
  return [...found.values()];
}

/** The places of all that they did. */
export const marked = (sheet: Sheet, turns: readonly Turn[]): number[] =>
  turns.flatMap((turn) => doings(sheet, turn).flatMap(({ event }) => placesOf(sheet, event)));
