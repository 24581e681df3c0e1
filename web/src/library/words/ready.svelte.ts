/** The words of the library: they come with its pages, and change together with all others. */

import { enlarge } from "../../words/catalogue";
import { begin, words } from "../../app/settings.svelte";

enlarge({ en: () => import("./en"), it: () => import("./it"), pt: () => import("./pt") });
void begin();

export const library = {
  /** Whether there are words yet. */
  get ready() {
    return words().hasMessage("library-no-game");
  },
};
