/** The words of the lessons: they come with their page, and change together with all others. */

import { moreWords } from "../../app/settings.svelte";

export const lessons = moreWords(
  { en: () => import("./en"), it: () => import("./it"), pt: () => import("./pt") },
  "learn-next",
);
