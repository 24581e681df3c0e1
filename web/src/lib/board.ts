/** What the table hands to a game's board.  A board draws a view and lights places; it knows no rules. */

import type { Sheet } from "./protocol";

/** An event: the number of its kind, then its fields; -1 where a face is hidden. */
export type Event = number[];

/** What may be done with a place now. */
export interface Lit {
  /** Whether it is already part of the choice being made. */
  chosen: boolean;
  /** The sentence a reader or a tooltip gives: what choosing it does. */
  label: string;
}

export interface Notebook {
  /** Place to card: where it certainly lies. */
  known: Record<string, number>;
  /** Card to places: where a card that was seen and lost may lie. */
  lost: Record<string, number[]>;
}

export interface BoardProps {
  sheet: Sheet;
  /** The view as the server sent it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: any;
  /** The seat that looks; null is an onlooker. */
  seat: number | null;
  /** What each seat is called. */
  names: string[];
  /** The events of the last update, oldest first: what just happened, to be shown as motion. */
  fresh: Event[];
  notebook: Notebook | null;
  /** The places that may be chosen now; everything else is quiet. */
  lit: Map<number, Lit>;
  /** A click or key on a place: lit ones narrow the choice, others are answered with why not. */
  choose: (place: number) => void;
  /** The name of a place, as spoken to this seat. */
  place: (place: number) => string;
  /** The name of a face in the chosen language. */
  face: (family: string, face: number) => string;
  /** A message of the catalogues in the chosen language. */
  say: (id: string, facts?: Record<string, string | number>) => string;
}
