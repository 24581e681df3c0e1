/** Something is counted step by step, at the pace that this person wishes; whoever comes later sees the sum. */

import { calm, pace } from "../motion/motion";

/** How long a step takes, in milliseconds. */
export const STEP = 650;

export class Counting {
  /** So many steps are done. */
  done = $state(0);

  /** `steps` are there for what is looked at; `fresh` says whether it has just ended before these eyes. */
  constructor(
    private readonly steps: () => number,
    private readonly fresh: () => boolean,
  ) {
    $effect(() => {
      if (this.done >= this.steps()) return;
      const timer = setTimeout(() => (this.done += 1), STEP * pace());
      return () => clearTimeout(timer);
    });
  }

  /** Begin anew. */
  begin(): void {
    this.done = this.fresh() && !calm() ? 0 : this.steps();
  }

  get over(): boolean {
    return this.done >= this.steps();
  }
}
