/** The table as the server's view has it, and where the slots of a palace lie. */

import type { Sheet } from "../../protocol/messages";

/** A part and the way round it stands. */
export type Piece = [part: number, way: 0 | 1];

export interface Line {
  source: string;
  objective: number | null;
  number: number | null;
  points: number | null;
}

export interface PalaceView {
  seat: number;
  players: number;
  asked: { question: string; seat: number } | null;
  over: boolean;
  round: number;
  /** The rounds in a row in which nobody built, how many more end the game, and the rounds left after this one. */
  idle: number;
  stall_left: number | null;
  rounds_left: number;
  finisher: number | null;
  characters: (number | null)[];
  palaces: (Piece | null)[][];
  displays: number[][];
  piles: (number | null)[][];
  rest: number[][];
  held: number | null;
  treasure: number;
  sapphires: number[];
  djinns: (number | null)[];
  objectives: (number | null)[][];
  guards: number[];
  roofs: number[];
  score: Line[][];
  points: number[];
  winners: number[];
}

export interface Character {
  id: string;
  side: string;
  back: string;
  one: string;
  three: string;
  six: string;
  sapphires: number;
  marks: Record<string, string>;
  printed: { floor: string; at: number }[];
}

export interface DjinnEntry {
  id: string;
  price: number;
  power: "refresh" | "move" | "build-twice" | "search";
  marks: Record<string, string>;
}

export interface ObjectiveEntry {
  id: string;
  kind: "floor" | "column" | "djinns" | "pairs";
  symbol: string;
  marks: Record<string, string>;
}

export interface Components {
  djinns: DjinnEntry[];
  objectives: ObjectiveEntry[];
  boards: Character[];
}

export const componentsOf = (sheet: Sheet): Components => sheet.components as unknown as Components;

/** The turns of a game alone, and the roofs that end one together. */
export const TURNS_ALONE = 20;

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
  /** How many roofs a palace can have. */
  readonly roofs: number;
  private readonly slots: Slot[][] = [];
  private readonly at = new Map<string, number>();

  constructor(private readonly sheet: Sheet) {
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
    this.roofs = slots.filter((slot) => slot.floor === this.floors.length - 1).length;
  }

  slotsOf(seat: number): Slot[] {
    return this.slots[seat] ?? [];
  }

  /** The place of a pile, a djinn or a tile. */
  place(kind: "pile" | "djinn" | "tile", number: number): number {
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
