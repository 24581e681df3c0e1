/** The Sultan, in a field of 200 by 200: his cushion, his fur, his turban, and a face for each of his moods. */

import { box, cloud, disc, gem, heart, oval, poly, rimmed, star, type Drawing } from "../../../art/shapes";
import { jewel, shag } from "./fur";
import { ink } from "./ink";

export const CUSHION: Drawing = [
  [oval(100, 184, 86, 12), ink.shade],
  ["M13 160C4 162 2 172 7 180L13 176L19 181C24 173 22 164 13 160z", ink.gold, ink.line, 2.6],
  ["M187 160C196 162 198 172 193 180L187 176L181 181C176 173 178 164 187 160z", ink.gold, ink.line, 2.6],
  ["M12 156C12 140 50 130 100 130S188 140 188 156V164C188 180 150 190 100 190S12 180 12 164z", ink.red2, ink.line, 3],
  ["M12 156C12 140 50 130 100 130S188 140 188 156S150 178 100 178S12 172 12 156z", ink.red],
  ...rimmed("M12 157C14 172 52 179 100 179S186 172 188 157", ink.line, 6, ink.gold, 3.4),
  [[34, 56, 144, 166].map((x, i) => gem(x, [162, 168, 168, 162][i], 5)).join(""), ink.gold3],
];

const BODY: Drawing = [
  [shag(100, 138, 52, 32, 26, 9, 0.5, 3), ink.fur, ink.line, 3],
  [
    "M62 138c2 8 0 14-4 18M72 146c1 6 0 10-3 14M138 138c-2 8 0 14 4 18M128 146c-1 6 0 10 3 14M92 144c2 6 1 10-1 15M108 144c-2 6-1 10 1 15",
    "none",
    ink.fur2,
    3,
  ],
];
const tail = (up: boolean): Drawing =>
  up
    ? [
        [
          "M146 154C168 152 182 138 182 116L174 122L175 106L166 116L164 102C154 116 150 130 146 136z",
          ink.fur,
          ink.line,
          3,
        ],
        ["M158 144C166 138 170 130 170 122", "none", ink.fur2, 3],
      ]
    : [
        [
          "M142 148C158 144 174 150 178 162L170 160L174 169L162 166L162 172C152 170 144 166 138 160z",
          ink.fur,
          ink.line,
          3,
        ],
        ["M150 155C158 154 164 157 168 162", "none", ink.fur2, 3],
      ];

const paw = (x: number, y: number): Drawing => [
  [shag(x, y, 15, 10, 12, 5, 0.3, 2), ink.fur2, ink.line, 3],
  [oval(x, y + 3, 13, 9), ink.fur2],
  [`M${x - 5} ${y + 6}v6M${x + 5} ${y + 6}v6`, "none", ink.line, 2.6],
  [`M${x - 7} ${y - 4}q2-4 7-4`, "none", ink.fur3, 2.6],
];
/** A paw raised, its pads to the front. */
const raised = (x: number, y: number, x0: number): Drawing => [
  [`M${x0} 150L${x} ${y}`, "none", ink.line, 25],
  [`M${x0 + (x0 - x) * 0.24} ${150 + (150 - y) * 0.24}L${x} ${y}`, "none", ink.fur, 19],
  [shag(x, y, 13, 13, 13, 5, 0.2), ink.fur2, ink.line, 3],
  [oval(x, y + 4, 6, 4.6) + disc(x - 7, y - 2.4, 2.6) + disc(x, y - 6, 2.8) + disc(x + 7, y - 2.4, 2.6), ink.tongue],
];
const PAWS: Drawing = [...paw(74, 162), ...paw(126, 162)];

const ear = (side: -1 | 1, drop: number): Drawing => {
  const x = (dx: number): number => 100 + side * dx;
  const y = (v: number): number => v + drop;
  return [
    [
      `M${x(34)} 66C${x(54)} ${y(66)} ${x(64)} ${y(82)} ${x(67)} ${y(106)}L${x(60)} ${y(103)}L${x(62)} ${y(120)}L${x(54)} ${y(113)}L${x(52)} ${y(127)}L${x(45)} ${y(117)}L${x(40)} ${y(125)}C${x(36)} ${y(114)} ${x(47)} 96 ${x(34)} 66z`,
      ink.fur,
      ink.line,
      3,
    ],
    [
      `M${x(46)} ${y(80)}C${x(53)} ${y(88)} ${x(55)} ${y(98)} ${x(55)} ${y(104)}M${x(47)} ${y(94)}C${x(49)} ${y(100)} ${x(48)} ${y(106)} ${x(47)} ${y(110)}`,
      "none",
      ink.fur2,
      3,
    ],
  ];
};

const HEAD: Drawing = [
  [shag(100, 95, 43, 38, 24, 9, 0.5, 4), ink.fur, ink.line, 3],
  ["M66 106c-1 6 1 10 4 14M134 106c1 6-1 10-4 14M74 116c0 5 2 8 5 11M126 116c0 5-2 8-5 11", "none", ink.fur2, 3],
];
const muzzle = (colour: string): Drawing => [
  [shag(100, 113, 22, 14, 16, 5, 0.5, 3), colour],
  ["M90 101C90 96 110 96 110 101C110 107 104 110 100 110S90 107 90 101z", ink.line],
  [oval(96, 100.4, 3, 1.6), ink.fur3],
];
const TURBAN: Drawing = [
  [
    "M52 70C32 60 38 34 58 28C70 14 84 18 100 17S130 14 142 28C162 34 168 60 148 70Q124 59 100 59T52 70z",
    ink.white,
    ink.line,
    3,
  ],
  [
    "M100 18C84 24 64 40 56 66M82 19C66 26 50 40 46 60M100 18C116 24 136 40 144 66M118 19C134 26 150 40 154 60M100 18C94 28 76 46 72 61M100 18C106 28 124 46 128 61",
    "none",
    ink.fold,
    3.2,
  ],
  ["M50 71Q74 59 100 59T150 71Q155 66 157 60Q130 48 100 48T43 60Q45 66 50 71z", ink.white, ink.line, 2.6],
  ["M52 63Q76 53 94 53M148 63Q124 53 106 53", "none", ink.fold, 2.6],
  ["M99 40C92 26 92 6 112 1C106 8 120 18 103 40z", ink.turquoise, ink.line, 2.6],
  ["M101 36C99 24 100 14 105 8", "none", ink.turquoise3, 2.4],
  [disc(100, 47, 11), ink.gold, ink.line, 2.6],
  [gem(100, 47.4, 7), ink.red, ink.line, 1.6],
  [poly(96.6, 42.6, 100, 42.6, 98, 45.8, 94.6, 45.8), ink.rose],
];
/** What hangs from under the turban onto the brow. */
const FRINGE: Drawing = [
  [
    "M74 66Q76 74 71 80Q82 78 84 68Q88 76 86 82Q95 76 95 66Q101 76 99 83Q108 77 107 66Q112 76 113 81Q119 76 118 67Q122 75 128 79Q126 72 127 66Q100 56 74 66z",
    ink.fur,
  ],
  ["M80 68q1 4-2 7M92 67q1 4-1 9M104 67q2 5 0 10M115 68q2 4 3 7", "none", ink.fur2, 2.4],
];

// Eyes, at 82 and 118.

const L = 82;
const R = 118;
const Y = 90;
const both = (draw: (x: number, side: -1 | 1) => string): string => draw(L, -1) + draw(R, 1);
const open = (dx = 0, dy = 0, r = 10.6, pupil = 6): Drawing => [
  [both((x) => disc(x, Y, r)), ink.white, ink.line, 2],
  [both((x) => disc(x + dx, Y + dy, pupil)), ink.line],
  [both((x) => disc(x + dx - pupil * 0.36, Y + dy - pupil * 0.4, pupil * 0.34)), ink.white],
];
/** Lids that cover the upper part of open eyes; `slant` lowers their inner ends. */
const lids = (cover: number, slant = 0): Drawing => [
  [
    both((x, s) => {
      const inner = x - s * 12;
      const outer = x + s * 12;
      const low = Y - 10 + cover;
      return `M${outer} ${Y - 13}L${inner} ${Y - 13}L${inner} ${low + slant}L${outer} ${low - slant}z`;
    }),
    ink.fur,
  ],
  [
    both((x, s) => `M${x - s * 10.6} ${Y - 10 + cover + slant * 0.9}L${x + s * 10.6} ${Y - 10 + cover - slant * 0.9}`),
    "none",
    ink.fur3,
    2.8,
  ],
];
const arcs = (up: number): Drawing => [
  [
    both((x) => `M${x - 9} ${Y + (up > 0 ? 3 : -2)}Q${x} ${Y - up} ${x + 9} ${Y + (up > 0 ? 3 : -2)}`),
    "none",
    ink.white,
    3.6,
  ],
];
/** Brows; `inner` and `outer` say how high their ends stand. */
const brows = (inner: number, outer: number, other = [inner, outer]): Drawing => [
  [
    `M${L + 9} ${Y - 11 - inner}Q${L} ${Y - 15 - (inner + outer) / 2} ${L - 10} ${Y - 11 - outer}` +
      `M${R - 9} ${Y - 11 - other[0]}Q${R} ${Y - 15 - (other[0] + other[1]) / 2} ${R + 10} ${Y - 11 - other[1]}`,
    "none",
    ink.pale,
    4.4,
  ],
];
const blush = (colour: string): Drawing => [[oval(70, 106, 7, 4.4) + oval(130, 106, 7, 4.4), colour]];

// Mouths, beneath the nose at 110.

const line = (d: string, width = 2.6): Drawing => [[d, "none", ink.line, width]];
const smile = line("M100 110V115M86 113Q92 121 100 115Q108 121 114 113");
const laugh: Drawing = [
  ["M85 113Q100 119 115 113C114 128 108 133 100 133S86 128 85 113z", ink.red2, ink.line, 2.6],
  ["M91 126C93 119 107 119 109 126C107 132 104 133 100 133S93 132 91 126z", ink.tongue],
];
const frown = line("M100 110V114M87 121Q100 110 113 121");
const wavy = line("M100 110V114M84 119q4-6 8 0t8 0t8 0t8 0");

// Signs, in the upper corners.

const drop = (x: number, y: number, r: number): string =>
  `M${x} ${y - r * 1.5}C${x + r * 0.5} ${y - r * 0.6} ${x + r} ${y - r * 0.2} ${x + r} ${y + r * 0.2}A${r} ${r} 0 0 1 ${x - r} ${y + r * 0.2}C${x - r} ${y - r * 0.2} ${x - r * 0.5} ${y - r * 0.6} ${x} ${y - r * 1.5}z`;
const bubble = (x: number, y: number, w: number, h: number, tip: string): Drawing => [
  [tip, ink.ivory, ink.line, 2.6],
  [box(x, y, w, h, 14), ink.ivory, ink.line, 2.6],
];
const sparkles = (...xyr: number[]): Drawing => {
  let d = "";
  for (let i = 0; i < xyr.length; i += 3) d += star(xyr[i], xyr[i + 1], xyr[i + 2], 4, xyr[i + 2] * 0.3);
  return [[d, ink.gold3, ink.line, 1.8]];
};
const puff = (x: number, y: number): Drawing => [[cloud(x, y, 18), ink.ivory, ink.line, 2.6]];

type Mood = {
  /** The face, between the fur and the turban. */
  face: Drawing;
  muzzle?: string;
  /** What lies over everything. */
  sign?: Drawing;
  paws?: Drawing;
  /** Degrees that the head is turned by. */
  tilt?: number;
  /** How far the ears fall. */
  ears?: number;
  tail?: boolean;
};

const question = (x: number, y: number, s: number): string =>
  `M${x - 6 * s} ${y - 6 * s}C${x - 6 * s} ${y - 15 * s} ${x + 7 * s} ${y - 15 * s} ${x + 7 * s} ${y - 6 * s}C${x + 7 * s} ${y} ${x} ${y} ${x} ${y + 6 * s}M${x} ${y + 13 * s}v0.1`;
const both2 = (d: string, colour: string, width: number): Drawing => [
  [d, "none", ink.line, width + 4],
  [d, "none", colour, width],
];

const RESTING: Mood = { face: [...open(0, 2, 10.6, 6.6), ...lids(5, -1), ...brows(2, -1), ...smile] };

export const MOODS: Record<string, Mood> = {
  lovely: {
    face: [...arcs(9), ...brows(3, 1), ...blush(ink.rose), ...smile],
    sign: [
      [heart(172, 46, 17), ink.red, ink.line, 2.8],
      [heart(152, 20, 9), ink.rose, ink.line, 2.4],
      [heart(27, 38, 11), ink.rose, ink.line, 2.4],
      ["M162 40q1-6 6-6", "none", ink.ivory, 2.6],
    ],
    tail: true,
    tilt: 5,
  },
  kind: {
    face: [...open(0, 2, 10, 6.4), ...brows(4, 0), ...blush(ink.rose), ...smile],
    paws: [...paw(74, 162), ...raised(156, 138, 134), ...jewel(146, 113, 13, 2.6), ...jewel(168, 116, 13, 2.6)],
    sign: sparkles(178, 84, 9, 166, 62, 6),
  },
  nauseate: {
    face: [
      ...open(0, 3),
      ...lids(9, -2),
      ...brows(3, -1),
      ...blush(ink.sick),
      ...wavy,
      ["M103 121C103 116 113 116 113 122C113 131 103 131 103 121z", ink.tongue, ink.line, 2.2],
    ],
    muzzle: ink.sick,
    sign: [
      ...rimmed("M166 58C184 58 190 36 174 30C160 26 152 42 163 47C172 50 176 40 170 38", ink.line, 7, ink.sick, 3.6),
      [disc(28, 52, 6) + disc(38, 34, 4) + disc(24, 30, 3), ink.sick, ink.line, 2.2],
    ],
    ears: 6,
    tilt: -5,
  },
  demanding: {
    face: [
      ...open(0, 2),
      ...lids(6, 2),
      ...brows(-4, 3, [2, 9]),
      ["M88 115Q100 110 112 115L109 126Q100 130 91 126z", ink.red2, ink.line, 2.6],
      ["M93 125Q100 118 107 125Q100 129 93 125z", ink.tongue],
    ],
    paws: [...paw(74, 162), ...raised(150, 128, 130)],
    sign: [...bubble(146, 8, 46, 46, "M154 48L142 66L168 52z"), [box(165, 16, 8, 20, 3) + disc(169, 45, 4.6), ink.red]],
  },
  hungry: {
    face: [
      ...open(3, -4, 10.6, 6),
      ...brows(2, 3),
      ...smile,
      ["M104 118C104 113 115 113 115 119C116 131 104 131 104 118z", ink.tongue, ink.line, 2.4],
      ["M109.6 118V123", "none", ink.red2, 1.6],
      [drop(91, 135, 4), ink.gem3, ink.line, 1.8],
    ],
    sign: [
      [disc(148, 66, 3.6) + disc(154, 56, 5), ink.ivory, ink.line, 2.2],
      [oval(170, 30, 26, 22), ink.ivory, ink.line, 2.6],
      ["M166 36L156 45", "none", ink.line, 8],
      [disc(153.6, 42.6, 3.4) + disc(158, 47, 3.4), ink.white, ink.line, 2.2],
      ["M166 36L156 45", "none", ink.white, 4],
      ["M178 14C188 17 191 27 185 34C179 41 167 41 163 36C159 29 167 13 178 14z", ink.wood, ink.line, 2.4],
      ["M167 30Q169 22 175 20", "none", ink.skin, 3],
    ],
  },
  happy: {
    face: [...arcs(9), ...brows(3, 3), ...laugh],
    sign: [...jewel(172, 42, 17, 2.6), ...sparkles(150, 18, 9, 190, 68, 7, 26, 44, 10, 42, 22, 6)],
    tail: true,
    tilt: -3,
  },
  uncertain: {
    face: [...open(-4, -1), ...brows(0, -2, [5, 7]), ...line("M100 110V115M88 119Q98 113 104 118T114 117")],
    sign: both2(question(171, 38, 1.7), ink.gold, 7),
    tilt: 7,
  },
  mean: {
    face: [
      ...open(3, 1),
      ...lids(8, 4),
      ...brows(-7, 4),
      ...line("M100 110V115M85 115Q100 124 116 110"),
      [poly(106, 117.6, 111, 115.4, 110, 123), ink.white, ink.line, 1.4],
    ],
    sign: [
      ["M152 22L170 17L166 28L172 34L165 42L168 52L160 54z", ink.ivory, ink.line, 2.6],
      ["M176 18L192 25L182 60L172 56L176 45L170 37L180 28z", ink.ivory, ink.line, 2.6],
      [heart(161, 30, 4.4) + heart(183, 34, 4.4), ink.red],
    ],
    paws: [...paw(78, 162), ...paw(122, 162)],
  },
  afraid: {
    face: [...open(0, 0, 11.6, 3), ...brows(8, 1), ...line("M88 120l4-4l4 4l4-4l4 4l4-4l4 4")],
    paws: [...paw(76, 140), ...paw(124, 140)],
    sign: [
      [drop(162, 64, 6) + drop(38, 60, 6) + drop(176, 46, 4.4), ink.gem3, ink.line, 2.2],
      ["M30 92q-6 4 0 8t0 8t0 8M170 92q6 4 0 8t0 8t0 8", "none", ink.fur3, 3.4],
    ],
    ears: 8,
  },
  sad: {
    face: [
      ...open(0, 3, 10, 6),
      ...lids(5, -3.4),
      ...brows(7, -4),
      ...frown,
      [drop(74, 106, 4.6) + drop(127, 108, 3.6), ink.gem3, ink.line, 1.8],
    ],
    sign: [
      [cloud(171, 42, 23), ink.grey, ink.line, 2.8],
      ...rimmed("M156 50l-3 9M168 50l-4 13M180 50l-3 9M190 49l-4 11", ink.line, 5.4, ink.gem3, 2.6),
    ],
    ears: 10,
    tilt: -6,
  },
  distracted: {
    face: [...open(5, -5), ...brows(4, 5), ...line("M100 110V115M93 118Q100 122 107 117")],
    sign: [
      [
        "M168 40C156 18 146 26 148 38C149 46 158 46 168 42C158 48 156 58 162 60C168 62 169 52 169 44z",
        ink.gold,
        ink.line,
        2.6,
      ],
      [
        "M171 40C176 16 190 18 191 30C191 40 182 44 172 43C182 46 188 54 183 58C177 61 172 52 170 44z",
        ink.turquoise,
        ink.line,
        2.6,
      ],
      [disc(154, 34, 3) + disc(184, 29, 3), ink.ivory],
      ["M168 34L171 50M168 33q-3-7-8-8M169 33q1-7 6-10", "none", ink.line, 2.8],
    ],
    tilt: 8,
  },
  angry: {
    face: [
      ...open(0, 2, 10, 4),
      ...lids(7, 6),
      ...brows(-9, 6),
      ["M84 123C84 113 116 113 116 123C116 127 84 127 84 123z", ink.white, ink.line, 2.6],
      ["M92 116.4V126M100 115.6V126M108 116.4V126", "none", ink.line, 1.8],
    ],
    sign: [
      ...puff(176, 74),
      ...puff(24, 74),
      [poly(168, 6, 188, 10, 178, 24, 190, 24, 166, 50, 171, 32, 160, 32), ink.gold, ink.line, 2.8],
    ],
  },
  restless: {
    face: [
      ...open(5, 2, 10.6, 5),
      ...brows(5, 2),
      ["M90 114Q100 118 110 114C110 124 105 127 100 127S90 124 90 114z", ink.red2, ink.line, 2.4],
      ["M95 123Q100 117 105 123Q100 128 95 123z", ink.tongue],
    ],
    sign: [
      [disc(172, 54, 15), ink.red, ink.line, 2.8],
      ["M158 49Q172 58 186 49M160 62Q172 68 184 62", "none", ink.gold3, 3],
      ["M150 28Q156 12 172 14M186 20Q192 24 194 32M160 30Q164 24 172 25", "none", ink.fur3, 3.2],
      ["M24 108Q16 118 22 130M34 114Q28 121 32 129", "none", ink.fur3, 3.2],
    ],
    paws: [...paw(70, 156), ...paw(130, 165)],
    tail: true,
    tilt: 6,
  },
  confused: {
    face: [
      [disc(L, Y, 11) + disc(R, Y, 9), ink.white, ink.line, 2],
      [`M${L} ${Y}c2-3 5 0 3 3s-8 2-8-3s8-8 11-2s-2 11-8 10`, "none", ink.line, 2],
      [disc(R - 2, Y + 1, 4), ink.line],
      [disc(R - 3.4, Y - 0.6, 1.4), ink.white],
      ...brows(6, 3, [-1, -2]),
      ...wavy,
    ],
    sign: [
      ["M34 30C50 4 150 0 168 26", "none", ink.fur3, 3],
      [star(36, 36, 11, 5, 4.8, -14) + star(170, 34, 12, 5, 5.2, 12) + star(154, 8, 7, 5, 3), ink.gold, ink.line, 2.4],
      ...both2(question(182, 70, 0.9), ink.turquoise3, 4),
    ],
    tilt: -9,
  },
  friendly: {
    face: [
      [disc(L, Y, 10), ink.white, ink.line, 2],
      [disc(L, Y, 5.8), ink.line],
      [disc(L - 2, Y - 2.2, 2), ink.white],
      [`M${R - 9} ${Y + 3}Q${R} ${Y - 9} ${R + 9} ${Y + 3}`, "none", ink.white, 3.6],
      ...brows(3, 3),
      ...laugh,
    ],
    paws: [...paw(126, 162), ...raised(34, 118, 66)],
    sign: [
      ["M14 96q-4 6-3 13M22 86q-4 2-6 5M54 92q4 3 5 8", "none", ink.fur3, 3.2],
      [
        [0, 60, 120, 180, 240, 300]
          .map((a) => disc(171 + 10 * Math.cos((a * Math.PI) / 180), 38 + 10 * Math.sin((a * Math.PI) / 180), 7))
          .join(""),
        ink.line,
        ink.line,
        5,
      ],
      [
        [0, 60, 120, 180, 240, 300]
          .map((a) => disc(171 + 10 * Math.cos((a * Math.PI) / 180), 38 + 10 * Math.sin((a * Math.PI) / 180), 7))
          .join(""),
        ink.ivory,
      ],
      [disc(171, 38, 6.4), ink.gold, ink.line, 2.2],
    ],
    tail: true,
    tilt: -4,
  },
  tidy: {
    face: [...arcs(-7), ...brows(2, 4), ...smile],
    paws: [
      ...rimmed("M164 172L150 66", ink.line, 9, ink.wood, 5),
      ["M139 70L160 66L172 34L126 42z", ink.gold, ink.line, 2.8],
      ["M148 66L145 42M154 66L158 40M143 66L136 44", "none", ink.gold2, 2.4],
      ["M138 71L162 66.4", "none", ink.red, 5],
      ...paw(74, 162),
      ...paw(152, 138),
    ],
    sign: sparkles(184, 66, 9, 32, 40, 12, 48, 20, 6, 190, 30, 6),
  },
};

export function sultan(mood?: string): Record<"body" | "head" | "paws" | "sign", Drawing> & { tilt: number } {
  const it = (mood && MOODS[mood]) || RESTING;
  return {
    body: [...CUSHION, ...tail(it.tail ?? false), ...BODY],
    head: [
      ...HEAD,
      ...muzzle(it.muzzle ?? ink.pale),
      ...FRINGE,
      ...it.face,
      ...ear(-1, it.ears ?? 0),
      ...ear(1, it.ears ?? 0),
      ...TURBAN,
    ],
    paws: it.paws ?? PAWS,
    sign: it.sign ?? [],
    tilt: it.tilt ?? 0,
  };
}
