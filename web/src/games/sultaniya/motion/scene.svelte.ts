/** Sees what has happened and lets it fly. */

import type { Event } from "../../board";
import { boxes, TAKES, type Boxes } from "../../../motion/flying";
import { animate, calm } from "../../../motion/motion";
import type { Sheet } from "../../../protocol/messages";
import { flights, type Flight } from "./flights";

export class Scene {
  /** What flies now; another list each time, so that everything begins anew. */
  flying = $state.raw<Flight[]>([]);

  private before: Boxes = new Map();
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private first = true;

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly floorOf: (tile: number) => number,
  ) {}

  /** The table is about to change: remember where everything lies. */
  remember(): void {
    const root = this.root();
    if (root && !calm()) this.before = boxes(root);
  }

  hear(sheet: Sheet, events: Event[]): void {
    const begun = !this.first;
    this.first = false;
    if (!begun || calm() || !events.length) return;
    const before = this.before;
    clearTimeout(this.timer);
    // With the next frame, which lays everything out anyway.
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const root = this.root();
      if (!root) return;
      this.flying = flights(sheet, events, before, boxes(root), this.floorOf);
      // What arrives is not there before it arrives.
      for (const { what, number } of this.flying) {
        if (what !== "tile") continue;
        for (const drawn of root.querySelectorAll(`[data-drawn="${number}"]`)) {
          animate(drawn, [{ opacity: 0 }, { opacity: 0 }], { duration: TAKES * 0.95 });
        }
      }
      this.timer = setTimeout(() => (this.flying = []), TAKES + 200);
    });
  }

  leave(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }
}
