/** What one game says, and its board: loaded when somebody opens it.  Games that this page was built without are asked
 *  for from the server; so is what every game is called. */

import type { Language, Texts } from "./catalogue";

const built = import.meta.glob<string>(["../../../src/grandvizier/games/*/words/*.ftl", "/src/games/*/words/*.ftl"], {
  query: "?raw",
  import: "default",
});

const loaded = new Map<string, Promise<Texts>>();

/** What a proxy answers, from this number on, while there is no server behind it. */
const SERVER_GONE = 502;

/** What is asked for once; what could not be had is asked for again. */
function once(key: string, find: () => Promise<Texts>): Promise<Texts> {
  let found = loaded.get(key);
  if (!found) {
    found = find();
    loaded.set(key, found);
    const forget = (texts: Texts): void => void (Object.keys(texts).length || loaded.delete(key));
    void found.then(forget, () => loaded.delete(key));
  }
  return found;
}

/** The words of a game, by where they lie; none if nobody has them, an error if nobody could be asked. */
export const gameTexts = (game: string, language: Language): Promise<Texts> =>
  once(`${game} ${language}`, async () => {
    const own = Object.entries(built).filter(([path]) => ownerOf(path) === game && path.endsWith(`/${language}.ftl`));
    if (own.length) return Object.fromEntries(await Promise.all(own.map(async ([path, text]) => [path, await text()])));
    const text = await asked(`/sheets/${encodeURIComponent(game)}/${language}.ftl`);
    return text === null ? {} : { [`/games/${game}/words/${language}.ftl`]: text };
  });

/** What every game is called, and what it is about. */
export const titles = (language: Language): Promise<Texts> =>
  once(language, async () => {
    const text = await asked(`/sheets/games/${language}.json`);
    const games = text === null ? {} : (JSON.parse(text) as Record<string, Record<string, unknown>>);
    return Object.fromEntries(
      Object.entries(games).map(([game, said]) => [`/games/${game}/title/${language}.ftl`, catalogueOf(said)]),
    );
  });

/** The game that a path belongs to, whose folder is named as Python or as the page names it. */
export const ownerOf = (path: string): string | undefined => /\/games\/([^/]+)\//.exec(path)?.[1].replaceAll("_", "-");

/** What is no text is left out, whoever answered. */
const catalogueOf = (said: Record<string, unknown>): string =>
  Object.entries(said)
    .filter((one): one is [string, string] => typeof one[1] === "string")
    .map(([id, text]) => `${id} = { ${JSON.stringify(text.replaceAll("\n", " "))} }\n`)
    .join("");

/** What the server has there; null where it has nothing. */
async function asked(address: string): Promise<string | null> {
  const answer = await fetch(address);
  if (answer.status >= SERVER_GONE) throw new Error(`${address}: ${answer.status}`);
  return answer.ok ? answer.text() : null;
}
