/** The views, events and components of three-wishes, written by scripts/page_types.py from src/grandvizier/games/three_wishes: do not edit. */

import type { Place } from "../../motion/events";
import type { Lying } from "../types";

/** What may be asked. */
export type Question = "starter" | "face" | "order" | "first_look" | "first_action" | "second_action" | "look_again";

/** What places are called; each has a number of its own besides. */
export type PlaceName = "removed" | "centre" | "hand";

/** What is asked, and of whom. */
export interface Asked {
  question: Question;
  seat: number;
}

/** How the hand of a seat was judged when a game ended. */
export interface Judged {
  hand: number[];
  verdict: "missing_type" | "outright" | "scores" | "time_travel";
  points: number;
  /** The values that were added. */
  values: number[];
  /** What the sum of a hand that scores was multiplied by. */
  times: number;
  /** The types of which there is no card. */
  missing: ("gift" | "harmony" | "superpower")[];
}

/** The table of 3 Wishes as a seat sees it. */
export interface WishView {
  /** Who looks; an onlooker is counted after the last player. */
  seat: number;
  players: number;
  asked: Asked | null;
  over: boolean;
  table: Lying[];
  starter: number | null;
  /** Which game of a chain it is, from 1 on. */
  game: number;
  round: number;
  declarer: number | null;
  /** For each place the seats that looked at its card and followed it since, a bit each; all bits where it is open. */
  seen: number[];
  markers: number[];
  /** How the last game ended, seat by seat; empty before that. */
  last: Judged[];
  winner: number | null;
}

/** What happens, as everybody hears it. */
export type GameEvent =
  | { kind: "asked"; question: Question; who: number; }
  | { kind: "chose"; who: number; row: number | null; }
  | { kind: "starts"; who: number; }
  | { kind: "dealt"; game: number; who: number; }
  | { kind: "looked"; who: number; place: Place; card: number | null; }
  | { kind: "switched"; who: number; a: Place; b: Place; }
  | { kind: "shuffled"; who: number; }
  | { kind: "round"; number: number; }
  | { kind: "declared"; who: number; }
  | { kind: "timed_out"; who: number; }
  | { kind: "shown"; place: Place; card: number | null; }
  | { kind: "judged"; who: number; verdict: "scores" | "outright" | "time_travel" | "missing_type"; points: number; }
  | { kind: "won"; who: number; }
  | { kind: "nobody_won"; }
  | { kind: "marked"; who: number; gained: number; total: number; }
  | { kind: "grand_master"; who: number; };

/** A card. */
export interface WishCard {
  id: string;
  type: "gift" | "harmony" | "superpower";
  /** The fewest players it is used with (3W-1). */
  players: number;
  value: number;
  /** 3W-11, 3W-12. */
  special: "" | "doubles" | "loses";
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
  name: Record<string, string>;
}

/** The whole file. */
export interface Entries {
  cards: WishCard[];
}
