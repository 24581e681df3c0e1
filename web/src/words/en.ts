/** All that is said in this language: what all games share, the page's own, each game's, each board's. */
import type { Texts } from "./catalogue";

export const texts: Texts = import.meta.glob(
  [
    "../../../src/grandvizier/words/en.ftl",
    "/src/words/en.ftl",
    "../../../src/grandvizier/games/*/words/en.ftl",
    "/src/games/*/words/en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
