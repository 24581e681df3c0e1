/** Whatever a script moves, it moves through here: only in ways that the browser shows without laying out or painting
 *  anything anew.  The type holds it to that. */

type Moving = "transform" | "translate" | "rotate" | "scale" | "opacity";
type Still = Exclude<keyof CSSStyleDeclaration, Moving | "offset">;

/** How something stands at a moment of its way; `offset` says when that is, from 0 to 1. */
export type Frame = { [name in Moving]?: string | number } & { [name in Still]?: never } & { offset?: number };

export function animate(element: Element, frames: Frame[], how: KeyframeAnimationOptions): Animation {
  return element.animate(frames as Keyframe[], how);
}

/** Whether nothing is to move. */
export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
