/** What the table hands to a game's board.  A board draws a view and lights places; it knows no rules. */

import type { Offer, Sheet } from "../protocol/messages";
import type { Notebook, View } from "./types";

/** An event: the number of its kind, then its fields; -1 where a face is hidden. */
export type Event = number[];

/** From which of the news on a board tells by itself how things ended, and how long that takes, in milliseconds. */
export interface Reveal {
  from: number;
  takes: number;
}

/** What may be done with a place now. */
export interface Lit {
  /** Whether it is already part of the choice being made. */
  chosen: boolean;
  /** The sentence a reader or a tooltip gives: what choosing it does. */
  label: string;
}

/** What a choice would bring; where several are meant, a word for which. */
export interface Meant {
  which: string;
  said: string;
}

/** What is fixed about a table's game, its components as the game declares them. */
export type SheetOf<Components> = Omit<Sheet, "components"> & { components: Components };

/** What a board is handed; a game's own board says which view and components are its own. */
export interface BoardProps<GameView extends View = View, Components = Sheet["components"]> {
  sheet: SheetOf<Components>;
  view: GameView;
  /** The seat that looks; null is an onlooker. */
  seat: number | null;
  /** What each seat is called. */
  names: string[];
  /** The events of the last update, oldest first: what just happened, to be shown as motion. */
  fresh: Event[];
  /** What the last update took back, oldest first: things go back the way they came. */
  undone: Event[];
  /** Everything that was told and is kept, oldest first; a faithful table keeps only the end of it. */
  story: readonly Event[];
  notebook: Notebook | null;
  /** In a review with everything open: what each seat sees by itself, where it has arrived. */
  chairs?: readonly GameView[];
  /** The places that may be chosen now; everything else is quiet. */
  lit: Map<number, Lit>;
  /** A click or key on a place: lit ones narrow the choice, others are answered with why not. */
  choose: (place: number) => void;
  /** All that may be chosen now, each with what completes it; empty while others choose. */
  offers: readonly Offer[];
  /** What is decided already of the choice being made, from its first step on. */
  decided: readonly Offer[];
  /** The verb that was picked beneath the question, if any. */
  verb: string | null;
  /** Take this very offer, however deep it lies: where two name the same places, only one of them is meant. */
  pick: (offer: Offer) => void;
  /** Put back what was decided last. */
  back: () => void;
  /** Ask why this very move cannot be made, as the next step of the choice being made. */
  why: (verb: string, args: readonly number[]) => void;
  /** The name of a place, as spoken to this seat. */
  place: (place: number) => string;
  /** The name of a face in the chosen language. */
  face: (family: string, face: number) => string;
  /** What its game prints on a face beside its name (`text-<family>-<id>`); empty for most. */
  text: (family: string, face: number) => string;
  /** All that a choice would bring, in one breath; empty where nobody can say. */
  gains: (offer: Offer) => string;
  /** Say what is pointed at or thought about beside the question: a low window has no room for it on the board. */
  means?: (meant: readonly Meant[]) => void;
  /** A message of the catalogues in the chosen language. */
  say: (id: string, facts?: Record<string, string | number>) => string;
}
