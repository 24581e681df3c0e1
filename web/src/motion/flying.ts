/** Where things lie that can fly, and how long they fly. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** By the key of what lies there. */
export type Boxes = Map<string, Box>;

/** Something on its way. */
export interface Flying {
  from: Box;
  to: Box;
  /** How long it waits before it leaves, in milliseconds. */
  delay: number;
  /** What is drawn already where it goes, by its `data-drawn`: not there before this arrives. */
  drawn?: string;
}

/** How long a movement takes, in milliseconds. */
export const TAKES = 280;
/** When it has arrived, as a part of that time: from then on what is drawn there takes its place. */
export const ARRIVES = 0.95;
/** What moves by less than this, in pixels, need not fly. */
const NEAR = 12;

/** Where everything lies that can fly. */
export function boxes(root: HTMLElement): Boxes {
  const found: Boxes = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width) found.set(element.dataset.fly ?? "", { x, y, width, height });
  }
  return found;
}

/** Whether the way is long enough to be seen. */
export const isFar = (from: Box, to: Box): boolean => Math.hypot(from.x - to.x, from.y - to.y) > NEAR;
