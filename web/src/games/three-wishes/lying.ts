/** What lies where, as far as this seat may see it or has noted it, and how a place is told in words. */

import type { BoardProps, Lit } from "../board";
import type { Notebook } from "../types";
import { around } from "./layout";
import type { Places } from "./places";
import type { WishCard, WishView } from "./types";

export interface Lying {
  /** The card whose face is drawn; null lies face down. */
  card: number | null;
  /** Whether the face comes from the notebook and is not open on the table. */
  remembered: boolean;
}

const FACE_DOWN: Lying = { card: null, remembered: false };
/** Set in `seen` where a card lies open for everybody. */
const OPEN_TO_ALL = 0x80;

/** The table as it stands; `open` are the places that I look at right now. */
export function lying(view: WishView, notebook: Notebook | null, open: number[]): Lying[] {
  return view.table.map(([at, , card]) => {
    const shown = ((view.seen[at] ?? 0) & OPEN_TO_ALL) !== 0;
    return {
      card: card ?? notebook?.known[at] ?? null,
      remembered: !shown && !open.includes(at) && (card === null || notebook !== null),
    };
  });
}

/** The table as the last game ended: all hands open. */
export function lastLying(view: WishView, { hands }: Places): Lying[] {
  const faces = new Map(view.last.flatMap(({ hand }, seat) => hand.map((card, i) => [hands[seat]?.[i], card])));
  return view.table.map(([at]) => {
    const card = faces.get(at);
    return card === undefined ? FACE_DOWN : { card, remembered: false };
  });
}

/** The seats that looked at the card here and followed it since. */
export function followers(view: WishView, at: number): number[] {
  const bits = view.seen[at] ?? 0;
  return bits & OPEN_TO_ALL ? [] : around(view.players, 0).filter((seat) => (bits >> seat) & 1);
}

/** What is said of a card whose value we do not know from print. */
export function guess(wish: WishCard | null, say: BoardProps["say"]): string {
  return wish?.marks.value === "RECONSTRUCTED" ? say("wishes-guess") : "";
}

/** A place in words: its name, its card, who follows that, and what choosing it does. */
export function describe(
  { place, face, say, names }: Pick<BoardProps, "place" | "face" | "say" | "names">,
  at: number,
  { card, remembered }: Lying,
  wish: WishCard | null,
  followed: number[],
  lit: Lit | undefined,
): string {
  const parts = [place(at)];
  if (card !== null && wish) {
    const name = face("wish", card);
    parts.push(
      remembered ? say("wishes-remembered", { card: name }) : name,
      say("wishes-type", { type: wish.type }),
      say("wishes-value", { special: wish.special || "none", value: wish.value }),
    );
  } else parts.push(say("wishes-face-down"));
  if (followed.length) parts.push(say("wishes-seen-by", { names: followed.map((seat) => names[seat]).join(", ") }));
  return [parts.join(", "), lit?.label, guess(wish, say)].filter(Boolean).join(". ");
}
