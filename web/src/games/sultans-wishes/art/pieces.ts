/** The pieces of the game, each in a field of 32 by 32.  A seat has a colour, a hat, and a sign: disc, triangle, square, diamond. */

import { box, disc, heart as heartOf, poly, regular, star, type Drawing } from "../../../art/shapes";
import { dog, jewel, print } from "./fur";
import { ink, of } from "./ink";

export const heart = (full: boolean, golden = false): Drawing =>
  full
    ? [
        [heartOf(16, 16.4, 14), golden ? ink.gold : ink.red, ink.line, 1.5],
        ["M6.6 12.4C6.8 9 9 7.4 11.4 8", "none", golden ? ink.gold3 : ink.rose, 2.4],
      ]
    : [
        [heartOf(16, 16.4, 14), ink.sheen, ink.line, 3],
        [heartOf(16, 16.4, 14), "none", ink.ivory2, 2],
      ];

export const GEM: Drawing = [
  ...jewel(16, 16, 14.4, 1.4),
  ["M1.8 12.8H30.2M7.6 4.8L11 12.8L16 29L21 12.8L24.4 4.8", "none", ink.gem2, 0.8],
];

export const lamp = (lit: boolean): Drawing => [
  ...(lit
    ? ([
        [star(5.6, 8.8, 8.6, 8, 5), ink.gold3, ink.gold2, 0.8],
        ["M5.4 14.6C0.8 10.6 5 8 5 3C9.4 6 10.4 11 5.4 14.6z", ink.red, ink.line, 1.2],
        ["M5.4 13.4C3.6 11.4 5.4 10 5.6 8C7.4 10 7.4 12 5.4 13.4z", ink.gold3],
      ] as Drawing)
    : []),
  ["M24.6 18C31 12.6 33 21.6 26.4 24", "none", ink.line, 4.4],
  ["M24.6 18C31 12.6 33 21.6 26.4 24", "none", lit ? ink.gold : ink.grey, 2],
  ["M2.4 15.6C7 15.4 8.4 18 11 18H25C28 24 23 27 17.6 27S6.4 23.6 2.4 15.6z", lit ? ink.gold : ink.grey, ink.line, 1.4],
  ["M12 18C12.4 12.6 22 12.6 22.6 18z", lit ? ink.gold3 : ink.grey, ink.line, 1.3],
  [disc(17.3, 12.4, 1.9), lit ? ink.red : ink.grey2, ink.line, 1.1],
  ["M10 21.4Q14 22.6 20 21.6", "none", lit ? ink.gold3 : ink.ivory2, 1.5],
  [poly(12.6, 30.4, 14.6, 26.6, 20.4, 26.6, 22.4, 30.4), lit ? ink.gold2 : ink.grey2, ink.line, 1.3],
];

export const FIRST: Drawing = [
  [
    poly(8, 17, 4.6, 31, 11, 28.4, 15, 31.6, 16, 20) + poly(24, 17, 27.4, 31, 21, 28.4, 17, 31.6, 16, 20),
    ink.red,
    ink.line,
    1.3,
  ],
  [star(16, 13, 13, 12, 11), ink.gold, ink.line, 1.4],
  [disc(16, 13, 8.6), ink.ivory, ink.line, 1.2],
  [print(16, 13.4, 5.6), ink.line],
];

/** The sign of a seat. */
const sign = (seat: number, x: number, y: number, r: number): string =>
  [
    disc(x, y, r),
    regular(x, y + r * 0.2, r * 1.3, 3),
    box(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8),
    regular(x, y, r * 1.3, 4),
  ][seat % 4];

/** The line around what a seat has: pale around black in the dark room. */
const edge = (seat: number): string => of(seat, "d");

/** The hat of a seat on a head whose brow is at (x, y), `s` the half of its width. */
function hat(seat: number, x: number, y: number, s: number, width = 1.3): Drawing {
  const p = (dx: number, dy: number): string => `${x + dx * s} ${y + dy * s}`;
  const main = of(seat);
  const other = of(seat, "b");
  switch (seat % 4) {
    case 0: // a round turban
      return [
        [
          `M${p(-1, 0.2)}C${p(-1.75, -0.7)} ${p(-1, -1.7)} ${p(0, -1.7)}S${p(1.75, -0.7)} ${p(1, 0.2)}Q${p(0, -0.35)} ${p(-1, 0.2)}z`,
          main,
          edge(seat),
          width,
        ],
        [
          `M${p(-1.1, -0.2)}Q${p(0.2, -0.5)} ${p(0.6, -1.5)}M${p(-1.1, -0.9)}Q${p(-0.3, -1)} ${p(0, -1.6)}`,
          "none",
          other,
          width,
        ],
      ];
    case 1: // a pointed cap
      return [
        [
          `M${p(-1.05, 0.15)}Q${p(-0.5, -1.3)} ${p(0.15, -2.3)}Q${p(0.6, -1.2)} ${p(1.05, 0.15)}Q${p(0, -0.3)} ${p(-1.05, 0.15)}z`,
          main,
          edge(seat),
          width,
        ],
        [disc(x + s * 0.15, y - s * 2.25, s * 0.34), ink.gold, ink.line, width * 0.85],
        [`M${p(-0.8, -0.45)}Q${p(0, -0.85)} ${p(0.82, -0.45)}`, "none", ink.gold3, width * 1.1],
      ];
    case 2: // a square cap
      return [
        [
          `M${p(-0.95, 0.1)}V${y - s * 1.5}H${x + s * 0.95}V${y + s * 0.1}Q${p(0, -0.25)} ${p(-0.95, 0.1)}z`,
          main,
          edge(seat),
          width,
        ],
        [`M${p(-0.9, -0.55)}H${x + s * 0.9}`, "none", other, width * 1.2],
        [disc(x, y - s * 1.5, s * 0.22), ink.gold, ink.line, width * 0.8],
      ];
    default: // a bulb with a feather
      return [
        [
          `M${p(0.3, -1)}C${p(0.4, -2)} ${p(0.8, -2.4)} ${p(1.5, -2.3)}C${p(1.1, -1.9)} ${p(1.3, -1.3)} ${p(0.5, -0.8)}z`,
          ink.gold,
          ink.line,
          width * 0.85,
        ],
        [
          `M${p(-1, 0.15)}C${p(-1.7, -0.5)} ${p(-0.7, -1.1)} ${p(0, -2.2)}C${p(0.7, -1.1)} ${p(1.7, -0.5)} ${p(1, 0.15)}Q${p(0, -0.3)} ${p(-1, 0.15)}z`,
          main,
          edge(seat),
          width,
        ],
        [`M${p(-0.5, -0.05)}Q${p(-0.4, -1)} ${p(0, -1.7)}Q${p(0.4, -1)} ${p(0.5, -0.05)}`, "none", other, width],
      ];
  }
}
/** An Aide: a head on a round foot. */
export const aide = (seat: number): Drawing => [
  ["M4 28C4 21.4 9 19.6 16 19.6S28 21.4 28 28Q28 31 25 31H7Q4 31 4 28z", of(seat), edge(seat), 1.4],
  ["M6.6 27.6C7 24.4 8.6 23 10.6 22.4", "none", of(seat, "b"), 1.8],
  [sign(seat, 16, 26.4, 2.9), of(seat, "c")],
  ...dog(16, 15.4, 6.2),
  ...hat(seat, 16, 11.8, 5.6),
];

/** An Orderly: he stands, with a staff. */
export const orderly = (seat: number): Drawing => [
  ["M26.6 4V30", "none", ink.line, 3.6],
  ["M26.6 5V29.4", "none", ink.gold, 1.6],
  [disc(26.6, 4.6, 2.6), ink.red, ink.line, 1.1],
  ["M8.4 31C7 26 8 19 10.4 15.4H18.6C21 19 22 26 20.6 31z", of(seat), edge(seat), 1.4],
  ["M18.6 16.4L26 20.6L24.8 23.4L17.6 20.6z", of(seat), edge(seat), 1.2],
  [disc(26.4, 21.8, 2.1), ink.skin, ink.line, 1.1],
  [sign(seat, 14.2, 21, 3), of(seat, "c")],
  ["M8 27.4H21", "none", of(seat, "b"), 2],
  ...dog(14.5, 12, 4.6, 1.2),
  ...hat(seat, 14.5, 9.4, 4.2, 1.2),
];

/** A Traveler: he rides a camel. */
export const traveler = (seat: number): Drawing => [
  ["M8 22V30.4M12 23V30.4M20 23V30.4M24 22V30.4", "none", ink.line, 3.8],
  ["M8 22V29.8M24 22V29.8M12 23V29.8M20 23V29.8", "none", ink.sand, 1.5],
  [
    "M3.4 22C3.4 17 7 16.4 9.6 17.6C13 14 19 14 22 17.4C24.6 17 25 13.4 25.4 10C25.6 8.4 27 7.6 28.6 8L31.4 9.4C32.2 10.4 31.4 12 30 12L28.4 12C28.4 18 27.6 25 22 25H9C5 25 3.4 24 3.4 22z",
    ink.sand,
    ink.line,
    1.4,
  ],
  ["M4 20.4Q1.6 22 2.6 25.4", "none", ink.line, 1.6],
  [disc(28.2, 9.8, 0.8), ink.line],
  ["M10 17L9 24H21L20 17Q15 14.4 10 17z", of(seat), edge(seat), 1.3],
  [sign(seat, 15, 20.4, 2.4), of(seat, "c")],
  ["M10.8 16.6C10.4 13.4 12.6 11.6 15 11.6S19.6 13.4 19.2 16.6Q15 14.6 10.8 16.6z", of(seat, "b"), edge(seat), 1.2],
  ...dog(15, 9.6, 3.8, 1.1),
  ...hat(seat, 15, 7.6, 3.5, 1.1),
];
