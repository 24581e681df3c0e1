/** The board of each game, loaded when a table needs it; one that this page was built without brings its own or gets the
 *  general board. */

import type { Component } from "svelte";
import type { EventSheet } from "../motion/events";
import type { Sheet } from "../protocol/messages";
import { untilFound } from "../protocol/until_found";
import type { BoardProps, Event, Reveal } from "./board";
import type { View } from "./types";
import type { Headlines } from "../table/log/turns";

type Board = Component<BoardProps>;

export interface GameBoard {
  Board: Board;
  /** A game's own board names its players and shows its facts itself. */
  own: boolean;
  /** Whether it does so at every size: then the page's own list is for readers only. */
  plates: boolean;
  /** The verbs that always stand beneath the question, possible or not; null is all of them. */
  verbs: readonly string[] | null;
  /** Whether a view shows faces that a faithful table closes again; null is any face. */
  looking: ((view: View, sheet: Sheet) => boolean) | null;
  /** Whether, with everything open, it wants what each seat sees by itself. */
  chairs: boolean;
  log: GameLog;
  /** What it tells by itself before anything else does; null is nothing. */
  reveals: Reveals | null;
  /** Its own keys, each with the message that says what it does. */
  keys: Keys;
}

type Keys = readonly (readonly [key: string, message: string])[];

type Reveals = (sheet: EventSheet, news: readonly Event[]) => Reveal | null;

/** How the log tells a game. */
export interface GameLog {
  /** The kinds of events by which a turn is told in one line, what matters most first. */
  headlines: Headlines;
  /** The kinds of events that divide the game, beside its rounds and its end: they belong to nobody's turn. */
  milestones: readonly string[];
  /** How what it speaks of is drawn in a line of text, by the family of faces. */
  draws: Record<string, Component<{ sheet: Sheet; number: number }>>;
}

/** A game that says nothing of it: its last words stand for a turn, and names for what they name. */
export const PLAIN: GameLog = { headlines: [], milestones: [], draws: {} };

interface Module {
  default: Board;
  plates?: boolean;
  verbs?: readonly string[];
  looking?: (view: View, sheet: Sheet) => boolean;
  chairs?: boolean;
  reveals?: Reveals;
  keys?: Keys;
}

const boards = import.meta.glob<Module>(["./*/Board.svelte", "!./generic/Board.svelte"]);

const logs = import.meta.glob<{ log: GameLog }>("./*/log/log.ts");

export async function boardOf(game: string): Promise<GameBoard> {
  const own = boards[`./${game}/Board.svelte`];
  const parts = () =>
    Promise.all([
      own ? own() : (import("./generic/Brought.svelte") as Promise<Module>),
      logs[`./${game}/log/log.ts`]?.(),
    ]);
  const [found, told] = await untilFound(parts);
  const {
    default: Board,
    plates = false,
    chairs = false,
    verbs = null,
    looking = null,
    reveals = null,
    keys = [],
  } = found;
  return { Board, own: own !== undefined, plates, verbs, looking, chairs, log: told?.log ?? PLAIN, reveals, keys };
}
