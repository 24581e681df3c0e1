/** The table as the server's view has it, and where the slots of a palace lie. */

import type { Sheet } from "../../protocol/messages";
import type { BoardProps } from "../board";
import type { Entries, PalaceView, PlaceName } from "./types";

export type PalaceProps = BoardProps<PalaceView, Entries>;

/** What a place is about. */
export type Spot =
  { kind: "pile" | "djinn" | "tile"; number: number } | { kind: "slot"; seat: number; floor: number; index: number };

/** A slot: its place, and the half-column where it begins. */
export interface Slot {
  place: number;
  floor: number;
  column: number;
}

/** Where everything of the table has its number. */
export class Land {
  /** The floors from the ground up, by name. */
  readonly floors: string[] = [];
  /** The half-columns of the land. */
  readonly columns: number;
  private readonly slots: Slot[][] = [];
  private readonly at = new Map<string, number>();

  constructor(private readonly sheet: Pick<Sheet, "own" | "places" | "seated">) {
    sheet.own.forEach((places, seat) => {
      this.slots[seat] = places.map((place) => {
        const [name, , index] = sheet.places[place];
        if (!this.floors.includes(String(name))) this.floors.push(String(name));
        const floor = this.floors.indexOf(String(name));
        // Every floor is staggered by half a tile against the one beneath.
        return { place, floor, column: (floor % 2) + 2 * (Number(index) - 1) };
      });
    });
    sheet.places.forEach(([name, number], place) => {
      if (!sheet.seated.includes(String(name))) this.at.set(`${name}-${number}`, place);
    });
    const [slots = []] = this.slots;
    this.columns = 2 + Math.max(...slots.map((slot) => slot.column));
  }

  slotsOf(seat: number): Slot[] {
    return this.slots[seat] ?? [];
  }

  /** The place of a pile, a djinn or a tile. */
  place(kind: PlaceName, number: number): number {
    return this.at.get(`${kind}-${number}`) ?? -1;
  }

  /** The tile that a place is; null for any other place. */
  tile(place: number | undefined): number | null {
    const [name, number] = (place === undefined ? null : this.sheet.places[place]) ?? [];
    return name === "tile" ? Number(number) : null;
  }
}

/** The nearest slot in a direction, for the arrow keys; the same slot where there is none. */
export function neighbour(slots: Slot[], from: Slot, key: string): Slot {
  const [dx, dy] = { ArrowLeft: [-2, 0], ArrowRight: [2, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key] ?? [0, 0];
  const floor = slots.filter((slot) => slot.floor === from.floor + dy);
  const near = (slot: Slot): number => Math.abs(slot.column - from.column - dx + 0.1);
  return [...floor].sort((a, b) => near(a) - near(b))[0] ?? from;
}
