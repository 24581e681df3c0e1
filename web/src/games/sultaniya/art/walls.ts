/** The walls of a part and what is cut by their edges: halves that meet their other half on the next part. */

import { once } from "../../../app/once";
import { box, poly, type Drawing } from "../../../art/shapes";
import { band } from "./band";
import { halfGate, halfMinaret, lintel, pointedRoof } from "./gates";
import { FOOT, LEFT, RIGHT, shape, TOP, type Place } from "./halves";
import { ink, of } from "./ink";
import { H, W, type Part } from "./part";
import { roof } from "./roof";

/** How far each kind of edge reaches into the part. */
export const REACH: Record<string, number> = { "half-gate": 30, "half-minaret": 16, terrace: 29.5, "open-sky": 12 };

/** A number from a name, the same every time. */
function seed(id: string): number {
  let it = 7;
  for (const letter of id) it = (it * 31 + letter.charCodeAt(0)) % 9973;
  return it;
}

/** The stones of each floor: how long, how high, and how many courses. */
const STONES = [
  { long: 30, high: 13.5 },
  { long: 20, high: 9 },
  { long: 12, high: 13.5 },
];

/** The joints between the stones; they meet those of the next part. */
function joints(floor: 0 | 1 | 2, from: number, to: number, low: number): string {
  const { long, high } = STONES[floor];
  let d = "";
  for (let y = TOP, row = 0; y < FOOT - 1; y += high, row++) {
    const a = y < low - 1 ? from : 0;
    const b = y < low - 1 ? to : W;
    if (floor === 2) {
      for (let x = a; x < b - 1; x += long) d += `M${x} ${y}l${long} ${high}M${x} ${y + high}l${long} ${-high}`;
    } else {
      if (row) d += `M${a} ${y}H${b}`;
      for (let x = row % 2 ? long / 2 : 0; x <= W; x += long) d += `M${x} ${y}v${high}`;
    }
  }
  return d;
}

/** A few stones of another tone, never at the edge. */
function odd(id: string, floor: 0 | 1 | 2, from: number, to: number): string {
  const { long, high } = STONES[floor];
  const rows = Math.round((FOOT - TOP) / high);
  let s = seed(id);
  let d = "";
  for (let i = 0; i < 7 + 2 * floor; i++) {
    s = (s * 137 + 71) % 9973;
    const row = s % rows;
    const shift = floor < 2 && row % 2 ? long / 2 : 0;
    const x = shift + long * ((s >> 4) % Math.floor((W - shift) / long));
    const y = TOP + row * high;
    if (x < from || x + long > to) continue;
    d +=
      floor === 2
        ? poly(x + long / 2, y, x + long, y + high / 2, x + long / 2, y + high, x, y + high / 2)
        : box(x + 0.5, y + 0.5, long - 1, high - 1);
  }
  return d;
}

/** The cornice: a string of ivory with its teeth. */
function cornice(from: number, to: number): Drawing {
  let teeth = "";
  for (let x = from; x <= to; x += 6) {
    const a = Math.max(from, x - 1.6);
    teeth += box(a, 5.5, Math.min(to, x + 1.6) - a, 3.5);
  }
  return [
    [box(from - 0.3, 8, to - from + 0.6, 5), ink.shade],
    [box(from - 0.3, -0.3, to - from + 0.6, 6.1) + teeth, ink.ivory],
    [`M${from} 5.6H${to}`, "none", ink.ivory2, 0.8],
    [`M${from} 2.4H${to}`, "none", ink.gold, 1.4],
  ];
}

/** The work of bricks in a half that has nothing else: a quiet lozenge, tone on tone. */
function lozenge(floor: 0 | 1 | 2, x: number): Drawing {
  const diamond = (w: number, h: number): string => poly(x, 49.5 - h, x + w, 49.5, x, 49.5 + h, x - w, 49.5);
  return [
    [diamond(18, 27), of(floor, "wall"), of(floor, "stone"), 2],
    [diamond(12, 18), of(floor, "stone")],
    [diamond(6, 9), of(floor, "wall")],
  ];
}

/** A half of an open terrace at an edge of the second floor: sky, a column, a balustrade. */
function halfTerrace(x: Place): Drawing {
  const posts = [3, 9, 15, 21].map((u) => {
    const c = x(u);
    return `M${c - 1} 56h2l1.2 6l-1 4l1 6.5h-4.4l1-6.5l-1 -4z`;
  });
  return [
    [shape(x, [6.4, 53], [9.6, 53], [9.6, 4], [6.4, 4]), ink.ivory, ink.line, 0.8],
    [shape(x, [4.8, 4.4], [11.2, 4.4], [12.6, 0], [3.4, 0]), ink.gold, ink.line, 0.8],
    [posts.join(""), ink.ivory, ink.line, 0.7],
    [shape(x, [-0.3, 76.5], [27, 76.5], [27, 72], [-0.3, 72]), ink.ivory],
    [shape(x, [-0.3, 56], [25, 56], [25, 52], [-0.3, 52]), ink.ivory],
    [`M${x(0)} 56H${x(25)}M${x(0)} 52H${x(25)}M${x(0)} 72H${x(27)}M${x(0)} 76.5H${x(27)}`, "none", ink.line, 0.8],
    [shape(x, [24, 76.5], [28.5, 76.5], [28.5, 0], [24, 0]), ink.ivory, ink.line, 0.8],
    [
      shape(x, [23, 51], [29.5, 51], [29.5, 47.6], [23, 47.6]) + shape(x, [23, 4], [29.5, 4], [29.5, 0], [23, 0]),
      ink.gold,
      ink.line,
      0.8,
    ],
    [shape(x, [0, 82], [27, 82], [27, 76.9], [0, 76.9]), ink.shade],
  ];
}

/** The walls of the three floors below the roof. */
function wall(part: Part, floor: 0 | 1 | 2): Drawing {
  const [l, r] = part.edges.map((edge) => edge === "terrace") as [boolean, boolean];
  const from = l ? 24 : 0;
  const to = r ? W - 24 : W;
  const low = 76.5;
  // The walls reach a hair beyond the part, so that no sky shines through a seam.
  const a = l ? from : -0.3;
  const b = r ? to : W + 0.3;
  const layers: Drawing = [
    [`M${a} 0H${b}${r ? `V${low}H${W + 0.3}` : ""}V${H + 0.3}H-0.3${l ? `V${low}H${a}` : ""}z`, of(floor, "wall")],
    [odd(part.id, floor, from, to), of(floor, "stone")],
  ];
  (["left", "right"] as const).forEach((side, i) => {
    const cap = part.bottom === "lintel" || part.bottom === "pointed-roof";
    const x = cap ? 20 : 30;
    if (!part[side].length && !REACH[part.edges[i] ?? ""]) layers.push(...lozenge(floor, i ? W - x : x));
  });
  layers.push([joints(floor, from, to, low), "none", of(floor, "joint"), floor === 0 ? 1.1 : 0.8]);
  layers.push(...cornice(from, to), ...band(floor));
  const half = { "half-gate": halfGate, "half-minaret": halfMinaret, terrace: halfTerrace };
  part.edges.forEach((edge, i) => {
    const draw = half[edge as keyof typeof half];
    if (draw) layers.push(...draw(i ? RIGHT : LEFT));
  });
  if (part.bottom === "lintel") layers.push(...lintel());
  if (part.bottom === "pointed-roof") layers.push(...pointedRoof);
  return layers;
}

/** What a part is made of, but for its figures. */
export const walls = once((part: Part): { behind: Drawing; front: Drawing } =>
  part.floor === 3 ? roof(part) : { behind: wall(part, part.floor), front: [] },
);
