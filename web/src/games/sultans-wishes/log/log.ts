/** How the log tells a game of The Sultan's Wishes. */

import type { GameLog } from "../../boards";
import Small from "./Small.svelte";

export const log: GameLog = {
  headlines: [
    ["attached", "orderly", "used", "stacked", "travelled", "bought"],
    "gave",
    "kept",
    "handed",
    "discarded",
    "removed",
    "declined",
    "drew",
  ],
  milestones: ["mood", "finale", "verdict"],
  draws: { card: Small },
};
