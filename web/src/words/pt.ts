/** All that is said in this language: what all games share, the page's own, each game's, each board's. */
import type { Texts } from "./catalogue";

export const texts: Texts = import.meta.glob(
  [
    "../../../src/grandvizier/words/pt.ftl",
    "/src/words/pt.ftl",
    "../../../src/grandvizier/games/*/words/pt.ftl",
    "/src/games/*/words/pt.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
