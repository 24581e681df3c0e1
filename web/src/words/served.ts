/** The words of games that this page was built without: they come from the server, which is asked at once. */

import { games } from "../protocol/api";
import type { Language, Texts } from "./catalogue";

const BUILT_IN = /\/grandvizier\/games\/([^/]+)\/words\//;

/** What the server says of them in a language, by where it would lie; what cannot be had is left out. */
export async function served(language: Language, built: Promise<Texts>): Promise<Texts> {
  const [known, texts] = await Promise.all([games().catch(() => ({ games: [] })), built]);
  const here = new Set(Object.keys(texts).map((path) => BUILT_IN.exec(path)?.[1].replaceAll("_", "-")));
  const others = known.games.map(({ name }) => name).filter((name) => !here.has(name));
  const found = await Promise.all(
    others.map(async (name): Promise<[string, string][]> => {
      const answer = await fetch(`/sheets/${encodeURIComponent(name)}/${language}.ftl`).catch(() => null);
      return answer?.ok ? [[`/games/${name}/words/${language}.ftl`, await answer.text()]] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
