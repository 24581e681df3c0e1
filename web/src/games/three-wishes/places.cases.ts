/** The places of a table of five, as the tests of this board need them. */

import { placesOf } from "./places";

export const PLACES = placesOf({
  places: [
    ["removed"],
    ["centre", 0],
    ["centre", 1],
    ...[0, 1, 2, 3, 4].flatMap((seat) => [0, 1, 2].map((i) => ["hand", seat, i])),
  ],
});
