/** A sign for every kind of card, so that nobody has to read to tell kinds apart: a shape, and a colour. */

import { INK } from "../../art/shapes";
import type { Sheet } from "../../protocol/messages";

/** How a face is drawn. */
export interface Emblem {
  /** What is written large: a number that the name begins or ends with. */
  number: string;
  /** What is written beneath, or all of the name. */
  text: string;
  shape: string;
  colour: string;
  /** Whether it is a die or a token: those of a family of which some are nothing but a number. */
  square: boolean;
}

/** In a box from -24 to 24. */
const SHAPES = [
  "M0-23 6.5-15.6 16.3-16.3 15.6-6.5 23 0 15.6 6.5 16.3 16.3 6.5 15.6 0 23-6.5 15.6-16.3 16.3-15.6 6.5-23 0-15.6-6.5-16.3-16.3-6.5-15.6Z",
  "M0-23C5-11 17-4 17 8A17 15 0 0 1-17 8C-17-4-5-11 0-23Z",
  "M-17 21V-3C-17-14-7-17 0-23 7-17 17-14 17-3V21H8V0C8-6 3-8 0-11-3-8-8-6-8 0V21Z",
  "M0-23 20 0 0 23-20 0Z",
  "M9-21A22 22 0 1 0 9 21 17 17 0 1 1 9-21Z",
  "M0 22C-18 12-22-2-14-16-6-20-2-14 0-8 2-14 6-20 14-16 22-2 18 12 0 22Z",
  "M-8-22H8V-8H22V8H8V22H-8V8H-22V-8H-8Z",
  "M-20 20H20V12H12C18 4 18-6 0-22-18-6-18 4-12 12H-20Z",
] as const;
/** Dark enough to be read on paper. */
const COLOURS = [INK.turquoise, INK.pomegranate, INK.blue, INK.cypress, "#8a5a12"] as const;

const NUMBER_FIRST = /^(?<number>\d{1,3})(?:\s+(?<text>.*))?$/;
const NUMBER_LAST = /^(?<text>.*\D)\s+(?<number>\d{1,3})$/;

/** What a card is called without the number that tells it from its like: "silk" for "silk-2". */
const kindOf = (name: string): string => name.replace(/[\d\s–-]+/g, " ").trim();

/** The kinds of a family in the order in which its faces name them. */
function kindsOf(faces: readonly { id: string; names: Record<string, string> }[]): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { id, names } of faces) {
    const kind = kindOf(names["en"] ?? id);
    if (!kinds.has(kind)) kinds.set(kind, kinds.size);
  }
  return kinds;
}

/** The emblems of all faces of a game, by family and number; `face` says what they are called. */
export function emblemsOf(
  faces: Sheet["faces"],
  face: (family: string, number: number) => string,
): (family: string, number: number) => Emblem {
  const kinds = Object.fromEntries(Object.entries(faces).map(([family, all]) => [family, kindsOf(all)]));
  const numbers = ([, all]: [string, Sheet["faces"][string]]) =>
    all.some(({ names }) => /^\d{1,3}$/.test(names["en"] ?? ""));
  const squares = new Set(
    Object.entries(faces)
      .filter(numbers)
      .map(([family]) => family),
  );
  return (family, number) => {
    const known = faces[family]?.[number];
    const kind = kinds[family]?.get(kindOf(known?.names["en"] ?? known?.id ?? "")) ?? 0;
    const name = face(family, number);
    const parts = NUMBER_FIRST.exec(name)?.groups ?? NUMBER_LAST.exec(name)?.groups ?? { text: name };
    // Eight shapes and five colours meet in forty pairs before one comes again.
    const { number: digits = "", text = "" } = parts;
    const square = squares.has(family);
    return {
      number: digits,
      text,
      shape: SHAPES[kind % SHAPES.length],
      colour: COLOURS[kind % COLOURS.length],
      square,
    };
  };
}
