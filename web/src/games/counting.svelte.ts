/** Something is counted step by step, at the pace that this person wishes; whoever comes later sees the sum. */

import { untrack } from "svelte";
import { calm, pace } from "../motion/motion";

/** How long a step takes, in milliseconds. */
export const STEP = 650;

export class Counting {
  /** So many steps are done. */
  done = $state(0);

  /** `steps` are there for `what` is looked at, and it begins anew with something else; `fresh` says whether it has
   *  just ended before these eyes. */
  constructor(
    private readonly steps: () => number,
    private readonly fresh: () => boolean,
    what: () => unknown,
  ) {
    $effect.pre(() => {
      what();
      untrack(() => this.begin());
    });
    $effect(() => {
      if (this.done >= this.steps()) return;
      const timer = setTimeout(() => (this.done += 1), STEP * pace());
      return () => clearTimeout(timer);
    });
  }

  private begin(): void {
    this.done = this.fresh() && !calm() ? 0 : this.steps();
  }

  get over(): boolean {
    return this.done >= this.steps();
  }
}

/** As that, line by line: each brings points. */
export class PointsCounting<Line extends { points: number }> extends Counting {
  constructor(
    private readonly lines: () => readonly Line[],
    fresh: () => boolean,
    what: () => unknown,
  ) {
    super(() => lines().length, fresh, what);
  }

  /** What is counted now. */
  get now(): Line | undefined {
    return this.lines()[this.done];
  }

  /** What the lines bring that were counted. */
  get sofar(): number {
    return this.lines()
      .slice(0, this.done)
      .reduce((sum, line) => sum + line.points, 0);
  }
}
