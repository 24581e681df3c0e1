/** The story cut into turns: what one player did until somebody else chose, or what happened by itself. */

import type { Event } from "../../games/board";
import type { Sheet } from "../../protocol/messages";

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

/** The event by which a turn is told in one line: the last of the first of these kinds that there is.  A game that names
 *  none is told by the first one that happens at a place, which is what was chosen; else by its last. */
export function headline(sheet: Pick<Sheet, "kinds">, turn: Turn, kinds: readonly string[]): Event {
  const named = (kind: string) => turn.lines.findLast(({ event }) => sheet.kinds[event[0]].name === kind);
  const found = kinds.map(named).find((line) => line !== undefined);
  const placed = turn.lines.find(({ event }) => sheet.kinds[event[0]].fields.some(({ kind }) => kind === "place"));
  return (found ?? (kinds.length ? undefined : placed) ?? turn.lines[turn.lines.length - 1]).event;
}

/** What the others did since a seat last chose, the last turn of each, in their order; an onlooker sees only the last. */
export function lately(
  sheet: Pick<Sheet, "kinds">,
  events: readonly Event[],
  seat: number | null,
  milestones: readonly string[] = [],
): Turn[] {
  const isMine = (event: Event) => sheet.kinds[event[0]].name === "chose" && event[1] === seat;
  const since = seat === null ? 0 : events.findLastIndex(isMine) + 1;
  const all = turnsOf(sheet, events.slice(since), since, milestones);
  const turns = all.filter((turn) => turn.who !== null && turn.who !== seat);
  const last = new Map(turns.map((turn) => [turn.who, turn]));
  const found = turns.filter((turn) => last.get(turn.who) === turn);
  return seat === null ? found.slice(-1) : found;
}
