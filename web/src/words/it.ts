/** All that is said in this language: what all games share, the page's own, each game's, each board's. */
import type { Texts } from "./catalogue";

export const texts: Texts = import.meta.glob(
  [
    "../../../src/grandvizier/words/it.ftl",
    "/src/words/it.ftl",
    "../../../src/grandvizier/games/*/words/it.ftl",
    "/src/games/*/words/it.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
