/** On a phone: the parts of the courtyard, one in sight at a time. */

import type { Court } from "./court";

export type Tab = "wishes" | "market" | "tasks" | "travels" | "players";

const TABS: Partial<Record<ReturnType<Court["spot"]>["kind"], Tab>> = {
  wish: "wishes",
  card: "wishes",
  merchant: "market",
  space: "tasks",
  stop: "travels",
  town: "travels",
};

/** Where a place is; undefined for a card of my hand, which is always in sight. */
export function tabOf({ kind, number }: ReturnType<Court["spot"]>, held: (card: number) => boolean): Tab | undefined {
  return kind === "card" && held(number) ? undefined : TABS[kind];
}
