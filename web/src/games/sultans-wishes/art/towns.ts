/** The towns where the Travelers arrive, in a field of 100 by 70. */

import { arch, box, disc, dome, poly, rimmed, type Drawing } from "../../../art/shapes";
import { when } from "./gifts";
import { ink } from "./ink";

const palm = (x: number, y: number, h: number): Drawing => [
  ...rimmed(`M${x} ${y}q${h * 0.1} ${-h * 0.5} ${h * 0.04} ${-h}`, ink.line, 4, ink.wood, 2),
  [
    [-1, -0.5, 0.5, 1]
      .map((d) => {
        const top = `${x + h * 0.04} ${y - h}`;
        return `M${top}q${d * h * 0.26} ${-h * (Math.abs(d) < 1 ? 0.34 : 0.14)} ${d * h * 0.52} ${h * (Math.abs(d) < 1 ? 0 : 0.24)}q${-d * h * 0.24} ${-h * 0.12} ${-d * h * 0.52} ${-h * (Math.abs(d) < 1 ? 0 : 0.24)}z`;
      })
      .join(""),
    ink.leaf,
    ink.line,
    1.2,
  ],
];
const base: Drawing = [["M0 66C14 58 30 60 50 60S86 58 100 66Q50 72 0 66z", ink.shade]];
const gate = (x: number, w: number, top: number): Drawing => [[arch(x, top, w, 64), ink.line]];
const windows = (...xy: number[]): Drawing => {
  let d = "";
  for (let i = 0; i < xy.length; i += 2) d += arch(xy[i], xy[i + 1], 4, xy[i + 1] + 7);
  return [[d, ink.gold3, ink.line, 0.9]];
};
const badge = (town: string, x: number, y: number): Drawing => [
  [disc(x, y, 10.6), ink.ivory, ink.line, 1.6],
  ...when(town, x, y, 0.78),
];

export const TOWNS: Record<string, Drawing> = {
  // An inn for caravans among palms.
  immediate: [
    ...base,
    ...palm(9, 64, 34),
    ...palm(92, 64, 28),
    [box(16, 34, 68, 30), ink.sand, ink.line, 1.7],
    [[16, 25.7, 35.4, 58.8, 68.5, 78.2].map((x) => box(x, 29.4, 5.8, 5)).join(""), ink.sand, ink.line, 1.5],
    [box(36, 24, 28, 40), ink.ivory, ink.line, 1.7],
    [dome(50, 24, 24), ink.gold, ink.line, 1.6],
    ["M44 22C40 15 46 11 49 6", "none", ink.gold3, 1.8],
    ...gate(50, 16, 38),
    ...windows(22, 44, 30, 44, 70, 44, 78, 44),
    ...badge("immediate", 84, 57),
  ],
  // Domes and two slim towers.
  round: [
    ...base,
    [box(8, 24, 8, 40) + box(84, 24, 8, 40), ink.ivory, ink.line, 1.6],
    [poly(12, 8, 17.4, 24, 6.6, 24) + poly(88, 8, 93.4, 24, 82.6, 24), ink.turquoise, ink.line, 1.5],
    ["M8 36H16M8 48H16M84 36H92M84 48H92", "none", ink.turquoise, 2],
    [box(18, 42, 64, 22), ink.ivory, ink.line, 1.7],
    [dome(28, 42, 22) + dome(72, 42, 22), ink.turquoise, ink.line, 1.6],
    [box(36, 34, 28, 30), ink.ivory, ink.line, 1.7],
    [dome(50, 34, 34), ink.turquoise, ink.line, 1.7],
    ["M43 30C37 22 44 14 48 8M23.6 39C20.6 34 24 30 26.6 27", "none", ink.turquoise3, 2],
    ...gate(50, 13, 48),
    ...windows(24, 50, 32, 50, 68, 50, 76, 50),
    ...badge("round", 84, 57),
  ],
  // A citadel on a hill.
  game: [
    ...base,
    ["M2 66C16 62 22 48 34 46H66C78 48 84 62 98 66Q50 71 2 66z", ink.sand2, ink.line, 1.6],
    [box(24, 26, 12, 26) + box(64, 26, 12, 26), ink.sand, ink.line, 1.6],
    [poly(30, 6, 38, 26, 22, 26) + poly(70, 6, 78, 26, 62, 26), ink.violet, ink.line, 1.6],
    [box(34, 34, 32, 24), ink.sand, ink.line, 1.6],
    [[34, 41, 48, 54.6, 61].map((x) => box(x, 30.4, 4.6, 4.6)).join(""), ink.sand, ink.line, 1.4],
    [box(44, 14, 12, 20), ink.sand, ink.line, 1.6],
    ["M42 14V9H45.4V12H48.4V9H51.6V12H54.6V9H58V14z", ink.sand, ink.line, 1.4],
    ["M50 9V-4", "none", ink.line, 2.4],
    ["M50 -4L62 -0.6L50 3z", ink.red, ink.line, 1.3],
    ...windows(30, 32, 70, 32, 50, 18),
    [arch(50, 44, 12, 60), ink.line],
    ["M44 62L40 66H60L56 62z", ink.sand, ink.line, 1.2],
    ...badge("game", 84, 57),
  ],
};
