/** Entries that look alike, in the order of the box: the first of them, and the numbers of all. */
export interface Alike<T> {
  entry: T;
  numbers: number[];
}

export function alike<T>(entries: readonly T[], look: (entry: T) => unknown): Alike<T>[] {
  const found = new Map<string, Alike<T>>();
  entries.forEach((entry, number) => {
    const key = JSON.stringify(look(entry));
    const same = found.get(key);
    if (same) same.numbers.push(number);
    else found.set(key, { entry, numbers: [number] });
  });
  return [...found.values()];
}

export type Marks = Record<string, string> | undefined;

/** What of these entries is our own proposal, each part once. */
export function ours(...marks: Marks[]): string[] {
  const parts = marks.flatMap((one) => Object.entries(one ?? {}));
  return [...new Set(parts.filter(([, mark]) => mark === "RECONSTRUCTED").map(([part]) => part))];
}
