/** What stands over the courtyard for a moment, as it happens: one thing after the other. */

import type { GameEvent } from "../types";
import { moments, type Moment } from "./moment";

/** How long a moment stands, in milliseconds; shorter where more wait. */
const STANDS = 3200;
const HURRIES = 1800;
/** Whoever waits longer than this for news has the log. */
const MOST = 4;

export class MomentsNow {
  /** The one that is told now. */
  shown = $state.raw<Moment | null>(null);

  private waiting: Moment[] = [];
  private passing: ReturnType<typeof setTimeout> | undefined;
  private first = true;

  hear(events: readonly GameEvent[], undone: boolean): void {
    const begun = !this.first;
    this.first = false;
    if (!begun || !events.length) return;
    if (undone) {
      this.waiting = [];
      this.next();
      return;
    }
    this.waiting = [...this.waiting, ...moments(events)].slice(-MOST);
    if (!this.shown) this.next();
  }

  leave(): void {
    clearTimeout(this.passing);
  }

  private next(): void {
    clearTimeout(this.passing);
    this.shown = this.waiting.shift() ?? null;
    if (this.shown) this.passing = setTimeout(() => this.next(), this.waiting.length ? HURRIES : STANDS);
  }
}
