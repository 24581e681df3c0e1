/** What the rules and the art sheet say in this language: their own words, and each game's. */
import type { Texts } from "../../words/catalogue";

export const texts: Texts = import.meta.glob(
  ["/src/library/words/it.ftl", "/src/games/*/library/it.ftl", "../../../../src/grandvizier/games/*/book/it.ftl"],
  { query: "?raw", import: "default", eager: true },
);
