/** How the log tells a game of The Sultan's Wishes. */

import type { GameLog } from "../../boards";
import Small from "./Small.svelte";

export const log: GameLog = {
  headlines: ["attached", "bought", "orderly", "used", "lit", "rubbed", "discarded", "drew"],
  milestones: ["mood", "finale", "verdict"],
  draws: { card: Small },
};
