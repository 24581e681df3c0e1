/** The walls of a part and what is cut by their edges: halves that meet their other half on the next part. */

import { once } from "../../../app/once";
import { box, disc, poly, star, type Drawing } from "../../../art/shapes";
import { finial } from "./figures";
import { ink, of } from "./ink";
import { H, W, type Part } from "./part";

/** How far each kind of edge reaches into the part. */
export const REACH: Record<string, number> = { "half-gate": 30, "half-minaret": 16, terrace: 29.5, "open-sky": 12 };

const TOP = 9; // under the cornice
const FOOT = 90; // over the band

/** Where a thing at `u` from an edge lies: the left edge, the right one, or the middle to either side. */
type Place = (u: number) => number;
const LEFT: Place = (u) => u;
const RIGHT: Place = (u) => W - u;
const n = (v: number): string => String(Math.round(v * 100) / 100);
/** A line of corners, each `u` from the edge and `y` down; closed. */
const shape = (x: Place, ...at: [number, number][]): string =>
  `M${at.map(([u, y]) => `${n(x(u))} ${n(y)}`).join("L")}z`;

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

function band(floor: number, from = 0, to = W, top = FOOT): Drawing {
  return [
    [box(from - 0.3, top, to - from + 0.6, H - top + 0.3), of(floor, "band")],
    [marks(floor, from, to), of(floor, "mark")],
    [box(from - 0.3, top - 1, to - from + 0.6, 1.8), ink.gold],
  ];
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
function halfGate(x: Place): Drawing {
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
        .map(([u, y]) => `${n(x(u))} ${n(y)}`)
        .join("L")}`,
      "none",
      ink.gold,
      1.6,
    ],
  ];
}

/** The crown of the gate, in the middle of a bottom. */
function lintel(): Drawing {
  const halves = [(u: number) => W / 2 - u, (u: number) => W / 2 + u] as const;
  const layers: Drawing = [];
  const rim = (r: number, x: Place): [number, number][] =>
    Array.from({ length: 7 }, (_, i) => {
      const [u, y] = on(r, across(r) + ((crown(r) - across(r)) * i) / 6);
      return [x(u), y + H];
    });
  const line = (r: number): string =>
    [...rim(r, halves[0]), ...rim(r, halves[1]).reverse()].map(([x, y]) => `${n(x)} ${n(y)}`).join("L");
  layers.push(
    // The frame that the crown stands in.
    ["M37 100.3V68H83V100.3", of(1, "band"), ink.gold, 1.6],
    [star(44.5, 76, 5) + star(75.5, 76, 5), ink.gold],
    [star(44.5, 76, 2.2) + star(75.5, 76, 2.2), of(1, "band")],
    [`M${line(INNER)}V100.3H${n(W / 2 - on(INNER, across(INNER))[0])}z`, ink.deep],
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
function halfMinaret(x: Place): Drawing {
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
    [`M${n(x(11.5))} 100L${n(x(10.5))} 22`, "none", ink.line, 1.2],
    [shape(x, [-0.3, 100], [13.5, 100], [13.5, 92], [11.6, 88], [-0.3, 88]), shaded ? ink.gold2 : ink.gold],
    [`M${n(x(13.5))} 100V92L${n(x(11.6))} 88H${x(0)}`, "none", ink.line, 1],
    [shape(x, [-0.3, 14], [8, 14], [8, -0.3], [-0.3, -0.3]), body],
    [`M${n(x(8))} 0V14`, "none", ink.line, 1.2],
    [shape(x, [-0.3, 30], [10.6, 30], [12, 25], [14, 24], [16, 18], [16, 7], [-0.3, 7]), body],
    [`M${n(x(0))} 30H${n(x(10.6))}L${n(x(12))} 25L${n(x(14))} 24L${n(x(16))} 18V7H${n(x(0))}`, "none", ink.line, 1.2],
    [shape(x, [-0.3, 24], [13.4, 24], [15.4, 18.4], [-0.3, 18.4]), ink.turquoise2],
    [`M${n(x(0))} 18H${n(x(16))}M${n(x(0))} 10H${n(x(16))}`, "none", ink.gold2, 1.2],
    [[2.5, 7.5, 12.5].map((u) => box(x(u) - 1, 11, 2, 6)).join(""), ink.gold2],
  ];
}

/** The lantern and the pointed roof of a minaret, in the middle of a bottom. */
const pointedRoof: Drawing = [
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

// The roof: gold, with the sky behind.

/** What is left out of a roof where an arcade stands: its half width is 27, its top at 78. */
const ARCADE = { from: 33, top: 78 };

/** The vault of gold: it rises behind a parapet, or falls to an edge that is open to the sky. */
function vault(x: Place, open: boolean, arcade: boolean): Drawing {
  const p = (u: number, y: number): string => `${n(x(u))} ${y}`;
  const rim = open ? `C${p(40, 36)} ${p(12, 50)} ${p(4, 92)}` : `C${p(44, 36)} ${p(22, 42)} ${p(15, 66)}`;
  const foot = open ? 92 : 66;
  const low = arcade && open ? ARCADE.top + 1 : foot;
  const ribs = open ? [20, 37, 51] : [29, 41, 52];
  return [
    [`M${p(60, low)}V36${rim}H${n(x(ARCADE.from + 1))}V${low}z`, ink.gold],
    [
      ribs
        .map((u) => {
          const end = u > ARCADE.from ? low : foot;
          return `M${p(60, 36)}C${p(60 - (60 - u) * 0.8, 38)} ${p(u - 2, end - 24)} ${p(u, end)}`;
        })
        .join(""),
      "none",
      x === LEFT ? ink.gold3 : ink.gold2,
      1.6,
    ],
    [`M${p(60, 36)}${rim}`, "none", ink.line, 1.3],
  ];
}

/** The parapet of one half, in front of what stands on the roof. */
function parapet(x: Place, arcade: boolean): Drawing {
  const teeth = [7.5, 22.5, 37.5, 52.5]
    .map((u) => shape(x, [u - 5, 63], [u - 5, 56.5], [u, 50], [u + 5, 56.5], [u + 5, 63]))
    .join("");
  const end = arcade ? ARCADE.from + 1 : 60;
  let lines = `M${n(x(0))} 74.5H${n(x(60))}M${n(x(0))} 83H${n(x(end))}`;
  for (const u of [0, 20, 40, 60]) lines += `M${n(x(u))} 66v8.5${u < end + 1 ? "m0 8.5v7" : ""}`;
  for (const u of [10, 30, 50]) lines += `M${n(x(u))} 74.5v${u < end ? 8.5 : 2}`;
  const low = arcade ? ARCADE.top + 1 : 94;
  return [
    [teeth, of(3, "wall"), ink.line, 1],
    [shape(x, [-0.3, 94], [end, 94], [end, low], [60, low], [60, 62], [-0.3, 62]), of(3, "wall")],
    [lines, "none", of(3, "joint"), 0.9],
    [shape(x, [-0.3, 66], [60, 66], [60, 62], [-0.3, 62]), ink.ivory],
    [`M${x(0)} 66H${x(60)}`, "none", ink.gold2, 1],
  ];
}

/** The three arches that stand on a terrace. */
const ARCHES = [44, 60, 76].map(
  (x) => `M${x - 6.4} 100.3V92C${x - 6.4} 87 ${x - 2} 85.6 ${x} 82C${x + 2} 85.6 ${x + 6.4} 87 ${x + 6.4} 92V100.3`,
);
/** What stands around them, drawn the other way about, so that they are cut out of it. */
const AROUND = `M33 100.3H87V78H33z${ARCHES.join("z")}z`;

/** All of a roof: what is behind its figures, and what is in front of them. */
function roof(part: Part): { behind: Drawing; front: Drawing } {
  const behind: Drawing = [];
  const front: Drawing = [];
  const open = part.edges.map((edge) => edge === "open-sky");
  const arcade = part.bottom === "terrace";
  [LEFT, RIGHT].forEach((x, i) => behind.push(...vault(x, !!open[i], arcade)));
  [LEFT, RIGHT].forEach((x, i) => {
    if (!open[i]) front.push(...parapet(x, arcade));
  });
  if (part.left.length > 1) {
    // Its windows fill the middle.
  } else if (open[0] !== open[1]) {
    front.push(
      [poly(60, 47, 65.5, 54, 60, 61, 54.5, 54) + box(56, 59, 8, arcade ? 18 : 32), ink.ivory, ink.line, 1],
      [box(54.5, 58, 11, 4, 1), ink.gold, ink.line, 1],
    );
  } else if (!part.special)
    behind.unshift([poly(56, 38, 59, 26, 61, 26, 64, 38) + disc(60, 23, 3), ink.gold, ink.line, 0.9]);
  if (arcade) {
    front.push(
      ...band(3, 0, 34),
      ...band(3, 86, W),
      [AROUND, ink.ivory],
      [`M33 100V78H87V100${ARCHES.join("")}`, "none", ink.line, 1],
      [box(31.5, 76, 57, 4, 1), ink.gold, ink.line, 0.9],
    );
  } else front.push(...band(3));
  return { behind, front };
}

/** What a part is made of, but for its figures. */
export const walls = once((part: Part): { behind: Drawing; front: Drawing } =>
  part.floor === 3 ? roof(part) : { behind: wall(part, part.floor), front: [] },
);
