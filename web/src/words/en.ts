/** All that is said in this language whatever is played: what all games share, and the page's own. */
import type { Texts } from "./catalogue";

export const texts: Texts = import.meta.glob(["../../../src/grandvizier/words/en.ftl", "/src/words/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
