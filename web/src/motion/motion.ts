/** Whatever a script moves, it moves through here: only in ways that the browser shows without laying out or painting
 *  anything anew.  The type holds it to that. */

import { PACES, settings } from "../app/settings.svelte";

type Moving = "transform" | "translate" | "rotate" | "scale" | "opacity";
type Still = Exclude<keyof CSSStyleDeclaration, Moving | "offset">;

/** How something stands at a moment of its way; `offset` says when that is, from 0 to 1. */
export type Frame = { [name in Moving]?: string | number } & { [name in Still]?: never } & { offset?: number };

export function animate(element: Element, frames: Frame[], how: KeyframeAnimationOptions): Animation {
  const { duration = 0, delay = 0 } = how;
  const slower = pace();
  return element.animate(frames as Keyframe[], { ...how, duration: Number(duration) * slower, delay: delay * slower });
}

/** How many times as long as usual things take to move. */
export const pace = (): number => PACES[settings.speed];

/** Whether nothing is to move. */
export const calm = (): boolean => settings.speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Something that comes into being: from a little smaller, or from a little above. */
export const arriving =
  (from: string, duration: number) =>
  (element: Element): void => {
    if (calm()) return;
    const frames = [
      { opacity: 0, transform: from },
      { opacity: 1, transform: "none" },
    ];
    animate(element, frames, { duration, easing: "cubic-bezier(0.2, 0.9, 0.3, 1.2)" });
  };
