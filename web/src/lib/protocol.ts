/** The protocol, written by scripts/protocol_types.py from the server's messages.py: do not edit. */

export type Memory = "notebook" | "faithful";
export type Value = boolean | number | string;

/** What a number in an event or a move stands for. */
export interface FieldInfo {
  name: string;
  kind: "count" | "face" | "place" | "seat";
  family: string;
}

/** A kind of event. */
export interface KindInfo {
  name: string;
  fields: FieldInfo[];
}

/** Something the table agrees on before play: one of `values`, or a whole number from `low` to `high`. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  ruling: string;
  values?: (boolean | number | string)[] | null;
  low?: number | null;
  high?: number | null;
}

/** An entry of the catalogue of rulings; its sentence is the message `ruling-<id>`. */
export interface RulingInfo {
  id: string;
  marks: string[];
  heading: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  rulings: RulingInfo[];
  bots: string[];
}

/** All of them. */
export interface Games {
  games: GameInfo[];
}

/** A card or tile: its id, and its name by language. */
export interface Face {
  id: string;
  names: Record<string, string>;
}

/** All that is fixed about a table's game: what its numbers mean. */
export interface Sheet {
  game: GameInfo;
  kinds: KindInfo[];
  verbs: KindInfo[];
  /** For each row its verb's number, then its arguments; fields of the family `own` count from a seat's first. */
  moves: number[][];
  questions: string[];
  places: ((string | number)[])[];
  /** The names of places whose first index is a seat. */
  seated: string[];
  /** For each seat the places that fields of the family `own` count. */
  own: number[][];
  /** The ids behind named counts, by family. */
  names: Record<string, string[]>;
  faces: Record<string, Face[]>;
  facts: FieldInfo[];
  /** The components file as data, with its marks. */
  components: Record<string, unknown>;
  /** Whether it is somebody's corrected copy. */
  corrected: boolean;
}

/** The server runs; so many tables are in its memory. */
export interface Health {
  ok: boolean;
  tables: number;
}

/** Who is to sit in a seat of a new table. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  bot?: string;
}

/** A wish for a table. Exactly one or no seat is `me`. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  name: string;
  options?: Record<string, boolean | number | string>;
  memory?: "faithful" | "notebook" | null;
  components?: string | null;
}

/** A wish for a seat: this one, or any that is open. */
export interface Sit {
  name: string;
  seat?: number | null;
}

/** A seat that is yours: whoever has the token has the seat. */
export interface Seated {
  table: string;
  seat: number | null;
  token: string;
}

/** Who sits in a seat. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  connected: boolean;
}

/** A table as anybody may see it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  memory: "faithful" | "notebook";
  seats: SeatInfo[];
  /** Whether nobody is missing any more and play has begun. */
  begun: boolean;
  over: boolean;
  /** The table where the same people play again, once somebody asked for it. */
  rematch: string | null;
}

/** The first message: which seat (none: an onlooker), and how many events are known already. */
export interface Hello {
  type: "hello";
  token?: string | null;
  events?: number;
}

/** A choice. */
export interface Choose {
  type: "choose";
  at: number;
  path: number[];
}

/** Take the last choice back. */
export interface Undo {
  type: "undo";
  at: number;
}

/** Asks why this may not be chosen. */
export interface WhyNot {
  type: "why_not";
  id: number;
  path: number[];
}

/** At a faithful table: the faces in the first so many events have been on this screen. */
export interface Shown {
  type: "shown";
  events: number;
}

/** At a faithful table: I have looked long enough. */
export interface Close {
  type: "close";
}

/** Still here. */
export interface Ping {
  type: "ping";
}

/** A choice that may be made now, with those that complete it. */
export interface Offer {
  path: number[];
  do: string;
  args: number[];
  /** The numbers of the places it names. */
  at: number[];
  then: Offer[];
}

/** Why not: the code names the sentence `no-<code>`, the facts fill it. */
export interface Refused {
  type: "refused";
  code: string;
  ruling: string;
  facts: Record<string, number | string>;
}

/** The answer to hello: who you are here. */
export interface Welcome {
  type: "welcome";
  seat: number | null;
  table: TableInfo;
}

/** The table now. Events from number `start` on; whatever was known from there on was taken back. */
export interface Update {
  type: "update";
  /** The length of the journal. */
  at: number;
  start: number;
  events: number[][];
  view: Record<string, unknown>;
  offers: Offer[];
  /** At a notebook table: what could have been remembered: `known` places and `lost` cards. */
  notebook: Record<string, unknown> | null;
  /** Why the last choice cannot be taken back; None if it can. */
  undo: Refused | null;
  scores: number[];
  winners: number[];
}

/** Who sits where, and who is here, has changed. */
export interface Seats {
  type: "seats";
  table: TableInfo;
}

/** The answer to a why-not: None if you may. */
export interface Answer {
  type: "answer";
  id: number;
  refusal: Refused | null;
}

/** Something that is no refusal of the rules: `stale`, `bad-message`, `too-large`, `flood`, `not-seated`, ... */
export interface Trouble {
  type: "trouble";
  code: string;
  sentence: string;
}

/** Still here too. */
export interface Pong {
  type: "pong";
}

/** The body of every HTTP error. */
export interface Problem {
  code: string;
  sentence: string;
}

export type FromPage = Hello | Choose | Undo | WhyNot | Shown | Close | Ping;
export type FromServer = Welcome | Update | Seats | Refused | Answer | Trouble | Pong;
