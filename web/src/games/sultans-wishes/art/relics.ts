/** The Travelers' relics, tokens in a field of 48 by 48. */

import { box, disc, rimmed, star, type Drawing } from "../../../art/shapes";
import { jewel } from "./fur";
import { ink } from "./ink";

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
