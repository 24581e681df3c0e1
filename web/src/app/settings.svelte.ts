/** How this person wants it: language, room, whether every choice is confirmed.  Kept in the browser. */

import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import type { GameInfo } from "../protocol/messages";
import { untilFound } from "../protocol/until_found";
import { boxOf } from "../words/box";
import { bundle, enlarge, LANGUAGES, load, type Language, type Loaders, type Texts } from "../words/catalogue";
import { gameTexts, titles } from "../words/games";
import { GUEST } from "../words/names";
import { say, type Facts } from "../words/words";
import { played } from "../history/history";
import { read, write } from "./storage";

export type Room = "system" | "light" | "dark";

const ROOMS: readonly Room[] = ["system", "light", "dark"];
/** How fast things move on a table. */
export type Speed = "slow" | "usual" | "fast" | "none";
export const SPEEDS: readonly Speed[] = ["slow", "usual", "fast", "none"];
/** How many times as long as usual things take to move. */
export const PACES: Readonly<Record<Speed, number>> = { slow: 1.8, usual: 1, fast: 0.5, none: 0 };

/** Whoever has finished fewer games is asked before a choice that cannot be taken back. */
const NEWCOMER = 3;
const LONGEST_NAME = 30;

const kept = (read("settings") ?? {}) as Record<string, unknown>;
/** What was kept, if it is a yes or a no. */
const whether = (key: string, otherwise: boolean): boolean => (typeof kept[key] === "boolean" ? kept[key] : otherwise);

/** The first language of this browser that we speak. */
function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? "en";
}

class Settings {
  language = $state<Language>(LANGUAGES.find((one) => one === kept["language"]) ?? spoken());
  room = $state<Room>(ROOMS.find((one) => one === kept["room"]) ?? "system");
  /** Whether every choice is confirmed. */
  confirm = $state(whether("confirm", false));
  #careful = $state<boolean | null>(typeof kept["careful"] === "boolean" ? kept["careful"] : null);
  /** Whether single keys do something. */
  keys = $state(whether("keys", true));
  name = $state(typeof kept["name"] === "string" ? kept["name"].slice(0, LONGEST_NAME) : "");
  /** The bots that a game at one click is played against; empty is the friendly ones. */
  level = $state(typeof kept["level"] === "string" ? kept["level"] : "");
  /** Whether a chime tells that it is my turn. */
  sound = $state(whether("sound", false));
  /** Whether cards, tiles and gems are heard; on a phone only if wished. */
  sounds = $state(whether("sounds", !matchMedia("(pointer: coarse)").matches));
  /** How loud everything is, from 0 to 1. */
  volume = $state(typeof kept["volume"] === "number" ? Math.min(1, Math.max(0, kept["volume"])) : 0.6);
  /** Whether a phone may be felt. */
  haptics = $state(whether("haptics", true));
  speed = $state<Speed>(SPEEDS.find((one) => one === kept["speed"]) ?? "usual");
  /** Whether a notification does, while nobody looks at the page. */
  notify = $state(whether("notify", false));

  /** Whether a choice with no way back asks first: for newcomers, unless they say otherwise. */
  get careful(): boolean {
    return this.#careful ?? played().length < NEWCOMER;
  }
  set careful(wanted: boolean) {
    this.#careful = wanted;
  }

  /** All of them; null is left to what is usual. */
  get all(): Record<string, unknown> {
    const { language, room, confirm, keys, name, level, sound, sounds, volume, haptics, speed, notify } = this;
    const careful = this.#careful;
    return { language, room, confirm, careful, keys, name, level, sound, sounds, volume, haptics, speed, notify };
  }

  /** Whether there are words yet. */
  get ready(): boolean {
    return texts !== null;
  }

  /** The language that is spoken now. */
  get spoken(): Language {
    return spokenNow;
  }
}

export const settings = new Settings();

/** What was chosen is kept; the rest is as it is usual, which may be otherwise another day. */
const chosen = new Set(Object.keys(kept));
let before = settings.all;
function keep(all: Record<string, unknown>): void {
  for (const key in all) if (all[key] !== before[key]) chosen.add(key);
  before = all;
  write("settings", Object.fromEntries(Object.entries(all).filter(([key]) => chosen.has(key))));
}

let texts = $state.raw<Texts | null>(null);
/** The language of the texts that are here: while another is on its way, the old one stays. */
let spokenNow = $state<Language>("en");

/** The games whose words were asked for. */
const asked = new Set<string>();
/** Those whose words are here. */
let speaking = $state.raw<ReadonlySet<string>>(new Set());

async function fetchTexts(): Promise<void> {
  const wanted = settings.language;
  const games = [...asked];
  const [all, ...more] = await Promise.all([
    untilFound(() => load(wanted)),
    titles(wanted).catch(() => ({})),
    ...games.map((game) => untilFound(() => gameTexts(game, wanted))),
  ]);
  // Another game may have been asked for meanwhile: that brings all of it.
  if (games.length === asked.size) speak(wanted, Object.assign({}, all, ...more) as Texts, new Set(games));
}

/** Whether all that a game says is here; whoever wants to know asks for it. */
export function speaks(game: string): boolean {
  if (game && !asked.has(game)) {
    asked.add(game);
    // Not while something is being worked out.
    void Promise.resolve().then(fetchTexts);
  }
  return speaking.has(game);
}

function speak(language: Language, found: Texts, games: ReadonlySet<string>): void {
  if (language !== settings.language) return;
  texts = found;
  speaking = games;
  spokenNow = language;
  document.documentElement.lang = language;
}

function enterRoom(room: Room): void {
  if (room === "system") delete document.documentElement.dataset.room;
  else document.documentElement.dataset.room = room;
}

/** What the styles move goes as fast as what scripts move. */
function keepPace(speed: Speed): void {
  document.documentElement.style.setProperty("--pace", String(PACES[speed]));
}
keepPace(settings.speed);

/** Do this with what was found whenever it is found changed. */
function onChange<Found>(find: () => Found, act: (found: Found) => void): void {
  let first = true;
  $effect(() => {
    const found = find();
    if (!first) untrack(() => act(found));
    first = false;
  });
}

$effect.root(() => {
  onChange(() => settings.all, keep);
  onChange(() => settings.language, fetchTexts);
  onChange(() => settings.room, enterRoom);
  onChange(() => settings.speed, keepPace);
});

/** What somebody without a name is called. */
export const guest = (): string => (settings.ready ? t("web-guest") : GUEST);

/** What I am called at a table. */
export const myName = (): string => settings.name.trim() || GUEST;

export function words(game = ""): FluentBundle {
  if (!texts) throw new Error("no words yet");
  return bundle(texts, spokenNow, game);
}

/** A message of the page. */
export function t(id: string, facts: Facts = {}): string {
  return say(words(), id, facts);
}

/** A message of a game; another game's catalogue is not needed to speak of it. */
export function tg(game: string, id: string, facts: Facts = {}): string {
  const found = words(game);
  // One that is not here any more is called by its id.
  return id === "title" && !found.hasMessage(id) ? game : say(found, id, facts);
}

/** A message of a game that may speak of what is in its box. */
export function tb(info: GameInfo, id: string, facts: Facts = {}): string {
  return tg(info.name, id, { ...boxOf(info, spokenNow), ...facts });
}

/** What went wrong with a request, in the chosen language where there are words for it. */
export function explained({ code, message }: { code: string; message: string }): string {
  if (code === "offline") return t("web-offline");
  return words().hasMessage(`web-trouble-${code}`) ? t(`web-trouble-${code}`) : message;
}

/** Whether it is a bot that we have words for. */
export function knownBot(bot: string): boolean {
  return words().hasMessage(`web-bot-${bot}-text`);
}

/** What kind of bot it is; one that we have no word for is called by its name. */
export function botName(bot: string): string {
  return words().hasMessage(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

export const begin = fetchTexts;

/** Words that come with what needs them and change together with all others; the message tells that they are here. */
export function moreWords(more: Loaders, message: string): { readonly ready: boolean } {
  enlarge(more);
  void begin();
  return {
    get ready() {
      return words().hasMessage(message);
    },
  };
}
