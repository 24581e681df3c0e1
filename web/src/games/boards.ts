/** The board of each game, loaded when a table needs it; a game without one of its own gets the general board. */

import type { Component } from "svelte";
import type { BoardProps, View } from "./board";

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
  looking: ((view: View) => boolean) | null;
  /** Whether, with everything open, it wants what each seat sees by itself. */
  chairs: boolean;
}

interface Module {
  default: Board;
  plates?: boolean;
  verbs?: readonly string[];
  looking?: (view: View) => boolean;
  chairs?: boolean;
}

const boards = import.meta.glob<Module>(["./*/Board.svelte", "!./generic/Board.svelte"]);

export async function boardOf(game: string): Promise<GameBoard> {
  const own = boards[`./${game}/Board.svelte`];
  const found: Module = own ? await own() : await import("./generic/Board.svelte");
  const { default: Board, plates = false, chairs = false, verbs = null, looking = null } = found;
  return { Board, own: own !== undefined, plates, verbs, looking, chairs };
}
