/** What the Travelers find: gifts in a field of 64 by 64, relics in one of 48 by 48, towns in one of 100 by 70. */

import { arch, box, disc, dome, heart, oval, poly, rimmed, star, type Drawing } from "../../../art/shapes";
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

const token: Drawing = [
  [disc(24, 24, 23), ink.sand2, ink.line, 1.8],
  [disc(24, 24, 19.8), ink.sand],
  ["M9 16A17.4 17.4 0 0 1 20 7", "none", ink.ivory, 1.8],
];
export const RELICS: Record<string, Drawing> = {
  scarab: [
    ...token,
    ["M17 20L9 15M15.6 26H7.6M17 32L11 38M31 20L39 15M32.4 26H40.4M31 32L37 38", "none", ink.line, 3.2],
    ["M14 27C14 18 18 15.4 24 15.4S34 18 34 27C34 36 30 41 24 41S14 36 14 27z", ink.turquoise, ink.line, 1.6],
    ["M24 21V40.4M15 23.6Q24 18.6 33 23.6", "none", ink.line, 1.5],
    ["M18 27.6Q18.4 33 21 36.4", "none", ink.turquoise3, 2],
    ["M17 16.6C17 10.6 20 9.4 24 9.4S31 10.6 31 16.6Q24 20 17 16.6z", ink.turquoise2, ink.line, 1.5],
    [disc(24, 9, 4.2), ink.gold, ink.line, 1.4],
  ],
  vase: [
    ...token,
    ...rimmed("M18 15C10 14 11 25 17 26M30 15C38 14 37 25 31 26", ink.line, 4, ink.gold, 1.8),
    [
      "M20 9H28L27 15C33 19 34 26 31 31C29 35 27.4 37 27.4 41H20.6C20.6 37 19 35 17 31C14 26 15 19 21 15z",
      ink.wood,
      ink.line,
      1.6,
    ],
    ["M15.4 23H32.6M16 28H32", "none", ink.gold3, 1.6],
    ["M17 27L20 23.6L23 27L26 23.6L29 27L32 23.6", "none", ink.ivory, 1.5],
    ["M27 31L24.6 34L27 36", "none", ink.line, 1.3],
    [box(17.6, 6.6, 12.8, 4, 1.8), ink.gold, ink.line, 1.4],
    [box(18.4, 39.4, 11.2, 3.4, 1.4), ink.gold, ink.line, 1.4],
  ],
  mask: [
    ...token,
    ["M10 14C10 6 38 6 38 14V30L34 38H14L10 30z", ink.gem, ink.line, 1.6],
    ["M10 18H15M10 24H15M11 30H15M33 18H38M33 24H38M33 30H37", "none", ink.gold3, 2.2],
    ["M15 17C15 11 33 11 33 17C34 30 31 40 24 40S14 30 15 17z", ink.gold, ink.line, 1.6],
    ["M17 22Q20 19.6 22.4 22Q20 24.4 17 22zM25.6 22Q28 19.6 31 22Q28 24.4 25.6 22z", ink.ivory, ink.line, 1.2],
    [disc(20, 22, 1.2) + disc(28, 22, 1.2), ink.line],
    ["M24 22V29H22M20.6 33.4Q24 35.6 27.4 33.4", "none", ink.line, 1.5],
    ...rimmed("M24 8V13", ink.line, 4, ink.red, 2),
    ["M17.4 17.4Q20 16 22 17.6", "none", ink.gold3, 1.6],
  ],
  scroll: [
    ...token,
    ["M13 13H35V35H13z", ink.ivory, ink.line, 1.6],
    [box(9, 9, 30, 6.4, 3.2) + box(9, 33, 30, 6.4, 3.2), ink.gold, ink.line, 1.5],
    ["M12 12H32", "none", ink.gold3, 1.5],
    ["M17 20H31M17 24.4H31M17 28.8H24", "none", ink.line, 1.7],
    [disc(30, 30, 4.4), ink.red, ink.line, 1.3],
    [star(30, 30, 2.6, 5, 1.1), ink.gold3],
  ],
  amulet: [
    ...token,
    ...rimmed("M9.6 11L24 20L38.4 11", ink.line, 3.6, ink.gold, 1.7),
    [disc(24, 19, 2.6), "none", ink.line, 4],
    [disc(24, 19, 2.6), "none", ink.gold, 1.8],
    [star(24, 31, 11.6, 8, 8.8), ink.gold, ink.line, 1.6],
    ["M16 31C19 25.8 29 25.8 32 31C29 36.2 19 36.2 16 31z", ink.ivory, ink.line, 1.4],
    [disc(24, 31, 3.6), ink.gem, ink.line, 1.3],
    [disc(24, 31, 1.5), ink.line],
  ],
  ring: [
    ...token,
    [disc(24, 29, 11), "none", ink.line, 7.4],
    [disc(24, 29, 11), "none", ink.gold, 4.4],
    ["M15 24.6A10.6 10.6 0 0 0 16 36", "none", ink.gold3, 1.8],
    ...jewel(24, 14.4, 8.6, 1.5, [ink.red, ink.red2, ink.rose]),
    ["M18 20.6L24 24L30 20.6", "none", ink.line, 2.2],
  ],
};
export const RELIC_BACK: Drawing = [
  [disc(24, 24, 23), ink.sand2, ink.line, 1.8],
  [disc(24, 24, 19.8), ink.turquoise2],
  [star(24, 24, 18.6, 8, 14), "none", ink.sand, 1.8],
  [star(24, 24, 12.4, 8, 9.4, 22.5), ink.sand, ink.line, 1.4],
  ["M20.4 21.4C20.4 17 28 17 28 21.4C28 24.4 24.2 24.2 24.2 27.4M24.2 31.2v0.1", "none", ink.line, 3],
];

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
