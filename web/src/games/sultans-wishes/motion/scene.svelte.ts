/** Sees what has happened: lets things fly and tells what is worth a moment. */

import type { Event } from "../../board";
import { boxes, TAKES, type Boxes } from "../../../motion/flying";
import { animate, calm } from "../../../motion/motion";
import type { Sheet } from "../../../protocol/messages";
import { flights, type Flight } from "./flights";
import { moments, type Moment } from "./moment";

/** How long a moment stands, in milliseconds; it is in nobody's way. */
const STANDS = 3200;

export class Scene {
  /** What flies now; another list each time, so that everything begins anew. */
  flying = $state.raw<Flight[]>([]);
  moments = $state.raw<Moment[]>([]);

  private before: Boxes = new Map();
  private frame = 0;
  private landing: ReturnType<typeof setTimeout> | undefined;
  private passing: ReturnType<typeof setTimeout> | undefined;
  private first = true;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** The table is about to change: remember where everything lies. */
  remember(): void {
    const root = this.root();
    if (root && !calm()) this.before = boxes(root);
  }

  hear(sheet: Sheet, events: readonly Event[], undone: boolean): void {
    const begun = !this.first;
    this.first = false;
    if (!begun || !events.length) return;
    const told = undone ? [] : moments(sheet, events);
    if (told.length || undone) {
      this.moments = told;
      clearTimeout(this.passing);
      this.passing = setTimeout(() => (this.moments = []), STANDS);
    }
    if (calm()) return;
    const before = this.before;
    clearTimeout(this.landing);
    // With the next frame, which lays everything out anyway.
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const root = this.root();
      if (!root) return;
      const now = boxes(root);
      this.flying = flights(sheet, events, undone ? now : before, undone ? before : now).map((flight) =>
        undone ? { ...flight, from: flight.to, to: flight.from } : flight,
      );
      // What arrives is not there before it arrives.
      for (const { what, number } of this.flying) {
        const drawn = what === "orderly" ? `orderly-${number}` : String(number);
        if (what !== "card" && what !== "orderly") continue;
        for (const found of root.querySelectorAll(`[data-drawn="${drawn}"]`)) {
          animate(found, [{ opacity: 0 }, { opacity: 0 }], { duration: TAKES * 0.95 });
        }
      }
      this.landing = setTimeout(() => (this.flying = []), TAKES + 200);
    });
  }

  leave(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.landing);
    clearTimeout(this.passing);
  }
}
