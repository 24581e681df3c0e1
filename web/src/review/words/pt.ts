/** What the review says in this language. */
import type { Texts } from "../../words/catalogue";

export const texts: Texts = import.meta.glob("/src/review/words/pt.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
