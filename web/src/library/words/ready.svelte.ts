/** The words of the library: they come with its pages, and change together with all others. */

import { moreWords } from "../../app/settings.svelte";

export const library = moreWords(
  { en: () => import("./en"), it: () => import("./it"), pt: () => import("./pt") },
  "library-no-game",
);
