/** What a Task card can do besides its task, each in a field of 32 by 32. */

import { box, disc, oval, poly, rimmed, type Drawing } from "../../../art/shapes";
import { dog, jewel } from "./fur";
import { ink } from "./ink";

export const EFFECTS: Record<string, Drawing> = {
  // One more Aide.
  aide: [
    ["M2 29.4C2 22.4 6.4 20.4 12.4 20.4S22.8 22.4 22.8 29.4z", ink.turquoise, ink.line, 1.3],
    ...dog(12.4, 16, 6.2),
    ["M6.4 13C2.6 9 6 4 12.4 4S22.2 9 18.4 13Q12.4 9.8 6.4 13z", ink.ivory, ink.line, 1.3],
    ["M7 10.6Q13 9.6 15.6 4.8", "none", ink.ivory2, 1.3],
    ["M24.4 2.4H28.4V7.4H31.6V11.4H28.4V16.2H24.4V11.4H20.8V7.4H24.4z", ink.gold, ink.line, 1.3],
  ],
  // An eye on the hidden stack.
  spy: [
    [box(12, 1.6, 15, 26, 2), ink.violet3, ink.line, 1.3],
    [box(5, 4.4, 15, 26, 2), ink.violet, ink.line, 1.3],
    ["M1 17C6.4 8.4 25.6 8.4 31 17C25.6 25.6 6.4 25.6 1 17z", ink.ivory, ink.line, 1.5],
    [disc(16, 17, 5.6), ink.gem, ink.line, 1.3],
    [disc(16, 17, 2.6), ink.line],
    [disc(14.2, 14.8, 1.4), ink.white],
  ],
  gems: [...jewel(11.4, 12, 9.6), ...jewel(21.2, 20.4, 9.6)],
  // A price cut.
  bargain: [
    ["M3 14L14 3H27C28.4 3 29 3.6 29 5V18L18 29C17 30 16 30 15 29L3 17C2 16 2 15 3 14z", ink.gold, ink.line, 1.4],
    [disc(24, 8, 2.6), ink.ivory, ink.line, 1.2],
    ...rimmed("M15 10.4V21M10.4 17L15 22L19.6 17", ink.line, 4.6, ink.ivory, 2.2),
  ],
  // A trumpet with its banner.
  herald: [
    ["M10 14H20V27L15 23.6L10 27z", ink.red, ink.line, 1.3],
    [disc(15, 18.4, 2), ink.gold3],
    ["M2 10.4V13.6L21 15.4L30 20.4V3.6L21 8.6z", ink.gold, ink.line, 1.4],
    [oval(29.6, 12, 1.8, 8.2), ink.gold2, ink.line, 1.2],
    ["M5 11.2L21 10.4", "none", ink.gold3, 1.5],
  ],
  // New cards.
  renew: [
    [box(9.4, 7, 13.2, 18, 2), ink.ivory, ink.line, 1.3],
    [poly(16, 11.4, 19.6, 16, 16, 20.6, 12.4, 16), ink.red],
    ["M4.6 20A13 13 0 0 1 16 3M27.4 12A13 13 0 0 1 16 29", "none", ink.line, 5],
    [poly(15, -0.6, 22, 3.2, 15, 7) + poly(17, 32.6, 10, 28.8, 17, 25), ink.turquoise, ink.line, 1.2],
    ["M4.6 20A13 13 0 0 1 15.4 3.1M27.4 12A13 13 0 0 1 16.6 28.9", "none", ink.turquoise, 2.6],
  ],
  // A scarab in the sand.
  relic: [
    ...rimmed(
      "M9 13L3.6 10M8 18H2.4M9.4 22.6L4.6 27M23 13L28.4 10M24 18H29.6M22.6 22.6L27.4 27",
      ink.line,
      3.6,
      ink.gold,
      1.5,
    ),
    ["M7.6 18C7.6 11 11 9 16 9S24.4 11 24.4 18C24.4 25 21 29.6 16 29.6S7.6 25 7.6 18z", ink.turquoise, ink.line, 1.4],
    ["M16 13.4V29M8.4 15.6Q16 12 23.6 15.6", "none", ink.line, 1.3],
    ["M11 18.6Q11 23 13.4 25.6", "none", ink.turquoise3, 1.7],
    ["M10.4 10C10.4 5.4 13 4.4 16 4.4S21.6 5.4 21.6 10Q16 12.6 10.4 10z", ink.turquoise2, ink.line, 1.3],
    [disc(16, 4.6, 3.6), ink.gold, ink.line, 1.2],
  ],
};
