/** The views, events and components of sultaniya, written by scripts/page_types.py from src/grandvizier/games/sultaniya: do not edit. */

import type { Place } from "../../motion/events";
import type { Lying } from "../types";

/** What may be asked. */
export type Question = "top" | "deeper" | "starter" | "side" | "board" | "objective" | "character" | "turn" | "build" | "place" | "refresh" | "refreshed" | "move" | "set_down" | "after_move" | "twice" | "again" | "search" | "fetch" | "replace";

/** What places are called; each has a number of its own besides. */
export type PlaceName = "pile" | "djinn" | "tile" | "ground" | "first" | "second" | "roof";

/** What is asked, and of whom. */
export interface Asked {
  question: Question;
  seat: number;
}

/** A part that stands in a palace. */
export type Piece = [part: number, way: 0 | 1];

/** What a seat's points come from. */
export interface Line {
  source: "bonus" | "cupola" | "garden" | "gate" | "guard" | "minaret" | "tower" | "window" | "objective";
  /** Which objective, where it is one that this seat has seen. */
  objective: number | null;
  /** How many of it, where it is no objective. */
  number: number | null;
  /** What one of it brings, where the seat's board says so (SY-20). */
  each: number | null;
  /** null for an objective that is still secret. */
  points: number | null;
  /** At the end, the slots whose parts are counted for it. */
  slots: number[];
}

/** The table of Sultaniya as a seat sees it. */
export interface PalaceView {
  /** Who looks; an onlooker is counted after the last player. */
  seat: number;
  players: number;
  asked: Asked | null;
  over: boolean;
  table: Lying[];
  starter: number | null;
  round: number;
  /** The rounds in a row in which nobody built (SY-19). */
  idle: number;
  /** How many more of them end the game; null alone, where they do not. */
  stall_left: number | null;
  /** The rounds after this one. */
  rounds_left: number;
  /** All turns of a game alone (SY-25); null together. */
  turns: number | null;
  /** Who built a fifth roof (SY-18). */
  finisher: number | null;
  characters: (number | null)[];
  /** The characters on the other sides of the boards that were taken (SY-1). */
  backs: number[];
  /** For each seat what stands in each slot. */
  palaces: ((Piece | null)[])[];
  /** The tiles that lie open before each pile. */
  displays: number[][];
  /** The most tiles before a pile (SY-9). */
  display: number;
  /** The tiles of each pile from the top down; null where this seat does not know which. */
  piles: ((number | null)[])[];
  /** The tiles of each pile in no order: everybody can tell them from all that lies open (SY-17). */
  rest: number[][];
  /** The tile that whoever is asked is about to place. */
  held: number | null;
  treasure: number;
  sapphires: number[];
  /** Who called each of them. */
  djinns: (number | null)[];
  /** The djinn whose power is being used (SY-14). */
  at_work: number | null;
  /** Those of each seat, once dealt; null where this seat has not seen which. */
  objectives: ((number | null)[])[];
  guards: number[];
  roofs: number[];
  /** So many roofs in one palace end the game (SY-18). */
  roofs_to_end: number;
  score: Line[][];
  points: number[];
  winners: number[];
  /** How good a palace built alone is in the end, from 0 on; our own measure (SY-25). null before, and together. */
  verdict: number | null;
}

/** What happens, as everybody hears it. */
export type GameEvent =
  | { kind: "asked"; question: Question; who: number; }
  | { kind: "chose"; who: number; row: number | null; }
  | { kind: "topped"; pile: Place; tile: number | null; }
  | { kind: "starts"; who: number; }
  | { kind: "seated"; who: number; character: number; sapphires: number; }
  | { kind: "dealt"; who: number; objective: number | null; }
  | { kind: "round"; number: number; }
  | { kind: "revealed"; who: number; pile: Place; tile: Place; }
  | { kind: "took"; who: number; tile: Place; }
  | { kind: "built"; who: number; tile: Place; slot: Place; way: "front" | "back"; sapphires: number; }
  | { kind: "passed"; who: number; sapphires: number; }
  | { kind: "called"; who: number; djinn: Place; price: number; }
  | { kind: "returned"; who: number; tile: Place; pile: Place; }
  | { kind: "lifted"; who: number; tile: Place; slot: Place; }
  | { kind: "moved"; who: number; tile: Place; slot: Place; way: "front" | "back"; }
  | { kind: "searched"; who: number; pile: Place; }
  | { kind: "saw"; who: number; pile: Place; depth: number; tile: number | null; }
  | { kind: "fetched"; who: number; tile: Place; pile: Place; }
  | { kind: "found_nothing"; who: number; pile: Place; }
  | { kind: "stopped"; who: number; }
  | { kind: "fifth_roof"; who: number; }
  | { kind: "stalled"; rounds: number; }
  | { kind: "timed_out"; rounds: number; }
  | { kind: "scored"; who: number; source: "window" | "tower" | "cupola" | "garden" | "gate" | "minaret" | "bonus" | "guard"; number: number; points: number; }
  | { kind: "showed"; who: number; objective: number | null; points: number; }
  | { kind: "totalled"; who: number; points: number; }
  | { kind: "won"; who: number; }
  | { kind: "left_alone"; who: number; };

/** A number that rules speak of. */
export interface NumberEntry {
  id: string;
  value: number;
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
}

/** A djinn (SY-14). */
export interface DjinnEntry {
  id: string;
  price: number;
  power: "build-twice" | "move" | "refresh" | "search";
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
  name: Record<string, string>;
}

/** A secret objective. */
export interface ObjectiveEntry {
  id: string;
  kind: "column" | "djinns" | "floor" | "pairs";
  symbol: "cupola" | "garden" | "guard" | "sapphire" | "tower" | "window" | "";
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
  name: Record<string, string>;
}

/** What a part of a palace shows, as it lies. */
export interface PartEntry {
  floor: "first" | "ground" | "roof" | "second";
  left: ("cupola" | "garden" | "guard" | "sapphire" | "tower" | "window")[];
  right: ("cupola" | "garden" | "guard" | "sapphire" | "tower" | "window")[];
  /** The left and the right one (SY-7). */
  edges: string[];
  bottom: string;
}

/** A tile. */
export interface TileEntry {
  floor: "first" | "ground" | "roof" | "second";
  left: ("cupola" | "garden" | "guard" | "sapphire" | "tower" | "window")[];
  right: ("cupola" | "garden" | "guard" | "sapphire" | "tower" | "window")[];
  edges: string[];
  bottom: string;
  id: string;
  /** The fewest players it is used with. */
  players: number;
  special: "" | "+4" | "+5" | "gate" | "minaret";
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
}

/** A part that is printed on a board. */
export interface PrintedEntry {
  floor: "first" | "ground" | "roof" | "second";
  left: ("cupola" | "garden" | "guard" | "sapphire" | "tower" | "window")[];
  right: ("cupola" | "garden" | "guard" | "sapphire" | "tower" | "window")[];
  edges: string[];
  bottom: string;
  /** The half-column where it begins. */
  at: number;
}

/** One side of a board: a character, and what is worth +1, +3 and +6 to it. */
export interface BoardEntry {
  id: string;
  name: Record<string, string>;
  side: "." | "..";
  back: string;
  one: "tower" | "window";
  three: "cupola" | "garden";
  six: "gate" | "minaret";
  sapphires: number;
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
  printed: PrintedEntry[];
}

/** The whole file. */
export interface Entries {
  numbers: NumberEntry[];
  djinns: DjinnEntry[];
  objectives: ObjectiveEntry[];
  tiles: TileEntry[];
  boards: BoardEntry[];
}
