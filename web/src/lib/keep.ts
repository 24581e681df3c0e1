/** What this browser remembers: settings, and the seats that are its own. */

import type { SeatToken } from "./protocol";

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

/** A private window may have no store: then nothing is remembered, and everything else works. */
export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`gv:${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`gv:${key}`, JSON.stringify(value));
  } catch {
    // As above.
  }
}

/** The seats, last visited first. */
export function seats(): KeptSeat[] {
  return read<KeptSeat[]>("seats", []);
}

export function seatAt(table: string): KeptSeat | null {
  return seats().find((seat) => seat.table === table) ?? null;
}

export function keepSeat(seat: KeptSeat): void {
  write(
    "hidden",
    hiddenTables().filter((table) => table !== seat.table),
  );
  const { others } = seatAt(seat.table) ?? {};
  const kept = others ? { others, ...seat } : seat;
  write("seats", [kept, ...seats().filter((other) => other.table !== seat.table)].slice(0, MOST_SEATS));
}

export function forgetSeat(table: string): void {
  write(
    "seats",
    seats().filter((seat) => seat.table !== table),
  );
}

/** Take a table off the list; an account may still know it. */
export function hideTable(table: string): void {
  forgetSeat(table);
  write("hidden", [table, ...hiddenTables()].slice(0, MOST_HIDDEN));
}

export function hiddenTables(): string[] {
  return read<string[]>("hidden", []);
}
