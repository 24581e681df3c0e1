/** Cards, in a field of 100 by 140: their ground and their frame. */

import { arch, box, disc, heart, oval, poly, regular, star, type Drawing } from "../../../art/shapes";
import { print, shag } from "./fur";
import { ink, of } from "./ink";

const NICHE = "M9 132V54C9 38 30 33 50 18C70 33 91 38 91 54V132z";

/** A niche in the colours of a task, a carpet at its foot. */
export function ground(task: string): Drawing {
  const deep = of(task, "2");
  return [
    [box(1, 1, 98, 138, 9), ink.ivory, ink.line, 2],
    [box(5, 5, 90, 130, 5.6), deep],
    [star(15, 21, 5, 8, 3.2) + star(85, 21, 5, 8, 3.2), ink.gold3],
    [NICHE, of(task), ink.gold, 2.2],
    [star(50, 70, 40, 8, 30), ink.sheen],
    ["M9 112H91V132H9z", deep],
    [[0, 1, 2, 3, 4, 5, 6].map((i) => regular(17 + i * 11, 122, 5, 4)).join(""), of(task)],
    ["M9 112.6H91M9 131H91", "none", ink.gold, 2],
  ];
}

/** As many hearts as a card has, on their ribbon. */
export function hearts(n: number): Drawing {
  const wide = 19 * n + 9;
  const all = Array.from({ length: n }, (_, i) => 50 + (i - (n - 1) / 2) * 19);
  return [
    [box(50 - wide / 2, 3, wide, 22, 11), ink.ivory, ink.line, 1.8],
    [all.map((x) => heart(x, 14.2, 8)).join(""), ink.red, ink.line, 1.4],
    [all.map((x) => `M${x - 5} 12C${x - 5} 9.6 ${x - 3.6} 8.8 ${x - 2.4} 9`).join(""), "none", ink.rose, 1.6],
  ];
}

/** The medallion that an effect lies in. */
export const MEDALLION: Drawing = [
  [disc(77, 115, 20), ink.ivory, ink.line, 1.8],
  [disc(77, 115, 17.4), "none", ink.gold, 1.6],
];

/** A dog that stands guard: his helmet, his spear, his shield. */
export const GUARD: Drawing = [
  [box(1, 1, 98, 138, 9), ink.ivory, ink.line, 2],
  [box(5, 5, 90, 130, 5.6), ink.red2],
  [star(15, 21, 5, 8, 3.2) + star(85, 21, 5, 8, 3.2), ink.gold3],
  [NICHE, ink.sand, ink.gold, 2.2],
  [
    "M9 66H91M9 80H91M9 94H91M9 108H91M30 52V66M62 52V66M22 66V80M80 66V80M30 80V94M72 80V94M22 94V108M80 94V108",
    "none",
    ink.sand2,
    1.2,
  ],
  ["M9 122H91V132H9z", ink.red2],
  ["M9 122.4H91", "none", ink.gold, 2],
  // The spear.
  ["M80 34V128", "none", ink.line, 6.4],
  ["M80 34V127", "none", ink.wood, 3.4],
  ["M80 12C86 22 86 30 80 38C74 30 74 22 80 12z", ink.fold, ink.line, 1.8],
  ["M74 40H86L83 47L80 43L77 47z", ink.red, ink.line, 1.4],
  // The coat.
  ["M22 130C20 108 26 92 38 88H62C74 92 80 108 78 130z", ink.red, ink.line, 2],
  ["M50 90V130", "none", ink.gold, 3.6],
  [[98, 106, 114, 122].map((y) => disc(50, y, 2.2)).join(""), ink.gold3, ink.line, 1],
  ["M24 116H76", "none", ink.line, 8],
  ["M24.6 116H75.4", "none", ink.gold, 5],
  ["M66 96C76 98 82 102 82 106C80 112 72 110 66 108z", ink.red, ink.line, 1.8],
  [disc(80.4, 104, 5.4), ink.skin, ink.line, 1.6],
  // The head: a mastiff, his cheeks, his moustache.
  ["M27 58C22 66 23 78 28 84C33 80 34 70 34 62zM73 58C78 66 77 78 72 84C67 80 66 70 66 62z", ink.wood2, ink.line, 1.8],
  ["M30 60C30 50 70 50 70 60C72 78 66 94 50 94S28 78 30 60z", ink.skin, ink.line, 2],
  ["M37 76C37 70 63 70 63 76C66 86 60 92 50 92S34 86 37 76z", ink.wood],
  [oval(50, 73.4, 5.6, 4), ink.line],
  ["M50 77V81M34 82C40 88 46 86 50 81C54 86 60 88 66 82", "none", ink.line, 2.4],
  ["M43 86L45 90L47 86.6M57 86L55 90L53 86.6", ink.white, ink.line, 1],
  [disc(40, 67, 3.2) + disc(60, 67, 3.2), ink.line],
  [disc(39, 66, 1) + disc(59, 66, 1), ink.white],
  ["M33 60.6L45 64M67 60.6L55 64", "none", ink.wood2, 3.4],
  // The helmet.
  ["M49 26C42 22 44 12 56 10C53 15 58 20 52 27z", ink.turquoise, ink.line, 1.6],
  ["M28 60C26 42 40 34 50 25C60 34 74 42 72 60Q50 50 28 60z", ink.fold, ink.line, 2],
  ["M36 55C36 44 44 38 49 32", "none", ink.white, 3],
  ["M27 61Q50 50 73 61L72 54Q50 43 28 54z", ink.gold, ink.line, 1.8],
  [disc(50, 51, 3), ink.red, ink.line, 1.2],
  // The shield, with a paw.
  [disc(28, 110, 17), ink.gold, ink.line, 2],
  [disc(28, 110, 12.6), ink.turquoise2, ink.line, 1.4],
  [print(28, 110, 7), ink.gold3],
  // He counts as a heart.
  [disc(80, 121, 15), ink.ivory, ink.line, 1.8],
  [heart(80, 121.4, 9), ink.red, ink.line, 1.4],
  ["M74.4 119C74.4 116.4 76 115.4 77.4 115.8", "none", ink.rose, 1.7],
];

/** The two backs: a lamp-lit star for tasks, a gate with crossed sabres for Guards. */
export function back(guard: boolean): Drawing {
  const deep = guard ? ink.red2 : ink.gem2;
  const tone = guard ? ink.red : ink.gem;
  const frame: Drawing = [
    [box(1, 1, 98, 138, 9), ink.ivory, ink.line, 2],
    [box(5, 5, 90, 130, 5.6), deep],
  ];
  if (guard) {
    const bars = [17, 28, 39, 50, 61, 72, 83];
    return [
      ...frame,
      [arch(50, 12, 80, 131), tone, ink.gold, 2.4],
      [
        bars.map((x) => `M${x} ${Math.abs(x - 50) > 25 ? 44 : 24}V131`).join("") + "M12 56H88M12 82H88M12 108H88",
        "none",
        deep,
        2.6,
      ],
      [star(15, 17, 5, 8, 3.2) + star(85, 17, 5, 8, 3.2), ink.gold3],
      ["M24 104C42 92 60 72 72 42C80 64 62 94 30 112z", ink.fold, ink.line, 2],
      ["M76 104C58 92 40 72 28 42C20 64 38 94 70 112z", ink.fold, ink.line, 2],
      ["M20 100L34 116M80 100L66 116", "none", ink.line, 7],
      ["M20.6 100.6L33.4 115.4M79.4 100.6L66.6 115.4", "none", ink.gold, 4],
      [disc(50, 78, 15), ink.gold, ink.line, 2],
      [disc(50, 78, 11), ink.red2, ink.line, 1.4],
      [print(50, 78, 6.4), ink.gold3],
    ];
  }
  return [
    ...frame,
    [box(10, 10, 80, 120, 3), "none", ink.gold, 1.8],
    [
      [
        [30, 30],
        [70, 30],
        [30, 110],
        [70, 110],
        [30, 70],
        [70, 70],
        [50, 50],
        [50, 90],
      ]
        .map(([x, y]) => star(x, y, 13, 8, 9.4))
        .join(""),
      "none",
      tone,
      1.6,
    ],
    [star(50, 70, 36, 8, 27.6), tone, ink.gold, 2.2],
    [star(50, 70, 27, 8, 20.6, 22.5), deep, ink.gold, 1.4],
    // The Sultan’s head, small.
    [shag(50, 76, 13, 11, 16, 3, 0.5, 1), ink.fur, ink.gold3, 1.2],
    [disc(45.4, 75, 2.2) + disc(54.6, 75, 2.2), ink.white],
    [disc(45.4, 75.4, 1.1) + disc(54.6, 75.4, 1.1), ink.line],
    [oval(50, 80, 2.8, 2), ink.gold3],
    ["M37 69C29 58 39 49 50 50C61 49 71 58 63 69Q50 61 37 69z", ink.white, ink.line, 1.4],
    ["M40 66Q50 61 53 51M36 60Q43 58 46 51M50 63.6Q58 61 63 56", "none", ink.fold, 1.6],
    [disc(50, 60, 3.4), ink.red, ink.line, 1.2],
    [poly(50, 15, 54, 21, 50, 27, 46, 21) + poly(50, 113, 54, 119, 50, 125, 46, 119), ink.gold3],
  ];
}
