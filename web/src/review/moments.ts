/** Where one can stand in a game.  A moment is told by how many events there had been. */

import type { Event } from "../games/board";
import type { View } from "../games/types";
import type { Sheet } from "../protocol/messages";

/** The moments worth a step: after each event that tells something, and whoever is asked then. */
export function stops(sheet: Sheet, events: readonly Event[]): number[] {
  const kind = (i: number) => sheet.kinds[events[i][0]].name;
  const found = [0];
  for (let at = 0; at < events.length; at++) {
    if (kind(at) === "asked" || kind(at) === "chose") continue;
    while (at + 1 < events.length && kind(at + 1) === "asked") at++;
    found.push(at + 1);
  }
  if (found.at(-1) !== events.length) found.push(events.length);
  return found;
}

/** The nearest of these moments after (1) or before (-1) this one; where there is none, the moment itself. */
export function beside(moments: readonly number[], at: number, way: 1 | -1): number {
  const found = way > 0 ? moments.find((one) => one > at) : moments.findLast((one) => one < at);
  return found ?? at;
}

/** Which of these moments is shown: the last one that is not after it. */
export function indexAt(moments: readonly number[], at: number): number {
  return Math.max(
    0,
    moments.findLastIndex((one) => one <= at),
  );
}

/** Views as they were sent, the first one whole and of the others what changed, as views. */
export function wholeViews(sent: readonly Partial<View>[]): View[] {
  let now: Partial<View> = {};
  return sent.map((change) => (now = { ...now, ...change }) as View);
}
