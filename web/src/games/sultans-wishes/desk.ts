/** What every part of the board is handed: the table, who looks at it, and how to speak of it. */

import { settings } from "../../app/settings.svelte";
import type { Offer } from "../../protocol/messages";
import { capital } from "../../words/words";
import { own } from "../../words/names";
import type { BoardProps } from "../board";
import type { Court } from "./court";
import type { CourtView } from "./types";

export interface Desk extends Pick<
  BoardProps,
  | "seat"
  | "names"
  | "lit"
  | "decided"
  | "verb"
  | "choose"
  | "pick"
  | "why"
  | "back"
  | "place"
  | "face"
  | "gains"
  | "say"
> {
  court: Court;
  view: CourtView;
  /** What may be chosen now, after all that is decided. */
  now: readonly Offer[];
  /** How many points it would bring to choose a place now, at most; nothing where it brings none. */
  points: ReadonlyMap<number, number>;
  /** How many would wait there, or come with the end of the round, if a place is chosen now. */
  later: ReadonlyMap<number, number>;
}

/** What something printed is called in the chosen language. */
export function called(entry: { name: Record<string, string> } | undefined): string {
  return entry ? own(entry.name[settings.language] ?? entry.name["en"]) : "";
}

/** Who, for a sentence. */
export function who({ names, seat }: Desk, one: number): { who: string; who_me: string } {
  return { who: names[one] ?? "", who_me: one === seat ? "yes" : "no" };
}

/** The Aides on a card, in words. */
export function aidesOn(desk: Desk, aides: readonly number[]): string {
  return aides.map((one) => desk.say("sw-aide-of", who(desk, one))).join(", ");
}

/** What somebody can tell about a place and what choosing it does. */
export function told(desk: Desk, place: number, ...more: string[]): string {
  const may = desk.lit.get(place);
  const here = may ? desk.now.filter((offer) => offer.at.includes(place)) : [];
  const brings = here.length === 1 ? desk.gains(here[0]) : "";
  const parts = [desk.place(place), ...more, ...(may ? [may.label] : []), capital(brings)].filter(Boolean);
  return parts.map((part) => part.replace(/\.$/, "")).join(". ");
}
