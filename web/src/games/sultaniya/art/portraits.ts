/** The eight characters, each a face in a medallion of 64 by 64 and the thing that tells who it is. */

import { box, disc, gem, leaf, oval, poly, rimmed, star, type Drawing } from "../../../art/shapes";
import { ink } from "./ink";

const HAIR = "#2a1a1c";
const GREY = "#cfc7bd";
const SKIN = ["#e0aa7c", "#c98d5e", "#a86f47"] as const;

/** Shoulders in a robe, its lining at the neck. */
const robe = (colour: string, lining: string): Drawing => [
  ["M8 58C9 46 17 42 25 40.6H39C47 42 55 46 56 58Q46 63 32 63T8 58z", colour, ink.line, 1.4],
  ["M25.4 40.6L32 52L38.6 40.6L35.6 39H28.4z", lining, ink.line, 1.1],
];
const face = (skin: string): Drawing => [
  [box(28, 33, 8, 10, 3), skin, ink.line, 1.1],
  ["M22.6 22C22.6 14 41.4 14 41.4 22C41.4 31 38 38 32 38S22.6 31 22.6 22z", skin, ink.line, 1.3],
];
const looks: Drawing = [
  ["M25.8 22.4Q28 20.8 30 22.4M34 22.4Q36 20.8 38.2 22.4", "none", HAIR, 1.2],
  [disc(28, 25, 1.3) + disc(36, 25, 1.3), HAIR],
  ["M32 25.4L31.2 29H32.8", "none", HAIR, 0.9],
];
const smile: Drawing = [["M29 32.4Q32 34.8 35 32.4", "none", "#8a2c35", 1.5]];
const beard = (colour: string, tip: number): Drawing => [
  [
    `M22.6 24C24 30 27 30.4 29 29.6Q32 28.4 35 29.6C37 30.4 40 30 41.4 24C42 33 38 38 ${32 + (tip - 38) * 0.12} ${tip}C26 38 22 33 22.6 24z`,
    colour,
    ink.line,
    1.1,
  ],
  ["M29.6 32.6Q32 34 34.4 32.6", "none", "#c9676b", 1.4],
];
/** Long hair behind the head. */
const locks = (colour: string): Drawing => [
  ["M21 24C18 8 46 8 43 24C43 34 46 42 49 48C40 50 24 50 15 48C18 42 21 34 21 24z", colour, ink.line, 1.3],
];
const turban = (colour: string, fold: string, jewel: string): Drawing => [
  ["M20.6 22C14.6 12 23 4 32 4S49.4 12 43.4 22Q32 16 20.6 22z", colour, ink.line, 1.3],
  ["M21 20Q34 17 40.4 7M19.6 14.6Q30 13 34.6 4.6M27 17.4Q39 16.6 44.6 14.6", "none", fold, 1.5],
  [disc(32, 15, 3), jewel, ink.line, 1],
];

const jar: Drawing = [
  ["M39 62C33 57 34 49 39 45.6V42H53V45.6C58 49 59 57 53 62z", ink.sand2, ink.line, 1.4],
  ["M36 51.6Q46 55 56 51.6", "none", ink.red2, 2],
  [disc(41.6, 40, 3.4) + disc(50.4, 40, 3.4) + disc(46, 37, 3.6), ink.gold3, ink.line, 1],
  [box(37.4, 41, 17.2, 3.4, 1.4), ink.sand, ink.line, 1.1],
];
const book: Drawing = [
  [
    "M11 47C18 43.6 27 44.4 32 48C37 44.4 46 43.6 53 47V60.4C46 57.4 37 58 32 61.4C27 58 18 57.4 11 60.4z",
    ink.ivory,
    ink.line,
    1.4,
  ],
  [
    "M32 48V61M16 50.4Q22 48.6 28 51M16 54.4Q22 52.6 28 55M36 51Q42 48.6 48 50.4M36 55Q42 52.6 48 54.4",
    "none",
    ink.red2,
    1.2,
  ],
];
const moon: Drawing = [
  ["M50 34A12 12 0 1 0 60 53A9.8 9.8 0 1 1 50 34z", ink.gold3, ink.line, 1.3],
  [star(54, 44.6, 4.4, 5, 2), ink.ivory, ink.line, 0.8],
];
const lute: Drawing = [
  ...rimmed("M36 44L52 30", ink.line, 5, ink.wood, 2.8),
  ["M51 31.4L57.4 32.4", "none", ink.line, 3.4],
  ["M38.6 42C44 48 40 58 30 60.6C20 63 12 58 14.4 50C17 43 31 36.6 38.6 42z", ink.sand, ink.line, 1.4],
  [disc(28.6, 50, 4), ink.wood, ink.line, 1],
  ["M20 57L50 31.4M18.6 55L48.8 30.4", "none", ink.line, 0.7],
  ["M17 54L22 59.6", "none", ink.wood, 2.4],
];
const sabre: Drawing = [
  ["M41 61C49 56 57 44 56.6 29C61.4 42 58 55 46 63.4z", ink.ivory, ink.line, 1.3],
  ["M37.4 56.6L48 65", "none", ink.line, 4.6],
  ["M37.8 57L47.6 64.6", "none", ink.gold, 2.4],
];
const scroll: Drawing = [
  ["M38 43H55V57H38z", ink.ivory, ink.line, 1.3],
  [box(35.4, 40.4, 22.2, 4.6, 2.2) + box(35.4, 55, 22.2, 4.6, 2.2), ink.gold, ink.line, 1.2],
  ["M41.4 48.4H51.6M41.4 51.6H46.6", "none", ink.line, 1.2],
  [disc(51, 53.4, 3.2), ink.red, ink.line, 1],
];
const lampOf: Drawing = [
  ...rimmed("M55.6 41C60 37 54 34 57.4 29.6", ink.line, 3.8, ink.turquoise3, 2),
  [
    "M60.6 42.6C55 43 54 47 50 47H36C31 47 31 42 27.4 43C24 44 25 50.4 30.4 50C33 54.4 36 55.4 39.4 55.4H46C53 55.4 58 50 60.6 42.6z",
    ink.gold,
    ink.line,
    1.4,
  ],
  ["M38 47C38.6 43 46.6 43 47.4 47z", ink.gold3, ink.line, 1.1],
  [box(36, 55, 13, 4, 1.6), ink.gold2, ink.line, 1.1],
];
const ship: Drawing = [
  ["M45 31V53", "none", ink.line, 2.2],
  ["M46.4 31C56 36 58.6 43 58.6 49.6H46.4z", ink.ivory, ink.line, 1.3],
  ["M43.6 34C38 40 36.4 45 36 49.6H43.6z", ink.red, ink.line, 1.3],
  ["M32.6 52H61.4C60 58 56 61 51 61H42C37 61 33.6 57 32.6 52z", ink.wood, ink.line, 1.4],
  ["M34.6 55H59.6", "none", ink.gold, 1.5],
  [poly(45, 32, 45, 27, 38.6, 29.4), ink.gold3, ink.line, 0.9],
];

const veil = (colour: string, edge: string): Drawing => [
  [
    "M20 27C15 6 49 6 44 27C45 38 51 46 53 53C48 50 44 46 42 40C43.4 32 43 24 40.6 19Q32 13 23.4 19C21 24 20.6 32 22 40C20 46 16 50 11 53C13 46 19 38 20 27z",
    colour,
    ink.line,
    1.3,
  ],
  ["M23.4 19.4Q32 13.2 40.6 19.4", "none", edge, 2.2],
];

interface Portrait {
  ground: string;
  layers: Drawing;
}

export const PORTRAITS: Record<string, Portrait> = {
  "ali-baba": {
    ground: "#3c6e47",
    layers: [
      ...robe(ink.sand, ink.ivory),
      ...face(SKIN[1]),
      ...looks,
      ...beard(HAIR, 41),
      ["M21.6 21C20 10 44 10 42.4 21Q32 16.6 21.6 21z", ink.red, ink.line, 1.3],
      ["M20.8 22.6Q32 15.6 43.2 22.6L42.6 18.6Q32 12.4 21.4 18.6z", ink.ivory, ink.line, 1.1],
      ...jar,
    ],
  },
  scheherazade: {
    ground: "#7d2440",
    layers: [
      ...locks(HAIR),
      ...robe(ink.turquoise, ink.gold3),
      ...face(SKIN[0]),
      ...looks,
      ...smile,
      ...veil(ink.gold, ink.gold3),
      [gem(32, 14.4, 4), ink.red, ink.line, 1],
      ...book,
    ],
  },
  dunyazad: {
    ground: "#23407a",
    layers: [
      ...locks(HAIR),
      ...robe("#8d6fb5", ink.ivory),
      ...face(SKIN[0]),
      ["M22.4 24C22 13 42 13 41.6 24C38 22 34 19 32 16C30 19 26 22 22.4 24z", HAIR],
      ...looks,
      ...smile,
      ...rimmed("M21.6 18Q32 8.4 42.4 18", ink.line, 4, ink.gold3, 2.2),
      [
        [0, 72, 144, 216, 288]
          .map((a) => disc(21.4 + 3 * Math.cos((a * Math.PI) / 180), 17 + 3 * Math.sin((a * Math.PI) / 180), 2.3))
          .join(""),
        "#f2a7b5",
        ink.line,
        0.7,
      ],
      [disc(21.4, 17, 1.9), ink.gold3],
      ...moon,
    ],
  },
  anis: {
    ground: "#9c5a2e",
    layers: [
      ...locks("#4a2618"),
      ...robe(ink.red, ink.gold3),
      ...face(SKIN[1]),
      ["M22.4 25C21 12 43 12 41.6 25C40 20 37 18 32 18S24 20 22.4 25z", "#4a2618"],
      ...looks,
      ...smile,
      ["M22 19.4Q32 13 42 19.4", "none", ink.gold, 1.8],
      [disc(32, 17.6, 2.2) + disc(26.6, 18.2, 1.5) + disc(37.4, 18.2, 1.5), ink.turquoise3, ink.line, 0.8],
      ...lute,
    ],
  },
  shahriyar: {
    ground: "#5a2d6b",
    layers: [
      ...robe(ink.gold, ink.red),
      ...face(SKIN[1]),
      ...looks,
      ...beard(HAIR, 45),
      [leaf(32, 12, 36, -3, 6), ink.ivory, ink.line, 1.1],
      ...turban(ink.ivory, ink.ivory2, ink.red),
      ...sabre,
    ],
  },
  jafar: {
    ground: "#1f6264",
    layers: [
      ...robe(ink.red2, HAIR),
      ...face(SKIN[2]),
      ...looks,
      ["M26.6 31Q32 27.6 37.4 31L36 32.6Q32 30.4 28 32.6zM30.4 35H33.6L33 48Q32 50 31.4 48z", GREY, ink.line, 0.9],
      ["M22 20L24.6 1.6Q32 -1.6 39.4 1.6L42 20Q32 14.6 22 20z", HAIR, ink.line, 1.2],
      ["M19.6 23C17.6 16 25 13 32 13S46.4 16 44.4 23Q32 16.6 19.6 23z", ink.turquoise3, ink.line, 1.2],
      [gem(32, 15, 3.6), ink.gold3, ink.line, 0.9],
      ...scroll,
    ],
  },
  aladdin: {
    ground: "#2a4c86",
    layers: [
      ["M21.6 26C20 12 44 12 42.4 26L44 31H20z", HAIR],
      ...robe(ink.ivory, "#7d5bb0"),
      ...face(SKIN[1]),
      ["M22.4 23C24 19 28 18.6 32 18.6S40 19 41.6 23L42 16H22z", HAIR],
      ...looks,
      ...smile,
      ["M23.6 17.6L26 6.4Q32 3.6 38 6.4L40.4 17.6Q32 13.6 23.6 17.6z", ink.red, ink.line, 1.3],
      ["M32 5.4C37 3 42 5 43 11", "none", ink.line, 1.2],
      [poly(41.4, 10, 45, 10, 44.6, 15.6, 42, 15.6), ink.gold, ink.line, 0.9],
      ...lampOf,
    ],
  },
  sinbad: {
    ground: "#2b7f8c",
    layers: [
      ...robe("#3a5da8", ink.ivory),
      ...face(SKIN[2]),
      ...looks,
      ...beard(HAIR, 39),
      ["M41 18C48 20 49 26 47 31L42.6 24z", ink.red2, ink.line, 1.1],
      ["M21 21C19 8 45 8 43 21Q32 14.6 21 21z", ink.red, ink.line, 1.3],
      ["M22 17.6Q32 10 42 17.6", "none", ink.ivory, 1.8],
      [oval(22.6, 29.4, 1.7, 2.2), "none", ink.gold3, 1.2],
      ...ship,
    ],
  },
};
