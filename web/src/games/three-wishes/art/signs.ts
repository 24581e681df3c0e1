/** Small signs: the types, the seats, and what lies about on the carpet.  All in a field of 24 by 24. */

import { INK, box, disc, gem, heart, poly, regular, rimmed, star, type Drawing } from "../../../art/shapes";
import type { WishCard } from "../types";

const { night, paper, gold, turquoise, pomegranate } = INK;

export type WishType = WishCard["type"];
export const WISH_TYPES: readonly WishType[] = ["superpower", "gift", "harmony"];

/** Each type's colours, and the shape that tells it without them. */
export const TYPES: Record<WishType, { field: string; edge: string; ink: string; sign: string; detail: string }> = {
  superpower: { field: INK.blue, edge: INK.deep, ink: paper, sign: star(12, 12, 11.5, 8, 8), detail: "" },
  gift: {
    field: INK.straw,
    edge: INK.amber,
    ink: night,
    sign: gem(12, 12.5, 11.5),
    detail: "M1 10H23M7.5 4L9 10L12 22L15 10L16.5 4",
  },
  harmony: {
    field: INK.pink,
    edge: INK.rose,
    ink: paper,
    sign: heart(12, 12.5, 11),
    detail: "M1.5 11Q12 15 22.5 11M12 8Q8.5 15 12 22Q15.5 15 12 8",
  },
};

/** Seats, clockwise: a colour and a shape each. */
export const SEATS: { color: string; shape: string }[] = [
  { color: "#2aa5a0", shape: disc(12, 12, 9.5) },
  { color: "#e0607a", shape: regular(12, 13.5, 11.5, 3) },
  { color: "#a98bdc", shape: box(3.5, 3.5, 17, 17) },
  { color: "#8cc06d", shape: regular(12, 12, 11.5, 4) },
  { color: "#d8b483", shape: "M8.5 2H15.5V8.5H22V15.5H15.5V22H8.5V15.5H2V8.5H8.5z" },
];

export const SIGNS = {
  marker: [
    [disc(12, 12, 11), gold, night, 1.2],
    [star(12, 12, 7.5, 8, 5.2), pomegranate, night, 0.8],
    [disc(12, 12, 2), gold],
  ],
  crown: [
    [poly(2, 8, 7.5, 12, 12, 3, 16.5, 12, 22, 8, 20, 20, 4, 20), gold, night, 1.2],
    [disc(12, 16, 2) + disc(2.5, 7, 1.6) + disc(12, 3, 1.6) + disc(21.5, 7, 1.6), pomegranate, night, 0.6],
  ],
  /** Who began: a small lamp. */
  starter: [
    ["M3 9Q6 13 9 13H18Q22 13 22 9.5T18 8Q17 5 13.5 4.5V2.5H11.5V4.5Q8 5 7.5 8z", gold, night, 1],
    ["M9 13H17L15 17H18V19H8V17H11z", gold, night, 1],
  ],
  /** Who said stop: a raised hand. */
  declarer: [
    [
      "M6 13V7a1.5 1.5 0 0 1 3 0V4a1.5 1.5 0 0 1 3 0V3.5a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0V15Q18 22 12 22T5 17L2.5 13a1.5 1.5 0 0 1 2.5-1.5z",
      paper,
      night,
      1.2,
    ],
    ["M9 7V12M12 4V12M15 5V12", "none", night, 1],
  ],
  /** Remembered. */
  bookmark: [
    ["M5 1H19V23L12 17.5L5 23z", turquoise, paper, 1.4],
    ["M7.5 9Q12 4.5 16.5 9Q12 13.5 7.5 9z", paper],
    [disc(12, 9, 1.8), night],
  ],
  /** May be chosen. */
  point: [[star(12, 12, 11.5, 4, 4), gold, night, 1.4]],
  /** Is chosen. */
  chosen: [
    [disc(12, 12, 11), gold, night, 1.4],
    ["M6.5 12.5L10.5 16.5L17.5 8", "none", night, 3],
  ],
  loses: [["M5 5L19 19M19 5L5 19", "none", "currentColor", 4.5]],
} satisfies Record<string, Drawing>;

export type SignName = keyof typeof SIGNS;

/** The lamp, in a field of 120 by 80. */
export const LAMP: Drawing = [
  ["M22 66H98L90 76H30z", INK.amber, night, 2],
  ["M46 56H74L80 67H40z", gold, night, 2],
  ...rimmed("M92 30C112 22 122 44 104 52C96 56 88 54 84 50", night, 8, gold, 4.5),
  [
    "M2 26C8 22 14 26 20 30C28 34 34 28 42 26C52 24 68 24 78 26C94 28 98 40 88 50C80 58 68 60 58 60C40 60 30 52 22 42C16 36 8 34 2 26z",
    gold,
    night,
    2.4,
  ],
  ["M42 27Q44 14 60 13Q76 14 78 27Q60 32 42 27z", gold, night, 2.2],
  ["M57 13Q55 8 60 2Q65 8 63 13z", pomegranate, night, 1.6],
  ["M30 40Q56 48 90 38", "none", INK.amber, 2.4],
  [star(58, 44, 8) + star(40, 40, 4.5) + star(76, 41, 4.5), pomegranate, night, 0.8],
  ["M48 20Q54 17 62 17M26 36Q30 37 34 36", "none", paper, 2.4],
];

/** Smoke from the spout, in the field of the lamp; it rises above it. */
export const SMOKE = "M3 24C-8 10 12 4 4 -8C-2 -18 10 -22 8 -32";
