/** Events as a board reads them: what kind each is, and its fields by name, as the sheet gives them. */

import type { Event } from "../games/board";
import type { Sheet } from "../protocol/messages";

/** Stands in an event for a face that is not shown. */
const HIDDEN = -1;

/** A place that an event names: 7 and `tile` for the place of tile 7. */
export interface Place {
  /** Its number on the table. */
  place: number;
  name: string;
  /** Which one of that name; before a seat, the seat. */
  number: number;
}

export type EventSheet = Pick<Sheet, "kinds" | "places" | "names" | "faces" | "questions">;

type Field = Sheet["kinds"][number]["fields"][number];

/** A face that is hidden is null; a number that stands for a word is the word. */
function valueOf(sheet: EventSheet, { kind, family }: Field, value: number): unknown {
  if (kind === "place") {
    const [name = "", number = HIDDEN] = sheet.places[value] ?? [];
    return { place: value, name: String(name), number: Number(number) };
  }
  if (kind === "face") return value === HIDDEN ? null : value;
  if (family === "question") return sheet.questions[value];
  return family in sheet.names && !(family in sheet.faces) ? sheet.names[family]?.[value] : value;
}

/** The events of a game, as its `types.ts` declares them: both are written from what the game declares. */
export function read<Told extends { kind: string }>(sheet: EventSheet, events: readonly Event[]): Told[] {
  return events.flatMap(([number = 0, ...values]) => {
    const kind = sheet.kinds[number];
    if (!kind) return [];
    const fields = kind.fields.map((field, i) => [field.name, valueOf(sheet, field, values[i] ?? HIDDEN)]);
    return [{ kind: kind.name, ...Object.fromEntries(fields) } as Told];
  });
}
