/** The three stalls of the market, in a field of 120 by 108 from (0, -17): each has its awning and its merchant. */

import { box, disc, oval, poly, star, type Drawing } from "../../../art/shapes";
import { bead, dog, jewel } from "./fur";
import { ink } from "./ink";

const poles: Drawing = [
  [oval(60, 86, 56, 4), ink.shade],
  ["M14 18V84M106 18V84", "none", ink.line, 7],
  ["M14 18V83.4M106 18V83.4", "none", ink.wood, 4],
];
const counter = (cloth: string, trim: string): Drawing => [
  [box(8, 62, 104, 23, 2), cloth, ink.line, 2],
  ["M9 80H111", "none", trim, 2.6],
  [[22, 41, 60, 79, 98].map((x) => star(x, 72, 5, 8, 3.2)).join(""), trim],
  [box(4, 57, 112, 7, 2.6), ink.wood, ink.line, 2],
];
/** Hanging scallops from `l` to `r`, two tones in turn. */
function scallops(
  l: number,
  r: number,
  y: number,
  n: number,
  drop: number,
  tones: [string, string],
  zigzag = false,
): Drawing {
  const wide = (r - l) / n;
  const layers: [string, string] = ["", ""];
  for (let i = 0; i < n; i++) {
    const x = l + i * wide;
    layers[i % 2] += zigzag
      ? `M${x.toFixed(1)} ${y}h${wide.toFixed(1)}l${(-wide / 2).toFixed(1)} ${drop}z`
      : `M${x.toFixed(1)} ${y}h${wide.toFixed(1)}v${drop * 0.4}a${(wide / 2).toFixed(1)} ${drop * 0.6} 0 0 1 ${(-wide).toFixed(1)} 0z`;
  }
  return [
    [layers[0], tones[0], ink.line, 1.7],
    [layers[1], tones[1], ink.line, 1.7],
  ];
}

export const STALLS: Record<string, Drawing> = {
  // A slanting striped awning.
  left: [
    ...poles,
    ["M16 18H104V58H16z", ink.red2],
    ["M40 60C40 52 48 50 60 50S80 52 80 60z", ink.turquoise, ink.line, 1.8],
    ...dog(60, 43, 12, 1.8),
    ["M48 38C40 29 48 23 60 23S80 29 72 38Q60 31 48 38z", ink.gold, ink.line, 1.8],
    ["M50 35Q62 31 67 25", "none", ink.gold2, 2],
    [disc(60, 32, 2.8), ink.turquoise, ink.line, 1.2],
    ...counter(ink.turquoise2, ink.gold3),
    ["M18 57C20 48 26 46 29 46S38 48 40 57z", ink.gold, ink.line, 1.6],
    ...bead(92, 52, 5, ink.red, 1.5),
    ...bead(100, 53, 4.4, ink.gold, 1.4),
    ...bead(84, 53, 4.4, ink.leaf, 1.4),
    ["M22 -6H98L112 13H8z", ink.red, ink.line, 2],
    [
      poly(34, -5, 46, -5, 42, 12, 26, 12) +
        poly(57, -5, 69, -5, 73, 12, 57, 12) +
        poly(80, -5, 91, -5, 103, 12, 89, 12),
      ink.ivory,
    ],
    ...scallops(8, 112, 13, 7, 13, [ink.red, ink.ivory]),
  ],
  // A tent that comes to a point.
  centre: [
    ...poles,
    ["M16 18H104V58H16z", ink.gem2],
    ["M40 60C40 52 48 50 60 50S80 52 80 60z", ink.red, ink.line, 1.8],
    ...dog(60, 45, 12, 1.8, ink.ivory, ink.ivory2),
    ["M51 40V30H69V40Q60 36 51 40z", ink.red, ink.line, 1.8],
    ["M69 31Q75 33 75 41", "none", ink.line, 2],
    [disc(75, 42, 2), ink.gold, ink.line, 1],
    ...counter(ink.gem2, ink.turquoise3),
    ...jewel(26, 50, 7, 1.5),
    ...jewel(36, 52, 5.6, 1.4, [ink.red, ink.red2, ink.rose]),
    ["M86 58C82 52 84 46 88 44V40H98V44C102 46 104 52 100 58z", ink.wood, ink.line, 1.6],
    ["M84.6 51H101.4", "none", ink.ivory, 2],
    ["M60 -15V-7", "none", ink.line, 3],
    ["M60 -17L74 -13L60 -8z", ink.gold, ink.line, 1.5],
    ["M60 -9C54 3 34 11 6 16H114C86 11 66 3 60 -9z", ink.turquoise, ink.line, 2],
    ["M59 -7C56 3 46 11 36 15.4H50C54 9 58 1 60 -7C62 1 66 9 70 15.4H84C74 11 64 3 61 -7z", ink.ivory],
    ...scallops(6, 114, 16, 9, 9, [ink.turquoise, ink.ivory]),
  ],
  // A round canopy, its hem in points.
  right: [
    ...poles,
    ["M16 18H104V58H16z", ink.violet2],
    ["M40 60C40 52 48 50 60 50S80 52 80 60z", ink.gold, ink.line, 1.8],
    ...dog(60, 45, 12, 1.8, ink.grey, ink.grey2),
    ["M50 52Q55 55 60 51Q65 55 70 52", "none", ink.ivory, 3],
    ["M50 41Q54 31 60 27Q66 31 70 41Q60 36 50 41z", ink.violet, ink.line, 1.8],
    ...counter(ink.violet2, ink.gold3),
    ["M18 57V52Q18 46 24 45V42H30V45Q36 46 36 52V57z", ink.rose, ink.line, 1.6],
    [disc(27, 40, 3), ink.gold, ink.line, 1.3],
    [box(82, 50, 24, 7.6, 3.6), ink.turquoise, ink.line, 1.6],
    [box(85, 43, 20, 7.6, 3.6), ink.red, ink.line, 1.6],
    ["M7 16C12 -7 36 -11 60 -11S108 -7 113 16z", ink.gold, ink.line, 2],
    ["M28 15C30 1 42 -7 60 -10C48 -5 44 5 44 15zM60 -10C78 -7 90 1 92 15H76C76 5 72 -5 60 -10z", ink.violet],
    [disc(60, -13, 3.6), ink.gold, ink.line, 1.6],
    ...scallops(7, 113, 16, 8, 11, [ink.violet, ink.gold], true),
  ],
};
