/** Where the figures of a part stand. */

import { once } from "../../../app/once";
import { W, type Part } from "./part";
import { REACH } from "./walls";

export interface Figure {
  name: string;
  x: number;
  y: number;
  size: number;
  /** Behind the parapet of a roof. */
  behind: boolean;
}

/** The width and the foot of each figure on a wall. */
const ROOM: Record<string, { wide: number; foot: number; size: number }> = {
  window: { wide: 34, foot: 76, size: 1.05 },
  tower: { wide: 30, foot: 90, size: 0.9 },
  guard: { wide: 38.5, foot: 90, size: 1 },
  cupola: { wide: 42, foot: 90, size: 0.93 },
  garden: { wide: 58, foot: 90, size: 0.96 },
  sapphire: { wide: 38, foot: 68, size: 1 },
};

/** On a wall: in the middle of what the edge leaves of the half, made smaller where that is narrow. */
function onWall(names: string[], from: number, to: number): Figure[] {
  const room = (to - from) / names.length;
  return names.map((name, i) => {
    const { wide, foot, size } = ROOM[name] ?? { wide: 40, foot: 90, size: 1 };
    const x = from + room * (i + 0.5);
    return { name, x, y: foot, size: Math.min(size, room / wide), behind: false };
  });
}

type OnRoof = { u: number; y: number; size: number; behind: boolean };

/** On a roof: some stand behind the parapet, some before it, and some on the arcade.  `u` is measured from the edge. */
function onRoof(name: string, open: boolean, arcade: boolean): OnRoof {
  const y = arcade ? 77 : 91;
  const before = (u: number, size: number): OnRoof => ({ u, y, size: arcade ? size * 0.9 : size, behind: false });
  const upon = (size: number): OnRoof => ({ u: 30, y: 66, size, behind: true });
  switch (name) {
    case "window":
      return { u: 45, y: 79, size: 0.66, behind: false };
    case "tower":
      return { u: 20, y: 91, size: 0.84, behind: false };
    case "guard":
      return open ? before(40, 0.84) : upon(0.92);
    case "cupola":
      return open ? before(37, 0.95) : upon(0.79);
    case "garden":
      return open ? before(36, 0.86) : upon(0.9);
    default:
      return open ? before(42, 0.76) : { u: arcade ? 16 : 30, y: 91, size: 0.74, behind: false };
  }
}

export const figures = once((part: Part): Figure[] => {
  const all: Figure[] = [];
  const middle = part.bottom === "pointed-roof" ? 14 : part.bottom === "lintel" ? 22 : 0;
  ([part.left, part.right] as const).forEach((names, side) => {
    const edge = part.edges[side] ?? "wall";
    if (part.floor === 3) {
      for (const name of names) {
        const { u, ...it } = onRoof(name, edge === "open-sky", part.bottom === "terrace");
        all.push({ name, x: side ? W - u : u, ...it });
      }
      return;
    }
    const reach = REACH[edge] ?? 0;
    const from = side ? W / 2 + middle : reach;
    const to = side ? W - reach : W / 2 - middle;
    all.push(...onWall(names, from, to));
  });
  return all;
});
