/** What players are called. */

const BOTS = ["Shirin", "Farhad", "Layla", "Bahram", "Roxana", "Kaveh", "Golnar", "Rostam"];

/** What each seat is called; bots are given names to be told apart by. */
export function namesOf(seats: readonly { kind: string; name: string }[]): string[] {
  return seats.map(({ kind, name }, seat) => (kind === "bot" ? BOTS[seat % BOTS.length] : name));
}
