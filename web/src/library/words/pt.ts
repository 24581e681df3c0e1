/** What the rules and the art sheet say in this language: their own words, and each game's. */
import type { Texts } from "../../words/catalogue";

export const texts: Texts = import.meta.glob(
  ["/src/library/words/pt.ftl", "/src/games/*/library/pt.ftl", "../../../../src/grandvizier/games/*/book/pt.ftl"],
  { query: "?raw", import: "default", eager: true },
);
