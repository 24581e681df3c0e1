/** Places of a board that something else on the page is about: an entry of the log, a hint, what the others did. */

type Sign = "data-told" | "data-hint" | "data-last" | "data-again";

export function mark(board: HTMLElement | undefined, sign: Sign, places: readonly number[]): void {
  for (const old of board?.querySelectorAll(`[${sign}]`) ?? []) old.removeAttribute(sign);
  for (const place of places) {
    for (const found of board?.querySelectorAll(`[data-place="${place}"]`) ?? []) found.setAttribute(sign, "");
  }
}
