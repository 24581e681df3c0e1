/** What flies on the general board: a face from where it lay to where it lies, and what nobody sees between the places
 *  that an event names. */

import { isFar, type Boxes, type Flying } from "../../motion/flying";

/** The face that flies, as `family number`; null is a back. */
export interface Flight extends Flying {
  face: [family: string, number: number] | null;
}

/** The places that an event names, in its order. */
export type Moved = readonly number[];

const AFTER = 60;

export function flights(moved: readonly Moved[], before: Boxes, now: Boxes): Flight[] {
  const flying: Flight[] = [];
  for (const [key, to] of now) {
    const from = before.get(key);
    if (key.startsWith("at ") || !from || !isFar(from, to)) continue;
    const [family, number] = key.split(" ");
    flying.push({ from, to, delay: flying.length * AFTER, drawn: key, face: [family, Number(number)] });
  }
  if (flying.length) return flying;
  for (const places of moved) {
    const [from, to] = [before.get(`at ${places[0]}`), now.get(`at ${places.at(-1)}`)];
    if (places.length < 2 || !from || !to || !isFar(from, to)) continue;
    flying.push({ from, to, delay: flying.length * AFTER, face: null });
  }
  return flying;
}
