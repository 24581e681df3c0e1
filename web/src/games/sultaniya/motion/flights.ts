/** What goes from one place to another when something has happened.  Only where things were and are is needed, so what
 *  is taken back goes back the same way. */

import type { Event } from "../../board";
import { isFar, type Box, type Boxes } from "../../../motion/flying";
import type { Sheet } from "../../../protocol/messages";

export interface Flight {
  what: "tile" | "djinn" | "sapphire";
  number: number;
  way: 0 | 1;
  from: Box;
  to: Box;
  delay: number;
}

/** Whoever missed more than this sees where things stand. */
const MOST_EVENTS = 24;
const MOST_SAPPHIRES = 3;

export function flights(
  sheet: Sheet,
  events: Event[],
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
  for (const event of events) {
    const { name, fields } = sheet.kinds[event[0]];
    const value = (field: string): number => event[1 + fields.findIndex((one) => one.name === field)] ?? -1;
    const numberAt = (field: string): number => Number(sheet.places[value(field)]?.[1] ?? -1);
    if (fields.some((one) => one.name === "tile" && one.kind === "place")) tiles.add(numberAt("tile"));
    if (name === "built" || name === "moved") ways.set(numberAt("tile"), value("way") as 0 | 1);
    const purse = now.get(`purse-${value("who")}`);
    if (name === "called") {
      fly("djinn", numberAt("djinn"), now.get(`djinn-${numberAt("djinn")}`), purse);
      pay(value("price"), purse, now.get("treasure"));
    }
    if (name === "built" || name === "passed") pay(value("sapphires"), now.get("treasure"), purse);
  }
  function pay(count: number, from: Box | undefined, to: Box | undefined): void {
    for (let i = 0; i < Math.min(count, MOST_SAPPHIRES); i++) fly("sapphire", 0, from, to, 60 * i);
  }
  for (const tile of tiles) {
    const pile = `pile-${floorOf(tile)}`;
    fly("tile", tile, before.get(`tile-${tile}`) ?? before.get(pile), now.get(`tile-${tile}`) ?? now.get(pile));
    const last = found.at(-1);
    if (last?.what === "tile" && last.number === tile) last.way = ways.get(tile) ?? 0;
  }
  return found;
}
