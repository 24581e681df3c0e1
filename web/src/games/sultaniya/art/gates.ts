/** What stands on several parts: the great gate and the minaret, each half cut by the edge of its part. */

import { box, poly, star, type Drawing } from "../../../art/shapes";
import { finial } from "./figures";
import { LEFT, rounded, shape, type Place } from "./halves";
import { ink, of } from "./ink";
import { H, W } from "./part";

// The great gate: a pointed horseshoe, struck from two centres, that stands on two parts and ends in a third.

const CENTRE = { u: -45.8, y: 36 };
const INNER = 67.8;
const OUTER = 75.2;
const on = (r: number, a: number): [number, number] => [CENTRE.u + r * Math.cos(a), CENTRE.y - r * Math.sin(a)];
const across = (r: number): number => Math.asin(CENTRE.y / r); // where the ring leaves the ground floor
const crown = (r: number): number => Math.acos(-CENTRE.u / r); // where it meets its other half
const SPRING = -0.393;

/** The stones of the ring between two cuts; each cut has an angle within and one without. */
function ring(x: Place, dy: number, from: [number, number], to: [number, number], count: number): [string, string] {
  const tones: [string, string] = ["", ""];
  const cut = (r: 0 | 1, t: number): [number, number] => {
    const [u, y] = on(r ? OUTER : INNER, from[r] + (to[r] - from[r]) * t);
    return [Math.max(0, u), y + dy];
  };
  for (let i = 0; i < count; i++) {
    const mid = (i + 0.5) / count;
    tones[i % 2 ? 1 : 0] += shape(
      x,
      cut(0, i / count),
      cut(1, i / count),
      cut(1, mid),
      cut(1, (i + 1) / count),
      cut(0, (i + 1) / count),
      cut(0, mid),
    );
  }
  return tones;
}

/** A half of the gate at an edge of the ground floor. */
export function halfGate(x: Place): Drawing {
  const curve = (r: number, top: number): [number, number][] =>
    Array.from({ length: 13 }, (_, i) => on(r, SPRING + ((top - SPRING) * i) / 12));
  const inside: [number, number][] = [
    [-0.3, 100.3],
    [17, 100.3],
    [17, 62],
    ...curve(INNER, across(INNER)),
    [11.6, -0.3],
    [-0.3, -0.3],
  ];
  const [light, dark] = ring(x, 0, [SPRING, SPRING], [across(INNER), across(OUTER)], 7);
  return [
    [shape(x, ...inside), ink.deep],
    // Within: a court in the evening, and a leaf of the door.
    [shape(x, [-0.3, 100], [-0.3, 88], [12, 91], [17, 100]), ink.sand2],
    [shape(x, [-0.3, 88], [-0.3, 70], [4, 66], [8, 71], [8, 89]), ink.lit],
    [shape(x, [17, 100], [17, 62], [19, 50], [13, 46], [12, 60], [12, 91]), ink.wood, ink.line, 0.8],
    [
      shape(x, [13.4, 72], [15.8, 73], [15.8, 85], [13.4, 82]) + shape(x, [13.6, 54], [16.4, 53], [16, 67], [13.4, 66]),
      ink.gold2,
    ],
    [`M${x(0)} 0V18`, "none", ink.gold, 1.1],
    [shape(x, [-0.3, 8], [9, 14], [11, 28], [8, 42], [-0.3, 46]), ink.glow],
    [shape(x, [-0.3, 16], [2, 19], [5.4, 22], [5.4, 30], [2.6, 34], [-0.3, 37]), ink.lit],
    [
      shape(x, [-0.3, 16], [2, 19], [5.4, 22], [-0.3, 22]) + shape(x, [-0.3, 30], [5.4, 30], [2.6, 34], [-0.3, 37]),
      ink.gold2,
    ],
    [light, ink.ivory, ink.line, 0.5],
    [dark, ink.red, ink.line, 0.5],
    [shape(x, [17, 100], [24.5, 100], [24.5, 64], [17, 64]), ink.ivory],
    [shape(x, [21, 100], [24.5, 100], [24.5, 64], [21, 64]), ink.ivory2],
    [
      shape(x, [15, 66], [26.4, 66], [26.4, 60.4], [15, 60.4]) + shape(x, [15.4, 100], [26, 100], [26, 94], [15.4, 94]),
      ink.gold,
      ink.line,
      0.8,
    ],
    [
      `M${curve(OUTER, across(OUTER))
        .map(([u, y]) => `${rounded(x(u))} ${rounded(y)}`)
        .join("L")}`,
      "none",
      ink.gold,
      1.6,
    ],
  ];
}

/** The crown of the gate, in the middle of a bottom. */
export function lintel(): Drawing {
  const halves = [(u: number) => W / 2 - u, (u: number) => W / 2 + u] as const;
  const layers: Drawing = [];
  const rim = (r: number, x: Place): [number, number][] =>
    Array.from({ length: 7 }, (_, i) => {
      const [u, y] = on(r, across(r) + ((crown(r) - across(r)) * i) / 6);
      return [x(u), y + H];
    });
  const line = (r: number): string =>
    [...rim(r, halves[0]), ...rim(r, halves[1]).reverse()].map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L");
  layers.push(
    // The frame that the crown stands in.
    ["M37 100.3V68H83V100.3", of(1, "band"), ink.gold, 1.6],
    [star(44.5, 76, 5) + star(75.5, 76, 5), ink.gold],
    [star(44.5, 76, 2.2) + star(75.5, 76, 2.2), of(1, "band")],
    [`M${line(INNER)}V100.3H${rounded(W / 2 - on(INNER, across(INNER))[0])}z`, ink.deep],
    ["M60 86V100.3", "none", ink.gold, 1.1],
  );
  for (const x of halves) {
    const [light, dark] = ring(x, H, [across(INNER), across(OUTER)], [crown(INNER), crown(OUTER)], 3);
    layers.push([dark, ink.ivory, ink.line, 0.5], [light, ink.red, ink.line, 0.5]);
  }
  layers.push(
    [`M${line(OUTER)}`, "none", ink.gold, 1.6],
    [poly(55.6, 72, 64.4, 72, 62.6, 90, 57.4, 90), ink.ivory, ink.line, 1],
    [poly(60, 75, 62.2, 79, 60, 83, 57.8, 79), ink.turquoise],
  );
  return layers;
}

/** A half of a minaret's shaft at an edge of the first floor; the half to the right lies in its own shade. */
export function halfMinaret(x: Place): Drawing {
  const shaded = x === LEFT;
  const body = shaded ? ink.ivory2 : ink.ivory;
  const far = x === LEFT ? 1 : -1;
  const stripes = [30, 46, 62, 78]
    .map((y) => shape(x, [-0.3, y + 4], [10.5, y + 4 - 4.5 * -far], [10.5, y + 9 - 4.5 * -far], [-0.3, y + 9]))
    .join("");
  return [
    [shape(x, [10, 100], [16, 100], [15, 26], [10, 26]), ink.shade],
    [shape(x, [-0.3, 100.3], [11.5, 100.3], [10.5, 22], [-0.3, 22]), body],
    [stripes, ink.turquoise],
    [`M${rounded(x(11.5))} 100L${rounded(x(10.5))} 22`, "none", ink.line, 1.2],
    [shape(x, [-0.3, 100], [13.5, 100], [13.5, 92], [11.6, 88], [-0.3, 88]), shaded ? ink.gold2 : ink.gold],
    [`M${rounded(x(13.5))} 100V92L${rounded(x(11.6))} 88H${x(0)}`, "none", ink.line, 1],
    [shape(x, [-0.3, 14], [8, 14], [8, -0.3], [-0.3, -0.3]), body],
    [`M${rounded(x(8))} 0V14`, "none", ink.line, 1.2],
    [shape(x, [-0.3, 30], [10.6, 30], [12, 25], [14, 24], [16, 18], [16, 7], [-0.3, 7]), body],
    [
      `M${rounded(x(0))} 30H${rounded(x(10.6))}L${rounded(x(12))} 25L${rounded(x(14))} 24L${rounded(x(16))} 18V7H${rounded(x(0))}`,
      "none",
      ink.line,
      1.2,
    ],
    [shape(x, [-0.3, 24], [13.4, 24], [15.4, 18.4], [-0.3, 18.4]), ink.turquoise2],
    [`M${rounded(x(0))} 18H${rounded(x(16))}M${rounded(x(0))} 10H${rounded(x(16))}`, "none", ink.gold2, 1.2],
    [[2.5, 7.5, 12.5].map((u) => box(x(u) - 1, 11, 2, 6)).join(""), ink.gold2],
  ];
}

/** The lantern and the pointed roof of a minaret, in the middle of a bottom. */
export const pointedRoof: Drawing = [
  [box(49, 84, 22, 16) + poly(47, 84, 60, 34, 78, 84), ink.shade],
  [finial(60, 28.6, 0.8), ink.gold, ink.line, 0.6],
  ["M60 26C64 44 70 62 76 78H44C50 62 56 44 60 26z", ink.gem2, ink.line, 1.2],
  ["M60 32C57 48 52 64 48 77H54C57 62 59 46 60 32z", ink.gem],
  ["M60 32C61 48 63 64 64 77M60 34C65 52 69 66 72 77", "none", ink.gem3, 0.9],
  [box(52, 81, 16, 19), ink.ivory],
  [box(61, 81, 7, 19), ink.ivory2],
  ["M52 100V81M68 100V81", "none", ink.line, 1.2],
  [
    "M54.6 100V91Q54.6 87.4 57 86Q59.4 87.4 59.4 91V100zM60.6 100V91Q60.6 87.4 63 86Q65.4 87.4 65.4 91V100z",
    ink.lit,
    ink.line,
    0.8,
  ],
  [box(43, 77, 34, 5.4, 1.6), ink.gold, ink.line, 1.1],
];
