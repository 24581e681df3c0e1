/** How the log tells a game of Sultaniya. */

import type { GameLog } from "../../boards";
import Small from "./Small.svelte";

export const log: GameLog = {
  headlines: [["called", "moved", "built", "passed"], "found_nothing", "stopped", "revealed"],
  milestones: [],
  draws: { tile: Small },
};
