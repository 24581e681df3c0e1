/** The small set of shapes that every drawing of 3 Wishes is made of.  Each gives the `d` of a path. */

import { once } from "../app/once";

/** A layer of a drawing: a path, its fill, and perhaps a line around it. */
export type Layer = [d: string, fill: string, line?: string, width?: number];
export type Drawing = Layer[];

/** A stroke with a rim: the same path twice, the wider one behind. */
export const rimmed = (d: string, rim: string, wide: number, colour: string, width: number): Drawing => [
  [d, "none", rim, wide],
  [d, "none", colour, width],
];

/** A drawing with the box that it fills, as SVG writes it. */
export interface Framed {
  box: string;
  layers: Drawing;
}

export const INK = {
  night: "#14213d",
  paper: "#f6efdf",
  gold: "#e0a526",
  turquoise: "#1f8a8a",
  pomegranate: "#a4243b",
  sandstone: "#c9a26b",
  cypress: "#3c6e47",
  blue: "#23549b",
  deep: "#163566",
  straw: "#edc95f",
  amber: "#c68f2b",
  pink: "#d9748c",
  rose: "#a83a58",
} as const;

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? "" : ` ${name}="${value}"`;

/** A drawing as SVG. */
export const markup = once((layers: Drawing): string =>
  layers
    .map(
      ([d, fill, line, width]) =>
        `<path d="${d}" fill="${fill}"${attribute("stroke", line)}${attribute("stroke-width", width)} stroke-linejoin="round" stroke-linecap="round"/>`,
    )
    .join(""),
);

const read = new Map<string, DocumentFragment>();

/** What an SVG says, to be put into another: it is read once and copied from then on, which is much quicker. */
export function copy(text: string): Node {
  let found = read.get(text);
  if (!found) {
    const template = document.createElement("template");
    template.innerHTML = `<svg>${text}</svg>`;
    found = document.createDocumentFragment();
    found.append(...(template.content.firstElementChild?.childNodes ?? []));
    read.set(text, found);
  }
  return document.importNode(found, true);
}

const at = (n: number): string => String(Math.round(n * 10) / 10);
const turn = (degrees: number): number => (degrees * Math.PI) / 180;

/** A circle. */
export function disc(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

/** An ellipse. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${at(x - rx)} ${at(y)}a${at(rx)} ${at(ry)} 0 1 0 ${at(2 * rx)} 0a${at(rx)} ${at(ry)} 0 1 0 ${at(-2 * rx)} 0z`;
}

/** A rectangle, its corners rounded by `r`. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (!r) return `M${at(x)} ${at(y)}h${at(w)}v${at(h)}h${at(-w)}z`;
  const c = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${at(x + r)} ${at(y)}h${at(w - 2 * r)}${c(r, r)}v${at(h - 2 * r)}${c(-r, r)}h${at(2 * r - w)}${c(-r, -r)}v${at(2 * r - h)}${c(r, -r)}z`;
}

/** A polygon from its corners, x and y in turn. */
export function poly(...xy: number[]): string {
  return `M${xy.map(at).join(" ")}z`;
}

/** A star of `points` rays between the radii `r` and `inner`. */
export function star(x: number, y: number, r: number, points = 8, inner = r * 0.68, tilt = 0): string {
  const xy: number[] = [];
  for (let i = 0; i < 2 * points; i++) {
    const reach = i % 2 ? inner : r;
    const a = turn(tilt - 90 + (180 * i) / points);
    xy.push(x + reach * Math.cos(a), y + reach * Math.sin(a));
  }
  return poly(...xy);
}

/** A regular polygon. */
export function regular(x: number, y: number, r: number, corners: number, tilt = 0): string {
  return star(x, y, r, corners, r * Math.cos(Math.PI / corners), tilt);
}

/** A heart, `r` about half its width. */
export function heart(x: number, y: number, r: number): string {
  const p = (dx: number, dy: number) => `${at(x + dx * r)} ${at(y + dy * r)}`;
  return `M${p(0, 0.95)}C${p(-0.5, 0.55)} ${p(-1.08, 0.15)} ${p(-1.02, -0.38)}C${p(-0.96, -0.95)} ${p(-0.22, -1.02)} ${p(0, -0.45)}C${p(0.22, -1.02)} ${p(0.96, -0.95)} ${p(1.02, -0.38)}C${p(1.08, 0.15)} ${p(0.5, 0.55)} ${p(0, 0.95)}z`;
}

/** A cut gem. */
export function gem(x: number, y: number, r: number): string {
  return poly(
    x - 0.55 * r,
    y - 0.78 * r,
    x + 0.55 * r,
    y - 0.78 * r,
    x + r,
    y - 0.22 * r,
    x,
    y + 0.95 * r,
    x - r,
    y - 0.22 * r,
  );
}

/** A pointed arch standing on `bottom`. */
export function arch(x: number, top: number, w: number, bottom: number): string {
  const l = x - w / 2;
  const r = x + w / 2;
  const spring = top + w * 0.42;
  return `M${at(l)} ${at(bottom)}V${at(spring)}C${at(l)} ${at(top + w * 0.16)} ${at(x - w * 0.16)} ${at(top + w * 0.13)} ${at(x)} ${at(top)}C${at(x + w * 0.16)} ${at(top + w * 0.13)} ${at(r)} ${at(top + w * 0.16)} ${at(r)} ${at(spring)}V${at(bottom)}z`;
}

/** An onion dome standing on `bottom`, with its spire. */
export function dome(x: number, bottom: number, w: number): string {
  const h = w * 0.95;
  const p = (dx: number, dy: number) => `${at(x + dx * w)} ${at(bottom - dy * h)}`;
  return `M${p(-0.36, 0)}C${p(-0.72, 0.38)} ${p(-0.3, 0.62)} ${p(-0.05, 0.86)}L${p(0, 1.15)}L${p(0.05, 0.86)}C${p(0.3, 0.62)} ${p(0.72, 0.38)} ${p(0.36, 0)}z`;
}

/** A leaf or feather from one point to another, `fat` at its middle. */
export function leaf(x: number, y: number, tx: number, ty: number, fat: number): string {
  const mx = (x + tx) / 2;
  const my = (y + ty) / 2;
  const length = Math.hypot(tx - x, ty - y) || 1;
  const nx = (-(ty - y) / length) * fat;
  const ny = ((tx - x) / length) * fat;
  return `M${at(x)} ${at(y)}Q${at(mx + nx)} ${at(my + ny)} ${at(tx)} ${at(ty)}Q${at(mx - nx)} ${at(my - ny)} ${at(x)} ${at(y)}z`;
}

/** A crescent open to the right. */
export function crescent(x: number, y: number, r: number): string {
  return `M${at(x + r * 0.5)} ${at(y - r * 0.87)}A${at(r)} ${at(r)} 0 1 0 ${at(x + r * 0.5)} ${at(y + r * 0.87)}A${at(r * 0.8)} ${at(r * 0.8)} 0 1 1 ${at(x + r * 0.5)} ${at(y - r * 0.87)}z`;
}

/** A cloud, flat beneath. */
export function cloud(x: number, y: number, s: number): string {
  return `M${at(x - s)} ${at(y)}a${at(s * 0.36)} ${at(s * 0.36)} 0 0 1 ${at(s * 0.3)} ${at(-s * 0.6)}a${at(s * 0.5)} ${at(s * 0.5)} 0 0 1 ${at(s * 0.96)} ${at(-s * 0.06)}a${at(s * 0.36)} ${at(s * 0.36)} 0 0 1 ${at(s * 0.5)} ${at(s * 0.66)}z`;
}

/** A line of waves from `x` to the right. */
export function waves(x: number, y: number, step: number, count: number): string {
  return `M${at(x)} ${at(y)}` + `q${at(step / 2)} ${at(-step * 0.55)} ${at(step)} 0`.repeat(count);
}

/** Two overlaid squares in outline with rays to the edges of a tile: the girih that lies beneath everything. */
export function girih(size: number): string {
  const c = size / 2;
  const r = size * 0.36;
  const inner = r * 0.7654;
  const tips = [0, 45, 90, 135, 180, 225, 270, 315].map((a) => {
    const far = a % 90 ? size * 0.7072 : c;
    return `M${at(c + r * Math.cos(turn(a)))} ${at(c + r * Math.sin(turn(a)))}L${at(c + far * Math.cos(turn(a)))} ${at(c + far * Math.sin(turn(a)))}`;
  });
  return star(c, c, r, 8, inner) + tips.join("");
}
