/** Events as a board reads them: by the names of their fields, as the sheet gives them, never by their position. */

import type { Event } from "../games/board";
import type { Sheet } from "../protocol/messages";

/** Stands for a face that is not shown, and for what is not there. */
export const HIDDEN = -1;

export class NamedEvent {
  /** What happened. */
  readonly name: string;

  constructor(
    private readonly sheet: Pick<Sheet, "kinds" | "places">,
    private readonly event: Event,
  ) {
    this.name = sheet.kinds[event[0]].name;
  }

  private get fields(): Sheet["kinds"][number]["fields"] {
    return this.sheet.kinds[this.event[0]].fields;
  }

  /** The value of a field. */
  value(field: string): number {
    const at = this.fields.findIndex((one) => one.name === field);
    return at < 0 ? HIDDEN : this.event[1 + at];
  }

  /** The number of the thing that a field names by its place: 7 for the place of tile 7. */
  numberAt(field: string): number {
    return Number(this.sheet.places[this.value(field)]?.[1] ?? HIDDEN);
  }

  /** Whether a field of this name is a place. */
  hasPlace(field: string): boolean {
    return this.fields.some((one) => one.name === field && one.kind === "place");
  }
}

export const named = (sheet: Pick<Sheet, "kinds" | "places">, events: readonly Event[]): NamedEvent[] =>
  events.map((event) => new NamedEvent(sheet, event));
