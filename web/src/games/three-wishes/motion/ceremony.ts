/** How a game ends beside the cards: verdicts, markers that fly to the winner. */

import type { Frame } from "../../../motion/motion";
import type { Layout } from "../layout";
import type { Motion } from "./motion";
import { TAKES, type Beat } from "./moves";

export function ceremony(motion: Motion, table: HTMLElement, { plates, lamp }: Layout, beats: Beat[]): void {
  const run = (what: string, frames: Frame[], at: number, duration = TAKES): void => {
    for (const element of table.querySelectorAll(what)) motion.run(element, frames, at, duration);
  };
  const grow = (scale: number): Frame[] => [
    { opacity: 0, scale },
    { opacity: 1, scale: 1 },
  ];
  for (const beat of beats) {
    if (beat.kind === "judge") run(`[data-verdict="${beat.who}"]`, grow(0.6), beat.at);
    else if (beat.kind === "marked") {
      const plate = plates[beat.who];
      if (!plate) continue;
      const [dx, dy] = [plate.x - lamp.x, plate.y - lamp.y];
      const fly = [
        { opacity: 1, transform: "translate(0, 0) scale(0.4)" },
        { opacity: 1, transform: `translate(${dx / 2}px, ${dy / 2 - 60}px) scale(1.8)`, offset: 0.5 },
        { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(0.8)` },
      ];
      for (let i = 0; i < beat.gained; i++) run(`[data-token="${i}"]`, fly, beat.at + i * 160, 2 * TAKES);
    }
  }
}
