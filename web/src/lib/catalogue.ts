/** The Fluent catalogues: one lazy chunk a language, shared messages first, then the page's, then a game's own. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: "English", it: "Italiano", pt: "Português" };

/** The texts of one language by where they lie. */
export type Texts = Record<string, string>;

const loaders: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import("../words/en"),
  it: () => import("../words/it"),
  pt: () => import("../words/pt"),
};

export async function load(language: Language): Promise<Texts> {
  return (await loaders[language]()).texts;
}

const kept = new WeakMap<Texts, Map<string, FluentBundle>>();

/** The messages of a game (by its name; "" is no game) with those that all share. */
export function bundle(texts: Texts, language: Language, game: string): FluentBundle {
  const bundles = kept.get(texts) ?? new Map<string, FluentBundle>();
  kept.set(texts, bundles);
  let found = bundles.get(game);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    for (const [path, text] of Object.entries(texts)) {
      // A folder is named as Python or as the page names it.
      const owner = /\/games\/([^/]+)\//.exec(path)?.[1].replaceAll("_", "-");
      if (owner === undefined || owner === game) found.addResource(new FluentResource(text));
    }
    bundles.set(game, found);
  }
  return found;
}
