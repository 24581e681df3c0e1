/** The Fluent catalogues: one lazy chunk a language, shared messages first, then the page's, then a game's own. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { ownerOf } from "./games";

export const LANGUAGES = ["en", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: "English", it: "Italiano", pt: "Português" };

/** Where a language counts in several ways, the one that our sentences count in: nought is many, as in “0 corações”. */
const COUNTS: Partial<Record<Language, string>> = { pt: "pt-PT" };

/** The texts of one language by where they lie, seen from the root: no two pages name theirs alike. */
export type Texts = Record<string, string>;

export type Loaders = Record<Language, () => Promise<{ texts: Texts }>>;

const loaders: Loaders[] = [{ en: () => import("./en"), it: () => import("./it"), pt: () => import("./pt") }];
const loaded = new Map<Language, Texts>();

export async function load(language: Language): Promise<Texts> {
  let texts = loaded.get(language);
  if (!texts) {
    const found = await Promise.all(loaders.map((one) => one[language]()));
    // There is more to say than when we began.
    if (found.length < loaders.length) return load(language);
    texts = Object.assign({}, ...found.map((one) => one.texts)) as Texts;
    loaded.set(language, texts);
  }
  return texts;
}

/** From now on these words are loaded too: for pages that bring their own. */
export function enlarge(more: Loaders): void {
  loaders.push(more);
  loaded.clear();
}

const kept = new WeakMap<Texts, Map<string, FluentBundle>>();
const read = new Map<string, FluentResource>();

/** What a text says: read once, though every game shares most of it. */
function resource(text: string): FluentResource {
  let found = read.get(text);
  if (!found) read.set(text, (found = new FluentResource(text)));
  return found;
}

/** The messages of a game (by its name; "" is no game) with those that all share. */
export function bundle(texts: Texts, language: Language, game: string): FluentBundle {
  const bundles = kept.get(texts) ?? new Map<string, FluentBundle>();
  kept.set(texts, bundles);
  let found = bundles.get(game);
  if (!found) {
    found = new FluentBundle(COUNTS[language] ?? language, { useIsolating: false });
    for (const [path, text] of Object.entries(texts)) {
      const owner = ownerOf(path);
      if (owner === undefined || owner === game) found.addResource(resource(text));
    }
    bundles.set(game, found);
  }
  return found;
}
