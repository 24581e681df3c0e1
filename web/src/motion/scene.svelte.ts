/** Sees what has happened and lets things fly.  A game says what flies for which events; the rest is the same for all. */

import { ARRIVES, boxes, TAKES, type Boxes, type Flying } from "./flying";
import { animate, calm, pace } from "./motion";

export class Scene<Flight extends Flying, Told> {
  /** What flies now; another list each time, so that everything begins anew. */
  flying = $state.raw<Flight[]>([]);

  private before: Boxes = new Map();
  private frame = 0;
  private landing: ReturnType<typeof setTimeout> | undefined;
  private first = true;

  constructor(
    private readonly root: () => HTMLElement | undefined,
    /** What flies, from where everything lay to where it lies now. */
    private readonly flights: (events: readonly Told[], before: Boxes, now: Boxes) => Flight[],
  ) {}

  /** The table is about to change: remember where everything lies. */
  remember(): void {
    const root = this.root();
    if (root && !calm()) this.before = boxes(root);
  }

  /** Show what these events did; `backwards` is how things go back that were taken back. */
  hear(events: readonly Told[], backwards = false): void {
    const begun = !this.first;
    this.first = false;
    if (!begun || calm() || !events.length) return;
    const before = this.before;
    clearTimeout(this.landing);
    // With the next frame, which lays everything out anyway.
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const root = this.root();
      if (!root) return;
      const now = boxes(root);
      this.flying = backwards
        ? this.flights(events, now, before).map((flight) => ({ ...flight, from: flight.to, to: flight.from }))
        : this.flights(events, before, now);
      // What arrives is not there before it arrives.
      for (const { drawn } of this.flying) {
        if (drawn === undefined) continue;
        for (const found of root.querySelectorAll(`[data-drawn="${drawn}"]`)) {
          animate(found, [{ opacity: 0 }, { opacity: 0 }], { duration: TAKES * ARRIVES });
        }
      }
      this.landing = setTimeout(() => (this.flying = []), TAKES * pace() + 200);
    });
  }

  leave(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.landing);
  }
}
