/** The views, events and components of sultans-wishes, written by scripts/page_types.py from src/grandvizier/games/sultans_wishes: do not edit. */

import type { Place } from "../../motion/events";
import type { Lying } from "../types";

/** What may be asked. */
export type Question = "top" | "deal" | "starter" | "simple" | "final" | "plate" | "ware" | "score_card" | "turn" | "under" | "aide" | "busy" | "spy" | "bargain" | "renew" | "take" | "options" | "guard" | "lovely" | "mean" | "sad" | "gift_draw" | "relic_draw" | "bottom" | "distracted" | "confused" | "friendly" | "gift" | "keep_one" | "round_gifts" | "move_orderly" | "heart_where";

/** What places are called; each has a number of its own besides. */
export type PlaceName = "card" | "wish" | "merchant" | "deck" | "discard" | "stack" | "plate" | "space" | "stop" | "town";

/** What is asked, and of whom. */
export interface Asked {
  question: Question;
  seat: number;
}

/** A card of the Extra Task stack. */
export type Stacked = [by: number | null, card: number | null];

/** A gift that a seat keeps. */
export type Kept = [town: number, gift: number | null];

/** A card under a wish, and whose Aides lie on it. */
export interface Attached {
  card: number;
  aides: number[];
}

/** What a wish asks of its cards, as it is printed. */
export interface Asks {
  kind: "different" | "effect" | "hearts" | "task" | "tasks";
  /** The task of a Simple wish; the hearts, the effect or the tasks of a Final one; nothing where tasks differ. */
  key: (string | number)[];
}

/** An open wish with all that lies there. */
export interface OpenWish {
  wish: number;
  final: boolean;
  asks: Asks;
  /** The cards of this seat's hand that may lie there (SW-19). */
  suiting: number[];
  /** How much it asks now: hearts of a Simple wish, cards of a Final one. */
  need: number;
  have: number;
  cards: Attached[];
  guard: number | null;
}

/** What a seat's gems and wares would bring at the end. */
export interface Promised {
  gems: number;
  wares: number;
  days: number;
  /** With the points that this seat has. */
  total: number;
}

/** The table of The Sultan's Wishes as a seat sees it; with the Travelers, what is theirs is not empty. */
export interface CourtView {
  /** Who looks; an onlooker is counted after the last player. */
  seat: number;
  players: number;
  asked: Asked | null;
  over: boolean;
  table: Lying[];
  travelers: boolean;
  first: number | null;
  round: number;
  /** All rounds of a game alone (SW-52); null together. */
  rounds: number | null;
  /** Which plate of the round it is, from 1 on. */
  cycle: number;
  /** The plates of a round (SW-1). */
  cycles: number;
  plate: number | null;
  /** The extra points of the plate. */
  extra: number;
  /** Whether a Final wish was fulfilled: the game ends with this round. */
  ended: boolean;
  /** How many cards. */
  deck: number;
  /** The back of the top card. */
  top: number | null;
  discard: number[];
  /** The seat's own. */
  hand: number[];
  /** How many cards each has. */
  hands: number[];
  stack: Stacked[];
  /** Whether the stack lies open. */
  turned: boolean;
  wishes: OpenWish[];
  simple_left: number;
  finals_left: number;
  /** The ware before each merchant. */
  market: (number | null)[];
  /** What each of them costs whoever may buy now. */
  prices: (number | null)[];
  /** How many gems this seat lacks for each of them. */
  short: number[];
  /** What each of them would bring this seat at the end. */
  worth: (number | null)[];
  /** How many wares each merchant has. */
  stock: number[];
  /** The wares that all saw go under each merchant's stack, the lowest last. */
  lowest: number[][];
  /** Those of each seat; null where this seat has not seen which. */
  wares: ((number | null)[])[];
  /** The Market Score card of each seat. */
  markets: (number | null)[];
  gems: number[];
  pool: number;
  points: number[];
  promised: Promised | null;
  lamps: boolean[];
  /** How many free Aides each has. */
  aides: number[];
  /** On which space of the chart each Orderly stands. */
  orderlies: (number | null)[];
  /** Whose Aides lie on the Priority track, the first first. */
  priority: number[];
  /** The hearts of each extra task, as far as this seat knows. */
  known_hearts: number[];
  /** Where on the track each Traveler is. */
  nodes: number[];
  /** The Stops with a relic. */
  tokens: number[];
  /** The relics beside the track. */
  relics_left: number;
  relics: ((number | null)[])[];
  gift_stacks: number[];
  gifts: Kept[][];
  /** The gifts that whoever is asked has drawn. */
  looking: (number | null)[];
  /** The hearts that gifts have added to each extra task. */
  added_hearts: number[];
  winners: number[];
  /** At the end, where the best are level: what decides then, the Valuable wares of each seat. */
  tie: number[] | null;
  verdict: "effort" | "favourite" | "flawless" | "surprise" | null;
}

/** What happens, as everybody hears it. */
export type GameEvent =
  | { kind: "asked"; question: Question; who: number; }
  | { kind: "chose"; who: number; row: number | null; }
  | { kind: "starts"; who: number; }
  | { kind: "dealt"; who: number; card: number | null; }
  | { kind: "market"; who: number; market: number | null; }
  | { kind: "offered"; merchant: Place; ware: number | null; }
  | { kind: "topped"; back: number | null; }
  | { kind: "shuffled"; cards: number; }
  | { kind: "opened"; who: number; wish: number | null; }
  | { kind: "round"; number: number; who: number; }
  | { kind: "mood"; who: number; plate: number | null; }
  | { kind: "added"; who: number; }
  | { kind: "drew"; who: number; card: number | null; }
  | { kind: "met"; who: number; }
  | { kind: "guarded"; who: number; card: number | null; at: Place; }
  | { kind: "attached"; who: number; card: number | null; wish: Place; }
  | { kind: "aide"; who: number; card: Place; }
  | { kind: "recalled"; who: number; card: Place; }
  | { kind: "gained"; who: number; gems: number; }
  | { kind: "fulfilled"; wish: Place; }
  | { kind: "scored"; who: number; source: "wish" | "extra" | "gems" | "wares" | "days" | "gift" | "relics"; points: number; }
  | { kind: "lit"; who: number; }
  | { kind: "stacked"; who: number; card: number | null; }
  | { kind: "used"; who: number; card: number | null; }
  | { kind: "spied"; who: number; }
  | { kind: "saw"; who: number; depth: number; card: number | null; }
  | { kind: "discarded"; who: number; card: number | null; }
  | { kind: "took"; who: number; card: number | null; }
  | { kind: "orderly"; who: number; space: Place; }
  | { kind: "priority"; who: number; }
  | { kind: "bought"; who: number; merchant: Place; price: number; }
  | { kind: "rubbed"; who: number; }
  | { kind: "declined"; who: number; }
  | { kind: "removed"; who: number; wish: Place; }
  | { kind: "rotated"; merchant: Place; }
  | { kind: "revealed"; depth: number; card: number | null; }
  | { kind: "ranked"; rank: number; space: Place; hearts: number; }
  | { kind: "cleared"; number: number; }
  | { kind: "finale"; rounds: number; }
  | { kind: "showed_market"; who: number; market: number | null; }
  | { kind: "showed_ware"; who: number; ware: number | null; }
  | { kind: "totalled"; who: number; points: number; }
  | { kind: "won"; who: number; }
  | { kind: "verdict"; who: number; verdict: "effort" | "favourite" | "surprise" | "flawless"; }
  | { kind: "travelled"; who: number; to: Place; }
  | { kind: "drew_gift"; who: number; town: Place; gift: number | null; }
  | { kind: "looked_on"; who: number; }
  | { kind: "put_under"; who: number; town: Place; gift: number | null; }
  | { kind: "kept"; who: number; town: Place; gift: number | null; }
  | { kind: "gave"; who: number; gift: number | null; }
  | { kind: "home"; who: number; }
  | { kind: "free_ware"; who: number; merchant: Place; ware: number | null; }
  | { kind: "open_ware"; who: number; merchant: Place; }
  | { kind: "relic"; who: number; stop: Place; relic: number | null; }
  | { kind: "token"; stop: Place; }
  | { kind: "heart"; who: number; space: Place; }
  | { kind: "ahead"; who: number; }
  | { kind: "handed"; who: number; to: number; card: number | null; }
  | { kind: "showed_gift"; who: number; gift: number | null; }
  | { kind: "showed_relic"; who: number; relic: number | null; };

/** A number that rules speak of. */
export interface NumberEntry {
  id: string;
  value: number;
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
}

/** Something that has a name of its own: a task, an effect, a back, a merchant, a kind of wares, a relic. */
export interface NamedEntry {
  id: string;
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
  name: Record<string, string>;
}

/** A Task card. */
export interface CardEntry {
  id: string;
  task: string;
  hearts: number;
  effect: string;
  travelers: boolean;
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
}

/** A Simple wish: so many hearts of a task. */
export interface SimpleEntry {
  id: string;
  task: string;
  hearts: number;
  solo: boolean;
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
}

/** A Final wish: so many cards that have something in common. */
export interface FinalEntry {
  id: string;
  kind: "different" | "effect" | "hearts" | "tasks";
  /** The hearts, the effect or the tasks; nothing where tasks differ. */
  key: (string | number)[];
  cards: number;
  solo: boolean;
  travelers: boolean;
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
}

/** A Mood plate. */
export interface PlateEntry {
  id: string;
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
  name: Record<string, string>;
  /** So many cards from the deck to the Extra Task stack. */
  adds: number;
  /** The extra points. */
  extra: number;
}

/** A Wares card. */
export interface WareEntry {
  id: string;
  merchant: string;
  kind: string;
  period: string;
  cost: number;
  valuable: boolean;
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
}

/** A Market Score card. */
export interface MarketEntry {
  id: string;
  /** Points for a ware of each merchant. */
  merchants: number[];
  /** Kinds of wares. */
  favoured: string[];
  favoured_bonus: number;
  valuable_bonus: number;
  complete_day: number;
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
}

/** A Gift card. */
export interface GiftEntry {
  id: string;
  town: string;
  effect: string;
  key: (string | number)[];
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
}

/** A Stop of the Travelers' track, the Start first. */
export interface StopEntry {
  id: string;
  /** The Stops and towns that come next. */
  ahead: string[];
  /** Whether it has a relic at the start. */
  marked: boolean;
  marks: Record<string, "DERIVED" | "FOUND" | "RECONSTRUCTED" | "STATED">;
}

/** The whole file. */
export interface Entries {
  numbers: NumberEntry[];
  tasks: NamedEntry[];
  effects: NamedEntry[];
  backs: NamedEntry[];
  cards: CardEntry[];
  simple: SimpleEntry[];
  finals: FinalEntry[];
  plates: PlateEntry[];
  merchants: NamedEntry[];
  kinds: NamedEntry[];
  periods: NamedEntry[];
  wares: WareEntry[];
  markets: MarketEntry[];
  gifts: GiftEntry[];
  relics: NamedEntry[];
  track: StopEntry[];
}
