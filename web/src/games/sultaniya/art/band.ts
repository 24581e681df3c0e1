/** The band along the foot of each floor, with its signs. */

import { box, disc, poly, star, type Drawing } from "../../../art/shapes";
import { FOOT } from "./halves";
import { ink, of } from "./ink";
import { H, W } from "./part";

/** The signs on the band of each floor. */
function marks(floor: number, from: number, to: number): string {
  let d = "";
  for (let x = 6; x < to - 3; x += 12) {
    if (x < from + 3) continue;
    if (floor === 0) d += poly(x - 5, 95, x, 92, x + 5, 95, x, 98);
    else if (floor === 1) d += poly(x - 6, 98, x, 92.4, x + 6, 98);
    else if (floor === 2) d += star(x, 95, 3.6, 4, 1.7, 45) + disc(x - 6, 95, 1);
    else d += disc(x, 96, 2.2) + box(x - 6.6, 94, 1.2, 4);
  }
  return d;
}

export function band(floor: number, from = 0, to = W, top = FOOT): Drawing {
  return [
    [box(from - 0.3, top, to - from + 0.6, H - top + 0.3), of(floor, "band")],
    [marks(floor, from, to), of(floor, "mark")],
    [box(from - 0.3, top - 1, to - from + 0.6, 1.8), ink.gold],
  ];
}
