/** The rulings in full, in this language: those of every table, and each game's. */
import type { Texts } from "../catalogue";

export const texts: Texts = import.meta.glob(
  ["../../../../src/grandvizier/words/pt.ftl", "../../../../src/grandvizier/games/*/words/pt.ftl"],
  { query: "?rulings", import: "default", eager: true },
);
