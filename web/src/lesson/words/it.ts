/** What the lessons say in this language: their own words, and each game's. */
import type { Texts } from "../../words/catalogue";

export const texts: Texts = import.meta.glob(["/src/lesson/words/it.ftl", "/src/games/*/lesson/it.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
