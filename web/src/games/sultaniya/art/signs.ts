/** Small signs in a field of 32 by 32: the figures of the tiles, and what the game counts besides. */

import { box, disc, gem, poly, type Drawing } from "../../../art/shapes";
import { ink, of } from "./ink";

/** How a figure of the tiles is laid into the field: its scale, by width and by height. */
export const FITTED: Record<string, [number, number]> = {
  window: [0.7, 0.6],
  tower: [0.56, 0.315],
  guard: [0.5, 0.43],
  cupola: [0.52, 0.385],
  garden: [0.54, 0.5],
  sapphire: [0.86, 0.86],
  gate: [0.52, 0.43],
  minaret: [0.56, 0.335],
};

const jewel = (x: number, y: number, r: number): Drawing => [
  [gem(x, y, r), ink.gem, ink.line, 1.1],
  [poly(x - 0.5 * r, y - 0.7 * r, x, y - 0.7 * r, x - 0.36 * r, y - 0.22 * r, x - 0.9 * r, y - 0.22 * r), ink.gem3],
  [poly(x + 0.36 * r, y - 0.22 * r, x + 0.92 * r, y - 0.22 * r, x, y + 0.85 * r), ink.gem2],
];

/** Nine slots, staggered as in a palace; some of them full. */
function slots(full: (row: number, column: number) => boolean): Drawing {
  let on = "";
  let off = "";
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const d = box(2.2 + column * 9.4, 3.4 + row * 8.6, 8.8, 8, 1);
      if (full(row, column)) on += d;
      else off += d;
    }
  return [
    [off, ink.ivory2, ink.line, 0.9],
    [on, ink.gold, ink.line, 1.3],
  ];
}

export const SIGNS: Record<string, Drawing> = {
  bonus: [
    ["M3 2.5H29V16C29 24 22 28.4 16 30.5C10 28.4 3 24 3 16z", ink.red2, ink.line, 1.2],
    ["M5.2 4.7H26.8V16C26.8 22.4 21 26.4 16 28.2C11 26.4 5.2 22.4 5.2 16z", "none", ink.gold, 1.4],
    [box(14.6, 8.8, 2.8, 12.6, 0.8) + box(9.7, 13.7, 12.6, 2.8, 0.8), ink.gold3],
  ],
  objective: [
    ["M7 5H25V24C25 27 23 28.6 21 28.6H8C10 28 10 26 10 24V8C10 6 9 5 7 5z", ink.ivory, ink.line, 1.2],
    ["M7 5C4.4 5 3.4 7 3.8 10H10V8C10 6 9 5 7 5z", ink.ivory2, ink.line, 1.2],
    ["M13 10.4H22M13 14H22M13 17.6H18", "none", ink.line, 1.3],
    [poly(18.4, 24, 21, 31, 23, 28.4, 26, 30.6, 24.6, 24), ink.red2, ink.line, 0.9],
    [disc(21.8, 22.8, 4.4), ink.red, ink.line, 1.1],
    [disc(21.8, 22.8, 1.8), ink.gold3],
  ],
  floor: slots((row) => row === 1),
  column: slots((_, column) => column === 1),
  djinns: [
    ["M9 17.6C4 12 12 10 15 12.6C19 15 15 6 22 3.4C28 2 29.6 8 26 9.4C23 10.4 22 7.6 24 7", "none", ink.line, 4.4],
    [
      "M9 17.6C4 12 12 10 15 12.6C19 15 15 6 22 3.4C28 2 29.6 8 26 9.4C23 10.4 22 7.6 24 7",
      "none",
      ink.turquoise3,
      2.4,
    ],
    [
      "M2.4 18.4C7 18.4 8 21 11 21H22C26 21 27 18 29 18.4C31.6 19 31 24 27 23.6C25 26.4 23 27 20.4 27H14C9 27 5 23.6 2.4 18.4z",
      ink.gold,
      ink.line,
      1.2,
    ],
    [box(12.4, 26.6, 9.4, 3, 1.2), ink.gold2, ink.line, 1],
    ["M12 23.2H22", "none", ink.gold3, 1.3],
  ],
  pairs: [...jewel(10.6, 12, 9.2), ...jewel(21.6, 20.6, 9.2)],
  roof: [
    ["M4.4 22C4.4 11 10 6.4 16 5S27.6 11 27.6 22z", ink.gold, ink.line, 1.2],
    ["M16 5.6C11.6 9 10.4 15 10.4 21.6M16 5.6V21.6", "none", ink.gold3, 1.3],
    ["M16 5.6C20.4 9 21.6 15 21.6 21.6", "none", ink.gold2, 1.3],
    [poly(14.8, 5.6, 16, 0.6, 17.2, 5.6), ink.gold, ink.line, 0.9],
    [
      "M1.4 30V20.4L4.6 17L7.8 20.4V22H12.8V20.4L16 17L19.2 20.4V22H24.2V20.4L27.4 17L30.6 20.4V30z",
      of(3, "wall"),
      ink.line,
      1.2,
    ],
    [box(2, 26.4, 28, 3), of(3, "band")],
  ],
};
