/** What stands over the courtyard for a moment, as it happens. */

import type { NamedEvent } from "../../../motion/events";
import type { Sheet } from "../../../protocol/messages";
import { moments, type Moment } from "./moment";

/** How long a moment stands, in milliseconds; it is in nobody's way. */
const STANDS = 3200;

export class MomentsNow {
  shown = $state.raw<Moment[]>([]);

  private passing: ReturnType<typeof setTimeout> | undefined;
  private first = true;

  hear(sheet: Sheet, events: readonly NamedEvent[], undone: boolean): void {
    const begun = !this.first;
    this.first = false;
    if (!begun || !events.length) return;
    const told = undone ? [] : moments(sheet, events);
    if (!told.length && !undone) return;
    this.shown = told;
    clearTimeout(this.passing);
    this.passing = setTimeout(() => (this.shown = []), STANDS);
  }

  leave(): void {
    clearTimeout(this.passing);
  }
}
