/** The words of the review: they come with its page, and change together with all others. */

import { enlarge } from "../../words/catalogue";
import { begin, words } from "../../app/settings.svelte";

enlarge({ en: () => import("./en"), it: () => import("./it"), pt: () => import("./pt") });
void begin();

export const reviewWords = {
  /** Whether there are words yet. */
  get ready() {
    return words().hasMessage("review-title");
  },
};
