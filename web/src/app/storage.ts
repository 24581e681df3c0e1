/** What this browser remembers: settings, and the seats that are its own. */

import type { SeatToken } from "../protocol/messages";

export interface KeptSeat {
  table: string;
  game: string;
  seat: number | null;
  token: string;
  /** The seats of others at this very screen. */
  others?: SeatToken[];
  /** Who else sits there, to be recognised by. */
  names: string[];
  /** When it was last visited, in milliseconds. */
  when: number;
  over: boolean;
}

const MOST_SEATS = 50;
const MOST_HIDDEN = 100;

/** A private window may have no store: then nothing is remembered, and everything else works.  Nor may anybody rely on
 *  what stands there: an older page or a hand may have written it. */
export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`gv:${key}`) ?? "null");
  } catch {
    return null;
  }
}

export const isText = (value: unknown): value is string => typeof value === "string";

/** The texts of a list. */
export function texts(key: string): string[] {
  const found = read(key);
  return Array.isArray(found) ? found.filter(isText) : [];
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`gv:${key}`, JSON.stringify(value));
  } catch {
    // As above.
  }
}

function isSeat(value: unknown): value is KeptSeat {
  const { table, game, token, names, others = [] } = (value ?? {}) as Partial<Record<keyof KeptSeat, unknown>>;
  return [table, game, token].every(isText) && Array.isArray(names) && Array.isArray(others);
}

/** The seats, last visited first. */
export function seats(): KeptSeat[] {
  const found = read("seats");
  return Array.isArray(found) ? found.filter(isSeat) : [];
}

export function seatAt(table: string): KeptSeat | null {
  return seats().find((seat) => seat.table === table) ?? null;
}

export function keepSeat(seat: KeptSeat): void {
  showTable(seat.table);
  const { others } = seatAt(seat.table) ?? {};
  const kept = others ? { others, ...seat } : seat;
  write("seats", fitting([kept, ...seats().filter((other) => other.table !== seat.table)]));
}

/** Where there are too many, finished games go first, then those that were visited longest ago. */
function fitting(all: KeptSeat[]): KeptSeat[] {
  const first = all.toReversed().sort((a, b) => Number(b.over) - Number(a.over));
  const gone = new Set(first.slice(0, Math.max(0, all.length - MOST_SEATS)));
  return all.filter((seat) => !gone.has(seat));
}

export function forgetSeat(table: string): void {
  write(
    "seats",
    seats().filter((seat) => seat.table !== table),
  );
}

/** Take a table off the list; the seat there stays. */
export function hideTable(table: string): void {
  write("hidden", [...new Set([table, ...hiddenTables()])].slice(0, MOST_HIDDEN));
}

/** Put it back on the list. */
export function showTable(table: string): void {
  write(
    "hidden",
    hiddenTables().filter((other) => other !== table),
  );
}

export function hiddenTables(): string[] {
  return texts("hidden");
}
