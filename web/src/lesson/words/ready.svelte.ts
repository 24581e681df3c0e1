/** The words of the lessons: they come with their page, and change together with all others. */

import { enlarge } from "../../words/catalogue";
import { begin, words } from "../../app/settings.svelte";

enlarge({ en: () => import("./en"), it: () => import("./it"), pt: () => import("./pt") });
void begin();

export const lessons = {
  /** Whether there are words yet. */
  get ready() {
    return words().hasMessage("learn-next");
  },
};
