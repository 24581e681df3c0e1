/** What the events of an update did to the cards, so that the eye can follow it. */

import { HIDDEN, type NamedEvent } from "../../../motion/events";
import { handOf } from "../layout";

/** Something to show, with the moment at which it begins. */
export type Beat =
  | { kind: "look"; at: number; who: number; place: number; card: number }
  | { kind: "switch"; at: number; a: number; b: number; back?: boolean }
  | { kind: "shuffle"; at: number; who: number }
  | { kind: "deal"; at: number }
  | { kind: "show"; at: number; place: number; card: number }
  | { kind: "judge"; at: number; who: number }
  | { kind: "won"; at: number; who: number | null }
  | { kind: "marked"; at: number; who: number; gained: number }
  | { kind: "master"; at: number; who: number };

/** How long one movement takes, in milliseconds. */
export const TAKES = 300;
const HAND_AFTER_HAND = 420;

/** The events as beats of a timeline; a reveal turns one hand after another, then judges, then crowns. */
export function beats(events: readonly NamedEvent[]): Beat[] {
  const out: Beat[] = [];
  let at = 0;
  let owner = -1;
  let card = 0;
  for (const event of events) {
    const who = event.value("who");
    switch (event.name) {
      case "looked":
        out.push({ kind: "look", at, who, place: event.value("place"), card: event.value("card") });
        at += TAKES;
        break;
      case "switched":
        out.push({ kind: "switch", at, a: event.value("a"), b: event.value("b") });
        at += TAKES;
        break;
      case "shuffled":
        out.push({ kind: "shuffle", at, who });
        at += 2 * TAKES;
        break;
      case "dealt":
        out.push({ kind: "deal", at });
        at += TAKES;
        break;
      case "shown": {
        const place = event.value("place");
        const seat = Math.floor(place / 3) - 1;
        if (owner >= 0 && seat !== owner) at += HAND_AFTER_HAND;
        card = seat === owner ? card + 1 : 0;
        owner = seat;
        out.push({ kind: "show", at: at + card * 70, place, card: event.value("card") });
        break;
      }
      case "judged":
        if (owner >= 0) at += HAND_AFTER_HAND + 100;
        owner = -1;
        out.push({ kind: "judge", at, who });
        at += TAKES;
        break;
      case "won":
        out.push({ kind: "won", at: (at += 150), who });
        at += TAKES;
        break;
      case "nobody_won":
        out.push({ kind: "won", at: (at += 150), who: null });
        at += TAKES;
        break;
      case "marked":
        out.push({ kind: "marked", at, who, gained: event.value("gained") });
        at += TAKES;
        break;
      case "grand_master":
        out.push({ kind: "master", at, who });
        at += TAKES;
        break;
    }
  }
  return out;
}

/** What was taken back, as beats of a timeline: the last thing first, every card along the way it came. */
export function backwards(undone: readonly NamedEvent[]): Beat[] {
  return beats(undone.toReversed()).flatMap((beat): Beat[] => {
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
      for (const place of handOf(beat.who)) ways.delete(place);
    } else if (beat.kind === "deal") ways.clear();
  }
  return ways;
}

/** The places whose card turned over without having moved: a face that was closed, or came by other news. */
export function turned(before: (number | null)[], after: (number | null)[], list: Beat[]): number[] {
  const busy = new Set<number>(journeys(list).keys());
  for (const beat of list) {
    if (beat.kind === "look" || beat.kind === "show") busy.add(beat.place);
    if (beat.kind === "shuffle") for (const place of handOf(beat.who)) busy.add(place);
    if (beat.kind === "deal") return [];
  }
  return after.flatMap((card, place) =>
    !busy.has(place) && place < before.length && (card === null) !== (before[place] === null) ? [place] : [],
  );
}

/** The places that I have just looked at, wherever their cards went since; a choice of mine closes what was open. */
export function lookedNow(events: readonly NamedEvent[], seat: number | null, open: number[]): number[] {
  let now = open;
  for (const event of events) {
    const who = event.value("who");
    if (event.name === "chose" && who === seat) now = [];
    else if (event.name === "looked" && who === seat && event.value("card") !== HIDDEN) {
      const place = event.value("place");
      now = [...now.filter((one) => one !== place), place];
    } else if (event.name === "switched")
      now = now.filter((place) => place !== event.value("a") && place !== event.value("b"));
    else if (event.name === "shuffled") now = now.filter((place) => !handOf(who).includes(place));
    else if (event.name === "dealt") now = [];
  }
  return now;
}

const STEPS = 8;

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
  for (let i = 0; i <= STEPS; i++) {
    const k = i / STEPS;
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
