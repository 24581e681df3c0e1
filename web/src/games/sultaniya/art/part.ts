/** The parts of a palace: every tile, and what the boards have printed. */

import { once } from "../../../app/once";

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

interface Printed {
  floor: string;
  left: string[];
  right: string[];
  edges: string[];
  bottom: string;
}

function part(id: string, from: Printed, special: string): Part {
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
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the sheet is data of the game, unknown to the page
export function partsOf(components: any): Part[] {
  const tiles: (Printed & { id: string; special?: string })[] = components?.tiles ?? [];
  const boards: { id: string; printed: Printed[] }[] = components?.boards ?? [];
  return [
    ...tiles.map((tile) => part(tile.id, tile, tile.special ?? "")),
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
