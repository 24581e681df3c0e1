/** The Travelers' gifts, in a field of 64 by 64: the cards of each town, and its parcels. */

import { box, disc, heart, oval, poly, rimmed, star, type Drawing } from "../../../art/shapes";
import { bead, dog, jewel } from "./fur";
import { ink, of } from "./ink";

/** The colour of a town: its ground, and its deeper tone with `2`. */
const GROUND: Record<string, string> = { immediate: "food", round: "tea", game: "fan-wave" };
export const TOWN_OF: Record<string, string> = {
  double: "immediate",
  ware: "immediate",
  gems: "immediate",
  orderly: "round",
  heart: "round",
  priority: "round",
  tasks: "round",
  period: "game",
  merchant: "game",
  treasure: "game",
};

/** When the gifts of a town are settled: a bolt for at once, a ring for each round, a flag for the end; `r` about 1. */
export function when(town: string, x: number, y: number, r: number): Drawing {
  const p = (dx: number, dy: number): string => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`;
  if (town === "immediate")
    return [
      [
        `M${p(2, -9)}L${p(-6, 1.4)}H${(x - r * 0.6).toFixed(1)}L${p(-2.4, 9)}L${p(6, -2)}H${(x + r).toFixed(1)}z`,
        ink.gold,
        ink.line,
        1.5 * r,
      ],
    ];
  if (town === "round")
    return [
      [`M${p(5.6, -4.4)}A${7 * r} ${7 * r} 0 1 0 ${p(6.8, 2)}`, "none", ink.line, 5.6 * r],
      [`M${p(9.4, -8)}L${p(8.6, 0.6)}L${p(1.6, -4)}z`, ink.turquoise, ink.line, 1.4 * r],
      [`M${p(5.2, -4.8)}A${7 * r} ${7 * r} 0 1 0 ${p(6.8, 2)}`, "none", ink.turquoise, 2.8 * r],
    ];
  return [
    [`M${p(-5, -8.6)}V${(y + 9 * r).toFixed(1)}`, "none", ink.line, 3.6 * r],
    [`M${p(-5, -8.6)}L${p(8.6, -7)}L${p(5.6, -3)}L${p(8.6, 1.4)}L${p(-5, 1)}z`, ink.violet, ink.line, 1.5 * r],
    [`M${p(-5, -8)}V${(y + 8.4 * r).toFixed(1)}`, "none", ink.gold, 1.6 * r],
  ];
}

/** The card of a gift, without what is on it. */
export function giftGround(effect: string): Drawing {
  const town = GROUND[TOWN_OF[effect]] ?? "food";
  return [
    [box(1, 1, 62, 62, 9), ink.ivory, ink.line, 2],
    [box(4.6, 4.6, 54.8, 54.8, 6), of(town), of(town, "2"), 1.6],
    [star(32, 32, 25, 8, 18.6), ink.ivory],
  ];
}

const two = (x: number, y: number): Drawing => {
  const d = `M${x} ${y + 3}l6 6m0 -6l-6 6M${x + 11} ${y + 1}c0 -5 8.6 -5 8.6 0.6c0 4 -8 5.6 -8.6 10h9`;
  return [
    [d, "none", ink.line, 6.4],
    [d, "none", ink.gold3, 2.8],
  ];
};
const figure = (x: number, y: number, s: number, colour: string): Drawing => [
  [
    `M${x - 7 * s} ${y}C${x - 7 * s} ${y - 10 * s} ${x - 4 * s} ${y - 12 * s} ${x} ${y - 12 * s}S${x + 7 * s} ${y - 10 * s} ${x + 7 * s} ${y}z`,
    colour,
    ink.line,
    1.5,
  ],
  ...dog(x, y - 14 * s, 5 * s, 1.4),
  [
    `M${x - 4.8 * s} ${y - 16 * s}C${x - 6 * s} ${y - 23 * s} ${x + 6 * s} ${y - 23 * s} ${x + 4.8 * s} ${y - 16 * s}Q${x} ${y - 18.4 * s} ${x - 4.8 * s} ${y - 16 * s}z`,
    ink.ivory,
    ink.line,
    1.4,
  ],
];
const wedge = (a: number): string => {
  const on = (d: number): string => {
    const r = ((a + d - 90) * Math.PI) / 180;
    return `${(32 + 21 * Math.cos(r)).toFixed(1)} ${(32 + 21 * Math.sin(r)).toFixed(1)}`;
  };
  return `M32 32L${on(-60)}A21 21 0 0 1 ${on(60)}z`;
};

export const GIFTS: Record<string, Drawing> = {
  double: [
    [star(24, 26, 16, 5, 7), ink.gold, ink.line, 1.6],
    ["M24 14L27 21", "none", ink.gold3, 2],
    [star(41, 26, 13, 5, 5.6), ink.gold3, ink.line, 1.6],
    ...two(21, 41),
  ],
  ware: [
    // The lowest of a stack, drawn out.
    [poly(10, 44, 30, 34, 50, 44, 30, 54), ink.sand2, ink.line, 1.6],
    [poly(20, 44, 40, 34, 60, 44, 40, 54), ink.gold, ink.line, 1.6],
    [star(46, 44.4, 4.6, 5, 2), ink.ivory],
    ...[36, 28, 20].flatMap((y): Drawing => [
      [`M8 ${y}L28 ${y + 10}L48 ${y}V${y + 3}L28 ${y + 13}L8 ${y + 3}z`, ink.red2, ink.line, 1.4],
      [poly(8, y, 28, y - 10, 48, y, 28, y + 10), ink.red, ink.line, 1.6],
    ]),
    [poly(28, 13.4, 39, 19.6, 28, 25.6, 17, 19.6), "none", ink.gold3, 1.6],
    ["M51 18V29", "none", ink.line, 6],
    [poly(44.6, 28, 57.4, 28, 51, 36), ink.leaf, ink.line, 1.5],
    ["M51 18V29", "none", ink.leaf, 3],
  ],
  gems: [
    ["M22 24C10 32 10 52 20 54H42C52 52 52 32 40 24z", ink.wood, ink.line, 1.7],
    ["M18 46C16 39 19 33 24 29", "none", ink.skin, 2.4],
    ["M22 24C16 20 18 13 22 12C26 15 28 12 31 11C34 12 36 15 40 12C44 13 46 20 40 24z", ink.wood, ink.line, 1.6],
    ["M21 24H41", "none", ink.line, 4.6],
    ["M21.6 24H40.4", "none", ink.gold, 2.4],
    ...jewel(31, 40, 10, 1.5),
    ...jewel(47, 49, 7.4, 1.4),
  ],
  orderly: [
    [box(9, 46, 18, 8, 2) + box(37, 46, 18, 8, 2), ink.sand, ink.line, 1.5],
    ...figure(18, 46, 0.92, ink.grey),
    ...figure(46, 46, 1.06, ink.turquoise),
    ["M22 18Q30 8 39 15", "none", ink.line, 5],
    [poly(37.4, 8.6, 44, 17, 34, 19), ink.gold, ink.line, 1.4],
    ["M22 18Q30 8 38 14.4", "none", ink.gold, 2.4],
  ],
  heart: [
    [heart(30, 34, 19), ink.red, ink.line, 1.8],
    ["M17 29C17 24 20 21.6 23.6 22.4", "none", ink.rose, 2.8],
    ["M42 10H48.6V16.4H55V23H48.6V29.4H42V23H35.6V16.4H42z", ink.gold, ink.line, 1.6],
  ],
  priority: [
    ["M24 54V36H40V54z", ink.gold, ink.line, 1.6],
    ["M9 54V45H24V54zM40 54V48H55V54z", ink.sand, ink.line, 1.6],
    ["M30 42L33 40V50", "none", ink.line, 2.6],
    ...figure(32, 36, 0.96, ink.red),
    ["M14 36C10 28 12 20 18 14M50 36C54 28 52 20 46 14", "none", ink.leaf2, 2.2],
    [
      oval(11.4, 28, 2.4, 4) + oval(13, 20, 2.6, 3.6) + oval(52.6, 28, 2.4, 4) + oval(51, 20, 2.6, 3.6),
      ink.leaf,
      ink.line,
      1.1,
    ],
  ],
  tasks: [
    ["M13 19L31 13L41 45L23 51z", ink.turquoise, ink.line, 1.6],
    ["M16 21.4L29.4 17L37.6 43L24.4 47.4z", "none", ink.turquoise3, 1.5],
    ["M29 14L48 18L41 51L22 47z", ink.ivory, ink.line, 1.6],
    [heart(35, 32, 7.4), ink.red, ink.line, 1.4],
    ...rimmed("M40 45L45 50L55 38", ink.line, 6.4, ink.leaf, 3.4),
  ],
  period: [
    [wedge(-60), of("morning"), ink.line, 1.5],
    [wedge(60), of("afternoon"), ink.line, 1.5],
    [wedge(180), of("night"), ink.line, 1.5],
    ["M14.6 29A8 8 0 0 1 29 25z", ink.gold3, ink.line, 1.2],
    [star(42, 25, 8, 8, 5), ink.gold3, ink.line, 1.2],
    ["M30 37A7 7 0 1 0 38 47A6 6 0 1 1 30 37z", ink.gold3, ink.line, 1.2],
    [disc(32, 32, 21), "none", ink.line, 1.8],
  ],
  merchant: [],
  treasure: [
    ["M12 32L16 16H48L52 32z", ink.wood2, ink.line, 1.6],
    ["M16 16C18 10 46 10 48 16L50 24H14z", ink.wood, ink.line, 1.6],
    ["M24 12.4L22.6 24M40 12.4L41.4 24", "none", ink.gold, 2.8],
    ...bead(22, 31, 5, ink.gold, 1.4),
    ...bead(43, 31, 5, ink.gold, 1.4),
    ...jewel(32, 29, 9, 1.5),
    [box(11, 34, 42, 20, 3), ink.wood, ink.line, 1.7],
    ["M20 34V54M44 34V54", "none", ink.line, 4.4],
    ["M20 35V53M44 35V53", "none", ink.gold, 2.2],
    [box(27, 36, 10, 11, 2), ink.gold, ink.line, 1.5],
    [disc(32, 40, 1.8) + "M31.2 40h1.6l0.8 4.4h-3.2z", ink.line],
  ],
};

/** A parcel of a town: its ribbon, and when it is opened. */
export function parcel(town: string): Drawing {
  const it = GROUND[town] ?? "food";
  const deep = of(it, "2");
  const pattern =
    town === "immediate"
      ? "M5 20H59M5 44H59M20 5V59M44 5V59"
      : town === "round"
        ? [
            [14, 14],
            [50, 14],
            [14, 50],
            [50, 50],
          ]
            .map(([x, y]) => disc(x, y, 7) + disc(x, y, 3))
            .join("")
        : "M5 23L23 5M5 41L41 5M5 59L59 5M23 59L59 23M41 59L59 41";
  return [
    [box(1, 1, 62, 62, 9), ink.ivory, ink.line, 2],
    [box(4.6, 4.6, 54.8, 54.8, 6), deep],
    [pattern, "none", of(it), 1.6],
    ["M32 9V55M9 32H55", "none", ink.line, 9],
    ...rimmed("M32 7V57M7 32H57", ink.gold, 6, ink.gold3, 1.4),
    ["M30 12C20 2 12 10 16 15C19 19 26 17 31 14zM34 12C44 2 52 10 48 15C45 19 38 17 33 14z", ink.red, ink.line, 1.6],
    [disc(32, 13, 3.6), ink.red, ink.line, 1.5],
    [disc(32, 36, 15), ink.ivory, ink.line, 1.8],
    ...when(town, 32, 36, 1.06),
  ];
}
