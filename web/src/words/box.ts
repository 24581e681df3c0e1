/** What a game's sentences take from its components instead of spelling it out. */

import type { GameInfo } from "../protocol/messages";
import type { Facts } from "./words";

/** `$box_width` for the entry `width`; names as this language says them. */
export function boxOf({ box }: Pick<GameInfo, "box">, language: string): Facts {
  return Object.fromEntries(
    Object.entries(box).map(([key, value]) => [
      `box_${key}`,
      typeof value === "number" ? value : (value[language] ?? value["en"]),
    ]),
  );
}

/** A ruling's sentences stand on lines of their own. */
export const sentences = (text: string): string[] => text.split("\n");
