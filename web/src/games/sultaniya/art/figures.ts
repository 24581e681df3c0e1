/** What stands in and on the walls.  Each figure stands on 0, 0 and rises from there; the size is that of the tiles. */

import { arch, box, disc, dome, gem, leaf, oval, poly, star, type Drawing } from "../../../art/shapes";
import { ink } from "./ink";

const thin = 1.3;

const window: Drawing = [
  [arch(0, -55, 42, 4), ink.glow],
  [arch(0, -51.5, 35, 2), ink.glow],
  [arch(0, -48, 28, 0), ink.ivory, ink.line, thin],
  [arch(0, -43, 20, -3), ink.lit, ink.lit2, 1],
  ["M0 -41V-3M-10 -29H10M-10 -16H10M-9 -3L9 -29M9 -3L-9 -29M-6 -34L0 -29L6 -34", "none", ink.lit2, 1.3],
  [box(-16, -4, 32, 5, 1.5), ink.sand, ink.line, thin],
];

const tower: Drawing = [
  [`M0 -76V-96`, "none", ink.line, 2],
  ["M0.5 -96C6 -99 9 -93 18 -93L12 -89.5L17 -86C9 -86 6 -91 0.5 -87z", ink.red, ink.line, 1.1],
  [poly(-10, 0, -8.5, -58, 8.5, -58, 10, 0), ink.sand, ink.line, thin],
  [poly(3, -0.6, 2.5, -57, 7.9, -57, 9.3, -0.6), ink.sand2],
  ["M-8.5 -57L-13 -64V-77H-7.8V-72.5H-2.6V-77H2.6V-72.5H7.8V-77H13V-64L8.5 -57z", ink.sand, ink.line, thin],
  [poly(3.4, -57.6, 4.5, -64, 12.4, -64, 8.2, -57.6), ink.sand2],
  ["M-13 -64H13", "none", ink.line, 1],
  [box(-9.6, -14, 19.2, 3.4) + box(-9, -36, 18, 3), ink.red],
  [arch(-1, -53, 4.6, -41) + arch(-1, -29, 4.6, -18), ink.deep],
];

const guard: Drawing = [
  ["M12.5 0V-54", "none", ink.line, 3.2],
  ["M12.5 -0.6V-54", "none", ink.wood, 1.5],
  [leaf(12.5, -52, 12.5, -70, 6), ink.ivory, ink.line, 1.1],
  ["M-8 -6L-9.5 0H-1L-0.8 -6zM8 -6L9.5 0H1L0.8 -6z", ink.line],
  [
    "M-9 -5C-8 -12 -8 -16 -6 -20H6C8 -16 8 -12 9 -5Q4.5 -2.5 0.6 -5V-14H-0.6V-5Q-4.5 -2.5 -9 -5z",
    ink.ivory,
    ink.line,
    1.1,
  ],
  [
    "M-7 -17C-10 -24 -11 -34 -7.5 -38Q0 -42 7.5 -38C9 -36 9.6 -32 13.5 -31.5L14 -27C8 -26 7 -28 6.6 -29.5L7 -17Q0 -14 -7 -17z",
    ink.red,
    ink.line,
    1.2,
  ],
  ["M-7 -23.5H6.8V-19.5H-7z", ink.gold, ink.line, 0.8],
  [disc(-6.6, -27, 6.4), ink.gold, ink.line, 1.2],
  [star(-6.6, -27, 4, 8, 2.6), ink.turquoise2],
  ["M-5.4 -46V-42C-5.4 -37 -3 -33 0 -33S5.4 -37 5.4 -42V-46z", ink.skin, ink.line, 1.1],
  ["M-5.2 -41.4Q-2.6 -38.6 0 -40.4Q2.6 -38.6 5.2 -41.4C5 -36 3 -32 0 -31.4S-5 -36 -5.2 -41.4z", ink.line],
  [disc(-2.2, -42.6, 0.7) + disc(2.2, -42.6, 0.7), ink.line],
  ["M-8 -45C-11.5 -51 -6.5 -58 0 -58S11.5 -51 8 -45Q0 -42.5 -8 -45z", ink.ivory, ink.line, 1.2],
  ["M-7.6 -47Q1 -48 6 -56M-6 -53Q-1 -53 2 -57.6", "none", ink.ivory2, 1.3],
  [leaf(0, -54, 1.5, -67, 3.4), ink.turquoise, ink.line, 0.9],
  [disc(0, -53, 2.1), ink.red, ink.line, 0.7],
];

/** A finial: balls and a crescent, standing at `y`. */
export function finial(x: number, y: number, s = 1): string {
  const p = (dx: number, dy: number): string => `${x + dx * s} ${y + dy * s}`;
  const arc = (r: number, sweep: number, dx: number, dy: number): string =>
    `A${r * s} ${r * s} 0 1 ${sweep} ${p(dx, dy)}`;
  return (
    poly(x - 1 * s, y - 4.6 * s, x - 0.8 * s, y - 8.6 * s, x + 0.8 * s, y - 8.6 * s, x + 1 * s, y - 4.6 * s) +
    disc(x, y - 2 * s, 2.9 * s) +
    `M${p(-3.2, -17.4)}${arc(4.9, 0, 3.2, -17.4)}A${3.7 * s} ${3.7 * s} 0 1 1 ${p(-3.2, -17.4)}z`
  );
}

const cupola: Drawing = [
  [finial(0, -64.8, 0.85), ink.gold, ink.line, 0.7],
  [dome(0, -21, 42), ink.turquoise, ink.line, 1.4],
  ["M-6 -22C-16 -37 -6 -47 -1 -57C-3 -47 -8 -38 -1.6 -22z", ink.turquoise3],
  ["M0 -61V-22M9 -22C18 -37 7 -46 1.4 -57M-11 -22C-22 -36 -8 -47 -1.4 -57", "none", ink.gold, 1.7],
  [box(-17, -17, 34, 17), ink.ivory, ink.line, thin],
  [arch(-10, -14.5, 7, 0) + arch(0, -14.5, 7, 0) + arch(10, -14.5, 7, 0), ink.turquoise2],
  [box(-20, -22.5, 40, 5.5, 1.6), ink.gold, ink.line, thin],
  [box(-20, -3, 40, 4, 1), ink.gold, ink.line, thin],
];

const frond = (x: number, y: number, dx: number, dy: number): string =>
  `M${x} ${y}Q${x + dx * 0.5} ${y - 9 + Math.min(0, dy) * 0.5} ${x + dx} ${y + dy}Q${x + dx * 0.42} ${y - 1 + dy * 0.35} ${x} ${y}z`;
const fronds = (x: number, y: number): string =>
  frond(x, y, -18, 6) +
  frond(x, y, 18, 6) +
  frond(x, y, -19, -5) +
  frond(x, y, 19, -5) +
  frond(x, y, -9, -15) +
  frond(x, y, 9, -15) +
  frond(x, y, -9, 14) +
  frond(x, y, 9, 14);

/** Flowers in a row. */
const flowers = (xs: number[], y: number): string => xs.map((x, i) => disc(x, y - (i % 2) * 3, 3.3)).join("");

const garden: Drawing = [
  [leaf(17, -6, 17, -54, 13), ink.leaf2, ink.line, 1.2],
  [leaf(-20, -6, -20, -38, 10), ink.leaf2, ink.line, 1.2],
  ["M-5 -4C-3 -18 -4 -30 -1 -44L3.4 -44C2 -30 2 -18 3 -4z", ink.wood, ink.line, 1.1],
  ["M-4.4 -14L2.6 -16M-3.8 -23L2.4 -25M-3 -32L2.6 -34", "none", ink.sand2, 1.1],
  [fronds(1, -45), ink.leaf, ink.line, 1.2],
  [disc(-2, -43, 2.4) + disc(3.6, -42.6, 2.4), ink.gold, ink.line, 0.8],
  [oval(-14, -12, 10, 6) + oval(2, -11, 10, 5) + oval(16, -12, 10, 6), ink.leaf, ink.line, 1.1],
  [flowers([-21, -8, 5, 20], -14), ink.red, ink.line, 0.7],
  [flowers([-14, 0, 12], -13), ink.gold3, ink.line, 0.7],
  [box(-27, -10, 54, 10), ink.ivory, ink.line, thin],
  [box(-28.5, -12, 57, 3.6, 1), ink.sand, ink.line, 1.1],
  [[-18, -6, 6, 18].map((x) => star(x, -4.2, 3.4, 4, 1.5)).join(""), ink.turquoise],
];

const sapphire: Drawing = [
  [star(0, -17, 18, 8, 13.2, 22.5), ink.gold2, ink.line, 1.2],
  [star(0, -17, 15.6, 8, 11.6, 22.5), ink.gold3],
  [gem(0, -16.5, 12), ink.gem, ink.line, 1.2],
  [poly(-6.6, -25.4, 0, -25.4, -4.4, -19.4, -11, -19.4), ink.gem3],
  [poly(4.4, -19.4, 11.4, -19.4, 0.4, -5.8), ink.gem2],
  ["M-11.6 -19.2H11.6M-6.4 -25.4L-4.6 -19.2L0 -5.6L4.6 -19.2L6.4 -25.4", "none", ink.gem3, 0.8],
];

/** A complete gate on a roof. */
const gate: Drawing = [
  [
    "M-27 0V-62V-66H-25.2V-70H-21.1V-66H-19.3V-62H-11.6V-66H-9.8V-70H-5.7V-66H-3.9V-62H3.9V-66H5.7V-70H9.8V-66H11.6V-62H19.3V-66H21.1V-70H25.2V-66H27.0V-62V0z",
    ink.ivory,
    ink.line,
    thin,
  ],
  ["M-22.5 0V-57H22.5V0z", ink.gem2, ink.gold2, 1.2],
  [[-17, 17].map((x) => star(x, -50, 4.6, 8, 3)).join(""), ink.gold3],
  ["M-14 0V-20C-22 -30 -17 -43 0 -54C17 -43 22 -30 14 -20V0z", ink.red, ink.line, 1.1],
  [
    "M-15 -18L-9 -19L-10 -23L-17 -24zM-17.4 -31L-11.4 -29.6L-9.6 -33L-14.6 -37zM-10.4 -43L-6.6 -37.6L-3 -40.4L-5.4 -48zM15 -18L9 -19L10 -23L17 -24zM17.4 -31L11.4 -29.6L9.6 -33L14.6 -37zM10.4 -43L6.6 -37.6L3 -40.4L5.4 -48z",
    ink.ivory,
  ],
  ["M-9.6 0V-19C-15 -27 -11 -36 0 -43C11 -36 15 -27 9.6 -19V0z", ink.deep, ink.line, 1.1],
  ["M0 -43V-32", "none", ink.gold, 0.9],
  [poly(0, -33, 3.4, -28, 2, -22.6, -2, -22.6, -3.4, -28), ink.lit, ink.gold2, 0.9],
  [box(-15.5, -20.5, 8, 3.6) + box(7.5, -20.5, 8, 3.6), ink.gold, ink.line, 0.9],
];

/** A complete minaret on a roof. */
const minaret: Drawing = [
  [finial(0, -77.4, 0.8), ink.gold, ink.line, 0.6],
  ["M0 -79C3 -70 8 -62 11.5 -54H-11.5C-8 -62 -3 -70 0 -79z", ink.gem2, ink.line, 1.2],
  ["M0 -76C-2 -68 -6 -60 -8 -54.6M0 -76C0.6 -68 1.6 -60 2 -54.6", "none", ink.gem3, 1],
  [box(-7, -54.5, 14, 12), ink.ivory, ink.line, 1.1],
  [arch(-3, -52.5, 4, -43) + arch(3, -52.5, 4, -43), ink.deep],
  ["M-13 -46H13V-40L7.5 -34H-7.5L-13 -40z", ink.ivory, ink.line, 1.2],
  ["M-13 -40H13M-9 -46V-40M-4.5 -46V-40M0 -46V-40M4.5 -46V-40M9 -46V-40", "none", ink.line, 0.9],
  ["M-7.5 -34H7.5L8.6 0H-8.6z", ink.ivory, ink.line, 1.2],
  ["M3 -33.4H7L8 -0.6H3.4z", ink.ivory2],
  ["M-7.6 -28L7.6 -21.5V-16.5L-7.8 -23zM-8 -15L8 -8.5V-3.5L-8.3 -10z", ink.turquoise],
];

export const FIGURES: Record<string, Drawing> = {
  window,
  tower,
  guard,
  cupola,
  garden,
  sapphire,
  gate,
  minaret,
};
