import type { View } from "../games/types";
import type { Sheet } from "../protocol/messages";
import type { Words } from "../words/words";
import type { TableState } from "./state/table.svelte";

/** A table whose game is shown: what the parts of its screen are handed. */
export interface Shown {
  table: TableState;
  words: Words;
  view: View;
  sheet: Sheet;
}
