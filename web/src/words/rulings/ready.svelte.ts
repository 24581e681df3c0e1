/** The rulings in full: they come when the first one is to be read. */

import { moreWords } from "../../app/settings.svelte";

export const rulings = moreWords(
  { en: () => import("./en"), it: () => import("./it"), pt: () => import("./pt") },
  "ruling-GV-1",
);
