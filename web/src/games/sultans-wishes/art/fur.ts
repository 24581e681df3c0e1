/** Shaggy outlines, and the lines that several drawings share. */

import { disc, gem, oval, poly, type Drawing } from "../../../art/shapes";
import { ink } from "./ink";

const at = (n: number): string => String(Math.round(n * 10) / 10);

/** An oval of `n` locks that stand out by `out`, each turned by `lean` of a lock and falling by `fall`. */
export function shag(
  x: number,
  y: number,
  rx: number,
  ry: number,
  n: number,
  out: number,
  lean = 0.4,
  fall = 0,
): string {
  const step = (2 * Math.PI) / n;
  const on = (a: number, more: number): [number, number] => [
    x + (rx + more) * Math.cos(a),
    y + (ry + more) * Math.sin(a),
  ];
  const start = on(0, 0);
  let d = `M${at(start[0])} ${at(start[1])}`;
  for (let i = 0; i < n; i++) {
    const a = i * step;
    // The locks part above and fall to both sides.
    const side = Math.cos(a + step / 2) < 0 ? -1 : 1;
    const long = out * (1 + 0.28 * Math.sin(i * 2.7 + n));
    const [tx, ty] = on(a + step * (0.5 + lean * side), long);
    const [qx, qy] = on(a + step * (0.5 - 0.3 * side), long * 0.75);
    const [ex, ey] = on(a + step, 0);
    const [rx2, ry2] = on(a + step * (0.5 + 0.35 * side), long * 0.3);
    if (side > 0) d += `Q${at(qx)} ${at(qy)} ${at(tx)} ${at(ty + fall)}Q${at(rx2)} ${at(ry2)} ${at(ex)} ${at(ey)}`;
    else d += `Q${at(rx2)} ${at(ry2)} ${at(tx)} ${at(ty + fall)}Q${at(qx)} ${at(qy)} ${at(ex)} ${at(ey)}`;
  }
  return d + "z";
}

/** A cut gem with its light and its shadow. */
export function jewel(x: number, y: number, r: number, width = 1.2, tones = [ink.gem, ink.gem2, ink.gem3]): Drawing {
  return [
    [gem(x, y, r), tones[0], ink.line, width],
    [
      poly(x - 0.5 * r, y - 0.68 * r, x, y - 0.68 * r, x - 0.36 * r, y - 0.22 * r, x - 0.86 * r, y - 0.22 * r),
      tones[2],
    ],
    [poly(x + 0.36 * r, y - 0.22 * r, x + 0.88 * r, y - 0.22 * r, x, y + 0.82 * r), tones[1]],
  ];
}

/** A round bead with its shine. */
export function bead(x: number, y: number, r: number, colour: string, width = 1): Drawing {
  return [
    [disc(x, y, r), colour, ink.line, width],
    [disc(x - r * 0.32, y - r * 0.34, r * 0.26), ink.white],
  ];
}

/** A curl of steam from its foot: to be drawn as a line. */
export function curl(x: number, y: number, h: number): string {
  return `M${at(x)} ${at(y)}c${at(-h * 0.3)} ${at(-h * 0.3)} ${at(h * 0.3)} ${at(-h * 0.55)} 0 ${at(-h)}`;
}

/** The print of a paw. */
export function print(x: number, y: number, r: number): string {
  return (
    `M${at(x)} ${at(y - r * 0.1)}c${at(r * 0.5)} 0 ${at(r * 0.9)} ${at(r * 0.5)} ${at(r * 0.8)} ${at(r * 0.85)}c${at(-r * 0.08)} ${at(r * 0.35)} ${at(-r * 0.5)} ${at(r * 0.2)} ${at(-r * 0.8)} ${at(r * 0.2)}s${at(-r * 0.72)} ${at(r * 0.15)} ${at(-r * 0.8)} ${at(-r * 0.2)}c${at(-r * 0.1)} ${at(-r * 0.35)} ${at(r * 0.3)} ${at(-r * 0.85)} ${at(r * 0.8)} ${at(-r * 0.85)}z` +
    disc(x - r * 0.88, y - r * 0.1, r * 0.27) +
    disc(x - r * 0.36, y - r * 0.62, r * 0.3) +
    disc(x + r * 0.36, y - r * 0.62, r * 0.3) +
    disc(x + r * 0.88, y - r * 0.1, r * 0.27)
  );
}

/** The head of a small dog, its ears hanging. */
export const dog = (x: number, y: number, s: number, width = 1.3, coat = ink.skin, ear = ink.wood): Drawing => [
  [oval(x, y, s, s * 0.96), coat, ink.line, width],
  [
    `M${x - s * 0.7} ${y - s * 0.7}C${x - s * 1.5} ${y - s * 0.7} ${x - s * 1.6} ${y + s * 0.5} ${x - s * 1.15} ${y + s * 0.8}C${x - s * 0.8} ${y + s * 0.6} ${x - s * 0.8} ${y} ${x - s * 0.7} ${y - s * 0.7}z` +
      `M${x + s * 0.7} ${y - s * 0.7}C${x + s * 1.5} ${y - s * 0.7} ${x + s * 1.6} ${y + s * 0.5} ${x + s * 1.15} ${y + s * 0.8}C${x + s * 0.8} ${y + s * 0.6} ${x + s * 0.8} ${y} ${x + s * 0.7} ${y - s * 0.7}z`,
    ear,
    ink.line,
    width * 0.9,
  ],
  [oval(x, y + s * 0.52, s * 0.5, s * 0.38), ink.ivory],
  [
    oval(x, y + s * 0.3, s * 0.24, s * 0.18) +
      disc(x - s * 0.4, y - s * 0.06, s * 0.16) +
      disc(x + s * 0.4, y - s * 0.06, s * 0.16),
    ink.line,
  ],
];
