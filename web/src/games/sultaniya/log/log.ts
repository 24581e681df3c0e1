/** How the log tells a game of Sultaniya. */

import type { GameLog } from "../../boards";
import Small from "./Small.svelte";

export const log: GameLog = {
  headlines: ["built", "passed", "moved", "called", "found_nothing", "stopped", "revealed"],
  milestones: [],
  draws: { tile: Small },
};
