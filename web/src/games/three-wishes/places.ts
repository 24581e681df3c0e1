/** The places of the table, as the sheet names them. */

import type { Sheet } from "../../protocol/messages";

export interface Places {
  /** The card set aside. */
  removed: number;
  centre: number[];
  /** The three places of each seat. */
  hands: number[][];
}

export function placesOf(sheet: Pick<Sheet, "places">): Places {
  const found: Places = { removed: 0, centre: [], hands: [] };
  sheet.places.forEach(([name, seat], place) => {
    if (name === "removed") found.removed = place;
    else if (name === "centre") found.centre.push(place);
    else if (name === "hand") (found.hands[Number(seat)] ??= []).push(place);
  });
  return found;
}

/** The seat before which a place lies; null for the centre and the card set aside. */
export function ownerOf({ hands }: Places, place: number): number | null {
  const seat = hands.findIndex((hand) => hand.includes(place));
  return seat < 0 ? null : seat;
}
