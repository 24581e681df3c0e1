/** The roof: gold, with the sky behind. */

import { box, disc, poly, type Drawing } from "../../../art/shapes";
import { band } from "./band";
import { LEFT, RIGHT, rounded, shape, type Place } from "./halves";
import { ink, of } from "./ink";
import { W, type Part } from "./part";

/** What is left out of a roof where an arcade stands: its half width is 27, its top at 78. */
const ARCADE = { from: 33, top: 78 };

/** The vault of gold: it rises behind a parapet, or falls to an edge that is open to the sky. */
function vault(x: Place, open: boolean, arcade: boolean): Drawing {
  const p = (u: number, y: number): string => `${rounded(x(u))} ${y}`;
  const rim = open ? `C${p(40, 36)} ${p(12, 50)} ${p(4, 92)}` : `C${p(44, 36)} ${p(22, 42)} ${p(15, 66)}`;
  const foot = open ? 92 : 66;
  const low = arcade && open ? ARCADE.top + 1 : foot;
  const ribs = open ? [20, 37, 51] : [29, 41, 52];
  return [
    [`M${p(60, low)}V36${rim}H${rounded(x(ARCADE.from + 1))}V${low}z`, ink.gold],
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
  let lines = `M${rounded(x(0))} 74.5H${rounded(x(60))}M${rounded(x(0))} 83H${rounded(x(end))}`;
  for (const u of [0, 20, 40, 60]) lines += `M${rounded(x(u))} 66v8.5${u < end + 1 ? "m0 8.5v7" : ""}`;
  for (const u of [10, 30, 50]) lines += `M${rounded(x(u))} 74.5v${u < end ? 8.5 : 2}`;
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
export function roof(part: Part): { behind: Drawing; front: Drawing } {
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
