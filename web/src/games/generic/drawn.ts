/** How things are drawn and spoken of on the general board. */

import type { BoardProps, Lit } from "../board";
import { emblemsOf, type Emblem } from "./emblems";
import type { Spot, Thing } from "./reading";

export interface Drawn {
  emblem: (family: string, face: number) => Emblem;
  /** What else is printed on a face; empty for most. */
  text: (family: string, face: number) => string;
  /** What a spot is called. */
  title: (spot: Spot) => string;
  /** A spot in one sentence: what it is called, what lies there, and what choosing it does. */
  label: (spot: Spot, lit: Lit | undefined) => string;
  labelOf: (thing: Thing, lit: Lit | undefined) => string;
}

type Speech = Pick<BoardProps, "sheet" | "place" | "face" | "text" | "say">;

export function drawnBy({ sheet, place, face, text, say }: Speech): Drawn {
  const named = ({ family, face: number, count }: Thing): string => {
    const name =
      number === null ? say("web-face-down") : [face(family, number), text(family, number)].filter(Boolean).join(", ");
    return count > 1 ? `${name} × ${count}` : name;
  };
  const title = (spot: Spot): string => (spot.place === null ? say(`fact-${spot.fact}`) : capital(place(spot.place)));
  const sentence = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(" – ");
  return {
    emblem: emblemsOf(sheet.faces, face),
    text,
    title,
    label: (spot, lit) => sentence(title(spot), together(spot.things).map(named).join(", "), lit?.label),
    labelOf: (thing, lit) => sentence(named(thing), lit?.label),
  };
}

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Things in the order in which they lie, those alike as one. */
function together(things: readonly Thing[]): Thing[] {
  const found = new Map<string, Thing>();
  for (const one of things) {
    const key = `${one.family} ${one.face}`;
    found.set(key, { ...one, count: one.count + (found.get(key)?.count ?? 0) });
  }
  return [...found.values()];
}
