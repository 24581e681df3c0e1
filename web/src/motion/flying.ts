/** Where things lie that can fly, and how long they fly. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** By the key of what lies there. */
export type Boxes = Map<string, Box>;

/** How long a movement takes, in milliseconds. */
export const TAKES = 280;
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
