/** The board of each game, loaded when a table needs it; a game without one of its own gets the general board. */

import type { Component } from "svelte";
import type { BoardProps } from "../lib/board";

type Board = Component<BoardProps>;

export interface Found {
  Board: Board;
  /** A game's own board names its players and shows its facts itself. */
  own: boolean;
}

const boards = import.meta.glob<{ default: Board }>(["./*/Board.svelte", "!./generic/Board.svelte"]);

export async function boardOf(game: string): Promise<Found> {
  const own = boards[`./${game}/Board.svelte`];
  const { default: Board } = own ? await own() : await import("./generic/Board.svelte");
  return { Board, own: own !== undefined };
}
