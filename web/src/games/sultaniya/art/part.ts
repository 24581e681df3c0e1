/** The parts of a palace: every tile, and what the boards have printed. */

import { once } from "../../../app/once";
import type { Entries, PartEntry } from "../types";

/** The size of a part. */
export const W = 120,
  H = 100;

export interface Part {
  id: string;
  floor: 0 | 1 | 2 | 3;
  left: string[];
  right: string[];
  edges: [string, string];
  bottom: string;
  special: string;
}

const FLOORS = ["ground", "first", "second", "roof"];

function part(id: string, from: PartEntry, special: string): Part {
  return {
    id,
    floor: Math.max(0, FLOORS.indexOf(from.floor)) as Part["floor"],
    left: from.left,
    right: from.right,
    edges: [from.edges[0] ?? "wall", from.edges[1] ?? "wall"],
    bottom: from.bottom,
    special,
  };
}

/** All parts in the order of their numbers: the tiles, then the three of each board. */
export function partsOf({ tiles, boards }: Pick<Entries, "tiles" | "boards">): Part[] {
  return [
    ...tiles.map((tile) => part(tile.id, tile, tile.special)),
    ...boards.flatMap((board) => board.printed.map((it, i) => part(`${board.id}-${i + 1}`, it, ""))),
  ];
}

/** Mirrored in its lists and edges. */
const mirrored = once((it: Part): Part => ({
  ...it,
  left: it.right,
  right: it.left,
  edges: [it.edges[1], it.edges[0]],
}));

/** The part as it stands: the way round it was placed; the same thing each time. */
export function turned(it: Part, way: 0 | 1): Part {
  return way ? mirrored(it) : it;
}

/** A part that no box holds, for a picture. */
export const drafted = (
  floor: Part["floor"],
  left: string[],
  right: string[],
  edges: [string, string],
  special = "",
): Part => ({ id: "", floor, left, right, edges, bottom: floor ? "wall" : "ground", special });
