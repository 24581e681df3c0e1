/** The four djinns, each in a field of 64 by 64: their shape, their colour, and the sign of what they do. */

import { box, disc, leaf, poly, rimmed, star, type Drawing, type Framed } from "../../../art/shapes";
import { ink } from "./ink";

export type Power = "refresh" | "move" | "build-twice" | "search";

const BLUE = ["#3f83d8", "#245aa6", "#8fc0f5"] as const;
const RED = ["#d1495a", "#96283c", "#f39a9a"] as const;
const GREEN = ["#4fa067", "#2d6c45", "#9ad6a2"] as const;
const YELLOW = ["#ecb93a", "#b07c14", "#fbe08c"] as const;
type Tones = readonly [string, string, string];

const lamp: Drawing = [
  [
    "M5 50.4C12 50.4 14 52.6 20 52.6H42C49 52.6 50 46.6 56 46.6C62.6 46.6 62.6 57 54 56.8C50 61 45 61.4 41 61.4H28C18 61.4 11 57 5 50.4z",
    ink.gold,
    ink.line,
    1.3,
  ],
  ["M52.4 53.6C53.6 50 58.6 49.4 58 52.4C57.6 54 55 54.6 52.4 53.6z", ink.line],
  [box(27, 60.5, 16, 2.7, 1.2), ink.gold2, ink.line, 1],
  ["M20 56H46", "none", ink.gold3, 1.6],
];

/** The smoke from the spout to the hips. */
const tail = ([mid, dark, light]: Tones): Drawing => [
  [
    "M7 51C2 42 14 40 18 43C24 46 27 41 25 34L39 34C42 44 34 52 24 50C17 49 15 46 12 47C9 48 10 50 7 51z",
    mid,
    ink.line,
    1.3,
  ],
  ["M30 36C32 43 28 47 22 46.6", "none", light, 1.6],
  ["M37 36C37.6 42 34 47 29 48", "none", dark, 1.6],
];
const belt: Drawing = [[box(24, 31.6, 16, 4.4, 1.6), ink.gold, ink.line, 1.1]];
const eyes = (y: number): Drawing => [[disc(29.4, y, 1.2) + disc(34.6, y, 1.2), ink.line]];

function refresh(): Drawing {
  const [mid, dark, light] = BLUE;
  return [
    // Arms that hold the wheel of arrows over the head.
    [
      "M25 24C14 22 12 12 17 5L21 7C18 13 19 17 26 18.6zM39 24C50 22 52 12 47 5L43 7C46 13 45 17 38 18.6z",
      mid,
      ink.line,
      1.3,
    ],
    ["M24 34C21 27 23 21 27 19H37C41 21 43 27 40 34z", mid, ink.line, 1.3],
    ["M32 22V31M28 26Q32 28 36 26", "none", dark, 1.2],
    [disc(32, 14.4, 6.2), mid, ink.line, 1.3],
    ["M26 12.6C25 5.6 39 5.6 38 12.6Q32 10.6 26 12.6z", ink.ivory, ink.line, 1.1],
    ["M30 6.4C31 3 34 3 33.6 0.8", "none", light, 1.8],
    ...eyes(14.4),
    ["M29.8 17.6Q32 19.2 34.2 17.6", "none", ink.line, 1],
    ["M47.4 27.6A7.6 7.6 0 0 1 60.4 23.4M61.8 30A7.6 7.6 0 0 1 48.6 34.2", "none", ink.line, 4.8],
    [poly(63.4, 19, 62.6, 28.6, 55.6, 25) + poly(45.8, 38.6, 46.6, 29, 53.6, 32.6), ink.gold3, ink.line, 1.1],
    ["M47.4 27.6A7.6 7.6 0 0 1 60 23.2M61.8 30A7.6 7.6 0 0 1 49 34.4", "none", ink.gold3, 2.6],
  ];
}

function move(): Drawing {
  const [mid, dark, light] = RED;
  return [
    [
      "M22 24C11 24 8 14 12 6L18 8C16 14 18 16 25 16zM42 24C53 24 56 14 52 6L46 8C48 14 46 16 39 16z",
      mid,
      ink.line,
      1.3,
    ],
    ["M24 34C17 29 17 19 24 17H40C47 19 47 29 40 34z", mid, ink.line, 1.3],
    ["M32 21V31M25 24Q29 28 32 24Q35 28 39 24", "none", dark, 1.4],
    [
      "M26.4 12C23 10 22 7 23 4.4C25 7 27 7.6 29 8zM37.6 12C41 10 42 7 41 4.4C39 7 37 7.6 35 8z",
      ink.ivory,
      ink.line,
      1,
    ],
    [disc(32, 15, 6), mid, ink.line, 1.3],
    ["M28 13L31 14.4M36 13L33 14.4", "none", ink.line, 1.2],
    ...eyes(15.6),
    ["M28.6 18.4H35.4L32 24z", ink.line],
    // The block, and where it goes.
    [box(12, 0.8, 40, 7, 1.4), ink.ivory, ink.line, 1.3],
    ["M20 4.3H43M38.6 1.8L43.4 4.3L38.6 6.8", "none", mid, 1.9],
    ["M20 28.6C18.4 26 18.4 23 20 21", "none", light, 1.4],
  ];
}

function buildTwice(): Drawing {
  const [mid, dark, light] = GREEN;
  const block = (x: number): Drawing => [
    [box(x - 8, 12, 16, 11, 1), ink.ivory, ink.line, 1.3],
    [`M${x - 8} 17.5h16M${x} 12v5.5M${x - 4} 17.5v5.5M${x + 4} 17.5v5.5`, "none", ink.sand2, 1.1],
  ];
  return [
    [
      "M25 26C19 31 10 30 7 23.6H14C16 25 20 23 24 18zM39 26C45 31 54 30 57 23.6H50C48 25 44 23 40 18z",
      mid,
      ink.line,
      1.3,
    ],
    ["M24 34C18 27 20 19 26 17.4H38C44 19 46 27 40 34z", mid, ink.line, 1.3],
    ["M28 21L32 26L36 21M32 26V31", "none", dark, 1.4],
    [disc(32, 13, 6.2), mid, ink.line, 1.3],
    ["M25.6 11.4C25 2 39 2 38.4 11.4Q35 8.6 32 9.4Q29 8.6 25.6 11.4z", ink.red, ink.line, 1.1],
    ...rimmed("M32 4.4C32 0 38 0.4 39.4 3.4", ink.line, 2.6, ink.gold3, 1.3),
    ...eyes(13.4),
    ["M28.8 16.4Q32 19.6 35.2 16.4z", ink.ivory, ink.line, 0.9],
    ...block(10),
    ...block(54),
    ["M23.4 29C22 26 22.6 23 24.6 21.4", "none", light, 1.4],
  ];
}

function search(): Drawing {
  const [mid, dark, light] = YELLOW;
  return [
    ["M26 19C18 20 15 26 18 31L23 29.6C22 27 24 25 27 25z", mid, ink.line, 1.3],
    ["M38 18C43 18 46 20 48 25L44 28C42 25 40 24.6 37 25z", mid, ink.line, 1.3],
    ["M24 34C22 27 23 20 27 17.6H37C41 20 42 27 40 34z", mid, ink.line, 1.3],
    ["M29 31C28.6 29 28.6 27 29 25M35 31C35.4 29 35.4 27 35 25", "none", dark, 1.2],
    [leaf(32, 8, 32, -1, 5), ink.turquoise, ink.line, 1],
    ["M24.6 11C22 3.4 42 3.4 39.4 11Q32 8 24.6 11z", ink.ivory, ink.line, 1.2],
    ["M26.4 10.4H37.6V15C37.6 18 35 20.4 32 20.4S26.4 18 26.4 15z", mid, ink.line, 1.2],
    ["M26.6 15Q29 17.4 32 16.4Q35 17.4 37.4 15C37.6 22 34 26 32 30C30 26 26.4 22 26.6 15z", ink.ivory, ink.line, 1.1],
    ...eyes(13),
    // The glass, with an eye in it.
    ...rimmed("M46.6 27L43 33", ink.line, 5, ink.wood, 2.4),
    [disc(52, 18, 9.6), ink.gold2, ink.line, 1.3],
    [disc(52, 18, 7.4), ink.ivory],
    ["M45.4 18Q52 11 58.6 18Q52 25 45.4 18z", light, ink.line, 1.2],
    [disc(52, 18, 2.8), ink.line],
    [star(53, 17, 1.1, 4, 0.6), ink.ivory],
  ];
}

const TONES: Record<Power, Tones> = { refresh: BLUE, move: RED, "build-twice": GREEN, search: YELLOW };
const FIGURE: Record<Power, () => Drawing> = { refresh, move, "build-twice": buildTwice, search };

const DJINNS = Object.fromEntries(
  (Object.keys(FIGURE) as Power[]).map((power) => [
    power,
    [...tail(TONES[power]), ...FIGURE[power](), ...belt, ...lamp],
  ]),
) as Record<Power, Drawing>;

/** A djinn rising from the lamp. */
export const djinnOf = (power: Power): Framed => ({ box: "0 0 64 64", layers: DJINNS[power] ?? [] });
