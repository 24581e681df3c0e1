/** What the events of an update did to the cards, so that the eye can follow it. */

import { read, type EventSheet } from "../../../motion/events";
import { calm, pace } from "../../../motion/motion";
import type { Event, Reveal } from "../../board";
import { STEP } from "../../counting.svelte";
import { placesOf, type Places } from "../places";
import type { GameEvent } from "../types";

/** Something to show, with the moment at which it begins. */
export type Beat =
  | { kind: "look"; at: number; who: number; place: number; card: number | null }
  | { kind: "switch"; at: number; a: number; b: number; back?: boolean }
  | { kind: "shuffle"; at: number; hand: readonly number[] }
  | { kind: "deal"; at: number }
  | { kind: "show"; at: number; place: number; card: number | null }
  | { kind: "judge"; at: number; who: number }
  | { kind: "won"; at: number; who: number | null }
  | { kind: "marked"; at: number; who: number; gained: number }
  | { kind: "master"; at: number; who: number };

/** How long one movement takes, in milliseconds. */
export const TAKES = 300;
const HAND_AFTER_HAND = 420;
/** How often something is turned up or told where a hand is shown large: its cards, its points, who won. */
export const STEPS = 5;

/** Who won is seen after the last verdict, and not before the declared hand is counted. */
const crowning = (at: number): number => Math.max(at + 150, STEPS * STEP - TAKES);

/** The events as beats of a timeline; a reveal turns one hand after another, then judges, then crowns. */
export function beats(events: readonly GameEvent[], { hands }: Places): Beat[] {
  const out: Beat[] = [];
  let at = 0;
  let owner: number | null = null;
  let card = 0;
  for (const event of events) {
    switch (event.kind) {
      case "looked":
        out.push({ kind: "look", at, who: event.who, place: event.place.place, card: event.card });
        at += TAKES;
        break;
      case "switched":
        out.push({ kind: "switch", at, a: event.a.place, b: event.b.place });
        at += TAKES;
        break;
      case "shuffled":
        out.push({ kind: "shuffle", at, hand: hands[event.who] ?? [] });
        at += 2 * TAKES;
        break;
      case "dealt":
        out.push({ kind: "deal", at });
        at += TAKES;
        break;
      case "shown": {
        const { place, number: seat } = event.place;
        if (owner !== null && seat !== owner) at += HAND_AFTER_HAND;
        card = seat === owner ? card + 1 : 0;
        owner = seat;
        out.push({ kind: "show", at: at + card * 70, place, card: event.card });
        break;
      }
      case "judged":
        if (owner !== null) at += HAND_AFTER_HAND + 100;
        owner = null;
        out.push({ kind: "judge", at, who: event.who });
        at += TAKES;
        break;
      case "won":
        out.push({ kind: "won", at: (at = crowning(at)), who: event.who });
        at += TAKES;
        break;
      case "nobody_won":
        out.push({ kind: "won", at: (at = crowning(at)), who: null });
        at += TAKES;
        break;
      case "marked":
        out.push({ kind: "marked", at, who: event.who, gained: event.gained });
        at += TAKES;
        break;
      case "grand_master":
        out.push({ kind: "master", at, who: event.who });
        at += TAKES;
        break;
    }
  }
  return out;
}

/** How long hands are turned up before it is seen who won, in milliseconds; 0 where none are. */
export function untilWon(list: readonly Beat[]): number {
  const won = list.find(({ kind }) => kind === "won");
  return won && list.some(({ kind }) => kind === "show") && !calm() ? won.at * pace() : 0;
}

/** Where in the news hands are turned up, and how long it takes until it is seen who won. */
export function reveals(sheet: EventSheet, news: readonly Event[]): Reveal | null {
  const events = read<GameEvent>(sheet, news);
  const takes = untilWon(beats(events, placesOf(sheet)));
  return takes ? { from: events.findIndex(({ kind }) => kind === "shown"), takes: takes + TAKES * pace() } : null;
}

/** What was taken back, as beats of a timeline: the last thing first, every card along the way it came. */
export function backwards(undone: readonly GameEvent[], places: Places): Beat[] {
  return beats(undone.toReversed(), places).flatMap((beat): Beat[] => {
    if (beat.kind === "switch") return [{ ...beat, back: true }];
    return beat.kind === "shuffle" ? [beat] : [];
  });
}

/** One leg of a card's way; `back` is a way that it came. */
export interface Leg {
  at: number;
  from: number;
  to: number;
  back: boolean;
}

/** For each place the legs by which the card that lies there now came; cards that stayed are left out. */
export function journeys(list: Beat[]): Map<number, Leg[]> {
  const ways = new Map<number, Leg[]>();
  for (const beat of list) {
    if (beat.kind === "switch") {
      const { at, a, b, back = false } = beat;
      const [fromA, fromB] = [ways.get(a) ?? [], ways.get(b) ?? []];
      ways.set(b, [...fromA, { at, from: a, to: b, back }]);
      ways.set(a, [...fromB, { at, from: b, to: a, back }]);
    } else if (beat.kind === "shuffle") {
      for (const place of beat.hand) ways.delete(place);
    } else if (beat.kind === "deal") ways.clear();
  }
  return ways;
}

/** The places whose card turned over without having moved: a face that was closed, or came by other news. */
export function turned(before: (number | null)[], after: (number | null)[], list: Beat[]): number[] {
  const busy = new Set<number>(journeys(list).keys());
  for (const beat of list) {
    if (beat.kind === "look" || beat.kind === "show") busy.add(beat.place);
    if (beat.kind === "shuffle") for (const place of beat.hand) busy.add(place);
    if (beat.kind === "deal") return [];
  }
  return after.flatMap((card, place) =>
    !busy.has(place) && place < before.length && (card === null) !== (before[place] === null) ? [place] : [],
  );
}

/** The places that I have just looked at, wherever their cards went since; a choice of mine closes what was open. */
export function lookedNow(
  events: readonly GameEvent[],
  seat: number | null,
  open: number[],
  { hands }: Places,
): number[] {
  let now = open;
  for (const event of events) {
    if (event.kind === "chose" && event.who === seat) now = [];
    else if (event.kind === "looked" && event.who === seat && event.card !== null) {
      const { place } = event.place;
      now = [...now.filter((one) => one !== place), place];
    } else if (event.kind === "switched")
      now = now.filter((place) => place !== event.a.place && place !== event.b.place);
    else if (event.kind === "shuffled") now = now.filter((place) => !hands[event.who]?.includes(place));
    else if (event.kind === "dealt") now = [];
  }
  return now;
}

const CURVE = 8;

/** A way along an arc, as keyframes' translations and scales, from the first point to the last; a way back bends to the
 *  other hand, so that it is the same way. */
export function arc(
  dx: number,
  dy: number,
  scale: number,
  back = false,
): { x: number; y: number; s: number; k: number }[] {
  const out = [];
  const length = Math.hypot(dx, dy);
  const bulge = Math.min(110, Math.max(length * 0.22, Math.min(length * 0.5, 52))) * (back ? -1 : 1);
  const [nx, ny] = length ? [-dy / length, dx / length] : [0, 0];
  for (let i = 0; i <= CURVE; i++) {
    const k = i / CURVE;
    const left = 1 - k * k * (3 - 2 * k);
    const swell = Math.sin(Math.PI * k);
    out.push({
      x: dx * left + nx * bulge * swell,
      y: dy * left + ny * bulge * swell,
      s: (1 + (scale - 1) * left) * (1 + 0.1 * swell),
      k,
    });
  }
  return out;
}
