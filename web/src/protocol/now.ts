/** How a match stands as this page has it: every update folded into what was known before. */

import type { View } from "../games/types";
import type { ChoiceWorth, Offer, Sheet, Update } from "./messages";

export type Now = Omit<Update, "offers" | "view"> & { view: View; offers: Offer[] };

/** What is known after an update: it brings what is new to see, and the rows of what may be chosen. */
export function folded(update: Update, before: Now | null, sheet: Sheet | null, seat: number | null): Now {
  const seen: Record<string, unknown> = update.whole ? update.view : { ...before?.view, ...update.view };
  const view = { ...seen, ...spliced(seen, update.changes) } as unknown as View;
  return { ...update, view, offers: offered(sheet, seat, update.offers, update.worths) };
}

/** The lists in which something is new. */
function spliced(seen: Record<string, unknown>, changes: Update["changes"]): Record<string, unknown> {
  const lists = Object.entries(changes).map(([name, changed]) => [
    name,
    changed.reduce((list, { at, gone, items }) => list.toSpliced(at, gone, ...items), seen[name] as unknown[]),
  ]);
  return Object.fromEntries(lists) as Record<string, unknown>;
}

/** A choice to its end, and what it would bring. */
interface End {
  path: readonly number[];
  worth: ChoiceWorth | null;
}

/** The choices that paths lead to, in their order, each with those that complete it. */
export function offered(
  sheet: Sheet | null,
  seat: number | null,
  paths: readonly number[][],
  worths: readonly (ChoiceWorth | null)[] = [],
): Offer[] {
  const ends = paths.map((path, i) => ({ path, worth: worths[i] ?? null }));
  return sheet ? steps(sheet, seat, ends, 0) : [];
}

function steps(sheet: Sheet, seat: number | null, ends: readonly End[], depth: number): Offer[] {
  const after = new Map<number, End[]>();
  for (const end of ends) {
    const alike = after.get(end.path[depth]);
    if (alike) alike.push(end);
    else after.set(end.path[depth], [end]);
  }
  return [...after].map(([row, alike]) => {
    const [verb, ...given] = sheet.moves[row];
    const { name, fields } = sheet.verbs[verb];
    const args = given.map((arg, i) => (fields[i].family === "own" && seat !== null ? sheet.own[seat][arg] : arg));
    const then = steps(
      sheet,
      seat,
      alike.filter(({ path }) => path.length > depth + 1),
      depth + 1,
    );
    const known = alike.flatMap(({ worth }) => worth ?? []);
    return {
      path: alike[0].path.slice(0, depth + 1),
      do: name,
      args,
      at: args.filter((_, i) => fields[i].kind === "place"),
      then,
      // Where others complete it, these say what they bring.
      points: known.length ? Math.max(...known.map(({ points }) => points)) : null,
      gains: then.length ? [] : (known[0]?.gains ?? []),
    };
  });
}
