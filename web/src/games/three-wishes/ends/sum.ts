/** How the points of a hand came about. */

import type { Judged, WishCard } from "../types";

/** A short sum: `2 + 4 = 6`, `(2 + 4) × 2 = 12`; empty where a hand loses. */
export function sum({ verdict, points, values, times }: Judged): string {
  if (verdict !== "scores") return "";
  const added = values.join(" + ");
  return times > 1 ? `(${added}) × ${times} = ${points}` : `${added} = ${points}`;
}

/** What a hand came to, as short as can be. */
export function brief({ verdict, points }: Judged): string {
  if (verdict === "outright") return "×2 ×2";
  return verdict === "scores" ? String(points) : "✗";
}

/** What a card counts, as it is written on it. */
export const worth = ({ special, value }: WishCard): string =>
  special === "doubles" ? "×2" : special === "loses" ? "✗" : String(value);
