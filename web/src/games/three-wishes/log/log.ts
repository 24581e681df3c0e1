/** How the log tells a game of 3 Wishes. */

import type { GameLog } from "../../boards";
import Small from "./Small.svelte";

export const log: GameLog = {
  headlines: [["looked", "switched", "shuffled"]],
  milestones: ["declared", "nobody_won", "grand_master"],
  draws: { wish: Small },
};
