/** What players are called, and what else people wrote themselves. */

const BOTS = ["Shirin", "Farhad", "Layla", "Bahram", "Roxana", "Kaveh", "Golnar", "Rostam"];
/** Letters that run from right to left, and marks that turn text around. */
const TURNING =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const OVERRIDES = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A text that people wrote, so that it turns nothing around that stands beside it. */
export function own(text: string): string {
  return TURNING.test(text) ? `\u2068${text.replace(OVERRIDES, "")}\u2069` : text;
}

/** Whoever gives no name is kept as this, and called a guest in the language of whoever reads. */
export const GUEST = "Guest";

/** What each seat is called; bots are given names to be told apart by. */
export function namesOf(seats: readonly { kind: string; name: string }[], guest: string): string[] {
  const person = (name: string) => (name === GUEST ? guest : own(name));
  return seats.map(({ kind, name }, seat) => (kind === "bot" ? BOTS[seat % BOTS.length] : person(name)));
}
