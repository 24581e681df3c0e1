/** The two halves of a part: whatever is drawn for one is drawn for the other, the other way about. */

import { W } from "./part";

export const TOP = 9; // under the cornice
export const FOOT = 90; // over the band

/** Where a thing at `u` from an edge lies: the left edge, the right one, or the middle to either side. */
export type Place = (u: number) => number;
export const LEFT: Place = (u) => u;
export const RIGHT: Place = (u) => W - u;
export const rounded = (v: number): string => String(Math.round(v * 100) / 100);
/** A line of corners, each `u` from the edge and `y` down; closed. */
export const shape = (x: Place, ...at: [number, number][]): string =>
  `M${at.map(([u, y]) => `${rounded(x(u))} ${rounded(y)}`).join("L")}z`;
