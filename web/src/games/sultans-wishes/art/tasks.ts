/** The eight tasks, each one strong thing in a field of 64 by 64. */

import { box, crescent, disc, heart, leaf, oval, poly, rimmed, star, type Drawing } from "../../../art/shapes";
import { bead, curl, shag } from "./fur";
import { ink } from "./ink";

const steam = (...xyh: number[]): Drawing => {
  let d = "";
  for (let i = 0; i < xyh.length; i += 3) d += curl(xyh[i], xyh[i + 1], xyh[i + 2]);
  return [
    [d, "none", ink.line, 4.4],
    [d, "none", ink.steam, 2.2],
  ];
};

const tea: Drawing = [
  ...steam(51, 34, 13, 57, 33, 9),
  // The pot: its handle, its spout, its belly.
  ...rimmed("M14 26C2 24 2 44 15 44", ink.line, 6.4, ink.gold, 3.4),
  ["M36 44C43 42 41 28 48 22L51.6 24.6C46 31 47 46 37 50z", ink.turquoise, ink.line, 1.5],
  ["M10 40C10 28 16 24 18 20H32C34 24 40 28 40 40C40 50 34 55 25 55S10 50 10 40z", ink.turquoise, ink.line, 1.6],
  ["M14 40C14 33 17 29 19.6 25", "none", ink.turquoise3, 2.4],
  ["M10.6 42.6Q25 48 39.4 42.6", "none", ink.gold3, 2.2],
  [poly(25, 29, 29, 35, 25, 41, 21, 35), ink.gold3, ink.line, 1],
  [box(15, 54, 20, 4, 2), ink.gold, ink.line, 1.4],
  ["M16 20C17 13 33 13 34 20z", ink.gold, ink.line, 1.5],
  [disc(25, 11.6, 3.2), ink.red, ink.line, 1.3],
  // The glass.
  [
    "M45 38H61C60 43 57.6 44.6 58.4 48C59.4 52 59 56 53 56S46.6 52 47.6 48C48.4 44.6 46 43 45 38z",
    ink.ivory,
    ink.line,
    1.5,
  ],
  [
    "M46.6 42H59.4C58.4 45 57.4 46 58 49C58.6 52.6 57.4 54.4 53 54.4S47.4 52.6 48 49C48.6 46 47.6 45 46.6 42z",
    ink.gold2,
  ],
  [oval(53, 58, 10, 2.4), ink.gold, ink.line, 1.3],
];

const food: Drawing = [
  [oval(32, 50, 30, 9), ink.gold, ink.line, 1.5],
  [oval(32, 48.4, 24, 5.8), ink.gold3],
  ["M7 46C10 38 22 36 30 42L28 50C18 52 10 51 7 46z", ink.leaf, ink.line, 1.4],
  ...bead(50, 46, 5, ink.red),
  ...bead(42, 49.6, 4.6, ink.violet),
  ...bead(52.6, 39, 4.4, ink.violet),
  // The joint on its bone.
  ["M41 17L53 6", "none", ink.line, 7.4],
  [disc(51, 5.4, 4.4) + disc(56.4, 10.4, 4.4), ink.ivory, ink.line, 1.5],
  ["M40 18L53 7", "none", ink.ivory, 4.8],
  ["M45 14C50 24 46 40 32 45C20 49 9 42 11 31C13 19 30 11 45 14z", ink.wood, ink.line, 1.6],
  ["M45 14C50 24 46 40 32 45C28 46.4 24 46.4 21 45.4C36 41 43 29 41 13.6z", ink.wood2],
  ["M16 31C17 24 24 19.6 31 18.4", "none", ink.skin, 2.8],
  ["M22 34q3-2 5 0M28 27q3-2 5 0", "none", ink.wood2, 1.8],
];

const music: Drawing = [
  ...rimmed("M36 28L52 12", ink.line, 8, ink.wood, 5),
  ["M50 14L60 17", "none", ink.line, 7],
  ["M50.6 14L59.4 16.6", "none", ink.wood2, 4],
  ["M53 11.6l2-4M57 13.4l3-3.6M52 18.4l-1 4M56.4 19.4l-0.4 4", "none", ink.line, 2],
  ["M39 24C48 34 44 50 30 57C17 63 3 56 6 42C9 29 29 15 39 24z", ink.sand, ink.line, 1.6],
  ["M39 24C48 34 44 50 30 57C24 60 17 60 12.6 57C28 54 40 42 37.6 23z", ink.sand2],
  [disc(25.6, 39, 6.4), ink.wood2, ink.line, 1.4],
  [star(25.6, 39, 4.6, 8, 2.6), ink.gold],
  ["M14 53L50 15.4M11.6 50.6L48 13.4", "none", ink.ivory, 1.1],
  ["M9 47L17.4 55.4", "none", ink.line, 4.4],
  ["M9.6 47.6L16.8 54.8", "none", ink.wood, 2.2],
  // Two notes.
  ["M11 23V7L24 4V19M11 10.6L24 7.6", "none", ink.line, 4.8],
  [oval(8, 23, 4, 3.2) + oval(21, 19.4, 4, 3.2), ink.red, ink.line, 1.6],
  ["M11 23V7L24 4V19M11 10.6L24 7.6", "none", ink.red, 2],
];

const entertainment: Drawing = [
  // A cobra that dances out of its basket.
  ...rimmed("M22 42C20 34 44 34 42 26C41 20 30 21 30 15", ink.line, 10.6, ink.leaf, 7.4),
  ["M24 38.6C28 35 38 34.4 39 28", "none", ink.gold3, 2],
  ["M31 26C21 25 18 16 24 10C27 5 36 5 39 10C45 16 42 25 31 26z", ink.leaf, ink.line, 1.6],
  ["M31 24C27 23 25.6 17 27.4 14H35.6C37.4 17 36 23 31 24z", ink.gold3, ink.line, 1],
  ["M28 17.6H35M28.4 20.6H34.6", "none", ink.gold2, 1.2],
  ["M25.6 9C26 2.6 37 2.6 37.4 9C37.4 13.4 34.6 15 31.5 15S25.6 13.4 25.6 9z", ink.leaf, ink.line, 1.4],
  [disc(28.8, 8.4, 1.7) + disc(34.2, 8.4, 1.7), ink.line],
  ["M29 11.6Q31.5 13.4 34 11.6", "none", ink.line, 1.2],
  ["M12 40H52L48 58Q32 63 16 58z", ink.sand, ink.line, 1.6],
  ["M16 46l6 6M24 45l8 8M34 45l-8 8M42 45l-8 8M48 46l-6 6M32 45l8 8M18 54l4 4M46 54l-4 4", "none", ink.sand2, 1.7],
  [box(9, 37, 46, 7, 3), ink.red, ink.line, 1.6],
  [[15, 23.5, 32, 40.5, 49].map((x) => disc(x, 40.5, 1.6)).join(""), ink.gold3],
  // Juggled balls around it.
  ...bead(11, 24, 4.6, ink.red, 1.4),
  ...bead(52, 24, 4.6, ink.gem, 1.4),
  ...bead(52.6, 8, 4.6, ink.gold, 1.4),
  ...bead(11, 8, 4.6, ink.violet, 1.4),
];

const sleep: Drawing = [
  [crescent(36, 20, 17), ink.gold3, ink.line, 1.6],
  [star(46, 13, 5.4, 5, 2.3), ink.ivory, ink.line, 1.1],
  [star(56, 27, 3.8, 5, 1.6), ink.ivory, ink.line, 1],
  ...rimmed("M5 10H14L6 19H15", ink.line, 5, ink.ivory, 2.4),
  ...rimmed("M12 26H18L12.6 32H19", ink.line, 4.4, ink.ivory, 2),
  // The pillow.
  ...rimmed("M6 42L1 38M58 42L63 38M6 60L1 63M58 60L63 63", ink.line, 5.4, ink.gold, 2.8),
  [
    "M5 41C14 37 22 37 32 37S50 37 59 41C62 47 62 55 59 61C50 64 42 63.6 32 63.6S14 64 5 61C2 55 2 47 5 41z",
    ink.ivory,
    ink.line,
    1.6,
  ],
  [
    "M11 46C18 42.6 24 42.4 32 42.4S46 42.6 53 46C55 50 55 53 53 56.6C46 58.6 40 58.8 32 58.8S18 58.6 11 56.6C9 53 9 50 11 46z",
    ink.violet3,
    ink.violet,
    1.4,
  ],
  [star(32, 50.6, 5.8, 8, 3.4), ink.ivory],
];

const plumes = [-56, -28, 0, 28, 56];
const plume = (a: number): Drawing => {
  const r = (a * Math.PI) / 180;
  const on = (d: number): [number, number] => [32 + d * Math.sin(r), 44 - d * Math.cos(r)];
  const [x, y] = on(28);
  const [tx, ty] = on(39);
  return [
    [leaf(32, 44, tx, ty, 15), a % 56 ? ink.turquoise : ink.violet, ink.line, 1.5],
    [disc(x, y, 5), ink.gold3, ink.line, 1.1],
    [disc(x, y, 2.4), ink.gem2],
  ];
};
const fan: Drawing = [
  ...[-56, 56, -28, 28, 0].flatMap(plume),
  [
    plumes
      .map((a) => `M32 44L${32 + 24 * Math.sin((a * Math.PI) / 180)} ${44 - 24 * Math.cos((a * Math.PI) / 180)}`)
      .join(""),
    "none",
    ink.line,
    1.1,
  ],
  ...rimmed("M32 46V61", ink.line, 6.4, ink.wood, 3.6),
  ["M22 44C22 34 42 34 42 44C42 50 36 52 32 52S22 50 22 44z", ink.gold, ink.line, 1.6],
  [star(32, 43.6, 5.4, 8, 3.2), ink.red],
];

const bath: Drawing = [
  // Foam over the rim, a duck in it.
  ["M36 30C34 20 38 14 45 14C51 14 54 18 53 23L60 25L53 28C52 33 50 36 44 36z", ink.gold, ink.line, 1.6],
  ["M52.6 23.6L60.6 25L53 28.6z", ink.gold2, ink.line, 1.2],
  [disc(47.6, 20.6, 1.7), ink.line],
  [disc(14, 30, 7) + disc(24, 27, 8) + disc(33, 31, 6.4) + disc(53, 33, 5) + disc(44, 34, 5), ink.white, ink.line, 1.5],
  [disc(14, 32, 5.6) + disc(24, 31, 6.6) + disc(33, 33, 5.4) + disc(44, 35, 5) + disc(53, 35, 4.4), ink.white],
  [disc(11, 14, 4) + disc(22, 9, 5.4) + disc(31, 17, 3), ink.gem3, ink.line, 1.3],
  [disc(10, 13, 1.1) + disc(20.4, 7.4, 1.6) + disc(30.2, 16.2, 0.9), ink.white],
  // The tub.
  ["M15 56L11 61M49 56L53 61", "none", ink.line, 6],
  ["M15 56L11.4 60.6M49 56L52.6 60.6", "none", ink.gold, 3],
  ["M5 36H59C59 50 54 58 44 58H20C10 58 5 50 5 36z", ink.gem, ink.line, 1.6],
  ["M9 40C10 49 14 53.6 20 54.4", "none", ink.gem3, 2.4],
  [[20, 32, 44].map((x) => star(x, 47.6, 4.6, 8, 2.7)).join(""), ink.gold3],
  [box(2.6, 33.4, 58.8, 5.6, 2.8), ink.gold, ink.line, 1.6],
];

const hand = (x: number, y: number): Drawing => {
  const arm = `M${x + 7} ${y - 24}L${x} ${y}`;
  const fingers = `M${x} ${y}L${x - 7} ${y + 5}M${x} ${y}L${x - 3} ${y + 8}M${x} ${y}L${x + 2.4} ${y + 8.4}M${x} ${y}L${x + 7} ${y + 5}`;
  return [
    [arm, "none", ink.line, 11],
    [fingers, "none", ink.line, 6.6],
    [fingers, "none", ink.skin, 3.6],
    [arm, "none", ink.skin, 8],
    ...rimmed(`M${x + 7} ${y - 24}L${x + 4.4} ${y - 15}`, ink.line, 13, ink.turquoise, 10),
  ];
};
const massage: Drawing = [
  // The Sultan flat on a rug, and two hands on his back.
  ["M1 61L6 50H58L63 61z", ink.red, ink.line, 1.6],
  ["M4.4 57.6H59.6", "none", ink.gold3, 2],
  ["M54 44C62 44 64 38 62 31L58.6 34L57 29C53 33 52 38 50 41z", ink.fur, ink.line, 1.5],
  [shag(42, 44, 17, 8, 10, 4, 0.6, 0.4), ink.fur2, ink.line, 1.6],
  [shag(16, 43, 12, 10, 11, 3.6, 0.6, 0.6), ink.fur, ink.line, 1.6],
  ["M4 38C-2 27 8 18 16 19C25 18 34 27 28 38Q16 30 4 38z", ink.white, ink.line, 1.6],
  ["M7 35Q17 30 20 20M15 32Q23 30 27.6 26M5 30Q10 28 12 20.6", "none", ink.fold, 1.7],
  [disc(16, 30, 2.8), ink.red, ink.line, 1.2],
  ["M6.6 40.6Q10 44 13 40.6M19 40.6Q22 44 25.4 40.6", "none", ink.white, 2.2],
  [shag(16, 48.6, 7, 4, 9, 2, 0.5, 0.6), ink.pale],
  [oval(16, 46, 3, 2.1), ink.line],
  ["M12.4 49.2Q14.4 51.4 16 49.6Q17.6 51.4 19.6 49.2", "none", ink.line, 1.4],
  ...hand(37, 31),
  ...hand(52, 32),
  [heart(9, 9, 6.4), ink.rose, ink.line, 1.5],
  [heart(23.6, 6.6, 4.2), ink.rose, ink.line, 1.3],
];

export const TASKS: Record<string, Drawing> = {
  tea,
  food,
  music,
  entertainment,
  sleep,
  "fan-wave": fan,
  bath,
  massage,
};
