/** What goes from one place to another when something has happened.  Only where things were and are is needed, so what
 *  is taken back goes back the same way. */

import { isFar, type Box, type Boxes, type Flying } from "../../../motion/flying";
import type { GameEvent } from "../types";

export interface Flight extends Flying {
  what: "tile" | "djinn" | "sapphire";
  number: number;
  way: 0 | 1;
}

/** Whoever missed more than this sees where things stand. */
const MOST_EVENTS = 24;
const MOST_SAPPHIRES = 3;

export function flights(
  events: readonly GameEvent[],
  before: Boxes,
  now: Boxes,
  floorOf: (tile: number) => number,
): Flight[] {
  if (events.length > MOST_EVENTS) return [];
  const found: Flight[] = [];
  const ways = new Map<number, 0 | 1>();
  const tiles = new Set<number>();
  const fly = (what: Flight["what"], number: number, from: Box | undefined, to: Box | undefined, delay = 0): void => {
    if (from && to && isFar(from, to)) found.push({ what, number, way: 0, from, to, delay });
  };
  const pay = (count: number, from: Box | undefined, to: Box | undefined): void => {
    for (let i = 0; i < Math.min(count, MOST_SAPPHIRES); i++) fly("sapphire", 0, from, to, 60 * i);
  };
  for (const event of events) {
    if ("tile" in event && typeof event.tile === "object" && event.tile) tiles.add(event.tile.number);
    if (event.kind === "built" || event.kind === "moved") ways.set(event.tile.number, event.way === "back" ? 1 : 0);
    const purse = "who" in event ? now.get(`purse-${event.who}`) : undefined;
    if (event.kind === "called") {
      const djinn = event.djinn.number;
      fly("djinn", djinn, now.get(`djinn-${djinn}`), purse);
      pay(event.price, purse, now.get("treasure"));
    }
    if (event.kind === "built" || event.kind === "passed") pay(event.sapphires, now.get("treasure"), purse);
  }
  for (const tile of tiles) {
    const pile = `pile-${floorOf(tile)}`;
    const from = before.get(`tile-${tile}`) ?? before.get(pile);
    const to = now.get(`tile-${tile}`) ?? now.get(pile);
    if (!from || !to || !isFar(from, to)) continue;
    found.push({ what: "tile", number: tile, way: ways.get(tile) ?? 0, from, to, delay: 0, drawn: String(tile) });
  }
  return found;
}
