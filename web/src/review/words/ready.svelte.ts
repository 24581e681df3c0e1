/** The words of the review: they come with its page, and change together with all others. */

import { moreWords } from "../../app/settings.svelte";

export const reviewWords = moreWords(
  { en: () => import("./en"), it: () => import("./it"), pt: () => import("./pt") },
  "review-title",
);
