/** The wares of the market, each in a field of 64 by 64, and the hours behind them. */

import { box, crescent, disc, poly, rimmed, star, type Drawing } from "../../../art/shapes";
import { bead, jewel } from "./fur";
import { ink, of } from "./ink";

const FRAME = box(1, 1, 62, 62, 9);
const sand: Drawing = [
  ["M1 49Q18 43 34 47T63 45V54Q63 63 54 63H10Q1 63 1 54z", ink.sand],
  ["M1 55Q20 50 38 54T63 53V54Q63 63 54 63H10Q1 63 1 54z", ink.sand2],
];
const rays = (x: number, y: number, from: number, to: number, angles: number[]): string =>
  angles
    .map((a) => {
      const r = (a * Math.PI) / 180;
      const [c, s] = [Math.cos(r), Math.sin(r)];
      return `M${(x + from * c).toFixed(1)} ${(y + from * s).toFixed(1)}L${(x + to * c).toFixed(1)} ${(y + to * s).toFixed(1)}`;
    })
    .join("");

/** The sky of an hour, framed. */
export const SKIES: Record<string, Drawing> = {
  morning: [
    [FRAME, of("morning")],
    [
      [-168, -146, -124, -102, -80, -58, -36, -14]
        .map((a) => {
          const on = (b: number): string => {
            const r = (b * Math.PI) / 180;
            const far = Math.min(30 / Math.abs(Math.cos(r)), 45 / Math.abs(Math.sin(r)));
            return `${(32 + far * Math.cos(r)).toFixed(1)} ${(47 + far * Math.sin(r)).toFixed(1)}`;
          };
          return `M32 47L${on(a - 5.5)}L${on(a + 5.5)}z`;
        })
        .join(""),
      of("morning", "2"),
    ],
    ["M4 49A28 28 0 0 1 60 47z", ink.gold3, ink.gold, 1.4],
    ...sand,
  ],
  afternoon: [
    [FRAME, of("afternoon")],
    ["M1 38H63V50H1z", of("afternoon", "2")],
    [disc(49, 15, 7.4), ink.gold3, ink.gold2, 1.2],
    [rays(49, 15, 9.6, 12.6, [0, 45, 90, 135, 180, 225, 270, 315]), "none", ink.gold3, 2.6],
    ["M5 31a4 4 0 0 1 4-5a6 6 0 0 1 11 1a3 3 0 0 1 1 4z", ink.white],
    ...sand,
  ],
  night: [
    [FRAME, of("night")],
    ["M1 36H63V50H1z", of("night", "2")],
    [crescent(50, 14, 9), ink.gold3],
    [star(56, 31, 2.6, 4, 0.9) + star(36, 9, 3, 4, 1) + star(8, 34, 2.4, 4, 0.9) + star(24, 16, 2, 4, 0.8), ink.ivory],
    ...sand,
  ],
};
export const EDGE: Drawing = [[FRAME, "none", ink.line, 2]];
export const VALUABLE: Drawing = [
  [star(13.4, 13.4, 12, 5, 5.4), ink.gold, ink.line, 1.6],
  ["M13.4 5.6L15.2 10.4M8 11.4L10.4 11.6", "none", ink.gold3, 1.5],
];

const vase: Drawing = [
  ...rimmed("M17 32C9 31 10 43 19 43M47 32C55 31 54 43 45 43", ink.line, 5, ink.wood, 2.2),
  [
    "M25 20H39L37.6 25C46 28 50 34 49 42C48 50 43 55 40 58H24C21 55 16 50 15 42C14 34 18 28 26.4 25z",
    ink.wood,
    ink.line,
    1.6,
  ],
  ["M15 41C15 37 16 34 18 31.4H46C48 34 49 37 49 41z", ink.ivory],
  ["M15.4 41L21 32L26.4 41L32 32L37.6 41L43 32L48.6 41", "none", ink.gem, 2.4],
  ["M15 41.6H49M18 31.4H46", "none", ink.line, 1.3],
  ["M19.6 46Q21 51 24.6 54.6", "none", ink.skin, 2.4],
  [box(22.6, 17, 18.8, 5, 2), ink.gold, ink.line, 1.5],
];

export const WARES: Record<string, Drawing> = {
  fabric: [
    // Two rolled bolts, and one unrolled over them.
    [box(8, 44, 40, 13, 6), ink.violet, ink.line, 1.6],
    ["M14 47.6H40", "none", ink.violet3, 2],
    [disc(48, 50.5, 6.5), ink.violet3, ink.line, 1.5],
    ["M48 50.5m-3 0a3 3 0 1 1 3 3", "none", ink.violet2, 1.5],
    [box(12, 32, 38, 13, 6), ink.turquoise, ink.line, 1.6],
    [disc(50, 38.5, 6.5), ink.turquoise3, ink.line, 1.5],
    ["M50 38.5m-3 0a3 3 0 1 1 3 3", "none", ink.turquoise2, 1.5],
    [box(9, 20, 38, 13, 6), ink.red, ink.line, 1.6],
    ["M15 32H37V56L33.4 59L29.6 56L26 59L22.4 56L18.6 59L15 56z", ink.red, ink.line, 1.6],
    ["M15.8 26V34H36.2V26z", ink.red],
    ["M16 49.6H36M16 53H36", "none", ink.gold3, 1.6],
    [poly(26, 34, 31, 40.6, 26, 47.2, 21, 40.6), ink.gold, ink.line, 1],
    [disc(47, 26.5, 6.5), ink.rose, ink.line, 1.5],
    ["M47 26.5m-3 0a3 3 0 1 1 3 3", "none", ink.red2, 1.5],
  ],
  spice: [
    // A sack of red, a bowl of gold.
    ["M8 39C10 27 18 18 23 18S36 27 38 39z", ink.red, ink.line, 1.5],
    ["M15 33q3-7 7-10M23 30v-6", "none", ink.rose, 1.8],
    ["M6 38C4 46 5 54 9 58H36C41 54 42 46 40 38Q23 43 6 38z", ink.ivory2, ink.line, 1.6],
    ["M5 38Q23 45 41 38Q42 34 38 34.6Q23 40 8 34.6Q4 34 5 38z", ink.ivory, ink.line, 1.5],
    ["M12 46q-1 5 1 9M33 46q2 5 0 9", "none", ink.sand2, 1.7],
    [poly(23, 44.6, 27.4, 50, 23, 55.4, 18.6, 50), ink.turquoise, ink.line, 1],
    ["M35 49C38 40 44 35 47 35S56 40 59 49z", ink.gold, ink.line, 1.5],
    ["M42 44q2-4 5-6", "none", ink.gold3, 1.8],
    ["M33 48H61C61 55 56 59 51 60H43C38 59 33 55 33 48z", ink.turquoise, ink.line, 1.6],
    ["M36 52Q47 55 58 52", "none", ink.turquoise3, 1.8],
  ],
  jewel: [
    // A casket that overflows.
    ["M10 34L14 18H50L54 34z", ink.wood2, ink.line, 1.6],
    ["M14 18C16 13 48 13 50 18L52 26H12z", ink.wood, ink.line, 1.6],
    ["M22 15L20 26M42 15L44 26", "none", ink.gold, 2.6],
    ...jewel(32, 31, 9, 1.4),
    ...jewel(20, 33, 7, 1.3, [ink.turquoise, ink.turquoise2, ink.turquoise3]),
    ...jewel(44, 33, 7, 1.3, [ink.red, ink.red2, ink.rose]),
    [box(9, 36, 46, 22, 3), ink.wood, ink.line, 1.6],
    ["M18 36V58M46 36V58M9 41H55", "none", ink.line, 4],
    ["M18 37V57M46 37V57M10 41H54", "none", ink.gold, 2],
    [box(27, 38, 10, 11, 2), ink.gold, ink.line, 1.4],
    [disc(32, 42, 1.7) + "M31.2 42h1.6l0.8 4.4h-3.2z", ink.line],
    ["M50 36C58 38 58 50 50 55", "none", ink.line, 1.2],
    [
      [
        [53, 38.4],
        [55.6, 43],
        [55.6, 48],
        [53, 52.4],
      ]
        .map(([x, y]) => disc(x, y, 2.2))
        .join(""),
      ink.white,
      ink.line,
      1,
    ],
  ],
  pottery: vase,
  perfume: [
    ["M30 22H34V27H30z", ink.gold, ink.line, 1.4],
    ["M27 26H37V31C47 33 52 39 51 46C50 54 43 58 32 58S14 54 13 46C12 39 17 33 27 31z", ink.rose, ink.line, 1.6],
    ["M14 44Q32 49 50 44C51 53 43 57 32 57S13 53 14 44z", ink.violet],
    ["M13.4 43.4Q32 49 50.6 43.4", "none", ink.violet3, 1.6],
    ["M18 40C19 36.6 22 34.6 26 33.6", "none", ink.white, 2.4],
    [star(32, 42, 7, 8, 4), ink.gold, ink.line, 1.2],
    [disc(32, 42, 2), ink.red],
    [box(25.6, 24, 12.8, 4, 2), ink.gold, ink.line, 1.4],
    ["M32 8C37 13 38 17 35 21H29C26 17 27 13 32 8z", ink.gem3, ink.line, 1.5],
    ["M30.6 13Q29 16 30.6 18.6", "none", ink.white, 1.6],
    // The bulb that sprays.
    ...rimmed("M38 26C46 24 48 28 52 27", ink.line, 3.4, ink.gold, 1.5),
    ...bead(55, 28, 4.4, ink.red, 1.4),
  ],
};
